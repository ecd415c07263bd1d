import SwiftSource

extension TokenKind {
  /// Whether SwiftSyntax has another name for the same kind.
  func isSame(as kind: ReferenceKind) -> Bool {
    switch self {
    case .unknown: kind == .unknown
    case .identifier: kind == .identifier
    case .keyword: kind == .keyword || kind == .wildcard
    case .dollarIdentifier: kind == .dollarIdentifier
    case .integerLiteral: kind == .integerLiteral
    case .floatLiteral: kind == .floatLiteral
    case .leftParen: kind == .leftParen
    case .rightParen: kind == .rightParen
    case .leftBracket: kind == .leftSquare
    case .rightBracket: kind == .rightSquare
    case .leftBrace: kind == .leftBrace
    case .rightBrace: kind == .rightBrace
    case .comma: kind == .comma
    case .colon: kind == .colon
    case .semicolon: kind == .semicolon
    case .period: kind == .period
    case .at: kind == .atSign
    case .directive:
      [.poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation].contains(kind)
    case .macro: kind == .poundAvailable || kind == .poundUnavailable
    case .equal: kind == .equal
    case .arrow: kind == .arrow
    case .prefixOperator: kind == .prefixOperator
    case .postfixOperator: kind == .postfixOperator
    case .binaryOperator: kind == .binaryOperator
    case .questionPostfix: kind == .postfixQuestionMark
    case .questionInfix: kind == .infixQuestionMark
    case .exclamationPostfix: kind == .exclamationMark
    case .backslash: kind == .backslash
    case .endOfFile, .stringLiteral, .stringHead, .stringMiddle, .stringTail, .regexLiteral,
      .placeholder:
      false
    }
  }

  /// Whether it is an operator-like token that `operator` may declare.
  fileprivate var isOperatorLike: Bool {
    self == .equal || self == .arrow || self == .questionInfix
  }

  /// Whether a parser, unlike the lexer, may classify it differently.
  fileprivate var isOpenToRepair: Bool {
    switch self {
    case .keyword, .identifier, .dollarIdentifier, .questionPostfix, .exclamationPostfix: true
    default: isOperator || isOperatorLike
    }
  }

  var isOperator: Bool {
    self == .prefixOperator || self == .postfixOperator || self == .binaryOperator
  }
}

extension TokenRule {
  /// The rule for our token at an index and a token of SwiftSyntax with the same bytes and another kind.
  init?(
    _ index: Int, _ theirs: ReferenceKind, in source: SourceFile, isRepaired: Bool
  ) {
    let token = source.tokens[index]
    let text = source.text(token)
    let previous = index > 0 ? source.tokens[index - 1] : nil
    let next = source.tokens[index + 1]
    switch (token.kind, theirs) {
    case (_, .leftAngle) where token.kind.isOperator && text == "<": self = .genericBracket
    case (_, .rightAngle) where token.kind.isOperator && text == ">": self = .genericBracket
    case (.prefixOperator, .prefixAmpersand) where text == "&": self = .namedOperator
    case (_, .ellipsis) where token.kind.isOperator && text == "...": self = .namedOperator
    case (_, .binaryOperator)
    where (token.kind.isOperator || token.kind.isOperatorLike)
      && Self.isOperatorName(previous, next):
      self = .operatorName
    case (.binaryOperator, .prefixOperator) where text == "~": self = .negatedType
    case (.keyword, .identifier) where Self.isName(index, in: source): self = .wordAsName
    case (.identifier, _)
    where previous?.kind == .period && (theirs == .keyword || theirs == .wildcard):
      self = .memberName
    case (.identifier, .keyword) where !Self.reservedWords.contains(text): self = .nameAsWord
    case (.dollarIdentifier, .identifier) where text.dropFirst().contains { !$0.isNumber }:
      self = .dollarName
    case (.placeholder, .identifier): self = .placeholder
    case (_, .postfixQuestionMark) where previous?.is(.`init`) == true && text == "?":
      self = .initializerMark
    case (_, .exclamationMark) where previous?.is(.`init`) == true && text == "!":
      self = .initializerMark
    case (.binaryOperator, .identifier) where text == "*": self = .anyPlatform
    case _ where isRepaired && token.kind.isOpenToRepair: self = .repair
    default: return nil
    }
  }

  /// Whether the token between these is the name of an operator: `func ==(`, `infix operator ->`, or `==(_:_:)` in an
  /// attribute.
  private static func isOperatorName(_ previous: Token?, _ next: Token) -> Bool {
    previous?.is(.func) == true || previous?.is(.operator) == true
      || previous?.kind == .comma && next.kind == .leftParen
  }

  /// Whether a reserved word names an attribute, a parameter, an argument, a role of a macro, or something of a module.
  private static func isName(_ index: Int, in source: SourceFile) -> Bool {
    let previous = index > 0 ? source.tokens[index - 1].kind : .endOfFile
    if previous == .at { return true }
    switch source.tokens[index + 1].kind {
    case .colon: return true
    case .identifier, .keyword, .comma, .rightParen:
      // After an attribute without arguments: `@A else other: B`.
      if previous == .identifier, index > 1, source.tokens[index - 2].kind == .at { return true }
      if previous == .leftParen || previous == .comma || previous == .leftBracket { return true }
    default: break
    }
    return previous == .colon && index > 1 && source.tokens[index - 2].kind == .colon
  }

  private static let reservedWords = Set(
    Keyword.allCases.filter { $0.rawValue < Keyword.firstContextual.rawValue }.map(\.spelling))
}
