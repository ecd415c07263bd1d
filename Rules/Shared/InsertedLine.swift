import LayoutModel
import RuleKit
import SwiftSource

extension Lexeme {
  /// The white space before the first token of a line; nil where something else comes before it.
  func indentation(in source: SourceFile) -> [UInt8]? {
    guard startsLine else { return nil }
    let end = bytes.lowerBound
    var start = end
    while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 {
      start -= 1
    }
    guard start == 0 || source.bytes[start - 1].isLineBreak else { return nil }
    return Array(source.bytes[start..<end])
  }
}

extension ViewFile {
  /// Adds a statement on a line of its own before another one; nil where that one shares its first line.
  func line(_ text: String, before statement: Statement) -> Edit? {
    let first = statement.first
    guard let margin = margin(of: statement) else { return nil }
    return Edit(first.bytes.lowerBound..<first.bytes.lowerBound, replacement: text.utf8 + margin)
  }

  /// Adds a statement on a line of its own behind another one; nil where that one shares its lines, or where a comment
  /// comes next.
  func line(_ text: String, behind statement: Statement) -> Edit? {
    guard let margin = margin(of: statement), let last = statement.tokens.last,
      statement.end.startsLine, !statement.end.hasCommentBefore
    else { return nil }
    return Edit(last.bytes.upperBound..<last.bytes.upperBound, replacement: margin + text.utf8)
  }

  /// A line break, and the white space before a statement.
  private func margin(of statement: Statement) -> [UInt8]? {
    guard let indentation = statement.first.indentation(in: source) else { return nil }
    let start = statement.first.bytes.lowerBound - indentation.count
    let usesReturns = start > 1 && source.bytes[start - 2] == UInt8(ascii: "\r")
    return Array((usesReturns ? "\r\n" : "\n").utf8) + indentation
  }
}

extension [Edit?] {
  /// One unsafe fix of them all; nil where one of them is not possible.
  var unsafeFix: Fix? {
    let edits = compactMap(\.self)
    return edits.isEmpty || edits.count < count ? nil : Fix(edits, safety: .unsafe)
  }
}
