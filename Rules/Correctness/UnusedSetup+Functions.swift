import Behavior
import LayoutModel
import SwiftSource

/// The functions of a file that set up views, and where they are named.
struct SetupFunctions {
  let file: ViewFile
  private let facts: FunctionFacts
  private let statements: CallStatements

  init(in file: ViewFile) {
    self.file = file
    facts = FunctionFacts(file)
    statements = CallStatements(file)
  }

  /// Whether a function occurs where it may be meant.
  ///
  /// - Parameter later: whether only places outside of initializers count.
  private func isNamed(_ function: ViewFunction, later: Bool = false) -> Bool {
    let own = TextHash.pair(file.typeKey(at: function.type), function.key)
    if !later, statements.call(own) { return true }
    let named = file.memoized(NamedFunctions.init)
    return [function.key, own].contains { key in
      later ? named.later.contains(key) : named.all.contains(key)
    }
  }

  /// Whether some code of its type calls a function.
  func calls(_ function: ViewFunction) -> Bool { firstCaller(of: function) != nil }

  /// The first function that calls another one of its type.
  func firstCaller(of function: ViewFunction) -> ViewFunction? {
    statements.firstCaller(of: TextHash.pair(file.typeKey(at: function.type), function.key))
      .map { file.functions[$0] }
  }

  /// The functions that one always calls on its own type.
  func sureCalls(of function: ViewFunction) -> [Lexeme] { facts.calls(of: function) }

  /// Whether a function always calls the one of its type with a name, given by its key.
  func alwaysCalls(_ name: UInt64, in function: ViewFunction) -> Bool {
    facts.keysOfCalls(of: function).contains(name)
  }

  /// Whether a function may take away what an earlier run made.
  func mayUndo(_ function: ViewFunction) -> Bool { facts.mayUndo(function) }

  /// Whether a function adds or constrains views.
  private func places(_ function: ViewFunction) -> Bool {
    file.actions[function.actions].contains(where: \.places)
  }

  /// Whether a function does the same again when it runs again: it places views, and takes nothing away.
  func repeats(_ function: ViewFunction) -> Bool { facts.repeats(function) }

  // MARK: - Functions that nothing calls

  /// Private functions of view types that set up something and that no code of the file names.
  func uncalled() -> [ViewFunction] {
    file.functions.filter { function in
      let declaration = function.declaration
      guard function.type >= 0, declaration.kind == .function, !function.hasParameters,
        !declaration.hasResult,
        file.types[function.type].isView,
        declaration.modifiers.isDisjoint(with: [.override, .static]), !declaration.hasAttribute,
        declaration.isPrivate || isInPrivateExtension(function), !function.body.tokens.isEmpty
      else { return false }
      return setsUp(function) && !isNamed(function)
    }
  }

  private func isInPrivateExtension(_ function: ViewFunction) -> Bool {
    let type = file.types[function.type]
    return type.kind == .extension && type.declaration.isPrivate
      && !function.declaration.prefix.contains {
        $0.is(.public) || $0.is(.open) || $0.is(.internal)
      }
  }

  /// Whether a function is named for setup, or like one and does something with the views of its type.
  private func setsUp(_ function: ViewFunction) -> Bool {
    guard let name = function.declaration.name else { return false }
    if name.hasWordPrefix("setup") || name.hasWordPrefix("setUp") || name.hasSuffix("Setup")
      || name.isNameOfCommonSetup || function.isNamedForOtherWork
    {
      return true
    }
    // `addTapped` and `createUser` set up nothing.
    let isConfiguration =
      name.hasWordPrefix("configure") || name.hasWordPrefix("style")
      || name.hasWordPrefix("layout") || name.hasWordPrefix("set")
    let isForSetup =
      function.isNamedForSetup || name.hasWordPrefix("set") || name.hasWordPrefix("make")
    return isForSetup
      && file.actions[function.actions].contains { action in
        switch action.role {
        case .addition, .constraint: true
        case .appearance, .configuration, .frame, .neutral:
          isConfiguration && file.names.isSubview(action)
        case .arrangement, .renewal: false
        }
      }
  }

  // MARK: - Initializers

  /// An initializer that leaves out what another one calls.
  struct Gap {
    var initializer: Declaration
    var other: Declaration
    var functions: [String]
  }

