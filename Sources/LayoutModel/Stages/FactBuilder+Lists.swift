import SwiftSource

/// A list in which code collects constraints: a local, a property, or what a function or a computed property returns.
public struct ConstraintList {
  /// The name in its declaration.
  public let name: Lexeme
  /// Indices of the constraints that are certainly put into it.
  public let members: [Int]
  /// The statement that activates the list as a whole, if it certainly runs after all others.
  public let activation: Statement?
  /// Whether nothing is done with the list but to put constraints into it.
  public let isIdle: Bool
}

extension FactBuilder {
  /// Finds the lists of constraints, and what becomes of them: `let all = […]`, `all += […]`, `all.append(…)`, and then
  /// `NSLayoutConstraint.activate(all)`; `activate(makeConstraints())`; `private lazy var wide = […]`.
  ///
  /// Only what a file shows as a whole counts: a property or a function must be private, and named nowhere else.
  func readLists() {
    var lists = ListReader(self)
    guard lists.collect() else { return }
    lists.follow()
    lists.readMentions()
    lists.settle()
  }
}

/// What a file does with its lists of constraints.
private struct ListReader {
  let facts: FactBuilder
  private var lists: [UInt64: Uses] = [:]
  /// The keys of the names of the lists, and for each name that is no local, the lists that it may mean.
  private var names = KeySet()
  private var membersByName: [UInt64: Set<UInt64>] = [:]

  /// The functions of the file by the keys of their names, once they are asked for.
  private var functions: [UInt64: [Declaration]]?
  private var lastTaken: (open: Int, isTaken: Bool)?

  /// The mentions of one list.
  struct Uses {
    var declaration: Declaration?
    var members: [Int] = []
    /// The end of the last member, and the block in which all are put into the list; nil for several blocks.
    var end = 0
    var block: Block?
    /// What activates the list, and where its name is in that.
    var activations: [Lexeme] = []
    /// Whether something else happens to it.
    var isUsed = false
    /// The list that another one becomes: `return all`, `let all = makeConstraints()`.
    var becomes: UInt64?
    /// Whether `lazy var` or a function makes its members where it is read.
    var isMadeWhenRead = false
    var isLocal = false
    /// Whether it is no list, but the name of one constraint: `let top = view.topAnchor.constraint(…)`.
    var isSingle = false
  }

  init(_ facts: FactBuilder) { self.facts = facts }

  private var scopes: Scopes { facts.scopes }

  private func key(of name: Lexeme) -> (list: UInt64, isLocal: Bool)? {
    guard let statement = name.statement else { return nil }
    let block = statement.block.index
    if name.previous?.kind != .period, let local = scopes.local(name.index, in: block) {
      return (local, true)
    }
    return scopes.memberKey(facts.key(name), in: block).map { ($0, false) }
  }

  // MARK: - Members

  /// Finds the lists with their members. False if there are none.
  mutating func collect() -> Bool {
    // A long list is read once for all of its elements.
    var last: (statement: Statement, found: (name: Lexeme, isMadeWhenRead: Bool)?)?
    for index in facts.constraints.indices {
      switch facts.constraints[index].container {
      case .array, .argument: break
      case .stored:
        collectSingle(index)
        continue
      default: continue
      }
      guard !facts.constraints[index].setsFrame else { continue }
      let statement = facts.constraints[index].statement
      if facts.constraints[index].container == .array, isTaken(facts.constraints[index]) {
        facts.constraints[index].container = .collected
        continue
      }
      if last?.statement != statement { last = (statement, list(of: facts.constraints[index])) }
      guard let found = last?.found, let list = key(of: found.name) else { continue }
      let end = facts.constraints[index].tokens.upperBound
      var uses = lists[list.list] ?? Uses(block: statement.block, isLocal: list.isLocal)
      uses.members.append(index)
      uses.end = max(uses.end, end)
      if uses.block != statement.block { uses.block = nil }
      uses.isMadeWhenRead = uses.isMadeWhenRead || found.isMadeWhenRead
      lists[list.list] = uses
      note(found.name, list)
    }
    return !lists.isEmpty
  }

