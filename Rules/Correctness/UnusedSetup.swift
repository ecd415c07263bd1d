import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Setup functions are called, and each initializer makes the view.
struct UnusedSetup: Rule {
  let query = Query<Finding>.found(in: .viewTypes) { unused(in: $0) + gaps(in: $0) }

  /// Private setup functions that nothing calls.
  private static func unused(in file: ViewFile) -> [Finding] {
    file.functions.filter { !$0.isNested }.compactMap { function in
      guard let name = function.declaration.name, function.isPrivateSetup(in: file),
        !file.flow.isNamed(function)
      else { return nil }
      return Finding(
        name, "nothing calls the private function `\(name.text)`, so it never runs",
        advice: "delete it, or call it where the view is set up",
        fix: StatementLines(file).deletion(of: function.declaration.statement))
    }
  }

  /// Initializers that do nothing but call `super`, where another one sets the view up.
  private static func gaps(in file: ViewFile) -> [Finding] {
    let initializers = file.functions.filter { function in
      function.isMember && !function.isNested && function.declaration.kind == .initializer
        && file.types[function.type].kind == .class && file.types[function.type].isView
    }
    // A view that is made in code never meets `init(coder:)`.
    let suspects = initializers.filter {
      $0.onlyCallsSuper && !$0.declaration.isDecodingInitializer
    }
    return suspects.compactMap { suspect -> Finding? in
      let type = file.typeKey(at: suspect.type)
      let others = initializers.filter { file.typeKey(at: $0.type) == type }
      for other in others where other.body != suspect.body && !other.delegates {
        let names = other.sureCalls.filter { file.isCommonSetup($0, of: type) }
        guard !names.isEmpty else { continue }
        // A convenience initializer that does the rest itself needs one that leaves it out.
        let isLeftToOthers = others.contains { other in
          other.delegates
            && other.sureCalls.contains { call in names.contains { call.hasSameText(as: $0) } }
        }
        if isLeftToOthers { return nil }
        let functions = Finding.Message.list(names.map { $0.text + "()" })
        return Finding(
          suspect.declaration.keyword,
          "`\(suspect.declaration.signature)` does not call \(functions) as `\(other.declaration.signature)` does: a view made with it is not set up",
          advice: "call \(functions) here", severity: .warning)
      }
      return nil
    }
  }
}

extension ViewFile {
  /// Whether a name in an initializer is that of a function which adds or constrains views, and which nothing but
  /// initializers calls.
  fileprivate func isCommonSetup(_ name: Lexeme, of type: UInt64) -> Bool {
    guard let function = flow.function(named: name, of: type), function.isSetup,
      !function.declaration.modifiers.contains(.override)
    else { return false }
    return !flow.isNamed(function, later: true)
      && Run(of: function, in: self).steps.contains { step in
        actions[step.function.actions].contains { $0.role == .addition || $0.role == .constraint }
      }
  }
}

extension ViewFunction {
  /// Whether it is a private function of a view type, sets up something, and gets nothing from its callers.
  fileprivate func isPrivateSetup(in file: ViewFile) -> Bool {
    guard isMember, declaration.kind == .function, !hasParameters, declaration.result == nil,
      case let type = file.types[type], type.isView,
      declaration.modifiers.isDisjoint(with: [.override, .static]), !declaration.hasAttribute,
      !body.tokens.isEmpty, let name = declaration.name
    else { return false }
    let isInPrivateExtension =
      type.kind == .extension && type.declaration.isPrivate
      && !declaration.prefix.contains { $0.is(.public) || $0.is(.open) || $0.is(.internal) }
    guard declaration.isPrivate || isInPrivateExtension else { return false }
    if name.hasWordPrefix(.setup) || name.hasWordPrefix(.setUp) || name.hasLastWord(.setup)
      || name.isNameOfCommonSetup || isNamedForOtherWork
    {
      return true
    }
    // `addTapped` and `createUser` set up nothing.
    let isConfiguration =
      name.hasWordPrefix(.configure) || name.hasWordPrefix(.style)
      || name.hasWordPrefix(.layout) || name.hasWordPrefix(.set)
    return (isNamedForSetup || name.hasWordPrefix(.set) || name.hasWordPrefix(.make))
      && file.actions[actions].contains { action in
        switch action.role {
        case .addition, .constraint: true
        case .appearance, .configuration, .frame, .neutral:
          isConfiguration && file.names.isSubview(action)
        case .arrangement, .renewal: false
        }
      }
  }

