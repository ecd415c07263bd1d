import Platform

/// A file that differs between two states known to Git.
public struct GitChange: Equatable, Sendable {
  /// Relative to the root of the working tree.
  public var path: FilePath
  /// The object name of its contents; nil for contents that exist only in the working tree.
  public var blob: String?

  init(path: FilePath, blob: String? = nil) {
    self.path = path
    self.blob = blob
  }
}

/// A parser for the output of `git diff --raw -z --no-abbrev`.
///
/// Format: git-diff(1), "RAW OUTPUT FORMAT", https://git-scm.com/docs/git-diff#_raw_output_format
struct GitRawReader {
  /// A regular file, executable or not. Links have 120000, submodules 160000.
  private static let fileModes = ["100644", "100755"].map { Array($0.utf8) }

  /// The changes after which the file exists, in Git's order.
  ///
  /// - Throws: `GitError` for any other text.
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
