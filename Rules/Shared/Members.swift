import LayoutModel
import SwiftSource

extension Declaration {
  /// Whether it declares a type.
  var isType: Bool {
    switch kind {
    case .class, .structure, .enumeration, .actor, .protocol: name != nil
    default: false
    }
  }
}

extension Declaration {
  /// Whether it may declare a label or an image view, by the first name in its type or its value: these get no touches
  /// unless that is turned on.
  var mayTakeNoTouches: Bool {
    let name = type.first ?? value?.first
    return name?.takesNoTouches == true || name?.kind == .leftBrace
  }
}

extension Lexeme {
  /// Whether it names a class of UIKit whose views get no touches unless that is turned on.
  var takesNoTouches: Bool { self.is(.UILabel) || self.is(.UIImageView) }
}

extension ViewFunction {
  /// The name of a member that takes no data; nil for any other function.
  var nameWithoutData: Lexeme? {
    isMember && !isNested && !hasParameters && declaration.kind == .function
      ? declaration.name : nil
  }
}

extension ViewFile {
  /// The subviews that a function configures itself, once each.
  ///
  /// - Parameter counts: whether an action that configures one counts.
  func views(
    configuredBy function: ViewFunction, where counts: (ViewAction) -> Bool = { _ in true }
  ) -> [Item] {
    var keys = KeySet()
    return actions[function.actions].filter { action in
      (action.role == .appearance || action.role == .configuration)
        && !keys.contains(action.root.key) && names.isSubview(action)
        && action.statement.runsDirectly(in: function.body) && counts(action)
        && keys.insert(action.root.key)
    }.map(\.root)
  }
}
