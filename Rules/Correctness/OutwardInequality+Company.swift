import Behavior
import LayoutModel
import SwiftSource

/// What else the constraints of a file say about the view of an inequality.
struct ConstraintCompany {
  /// The edges that others fix or keep inside, at any priority, and those along an axis on which they fix the size: an
  /// outward inequality is only a bound for them.
  private(set) var held: LayoutAttributes = []
  /// The edges that others, or the inequality itself, let out of the container.
  private var outward: LayoutAttributes = []
  /// The edges of the container that inequalities keep the view inside of.
  private var kept: LayoutAttributes = []
  /// The centers that are those of the container.
  private var centers: LayoutAttributes = []

  /// What the code of the same function says; nil where there is too much of it.
  init?(of index: Int, in file: ViewFile) {
    let ties = file.memoized(ConstraintTies.init)
    guard let sides = ties.sides(ofFirstViewOf: index, in: file) else { return nil }
    let tie = ties[index]
    let block = file.constraints[index].statement.block
    let function = block.function
    for side in sides {
      let constraint = file.constraints[side.constraint]
      let other = constraint.statement.block
      guard other == block || function != nil && other.function == function else { continue }
      let isContent =
        side.other?.view.flatMap(file.tree.container).map { $0 == tie.first.view } ?? false
      guard !isContent else { continue }
      held.formUnion(side.attributes.intersection(constraint.keptEdges(side.relation)))
      let relatesToContainer = !side.isTurned && file.tree.relatesToContainer(constraint)
      if side.relation != .equal {
        guard relatesToContainer else { continue }
        outward.formUnion(constraint.outwardEdges)
        kept.formUnion(side.attributes.subtracting(constraint.outwardEdges))
      } else {
        if relatesToContainer, constraint.constant.isEmpty {
          centers.formUnion(side.attributes.intersection([.centerX, .centerY]))
        }
        for (near, far) in LayoutAttributes.ends where side.attributes.contains(near.size) {
          held.formUnion(near.union(far))
        }
      }
    }
  }

  /// The pairs of opposite edges that are let out: such a view covers its container.
  var covering: LayoutAttributes {
    LayoutAttributes.ends.reduce(into: []) { covering, ends in
      if !outward.isDisjoint(with: ends.near), !outward.isDisjoint(with: ends.far) {
        covering.formUnion(ends.near.union(ends.far))
      }
    }
  }

  /// Whether the view is as long as its container: its center is in the middle, and another inequality keeps the opposite
  /// one of some edges inside, so that both edges are where those of the container are.
  func stretches(_ edges: LayoutAttributes) -> Bool {
    LayoutAttributes.ends.contains { near, far in
      guard let opposite = edges.isSubset(of: near) ? far : edges.isSubset(of: far) ? near : nil
      else { return false }
      return centers.contains(near.contains(.top) ? .centerY : .centerX)
        && !kept.isDisjoint(with: opposite)
    }
  }
}

extension LayoutAttributes {
  /// The length along the axis of some near edges.
  var size: LayoutAttributes { contains(.top) ? .height : .width }
}

extension Constraint {
  /// The edges that a relation fixes, or keeps inside of what they are related to.
  fileprivate func keptEdges(_ relation: Relation) -> LayoutAttributes {
    switch relation {
    case .equal: .nearEdges.union(.farEdges)
    case .greaterThanOrEqual where relationPointsInward: .nearEdges.union(.farEdges)
    case .lessThanOrEqual where relationPointsInward: []
    case .greaterThanOrEqual: .nearEdges
    case .lessThanOrEqual: .farEdges
    }
  }

  /// The edges that it lets out of its second item.
  var outwardEdges: LayoutAttributes {
    guard relation != .equal, attributes == secondAttributes else { return [] }
    return attributes.intersection(.nearEdges.union(.farEdges))
      .subtracting(keptEdges(relation))
  }
}
