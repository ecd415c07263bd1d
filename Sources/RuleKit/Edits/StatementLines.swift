import LayoutModel
import SwiftSource

/// The lines of statements, with their comments, as byte ranges of the file.
package struct StatementLines {
  package let file: ViewFile

  package init(_ file: ViewFile) { self.file = file }

  private var bytes: UnsafeRawBufferPointer { file.source.bytes }

  /// The lines of a statement that has them to itself, from the comments right above it to the line break at its end.
  ///
  /// Nil if there is anything else on the lines, or if a comment is a linter directive.
  package func movable(_ statement: Statement) -> Range<Int>? {
    movable(statement.tokens, before: statement.end)
  }

  /// - Parameter next: the token behind them.
  private func movable(_ tokens: Lexemes, before next: Lexeme) -> Range<Int>? {
    guard let first = tokens.first, let start = start(of: first), next.startsLine else {
      return nil
    }
    let code = tokens.bytes
    let end = file.source.endOfLine(code.upperBound)
    // Without a line break, nothing separates the statement from the next one.
    guard end < bytes.count,
      !file.source.comments(in: code.upperBound..<end).contains(where: { $0.end > end }),
      !speaksToLinter(from: start, around: code, to: end), !isMarkedFromAbove(start)
    else { return nil }
    return start..<file.source.afterLineBreak(end)
  }

  /// The fix that deletes a statement and its comments, for readers who did not mean another one; nil as in `movable`.
  package func deletion(of statement: Statement) -> Fix? { deletion(movable(statement)) }

  /// The same for an element of a list, with its comma.
  ///
  /// - Parameter element: the indices of its tokens.
  package func deletion(ofElement element: Range<Int>) -> Fix? {
    let tokens = file.code[element]
    guard let previous = tokens.first?.previous, let next = tokens.last?.next,
      previous.kind == .leftBracket || previous.kind == .comma,
      let end = next.kind == .comma ? next.next : next.kind == .rightBracket ? next : nil
    else { return nil }
    return deletion(movable(file.code[element.lowerBound..<end.index], before: end))
  }

  private func deletion(_ lines: Range<Int>?) -> Fix? {
    lines.map { Fix([Edit(file.source.withLeftOverBlankLines($0), with: "")], safety: .unsafe) }
  }

  /// Whether a comment around or in a statement is a linter directive for lines that it would leave.
  private func speaksToLinter(from start: Int, around code: Range<Int>, to end: Int) -> Bool {
    let source = file.source
    let below = source.comments(in: end..<source.endOfLine(source.afterLineBreak(end)))
    let atEnd = source.markers(in: source.comments(in: code.upperBound..<end))
    return !source.markers(in: source.comments(in: start..<code.lowerBound)).isEmpty
      || source.markers(in: source.comments(in: code)).contains(.region)
      || !atEnd.subtracting(.this).isEmpty || source.markers(in: below).contains(.previous)
  }

  private func isMarkedFromAbove(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    let above = file.source.startOfLine(start - 1)
    return file.source.markers(in: file.source.comments(in: above..<start)).contains(.next)
  }

  /// Whether a blank line precedes a statement and the comments above it.
  package func hasBlankLine(before statement: Statement) -> Bool {
    guard let before = statement.first.previous else { return false }
    let gap = before.bytes.upperBound..<statement.first.bytes.lowerBound
    return CommentGap(gap, in: file.source).hasBlankLine
  }

  /// The start of a statement's line, or of the comments right above it but a `MARK:`; nil if anything precedes it there.
  package func start(of statement: Statement) -> Int? { start(of: statement.first) }

  private func start(of first: Lexeme) -> Int? {
    // Without scanning the line, which may contain very many statements.
    guard first.startsLine else { return nil }
    let code = first.bytes.lowerBound
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

  // MARK: - Comments

  /// The nearest comments before an offset, the last one first, up to a bound.
  private func comments(before offset: Int) -> some Sequence<Comment> {
    file.source.comments[..<file.source.firstComment(from: offset)].reversed().prefix(64)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { [0x20, 0x09, 0x0B, 0x0C].contains(bytes[$0]) }
  }
}

extension SourceFile {
  /// Whether a comment is a linter directive, such as `swiftlint:`, whose meaning depends on its position.
  package func speaksToLinter(_ comment: Comment) -> Bool { !markers(in: comment).isEmpty }
}

// Lines around an offset, for edits that remove or insert whole lines.
extension SourceFile {
  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { bytes[$0].isBlank || bytes[$0].isLineBreak }
  }

  /// Whether the line that begins at an offset is blank; the end of the file is not a line.
  package func isBlankLine(_ start: Int) -> Bool {
    start < bytes.count && isBlank(start..<endOfLine(start))
  }

  /// Whether the line that ends right before an offset is blank.
  package func isBlankLine(before offset: Int) -> Bool {
    offset > 0 && isBlankLine(startOfLineBefore(offset))
  }

  /// Whether a block, a list or the file begins at an offset.
  package func beginsBlock(_ offset: Int) -> Bool {
    let end = endOfText(before: offset)
    guard end > 0 else { return true }
    let opens = "{[(:".utf8.contains(bytes[end - 1]) && !isInsideComment(end - 1)
    let isSignature =
      end > 2 && bytes[end - 1] == UInt8(ascii: "n") && bytes[end - 2] == UInt8(ascii: "i")
      && bytes[end - 3].isBlank
    return opens || isSignature || (end == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]))
  }

  /// A range of lines to remove, extended by the blank lines that would otherwise be doubled or at the edge of a block.
  package func withLeftOverBlankLines(_ lines: Range<Int>) -> Range<Int> {
    var start = lines.lowerBound
    while start > 0, isBlankLine(before: start) { start = startOfLineBefore(start) }
    var end = lines.upperBound
    while isBlankLine(end) { end = afterLineBreak(endOfLine(end)) }
    var text = end
    while text < bytes.count, bytes[text].isBlank { text += 1 }
    if text == bytes.count || "}])".utf8.contains(bytes[text]) { return start..<end }
    if end == lines.upperBound, beginsBranch(text) { return start..<end }
    return start < lines.lowerBound || beginsBlock(start) ? lines.lowerBound..<end : lines
  }

  /// Whether a branch ends at an offset because the next one begins: `case`, `default`, `#else`, `#endif`.
  private func beginsBranch(_ offset: Int) -> Bool {
    ["case ", "default:", "#else", "#endif"].contains { bytes[offset...].starts(with: $0.utf8) }
  }

  /// The end of the last text before an offset.
  private func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > 0, bytes[end - 1].isBlank || bytes[end - 1].isLineBreak { end -= 1 }
    return end
  }

  /// The start of the line that ends right before an offset.
  private func startOfLineBefore(_ offset: Int) -> Int {
    let isPair =
      offset > 1 && bytes[offset - 1] == UInt8(ascii: "\n")
      && bytes[offset - 2] == UInt8(ascii: "\r")
    return startOfLine(offset - (isPair ? 2 : 1))
  }
}
