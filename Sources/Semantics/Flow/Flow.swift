import LayoutModel
import SwiftSource

extension ViewFile {
  /// What calls what in the file, when it runs, and where it may take another way.
  package var flow: Flow { memoized(Flow.init) }

  /// When a statement runs: with the function around it, and later where it is in a closure.
  package func occasions(of statement: Statement) -> Occasion {
    guard let function = scopes.function(around: statement) else { return .later }
    let (own, byCallers) = flow.occasions(of: function)
    let isDirect = statement.runsDirectly(in: function.body)
    return own.union(byCallers).union(isDirect ? [] : .later)
  }

  /// Identifies a function by its type and name: overloads count as one.
  package func functionKey(_ function: ViewFunction) -> UInt64 {
    TextHash.pair(typeKey(at: function.type), function.key)
  }

  /// Whether a statement always runs in its function or closure: no branch is around it, and nothing leaves before.
  package func alwaysRuns(_ statement: Statement) -> Bool {
    let block = statement.block
    guard block.kind == .functionBody || block.kind == .closure else { return false }
    return statement.first < flow.exit(of: block)
  }
}

/// The control flow of a file: where functions are named, what they call, when they run, and the flow in blocks.
package final class Flow {
  /// The functions of one type and name, and what they call.
  private struct Node {
    let key: UInt64
    /// Indices in `ViewFile.functions`.
    var functions: [Int] = []
    var own: Occasion = []
    var byCallers: Occasion = []
    var callees: [Int] = []
    /// What they only call on some condition.
    var conditional: [Int] = []
  }

  private unowned(unsafe) let file: ViewFile
  @exclusivity(unchecked) private var nodes: [Node] = []
  @exclusivity(unchecked) private var indices = KeyMap<Int>()
  @exclusivity(unchecked) private var hasOccasions = false
  /// The tokens that name functions where they are declared.
  @exclusivity(unchecked) private var declared = KeySet()
  @exclusivity(unchecked) private var exits = KeyMap<Lexeme>()
  @exclusivity(unchecked) private var conditions = KeyMap<Lexeme>()
  @exclusivity(unchecked) private var calls = KeyMap<[(call: Int, callee: ViewFunction)]>()

  fileprivate init(_ file: ViewFile) {
    self.file = file
    for (index, function) in file.functions.enumerated()
    where function.isMember && function.key != 0 {
      let key = file.functionKey(function)
      let node = indices[key] ?? nodes.count
      if node == nodes.count {
        indices[key] = node
        nodes.append(Node(key: key))
      }
      nodes[node].functions.append(index)
      if let name = function.declaration.name { declared.insert(UInt64(name.index)) }
    }
  }

  // MARK: - Functions

  /// The function of a type that a call means: the one without parameters, or with arguments the only one of the name.
  package func function(
    named name: Lexeme, of type: UInt64, hasArguments: Bool = false
  ) -> ViewFunction? {
    guard let index = indices[TextHash.pair(type, file.names.key(name))] else { return nil }
    let all = nodes[index].functions
    guard hasArguments else {
      return all.last { !file.functions[$0].hasParameters }.map { file.functions[$0] }
    }
    return all.count == 1 ? file.functions[all[0]] : nil
  }

  /// The function of its own type that a statement calls.
  package func function(calledBy statement: Statement) -> ViewFunction? {
    guard let name = statement.calledFunction, let type = file.scopes.type(around: statement)
    else { return nil }
    return function(named: name, of: type.key, hasArguments: statement.calledName == nil)
  }

  /// The functions of its own type that a function calls by statements of its body, and the names in the calls.
  func callees(of function: ViewFunction) -> [(call: Int, callee: ViewFunction)] {
    let key = function.body.key
    if let known = calls[key] { return known }
    var found: [(call: Int, callee: ViewFunction)] = []
    for statement in function.body.statements where function.isMember {
      guard let name = statement.calledFunction, let callee = self.function(calledBy: statement),
        callee.body != function.body, !callee.isNested
      else { continue }
      found.append((name.index, callee))
    }
    calls[key] = found
    return found
  }

  /// Some functions and those that call them by statements of their bodies, perhaps through others, in source order.
  package func callers(of functions: [ViewFunction]) -> [ViewFunction] {
    guard !functions.isEmpty else { return [] }
    var found = KeySet(functions.map(\.body.key))
    var (count, fuel) = (0, Fuel.ofFile)
    while found.count > count, fuel.burn(file.functions.count) {
      count = found.count
      for function in file.functions
      where callees(of: function).contains(where: { found.contains($0.callee.body.key) }) {
        found.insert(function.body.key)
      }
    }
    return file.functions.filter { found.contains($0.body.key) }
  }

  /// The functions that some functions call, by `functionKey(_:)`.
  ///
  /// - Parameter isDeep: whether also those that are called through others, and the functions themselves.
  package func functions(calledBy functions: [ViewFunction], isDeep: Bool) -> KeySet {
    readOccasions()
    let keys = functions.map(file.functionKey)
    var called = isDeep ? KeySet(keys) : KeySet()
    var pending = keys.compactMap { indices[$0] }
    while let index = pending.popLast() {
      for callee in nodes[index].callees + nodes[index].conditional
      where called.insert(nodes[callee].key) && isDeep {
        pending.append(callee)
      }
    }
    return called
  }

  /// The places where the name of a function of the file's types occurs, other than in declarations with a body.
  package func mentions(of function: ViewFunction) -> [Lexeme] {
    guard let name = function.declaration.name else { return [] }
    var found: [Lexeme] = []
    file.model.mentions.forEach(name.text8) { token in
      if !declared.contains(UInt64(token)) { found.append(file.code[token]) }
    }
    found.reverse()
    return found
  }

  /// Whether a function occurs where it may be meant.
  ///
  /// - Parameter later: whether only places outside of initializers count.
  package func isNamed(_ function: ViewFunction, later: Bool = false) -> Bool {
    let key = TextHash.pair(function.key, later ? 1 : 0)
    let types = namingTypes[key] ?? typesNaming(function, later: later)
    namingTypes[key] = types
    return types.contains(Self.anyType) || types.contains(file.typeKey(at: function.type))
  }

  /// The types with a function of a name whose code names it, which means their own; `anyType` for any other place.
  private func typesNaming(_ function: ViewFunction, later: Bool) -> KeySet {
    var types = KeySet()
    for name in mentions(of: function) {
      let statement = name.statement
      if later, statement?.block.function?.kind == .initializer { continue }
      let type = statement.flatMap { file.scopes.type(around: $0)?.key }
      let isOwn = type.map { name.isFreeName && self.function(named: name, of: $0) != nil } == true
      types.insert(isOwn ? type ?? 0 : Self.anyType)
    }
    return types
  }
  @exclusivity(unchecked) private var namingTypes = KeyMap<KeySet>()
  private static let anyType: UInt64 = 0

  // MARK: - Occasions

  /// When a function runs because other code of the file calls it, and when by itself.
  package func occasions(of function: ViewFunction) -> (own: Occasion, byCallers: Occasion) {
    if function.declaration.kind == .initializer { return (start(function.body), []) }
    readOccasions()
    guard function.isMember, function.key != 0, let index = indices[file.functionKey(function)]
    else { return (.later, []) }
    return (nodes[index].own, nodes[index].byCallers)
  }

  /// A quick look that says no for many files: whether a function may run for events.
  private(set) lazy var mayHaveEvents = file.functions.contains { function in
    let declaration = function.declaration
    return declaration.callback?.contains(.event) ?? false || function.body.observedProperty != nil
      || declaration.hasAttribute("objc") || declaration.hasAttribute("IBAction")
      || declaration.block.declaration?.hasAttribute("objcMembers") == true
  }

  private func readOccasions() {
    guard !hasOccasions else { return }
    hasOccasions = true
    var mentions: [Lexeme] = []
    var called = KeyMap<Bool>()
    for index in nodes.indices {
      for function in nodes[index].functions.lazy.map({ self.file.functions[$0] }) {
        if called[function.key] == nil {
          let count = mentions.count
          mentions += self.mentions(of: function)
          called[function.key] = mentions.count > count
        }
        let isCalled = called[function.key] ?? false
        nodes[index].own.formUnion(function.declaration.occasion(isCalled: isCalled, in: file))
        if mayForceLayout, function.body.forcesLayout { nodes[index].own.insert(.forcedLayout) }
      }
    }
    for mention in mentions { read(mention) }
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

  /// A quick look that says no for most files.
  private lazy var mayForceLayout = file.hasWord(
    .layoutIfNeeded, .layoutSubviews, .autoresizingMask)

  /// Initializers may lay views out at once.
  private func start(_ initializer: Block) -> Occasion {
    guard mayForceLayout else { return .start }
    let key = initializer.key
    let forces = forcing[key] ?? initializer.forcesLayout
    forcing[key] = forces
    return forces ? [.start, .forcedLayout] : .start
  }

  @exclusivity(unchecked) private var forcing = KeyMap<Bool>()

  /// False if they are known.
  private func add(_ occasions: Occasion, to callee: Int) -> Bool {
    let known = nodes[callee].byCallers
    nodes[callee].byCallers.formUnion(occasions)
    return nodes[callee].byCallers != known
  }

  /// Reads a place that names a function.
  private func read(_ mention: Lexeme) {
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
    where body.observedProperty != nil && !isOverloaded(nodes[callee])
      && statement.runsWhenever(body):
      nodes[callee].byCallers.insert(.event)
    default: nodes[callee].byCallers.insert(.later)
    }
  }

  /// Whether only some functions of a name have parameters.
  private func isOverloaded(_ node: Node) -> Bool {
    Set(node.functions.map { file.functions[$0].hasParameters }).count > 1
  }

  // MARK: - Blocks

  /// The first token of a block's first statement that may leave it; without one, the end of the block.
  package func exit(of block: Block) -> Lexeme {
    if let known = exits[block.key] { return known }
    let exit = block.firstExit
    exits[block.key] = exit
    return exit
  }

  /// The first token of a function's body after which the work may be conditional: a `guard` that does more than unwrap
  /// values, a branch that leaves, or code that removes the old views or constraints, perhaps in a function that it calls.
  package func firstCondition(of function: ViewFunction) -> Lexeme {
    let body = function.body
    if let known = conditions[body.key] { return known }
    let end = body.firstChoice
    let undone: Mark = [.layout, .namedConstraint]
    var condition = body.tokens.prefix(before: end).removal(of: undone, in: file) ?? end
    let call = body.statementsOnAllLevels.lazy.prefix { $0.first < condition }.first {
      self.function(calledBy: $0)?.body.tokens.mayRemove(undone, in: self.file) == true
    }
    condition = call?.calledFunction?.call?.last ?? condition
    conditions[body.key] = condition
    return condition
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
  /// The first token of a statement after which its code may not run: a `guard` that does more than unwrap values, a branch
  /// that leaves; the end if there is none.
  package var firstChoice: Lexeme {
    let branch = statements.first {
      guard $0.kind == .branch else { return false }
      return $0.first.is(.guard) ? !$0.onlyBinds : $0.leaves
    }
    return branch?.first ?? close
  }

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
