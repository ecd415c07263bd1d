import LayoutModel
import SwiftSource

/// A place in a file that puts one view into another one.
package struct Placement {
  /// What the statement does: an addition, or the arrangement of views in a new stack.
  package let action: ViewAction
  /// Nil where the text does not say which it is.
  package let view: View?
  /// The name of the view that gets it; nil for a stack without a name.
  package let parentItem: Item?
  package let parent: View?
}

/// Which views a file puts into which others: at any time, on any path.
final class Hierarchy {
  /// In source order.
  @exclusivity(unchecked) private(set) var placements: [Placement] = []
  /// The indices of the placements, by the views in them.
  @exclusivity(unchecked) private var ofViews = KeyMap<[Int]>()
  @exclusivity(unchecked) private var inParents = KeyMap<[Int]>()

  fileprivate func read(_ file: ViewFile) {
    // Actions are large: most of them are not copied to look at them.
    for index in file.actions.indices
    where file.actions[index].role == .addition || file.actions[index].role == .arrangement {
      let action = file.actions[index]
      let block = action.statement.block
      let parentItem = file.parent(in: action)
      let placement = Placement(
        action: action, view: file.view(action.item, in: block), parentItem: parentItem,
        parent: parentItem.flatMap { file.view($0, in: block) })
      if let view = placement.view { ofViews[view.key, default: []].append(placements.count) }
      if let parent = placement.parent {
        inParents[parent.key, default: []].append(placements.count)
      }
      placements.append(placement)
    }
  }

  fileprivate func placements(of view: View) -> [Placement] {
    ofViews[view.key]?.map { placements[$0] } ?? []
  }

  fileprivate func placements(in parent: View) -> [Placement] {
    inParents[parent.key]?.map { placements[$0] } ?? []
  }

  /// The view that another one is added to; nil if it is unknown or one of several.
  fileprivate func parent(of view: View) -> View? {
    var parent: View?
    for index in ofViews[view.key] ?? [] where placements[index].action.parent?.key ?? 0 != 0 {
      guard let next = placements[index].parent, parent == nil || parent == next else { return nil }
      parent = next
    }
    return parent
  }
}

extension SemanticModel {
  fileprivate var hierarchy: Hierarchy {
    if let knownHierarchy { return knownHierarchy }
    // Known while it is read: what is in `label.superview` is not.
    let hierarchy = Hierarchy()
    knownHierarchy = hierarchy
    hierarchy.read(file)
    return hierarchy
  }
}

extension ViewFile {
  /// The places that put views into others, in source order.
  package var placements: [Placement] { model.hierarchy.placements }

  /// The name of the view that an addition or the arrangement of a stack puts views into.
  package func parent(in action: ViewAction) -> Item? {
    action.role == .addition ? action.parent : names.stack(madeBy: action)
  }
}

extension View {
  /// The places that put it into others, in source order.
  package var placements: [Placement] { model.hierarchy.placements(of: self) }

  /// The places that put others into it, in source order.
  package var contents: [Placement] { model.hierarchy.placements(in: self) }

  /// The view that it is added to; nil if it is unknown or one of several.
  package var parent: View? { model.hierarchy.parent(of: self) }

  /// The view itself, what it is in, and so on.
  package var path: [View] {
    var path = [self]
    var seen = KeySet([key])
    while let next = path[path.count - 1].parent, seen.insert(next.key) { path.append(next) }
    return path
  }

  /// The places that put it into others, one inside the other, as far as the file puts each of them into only one.
  package var outwardPlacements: [Placement] {
    var path: [Placement] = []
    var next: View? = self
    var seen = KeySet([key])
    while let places = next?.placements, places.count == 1 {
      path.append(places[0])
      next = places[0].parent
      guard let view = next, seen.insert(view.key) else { break }
    }
    return path
  }

  /// Whether it may be inside of another one, as far as the additions of the file say: at any time, on any path.
  package func mayBe(inside outer: View) -> Bool {
    var pending = [self]
    var seen = KeySet()
    var fuel = Fuel()
    while let next = pending.popLast() {
      guard seen.insert(next.key) else { continue }
      for place in next.placements {
        guard fuel.burn() else { return true }
        let (statement, parent) = (place.action.statement, place.parentItem)
        guard let view = parent.flatMap({ file.rootView($0, in: statement.block) }) else {
          if parent.map({ file.isContainer($0, in: statement.block) }) != true { return true }
          continue
        }
        if view == outer { return true }
        pending.append(view)
      }
    }
    return false
  }
}

/// The actions of a file, by the views that they are about.
private struct ActionsOfViews {
  var indices = KeyMap<[Int]>()

  init(_ file: ViewFile) {
    for (index, action) in file.actions.enumerated() {
      guard let view = file.view(action.item, in: action.statement.block) else { continue }
      indices[view.key, default: []].append(index)
    }
  }
}

extension View {
  /// What statements do with it, in source order.
  package var actions: [ViewAction] {
    (file.memoized(ActionsOfViews.init).indices[key] ?? []).map { file.actions[$0] }
  }

  /// Whether something is added to it that the file does not declare.
  package var hasUnknownContent: Bool {
    contents.contains { place in
      let block = place.action.statement.block
      // The variable of a loop stands for the elements of its list.
      return file.rootView(place.action.item, in: block) == nil
        && file.views(place.action.item, in: block).count < 2
    }
  }
}

extension ViewFile {
  /// The view of the file whose name, perhaps behind `self.`, an item begins with: `card` for `card.contentLayoutGuide`.
  package func rootView(_ item: Item, in block: Block) -> View? {
    guard let name = names.leadingName(item),
      let view = view(names.item(name.alone, in: block), in: block), view.subview != nil
    else { return nil }
    return view
  }

  /// Whether a view is a stack of UIKit: the file says so, or it is the code's own view in a class or an extension of stacks.
  package func isStack(_ item: Item, at statement: Statement) -> Bool {
    if item.isSelf {
      guard let type = scopes.type(around: statement)?.declaration else { return false }
      return (type.kind == .extension ? type.name : type.type.first).map(\.namesStack) ?? false
    }
    return view(item, in: statement.block)?.isStack ?? false
  }
}
