import SwiftSource

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
