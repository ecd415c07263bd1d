/// A file that differs between two states that Git knows.
public struct GitChange: Equatable, Sendable {
  /// As seen from the root of the working tree.
  public var path: FilePath
  /// The name of its contents in the object database; nil for contents that only the working tree has.
  public var blob: String?

  init(path: FilePath, blob: String? = nil) {
    self.path = path
    self.blob = blob
  }
}

/// Reads what `git diff --raw -z --no-abbrev` prints.
///
/// Format: git-diff(1), "RAW OUTPUT FORMAT", https://git-scm.com/docs/git-diff#_raw_output_format
struct GitRawReader {
  /// A file, with or without the right to be run. Links have 120000, submodules 160000.
  private static let fileModes = ["100644", "100755"].map { Array($0.utf8) }

  /// The changes that leave a file, in the order of Git.
  ///
  /// - Throws: `GitError` for what is no such output.
  static func changes(in output: [UInt8]) throws(GitError) -> [GitChange] {
    var changes: [GitChange] = []
    var fields = output.split(separator: 0, omittingEmptySubsequences: false)[...]
    while let header = fields.popFirst(), !header.isEmpty {
      // `:100644 100644 <old blob> <new blob> R095`
      let words = header.split(separator: UInt8(ascii: " "))
      guard words.count == 5, header.first == UInt8(ascii: ":"), let status = words[4].first,
        var path = fields.popFirst()
      else { throw .unexpected("diff") }
      // Renames and copies have a second path, the new one.
      if status == UInt8(ascii: "R") || status == UInt8(ascii: "C") {
        guard let new = fields.popFirst() else { throw .unexpected("diff") }
        path = new
      }
      guard fileModes.contains(where: { words[1].elementsEqual($0) }) else { continue }
      let isKnown = words[3].contains { $0 != UInt8(ascii: "0") }
      changes.append(
        GitChange(
          path: FilePath(bytes: Array(path)),
          blob: isKnown ? String(decoding: words[3], as: UTF8.self) : nil))
    }
    return changes
  }
}
