import LayoutModel
import SwiftSource

/// Which views of a file are meant to be touched, and which views they are in.
package struct TouchedViews {
  /// A control with an action, or a view with a gesture recognizer.
  package struct View {
    /// The index in `ViewFile.subviews`; that of the property, where there is one.
    package var index: Int
    /// Its name in the declaration.
    package var name: Lexeme
  }

  /// The place that adds a view to another one.
  package struct Addition {
    /// The view that gets it; nil where the file does not declare that one.
    package var parent: Int?
    package var action: ViewAction
  }

  /// For each view, the additions of it.
  private var additions: [Int: [Addition]] = [:]
  private let locals: PropertyLocals
  /// The views that are touched, in source order.
  package private(set) var all: [View] = []

  /// More views than this are not looked through from one to the next.
  private static let deepest = 4

  package init(_ file: ViewFile) {
    locals = PropertyLocals(file)
    // Actions are large: most of them are not copied to look at them.
    for index in file.actions.indices
    where file.actions[index].role == .addition || file.actions[index].role == .arrangement {
      let action = file.actions[index]
      let block = action.statement.block
      guard let child = view(action.item, in: block, of: file) else { continue }
      let parent =
        action.role == .addition ? action.parent : file.names.stack(madeBy: action)
      additions[child, default: []].append(
        Addition(parent: parent.flatMap { view($0, in: block, of: file) }, action: action))
    }
    for (index, subview) in file.subviews.enumerated() where !locals.isLocal(index) {
      guard let name = subview.declaration.name, additions[index] != nil,
        Self.isTouched(index, in: file)
      else { continue }
      all.append(View(index: index, name: name))
    }
  }

  private func view(_ item: Item, in block: Block, of file: ViewFile) -> Int? {
    file.names.subview(item, in: block).map { locals.property($0) }
  }

  /// The additions that put a view into others, one inside the other, as far as the file adds each of them only once.
  package func path(of view: Int) -> [Addition] {
    var path: [Addition] = []
    var next: Int? = view
    while let child = next, path.count < Self.deepest, let added = additions[child],
      added.count == 1
    {
      path.append(added[0])
      next = added[0].parent
    }
    return path
  }

  // MARK: - Touches

  private static func isTouched(_ index: Int, in file: ViewFile) -> Bool {
    let declaration = file.subviews[index].declaration
    guard let type = declaration.type.first ?? declaration.value?.first else { return false }
    let needsAction = type == "UIButton" || type == "UIControl"
    var handles = type.isControlToTouch
    var states: [Statement] = []
    func read(_ member: Lexeme) {
      if member == "isUserInteractionEnabled" || member == "isEnabled"
        || member == "isScrollEnabled"
      {
        states += [member.statement].compactMap(\.self)
      }
      handles = handles || member.is(.addGestureRecognizer) || (needsAction && member.isAction)
    }
    for token in declaration.value ?? declaration.type where token.kind == .identifier {
      read(token)
    }
    for use in file.names.uses(of: index) {
      guard let member = use.member else { continue }
      read(member)
      if member == "rx", let event = member.member { read(event) }
    }
    // One that never gets touches shows something, and no more.
    return handles && (states.isEmpty || !states.allSatisfy { $0.assigns(.false) })
  }
}

extension Lexeme {
  /// Whether it names a control of UIKit that is of no use without touches.
  fileprivate var isControlToTouch: Bool {
    self == "UISwitch" || self == "UISlider" || self == "UIStepper" || self == "UITextField"
      || self == "UISegmentedControl" || self == "UIDatePicker" || self == "UISearchBar"
      || self == "UIScrollView" || self == "UITableView" || self == "UICollectionView"
      || self == "UIPickerView"
  }

  /// Whether a member of a button has to do with what a tap does.
  fileprivate var isAction: Bool {
    self == "addTarget" || self == "addAction" || self == "primaryAction" || self == "tap"
      || self == "controlEvent" || self == "tapPublisher" || self == "showsMenuAsPrimaryAction"
  }
}
