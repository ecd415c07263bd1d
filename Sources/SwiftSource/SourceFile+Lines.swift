// The surroundings of a position, found without numbering the lines of the file.

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

  /// The offset after the line break at `offset`; at the end of the file the offset itself.
  package func afterLineBreak(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair =
      bytes[offset] == .carriageReturn && offset + 1 < bytes.count
      && bytes[offset + 1] == .lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// Whether a range of bytes contains a line break.
  package func hasLineBreak(in range: Range<Int>) -> Bool {
    bytes[range].contains { $0.isLineBreak }
  }

  /// The comments that begin in a range of bytes.
  package func comments(in range: Range<Int>) -> ArraySlice<Comment> {
    let first = firstComment(from: range.lowerBound)
    // Most ranges have none.
    guard first < comments.count, Int(comments[first].start) < range.upperBound else {
      return comments[first..<first]
    }
    return comments[first..<firstComment(from: range.upperBound)]
  }

  /// Whether an offset is inside a comment, but not at its start: the indentation of a line that begins there is the
  /// comment's own.
  package func isInsideComment(_ offset: Int) -> Bool {
    let next = firstComment(from: offset)
    return next > 0 && Int(comments[next - 1].end) > offset
  }

  /// The index of the first comment at or after an offset.
  package func firstComment(from offset: Int) -> Int {
    comments.partitioningIndex { Int($0.start) >= offset }
  }
}
