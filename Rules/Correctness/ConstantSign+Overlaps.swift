import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// A view that begins or ends inside of its neighbour, where it should keep a distance from it.
struct Overlap {
  /// The view.
  private let view: Item
  /// The neighbour.
  private let neighbour: Item
  /// The edge of the view.
  private let edge: LayoutAttributes
  /// The edge of the neighbour.
  private let other: LayoutAttributes
  private let distance: EdgeDistance
  /// Whether the edge of the neighbour, and not a sign, turned the distance around.
  let isInset: Bool

  /// Nil where a constraint is not between opposite edges of two neighbours, keeps a distance, or has a minus of its
  /// own: a view that overlaps another one on purpose.
  ///
  /// - Parameter isPositive: whether a name of unknown value stands for a positive number.
  init?(_ distance: EdgeDistance, isPositive: Bool, in file: ViewFile) {
    let constraint = distance.constraint
    guard !distance.isTurned, !constraint.isKept, !constraint.isAlternative, constraint.hasPlace,
      let second = constraint.secondItem, constraint.firstItem != second
    else { return nil }
    (edge, other) = (constraint.attributes, constraint.secondAttributes)
    let isEnd = edge.isSubset(of: .farEdges) && other.isSubset(of: .nearEdges)
    let isBeginning = edge.isSubset(of: .nearEdges) && other.isSubset(of: .farEdges)
    guard edge.count == 1, other.count == 1, edge.axis == other.axis, isEnd || isBeginning,
      Self.areNeighbours(constraint.firstItem, second, at: constraint.statement, in: file)
    else { return nil }
    isInset = constraint.constantPointsInward && constraint.insetFollowsSecondEdge
    // A minus in front of a beginning is there to overlap.
    guard isEnd || isInset,
      distance.movement(of: edge, isPositive: isPositive) == (isEnd ? 1 : -1)
    else { return nil }
    view = constraint.firstItem
    neighbour = second
    self.distance = distance
  }

  /// Whether neither of two items is a guide, or may be the container of the other.
  private static func areNeighbours(
    _ view: Item, _ other: Item, at statement: Statement, in file: ViewFile
  ) -> Bool {
    for item in [view, other] {
      guard item.key != 0, !item.isSuperview, !file.names.isContainer(item, at: statement),
        !file.names.isGuide(item)
      else { return false }
    }
    return !file.tree.mayContain(other, view, in: statement.block)
  }

  /// Whether the constraint is an inequality that allows the overlap.
  var isBound: Bool {
    distance.constraint.relation
      == (edge.isSubset(of: .farEdges) ? .lessThanOrEqual : .greaterThanOrEqual)
  }

  func message(in file: ViewFile) -> Finding.Message {
    .overlaps(
      file.name(view), file.name(neighbour), by: amount, edge: edge, of: other, isBound: isBound,
      isInset: isInset)
  }

  func advice(in file: ViewFile) -> Finding.Message {
    let isEnd = edge.isSubset(of: .farEdges)
    return isInset ? .offset(isNegative: isEnd) : .negative
  }

  private var amount: String {
    if let amount = distance.amount {
      return Finding.Message.points(amount.sign < 0 ? -amount : amount)
    }
    return distance.name.map { "`\($0.text)`" } ?? ""
  }
}

/// The views whose beginnings keep no distance: they touch or overlap what precedes them, and may overlap what follows
/// on purpose, like a background behind two neighbours or one of two coins.
struct FlushBeginnings {
  /// For each view and block, the beginnings.
  private var edges = KeyMap<LayoutAttributes>()

  init(_ file: ViewFile, _ distances: [EdgeDistance]) {
    for constraint in file.constraints where constraint.secondItem != nil {
      let constant = file.code[constraint.constant]
      guard constant.isEmpty || constant.last == "zero", !constraint.hasMultiplier,
        constraint.relation == .equal
      else { continue }
      let placed = file.onPlacedView(constraint)
      edges[placed.viewAndBlock, default: []].formUnion(
        placed.attributes.intersection(.nearEdges))
    }
    for distance in distances {
      for edge in LayoutAttributes.edges where distance.constraint.attributes.contains(edge) {
        guard edge.isSubset(of: .nearEdges), distance.amount != nil,
          (distance.movement(of: edge) ?? 1) <= 0
        else { continue }
        edges[distance.place, default: []].formUnion(edge)
      }
    }
  }

  /// Whether the view of a distance has such a beginning on the axis of the distance.
  func contains(_ distance: EdgeDistance) -> Bool {
    let axis = distance.constraint.attributes.axis
    return !(edges[distance.place] ?? []).isDisjoint(with: axis)
  }
}

extension Finding.Message {
  /// `16 points`.
  static func points(_ amount: Fraction) -> String {
    let size = amount.sign < 0 ? -amount : amount
    return "\(size) point\(size == Fraction(1) ? "" : "s")"
  }

  /// - Parameter isBound: whether the constraint is an inequality that allows the overlap.
  fileprivate static func overlaps(
    _ view: String, _ neighbour: String, by amount: String, edge: LayoutAttributes,
    of other: LayoutAttributes, isBound: Bool, isInset: Bool
  ) -> Self {
    let effect = isBound ? "may overlap" : "overlaps"
    let reason =
      isInset
      ? "an inset from its \(list(other.names)) points into it"
      : "a positive constant moves \(list(edge.names)) into it"
    return "`\(view)` \(effect) `\(neighbour)` by \(amount): \(reason)"
  }

  fileprivate static func offset(isNegative: Bool) -> Self {
    isNegative ? "use a negative offset" : "use an offset"
  }

  fileprivate static var negative: Self { "write a negative number to keep the distance" }
}

extension Lexemes {
  /// The only token, if there is no other.
  var alone: Lexeme? { count == 1 ? first : nil }

  /// Turns the sign of a number that is written there.
  var withOtherSign: Fix? {
    guard let first, let number = last, number.isNumber, count < 3 else { return nil }
    let edit: Edit
    if count == 2 {
      guard first.kind == .prefixOperator, first == "-" else { return nil }
      edit = Edit(first.bytes, with: "")
    } else {
      guard first.previous?.isBinaryOperator != true else { return nil }
      edit = Edit(first.bytes.lowerBound..<first.bytes.lowerBound, with: "-")
    }
    return Fix([edit], safety: .unsafe)
  }
}
