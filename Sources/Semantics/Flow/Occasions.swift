import LayoutModel
import SwiftSource

extension ViewFile {
  /// When a statement runs: with the function around it, and later where it is in a closure.
  package func occasions(of statement: Statement) -> Occasion {
    guard let function = scopes.function(around: statement) else { return .later }
    let (own, byCallers) = occasions(of: function)
    let isDirect = statement.runsDirectly(in: function.body)
    return own.union(byCallers).union(isDirect ? [] : .later)
  }

  /// When a function runs because other code of the file calls it, and when by itself.
  package func occasions(of function: ViewFunction) -> (own: Occasion, byCallers: Occasion) {
    memoized(Occasions.init).occasions(of: function, in: self)
  }
}

extension ViewFile {
  /// The functions that some functions of types call, by `functionKey(_:)`.
  ///
  /// - Parameter isDeep: whether also those that are called through others, and the functions themselves.
  package func functions(calledBy functions: [ViewFunction], isDeep: Bool) -> KeySet {
    memoized(Occasions.init).called(by: functions.map(functionKey), isDeep: isDeep)
  }

  /// Identifies a function by its type and name: overloads count as one.
  package func functionKey(_ function: ViewFunction) -> UInt64 {
    TextHash.pair(typeKey(at: function.type), function.key)
  }
}

/// For the functions of a file, when they run. Those of one type and name count as one.
private struct Occasions {
  /// A function, and what it calls.
  private struct Node {
    let key: UInt64
    var own: Occasion = []
    var byCallers: Occasion = []
    var callees: [Int] = []
    /// What it only calls on some condition.
    var conditional: [Int] = []
    var hasParameters: Bool
    /// Whether another function of the name has parameters, or none.
    var isOverloaded = false
  }

  private var nodes: [Node] = []
  private var indices = KeyMap<Int>()
  /// The bodies of initializers that may lay views out at once.
  private var forcing = KeySet()

  init(_ file: ViewFile) {
    let mentions = file.names.mentionsOfFunctions()
    let mayForceLayout = file.hasWord(.layoutIfNeeded, .layoutSubviews, .autoresizingMask)
    for function in file.functions
    where mayForceLayout && function.declaration.kind == .initializer && function.body.forcesLayout
    {
      forcing.insert(function.body.key)
    }
    for function in file.functions where function.isMember && function.key != 0 {
      let key = file.functionKey(function)
      if indices[key] == nil {
        indices[key] = nodes.count
        nodes.append(Node(key: key, hasParameters: function.hasParameters))
      }
      let isCalled = mentions[function.key].map { !$0.isEmpty } ?? false
      var own = function.declaration.occasion(isCalled: isCalled, in: file)
      if mayForceLayout, function.body.forcesLayout { own.insert(.forcedLayout) }
      let index = indices[key] ?? 0
      nodes[index].own.formUnion(own)
      if nodes[index].hasParameters != function.hasParameters { nodes[index].isOverloaded = true }
    }
    for mention in mentions.entries.flatMap(\.value) { read(mention, in: file) }
    var pending = Array(nodes.indices)
    while let index = pending.popLast() {
      var occasions = nodes[index].own.union(nodes[index].byCallers)
      for callee in nodes[index].callees where add(occasions, to: callee) { pending.append(callee) }
      // Not each event makes the condition true.
      if occasions.remove(.event) != nil { occasions.insert(.change) }
      for callee in nodes[index].conditional where add(occasions, to: callee) {
        pending.append(callee)
      }
    }
  }

  /// False if they are known.
  private mutating func add(_ occasions: Occasion, to callee: Int) -> Bool {
    let known = nodes[callee].byCallers
    nodes[callee].byCallers.formUnion(occasions)
    return nodes[callee].byCallers != known
  }

  private func start(_ initializer: Block) -> Occasion {
    forcing.contains(initializer.key) ? [.start, .forcedLayout] : .start
  }

  func called(by functions: [UInt64], isDeep: Bool) -> KeySet {
    var called = isDeep ? KeySet(functions) : KeySet()
    var pending = functions.compactMap { indices[$0] }
    while let index = pending.popLast() {
      for callee in nodes[index].callees + nodes[index].conditional
      where called.insert(nodes[callee].key) && isDeep {
        pending.append(callee)
      }
    }
    return called
  }

