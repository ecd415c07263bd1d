import LintEngine
import SwiftSource

/// Where comments that silence findings can stand in a file.
struct CommentPlaces {
  let source: SourceFile
  let lines: LineTable
  /// Where no comment can begin: strings with interpolations, and comments. Sorted, without overlaps.
  private let closed: [Range<Int>]
  /// Where the text begins, behind a byte order mark.
  private let start: Int
  private let lineBreak: [UInt8]

  init(_ source: SourceFile) {
    self.source = source
    lines = LineTable(source.bytes)
    start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    closed = Self.closed(in: source)
    lineBreak = source.bytes.endsLinesWithPairs ? [0x0D, 0x0A] : [0x0A]
  }

  private static func closed(in source: SourceFile) -> [Range<Int>] {
    var closed: [Range<Int>] = []
    var depth = 0
    var head = 0
    for token in source.tokens {
      if token.kind == .stringHead {
        if depth == 0 { head = Int(token.start) }
        depth += 1
      } else if token.kind == .stringTail {
        depth -= 1
        if depth == 0 { closed.append(head..<Int(token.end)) }
      }
    }
    for comment in source.comments where comment.kind != .line && comment.kind != .documentationLine
    {
      closed.append(Int(comment.start)..<Int(comment.end))
    }
    closed.sort { $0.lowerBound < $1.lowerBound }
    // A comment in an interpolation is in a string.
    var last = 0
    return closed.filter { range in
      defer { last = max(last, range.upperBound) }
      return range.upperBound > last
    }
  }

  private func isOpen(_ offset: Int) -> Bool {
    let next = closed.partitioningIndex { $0.lowerBound >= offset }
    if next > 0, closed[next - 1].upperBound > offset { return false }
    let token = source.tokens.firstIndex(from: offset)
    let previous = Int(source.tokens[token].start) < offset ? token : token - 1
    return previous < 0 || Int(source.tokens[previous].end) <= offset
  }

  /// The first token that begins on a line; nil if there is none.
  private func firstToken(ofLine line: Int) -> Int? {
    let range = lines.byteRange(ofLine: line)
    let index = source.tokens.firstIndex(from: range.lowerBound)
    let token = source.tokens[index]
    return token.kind != .endOfFile && Int(token.start) >= range.lowerBound
      && Int(token.start) < range.upperBound ? index : nil
  }

  func beginsWithBracket(line: Int) -> Bool {
    firstToken(ofLine: line).map { source.tokens[$0].kind.closesBracket } ?? false
  }

  // MARK: - Places

  /// The start of the line above which a comment that applies to the next line with code can stand; nil if there is
  /// none. It is the line itself, or that of what has to stay next to it: documentation, and the comments of other
  /// linters that count lines.
  func above(line: Int) -> Int? {
    guard let first = firstToken(ofLine: line) else { return nil }
    var place = max(start, lines.byteRange(ofLine: line).lowerBound)
    guard isOpen(place) else { return nil }
    let floor = first > 0 ? Int(source.tokens[first - 1].end) : start
    for comment in source.comments(in: floor..<place).reversed() {
      let lineStart = max(start, source.startOfLine(Int(comment.start)))
      guard lineStart >= floor, staysNext(comment) else { break }
      place = lineStart
    }
    return isOpen(place) ? place : nil
  }

  private func staysNext(_ comment: Comment) -> Bool {
    switch comment.kind {
    case .documentationLine, .documentationBlock: true
    case .line, .block:
      source.markers(in: comment).contains(.next)
        && !source.text(Int(comment.start)..<Int(comment.end)).contains("layoutlint:")
    case .shebang, .conflict: false
    }
  }

  /// The end of the text of a line, where a comment that applies to it can stand; nil if it is inside of something.
  func beside(line: Int) -> Int? {
    guard let first = firstToken(ofLine: line) else { return nil }
    let range = lines.byteRange(ofLine: line)
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
    return end > Int(source.tokens[first].start) && isOpen(end) ? end : nil
  }

  /// Where comments around some findings can stand: above the first one and below the element or statement of the last
  /// one, or of the brackets that the first one is in and the last one is not.
  func around(line: Int, last: Range<Int>) -> (start: Int, end: Int)? {
    guard let below = below(last) else { return nil }
    let tokens = source.tokens
    let first = tokens.firstIndex(from: lines.byteRange(ofLine: line).lowerBound)
    var (depth, least) = (0, 0)
    for token in tokens[first..<max(first, below.token)] {
      depth += token.kind.nesting
      least = min(least, depth)
    }
    var index = first
    while least < 0, index > 0 {
      index -= 1
      least += tokens[index].kind.nesting
    }
    var line = index < first ? lines.position(of: Int(tokens[index].start)).line : line
    while line > 0 {
      if let start = above(line: line) { return (start, below.place) }
      line -= 1
    }
    return nil
  }

  /// The start of the first line below the element or statement that a finding is in, or the end of the file; and the
  /// first token below.
  private func below(_ finding: Range<Int>) -> (place: Int, token: Int)? {
    let tokens = source.tokens
    var depth = 0
    let line = lines.byteRange(ofLine: lines.position(of: finding.lowerBound).line)
    var index = tokens.firstIndex(from: line.lowerBound)
    while index < tokens.count {
      let token = tokens[index]
      if token.startsLine || token.kind == .endOfFile, Int(token.start) >= finding.upperBound,
        index > 0, depth < 0 || (depth == 0 && !token.kind.continuesStatement)
      {
        let below = source.afterLineBreak(source.endOfLine(Int(tokens[index - 1].end)))
        if below <= token.start, isOpen(below) { return (below, index) }
      }
      depth += token.kind.nesting
      index += 1
    }
    return nil
  }

  // MARK: - Texts

  func indentation(at offset: Int) -> [UInt8] {
    var end = offset
    while end < source.bytes.count, source.bytes[end].isBlank { end += 1 }
    return Array(source.bytes[offset..<end])
  }

  func indentation(ofLine line: Int) -> [UInt8] {
    indentation(at: max(start, lines.byteRange(ofLine: line).lowerBound))
  }

  /// A line of its own for a comment, to be inserted at the start of a line or at the end of the file.
  func line(_ comment: String, _ indentation: [UInt8], at offset: Int) -> [UInt8] {
    let text = indentation + comment.utf8
    if offset > start, !source.bytes[offset - 1].isLineBreak { return lineBreak + text }
    return text + lineBreak
  }
}

extension TokenKind {
  fileprivate var nesting: Int {
    if closesBracket { return -1 }
    return self == .leftParen || self == .leftBracket || self == .leftBrace ? 1 : 0
  }

  fileprivate var closesBracket: Bool {
    self == .rightParen || self == .rightBracket || self == .rightBrace
  }

  fileprivate var continuesStatement: Bool {
    switch self {
    case .period, .binaryOperator, .equal, .arrow, .questionInfix, .colon, .comma, .leftBrace: true
    default: false
    }
  }
}
