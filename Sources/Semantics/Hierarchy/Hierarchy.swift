import LayoutModel
import SwiftSource

/// A place in a file that puts one view into another one.
package struct Placement {
  /// What the statement does: an addition, or the arrangement of views in a new stack.
  package let action: ViewAction
  /// The view as an index in `ViewFile.subviews`; that of the property, where there is one. Nil for a view that the file
  /// does not declare.
  package let view: Int?
  /// The name of the view that gets it; nil for a stack without a name.
  package let parentItem: Item?
  /// That view, as an index in `ViewFile.subviews`; nil where the file does not declare it.
  package let parent: Int?
}

/// Which views a file puts into which others: at any time, on any path.
package struct Hierarchy {
  /// In source order.
  package private(set) var placements: [Placement] = []
  /// The indices of the placements, by the views in them.
  private var ofViews: [Int: [Int]] = [:]
  private var inParents: [Int: [Int]] = [:]

  fileprivate init(_ file: ViewFile) {
    let locals = file.memoized(PropertyLocals.init)
    // Actions are large: most of them are not copied to look at them.
    for index in file.actions.indices
    where file.actions[index].role == .addition || file.actions[index].role == .arrangement {
      let action = file.actions[index]
      let block = action.statement.block
      func view(_ item: Item) -> Int? { file.names.subview(item, in: block).map(locals.property) }
      let parentItem =
        action.role == .addition ? action.parent : file.names.stack(madeBy: action)
      let placement = Placement(
        action: action, view: view(action.item), parentItem: parentItem,
        parent: parentItem.flatMap(view))
      if let view = placement.view { ofViews[view, default: []].append(placements.count) }
      if let parent = placement.parent { inParents[parent, default: []].append(placements.count) }
      placements.append(placement)
    }
  }

  /// The places that put a view into others, in source order.
  package func placements(of view: Int) -> [Placement] {
    ofViews[view]?.map { placements[$0] } ?? []
  }

  /// The places that put others into a view, in source order.
  package func placements(in parent: Int) -> [Placement] {
    inParents[parent]?.map { placements[$0] } ?? []
  }

  /// More views than this are not looked through from one to the next.
  private static let deepest = 4

  /// The places that put a view into others, one inside the other, as far as the file puts each of them into only one.
  package func path(of view: Int) -> [Placement] {
    var path: [Placement] = []
    var next: Int? = view
    while let child = next, path.count < Self.deepest, let places = ofViews[child],
      places.count == 1
    {
      path.append(placements[places[0]])
      next = path.last?.parent
    }
    return path
  }
}

extension ViewFile {
  /// Which views the file puts into which others.
  package var hierarchy: Hierarchy { memoized(Hierarchy.init) }
}

/// The locals in which closures make the views of properties: a local and its property are one view.
package struct PropertyLocals {
  /// For each such local, the property; both as indices in `ViewFile.subviews`.
  private var properties: [Int: Int] = [:]

  package init(_ file: ViewFile) {
    for (index, subview) in file.subviews.enumerated() where subview.isProperty {
      guard let value = subview.declaration.value, value.first?.closure != nil,
        case .local(let local) = file.names.returnedView(of: value)
      else { continue }
      properties[local] = index
    }
  }

  package func isLocal(_ view: Int) -> Bool { properties[view] != nil }

  /// The property of a local, and any other view itself.
  package func property(_ view: Int) -> Int { properties[view] ?? view }
}

extension ViewFile {
  /// Whether a view is a stack of UIKit: the file says so, or it is the code's own view in a class or an extension of stacks.
  package func isStack(_ item: Item, at statement: Statement) -> Bool {
    if item.isSelf {
      guard let type = scopes.type(around: statement)?.declaration else { return false }
      return (type.kind == .extension ? type.name : type.type.first).map(\.namesStack) ?? false
    }
    guard let index = names.subview(item, in: statement.block) else { return false }
    if let type = subviews[index].declaration.type.first { return type.namesStack }
    return ViewAccount.of(index, in: self)?.classOfUIKit?.namesStack ?? false
  }
}
