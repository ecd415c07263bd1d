import LayoutModel
import SwiftSource

/// A function that runs again and again on the same views.
package struct Repetition {
  /// The name of the function, or of the property that it observes.
  package let name: Lexeme
  /// When it runs again: one occasion.
  package let occasion: Occasion
  private let function: ViewFunction
  private var needsForeignCaller = false

  /// Nil for a function that may run only once for each view.
  ///
  /// - Parameter evenLayout: whether also for one that UIKit calls on each pass of the layout.
  package init?(_ function: ViewFunction, in file: ViewFile, evenLayout: Bool = false) {
    self.function = function
    if function.declaration.kind == .accessor {
      guard let property = function.body.observedProperty, let name = property.name,
        let type = file.scopes.type(around: property.statement), type.isView,
        file.isReused(type), property.isOfData(in: file)
      else { return nil }
      (self.name, occasion) = (name, .reuse)
      return
    }
    guard function.isMember, !function.isNested, !function.declaration.isStatic,
      case let type = file.types[function.type], type.isView, !type.extendsAllViews,
      function.declaration.kind == .function, let name = function.declaration.name
    else { return nil }
    self.name = name
    if evenLayout, function.declaration.callbackOccasion == .layout {
      occasion = .layout
    } else if let occasion = Self.occasion(of: function.declaration, name, in: type, file) {
      self.occasion = occasion
    } else if file.isReused(type), function.takesRow(in: type) {
      occasion = .reuse
      needsForeignCaller = true
    } else {
      guard Self.takesState(function, in: file) || Self.isCalledAgain(function, in: file) else {
        return nil
      }
      occasion = .change
    }
  }

  /// Whether a function is told one of two states: it runs for each of them.
  private static func takesState(_ function: ViewFunction, in file: ViewFile) -> Bool {
    guard let name = function.declaration.name, stateVerbs.contains(where: name.hasWordPrefix),
      let parameter = function.declaration.parameters?.parameters.first, parameter.type.count == 1
    else { return false }
    return parameter.type.first == "Bool" && parameter.name != "animated"
  }

  /// What functions begin with that are told a state: others may be told how to set up a view.
  private static let stateVerbs: [StaticString] = [
    "show", "hide", "toggle", "expand", "collapse", "open", "close", "animate", "enable", "disable",
    "select", "highlight", "move", "change",
  ]

  private static func isCalledAgain(_ function: ViewFunction, in file: ViewFile) -> Bool {
    // Most functions lay nothing out, or are named once.
    guard !function.actions.isEmpty, file.names.mentions(ofFunction: function.key).count > 1 else {
      return false
    }
    let occasions = file.occasions(of: function).byCallers
    return occasions.contains(.event) && !occasions.isDisjoint(with: .once)
  }

  private static func occasion(
    of function: Declaration, _ name: Lexeme, in type: ViewType, _ file: ViewFile
  ) -> Occasion? {
    switch function.callbackOccasion {
    case .appearance: return .appearance
    case .change: return .change
    case .reuse: return .reuse
    case .loading, .disappearance, .layout, .constraintUpdate, .move, .other: return nil
    case nil: break
    }
    // Most names begin in another way.
    switch name.firstByte {
    case UInt8(ascii: "r"), UInt8(ascii: "u"):
      guard
        name.hasWordPrefix("render") || name.hasWordPrefix("update")
          || name.hasWordPrefix("refresh")
      else { return nil }
      // `updateLayout` may be what lays out a view, once.
      let isLayout = name.hasSuffix("onstraints") || name.hasSuffix("ayout")
      return !isLayout || file.isReused(type) ? .change : nil
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "c"):
      // What makes another view may configure it once; a cell is configured for each row.
      let isData =
        name.hasWordPrefix("configure") || name.hasWordPrefix("bind") || name.hasWordPrefix("apply")
      guard isData, name.next?.next?.kind != .rightParen, file.isReused(type) else { return nil }
      return .reuse
    case UInt8(ascii: "s"):
      // `setHeight(_:)` is called for each new height.
      let isSetter =
        name.hasWordPrefix("set") && !name.hasPrefix("setUp")
        && name.next?.next?.kind != .rightParen
      return isSetter ? .change : nil
    case UInt8(ascii: "t"): return name.hasWordPrefix("toggle") ? .change : nil
    default: return nil
    }
  }

  /// Whether nothing shows that it runs more than once.
  package func mayRunOnce(in file: ViewFile) -> Bool {
    guard occasion != .appearance, occasion != .layout, function.key != 0 else { return false }
    let callers = file.occasions(of: function).byCallers
    guard !needsForeignCaller else { return !callers.isEmpty }
    guard function.declaration.isPrivate || !callers.isEmpty else { return false }
    return callers.isSubset(of: [.start, .setup, .later, .forcedLayout])
  }
}

extension ViewType {
  /// Whether it extends a view of UIKit: each view of the app calls its methods when it is set up.
  fileprivate var extendsAllViews: Bool {
    kind == .extension && declaration.name?.isNameOfUIKit == true
  }
}

extension Repetition {
  /// When it runs again, after "each time that".
  package var when: String {
    switch occasion {
    case .appearance: "the view appears"
    case .reuse: "the view is reused"
    case .layout: "the view is laid out"
    default: "it runs"
    }
  }
}

extension Block {
  /// The stored property whose new value the code of an accessor observes.
  package var observedProperty: Declaration? {
    guard let accessor = declaration, accessor.keyword.is(.didSet) || accessor.keyword.is(.willSet),
      let accessors = parent, accessors.kind == .accessors
    else { return nil }
    return accessors.declaration
  }
}

extension ViewFunction {
  /// Whether other files call it for a cell that is to show a row: it takes data.
  fileprivate func takesRow(in type: ViewType) -> Bool {
    hasParameters && !declaration.isPrivate && !declaration.modifiers.contains(.override)
      && !declaration.hasAttribute && (!type.declaration.isPrivate || type.kind == .class)
  }
}

extension Declaration {
  fileprivate func isOfData(in file: ViewFile) -> Bool {
    guard let name, !hasAttribute, modifiers.isDisjoint(with: [.static, .weak, .override]) else {
      return false
    }
    return !file.names.isViewProperty(name) && !name.hasSuffix("elegate")
  }
}

extension ViewFile {
  /// Whether the views of a type are used again and again for other data.
  package func isReused(_ type: ViewType) -> Bool {
    let declaration = type.declaration
    return declaration.type.contains { $0.kind == .identifier && $0.isReused }
      || declaration.name?.isReused ?? false
  }
}

extension Lexeme {
  fileprivate var isReused: Bool {
    switch lastByte {
    case UInt8(ascii: "l"): hasSuffix("Cell")
    case UInt8(ascii: "w"): hasSuffix("ReusableView") || hasSuffix("HeaderFooterView")
    default: false
    }
  }
}
