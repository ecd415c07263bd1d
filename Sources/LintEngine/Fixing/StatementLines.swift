import LayoutModel
import SwiftSource

/// The lines that statements stand on, with their comments, in bytes of the file.
package struct StatementLines {
  package let file: ViewFile

  package init(_ file: ViewFile) { self.file = file }

  private var bytes: UnsafeRawBufferPointer { file.source.bytes }

  /// The lines of a statement that has them to itself, from the comments right above it to the line break at its end.
  ///
  /// Nil where something else stands on the lines, and where a comment speaks to a linter.
  package func movable(_ index: Int) -> Range<Int>? {
    let statement = file.outline.statements[index]
    let code = file.byteRange(statement.first..<statement.end)
    let next = file.tokens[statement.end]
    guard let start = start(of: index), next.startsLine else { return nil }
    let end = file.source.endOfLine(code.upperBound)
    // Without a line break there is nothing to part the statement from the next one.
    guard end < bytes.count,
      !file.source.comments(in: code.upperBound..<end).contains(where: { $0.end > end }),
      !file.source.comments(in: start..<code.lowerBound).contains(where: file.source.speaksToLinter)
    else { return nil }
    return start..<file.source.afterLineBreak(end)
  }

  /// The start of the line of a statement, or of the first comment right above it; nil where something stands before it
  /// on its line. A `MARK:` is a heading, and belongs to no statement.
  package func start(of index: Int) -> Int? {
    let first = file.tokens[file.outline.statements[index].first]
    // Without a look at the line: there may be a great many statements on it.
    guard first.startsLine else { return nil }
    let code = Int(first.start)
    var start = file.source.startOfLine(code)
    guard isBlank(start..<code) else { return nil }
    for comment in comments(before: start) {
      let line = file.source.startOfLine(Int(comment.start))
      let end = file.source.endOfLine(Int(comment.end))
      guard end < start, file.source.afterLineBreak(end) == start, isBlank(Int(comment.end)..<end),
        isBlank(line..<Int(comment.start)),
        !file.source.text(Int(comment.start)..<Int(comment.end)).contains("MARK:")
      else { break }
      start = line
    }
    return start
  }

  /// Some lines, and if a blank line before them would meet another one or the end of the block, that line too.
  package func withBlankLine(_ lines: Range<Int>) -> Range<Int> {
    let next = lines.upperBound..<file.source.endOfLine(lines.upperBound)
    let code = next.first { !isBlank($0..<($0 + 1)) }
    guard code.map({ bytes[$0] == UInt8(ascii: "}") }) ?? true else { return lines }
    var end = lines.lowerBound
    if end > 0, bytes[end - 1] == 0x0A { end -= 1 }
    if end > 0, bytes[end - 1] == 0x0D { end -= 1 }
    let before = file.source.startOfLine(end)
    return before > 0 && isBlank(before..<end) ? before..<lines.upperBound : lines
  }

  // MARK: - Comments

  /// The nearest comments before an offset, the last one first; a bound for what nobody writes.
  private func comments(before offset: Int) -> some Sequence<Comment> {
    file.source.comments[..<file.source.firstComment(from: offset)].reversed().prefix(64)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { [0x20, 0x09, 0x0B, 0x0C].contains(bytes[$0]) }
  }
}

extension SourceFile {
  /// Whether a comment is for a linter, as `layoutlint:` and `swiftlint:` are: what it means depends on where it stands.
  package func speaksToLinter(_ comment: Comment) -> Bool {
    text(Int(comment.start)..<Int(comment.end)).contains("lint:")
  }
}
