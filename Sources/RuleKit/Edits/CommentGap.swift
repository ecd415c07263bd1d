import SwiftSource

/// The white space and comments between two tokens.
struct CommentGap {
  /// From the end of a token to the start of the next one.
  let range: Range<Int>
  /// The comments in it.
  let comments: [Comment]
  /// The line breaks before each comment.
  private let breaksBefore: [Int]
  /// The line breaks behind the comments, before the token.
  private let lastBreaks: Int
  private let bytes: UnsafeRawBufferPointer

  init(_ range: Range<Int>, in source: SourceFile) {
    self.range = range
    bytes = source.bytes
    let found = source.comments(in: range)
    guard !found.isEmpty else {
      // Most gaps have none, and need no storage.
      comments = []
      breaksBefore = []
      lastBreaks = source.breakCount(in: range)
      countWithContinuation = 0
      return
    }
    comments = Array(found)
    var position = range.lowerBound
    var breaks: [Int] = []
    for comment in comments {
      breaks.append(source.breakCount(in: position..<Int(comment.start)))
      position = Int(comment.end)
    }
    breaksBefore = breaks
    lastBreaks = source.breakCount(in: position..<range.upperBound)
    countWithContinuation = Self.countWithContinuation(comments, breaks, in: source)
  }

  /// The line breaks before a comment or, for the number of comments, before the token.
  func breaks(before comment: Int) -> Int {
    comment < comments.count ? breaksBefore[comment] : lastBreaks
  }

  /// Whether it contains a line break outside of comments.
  var isBroken: Bool { lastBreaks > 0 || breaksBefore.contains { $0 > 0 } }

  /// Whether it contains a blank line outside of comments.
  var hasBlankLine: Bool { lastBreaks > 1 || breaksBefore.contains { $0 > 1 } }

  /// How many comments belong to the line of the previous token.
  let countWithContinuation: Int

  /// How many comments are on the line of the previous token.
  var countOnFirstLine: Int { breaksBefore.firstIndex { $0 > 0 } ?? comments.count }

  /// The comments before the token on its line; none if the previous token is on the same line.
  var commentsBeside: Range<Int> {
    guard isBroken else { return comments.count..<comments.count }
    var start = comments.count
    while start > 0, breaks(before: start) == 0 { start -= 1 }
    return start..<comments.count
  }

  /// The comments on their own lines without a blank line before the line of the token.
  var commentsAbove: Range<Int> {
    let end = commentsBeside.lowerBound
    let floor = countWithContinuation
    var start = end
    while start > floor, breaks(before: start) <= 1 { start -= 1 }
    return min(start, end)..<end
  }

  var hasLineComment: Bool {
    comments.contains { $0.kind == .line || $0.kind == .documentationLine }
  }

  /// The start of the line of `offset`, or the end of the previous token.
  func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > range.lowerBound, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// The end of the white space at `offset`, within its line.
  func endOfBlanks(_ offset: Int) -> Int {
    let next = comments.first { Int($0.start) >= offset }.map { Int($0.start) } ?? range.upperBound
    var end = offset
    while end < next, !bytes[end].isLineBreak { end += 1 }
    return end
  }

  /// How many comments belong to the line of the previous token: those on it, and those below that continue the last
  /// one in the same column.
  private static func countWithContinuation(
    _ comments: [Comment], _ breaks: [Int], in source: SourceFile
  ) -> Int {
    var count = breaks.firstIndex { $0 > 0 } ?? comments.count
    guard count > 0, count < comments.count,
      let column = source.column(of: Int(comments[count - 1].start))
    else { return count }
    while count < comments.count, breaks[count] == 1,
      source.column(of: Int(comments[count].start)) == column
    {
      count += 1
    }
    return count
  }
}

extension SourceFile {
  /// The number of line breaks in a range of bytes; CRLF counts once.
  func breakCount(in range: Range<Int>) -> Int {
    range.count { index in
      bytes[index] == .lineFeed
        || (bytes[index] == .carriageReturn
          && !(index + 1 < range.upperBound && bytes[index + 1] == .lineFeed))
    }
  }

  /// Characters from the start of the line; nil if the line is too long.
  func column(of offset: Int) -> Int? {
    var column = 0
    for index in (max(offset - (1 << 12), 0)..<offset).reversed() {
      if bytes[index].isLineBreak { return column }
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
    }
    return offset < 1 << 12 ? column : nil
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
