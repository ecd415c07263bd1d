import SwiftSource

extension CodeReader {
  /// Identifies the text of a token.
  public func key(_ token: Lexeme) -> UInt64 { key(token.index) }

  /// Whether the tokens are names with periods between, perhaps with `?`, `!` or a subscript: a thing, not a
  /// computation.
  public func isPath(_ tokens: Lexemes) -> Bool { isPath(tokens.indices) }

  /// Whether a name sounds like that of a view: `titleLabel`.
  public func isNamedLikeView(_ name: Lexeme) -> Bool { isNamedLikeView(name.index) }

  /// The statement of a type's body that a statement is or is part of.
  public func member(around statement: Statement) -> Statement? {
    member(around: statement.index).map { code.statements[$0] }
  }
}
