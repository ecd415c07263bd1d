import LayoutModel
import SwiftSource

/// Which views constraints place relative to each other, and which to something else, along each axis. All views by
/// identity.
package struct PositionTies {
  /// A constraint between two views, neither of which has a place along some axes so far.
  private struct Tie {
    let first, second: UInt64
    /// The attributes of all positions along these axes.
    let axes: LayoutAttributes
  }

  private var ties: [Tie] = []
  /// The positions of views that depend on something else, perhaps by way of other views.
  private var placed = KeyMap<LayoutAttributes>()

  /// Notes a constraint between a view and something else: a superview, a guide, a view of another object.
  package mutating func place(_ view: UInt64?, _ attributes: LayoutAttributes) {
    guard let view, case let axes = attributes.positionAxes, !axes.isEmpty else { return }
    placed[view, default: []].formUnion(axes)
  }

  /// Notes a constraint between two views, neither of which is in the other.
  package mutating func tie(
    _ first: UInt64, _ attributes: LayoutAttributes, to second: UInt64, _ others: LayoutAttributes
  ) {
    let axes = attributes.positionAxes
    guard axes == others.positionAxes, first != second else {
      place(first, attributes)
      place(second, others)
      return
    }
    guard !axes.isEmpty else { return }
    let open = connect(first, second, axes)
    // Most constraints come after those of the views that they are about.
    if !open.isEmpty { ties.append(Tie(first: first, second: second, axes: open)) }
  }

  /// Places each of two views where the other one has a place; the axes along which neither has.
  private mutating func connect(
    _ first: UInt64, _ second: UInt64, _ axes: LayoutAttributes
  ) -> LayoutAttributes {
    let (one, other) = (placed[first] ?? [], placed[second] ?? [])
    let known = one.union(other).intersection(axes)
    if !known.isSubset(of: one) { placed[first, default: []].formUnion(known) }
    if !known.isSubset(of: other) { placed[second, default: []].formUnion(known) }
    return axes.subtracting(known)
  }

  /// The groups of views of a file that have positions along an axis only relative to each other, each in the order of the
  /// constraints.
  package func floatingGroups(along axis: LayoutAxis, in file: ViewFile) -> [[UInt64]] {
    let axis = LayoutAttributes.positions(along: axis)
    var all = self
    all.ties.removeAll { $0.axes.isDisjoint(with: axis) }
    all.connect(along: axis)
    guard !all.ties.isEmpty else { return [] }
    // What is no view of the file may have a place.
    let views = KeySet(file.subviews.map { file.names.identity(of: $0) })
    for tie in all.ties {
      for view in [tie.first, tie.second] where !views.contains(view) { all.place(view, axis) }
    }
    all.connect(along: axis)
    return Self.groups(all.ties)
  }

  /// Removes the ties to views that have a place, until there is none.
  private mutating func connect(along axis: LayoutAttributes) {
    var count = 0
    repeat {
      count = ties.count
      let open = ties
      ties.removeAll(keepingCapacity: true)
      for tie in open where !connect(tie.first, tie.second, axis).isEmpty { ties.append(tie) }
    } while ties.count < count && !ties.isEmpty
  }

  private static func groups(_ ties: [Tie]) -> [[UInt64]] {
    var groups: [[UInt64]] = []
    for tie in ties {
      let related = groups.indices.filter {
        groups[$0].contains(tie.first) || groups[$0].contains(tie.second)
      }
      var group = related.flatMap { groups[$0] }
      for view in [tie.first, tie.second] where !group.contains(view) { group.append(view) }
      for index in related.reversed() { groups.remove(at: index) }
      groups.append(group)
    }
    return groups
  }

  /// Whether there may be such groups.
  package var isEmpty: Bool { ties.isEmpty }
}

extension LayoutAttributes {
  private static let horizontalPositions: LayoutAttributes = [
    .leading, .trailing, .left, .right, .centerX,
  ]
  private static let verticalPositions: LayoutAttributes = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline,
  ]

  /// All positions along an axis.
  package static func positions(along axis: LayoutAxis) -> LayoutAttributes {
    axis == .horizontal ? horizontalPositions : verticalPositions
  }

  /// All positions along the axes that some of the attributes are positions on.
  fileprivate var positionAxes: LayoutAttributes {
    var axes: LayoutAttributes = []
    if !isDisjoint(with: Self.horizontalPositions) { axes.formUnion(Self.horizontalPositions) }
    if !isDisjoint(with: Self.verticalPositions) { axes.formUnion(Self.verticalPositions) }
    return axes
  }
}