  /// Takes a constraint that a constant of a function names.
  private mutating func collectSingle(_ index: Int) {
    let statement = facts.constraints[index].statement
    guard statement.kind == .property, statement.block.kind != .typeBody,
      !facts.constraints[index].setsFrame, let declaration = statement.declaration,
      declaration.keyword.is(.let), let name = declaration.name, name.kind == .identifier,
      declaration.value?.indices == facts.constraints[index].tokens, let list = key(of: name),
      list.isLocal
    else { return }
    lists[list.list] = Uses(
      members: [index], end: facts.constraints[index].tokens.upperBound, block: statement.block,
      isLocal: true, isSingle: true)
    note(name, list)
  }

  private mutating func note(_ name: Lexeme, _ list: (list: UInt64, isLocal: Bool)) {
    names.insert(facts.key(name))
    if !list.isLocal { membersByName[facts.key(name), default: []].insert(list.list) }
  }

  /// The name of the list that the statement around a constraint puts it into.
  private func list(of constraint: Constraint) -> (name: Lexeme, isMadeWhenRead: Bool)? {
    let statement = constraint.statement
    switch statement.kind {
    case .property:
      guard let declaration = statement.declaration, let name = declaration.name,
        name.kind == .identifier, let value = declaration.value, value.areLists
      else { return nil }
      if statement.block.kind != .typeBody { return (name, false) }
      return declaration.modifiers.contains(.lazy) ? (name, true) : nil
    case .assignment:
      guard let name = statement.collectingTarget, let value = statement.assignedValue,
        value.areLists
      else { return nil }
      return (name, false)
    case .expression, .transfer:
      if let name = statement.collectingCall?.receiver,
        let argument = name.next?.next?.call?.arguments?.first?.value,
        argument.areLists || argument.indices == constraint.tokens
      {
        return (name, false)
      }
      guard let value = statement.returnedValue, value.areLists else { return nil }
      return listReturned(by: statement).map { ($0, true) }
    default: return nil
    }
  }

  /// The name of the function or the computed property that always returns what a statement does.
  private func listReturned(by statement: Statement) -> Lexeme? {
    let body = statement.block
    guard body.kind == .functionBody, let declaration = body.declaration,
      !body.statements.contains(where: {
        $0 != statement && ($0.kind == .branch || $0.kind == .transfer)
      })
    else { return nil }
    if declaration.kind == .accessor {
      if let property = body.parent?.declaration, property.kind == .property {
        return declaration.keyword == "get" ? property.name : nil
      }
    } else if declaration.kind != .function || declaration.block.kind != .typeBody {
      return nil
    }
    return declaration.name
  }

  // MARK: - Mentions

  /// A bound on the lists that become one another.
  private static let deepest = 4

  /// Finds the lists that others become: `let all = makeConstraints()`, `return all`.
  mutating func follow() {
    guard lists.contains(where: { !$0.value.isSingle }) else { return }
    var count = 0
    for _ in 0..<Self.deepest where count != lists.count {
      count = lists.count
      for name in facts.code.tokens.all(.identifier) where names.contains(facts.key(name)) {
        guard let list = key(of: name), lists[list.list] != nil, let other = nextName(of: name),
          let next = key(of: other), lists[next.list] == nil
        else { continue }
        lists[next.list] = Uses(
          block: other.statement?.block, isMadeWhenRead: !next.isLocal, isLocal: next.isLocal)
        note(other, next)
      }
    }
  }

  /// The name of the list that one becomes where it is mentioned.
  private func nextName(of name: Lexeme) -> Lexeme? {
    if let local = name.localThatItBecomes { return key(of: local)?.isLocal == true ? local : nil }
    guard let statement = name.statement, let value = statement.returnedValue, value.count == 1,
      value.first == name
    else { return nil }
    return listReturned(by: statement)
  }

