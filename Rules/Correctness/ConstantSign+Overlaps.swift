import Behavior
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
      let second = constraint.secondItem
    else { return nil }
    (edge, other) = (constraint.attributes, constraint.secondAttributes)
    let isEnd = edge.isSubset(of: .farEdges) && other.isSubset(of: .nearEdges)
    let isBeginning = edge.isSubset(of: .nearEdges) && other.isSubset(of: .farEdges)
    guard edge.count == 1, other.count == 1, edge.axis == other.axis, isEnd || isBeginning,
      constraint.relatesNeighbours(in: file)
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

  /// Whether the constraint is an inequality that allows the overlap.
  var isBound: Bool {
    distance.constraint.relation
      == (edge.isSubset(of: .farEdges) ? .lessThanOrEqual : .greaterThanOrEqual)
  }

  /// Whether both views hold text, which overlaps nothing on purpose.
  func isOfText(in file: ViewFile) -> Bool {
    let block = distance.constraint.statement.block
    return [view, neighbour].allSatisfy { item in
      let type = file.names.subview(item, in: block).flatMap { ViewAccount.of($0, in: file) }?
        .classOfUIKit
      return type.is(.UILabel) || type.is(.UITextField) || type.is(.UIButton)
    }
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

/// Where views of a file begin and end, besides the distances that may point the wrong way.
struct EdgePlaces {
  /// For each view and block, the beginnings that touch or overlap what precedes them: such a view may overlap what
  /// follows on purpose, like a background behind two neighbours or one of two coins.
  private var flush = KeyMap<LayoutAttributes>()
  /// For each view and function, the edges that equations fix.
  private var pinned = KeyMap<LayoutAttributes>()
  /// By identity, the beginnings of views that keep a distance.
  private var kept = KeyMap<LayoutAttributes>()
  /// By identity, the views that the beginnings of others are aligned with.
  private var neighbours = KeyMap<[(edges: LayoutAttributes, view: UInt64)]>()
  private let ties: ConstraintTies

  /// A bound on the views that are aligned one with the other.
  private static let longest = 4

  init(_ file: ViewFile, _ distances: [EdgeDistance]) {
    ties = file.memoized(ConstraintTies.init)
    for distance in distances {
      if let view = view(of: distance) {
        kept[view, default: []].formUnion(distance.keptBeginnings)
      }
      for edge in LayoutAttributes.edges
      where distance.constraint.attributes.intersection(.nearEdges).contains(edge) {
        guard distance.amount != nil, (distance.movement(of: edge) ?? 1) <= 0 else { continue }
        flush[distance.place, default: []].formUnion(edge)
      }
    }
    for (index, constraint) in file.constraints.enumerated() where constraint.relation == .equal {
      pinned[Self.key(constraint), default: []].formUnion(constraint.attributes)
      guard constraint.secondItem != nil, !constraint.hasMultiplier,
        constraint.constant.isEmpty || file.code[constraint.constant].last == "zero"
      else { continue }
      let placed = file.onPlacedView(constraint)
      let edges = placed.attributes.intersection(.nearEdges)
      guard !edges.isEmpty else { continue }
      flush[placed.viewAndBlock, default: []].formUnion(edges)
      // `title.leading = icon.leading` where both are in one view.
      let tie = ties[index]
      guard constraint.attributes == constraint.secondAttributes, let first = tie.first.view,
        let second = tie.second?.view, let container = file.tree.container(of: first),
        file.tree.container(of: second) == container
      else { continue }
      neighbours[first, default: []].append((edges, second))
    }
  }

  /// Whether the code of the same function fixes all edges of a constraint.
  func pin(_ constraint: Constraint) -> Bool {
    pinned[Self.key(constraint)]?.isSuperset(of: constraint.attributes) ?? false
  }

  /// Whether the view of a distance begins on the axis of the distance without one.
  func areFlush(_ distance: EdgeDistance) -> Bool {
    !(flush[distance.place] ?? []).isDisjoint(with: distance.constraint.attributes.axis)
  }

  /// Whether the view of a distance begins where other views do, which keep their distance to what precedes them.
  func keep(_ edges: LayoutAttributes, of distance: EdgeDistance) -> Bool {
    guard !neighbours.isEmpty, var view = view(of: distance) else { return false }
    for _ in 0..<Self.longest {
      guard let next = neighbours[view]?.first(where: { !$0.edges.isDisjoint(with: edges) }) else {
        return false
      }
      view = next.view
      if let kept = kept[view], !kept.isDisjoint(with: edges) { return true }
    }
    return false
  }

  private func view(of distance: EdgeDistance) -> UInt64? {
    let tie = ties[distance.index]
    return distance.isTurned ? tie.second?.view : tie.first.view
  }

  private static func key(_ constraint: Constraint) -> UInt64 {
    TextHash.pair(constraint.firstItem.key, constraint.statement.block.function?.body?.key ?? 0)
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
