import LayoutModel
import SwiftSource

extension View {
  /// Whether it is meant to be touched: a control with an action, or a view with a gesture recognizer.
  package var isTouched: Bool {
    guard let declaration, let type = declaration.type.first ?? declaration.value?.first else {
      return false
    }
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
    for member in events.compactMap(\.member) {
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