  mutating func readMentions() {
    for name in facts.code.tokens.all(.identifier) where names.contains(facts.key(name)) {
      if name.previous?.kind == .period, name.owner?.is(Keyword.`self`) != true {
        // It may belong to another object of the type.
        for list in membersByName[facts.key(name)] ?? [] { lists[list]?.isUsed = true }
        continue
      }
      guard let statement = name.statement, let list = key(of: name)?.list, lists[list] != nil
      else { continue }
      read(name, of: list, in: statement)
    }
  }

  private mutating func read(_ name: Lexeme, of list: UInt64, in statement: Statement) {
    if statement.declaration?.name == name {
      // Functions that differ in their parameters share a name.
      if lists[list]?.declaration != nil { lists[list]?.isUsed = true }
      lists[list]?.declaration = statement.declaration
      return
    }
    if lists[list]?.isSingle == true {
      if name.activatesConstraint {
        lists[list]?.activations.append(name)
      } else {
        lists[list]?.isUsed = true
      }
    } else if name.activatesList || isTaken(name) {
      lists[list]?.activations.append(name)
    } else if let next = nextName(of: name).flatMap(key(of:)) {
      if lists[list]?.becomes != nil { lists[list]?.isUsed = true }
      lists[list]?.becomes = next.list
    } else if statement.collectingTarget == name {
      // What is in the list before a `=` is gone.
      if statement.assignment?.kind == .equal, let first = lists[list]?.members.first,
        facts.constraints[first].statement != statement
      {
        lists[list]?.isUsed = true
      }
    } else if statement.collectingCall?.receiver != name {
      lists[list]?.isUsed = true
    }
  }

  // MARK: - Functions that activate what they are given

  private mutating func isTaken(_ constraint: Constraint) -> Bool {
    guard case .list(let open) = constraint.block.kind else { return false }
    if let last = lastTaken, last.open == open { return last.isTaken }
    let arguments = facts.code[open].brackets?.call.flatMap { taken(by: $0) }
    let isTaken = arguments?.contains { $0.startIndex == open && $0.areLists } ?? false
    lastTaken = (open, isTaken)
    return isTaken
  }

  private mutating func isTaken(_ name: Lexeme) -> Bool {
    guard let call = name.brackets?.call else { return false }
    return taken(by: call)?.contains { $0.first == name && $0.count == 1 } ?? false
  }

  /// A bound on the tokens of a function that does nothing else.
  private static let longest = 256

  /// The arguments that a function of the file activates, where it is the only one of its name and does nothing else with
  /// them: `private func apply(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list) }`.
  private mutating func taken(by call: Call) -> [Lexemes]? {
    guard let name = call.name, let arguments = call.arguments, !name.is(.activate) else {
      return nil
    }
    if functions == nil {
      functions = [:]
      for declaration in facts.code.declarations where declaration.kind == .function {
        if let name = declaration.name {
          functions?[facts.key(name), default: []].append(declaration)
        }
      }
    }
    guard let named = functions?[facts.key(name)], named.count == 1,
      call.receiver == nil || call.chainStart.is(Keyword.`self`) && call.receiver?.count == 1
        || scopes.typeExtended(with: named[0]) != nil,
      let parameters = named[0].parameters?.parameters, let body = named[0].body,
      body.tokens.count < Self.longest,
      !body.tokens.contains(where: { $0.is(.translatesAutoresizingMaskIntoConstraints) })
    else { return nil }
    let given = Array(arguments)
    guard given.count == parameters.count else { return nil }
    return zip(parameters, given).compactMap { parameter, argument in
      guard parameter.type.first?.kind == .leftBracket,
        parameter.label.text == argument.label?.text ?? "_"
      else { return nil }
      let uses = body.tokens.filter { facts.key($0) == facts.key(parameter.name) }
      guard uses.count == 1, uses[0].activatesList, uses[0].statement?.block == body,
        !body.statements.contains(where: { $0.kind == .branch || $0.kind == .transfer })
      else { return nil }
      return argument.value
    }
  }

  // MARK: - What becomes of them

