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
    guard let sides = file.memoized(ConstraintTies.init).company(of: index, in: file) else {
      return nil
    }
    for side in sides {
      let constraint = file.constraints[side.constraint]
      held.formUnion(side.attributes.intersection(constraint.keptEdges(isTurned: side.isTurned)))
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
  /// The view that a required inequality between the facing edges of two neighbours asks the first one to overlap, where it
  /// should keep them apart; nil where other constraints place the edge, so that it is only a bound.
  func overlappedNeighbour(_ index: Int, in file: ViewFile) -> Item? {
    guard !relationPointsInward, priority.isEmpty, !setsFrame, !hasMultiplier, isCertainlyActive,
      keptEdges().isDisjoint(with: attributes), let neighbour = facedNeighbour(in: file),
      !isHeld(index, in: file)
    else { return nil }
    return neighbour
  }

  /// Whether other constraints of the file are about the same edge, relate the two views along the axis too, or fix the
  /// view by two others of its attributes.
  private func isHeld(_ index: Int, in file: ViewFile) -> Bool {
    let ties = file.memoized(ConstraintTies.init)
    guard let sides = ties.company(of: index, isNear: false, in: file) else { return true }
    let axis: LayoutAttributes = attributes.isDisjoint(with: .vertical) ? .horizontal : .vertical
    var others: LayoutAttributes = []
    for side in sides where file.constraints[side.constraint].tokens != tokens {
      let about = side.attributes.intersection(axis)
      if !about.isEmpty, side.other != nil, side.other == ties[index].second { return true }
      others.formUnion(side.isTurned ? about.intersection(attributes) : about)
    }
    return !others.isDisjoint(with: attributes) || others.count > 1
  }
}
