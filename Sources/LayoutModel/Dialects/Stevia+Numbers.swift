import SwiftSource

/// A distance or a size in Stevia: `8`, `margin`, `>=8`, `50%`.
struct SteviaNumber {
  private var tokens: Range<Int>
  private var relation = Constraint.Relation.equal

  init(_ value: Range<Int>, in file: FactBuilder) {
    // `(>=8)` in a row.
    tokens = value.count > 2 && file.isInParentheses(value) ? value.dropFirst().dropLast() : value
    guard let first = tokens.first, file.tokens[first].kind == .prefixOperator else { return }
    if file.hasPrefix(first, ">=") { relation = .greaterThanOrEqual }
    if file.hasPrefix(first, "<=") { relation = .lessThanOrEqual }
    if relation != .equal { tokens = tokens.dropFirst() }
  }

  /// Sets the constant or the multiplier of a constraint, and its relation.
  func set(_ constraint: inout Constraint, in file: FactBuilder) {
    if relation != .equal {
      constraint.relation =
        constraint.attributes.isSubset(of: .farEdges) ? relation.inverted : relation
    }
    file.readLength(tokens, of: &constraint)
  }
}

/// The names in Stevia's rows, as far as the file shows their meaning.
struct SteviaNames {
  private var added: Set<UInt64> = []

  init(_ file: FactBuilder) {
    for action in file.actions where action.role == .addition && action.item.key != 0 {
      added.insert(action.item.key)
    }
  }

  func isView(_ item: Item, _ path: Range<Int>, in file: FactBuilder, _ block: Int) -> Bool {
    if item.isSelf || added.contains(item.key) { return true }
    guard let name = path.last(where: { file.tokens[$0].kind == .identifier }) else {
      return path.count == 1 && file.tokens[path.lowerBound].kind == .dollarIdentifier
    }
    if name == path.lowerBound, let local = file.scopes.local(name, in: block) {
      return file.names.viewNames.contains(local) || file.isNamedLikeView(name)
    }
    return file.names.isViewProperty(name, in: block) || file.isNamedLikeView(name)
  }
}
