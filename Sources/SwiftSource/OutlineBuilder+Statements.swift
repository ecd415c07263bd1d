extension OutlineBuilder {
  // MARK: - Where a statement begins

  /// Whether the token at `index` begins a new statement while another one is open.
  @inline(__always)
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

  private func continuesLine(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .period, .binaryOperator, .equal, .questionInfix, .colon, .comma, .arrow, .leftBrace,
      .rightParen, .rightBracket:
      return true
    case .keyword:
      return token.is(.as) || token.is(.is) || token.is(.where) || token.is(.in)
        || token.is(.throws) || token.is(.rethrows)
        || (token.is(.else) && frame.mode == .header) || isTrailingClosureLabel(index)
    case .identifier:
      if token.is(.async), frame.mode == .functionHeader { return true }
      return isTrailingClosureLabel(index)
    default:
      return false
    }
  }

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
      // The compiler reads the next line as the value, unless it can only be a statement.
      return next.kind == .at || (next.kind == .keyword && !startsExpression(next))
    default:
      return false
    }
  }

  private func startsExpression(_ keyword: Token) -> Bool {
    switch Keyword(rawValue: keyword.word.id) {
    case .`self`, .Self, .super, .nil, .true, .false, .Any, .try, .underscore, .`init`, .if,
      .switch, .do:
      true
    default: false
    }
  }

  /// Whether the name at `index` begins `name: {` after a closure: one more trailing closure of the same call.
  @inline(__always)
  func isTrailingClosureLabel(_ index: Int) -> Bool {
    frame.operandEnd && tokens[index - 1].kind == .rightBrace && frame.lastCall >= 0
      && tokens[index + 1].kind == .colon && tokens[index + 2].kind == .leftBrace
      && !tokens[index].is(.default)
  }

  /// Whether the token at `index` is a `case`, `default` or `@unknown default` label of a `switch`.
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

  /// Handles the token at `index` as part of the current statement; returns the next index.
  @inline(__always)
  func continueStatement(_ index: Int) -> Int {
    switch frame.mode {
    case .prefix: return classify(index)
    case .expression: return statementExpression(index)
    case .header: return header(index)
    case .functionHeader: return functionHeader(index)
    case .typeHeader: return typeHeader(index)
    case .typeRequirements: return typeRequirements(index)
    case .propertyPattern: return propertyPattern(index)
    case .propertyValue: return propertyValue(index)
    case .caseLabel: return caseLabel(index)
    case .ignored: return skip(index)
    case .bodyDone: return afterBody(index)
    }
  }

  private func statementExpression(_ index: Int) -> Int {
    branchOrAssignment(index) ?? expression(index)
  }

  /// Notes an assignment. If a branch begins here, begins it and returns the next index.
  @inline(__always)
  func branchOrAssignment(_ index: Int) -> Int? {
    let token = tokens[index]
    switch token.kind {
    case .equal: noteAssignment(index)
    case .binaryOperator where isCompoundAssignment(token): noteAssignment(index)
    case .keyword where startsBranchExpression(token):
      beginHeader(token)
      return index + 1
    default: break
    }
    return nil
  }

  private func noteAssignment(_ index: Int) {
    guard outline.statements[frame.statement].assignment < 0 else { return }
    outline.statements[frame.statement].assignment = index
    if outline.statements[frame.statement].kind == .expression {
      outline.statements[frame.statement].kind = .assignment
    }
  }

  func startsBranchExpression(_ token: Token) -> Bool {
    !frame.operandEnd && (token.is(.if) || token.is(.switch) || token.is(.do))
  }

  /// `+=`, `-=`, `*=`, `/=` and other operators that end in `=`, except comparisons.
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

  /// The index after the token at `index` or, if that opens a bracket, after its partner.
  func skip(_ index: Int) -> Int { Outline.skip(index, tokens, outline.links) }

  private func caseLabel(_ index: Int) -> Int {
    switch tokens[index].kind {
    case .questionInfix:
      frame.pendingTernaries += 1
    case .colon where frame.pendingTernaries > 0:
      frame.pendingTernaries -= 1
    case .colon:
      pushBlock(.caseBody, index, isPseudo: true)
      return index + 1
    default:
      break
    }
    return expression(index)
  }
}