  /// Whether its name says what it does, and that is no work on subviews: it sets constraints by way of other functions,
  /// adds recognizers or targets, starts an animation, or ends one that goes on otherwise.
  private var isNamedForOtherWork: Bool {
    guard let name = declaration.name else { return false }
    if name.hasWordPrefix(.set), name.hasLastWord(.constraints) { return true }
    let calls: [LayoutWord] =
      name.hasWordPrefix(.add)
      ? [.addGestureRecognizer, .addTarget]
      : name.hasWordPrefix(.animate)
        ? [.animate]
        : name.hasWordPrefix(.end) || name.hasWordPrefix(.stop)
          ? [.endRefreshing, .stopAnimating] : []
    return !calls.isEmpty && body.tokens.contains { token in calls.contains { token.is($0) } }
  }

  /// Whether an initializer only sets properties and calls that of `super`, with arguments.
  fileprivate var onlyCallsSuper: Bool {
    guard !delegates, !declaration.hasAttribute else { return false }
    var callsSuper = false
    for statement in body.statements {
      switch statement.kind {
      case .assignment:
        // A value that is called may do the setup; so may an observer, which does not run before `super.init`.
        guard !callsSuper else { return false }
      case .expression:
        guard statement.first.is(.super), let name = statement.first.next?.next,
          name.is(Keyword.`init`), let open = name.next, open.kind == .leftParen,
          let close = open.partner, close.index > open.index + 1, close.next == statement.end
        else { return false }
        callsSuper = true
      default: return false
      }
    }
    return callsSuper
  }
}

extension UnusedSetup {
  static let description = RuleDescription(
    id: "unused_setup",
    family: .correctness,
    summary: "Setup function that is never called",
    rationale: """
      A private setup function that nothing in the file calls is dead, and so is one that makes constraints, adds \
      recognizers or animates and is named so. A class with one initializer that calls a setup function, and another \
      one that does nothing but call `super`, makes empty views with the second.
      """,
    limits: [
      "`init(coder:)` of views that are made in code",
      "functions with an attribute such as `@objc`, or named anywhere else",
      "initializers that fail or delegate",
    ],
    source:
      "UIKit In Code: `commonSetup()` is called by the initializers, and calls the setup functions of the subviews",
    defaultSeverity: .note,
    effect: .sight,
    reportsDeadCode: true,
    fixSafety: .unsafe,
    goodExamples: [
      "Both initializers": """
      class PlayerView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          commonSetup()
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
          commonSetup()
        }

        private func commonSetup() {
          addSubview(titleLabel)
        }
      }
      """,
      "An initializer that is never used, and one that delegates": """
      class PlayerView: UIView {
        init(style: Style) {
          super.init(frame: .zero)
          setupTitleLabel()
        }

        convenience init() {
          self.init(style: .plain)
        }

        required init?(coder: NSCoder) {
          fatalError("init(coder:) has not been implemented")
        }

        private func setupTitleLabel() {
          addSubview(titleLabel)
        }
      }
      """,
    ],
    badExamples: [
      "Never called": """
      class PlayerView: UIView {
        private func ↓setupTitleLabel() {
          addSubview(titleLabel)
        }
      }
      """,
      "Not by each initializer": """
      class PlayerView: UIView {
        override ↓init(frame: CGRect) {
          super.init(frame: frame)
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
          commonSetup()
        }

        private func commonSetup() {
          addSubview(titleLabel)
        }
      }
      """,
    ])
}
