import LayoutModel
import SwiftSource

/// Which views of a file constraints place relative to each other, and which to something else, along each axis. All views
/// by identity.
struct PositionTies {
  /// A constraint between two views of the file, neither of which is in the other.
  private struct Tie {
    let first, second: UInt64
    /// The attributes of all positions along the axes.
    let axes: LayoutAttributes
  }

  private let views: KeySet
  private var ties: [Tie] = []
  /// The positions of views that depend on something else: a superview, a guide, a view of another object.
  private var placed = KeyMap<LayoutAttributes>()

  init(_ file: ViewFile) {
    views = KeySet(file.subviews.lazy.map { file.names.identity(of: $0) })
  }

  mutating func add(
    _ constraint: Constraint, from first: UInt64?, to second: UInt64?, in file: ViewFile
  ) {
    let attributes = constraint.attributes
    let others = constraint.secondAttributes.isEmpty ? attributes : constraint.secondAttributes
    let axes = attributes.positionAxes
    guard !axes.isEmpty else { return }
    guard let first, let second, first != second, axes == others.positionAxes,
      views.contains(first), views.contains(second), !constraint.isOfHelper,
      file.tree.container(of: first) != second, file.tree.container(of: second) != first
    else {
      if let first { placed[first, default: []].formUnion(axes) }
      if let second { placed[second, default: []].formUnion(others.positionAxes) }
      return
    }
    ties.append(Tie(first: first, second: second, axes: axes))
  }

  /// The groups of views that have positions along an axis only relative to each other, each in the order of the
  /// constraints.
  func floatingGroups(along axis: LayoutAxis) -> [[UInt64]] {
    let axis = LayoutAttributes.positions(along: axis)
    var open = ties.filter { !$0.axes.isDisjoint(with: axis) }
    guard !open.isEmpty else { return [] }
    var placed = KeySet()
    for entry in self.placed.entries where !entry.value.isDisjoint(with: axis) {
      placed.insert(entry.key)
    }
    var count = 0
    repeat {
      count = open.count
      open.removeAll { tie in
        guard placed.contains(tie.first) || placed.contains(tie.second) else { return false }
        placed.insert(tie.first)
        placed.insert(tie.second)
        return true
      }
    } while open.count < count && !open.isEmpty
    return Self.groups(open)
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
}

extension LayoutAttributes {
  private static let horizontalPositions: LayoutAttributes = [
    .leading, .trailing, .left, .right, .centerX,
  ]
  private static let verticalPositions: LayoutAttributes = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline,
  ]

  static func positions(along axis: LayoutAxis) -> LayoutAttributes {
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
