extension SourceFile {
  /// The index of the first token that is impossible in its place in any Swift code; nil if there is none.
  ///
  /// Any text has an outline, which is misleading where a comma or a name is missing. This finds many such places by
  /// looking at neighbours only, and never rejects code that the compiler parses. Code without such a token may still
  /// be wrong.
  public var implausibleToken: Int? {
    let tokens = TokenNeighbours(tokens: tokens, source: self)
    return self.tokens.indices.dropFirst().first { tokens.isImplausible($0) }
  }
}

private struct TokenNeighbours {
  let tokens: UnsafeBufferPointer<Token>
  let source: SourceFile

  /// Whether the token at an index, not the first one, cannot follow the one before it.
  func isImplausible(_ index: Int) -> Bool {
    let (left, right) = (tokens[index - 1], tokens[index])
    switch left.kind {
    case .comma: return right.kind.endsElement && !isOperand(index) || right.kind == .colon
    case .period: return !right.kind.followsPeriod
    case .at:
      return right.kind != .identifier && right.kind != .keyword && right.kind != .placeholder
    case .leftParen, .leftBracket, .leftBrace: return right.kind.joinsOperands
    case .equal: return right.kind.endsElement && !isOperand(index) || right.kind.closesBracket
    case .colon: return isImplausibleBehindColon(index)
    case .questionInfix: return right.kind.endsElement || right.kind == .colon
    case .binaryOperator:
      return !isOperand(index - 1) && (right.kind.endsElement || right.kind.closesBracket)
    case .integerLiteral, .floatLiteral, .stringLiteral, .stringTail:
      return !right.startsLine && (right.kind.beginsOperand || beginsStatement(right))
    case .rightParen, .rightBracket: return !right.startsLine && right.kind.beginsLiteral
    case .keyword: return isImplausibleBehindKeyword(index)
    case .identifier: return isImplausibleBehindName(index)
    default: return false
    }
  }

  private func kind(_ index: Int) -> TokenKind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  private func isOperand(_ index: Int) -> Bool {
    guard tokens[index].kind == .binaryOperator else { return false }
    if source.text(tokens[index]).allSatisfy({ ".<>*".contains($0) }) { return true }
    if index > 0, tokens[index - 1].is(.func) || tokens[index - 1].is(.operator) { return true }
    let (before, after) = (kind(index - 1), kind(index + 1))
    return (before == .leftParen || before == .leftBracket || before == .comma || before == .colon)
      && (after == .comma || after.closesBracket)
  }

  private func isImplausibleBehindColon(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .comma, .equal, .arrow, .questionInfix: true
    // `[:]`
    case .rightBracket: kind(index - 2) != .leftBracket
    default: false
    }
  }

  // MARK: - Words

  private func isImplausibleBehindKeyword(_ index: Int) -> Bool {
    let (left, right) = (tokens[index - 1], tokens[index])
    // In lists every keyword may be a label.
    switch kind(index - 2) {
    case .leftParen, .comma, .leftBracket, .colon, .period, .identifier: return false
    default: break
    }
    if left.is(.else) { return right.kind != .leftBrace && right.kind != .keyword }
    let wantsName =
      left.is(.func) || left.is(.struct) || left.is(.enum) || left.is(.extension)
      || left.is(.let) || left.is(.var)
    guard wantsName else { return false }
    switch right.kind {
    case .rightParen, .rightBracket, .rightBrace, .leftBrace, .comma, .colon, .semicolon, .equal,
      .arrow, .integerLiteral, .floatLiteral, .stringLiteral, .stringHead, .endOfFile:
      return true
    case .leftParen: return !left.is(.let) && !left.is(.var)
    default: return false
    }
  }

  /// Whether a name follows another one on its line where the language never allows it: `a b.c`, `a b(c)`.
  private func isImplausibleBehindName(_ index: Int) -> Bool {
    let (left, right) = (tokens[index - 1], tokens[index])
    guard !right.startsLine else { return false }
    if right.kind.beginsLiteral { return false }
    let isKeyword = left.word != .none && left.word.id < Word.firstFree
    guard right.kind == .identifier, !isKeyword, !left.flags.contains(.backQuoted),
      !Self.prefixes.contains(source.text(left))
    else { return false }
    switch kind(index - 2) {
    case .at, .period, .macro: return false
    case .keyword where !left.startsLine: return false
    default: break
    }
    let next = kind(index + 1)
    return next == .period || next == .equal
      || (next == .leftParen && !tokens[index + 1].flags.contains(.spaceBefore))
  }

  /// Names before an operand that are not words of the language for the tokenizer.
  private static let prefixes: Set<String> = [
    "consume", "copy", "yield", "unsafe", "then", "using", "move", "_borrow", "associativity",
  ]

  private func beginsStatement(_ token: Token) -> Bool {
    token.is(.let) || token.is(.var) || token.is(.func) || token.is(.return) || token.is(.guard)
      || token.is(.for) || token.is(.switch) || token.is(.self) || token.is(.super)
      || token.is(.true) || token.is(.false) || token.is(.nil)
  }
}

extension TokenKind {
  fileprivate var endsElement: Bool {
    switch self {
    case .comma, .semicolon, .equal, .arrow, .questionInfix, .binaryOperator, .rightBrace,
      .endOfFile:
      true
    default: false
    }
  }

  fileprivate var closesBracket: Bool {
    self == .rightParen || self == .rightBracket || self == .rightBrace
  }

  fileprivate var joinsOperands: Bool {
    self == .comma || self == .equal || self == .arrow || self == .questionInfix
  }

  fileprivate var followsPeriod: Bool {
    switch self {
    // `\.[0]`, `\.?.a`
    case .identifier, .keyword, .dollarIdentifier, .integerLiteral, .placeholder, .macro,
      .leftBracket, .leftParen, .questionPostfix, .exclamationPostfix, .questionInfix:
      true
    default: false
    }
  }

  fileprivate var beginsLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .stringLiteral, .stringHead: true
    default: false
    }
  }

  fileprivate var beginsOperand: Bool { beginsLiteral || self == .identifier }
}
