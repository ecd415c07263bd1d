extension OutlineBuilder {
  /// Takes one token of an expression; gives the index to go on with.
  mutating func expression(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .identifier:
      if isTrailingClosureLabel(index) { return trailingClosure(index + 2) }
      return operand(index)
    case .dollarIdentifier, .integerLiteral, .floatLiteral, .stringLiteral, .regexLiteral,
      .placeholder, .macro:
      return operand(index)
    case .keyword:
      if isOperand(token) { return operand(index) }
      interrupt()
      return index + 1
    case .period:
      if !frame.operandEnd { frame.chainStart = index }
      frame.operandEnd = false
      return index + 1
    case .backslash:
      frame.chainStart = index
      // What follows reads as a member of the path's root, with or without a type before the period.
      frame.operandEnd = tokens[index + 1].kind == .period
      return index + 1
    case .leftParen:
      return parenthesis(index)
    case .leftBracket:
      if !(frame.operandEnd && !token.startsLine) { frame.chainStart = index }
      return openList(index)
    case .stringHead:
      frame.chainStart = index
      return openList(index)
    case .leftBrace:
      if frame.operandEnd { return trailingClosure(index) }
      frame.chainStart = index
      return closure(index, call: frame.kind == .list ? frame.call : -1)
    case .questionPostfix, .exclamationPostfix, .postfixOperator:
      return index + 1
    default:
      interrupt()
      return index + 1
    }
  }

  /// Nothing that follows belongs to the postfix expression before.
  private mutating func interrupt() {
    frame.operandEnd = false
    frame.chainStart = -1
  }

  private func isOperand(_ token: Token) -> Bool {
    switch Keyword(rawValue: token.word.id) {
    case .`self`, .Self, .super, .nil, .true, .false, .Any, .`init`, .underscore: true
    default: false
    }
  }

  private mutating func operand(_ index: Int) -> Int {
    if tokens[index - (index > 0 ? 1 : 0)].kind != .period || frame.chainStart < 0 {
      frame.chainStart = index
    }
    frame.operandEnd = true
    let next = index + 1
    if tokens[next].kind == .binaryOperator || tokens[next].kind == .prefixOperator
      || tokens[next].kind == .postfixOperator,
      let end = genericArgumentsEnd(next)
    {
      outline.links[next] = Int32(end - 1)
      return end
    }
    return next
  }

  // MARK: - Lists and calls

  private mutating func openList(_ index: Int) -> Int {
    guard outline.links[index] > index else {
      interrupt()
      return index + 1
    }
    pushList(index)
    return index + 1
  }

  private mutating func parenthesis(_ index: Int) -> Int {
    guard outline.links[index] > index else {
      interrupt()
      return index + 1
    }
    guard frame.operandEnd, !tokens[index].startsLine, tokens[index - 1].kind != .colon else {
      frame.chainStart = index
      pushList(index)
      return index + 1
    }
    let call = addCall(open: index, end: Int(outline.links[index]))
    pushList(index, call: call)
    return index + 1
  }

  private mutating func addCall(open: Int, end: Int) -> Int {
    let call = outline.calls.count
    let name = calleeName(before: open >= 0 ? open : end)
    outline.calls.append(
      .init(
        chainStart: frame.chainStart, name: name, open: open, end: end, trailingClosure: -1,
        statement: frame.statement, list: frame.list))
    if name >= 0, outline.links[name] < 0 { outline.links[name] = Int32(call) }
    frame.lastCall = call
    return call
  }

  /// The name that stands before the bracket at `index`, behind generic arguments and `?` or `!`.
  private func calleeName(before index: Int) -> Int {
    var name = index - 1
    while name >= 0,
      tokens[name].kind == .questionPostfix || tokens[name].kind == .exclamationPostfix
    {
      name -= 1
    }
    if name >= 0, isAngle(tokens[name], UInt8(ascii: ">")) {
      name = genericArgumentsName(before: name)
    }
    guard name >= 0 else { return -1 }
    switch tokens[name].kind {
    case .identifier, .dollarIdentifier, .macro: return name
    case .keyword: return isOperand(tokens[name]) ? name : -1
    default: return -1
    }
  }

  // MARK: - Closures

  /// A closure behind an operand belongs to the call before it, or is a call by itself.
  private mutating func trailingClosure(_ index: Int) -> Int {
    guard outline.links[index] > index else {
      interrupt()
      return index + 1
    }
    var call = frame.lastCall
    let isPart =
      call >= 0
      && (outline.calls[call].end == index - 1 || tokens[index - 1].kind == .colon)
    if !isPart { call = addCall(open: -1, end: index) }
    if outline.calls[call].trailingClosure < 0 { outline.calls[call].trailingClosure = index }
    outline.calls[call].end = Int(outline.links[index])
    return closure(index, call: call)
  }

  private mutating func closure(_ index: Int, call: Int) -> Int {
    guard outline.links[index] > index else {
      interrupt()
      return index + 1
    }
    let end = signatureEnd(after: index)
    let closure = outline.closures.count
    pushBlock(.closure, index, subject: closure)
    outline.closures.append(
      .init(
        open: index, signature: (index + 1)..<(end ?? index + 1), block: frame.block, call: call))
    return (end ?? index) + 1
  }

  /// The `in` that ends a closure's signature. Looks only at tokens that a signature can have, none of which opens
  /// another closure, so that all looks together read each token once.
  private func signatureEnd(after open: Int) -> Int? {
    var index = open + 1
    while index < last {
      let token = tokens[index]
      switch token.kind {
      case .leftParen, .leftBracket:
        guard outline.links[index] > index else { return nil }
        index = Int(outline.links[index]) + 1
        continue
      case .keyword:
        if token.is(.in) { return index }
        let isPart =
          token.is(.underscore) || token.is(.throws) || token.is(.rethrows) || token.is(.inout)
          || token.is(.Any) || token.is(.Self)
        guard isPart else { return nil }
      case .identifier, .comma, .colon, .arrow, .at, .period, .questionPostfix,
        .exclamationPostfix, .dollarIdentifier:
        // A second name in a row on a new line is a statement; names of a signature have commas between.
        if token.startsLine, index > open + 1, tokens[index - 1].kind == .identifier,
          token.kind == .identifier
        {
          return nil
        }
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard isAngle(token, UInt8(ascii: "<")) || isAngle(token, UInt8(ascii: ">")) else {
          return nil
        }
      default:
        return nil
      }
      index += 1
    }
    return nil
  }

  // MARK: - Generic arguments

  private func isAngle(_ token: Token, _ byte: UInt8) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      source.bytes[Int(token.start)] == byte
    default:
      false
    }
  }

  /// The index after the `>` of the generic arguments that begin at `index`, or nil for a comparison.
  ///
  /// A bounded look-ahead like the compiler's: only what a type can have, and behind it only what can follow a type in
  /// an expression.
  func genericArgumentsEnd(_ index: Int) -> Int? {
    let opening = tokens[index]
    guard opening.end - opening.start == 1, !opening.flags.contains(.spaceBefore),
      isAngle(opening, UInt8(ascii: "<"))
    else { return nil }
    var depth = 1
    var next = index + 1
    let limit = min(last, index + 256)
    while next < limit {
      let token = tokens[next]
      switch token.kind {
      case .identifier, .comma, .period, .questionPostfix, .exclamationPostfix, .arrow, .colon,
        .at:
        next += 1
      case .keyword:
        guard token.is(.Any) || token.is(.Self) || token.is(.inout) || token.is(.throws) else {
          return nil
        }
        next += 1
      case .leftParen, .leftBracket:
        guard outline.links[next] > next else { return nil }
        next = Int(outline.links[next]) + 1
      case .binaryOperator, .prefixOperator, .postfixOperator:
        let first = source.bytes[Int(token.start)]
        if first == UInt8(ascii: "<"), token.end - token.start == 1 {
          depth += 1
        } else if first == UInt8(ascii: ">") {
          depth -= leadingAngles(token)
          if depth <= 0 { return canFollowType(next + 1) ? next + 1 : nil }
        } else if first != UInt8(ascii: "&") {
          return nil
        }
        next += 1
      default:
        return nil
      }
    }
    return nil
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

  /// The name before generic arguments that end at `index`; a bounded look back.
  private func genericArgumentsName(before index: Int) -> Int {
    var depth = 0
    var name = index
    let limit = max(0, index - 256)
    while name >= limit {
      let token = tokens[name]
      if isAngle(token, UInt8(ascii: ">")) {
        depth += leadingAngles(token)
      } else if isAngle(token, UInt8(ascii: "<")) {
        depth -= 1
        if depth == 0 { return name - 1 }
      }
      name -= 1
    }
    return -1
  }
}