  mutating func settle() {
    var found: [ConstraintList] = []
    for (key, uses) in lists {
      guard let declaration = uses.declaration, let name = declaration.name, !uses.members.isEmpty
      else { continue }
      let activation = activation(of: key, depth: 0)
      guard !uses.isSingle else {
        activate(uses.members, by: activation)
        continue
      }
      let isOwn = uses.isLocal || declaration.isPrivate
      let isIdle =
        isOwn && !uses.isUsed && uses.becomes == nil && uses.activations.isEmpty
        && (uses.isLocal || declaration.kind == .property && !uses.isMadeWhenRead)
      found.append(
        ConstraintList(
          name: name, members: uses.members, activation: activation, isIdle: isIdle))
    }
    facts.constraintLists = found.sorted { $0.name < $1.name }
    for list in facts.constraintLists { activate(list.members, by: list.activation) }
  }

  private func activate(_ members: [Int], by activation: Statement?) {
    guard let activation else { return }
    for index in members {
      facts.constraints[index].container = .collected
      facts.constraints[index].activation = activation
    }
  }

  /// The statement that certainly activates a list after its last member is put into it.
  private func activation(of list: UInt64, depth: Int) -> Statement? {
    guard depth < Self.deepest, let uses = lists[list], !uses.isUsed,
      let declaration = uses.declaration, uses.isLocal || declaration.isPrivate
    else { return nil }
    if let other = uses.becomes {
      return uses.activations.isEmpty ? activation(of: other, depth: depth + 1) : nil
    }
    guard uses.activations.count == 1, let name = uses.activations.first,
      let statement = name.statement
    else { return nil }
    // What runs in another block may run before, never, or several times.
    let isSure =
      if uses.isMadeWhenRead {
        statement.block.kind == .functionBody
      } else if uses.isLocal {
        declaration.statement.block == statement.block && uses.end <= name.index
      } else {
        statement.block.kind == .functionBody && uses.block == statement.block
          && uses.end <= name.index
      }
    return isSure ? statement : nil
  }
}

extension Statement {
  /// `all += …`, and for a property also `all = …`.
  fileprivate var collectingTarget: Lexeme? {
    guard kind == .assignment, let assignment, let target, let name = target.last,
      target.count == 1 || target.count == 3 && name.owner?.is(Keyword.`self`) == true
    else { return nil }
    return assignment == "+=" || assignment.kind == .equal ? name : nil
  }

  /// `all.append(…)`, `all.append(contentsOf: …)`.
  fileprivate var collectingCall: (receiver: Lexeme, call: Call)? {
    guard kind == .expression, let call = tokens.last?.partner?.previous?.call,
      let append = call.name, append == "append", let name = append.owner,
      name == first || first.is(Keyword.`self`) && name.owner == first,
      let arguments = call.arguments, arguments.first?.value.endIndex == arguments.close.index
    else { return nil }
    return (name, call)
  }

  /// What a `return` returns, or the only statement of a body.
  fileprivate var returnedValue: Lexemes? {
    if kind == .transfer, first.is(.return) { return tokens.dropFirst() }
    guard kind == .expression, block.kind == .functionBody, block.onlyStatement == self else {
      return nil
    }
    return tokens
  }
}

extension Lexeme {
  /// The last token of an operand that begins with the name of a list: the name itself, or the end of a call.
  fileprivate var endOfOperand: Lexeme { call.flatMap { $0.head == self ? $0.last : nil } ?? self }

  /// The first token of the operand: `self` in `self.all`.
  fileprivate var startOfOperand: Lexeme { previous?.kind == .period ? owner ?? self : self }

  /// The local whose whole value is the list of this name: `let all = makeConstraints()`.
  fileprivate var localThatItBecomes: Lexeme? {
    guard let declaration = statement?.declaration, declaration.kind == .property,
      declaration.name != self, let value = declaration.value,
      value.first == startOfOperand, value.last == endOfOperand
    else { return nil }
    return declaration.name
  }

