import Platform
import RuleKit

/// The difference of two texts in the unified format that `git apply` and `patch` read: "diff -u" of POSIX
/// (https://pubs.opengroup.org/onlinepubs/9799919799/utilities/diff.html, section "Diff Unified Output Format"), with the
/// names quoted as git does (https://git-scm.com/docs/git-config, `core.quotePath`).
///
/// Lines end with a line feed; all other bytes, such as a carriage return before it, are part of the line.
public struct UnifiedDiff {
  private static let contextCount = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [LineDiff.Change]

  public init(from old: [UInt8], to new: [UInt8]) {
    (self.old, self.new) = (old.lines, new.lines)
    changes = LineDiff(self.old, self.new).changes
  }

  /// The diff of a file; empty if the texts are the same.
  ///
  /// - Parameter path: the file relative to the folder where the diff will be applied.
  public func rendered(path: FilePath) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    var output: [UInt8] = []
    appendHeader("--- ", "a/", path, to: &output)
    appendHeader("+++ ", "b/", path, to: &output)
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.contextCount
      {
        last += 1
      }
      appendHunk(changes[first...last], to: &output)
      first = last + 1
    }
    return output
  }

  private func appendHunk(_ changes: ArraySlice<LineDiff.Change>, to output: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.contextCount, first.old.lowerBound)
    let after = min(Self.contextCount, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    output.append(contentsOf: "@@ -\(place(oldRange)) +\(place(newRange)) @@\n".utf8)
    var line = oldRange.lowerBound
    for change in changes {
      append(" ", old[line..<change.old.lowerBound], to: &output)
      append("-", old[change.old], to: &output)
      append("+", new[change.new], to: &output)
      line = change.old.upperBound
    }
    append(" ", old[line..<oldRange.upperBound], to: &output)
  }

  /// The position of lines: the first, 1-based, and their number unless it is one; for an empty range, the line before.
  private func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private func append(
    _ sign: Unicode.Scalar, _ lines: ArraySlice<ArraySlice<UInt8>>, to output: inout [UInt8]
  ) {
    for line in lines {
      output.append(UInt8(ascii: sign))
      output.append(contentsOf: line)
      if line.last != UInt8(ascii: "\n") {
        output.append(contentsOf: "\n\\ No newline at end of file\n".utf8)
      }
    }
  }

  private func appendHeader(
    _ lead: String, _ prefix: String, _ path: FilePath, to output: inout [UInt8]
  ) {
    let name = Array(prefix.utf8) + path.bytes
    let quoted = name.map(Self.quoted).joined()
    let isQuoted = quoted.utf8.count > name.count
    output += lead.utf8
    output += isQuoted ? Array("\"\(quoted)\"".utf8) : name
    // Without it, readers take the text after a space for a date.
    output += (name.contains(UInt8(ascii: " ")) ? "\t\n" : "\n").utf8
  }

  private static func quoted(_ byte: UInt8) -> String {
    let letters: [UInt8: String] = [
      0x07: "a", 0x08: "b", 0x09: "t", 0x0A: "n", 0x0B: "v", 0x0C: "f", 0x0D: "r", 0x22: "\"",
      0x5C: "\\",
    ]
    if let letter = letters[byte] { return "\\" + letter }
    if byte >= 0x20, byte < 0x7F { return String(Unicode.Scalar(byte)) }
    return "\\" + [6, 3, 0].map { String(byte >> $0 & 7) }.joined()
  }
}

extension [UInt8] {
  /// The lines, each with its line feed.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in enumerated() where byte == 0x0A {
      lines.append(self[start...index])
      start = index + 1
    }
    return start < count ? lines + [self[start...]] : lines
  }
}

extension Edit {
  /// The edits that make another text, each of whole lines.
  public static func lines(from old: [UInt8], to new: [UInt8]) -> [Edit] {
    let (oldLines, newLines) = (old.lines, new.lines)
    return LineDiff(oldLines, newLines).changes.map { change in
      let rest = oldLines[change.old.lowerBound...]
      let start = rest.first?.startIndex ?? old.count
      let end = rest.prefix(change.old.count).last?.endIndex ?? start
      return Edit(start..<end, replacement: Array(newLines[change.new].joined()))
    }
  }
}
