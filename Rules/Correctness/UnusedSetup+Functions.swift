import LayoutModel
import Semantics
import SwiftSource

/// The functions of a file that set up views, and where they are named.
struct SetupFunctions {
  let file: ViewFile
  private var fuel = Fuel.ofFile

  init(file: ViewFile) { self.file = file }

  /// Whether a function occurs where it may be meant.
  ///
  /// - Parameter later: whether only places outside of initializers count.
  func isNamed(_ function: ViewFunction, later: Bool = false) -> Bool {
    let type = file.typeKey(at: function.type)
    return file.flow.mentions(of: function).contains { name in
      let statement = name.statement
      if later, statement?.block.function?.kind == .initializer { return false }
      // In the code of another type that has such a function, the name alone means that one.
      guard name.isFreeName, let other = statement.flatMap({ file.scopes.type(around: $0)?.key }),
        other != type
      else { return true }
      return file.flow.function(named: name, of: other) == nil
    }
  }

  private func places(_ function: ViewFunction) -> Bool {
    file.actions[function.actions].contains(where: \.places)
  }

  /// An initializer that leaves out what another one calls.
  struct Gap {
    var initializer: Declaration
    var other: Declaration
    var functions: [String]
  }

  /// The initializers that do nothing but call `super`, where another one sets the view up.
  mutating func gaps() -> [Gap] {
    // A view that is made in code never meets `init(coder:)`.
    func isSuspect(_ function: ViewFunction) -> Bool {
      function.onlyCallsSuper && !function.declaration.isDecodingInitializer
    }
    guard
      file.functions.contains(where: {
        $0.isMember && $0.declaration.kind == .initializer && isSuspect($0)
      })
    else { return [] }
    var byType = KeyMap<[ViewFunction]>()
    for function in file.functions
    where function.isMember && !function.isNested && function.declaration.kind == .initializer
      && file.types[function.type].kind == .class && file.types[function.type].isView
    {
      byType[file.typeKey(at: function.type), default: []].append(function)
    }
    var gaps: [Gap] = []
    for (type, initializers) in byType.entries where initializers.count > 1 {
      let suspects = initializers.filter(isSuspect)
      guard !suspects.isEmpty else { continue }
      // The first one that calls a setup function stands for all.
      for initializer in initializers where !initializer.delegates {
        let names = commonSetups(of: initializer, type)
        guard !names.isEmpty else { continue }
        // A convenience initializer that does the rest itself needs one that leaves it out.
        let keys = KeySet(names.map { file.names.key($0) })
        let isLeftToOthers = initializers.contains { other in
          other.delegates
            && other.sureCalls.contains { keys.contains(file.names.key($0)) }
        }
        for suspect in suspects where suspect.body != initializer.body && !isLeftToOthers {
          gaps.append(
            Gap(
              initializer: suspect.declaration, other: initializer.declaration,
              functions: names.map { $0.text + "()" }))
        }
        break
      }
    }
    return gaps
  }

  /// The functions that an initializer always calls, and that nothing but initializers calls.
  private mutating func commonSetups(of initializer: ViewFunction, _ type: UInt64) -> [Lexeme] {
    initializer.sureCalls.filter { name in
      guard let function = file.flow.function(named: name, of: type),
        function.isSetup, function.declaration.modifiers.isDisjoint(with: [.override]),
        fuel.burn(file.flow.mentions(of: function).count),
        Run(of: function, in: file).steps.contains(where: { places($0.function) })
      else { return false }
      return !isNamed(function, later: true)
    }
  }
}

extension ViewFunction {
  /// Whether it is a private function of a view type, sets up something, and gets nothing from its callers.
  func isPrivateSetup(in file: ViewFile) -> Bool {
    isMember && declaration.kind == .function && !hasParameters && declaration.result == nil
      && file.types[type].isView
      && declaration.modifiers.isDisjoint(with: [.override, .static]) && !declaration.hasAttribute
      && (declaration.isPrivate || isInPrivateExtension(of: file)) && !body.tokens.isEmpty
      && setsUp(in: file)
  }

  private func isInPrivateExtension(of file: ViewFile) -> Bool {
    let type = file.types[type]
    return type.kind == .extension && type.declaration.isPrivate
      && !declaration.prefix.contains {
        $0.is(.public) || $0.is(.open) || $0.is(.internal)
      }
  }

  private func setsUp(in file: ViewFile) -> Bool {
    guard let name = declaration.name else { return false }
    if name.hasWordPrefix(.setup) || name.hasWordPrefix(.setUp) || name.hasLastWord(.setup)
      || name.isNameOfCommonSetup || isNamedForOtherWork
    {
      return true
    }
    // `addTapped` and `createUser` set up nothing.
    let isConfiguration =
      name.hasWordPrefix(.configure) || name.hasWordPrefix(.style)
      || name.hasWordPrefix(.layout) || name.hasWordPrefix(.set)
    let isForSetup =
      isNamedForSetup || name.hasWordPrefix(.set) || name.hasWordPrefix(.make)
    return isForSetup
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
  var isNamedForOtherWork: Bool {
    guard let name = declaration.name else { return false }
    if name.hasWordPrefix(.set), name.hasLastWord(.constraints) { return true }
    let calls: [LayoutWord]
    if name.hasWordPrefix(.add) {
      calls = [.addGestureRecognizer, .addTarget]
    } else if name.hasWordPrefix(.animate) {
      calls = [.animate]
    } else if name.hasWordPrefix(.end) || name.hasWordPrefix(.stop) {
      calls = [.endRefreshing, .stopAnimating]
    } else {
      return false
    }
    return body.tokens.contains { token in calls.contains { token.is($0) } }
  }

  /// Whether an initializer only sets properties and calls that of `super`, with arguments.
  var onlyCallsSuper: Bool {
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

extension ViewAction {
  /// Whether it adds or constrains a view.
  var places: Bool { role == .addition || role == .constraint }
}
