import SwiftSource

/// What stands between two tokens: white space and comments.
struct CommentGap {
  /// From the end of a token to the start of the next one.
  let range: Range<Int>
  /// The comments in it.
  let comments: [Comment]
  /// The line breaks before each comment and, as the last, before the token.
  let breaks: [Int]
  private let bytes: UnsafeRawBufferPointer

  init(_ range: Range<Int>, in source: SourceFile) {
    self.range = range
    bytes = source.bytes
    comments = Array(source.comments(in: range))
    var position = range.lowerBound
    var breaks: [Int] = []
    for comment in comments {
      breaks.append(source.breakCount(in: position..<Int(comment.start)))
      position = Int(comment.end)
    }
    breaks.append(source.breakCount(in: position..<range.upperBound))
    self.breaks = breaks
  }

  /// Whether a line ends in it, other than inside a comment.
  var isBroken: Bool { breaks.contains { $0 > 0 } }

  /// How many comments stand on the line of the token before.
  var countOnFirstLine: Int { breaks.firstIndex { $0 > 0 } ?? comments.count }

  /// The comments before the token on its own line; none where that is also the line of the token before.
  var commentsBeside: Range<Int> {
    guard isBroken else { return comments.count..<comments.count }
    var start = comments.count
    while start > 0, breaks[start] == 0 { start -= 1 }
    return start..<comments.count
  }

  /// The comments on lines of their own without a blank line between them and the line of the token.
  var commentsAbove: Range<Int> {
    let end = commentsBeside.lowerBound
    let floor = countOnFirstLine
    var start = end
    while start > floor, breaks[start] <= 1 { start -= 1 }
    return min(start, end)..<end
  }

  var hasLineComment: Bool {
    comments.contains { $0.kind == .line || $0.kind == .documentationLine }
  }

  /// The start of the line that `offset` is on, or the end of the token before.
  func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > range.lowerBound, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// The end of the white space at `offset`, as far as the line goes.
  func endOfBlanks(_ offset: Int) -> Int {
    let next = comments.first { Int($0.start) >= offset }.map { Int($0.start) } ?? range.upperBound
    var end = offset
    while end < next, !bytes[end].isLineBreak { end += 1 }
    return end
  }

  /// Whether a comment behind the token before goes on in the next line: it begins in the same column.
  func goesOnBelow(_ source: SourceFile) -> Bool {
    let next = countOnFirstLine
    guard next > 0, next < comments.count, breaks[next] == 1 else { return false }
    let column = source.column(of: Int(comments[next - 1].start))
    return column != nil && column == source.column(of: Int(comments[next].start))
  }
}

extension SourceFile {
  /// How often a line ends in some bytes; CRLF counts once.
  func breakCount(in range: Range<Int>) -> Int {
    range.count { index in
      bytes[index] == .lineFeed
        || (bytes[index] == .carriageReturn
          && !(index + 1 < range.upperBound && bytes[index + 1] == .lineFeed))
    }
  }

  /// Bytes from the start of the line; nil on a line so long that nobody reads it.
  func column(of offset: Int) -> Int? {
    for column in 0..<min(offset + 1, 1 << 12) {
      if column == offset || bytes[offset - column - 1].isLineBreak { return column }
    }
    return nil
  }

  /// Whether a comment turns rules of SwiftLint, of SwiftFormat or of this program off or on for more than a line.
  func togglesRules(_ comment: Comment) -> Bool {
    let range = Int(comment.start)..<Int(comment.end)
    return range.contains { colon in
      bytes[colon] == UInt8(ascii: ":")
        && (has(":disable", at: colon) || has(":enable", at: colon))
        && !hasLineScope(after: colon + 1, range.upperBound)
    }
  }

  /// Whether `:next` or `:this` follows the name at `start`.
  private func hasLineScope(after start: Int, _ end: Int) -> Bool {
    guard let colon = (start..<end).first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
      return false
    }
    return has(":next", at: colon) || has(":this", at: colon)
  }

  /// Whether some text stands at an offset.
  private func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
