import SwiftSource

/// A list in which code collects constraints: a local or a property.
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
  /// `NSLayoutConstraint.activate(all)`.
  ///
  /// Only what a file shows as a whole counts: a property must be private, and named nowhere else.
  func readLists() {
    var lists = ListReader(self)
    guard lists.collect() else { return }
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
    var last: (statement: Statement, name: Lexeme?)?
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
      if last?.statement != statement { last = (statement, list(of: facts.constraints[index])) }
      guard let name = last?.name, let list = key(of: name) else { continue }
      let end = facts.constraints[index].tokens.upperBound
      var uses = lists[list.list] ?? Uses(block: statement.block, isLocal: list.isLocal)
      uses.members.append(index)
      uses.end = max(uses.end, end)
      if uses.block != statement.block { uses.block = nil }
      lists[list.list] = uses
      note(name, list)
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
  private func list(of constraint: Constraint) -> Lexeme? {
    let statement = constraint.statement
    switch statement.kind {
    case .property:
      guard let declaration = statement.declaration, let name = declaration.name,
        name.kind == .identifier, let value = declaration.value, value.areLists,
        statement.block.kind != .typeBody || declaration.modifiers.contains(.lazy)
      else { return nil }
      return name
    case .assignment:
      guard let name = statement.collectingTarget, let value = statement.assignedValue,
        value.areLists
      else { return nil }
      return name
    case .expression:
      guard let name = statement.collectingCall?.receiver,
        let argument = name.next?.next?.call?.arguments?.first?.value,
        argument.areLists || argument.indices == constraint.tokens
      else { return nil }
      return name
    default: return nil
    }
  }

  // MARK: - Mentions

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
    } else if name.activatesList {
      lists[list]?.activations.append(name)
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

  // MARK: - What becomes of them

  mutating func settle() {
    var found: [ConstraintList] = []
    for uses in lists.values {
      guard let declaration = uses.declaration, let name = declaration.name, !uses.members.isEmpty
      else { continue }
      let activation = activation(of: uses, declaration)
      guard !uses.isSingle else {
        activate(uses.members, by: activation)
        continue
      }
      let isOwn = uses.isLocal || declaration.isPrivate
      let isIdle =
        isOwn && !uses.isUsed && uses.activations.isEmpty
        && (uses.isLocal
          || declaration.kind == .property && !declaration.modifiers.contains(.lazy))
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
  private func activation(of uses: Uses, _ declaration: Declaration) -> Statement? {
    guard !uses.isUsed, uses.isLocal || declaration.isPrivate, uses.activations.count == 1,
      let name = uses.activations.first, let statement = name.statement
    else { return nil }
    if declaration.modifiers.contains(.lazy) {
      return statement.block.kind == .functionBody ? statement : nil
    }
    // What runs in another block may run before, never, or several times.
    let isSure =
      uses.isLocal
      ? declaration.statement.block == statement.block
      : statement.block.kind == .functionBody && uses.block == statement.block
    return isSure && uses.end <= name.index ? statement : nil
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
}

extension Lexeme {
  /// The first token of the operand: `self` in `self.all`.
  fileprivate var startOfOperand: Lexeme { previous?.kind == .period ? owner ?? self : self }

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
        word.is(.in), word.next == startOfOperand, let open = next,
        open.kind == .leftBrace, let body = statement.statementsInside.first(where: { _ in true })
      else { return false }
      return body.block.onlyActivates(one)
    }
    if let each = next?.next, each.is(.forEach), let call = each.call,
      statement.first == startOfOperand, call.last == statement.tokens.last,
      let body = call.closure?.body
    {
      return body.onlyActivates(nil)
    }
    guard let brackets, let call = brackets.call, call.name?.is(.activate) == true,
      call.chainStart.is(.NSLayoutConstraint), call.statement.first == call.chainStart
    else { return false }
    let isWhole = { (token: Lexeme?) in
      token?.kind == .leftParen || token?.kind == .rightParen || token.map { $0 == "+" } == true
    }
    return isWhole(startOfOperand.previous) && isWhole(next)
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
