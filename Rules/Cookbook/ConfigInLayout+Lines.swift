import LayoutModel
import SwiftSource

/// The lines that statements stand on, with their comments, in bytes of the file.
struct StatementLines {
  let file: ViewFile

  private var bytes: UnsafeRawBufferPointer { file.source.bytes }

  /// The lines of a statement that has them to itself, from the comments right above it to the line break at its end.
  ///
  /// Nil where something else stands on the lines, and where a comment speaks to a linter.
  func movable(_ index: Int) -> Range<Int>? {
    let statement = file.outline.statements[index]
    let code = file.byteRange(statement.first..<statement.end)
    let next = file.tokens[statement.end]
    guard let start = start(of: index), next.startsLine else { return nil }
    let end = lineEnd(code.upperBound)
    // Without a line break there is nothing to part the statement from the next one.
    guard end < bytes.count, !comments(in: code.upperBound..<end).contains(where: { $0.end > end }),
      !comments(in: start..<code.lowerBound).contains(where: speaksToLinter)
    else { return nil }
    return start..<afterLineBreak(end)
  }

  /// The start of the line of a statement, or of the first comment right above it; nil where something stands before it
  /// on its line. A `MARK:` is a heading, and belongs to no statement.
  func start(of index: Int) -> Int? {
    let code = Int(file.tokens[file.outline.statements[index].first].start)
    var start = lineStart(code)
    guard isBlank(start..<code) else { return nil }
    for comment in comments(before: start) {
      let line = lineStart(Int(comment.start))
      let end = lineEnd(Int(comment.end))
      guard end < start, afterLineBreak(end) == start, isBlank(Int(comment.end)..<end),
        isBlank(line..<Int(comment.start)), !text(comment).contains("MARK:")
      else { break }
      start = line
    }
    return start
  }

  /// Some lines, and if a blank line before them would meet another one or the end of the block, that line too.
  func withBlankLine(_ lines: Range<Int>) -> Range<Int> {
    let next = lines.upperBound..<lineEnd(lines.upperBound)
    let code = next.first { !isBlank($0..<($0 + 1)) }
    guard code.map({ bytes[$0] == UInt8(ascii: "}") }) ?? true else { return lines }
    var end = lines.lowerBound
    if end > 0, bytes[end - 1] == 0x0A { end -= 1 }
    if end > 0, bytes[end - 1] == 0x0D { end -= 1 }
    let before = lineStart(end)
    return before > 0 && isBlank(before..<end) ? before..<lines.upperBound : lines
  }

  // MARK: - Comments

  /// The nearest comments before an offset, the last one first; a bound for what nobody writes.
  private func comments(before offset: Int) -> some Sequence<Comment> {
    file.source.comments[..<firstComment(from: offset)].reversed().prefix(64)
  }

  private func comments(in range: Range<Int>) -> ArraySlice<Comment> {
    file.source.comments[
      firstComment(from: range.lowerBound)..<firstComment(from: range.upperBound)]
  }

  /// The index of the first comment that does not begin before an offset.
  private func firstComment(from offset: Int) -> Int {
    var low = 0
    var high = file.source.comments.count
    while low < high {
      let middle = (low + high) / 2
      if Int(file.source.comments[middle].start) < offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func text(_ comment: Comment) -> String {
    file.source.text(Int(comment.start)..<Int(comment.end))
  }

  /// `layoutlint:`, `swiftlint:`: what such a comment means depends on where it stands.
  private func speaksToLinter(_ comment: Comment) -> Bool { text(comment).contains("lint:") }

  // MARK: - Lines

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineBreak(start - 1) { start -= 1 }
    return start
  }

  private func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !isLineBreak(end) { end += 1 }
    return end
  }

  private func afterLineBreak(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { [0x20, 0x09, 0x0B, 0x0C].contains(bytes[$0]) }
  }

  private func isLineBreak(_ offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }
}
