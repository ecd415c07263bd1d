import LayoutModel
import LayoutSolver
import SwiftSource

/// How far a constraint moves edges of a view away from those of another one.
struct EdgeDistance {
  /// The index of the constraint.
  let index: Int
  /// The constraint as it reads on the view that it places.
  let constraint: Constraint
  /// The constraint as it is written.
  let original: Constraint
  /// What the constant comes to; nil if it is unknown.
  let amount: Fraction?
  /// The constant, if it is a name of unknown value without a sign.
  let name: Lexemes?
  /// Identifies the name: a local in its scope, any other path in its type.
  let nameKey: UInt64?
  /// Whether the constant may have either sign on purpose: it is named for a movement, or for a negative number.
  private let isMovement: Bool
  /// Whether the constraint is written on the container of the view.
  var isTurned: Bool { constraint.firstItem != original.firstItem }

  /// Nil for a constraint without a constant, and for one that depends on more.
  init?(_ index: Int, in file: ViewFile) {
    let original = file.constraints[index]
    guard !original.constant.isEmpty, !original.hasMultiplier, original.hasKnownSign,
      !original.isOfHelper
    else { return nil }
    (self.index, self.original) = (index, original)
    constraint = file.onPlacedView(original)
    let constant = original.statement.tokens(original.constant)
    let block = original.statement.block
    amount = file.constant(of: original)
    name = amount == nil && file.names.isPath(constant) ? constant : nil
    nameKey = name.flatMap { file.keyOfNumber($0, at: original.statement) }
    isMovement =
      constant.contains { $0.kind == .identifier && $0.isNamedForMovement }
      || file.hasNegativeName(in: constant, block)
  }

  /// The view and the list of statements that it is placed in.
  var place: UInt64 { constraint.viewAndBlock }

  /// Where an edge is moved: 1 to the right or down, -1 to the left or up. Nil if that is unknown, or may be meant either
  /// way.
  ///
  /// - Parameter isPositive: whether a name of unknown value stands for a positive number.
  func movement(of edge: LayoutAttributes, isPositive: Bool = false) -> Int? {
    guard !isMovement, let direction = original.direction(ofConstantAt: edge),
      let sign = amount?.sign ?? (name != nil && isPositive ? 1 : nil)
    else { return nil }
    return isTurned ? -sign * direction : sign * direction
  }

  /// The edges that the constant moves out of the second item, if that is around the view.
  func outward(isPositive: Bool) -> LayoutAttributes {
    guard constraint.attributes == constraint.secondAttributes, !constraint.isKept else {
      return []
    }
    var edges: LayoutAttributes = []
    for edge in LayoutAttributes.edges where constraint.attributes.contains(edge) {
      let isNear = edge.isSubset(of: .nearEdges)
      guard constraint.relation != (isNear ? .lessThanOrEqual : .greaterThanOrEqual),
        movement(of: edge, isPositive: isPositive) == (isNear ? -1 : 1)
      else { continue }
      edges.formUnion(edge)
    }
    return edges
  }

  /// The beginnings of the view that keep a distance from what comes before them.
  var keptBeginnings: LayoutAttributes {
    var edges: LayoutAttributes = []
    for edge in LayoutAttributes.edges
    where constraint.attributes.intersection(.nearEdges).contains(edge) {
      let hasSign = original.statement.tokens(original.constant).first?.kind == .prefixOperator
      let isForward =
        amount == nil
        ? hasSign == isTurned && original.direction(ofConstantAt: edge) == 1
        : (movement(of: edge) ?? 0) > 0
      if isForward { edges.formUnion(edge) }
    }
    return edges
  }

  /// The ends of the view that keep a known distance inside of the second item.
  var keptEnds: LayoutAttributes {
    guard amount?.isKnown == true, constraint.attributes == constraint.secondAttributes else {
      return []
    }
    return LayoutAttributes.edges.reduce(into: []) { ends, edge in
      if edge.isSubset(of: constraint.attributes.intersection(.farEdges)), movement(of: edge) == -1
      {
        ends.formUnion(edge)
      }
    }
  }

  /// Whether it is known to be no wider than a line: views overlap by that much so that no gap is seen between them.
  var isOfLine: Bool {
    guard let amount, amount.isKnown else { return false }
    return ((amount.sign < 0 ? -amount : amount) - Fraction(1)).sign <= 0
  }

  /// Whether another distance has the same constant.
  func isSame(as other: EdgeDistance) -> Bool {
    guard isTurned == other.isTurned else { return false }
    return amount != nil ? amount == other.amount : nameKey != nil && nameKey == other.nameKey
  }
}

extension LayoutAttributes {
  /// Each of the edges alone.
  static let edges: [LayoutAttributes] = [
    .top, .leading, .left, .bottom, .trailing, .right,
  ]

  /// The axis that an edge is on, as both of its ends.
  var axis: LayoutAttributes {
    Self.ends.first { !isDisjoint(with: $0.near.union($0.far)) }
      .map { $0.near.union($0.far) } ?? []
  }
}

extension ViewFile {
  /// Identifies a number by its name, which a type spells alike wherever it means the same number.
  fileprivate func keyOfNumber(_ name: Lexemes, at statement: Statement) -> UInt64? {
    let item = names.item(name, in: statement.block)
    guard name.count > 1 else { return names.identity(of: item, in: statement.block) }
    return TextHash.pair(scopes.type(around: statement)?.key ?? 0, item.key)
  }

  /// Whether one of the names in a number is declared as a negative number.
  fileprivate func hasNegativeName(in number: Lexemes, _ block: Block) -> Bool {
    var rest = number
    while let first = rest.first {
      guard first.kind == .identifier || first.is(Keyword.`self`) || first.is(.Self) else {
        rest = rest.dropFirst()
        continue
      }
      let path = rest.prefix { $0.kind == .identifier || $0.kind == .period || $0.kind == .keyword }
      if let value = value(of: path, in: block), value.sign < 0 { return true }
      rest = rest.suffix(after: path)
    }
    return false
  }
}

extension Lexeme {
  /// Whether a number of this name moves something, to either side: a view is moved by its own size to be off the screen.
  fileprivate var isNamedForMovement: Bool {
    hasSuffix("ffset") || hasSuffix("ranslation") || hasSuffix("elta") || hasSuffix("hift")
      || hasSuffix("osition") || hasSuffix("verlap") || hasSuffix("verhang") || hasSuffix("utset")
      || hasSuffix("idth") || hasSuffix("eight")
      || self == "x" || self == "y" || self == "dx" || self == "dy"
  }
}
