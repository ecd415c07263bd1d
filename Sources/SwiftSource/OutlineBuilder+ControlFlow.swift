extension OutlineBuilder {
  // MARK: - Control flow

  /// Begins what stands between `keyword` and its body.
  func beginHeader(_ keyword: Token) {
    frame.mode = .header
    frame.keyword = Keyword(rawValue: keyword.word.id) ?? .if
    frame.operandEnd = false
    frame.chainStart = -1
  }

  /// Takes one token from a keyword such as `if` to the body.
  func header(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .leftBrace where isBody(index):
      pushBlock(bodyKind, index)
      return index + 1
    case .keyword where token.is(.else):
      beginHeader(token)
      return index + 1
    case .keyword where token.is(.if) && frame.keyword == .else:
      beginHeader(token)
      return index + 1
    case .identifier where frame.keyword == .for:
      if let keyword = loopKeyword(before: index) {
        addDeclaration(.binding, name: index, keyword: keyword)
      }
      return expression(index)
    default:
      return expression(index)
    }
  }

  /// The `for` of the loop whose variable is the name at `index`, or nil for any other name.
  private func loopKeyword(before index: Int) -> Int? {
    guard tokens[index + 1].is(.in) || tokens[index + 1].kind == .colon else { return nil }
    var keyword = index - 1
    while keyword > 0, tokens[keyword].is(.try) || tokens[keyword].is(.await) { keyword -= 1 }
    return tokens[keyword].is(.for) ? keyword : nil
  }

  private var bodyKind: Outline.Block.Kind {
    switch frame.keyword {
    case .for, .while, .repeat: .loop
    case .switch: .switchBody
    default: .branch
    }
  }

  /// Whether the brace at `index` opens the body that the header waits for, and no closure. The compiler's rule: a closure
  /// begins on the line of its brace, and behind it the condition goes on.
  private func isBody(_ index: Int) -> Bool {
    switch frame.keyword {
    case .do, .defer, .repeat, .else, .catch: return true
    case .guard: return false
    default: break
    }
    guard frame.operandEnd else { return false }
    let inside = tokens[index + 1]
    if inside.startsLine || inside.is(.case) { return true }
    let next = tokens[min(skip(index), last)]
    switch next.kind {
    case .leftBrace, .comma:
      return false
    case .period, .leftParen, .leftBracket, .binaryOperator, .postfixOperator, .questionPostfix,
      .exclamationPostfix, .questionInfix, .colon, .equal:
      return next.startsLine
    case .keyword where next.is(.as) || next.is(.is):
      return next.startsLine
    default:
      return !next.is(.where)
    }
  }

  /// Takes the token behind a body that goes on with the statement.
  func afterBody(_ index: Int) -> Int {
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
  func blockClosed(_ kind: Outline.Block.Kind) {
    switch kind {
    case .typeBody, .functionBody, .accessors, .branch, .loop, .switchBody:
      if kind == .accessors || kind == .functionBody { finishProperty(at: -1) }
      frame.mode = .bodyDone
    case .file, .closure, .caseBody, .conditionalBranch:
      break
    }
  }
}
