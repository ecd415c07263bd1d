import LayoutModel
import SwiftSource

/// An inequality between the facing edges of two neighbours that asks them to overlap, where it should keep them apart.
struct OverlappingInequality {
  /// The constraint, as it reads on the view that it is written on.
  var constraint: Constraint
  /// The view that the other one may cover.
  var neighbour: Item

  /// A bound on those that are examined, each of which is compared with all constraints.
  private static let most = 32

  /// Those of a file.
  static func all(in file: ViewFile) -> [OverlappingInequality] {
    file.constraints.lazy.filter(\.asksForOverlap).prefix(most).compactMap { constraint in
      guard let second = constraint.secondItem, constraint.isCertainlyActive,
        areNeighbours(constraint.firstItem, second, by: constraint, file),
        !isHeld(constraint, in: file)
      else { return nil }
      return OverlappingInequality(constraint: constraint, neighbour: second)
    }
  }

  /// Whether the two items are views next to each other: neither is in the other.
  private static func areNeighbours(
    _ first: Item, _ second: Item, by constraint: Constraint, _ file: ViewFile
  ) -> Bool {
    let (statement, block) = (constraint.statement, constraint.statement.block)
    return [first, second].allSatisfy { item in
      item.key != 0 && !item.isSelf && !item.isSuperview && !item.tokens.isEmpty
        && !file.names.isGuide(item) && !file.names.isSafeArea(item)
        && file.names.viewOfGuide(item, in: block) == item
        && (!file.names.isContainer(item, at: statement)
          || file.names.isViewLocal(item, at: statement))
    }
      && !file.tree.mayContain(first, second, in: block)
      && !file.tree.mayContain(second, first, in: block)
  }

  /// Whether other constraints of the file are about the same edge, relate the two views along the axis too, or fix the
  /// view by two others of its attributes: the inequality may be nothing but a bound then.
  private static func isHeld(_ constraint: Constraint, in file: ViewFile) -> Bool {
    let axis: LayoutAttributes =
      constraint.attributes.isDisjoint(with: .vertical) ? .horizontal : .vertical
    let view = constraint.firstItem
    var others: LayoutAttributes = []
    for other in file.constraints where other.tokens != constraint.tokens {
      if other.firstItem == view {
        others.formUnion(other.attributes.intersection(axis))
        if other.secondItem == constraint.secondItem, !other.attributes.isDisjoint(with: axis) {
          return true
        }
      } else if other.secondItem == view, !other.secondAttributes.isDisjoint(with: axis) {
        if other.firstItem == constraint.secondItem { return true }
        let isOfContent = isContent(other.firstItem, of: view, in: other.statement.block, file)
        if !isOfContent, !other.secondAttributes.isDisjoint(with: constraint.attributes) {
          return true
        }
      }
      if !others.isDisjoint(with: constraint.attributes) || others.count > 1 { return true }
    }
    return false
  }

  /// Whether a view is in another one, whose edges then say nothing about where that is.
  private static func isContent(
    _ item: Item, of view: Item, in block: Block, _ file: ViewFile
  ) -> Bool {
    guard let inner = file.names.identity(of: item, in: block) else { return false }
    return file.tree.container(of: inner) == file.names.identity(of: view, in: block)
  }
}

extension Constraint {
  /// Whether it is a required inequality that puts the far edge of a view behind the near edge of another one, or the
  /// near edge before its far edge.
  fileprivate var asksForOverlap: Bool {
    guard relation != .equal, !relationPointsInward, priority.isEmpty, !setsFrame, !hasMultiplier
    else { return false }
    guard !attributes.isEmpty, !secondAttributes.isEmpty else { return false }
    let (near, far) =
      relation == .lessThanOrEqual
      ? (attributes, secondAttributes) : (secondAttributes, attributes)
    return LayoutAttributes.ends.contains { near.isSubset(of: $0.near) && far.isSubset(of: $0.far) }
  }
}
