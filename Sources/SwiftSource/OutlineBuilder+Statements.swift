extension OutlineBuilder {
  // MARK: - Where a statement begins

  /// Whether the token at `index` begins a statement although one is current.
  func startsStatement(_ index: Int) -> Bool {
    let token = tokens[index]
    switch frame.mode {
    case .prefix:
      return false
    case .bodyDone:
      return !continuesAfterBody(token)
    case .functionHeader where blockKind == .accessors && isAccessorWord(token):
      return true
    default:
      break
    }
    if frame.isPseudo, startsCaseLabel(index), endsOperand(before: index) { return true }
    guard token.startsLine else { return false }
    return !continuesLine(index) && endsOperand(before: index)
  }

  private func continuesAfterBody(_ token: Token) -> Bool {
    switch token.kind {
    case .period, .binaryOperator, .questionPostfix, .exclamationPostfix:
      return frame.keyword == .if || frame.keyword == .switch || frame.keyword == .else
    case .keyword where token.is(.else):
      return frame.keyword == .if || frame.keyword == .guard
    case .keyword where token.is(.catch):
      return frame.keyword == .do || frame.keyword == .catch
    case .keyword where token.is(.while):
      return frame.keyword == .repeat
    default:
      return false
    }
  }

  /// Whether a token at the start of a line goes on with the statement before it.
  private func continuesLine(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .period, .binaryOperator, .equal, .questionInfix, .colon, .comma, .arrow, .leftBrace,
      .rightParen, .rightBracket:
      return true
    case .keyword:
      return token.is(.as) || token.is(.is) || token.is(.where) || token.is(.in)
        || token.is(.throws) || token.is(.rethrows)
        || (token.is(.else) && frame.mode == .header)
    case .identifier:
      if token.is(.async), frame.mode == .functionHeader { return true }
      return isTrailingClosureLabel(index)
    default:
      return false
    }
  }

  /// Whether the token before `index` can be the last one of a statement.
  private func endsOperand(before index: Int) -> Bool {
    let token = tokens[index - 1]
    switch token.kind {
    case .binaryOperator, .prefixOperator, .comma, .colon, .equal, .arrow, .period, .backslash,
      .questionInfix, .at:
      return false
    case .questionPostfix, .exclamationPostfix:
      return index < 2 || !(tokens[index - 2].is(.try) || tokens[index - 2].is(.as))
    case .keyword:
      return endsOperand(token, before: tokens[index])
    default:
      return true
    }
  }

  private func endsOperand(_ keyword: Token, before next: Token) -> Bool {
    switch Keyword(rawValue: keyword.word.id) {
    case .`self`, .Self, .super, .nil, .true, .false, .Any, .underscore, .`init`, .break, .continue,
      .fallthrough, .deinit, .throws, .rethrows, .default:
      return true
    case .return:
      // The compiler takes what stands on the next line as the value, unless it can only be a statement.
      return next.kind == .keyword && !startsExpression(next)
    default:
      return false
    }
  }

  private func startsExpression(_ keyword: Token) -> Bool {
    switch Keyword(rawValue: keyword.word.id) {
    case .`self`, .Self, .super, .nil, .true, .false, .Any, .try, .underscore, .`init`: true
    default: false
    }
  }

  /// `name: {` behind a closure: one more trailing closure of the same call.
  func isTrailingClosureLabel(_ index: Int) -> Bool {
    frame.operandEnd && tokens[index - 1].kind == .rightBrace && frame.lastCall >= 0
      && tokens[index].kind == .identifier && tokens[index + 1].kind == .colon
      && tokens[index + 2].kind == .leftBrace
  }

  /// Whether `case`, `default` or `@unknown default` stands at `index`, where they are labels of a `switch`.
  func startsCaseLabel(_ index: Int) -> Bool {
    guard frame.isInSwitch else { return false }
    let token = tokens[index]
    if token.kind == .at {
      return index + 2 < last && tokens[index + 2].is(.default)
        && tokens[index + 2].kind == .keyword
    }
    return token.kind == .keyword && (token.is(.case) || token.is(.default))
  }

  func endsCaseBody(_ index: Int) -> Bool {
    frame.isPseudo && blockKind == .caseBody && startsCaseLabel(index)
  }

  // MARK: - The rest of a statement

  /// Takes the token at `index` into the current statement; gives the index to go on with.
  mutating func continueStatement(_ index: Int) -> Int {
    switch frame.mode {
    case .prefix: return classify(index)
    case .expression: return statementExpression(index)
    case .header: return header(index)
    case .functionHeader: return functionHeader(index)
    case .typeHeader: return typeHeader(index)
    case .propertyPattern: return propertyPattern(index)
    case .propertyValue: return propertyValue(index)
    case .caseLabel: return caseLabel(index)
    case .ignored: return skip(index)
    case .bodyDone: return afterBody(index)
    }
  }

  private mutating func statementExpression(_ index: Int) -> Int {
    let token = tokens[index]
    let isAssignment =
      token.kind == .equal || (token.kind == .binaryOperator && isCompoundAssignment(token))
    if isAssignment, outline.statements[frame.statement].assignment < 0 {
      outline.statements[frame.statement].assignment = index
      if outline.statements[frame.statement].kind == .expression {
        outline.statements[frame.statement].kind = .assignment
      }
    }
    if token.kind == .keyword, startsBranchExpression(token) {
      beginHeader(token)
      return index + 1
    }
    return expression(index)
  }

  func startsBranchExpression(_ token: Token) -> Bool {
    !frame.operandEnd && (token.is(.if) || token.is(.switch) || token.is(.do))
  }

  /// `+=`, `-=`, `*=`, `/=` and other operators that end so, but no comparison.
  private func isCompoundAssignment(_ token: Token) -> Bool {
    guard token.end - token.start >= 2, source.bytes[Int(token.end) - 1] == UInt8(ascii: "=") else {
      return false
    }
    switch source.bytes[Int(token.start)] {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "~"):
      return false
    default:
      return true
    }
  }

  private mutating func skip(_ index: Int) -> Int {
    switch tokens[index].kind {
    case .leftParen, .leftBracket, .leftBrace: return afterPartner(index)
    default: return index + 1
    }
  }

  /// The index after the bracket that closes the one at `index`; the next one where nothing closes it.
  func afterPartner(_ index: Int) -> Int { max(Int(outline.links[index]), index) + 1 }

  private mutating func caseLabel(_ index: Int) -> Int {
    switch tokens[index].kind {
    case .questionInfix:
      frame.pendingTernaries += 1
    case .colon where frame.pendingTernaries > 0:
      frame.pendingTernaries -= 1
    case .colon:
      pushBlock(.caseBody, index, isPseudo: true)
      return index + 1
    case .keyword where tokens[index].is(.let) || tokens[index].is(.var):
      return binding(index)
    default:
      break
    }
    return expression(index)
  }

  // MARK: - Control flow

  mutating func beginHeader(_ keyword: Token) {
    frame.mode = .header
    frame.keyword = Keyword(rawValue: keyword.word.id) ?? .if
    frame.operandEnd = false
    frame.chainStart = -1
  }

  private mutating func header(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .leftBrace where isBody(index):
      pushBlock(bodyKind, index)
      return index + 1
    case .keyword where token.is(.let) || token.is(.var):
      return binding(index)
    case .keyword where token.is(.else):
      beginHeader(token)
      return index + 1
    case .keyword where token.is(.if) && frame.keyword == .else:
      beginHeader(token)
      return index + 1
    case .identifier where frame.keyword == .for && tokens[index - 1].is(.for):
      addBinding(named: index, keyword: index - 1)
      return expression(index)
    default:
      return expression(index)
    }
  }

  private mutating func binding(_ index: Int) -> Int {
    if tokens[index + 1].kind == .identifier { addBinding(named: index + 1, keyword: index) }
    return expression(index)
  }

  private mutating func addBinding(named name: Int, keyword: Int) {
    addDeclaration(.binding, name: name, keyword: keyword)
  }

  private var bodyKind: Outline.Block.Kind {
    switch frame.keyword {
    case .for, .while, .repeat: .loop
    case .switch: .switchBody
    default: .branch
    }
  }

  /// Whether the brace at `index` opens the body that the header waits for, and no closure.
  private func isBody(_ index: Int) -> Bool {
    switch frame.keyword {
    case .do, .defer, .repeat, .else, .catch: return true
    case .guard: return false
    default: break
    }
    guard frame.operandEnd else { return false }
    let next = tokens[min(afterPartner(index), last)]
    guard !next.startsLine else { return true }
    switch next.kind {
    case .leftBrace, .comma, .period, .leftParen, .leftBracket, .binaryOperator, .questionPostfix,
      .exclamationPostfix, .questionInfix:
      return false
    default:
      return !next.is(.where)
    }
  }

  private mutating func afterBody(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .keyword where token.is(.else) || token.is(.catch):
      beginHeader(token)
      return index + 1
    case .keyword where token.is(.while):
      frame.mode = .expression
      frame.operandEnd = false
      return index + 1
    default:
      frame.mode = .expression
      return expression(index)
    }
  }

  /// Says in the frame around a block what the end of that block means there.
  mutating func blockClosed(_ kind: Outline.Block.Kind) {
    switch kind {
    case .typeBody, .functionBody, .accessors, .branch, .loop, .switchBody:
      if kind == .accessors || kind == .functionBody { finishProperty(at: -1) }
      frame.mode = .bodyDone
    case .file, .closure, .caseBody, .conditionalBranch:
      break
    }
  }

  // MARK: - Conditional compilation

  /// Takes a directive and its condition; gives the index of the token after its line.
  mutating func directive(_ index: Int) -> Int {
    let next = afterDirective(index)
    let token = tokens[index]
    outline.directives.append(index)
    if token.is(.if) {
      if isInline(next) {
        frame.inlineConditions += 1
      } else {
        endStatement(at: index)
        beginStatement(index)
        outline.statements[frame.statement].kind = .conditional
        frame.mode = .ignored
        pushBlock(.conditionalBranch, index, isPseudo: true)
      }
      return next
    }
    let isEnd = token.is(.endif)
    guard isEnd || token.is(.else) || token.is(.elseif) else { return next }
    if frame.inlineConditions > 0 {
      if isEnd { frame.inlineConditions -= 1 }
      return next
    }
    if frame.isPseudo, blockKind != .conditionalBranch { pop(at: index) }
    guard frame.isPseudo, blockKind == .conditionalBranch else { return next }
    pop(at: index)
    if isEnd {
      frame.mode = .bodyDone
      frame.keyword = .underscore
    } else {
      frame.mode = .ignored
      pushBlock(.conditionalBranch, index, isPseudo: true)
    }
    return next
  }

  /// Whether `#if` stands inside an expression: in a list, or before a member on a line of its own.
  private func isInline(_ next: Int) -> Bool {
    if frame.kind == .list { return true }
    guard frame.statement >= 0 else { return false }
    switch frame.mode {
    case .expression, .propertyValue: return tokens[next].kind == .period
    default: return false
    }
  }

  private func afterDirective(_ index: Int) -> Int {
    var next = index + 1
    while next < last {
      let token = tokens[next]
      if token.startsLine || token.kind == .directive,
        token.kind != .binaryOperator, tokens[next - 1].kind != .binaryOperator
      {
        break
      }
      next += 1
    }
    return next
  }
}
