extension Tokenizer {
  /// Takes the operator from `start` on together with the regex that begins at `slash`, if it is one.
  mutating func takeOperatorWithRegex(
    at slash: UnsafePointer<UInt8>, from start: UnsafePointer<UInt8>,
    to longest: UnsafePointer<UInt8>
  ) -> Bool {
    if isLeftBound(start) { return false }
    if let last = lastToken, last.is(.func) || last.is(.operator) { return false }
    var isCertain = false
    if !isRightBound(longest, leftBound: false) {
      if !isBehindTry && !isRegexPosition { return false }
      // An operator alone between brackets or commas is a function passed as an argument.
      switch previous {
      case .leftParen, .leftBracket, .comma, .colon: isCertain = isBehindTry
      default: isCertain = true
      }
    }
    guard let close = bareRegexEnd(slash, isCertain: isCertain) else { return false }
    if slash > start { emitOperator(from: start, to: slash) }
    takeText(to: close.end)
    if !close.isTerminated { report(.unterminatedRegex, slash, close.end) }
    emit(.regexLiteral, from: slash, flags: close.isTerminated ? [] : .unterminated)
    return true
  }

  private var lastToken: Token? {
    previous == .endOfFile ? nil : (output.next - 1).pointee
  }

  private var isBehindTry: Bool {
    guard previous == .questionPostfix || previous == .exclamationPostfix else { return false }
    return output.count >= 2 && (output.next - 2).pointee.is(.try)
  }

  private var isRegexPosition: Bool {
    switch previous {
    case .endOfFile, .leftBrace, .leftParen, .leftBracket, .prefixOperator, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .questionInfix, .directive, .unknown, .stringHead,
      .stringMiddle:
      return lastToken?.is(.sourceLocation) != true
    case .keyword:
      guard let last = lastToken else { return true }
      let operands: [Keyword] = [.true, .false, .Any, .nil, .`self`, .`Self`, .super, .underscore]
      return !operands.contains { last.is($0) }
    default:
      return false
    }
  }

  private struct RegexEnd {
    var end: UnsafePointer<UInt8>
    var isTerminated: Bool
  }

  /// Where the regex between bare slashes that begins at `slash` ends, if it is one. In an ambiguous position it must
  /// look like a regex.
  private mutating func bareRegexEnd(
    _ slash: UnsafePointer<UInt8>, isCertain: Bool
  ) -> RegexEnd? {
    var position = slash + 1
    switch position.pointee {
    case .space, .tab: if !isCertain { return nil }
    case .star, .slash: return nil
    default: break
    }
    if slash > base, slash[-1] == .star { return nil }
    var groupDepth = 0
    var classDepth = 0
    var lastSpace = slash
    while lookAhead > 0, position != end, !position.pointee.isLineBreak {
      lookAhead -= 1
      switch position.pointee {
      case .slash:
        if lastSpace == position - 1, !isCertain { return nil }
        return closedBareRegex(position, isCertain: isCertain)
      case .backslash:
        position += 1
        if position == end || position.pointee.isLineBreak { continue }
      case .space, .tab: lastSpace = position
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): classDepth = max(0, classDepth - 1)
      case UInt8(ascii: "(") where classDepth == 0: groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groupDepth == 0, !isCertain { return nil }
        groupDepth = max(0, groupDepth - 1)
      default: break
      }
      position += 1
    }
    return isCertain ? RegexEnd(end: position, isTerminated: false) : nil
  }

  private func closedBareRegex(
    _ close: UnsafePointer<UInt8>, isCertain: Bool
  ) -> RegexEnd? {
    // What looks like a comment is a comment.
    if close[1] == .star || close[1] == .slash {
      return isCertain ? RegexEnd(end: close, isTerminated: false) : nil
    }
    return RegexEnd(end: close + 1, isTerminated: true)
  }

  // MARK: Between pound signs

  /// Takes `#/…/#`, which spans lines if nothing follows its opening delimiter on the first one.
  mutating func takeRegex(poundCount: Int) {
    let start = cursor
    let opening = start + poundCount + 1
    var text = opening
    while text.pointee == .space || text.pointee == .tab { text += 1 }
    let isMultiline = text.pointee.isLineBreak
    if let close = poundRegexEnd(opening, poundCount, isMultiline: isMultiline) {
      takeText(to: close)
      return emit(.regexLiteral, from: start)
    }
    var limit = text
    while !limit.pointee.isLineBreak, limit != end { limit += 1 }
    takeText(to: limit)
    report(.unterminatedRegex, start, isMultiline ? opening : limit)
    emit(.regexLiteral, from: start, flags: .unterminated)
  }

  private mutating func poundRegexEnd(
    _ opening: UnsafePointer<UInt8>, _ poundCount: Int, isMultiline: Bool
  ) -> UnsafePointer<UInt8>? {
    var position = opening
    while lookAhead > 0, position != end, isMultiline || !position.pointee.isLineBreak {
      lookAhead -= 1
      if position.pointee == .slash {
        let count = (position + 1).poundCount
        if count >= poundCount { return position + 1 + count }
      } else if position.pointee == .backslash, position + 1 != end,
        isMultiline || !position[1].isLineBreak
      {
        position += 1
      }
      position += 1
    }
    return nil
  }
}
