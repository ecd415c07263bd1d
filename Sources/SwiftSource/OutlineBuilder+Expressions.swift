extension OutlineBuilder {
  /// Handles one token of an expression; returns the next index.
  func expression(_ index: Int) -> Int { inlinedExpression(index) }

  /// The same, as part of the loop over the tokens: most of them are parts of expressions.
  @inline(__always)
  func inlinedExpression(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .identifier:
      if isTrailingClosureLabel(index) { return trailingClosure(index + 2) }
      return isAwait(index) ? `operator`(index) : operand(index)
    case .dollarIdentifier, .integerLiteral, .floatLiteral, .stringLiteral, .regexLiteral,
      .placeholder, .macro:
      return operand(index)
    case .keyword:
      if isTrailingClosureLabel(index) { return trailingClosure(index + 2) }
      if isOperand(token) { return operand(index) }
      if token.is(.let) || token.is(.var) { addBinding(index) }
      return `operator`(index)
    case .period:
      if !frame.operandEnd { frame.chainStart = index }
      frame.operandEnd = false
      return index + 1
    case .backslash:
      frame.chainStart = index
      // The next token is a member of the root of the key path, with or without a type before the period.
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
      return `operator`(index)
    }
  }

  /// Handles a token that ends the postfix expression before it.
  @inline(__always)
  private func `operator`(_ index: Int) -> Int {
    frame.operandEnd = false
    frame.chainStart = -1
    return index + 1
  }

  private func isAwait(_ index: Int) -> Bool {
    tokens[index].is(.await) && !frame.operandEnd
      && (index == 0 || tokens[index - 1].kind != .period)
  }

  /// Records the name after the `let` or `var` of a condition or a pattern; a name before a period is a type.
  private func addBinding(_ keyword: Int) {
    guard tokens[keyword + 1].kind == .identifier, tokens[keyword + 2].kind != .period else {
      return
    }
    addDeclaration(.binding, name: keyword + 1, keyword: keyword)
  }

  private func isOperand(_ token: Token) -> Bool {
    switch Keyword(rawValue: token.word.id) {
    case .`self`, .Self, .super, .nil, .true, .false, .Any, .`init`, .underscore: true
    default: false
    }
  }

  @inline(__always)
  private func operand(_ index: Int) -> Int {
    if frame.chainStart < 0 || index == 0 || tokens[index - 1].kind != .period {
      frame.chainStart = index
    }
    frame.operandEnd = true
    switch tokens[index + 1].kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: return genericArguments(index + 1)
    default: return index + 1
    }
  }

  /// Links the angle brackets of generic arguments, if the operator at `index` begins them; returns the index after
  /// them, or else `index`.
  private func genericArguments(_ index: Int) -> Int {
    guard let end = genericArgumentsEnd(index, chainStart: frame.chainStart) else { return index }
    outline.links[index] = Int32(end - 1)
    return end
  }

  // MARK: - Lists and calls

  private func openList(_ index: Int) -> Int {
    guard outline.links[index] > index else {
      return `operator`(index)
    }
    pushList(index)
    return index + 1
  }

  private func parenthesis(_ index: Int) -> Int {
    guard outline.links[index] > index else {
      return `operator`(index)
    }
    guard frame.operandEnd, !tokens[index].startsLine, tokens[index - 1].kind != .colon else {
      frame.chainStart = index
      pushList(index)
      return index + 1
    }
    if namesArguments(index) { return skip(index) }
    let call = addCall(open: index, end: Int(outline.links[index]))
    pushList(index, call: call)
    return index + 1
  }

  /// Whether the parenthesis at `index` belongs to a name such as `insert(_:at:)` instead of opening arguments.
  private func namesArguments(_ index: Int) -> Bool {
    let end = Int(outline.links[index])
    var label = index + 1
    while label < end, tokens[label + 1].kind == .colon,
      tokens[label].kind == .identifier || tokens[label].kind == .keyword
    {
      label += 2
    }
    return label == end && end > index + 1
  }

  private func addCall(open: Int, end: Int) -> Int {
    let call = outline.calls.count
    let name = calleeName(before: open >= 0 ? open : end)
    // After a body, as in `if { }!()`, which is not valid Swift, no chain has begun.
    if frame.chainStart < 0 { frame.chainStart = name >= 0 ? name : open >= 0 ? open : end }
    outline.calls.append(
      .init(
        chainStart: frame.chainStart, name: name, open: open, end: end, trailingClosure: -1,
        statement: frame.statement, list: frame.list))
    if name >= 0, outline.links[name] < 0 { outline.links[name] = Int32(call) }
    frame.lastCall = call
    return call
  }

  /// The name before the bracket at `index`, skipping generic arguments and `?` or `!`.
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

  /// A closure after an operand belongs to the call before it, or is a call of its own.
  private func trailingClosure(_ index: Int) -> Int {
    guard outline.links[index] > index else {
      return `operator`(index)
    }
    var call = frame.lastCall
    let isPart =
      call >= 0
      && (outline.calls[call].end == index - 1 || tokens[index - 1].kind == .colon)
    if !isPart { call = addCall(open: -1, end: index) }
    if outline.calls[call].trailingClosure < 0 { outline.calls[call].trailingClosure = index }
    // An unclosed closure ends before the end of the file, so that each call is followed by a token.
    outline.calls[call].end = min(Int(outline.links[index]), last - 1)
    return closure(index, call: call)
  }

  private func closure(_ index: Int, call: Int) -> Int {
    guard outline.links[index] > index else {
      return `operator`(index)
    }
    let end = signatureEnd(after: index)
    let closure = outline.closures.count
    pushBlock(.closure, index, subject: closure)
    outline.closures.append(
      .init(
        open: index, signature: (index + 1)..<(end ?? index + 1), block: frame.block, call: call))
    return (end ?? index) + 1
  }

  /// The `in` that ends a closure's signature. Scans only tokens that a signature can contain. None of them opens
  /// another closure, so each token is scanned at most once in total.
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
        // A second name in a row on a new line is a statement; names in a signature are separated by commas.
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
}