  /// The initializers that do nothing but call `super`, where another one sets the view up.
  func gaps() -> [Gap] {
    // A view that is made in code never meets `init(coder:)`.
    func isSuspect(_ function: ViewFunction) -> Bool {
      function.onlyCallsSuper && !function.declaration.isDecodingInitializer
    }
    guard
      file.functions.contains(where: {
        $0.type >= 0 && $0.declaration.kind == .initializer && isSuspect($0)
      })
    else { return [] }
    var byType = KeyMap<[ViewFunction]>()
    for function in file.functions
    where function.type >= 0 && !function.isNested && function.declaration.kind == .initializer
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
        let keys = KeySet(names.lazy.map { file.names.key($0) })
        let isLeftToOthers = initializers.contains { other in
          other.delegation != nil
            && sureCalls(of: other).contains { keys.contains(file.names.key($0)) }
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
  private func commonSetups(of initializer: ViewFunction, _ type: UInt64) -> [Lexeme] {
    sureCalls(of: initializer).filter { name in
      guard let function = file.names.ownFunction(named: name, of: type),
        function.isSetup, function.declaration.modifiers.isDisjoint(with: [.override]),
        placesViews(function, type, depth: 0)
      else { return false }
      return !isNamed(function, later: true)
    }
  }

  /// Whether a function adds or constrains views, itself or by functions that it always calls.
  private func placesViews(_ function: ViewFunction, _ type: UInt64, depth: Int) -> Bool {
    if places(function) { return true }
    guard depth < 3 else { return false }
    return sureCalls(of: function).prefix(8).contains { name in
      guard let callee = file.names.ownFunction(named: name, of: type),
        callee.body != function.body
      else { return false }
      return placesViews(callee, type, depth: depth + 1)
    }
  }

  // MARK: - Functions that run twice

  /// A second call on one path.
  struct Repetition {
    /// The function that the path begins with.
    var function: ViewFunction
    var call: Call
    var name: String
  }

  /// The calls of functions that place views and have run before on the same path.
  func repetitions() -> [Repetition] {
    var found: [Repetition] = []
    guard statements.mayRepeat else { return [] }
    var reported: Set<Int> = []
    lazy var initializers = initializers()
    for function in file.functions
    where function.type >= 0 && !function.isNested && function.runsOnce {
      var walk = Walk(type: file.typeKey(at: function.type))
      if let call = function.delegation {
        // What a convenience initializer calls first.
        let labels = call.arguments?.map(\.label) ?? []
        let delegate =
          initializers[key(function.type, labels)]
          // `UIView.init()` calls `init(frame:)`.
          ?? (labels.isEmpty
            ? initializers[TextHash.pair(UInt64(function.type), TextHash.key("frame"))] : nil)
        if let delegate,
          delegate.body != function.body
        {
          follow(delegate, &walk, depth: 1)
        }
      }
      follow(function, &walk, depth: 0)
      for name in walk.repeated where reported.insert(name.index).inserted {
        guard let call = name.call else { continue }
        found.append(Repetition(function: function, call: call, name: name.text))
      }
    }
    return found.sorted { $0.call.tokens.startIndex < $1.call.tokens.startIndex }
  }

  private struct Walk {
    var type: UInt64
    var ran = KeySet()
    var repeated: [Lexeme] = []
    var left = 64
  }

  /// Follows the sure calls of a function. Each function is entered once; what the second run of one repeats is one
  /// mistake, that of its call.
  private func follow(_ function: ViewFunction, _ walk: inout Walk, depth: Int) {
    guard depth < 6 else { return }
    for name in sureCalls(of: function) {
      guard walk.left > 0 else { return }
      walk.left -= 1
      guard let callee = file.names.ownFunction(named: name, of: walk.type), !callee.isNested,
        callee.body != function.body
      else { continue }
      if walk.ran.insert(callee.body.key) {
        follow(callee, &walk, depth: depth + 1)
      } else if repeats(callee), !mayUndo(function) {
        walk.repeated.append(name)
      }
    }
  }

  /// For each type and the labels of an initializer, the initializer.
  private func initializers() -> KeyMap<ViewFunction> {
    var initializers = KeyMap<ViewFunction>()
    for function in file.functions
    where function.type >= 0 && function.declaration.kind == .initializer {
      let labels = function.declaration.parameters?.parameters.map(\.label) ?? []
      initializers[key(function.type, labels)] = function
    }
    return initializers
  }

  /// A key of a type and the labels of an initializer; `_` is the same as no label.
  private func key(_ type: Int, _ labels: [Lexeme?]) -> UInt64 {
    labels.reduce(UInt64(type)) { key, label in
      TextHash.pair(key, label.map { file.names.key($0) } ?? TextHash.key("_"))
    }
  }
}

/// The functions that statements of a file call without arguments: `setUp()`, `self.setUp()`.
private struct CallStatements {
  /// For the type and the name of a function, the index of the first function that calls it.
  private var callers = KeyMap<Int>()
  /// Whether one may be called twice on one path. Two initializers are on no common path unless one delegates.
  private(set) var mayRepeat = false

  init(_ file: ViewFile) {
    lazy var delegates = file.functions.contains { $0.delegation != nil }
    for (index, function) in file.functions.enumerated() where function.type >= 0 {
      let type = file.typeKey(at: function.type)
      for statement in function.body.statements {
        guard let name = statement.calledName else { continue }
        let key = TextHash.pair(type, file.names.key(name))
        guard let first = callers[key] else {
          callers[key] = index
          continue
        }
        mayRepeat =
          mayRepeat || first == index || !function.runsOnce || !file.functions[first].runsOnce
          || delegates
      }
    }
  }

  /// The index of the first one that calls the function with a type and a name.
  func firstCaller(of function: UInt64) -> Int? { callers[function] }

  /// Whether one calls the function with a type and a name.
  func call(_ function: UInt64) -> Bool { callers[function] != nil }
}

/// The functions of a file that are named somewhere: by their names, or by type and name where the name can only mean
/// the one of that type.
private struct NamedFunctions {
  var all = KeySet()
  /// Those that are named outside of initializers.
  var later = KeySet()

  init(_ file: ViewFile) {
    for (key, names) in file.names.mentionsOfFunctions().entries {
      for name in names {
        let statement = name.statement
        var meant = key
        // In the code of a type that has such a function, the name alone means that one.
        if name.isFreeName, let statement, let type = file.scopes.type(around: statement),
          file.names.ownFunction(named: name, of: type.key) != nil
        {
          meant = TextHash.pair(type.key, key)
        }
        all.insert(meant)
        if statement?.block.function?.kind != .initializer { later.insert(meant) }
      }
    }
  }
}