  /// Whether its statement activates the constraint of this name: `top.isActive = true`, or as an element of a list.
  fileprivate var activatesConstraint: Bool {
    guard let statement else { return false }
    if statement.target?.first == self {
      return statement.target?.count == 3 && statement.target?.last?.is(.isActive) == true
        && statement.assigns(Keyword.true)
    }
    guard let next, next.kind == .comma || next.kind == .rightBracket || next.kind == .rightParen,
      var brackets
    else { return false }
    if brackets.open.kind == .leftBracket {
      guard let outer = brackets.outer, brackets.open.previous == outer.open else { return false }
      brackets = outer
    }
    guard let call = brackets.call, let name = call.name, call.statement.first == call.chainStart
    else { return false }
    return name.is(.activate) || name.is(.addConstraint) || name.is(.addConstraints)
  }

  /// Whether its statement activates the list of this name, perhaps together with others:
  /// `NSLayoutConstraint.activate(all)`, `all.forEach { $0.isActive = true }`, `for one in all { one.isActive = true }`.
  fileprivate var activatesList: Bool {
    guard let statement else { return false }
    if statement.kind == .loop {
      guard statement.first.is(.for), let one = statement.first.next, let word = one.next,
        word.is(.in), word.next == startOfOperand, let open = endOfOperand.next,
        open.kind == .leftBrace, let body = statement.statementsInside.first(where: { _ in true })
      else { return false }
      return body.block.onlyActivates(one)
    }
    if let each = endOfOperand.next?.next, each.is(.forEach), let call = each.call,
      statement.first == startOfOperand, call.last == statement.tokens.last,
      let body = call.closure?.body
    {
      return body.onlyActivates(nil)
    }
    if let joined = joinedLists {
      guard let outer = joined.brackets?.call, outer.statement.first == outer.chainStart,
        outer.arguments?.first?.value == joined.tokens
      else { return false }
      return outer.name?.is(.activate) == true && outer.chainStart.is(.NSLayoutConstraint)
    }
    guard let brackets, let call = brackets.call, call.name?.is(.activate) == true,
      call.chainStart.is(.NSLayoutConstraint), call.statement.first == call.chainStart
    else { return false }
    let isWhole = { (token: Lexeme?) in
      token?.kind == .leftParen || token?.kind == .rightParen || token.map { $0 == "+" } == true
    }
    return isWhole(startOfOperand.previous) && isWhole(endOfOperand.next)
  }

  /// The lists in which the list of this name is joined with others: `[wide, tall].flatMap { $0 }`.
  fileprivate var joinedLists: Call? {
    guard let list = brackets, list.open.kind == .leftBracket,
      startOfOperand.previous?.kind == .comma || startOfOperand.previous == list.open,
      endOfOperand.next?.kind == .comma || endOfOperand.next == list.close,
      let call = list.close.next?.next?.call, call.name == "flatMap",
      let body = call.closure?.body, body.tokens.count == 1
    else { return nil }
    return call
  }
}

extension Block {
  /// The statement of a block that has one.
  fileprivate var onlyStatement: Statement? {
    var statements = statements.makeIterator()
    guard let only = statements.next(), statements.next() == nil else { return nil }
    return only
  }

  /// Whether it does nothing but to activate one constraint: the parameter of a closure, or a name.
  fileprivate func onlyActivates(_ name: Lexeme?) -> Bool {
    guard let statement = onlyStatement, statement.assigns(Keyword.true),
      let target = statement.target, target.count == 3,
      target.last?.is(.isActive) == true, let first = target.first
    else { return false }
    return first.text == name?.text ?? "$0"
  }
}

extension Lexemes {
  /// Whether they are lists, each an array literal or the name of one: `[a, b] + others`.
  fileprivate var areLists: Bool {
    var token = first
    var hasLiteral = false
    while let operand = token, operand.index < endIndex {
      guard operand.kind == .leftBracket || operand.kind == .identifier else { return false }
      hasLiteral = hasLiteral || operand.kind == .leftBracket
      let end = operand.partner ?? operand
      guard let next = end.next, next.index < endIndex else { return hasLiteral }
      guard next.kind == .binaryOperator, next == "+" else { return false }
      token = next.next
    }
    return false
  }
}
