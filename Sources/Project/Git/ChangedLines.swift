import Platform

/// The added or changed lines of files.
public struct ChangedLines: Equatable, Sendable {
  /// 1-based, sorted, without overlaps; by path relative to the root of the working tree.
  private var files: [PathKey: [ClosedRange<Int>]] = [:]

  /// No line of any file.
  public init() {}

  /// Adds a file with all its lines.
  mutating func addWhole(_ path: FilePath) { files[PathKey(path)] = [1...Int.max] }

  /// Adds lines; those of a file must come from top to bottom.
  mutating func add(_ lines: ClosedRange<Int>, of path: FilePath) {
    let last = files[PathKey(path)]?.last?.upperBound ?? 0
    // Two files of one name in two forms of Unicode: some systems can have both.
    if last >= lines.upperBound { return addWhole(path) }
    files[PathKey(path), default: []].append(max(last + 1, lines.lowerBound)...lines.upperBound)
  }

  /// Keeps only the lines that are also in another set.
  mutating func formIntersection(_ other: ChangedLines) {
    for (path, ranges) in files {
      files[path] = other.files[path].map { Self.common(ranges, $0) }
    }
  }

  /// The intersection of two sorted lists of separate ranges.
  private static func common(
    _ left: [ClosedRange<Int>], _ right: [ClosedRange<Int>]
  ) -> [ClosedRange<Int>] {
    var common: [ClosedRange<Int>] = []
    var (first, second) = (left[...], right[...])
    while let one = first.first, let two = second.first {
      if one.overlaps(two) { common.append(one.clamped(to: two)) }
      if one.upperBound < two.upperBound { first.removeFirst() } else { second.removeFirst() }
    }
    return common
  }

  /// Whether any of these lines is changed.
  ///
  /// - Parameters:
  ///   - lines: 1-based.
  ///   - path: relative to the root of the working tree.
  public func touch(_ lines: ClosedRange<Int>, of path: FilePath) -> Bool {
    guard let ranges = files[PathKey(path)] else { return false }
    // The first range that ends at or after the start of the lines.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= lines.upperBound
  }
}

extension ChangedLines {
  /// Reads the output of `git diff -U0`.
  ///
  /// Format: git-diff(1), "Generating patch text with -p", https://git-scm.com/docs/git-diff#generate_patch_text_with_p
  ///
  /// - Parameter patch: with the prefix `b/` before the new names, and without context lines.
  /// - Throws: `GitError` for any other text.
  init(patch: [UInt8]) throws(GitError) {
    self.init()
    var reader = PatchReader(patch)
    try reader.read(into: &self)
  }
}

private struct PatchReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The file of the current hunks; nil for a deleted one.
  private var path: FilePath?

  private static let lineBreak = UInt8(ascii: "\n")
  private static let newName = Array("+++ ".utf8)
  private static let hunk = Array("@@ -".utf8)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(into lines: inout ChangedLines) throws(GitError) {
    while position < bytes.count {
      let line = nextLine()
      if line.starts(with: Self.newName) {
        path = try newName(line.dropFirst(Self.newName.count))
      } else if line.starts(with: Self.hunk) {
        guard let hunk = Hunk(line.dropFirst(Self.hunk.count)) else { throw .unexpected("diff") }
        if let path, let range = hunk.newLines { lines.add(range, of: path) }
        // Lines of code may look like anything: they are counted, not parsed.
        skip(hunk.lineCount)
      }
    }
  }

  private mutating func nextLine() -> ArraySlice<UInt8> {
    let end = bytes[position...].firstIndex(of: Self.lineBreak) ?? bytes.count
    defer { position = end + 1 }
    return bytes[position..<end]
  }

  /// Skips the lines of a hunk. "\ No newline at end of file" does not count as one.
  private mutating func skip(_ count: Int) {
    var left = count
    while left > 0, position < bytes.count {
      if bytes[position] != UInt8(ascii: "\\") { left -= 1 }
      _ = nextLine()
    }
  }

  /// The path after `+++ `; nil for `/dev/null`.
  private func newName(_ text: ArraySlice<UInt8>) throws(GitError) -> FilePath? {
    var name = Array(text)
    // Git marks the end of a name with spaces like this.
    if name.last == UInt8(ascii: "\t") { name.removeLast() }
    if name.first == UInt8(ascii: "\"") {
      guard let plain = unquoted(name) else { throw .unexpected("diff") }
      name = plain
    }
    if name.elementsEqual("/dev/null".utf8) { return nil }
    guard name.starts(with: "b/".utf8) else { throw .unexpected("diff") }
    return FilePath(bytes: Array(name.dropFirst(2)))
  }
}

/// `-12,3 +14,2 @@`: which lines were replaced by which.
private struct Hunk {
  /// Lines of code in the hunk.
  let lineCount: Int
  /// 1-based; nil for a pure deletion.
  let newLines: ClosedRange<Int>?

  /// - Parameter text: the text after `@@ -`.
  init?(_ text: ArraySlice<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard words.count >= 2, words[1].first == UInt8(ascii: "+"),
      let old = Self.extent(words[0]), let new = Self.extent(words[1].dropFirst())
    else { return nil }
    lineCount = old.count + new.count
    newLines = new.count > 0 ? new.start...(new.start + new.count - 1) : nil
  }

  /// `12,3`, or `12` for one line.
  private static func extent(_ text: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
    let numbers = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count <= 2, let start = numbers[0], start >= 0, start < 1 << 40,
      let count = numbers.count == 2 ? numbers[1] : 1, count >= 0, count < 1 << 40
    else { return nil }
    return (start, count)
  }
}

/// The name in Git's double quotes, unescaped; nil for anything else.
///
/// Format: git-config(1), `core.quotePath`,
/// https://git-scm.com/docs/git-config#Documentation/git-config.txt-corequotePath
func unquoted(_ text: [UInt8]) -> [UInt8]? {
  let escapes = Dictionary(
    uniqueKeysWithValues: zip(#"abtnvfr"\"#.utf8, "\u{7}\u{8}\t\n\u{B}\u{C}\r\"\\".utf8))
  guard text.count >= 2, text.first == 0x22, text.last == 0x22 else { return nil }
  let inner = text[1..<(text.count - 1)]
  var plain: [UInt8] = []
  var index = inner.startIndex
  while index < inner.endIndex {
    let byte = inner[index]
    index += 1
    guard byte == 0x5C else {
      plain.append(byte)
      continue
    }
    guard index < inner.endIndex else { return nil }
    if let meant = escapes[inner[index]] {
      plain.append(meant)
      index += 1
    } else {
      // Three octal digits.
      guard let end = inner.index(index, offsetBy: 3, limitedBy: inner.endIndex),
        let value = UInt8(String(decoding: inner[index..<end], as: UTF8.self), radix: 8)
      else { return nil }
      plain.append(value)
      index = end
    }
  }
  return plain
}
