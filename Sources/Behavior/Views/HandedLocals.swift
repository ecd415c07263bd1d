import SwiftSource

extension Block {
  /// A bound on the statements in which a declaration is looked for.
  private static let most = 256

  /// The initial value of a local that a statement of the block declares: `CALayer()` for `let border = CALayer()`.
  package func initialValue(ofLocal name: Lexeme) -> Lexemes? {
    for statement in statements.prefix(Self.most) where statement.kind == .property {
      guard let declaration = statement.declaration,
        declaration.name?.hasSameText(as: name) == true
      else { continue }
      return declaration.value
    }
    return nil
  }

  /// Whether the name of a local is used in another way than in its declaration, before one of its members, and at the
  /// given place.
  package func handsOn(_ name: Lexeme) -> Bool {
    tokens.contains { token in
      guard token != name, token.kind == .identifier, token.hasSameText(as: name) else {
        return false
      }
      let isDeclared = token.previous?.is(.let) == true || token.previous?.is(.var) == true
      return !isDeclared && (token.next?.kind != .period || token.previous?.kind == .period)
    }
  }
}
