import LayoutModel
import SwiftSource

/// For each view of a file, the attributes that some constraint is about, active or not, with any relation and priority.
///
/// A constraint between a view and what is added to it says nothing about where the view is: `card.leading =
/// title.leading` places the title. It counts for the card only where something inside of the card is tied to what is
/// outside of it.
final class ConstrainedAttributes {
  @exclusivity(unchecked) private var outer = KeyMap<LayoutAttributes>()
  /// Those of constraints between a view and what is added to it.
  @exclusivity(unchecked) private var inner = KeyMap<LayoutAttributes>()
  /// The attributes of views along the axes on which something in them is tied to what is outside of them.
  @exclusivity(unchecked) private var open: OpenViews?
  /// What the constraints tie to each other.
  @exclusivity(unchecked) private(set) var ties = PositionTies()

  init(_ file: ViewFile) {
    for (index, constraint) in file.constraints.enumerated() {
      let tie = file.tie(of: index)
      let second = tie.second?.placedView
      read(constraint, tie.first.placedView, second)
      for view in constraint.loopElements(in: file) ?? [] { read(constraint, view, second) }
    }
  }

  private func read(_ constraint: Constraint, _ first: View?, _ second: View?) {
    let attributes = constraint.attributes
    let others = constraint.secondAttributes.isEmpty ? attributes : constraint.secondAttributes
    let isInside = second != nil && first?.parent == second
    let isOutside = first != nil && second?.parent == first
    add(attributes, to: first, isInner: isOutside)
    add(others, to: second, isInner: isInside)
    guard let item = constraint.secondItem, let first, let second, !isInside, !isOutside,
      !item.isSelf, !constraint.isOfHelper
    else {
      ties.place(first, attributes)
      ties.place(second, others)
      return
    }
    ties.tie(first, attributes, to: second, others)
  }

  private func add(_ new: LayoutAttributes, to view: View?, isInner: Bool = false) {
    guard let view = view?.key else { return }
    if isInner {
      inner[view, default: []].formUnion(new)
    } else {
      outer[view, default: []].formUnion(new)
    }
  }

  fileprivate func attributes(of view: View) -> LayoutAttributes? {
    guard let content = inner[view.key] else { return outer[view.key] }
    let open = self.open ?? Self.open(in: view.file)
    self.open = open
    let tied = open.isWhole ? content.intersection(open.attributes[view.key] ?? []) : content
    return (outer[view.key] ?? []).union(tied)
  }

  private struct OpenViews {
    var attributes = KeyMap<LayoutAttributes>()
    /// False where the views of a file are too deep in each other to follow them all.
    var isWhole = true
  }

  private static func open(in file: ViewFile) -> OpenViews {
    var open = OpenViews()
    var fuel = Fuel.ofFile
    for (index, constraint) in file.constraints.enumerated() {
      guard let item = constraint.secondItem, !item.isSuperview else { continue }
      let tie = file.tie(of: index)
      let (one, other) = (tie.first.placedView, tie.second?.placedView)
      // Most are about a view and what it is in, or about two in one.
      let (outer, otherOuter) = (one?.parent, other?.parent)
      if one != nil, other != nil, outer == other || one == otherOuter || outer == otherOuter {
        continue
      }
      let (first, second) = (one?.path ?? [], other?.path ?? [])
      guard fuel.burn(first.count + second.count) else {
        open.isWhole = false
        return open
      }
      let outside = KeySet(second.map(\.key))
      let common = first.first { outside.contains($0.key) }
      let axes = axes(of: constraint.attributes.union(constraint.secondAttributes))
      for path in [first, second] {
        for view in path.prefix(while: { $0 != common }).dropFirst() {
          open.attributes[view.key, default: []].formUnion(axes)
        }
      }
    }
    return open
  }

  /// All attributes along the axes of some; both axes if nothing is known of them.
  private static func axes(of attributes: LayoutAttributes) -> LayoutAttributes {
    let axes = [LayoutAttributes.horizontal, .vertical.union([.firstBaseline, .lastBaseline])]
    let related = axes.filter { !$0.isDisjoint(with: attributes) }
    return (related.isEmpty ? axes : related).reduce([]) { $0.union($1) }
  }
}

extension View {
  /// The attributes that some constraint is about, whatever its relation and priority are; nil if it has no constraints.
  package var constrainedAttributes: LayoutAttributes? {
    file.memoized(ConstrainedAttributes.init).attributes(of: self)
  }
}

extension ViewFile {
  /// The groups of views that have positions along an axis only relative to each other, each in the order of the constraints.
  package func floatingGroups(along axis: LayoutAxis) -> [[View]] {
    memoized(ConstrainedAttributes.init).ties.floatingGroups(along: axis)
  }
}

/// Which views constraints place relative to each other, and which to something else, along each axis.
struct PositionTies {
  /// A constraint between two views, neither of which has a place along some axes so far.
  private struct Tie {
    let first, second: View
    /// The attributes of all positions along these axes.
    let axes: LayoutAttributes
  }

  private var ties: [Tie] = []
  /// The positions of views that depend on something else, perhaps by way of other views.
  private var placed = KeyMap<LayoutAttributes>()

  /// Notes a constraint between a view and something else: a superview, a guide, a view of another object.
  mutating func place(_ view: View?, _ attributes: LayoutAttributes) {
    guard let view, case let axes = attributes.positionAxes, !axes.isEmpty else { return }
    placed[view.key, default: []].formUnion(axes)
  }

  /// Notes a constraint between two views, neither of which is in the other.
  mutating func tie(
    _ first: View, _ attributes: LayoutAttributes, to second: View, _ others: LayoutAttributes
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
    _ first: View, _ second: View, _ axes: LayoutAttributes
  ) -> LayoutAttributes {
    let (one, other) = (placed[first.key] ?? [], placed[second.key] ?? [])
    let known = one.union(other).intersection(axes)
    if !known.isSubset(of: one) { placed[first.key, default: []].formUnion(known) }
    if !known.isSubset(of: other) { placed[second.key, default: []].formUnion(known) }
    return axes.subtracting(known)
  }

  /// The groups of views that have positions along an axis only relative to each other, in the order of the constraints.
  func floatingGroups(along axis: LayoutAxis) -> [[View]] {
    let axis = LayoutAttributes.positions(along: axis)
    var all = self
    all.ties.removeAll { $0.axes.isDisjoint(with: axis) }
    all.connect(along: axis)
    guard !all.ties.isEmpty else { return [] }
    for tie in all.ties {
      // What the file does not declare may have a place.
      for view in [tie.first, tie.second] where view.subview == nil { all.place(view, axis) }
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

  private static func groups(_ ties: [Tie]) -> [[View]] {
    var groups: [[View]] = []
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
