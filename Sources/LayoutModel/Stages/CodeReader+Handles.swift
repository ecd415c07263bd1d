import SwiftSource

extension CodeReader {
  /// Identifies the text of a token.
  public func key(_ token: Lexeme) -> UInt64 { key(token.index) }

  /// The call that an array literal, given by its `[`, is an argument of by itself; nil for any other list.
  public func call(withArgument open: Lexeme) -> Call? {
    call(withArgument: open.index).map { code.calls[$0] }
  }

  /// Whether a name sounds like that of a view: `titleLabel`.
  public func isNamedLikeView(_ name: Lexeme) -> Bool { isNamedLikeView(name.index) }

  /// The statement of a type's body that a statement is or is part of.
  public func member(around statement: Statement) -> Statement? {
    member(around: statement.index).map { code.statements[$0] }
  }
}
