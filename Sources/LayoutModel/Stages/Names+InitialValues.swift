import SwiftSource

extension Names {
  /// Whether the initial value of a property makes a view, or runs a closure that makes something else than a
  /// constraint: a property that keeps a constraint is a place of layout by itself.
  public func makesView(_ property: ViewProperty) -> Bool {
    guard property.type >= 0 else { return false }
    let declaration = outline.declarations[property.declaration.index]
    if viewNames.contains(TextHash.pair(scopes.types[property.type].key, key(declaration.name))) {
      return true
    }
    return tokens[property.value.lowerBound].kind == .leftBrace && !declaration.type.isEmpty
      && !declaration.type.contains { hasSuffix($0, "Constraint") || hasSuffix($0, "Constraints") }
  }

  /// Whether an item's first name is a local or a parameter where a statement stands.
  public func isLocalItem(_ item: Item, at statement: Int) -> Bool {
    guard !item.isSelf, !item.tokens.isEmpty else { return false }
    let first = item.tokens.lowerBound
    if tokens[first].kind == .dollarIdentifier { return true }
    // An upper-case name is a type: nobody's view.
    guard tokens[first].kind == .identifier else { return false }
    return scopes.isLocal(first, in: block(of: statement))
  }
}
