import LayoutModel
import SwiftSource

/// For each view of a file, the attributes that some constraint is about, whatever its relation and priority are, and
/// whether it is active or not.
///
/// A constraint between a view and what is added to it says nothing about where the view is: `card.leading =
/// title.leading` places the title. It counts for the card only where something inside of the card is tied to what is
/// outside of it.
package final class ConstrainedAttributes {
  @exclusivity(unchecked) private var outer = KeyMap<LayoutAttributes>()
  /// Those of constraints between a view and what is added to it.
  @exclusivity(unchecked) private var inner = KeyMap<LayoutAttributes>()
  /// The attributes of views along the axes on which something in them is tied to what is outside of them.
  @exclusivity(unchecked) private var open: KeyMap<LayoutAttributes>?
  /// What the constraints tie to each other.
  @exclusivity(unchecked) package private(set) var ties = PositionTies()

  package init(_ file: ViewFile) {
    let relations = file.memoized(ConstraintTies.init)
    for (index, constraint) in file.constraints.enumerated() {
      let first = relations[index].first.placedView
      let second = relations[index].second?.placedView
      read(constraint, first, second, in: file)
      for element in constraint.loopElements(in: file) ?? [] {
        guard let view = file.names.identity(of: element.item, in: element.block) else { continue }
        read(constraint, view, second, in: file)
      }
    }
  }

  private func read(
    _ constraint: Constraint, _ first: UInt64?, _ second: UInt64?, in file: ViewFile
  ) {
    let attributes = constraint.attributes
    let others = constraint.secondAttributes.isEmpty ? attributes : constraint.secondAttributes
    let isInside = second != nil && first.flatMap(file.tree.container) == second
    let isOutside = first != nil && second.flatMap(file.tree.container) == first
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

  private func add(_ new: LayoutAttributes, to view: UInt64?, isInner: Bool = false) {
    guard let view else { return }
    if isInner {
      inner[view, default: []].formUnion(new)
    } else {
      outer[view, default: []].formUnion(new)
    }
  }

  /// The attributes of a view of the file; nil if it has no constraints.
  package func attributes(of subview: Subview, in file: ViewFile) -> LayoutAttributes? {
    let view = file.names.identity(of: subview)
    guard let content = inner[view] else { return outer[view] }
    let open = self.open ?? Self.open(in: file)
    self.open = open
    return (outer[view] ?? []).union(content.intersection(open[view] ?? []))
  }

  private static func open(in file: ViewFile) -> KeyMap<LayoutAttributes> {
    var open = KeyMap<LayoutAttributes>()
    let relations = file.memoized(ConstraintTies.init)
    for (index, constraint) in file.constraints.enumerated() {
      guard let item = constraint.secondItem, !item.isSuperview else { continue }
      let first = file.path(from: relations[index].first.placedView)
      let second = file.path(from: relations[index].second?.placedView)
      let common = first.first(where: second.contains)
      let axes = axes(of: constraint.attributes.union(constraint.secondAttributes))
      for path in [first, second] {
        for view in path.prefix(while: { $0 != common }).dropFirst() {
          open[view, default: []].formUnion(axes)
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

extension ViewFile {
  /// A view, what it is in, and so on, at most 16 levels. All by identity.
  package func path(from view: UInt64?) -> [UInt64] {
    var path: [UInt64] = []
    var next = view
    while let view = next, path.count < 16 {
      path.append(view)
      next = tree.container(of: view)
    }
    return path
  }
}
