// What stands around a place, found without numbering the lines of the file.

extension SourceFile {
  /// The start of the line that an offset is on.
  package func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// The end of the line that an offset is on, before its line break.
  package func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    return end
  }

  /// The offset behind the line break at `offset`; at the end of the file the offset itself.
  package func afterLineBreak(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair =
      bytes[offset] == .carriageReturn && offset + 1 < bytes.count
      && bytes[offset + 1] == .lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// Whether a line ends in some bytes.
  package func hasLineBreak(in range: Range<Int>) -> Bool {
    bytes[range].contains { $0.isLineBreak }
  }

  /// The comments that begin in some bytes.
  package func comments(in range: Range<Int>) -> ArraySlice<Comment> {
    comments[firstComment(from: range.lowerBound)..<firstComment(from: range.upperBound)]
  }

  /// Whether an offset is in a comment and not where it begins: the indentation of a line that begins there is the
  /// comment's own.
  package func isInsideComment(_ offset: Int) -> Bool {
    let next = firstComment(from: offset)
    return next > 0 && Int(comments[next - 1].end) > offset
  }

  /// The index of the first comment that does not begin before an offset.
  package func firstComment(from offset: Int) -> Int {
    comments.partitioningIndex { Int($0.start) >= offset }
  }
}
