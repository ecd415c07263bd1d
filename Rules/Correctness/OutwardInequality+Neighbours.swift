import Behavior
import LayoutModel
import SwiftSource

extension Constraint {
  /// The view that a required inequality between the facing edges of two neighbours asks the first one to overlap, where it
  /// should keep them apart; nil where other constraints place the edge, so that it is only a bound.
  func overlappedNeighbour(_ index: Int, in file: ViewFile) -> Item? {
    guard asksForOverlap, isCertainlyActive, let second = secondItem,
      relatesNeighbours(in: file), !isHeld(index, in: file)
    else { return nil }
    return second
  }

  /// Whether it puts the far edge of a view behind the near edge of another one, or the near edge before its far edge.
  private var asksForOverlap: Bool {
    guard relation != .equal, !relationPointsInward, priority.isEmpty, !setsFrame, !hasMultiplier,
      !attributes.isEmpty, !secondAttributes.isEmpty
    else { return false }
    let (near, far) =
      relation == .lessThanOrEqual
      ? (attributes, secondAttributes) : (secondAttributes, attributes)
    return LayoutAttributes.ends.contains { near.isSubset(of: $0.near) && far.isSubset(of: $0.far) }
  }

  /// Whether other constraints of the file are about the same edge, relate the two views along the axis too, or fix the
  /// view by two others of its attributes.
  private func isHeld(_ index: Int, in file: ViewFile) -> Bool {
    let ties = file.memoized(ConstraintTies.init)
    guard let sides = ties.sides(ofFirstViewOf: index, in: file) else { return true }
    let tie = ties[index]
    let axis: LayoutAttributes = attributes.isDisjoint(with: .vertical) ? .horizontal : .vertical
    var others: LayoutAttributes = []
    for side in sides
    where !side.attributes.isDisjoint(with: axis)
      && file.constraints[side.constraint].tokens != tokens
    {
      if side.other != nil, side.other == tie.second { return true }
      // The edges of what is in a view say nothing about where that is.
      let isContent =
        side.other?.view.flatMap(file.tree.container).map { $0 == tie.first.view } ?? false
      if side.isTurned {
        if !isContent, !side.attributes.isDisjoint(with: attributes) { return true }
      } else {
        others.formUnion(side.attributes.intersection(axis))
      }
    }
    return !others.isDisjoint(with: attributes) || others.count > 1
  }
}
