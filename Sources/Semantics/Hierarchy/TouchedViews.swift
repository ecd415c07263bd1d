import LayoutModel
import SwiftSource

/// Which views of a file are added to others and meant to be touched.
package struct TouchedViews {
  /// A control with an action, or a view with a gesture recognizer.
  package struct View {
    /// The index in `ViewFile.subviews`; that of the property, where there is one.
    package var index: Int
    /// Its name in the declaration.
    package var name: Lexeme
  }

  /// In source order.
  package private(set) var all: [View] = []

  package init(_ file: ViewFile) {
    let (hierarchy, locals) = (file.hierarchy, file.memoized(PropertyLocals.init))
    for (index, subview) in file.subviews.enumerated() where !locals.isLocal(index) {
      guard let name = subview.declaration.name, !hierarchy.placements(of: index).isEmpty,
        Self.isTouched(index, in: file)
      else { continue }
      all.append(View(index: index, name: name))
    }
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
  fileprivate var isControlToTouch: Bool {
    self == "UISwitch" || self == "UISlider" || self == "UIStepper" || self == "UITextField"
      || self == "UISegmentedControl" || self == "UIDatePicker" || self == "UISearchBar"
      || self == "UIScrollView" || self == "UITableView" || self == "UICollectionView"
      || self == "UIPickerView"
  }

  fileprivate var isAction: Bool {
    self == "addTarget" || self == "addAction" || self == "primaryAction" || self == "tap"
      || self == "controlEvent" || self == "tapPublisher" || self == "showsMenuAsPrimaryAction"
  }
}
