import SwiftSource

/// An expression and what it is part of.
struct PlacedExpression {
  /// The first token.
  var start: Int
  /// The last token.
  var end: Int
  /// The statement that it is part of.
  var statement: Int
  /// The list that it stands in, or -1.
  var list: Int
}

/// Where a constraint expression stands.
struct Placement {
  var container: Constraint.Container
  var block: BlockKey
  var isAlternative: Bool
}
