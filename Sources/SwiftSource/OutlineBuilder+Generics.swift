extension OutlineBuilder {
  // MARK: - Generic arguments

  /// Whether the token is an operator that begins with this byte.
  func isAngle(_ token: Token, _ byte: UInt8) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      source.bytes[Int(token.start)] == byte
    default:
      false
    }
  }

  /// The index after the `>` of the generic arguments that begin at `index` after an operand whose postfix expression
  /// begins at `chainStart`, or nil for a comparison.
  ///
  /// Distinguishes the two as the compiler does: by what is between the angle brackets and what follows them.
  func genericArgumentsEnd(_ index: Int, chainStart: Int) -> Int? {
    guard !tokens[index].flags.contains(.spaceBefore), let end = typeArgumentsEnd(index) else {
      return nil
    }
    return canFollowType(end) || followsCast(chainStart) ? end : nil
  }

  /// The index after the `>` of the generic parameters or arguments that begin at `index`, or nil if there are none.
  ///
  /// A bounded look-ahead that accepts only what a type can contain.
  func typeArgumentsEnd(_ index: Int) -> Int? {
    guard isAngle(tokens[index], UInt8(ascii: "<")), tokens[index].range.count == 1 else {
      return nil
    }
    var depth = 1
    var next = index + 1
    let limit = min(last, index + 256)
    while next < limit {
      let token = tokens[next]
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if isAngle(token, UInt8(ascii: ">")) {
          depth -= leadingAngles(token)
          if depth <= 0 { return next + 1 }
        } else if isAngle(token, UInt8(ascii: "<")), token.range.count == 1 {
          depth += 1
        } else if !isTypeOperator(token) {
          return nil
        }
      default:
        guard isTypePart(next) else { return nil }
      }
      next = skip(next)
    }
    return nil
  }

  /// `&` of a composition, `~` before a protocol, `-` of a generic argument that is a number.
  private func isTypeOperator(_ token: Token) -> Bool {
    switch source.bytes[Int(token.start)] {
    case UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "-"): token.range.count == 1
    default: false
    }
  }

  private func isTypePart(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .identifier, .comma, .period, .questionPostfix, .exclamationPostfix, .arrow, .colon, .at,
      .integerLiteral:
      return true
    case .leftParen, .leftBracket:
      return outline.links[index] > index
    case .keyword:
      switch Keyword(rawValue: token.word.id) {
      case .Any, .Self, .inout, .throws, .underscore, .let, .repeat, .class: return true
      default: return false
      }
    default:
      return false
    }
  }

  private func followsCast(_ start: Int) -> Bool {
    guard start > 1 else { return false }
    let before = tokens[start - 1]
    switch before.kind {
    case .keyword: return before.is(.as) || before.is(.is)
    case .questionPostfix, .exclamationPostfix: return tokens[start - 2].is(.as)
    default: return false
    }
  }

  private func leadingAngles(_ token: Token) -> Int {
    token.range.prefix { source.bytes[$0] == UInt8(ascii: ">") }.count
  }

  private func canFollowType(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .leftParen, .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma,
      .semicolon, .endOfFile, .colon, .equal, .questionPostfix, .exclamationPostfix, .stringTail,
      .stringMiddle:
      true
    default:
      tokens[index].startsLine
    }
  }

  /// The name before the generic arguments whose `>` is at `index`; -1 for a comparison. A bounded look back.
  func genericArgumentsName(before index: Int) -> Int {
    let limit = max(0, index - 256)
    var open = index - 1
    while open >= limit {
      // The link of a name is the index of a call, which may be the same number by chance.
      if outline.links[open] == index, isAngle(tokens[open], UInt8(ascii: "<")) { return open - 1 }
      open -= 1
    }
    return -1
  }
}
