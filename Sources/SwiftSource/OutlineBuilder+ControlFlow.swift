extension OutlineBuilder {
  // MARK: - Control flow

  /// Begins the header between `keyword` and its body.
  func beginHeader(_ keyword: Token) {
    frame.mode = .header
    frame.keyword = Keyword(rawValue: keyword.word.id) ?? .if
    frame.operandEnd = false
    frame.chainStart = -1
  }

  /// Handles one token between a keyword such as `if` and the body.
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

  /// Whether the brace at `index` opens the body of the header, rather than a closure. The compiler's rule: a closure
  /// begins on the line of its brace, and the condition continues after it.
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

  /// Handles the token after a body, which may continue the statement.
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

  /// Updates the frame around a block that has just ended.
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
