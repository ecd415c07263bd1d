import SwiftSource

/// What a function does that has a name like a setup function, or is called by one, and sets no view up.
extension FactBuilder {
  /// Whether a function belongs to a structure or to a class without a superclass, which is surely no view.
  func isOfNoView(_ function: ViewFunction) -> Bool {
    let type = scopes.types[function.type]
    guard !type.isDeclaredAsView else { return false }
    let declared = type.kind == .extension ? scopes.typesByName[type.key] : function.type
    guard let declared = declared.map({ scopes.types[$0] }) else { return false }
    switch declared.kind {
    case .structure, .enumeration, .actor: return true
    case .class: return !hasSuperclass(declared.declaration)
    default: return false
    }
  }

  /// Whether a class may inherit from a view as far as the file says: from something other than `NSObject` and protocols.
  private func hasSuperclass(_ type: Declaration) -> Bool {
    guard let first = type.type.first(where: { $0.kind == .identifier }) else { return false }
    if first == "NSObject" || first == "AnyObject" || first.hasSuffix("Delegate")
      || first.hasSuffix("DataSource") || first.hasSuffix("Protocol")
    {
      return false
    }
    return scopes.typesByName[key(first.index)].map { scopes.types[$0].kind != .protocol } ?? true
  }

  /// Whether a function only hands something in: texts, handlers, bindings, animations. One that is named so may set
  /// data and state, but neither appearance nor layout; under any other name it sets nothing but the texts and values of
  /// several views.
  func onlyPassesDataIn(_ function: ViewFunction, named name: Lexeme) -> Bool {
    guard function.declaration.callback != .start else { return false }
    let isNamedSo =
      !name.hasWordPrefix("layout") && Self.handedIn.contains { name.hasSuffix($0) }
      || Self.handingIn.contains { name.hasWordPrefix($0) }
    var views = KeySet()
    for action in actions[function.actions] where action.statement.runsDirectly(in: function.body) {
      switch action.role {
      case .addition, .arrangement, .constraint, .frame: return false
      case .appearance, .configuration:
        if action.member?.isData == true {
          views.insert(action.root.key)
        } else if !isNamedSo || action.role == .appearance {
          return false
        }
      case .neutral, .renewal:
        if makesView(in: action.statement) { return false }
        if !isNamedSo, action.member?.hasPrefix("accessibility") != true { return false }
      }
    }
    return isNamedSo || (views.count > 1 && setsNothingElse(function))
  }

  private func setsNothingElse(_ function: ViewFunction) -> Bool {
    let setting = Set(actions[function.actions].map(\.statement))
    return function.body.statementsOnAllLevels.allSatisfy { statement in
      statement.kind != .expression || setting.contains(statement)
    }
  }

  /// `setupTranslations`, `configureHandlers`.
  private static let handedIn: [StaticString] = [
    "Localization", "Localizations", "Localisation", "Localisations", "Translation", "Translations",
    "Texts", "Strings", "Handler", "Handlers", "Callback", "Callbacks", "Closures", "Action",
    "Actions", "Target", "Targets", "Event", "Events", "Observer", "Observers", "Observation",
    "Observations", "Observing", "Notifications", "Listener", "Listeners", "Delegates", "Gestures",
    "Recognizers", "Binding", "Bindings", "Subscription", "Subscriptions", "Animation",
    "Animations",
  ]

  /// `localizeTexts`, `observeKeyboard`.
  private static let handingIn: [StaticString] = [
    "localize", "localise", "translate", "observe", "subscribe", "listen", "animate",
  ]
}

extension Lexeme {
  fileprivate var isData: Bool {
    switch layoutWord {
    case .setTitle, .setAttributedTitle, .placeholder, .attributedPlaceholder: return true
    default: break
    }
    if self == "isOn" || self == "setOn" || self == "value" || self == "setValue"
      || self == "progress" || self == "setProgress" || self == "date" || self == "setDate"
      || self == "selectedSegmentIndex" || self == "currentPage"
    {
      return true
    }
    return self == "text" || self == "attributedText" || self == "title" || self == "prompt"
      || self == "message" || self == "setText" || self == "setPlaceholder" || hasSuffix("Text")
      || hasSuffix("Title") || hasSuffix("Placeholder") || hasSuffix("Message")
  }
}
