import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

/// How far a constraint moves edges of a view away from those of another one.
package struct EdgeOffset {
  /// The index of the constraint.
  package let index: Int
  /// The constraint as it reads on the view that it places.
  package let constraint: Constraint
  /// Whether it is written on the container of the view.
  package let isTurned: Bool
  /// What the constant comes to; nil if it is unknown.
  package let amount: Fraction?
  /// The constant, if it is a name of unknown value without a sign.
  package let name: Lexemes?
  /// Identifies the name: a local in its scope, any other path in its type.
  package let nameKey: UInt64?
  /// Whether the name is known to stand for a positive number.
  package var isPositive = false
  /// The sign of the constant as far as the text tells it: no minus in front is a plus.
  private let writtenSign: Int
  /// Whether the constant may have either sign on purpose: it is named for a movement, or for a negative number.
  private let isMovement: Bool
  /// Whether code that keeps the constraint may change it.
  private let isKept: Bool
  private let original: Constraint

  /// Nil for a constraint without edges, and for one that multiplies, or may do more than the file tells.
  package init?(_ index: Int, in file: ViewFile) {
    let original = file.constraints[index]
    guard original.secondItem != nil, !original.attributes.isDisjoint(with: .allEdges),
      !original.hasMultiplier, original.hasKnownSign, !original.isOfHelper
    else { return nil }
    (self.index, self.original) = (index, original)
    isKept = file.isKept(original)
    constraint = file.onPlacedView(original)
    isTurned = constraint.firstItem != original.firstItem
    amount = file.constant(of: original)
    let (constant, block) = (file.code[original.constant], original.statement.block)
    name = amount == nil && file.names.isPath(constant) ? constant : nil
    nameKey = name.flatMap { name in
      let item = file.names.item(name, in: block)
      return name.count == 1
        ? file.names.identity(of: item, in: block)
        : TextHash.pair(file.scopes.type(around: original.statement)?.key ?? 0, item.key)
    }
    writtenSign = amount?.sign ?? (constant.first?.kind == .prefixOperator ? -1 : 1)
    isMovement =
      constant.contains { $0.kind == .identifier }
      && (constant.contains(where: \.isNamedForMovement)
        || constant.split { $0.kind != .identifier && $0.kind != .period && $0.kind != .keyword }
          .contains { (file.value(of: $0, in: block)?.sign ?? 0) < 0 })
  }

  /// Where an edge is moved: 1 to the right or down, -1 to the left or up; nil if that is unknown.
  package func movement(of edge: LayoutAttributes) -> Int? {
    let isKnown = amount != nil || name != nil && isPositive
    return isKnown && !isMovement ? writtenMovement(of: edge) : nil
  }

  private func writtenMovement(of edge: LayoutAttributes) -> Int? {
    original.direction(ofConstantAt: edge).map { isTurned ? -writtenSign * $0 : writtenSign * $0 }
  }

  /// The edges that the constant moves out of the second item, if that is around the view.
  package var outwardEdges: LayoutAttributes {
    guard constraint.attributes == constraint.secondAttributes, !isKept else {
      return []
    }
    return constraint.attributes.edges { movement(of: $0) == $0.outwards }
      .subtracting(constraint.outwardEdges)
  }

  /// The beginnings of the view that keep a distance from what comes before them.
  package var keptBeginnings: LayoutAttributes {
    constraint.attributes.intersection(.nearEdges)
      .edges { (amount == nil ? writtenMovement(of: $0) : movement(of: $0)) == 1 }
  }

  /// The ends of the view that keep a known distance inside of the second item.
  package var keptEnds: LayoutAttributes {
    guard amount != nil, constraint.attributes == constraint.secondAttributes else { return [] }
    return constraint.attributes.intersection(.farEdges).edges { movement(of: $0) == -1 }
  }

  /// The beginnings that an equation puts where something else is, or before it.
  package var flushBeginnings: LayoutAttributes {
    guard amount != nil, constraint.relation == .equal else { return [] }
    return constraint.attributes.intersection(.nearEdges).edges { (movement(of: $0) ?? 1) <= 0 }
  }

  /// Whether another one has the same constant.
  package func isSame(as other: EdgeOffset) -> Bool {
    guard isTurned == other.isTurned else { return false }
    return amount != nil ? amount == other.amount : nameKey != nil && nameKey == other.nameKey
  }
}

extension LayoutAttributes {
  /// Those of its edges that fit.
  fileprivate func edges(where fits: (LayoutAttributes) -> Bool) -> LayoutAttributes {
    let all: [LayoutAttributes] = [.top, .leading, .left, .bottom, .trailing, .right]
    return all.reduce(into: []) { edges, edge in
      if isSuperset(of: edge), fits(edge) { edges.formUnion(edge) }
    }
  }

  /// Where an edge leaves what its view is in: 1 to the right or down, -1 to the left or up.
  fileprivate var outwards: Int { isSubset(of: .nearEdges) ? -1 : 1 }
}

extension Constraint {
  /// The edges that it keeps where those of its second item are, or inside of them.
  ///
  /// - Parameter isTurned: whether it is read on the second item.
  package func keptEdges(isTurned: Bool = false) -> LayoutAttributes {
    LayoutAttributes.allEdges.edges { edge in
      let direction = relation(at: edge).direction
      return (isTurned ? -direction : direction) != edge.outwards
    }
  }

  /// The edges that its relation lets out of its second item, if that is around the view.
  package var outwardEdges: LayoutAttributes {
    guard relation != .equal, attributes == secondAttributes else { return [] }
    return attributes.intersection(.allEdges).subtracting(keptEdges())
  }

  /// The view next to its own whose facing edge it relates to an edge: `leading` to `trailing`; nil for any other constraint.
  package func facedNeighbour(in file: ViewFile) -> Item? {
    guard attributes.count == 1, secondAttributes.count == 1,
      LayoutAttributes.ends.contains(where: { near, far in
        attributes.isSubset(of: near) && secondAttributes.isSubset(of: far)
          || attributes.isSubset(of: far) && secondAttributes.isSubset(of: near)
      }), relatesNeighbours(in: file)
    else { return nil }
    return secondItem
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