  /// Reads a place that names a function.
  private mutating func read(_ mention: Lexeme, in file: ViewFile) {
    guard let statement = mention.statement, let type = file.scopes.type(around: statement),
      mention.previous?.kind != .period || mention.owner?.is(.`self`) != false,
      let callee = indices[TextHash.pair(type.key, file.names.key(mention))]
    else { return }
    if mention.isInSelector {
      nodes[callee].byCallers.insert(.event)
      return
    }
    guard mention.call != nil, let caller = statement.block.function, let body = caller.body else {
      nodes[callee].byCallers.insert(.later)
      return
    }
    if !statement.runsDirectly(in: body) { nodes[callee].byCallers.insert(.later) }
    switch caller.kind {
    case .initializer:
      nodes[callee].byCallers.formUnion(start(body))
    case .function:
      let index = caller.name.flatMap { indices[TextHash.pair(type.key, file.names.key($0))] }
      guard let index else { fallthrough }
      if statement.runsWhenever(body) {
        nodes[index].callees.append(callee)
      } else {
        nodes[index].conditional.append(callee)
      }
    case .accessor
    where body.observedProperty != nil && !nodes[callee].isOverloaded
      && statement.runsWhenever(body):
      nodes[callee].byCallers.insert(.event)
    default: nodes[callee].byCallers.insert(.later)
    }
  }

  func occasions(
    of function: ViewFunction, in file: ViewFile
  ) -> (own: Occasion, byCallers: Occasion) {
    if function.declaration.kind == .initializer {
      return (start(function.body), [])
    }
    guard function.isMember, function.key != 0,
      let index = indices[file.functionKey(function)]
    else { return (.later, []) }
    return (nodes[index].own, nodes[index].byCallers)
  }
}

extension Declaration {
  /// When a function runs whatever its file calls.
  ///
  /// - Parameter isCalled: whether the file names it.
  fileprivate func occasion(isCalled: Bool, in file: ViewFile) -> Occasion {
    guard let name else { return .later }
    if let callback { return callback.subtracting([.constraints, .disappearance]) }
    if hasAttribute("objc") || hasAttribute("IBAction") { return .event }
    if modifiers.contains(.override) { return .unknown }
    if isPrivate { return [] }
    return isCalled ? .open : name.isNamedForSetup(in: file) ? .setup : .unknown
  }
}

extension Lexeme {
  /// Whether a function of this name sets up its view, once.
  package func isNamedForSetup(in file: ViewFile) -> Bool {
    hasWordPrefix("setup") || hasWordPrefix("setUp") || isNameOfCommonSetup
      || file.setupNames.include(self)
  }

  fileprivate var isInSelector: Bool {
    // Most names begin a statement: for these, the brackets around them are not searched.
    guard previous?.kind == .leftParen || previous?.kind == .period else { return false }
    return brackets?.open.previous.map { $0 == "#selector" } ?? false
  }
}

extension Block {
  /// Whether code in it may lay views out at once, or keep layers and views at the size of others.
  package var forcesLayout: Bool {
    tokens.contains {
      $0.is(.layoutIfNeeded) || $0.is(.layoutSubviews) || $0.is(.autoresizingMask)
    }
  }
}

extension ViewFile {
  /// Whether a statement always runs before another one of its type does, as far as the file shows it: in the same function,
  /// or in the setup of the object, which is over when other files call what the setup does not.
  package func runs(_ earlier: Statement, before later: Statement) -> Bool {
    guard let one = scopes.function(around: earlier), let other = scopes.function(around: later),
      let type = scopes.type(around: earlier)?.key, type == scopes.type(around: later)?.key,
      earlier.block == one.body, alwaysRuns(earlier)
    else { return false }
    if one.body == other.body { return earlier.first < later.first }
    let setups = functions.filter {
      $0.isMember && types[$0.type].key == type && $0.declaration.runsOnce
    }.map { Run(of: $0, in: self) }
    let isSetUp =
      occasions(of: earlier).contains(.setup)
      || setups.contains { run in
        run.step(of: one.body).map { run.alwaysReaches(earlier.first, of: $0, in: self) } ?? false
      }
    guard isSetUp, !observesSetup(of: type) else { return false }
    guard !occasions(of: later).isDisjoint(with: .once) else { return true }
    let both = setups.filter { $0.step(of: other.body) != nil }
    return !both.isEmpty
      && both.allSatisfy { run in
        guard let first = run.place(of: earlier),
          let second = run.place(of: later)
        else { return false }
        return first < second
      }
  }

  private func observesSetup(of type: UInt64) -> Bool {
    let observed = KeySet(
      code.declarations.filter { $0.hasAccessor(.didSet) || $0.hasAccessor(.willSet) }
        .compactMap(\.name).map(names.key))
    return code.statements.contains { statement in
      statement.kind == .assignment && scopes.type(around: statement)?.key == type
        && statement.block.function?.kind != .initializer
        && statement.target?.last.map { observed.contains(names.key($0)) } == true
        && occasions(of: statement).contains(.start)
    }
  }
}

extension ViewFunction {
  /// Whether an initializer leaves the work to another one of its class.
  package var delegates: Bool {
    declaration.prefix.contains { $0.is(.convenience) }
      || body.tokens.contains { token in
        token.is(Keyword.`init`) && token.previous?.previous?.is(Keyword.`self`) == true
      }
  }
}
