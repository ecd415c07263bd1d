import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

extension SceneReader {
  typealias Branch = SceneCondition.Branch
  typealias Fact = SceneCondition.Fact

  /// The branches around a statement in its function.
  ///
  /// - Parameter element: the view that the code is about, if a loop hands it: each has branches of its own.
  func condition(around statement: Statement, of element: BoxName? = nil) -> SceneCondition? {
    var branches: [Branch] = []
    var inner = statement
    for block in statement.block.ancestors {
      branches.insert(contentsOf: branchesThatLeft(before: inner), at: 0)
      if block.kind == .functionBody || block.kind == .typeBody { break }
      guard let owner = block.owner else { break }
      if let branch = branch(block, owner, element) { branches.insert(branch, at: 0) }
      inner = owner
    }
    // What is compiled only for some builds is so for whole functions, too.
    for block in statement.block.ancestors {
      if block.kind == .typeBody { break }
      if block.kind == .conditionalBranch, let branch = branch(ofBuild: block) {
        branches.insert(branch, at: 0)
      }
    }
    return SceneCondition(branches)
  }

  /// The branch of `#if`, `#elseif` or `#else` that a block is.
  private func branch(ofBuild block: Block) -> Branch? {
    guard let open = block.open, let owner = block.owner else { return nil }
    var conditions: [String] = []
    var depth = 0
    for directive in file.code.directives
    where owner.tokens.startIndex...open.index ~= directive.index {
      if directive.is(.endif) { depth -= 1 }
      if depth == (directive.is(.if) ? 0 : 1), !directive.is(.else), !directive.is(.endif) {
        let next = file.code.tokens[(directive.index + 1)...]
        conditions.append(next.prefix { !$0.startsLine }.map(\.text).joined())
      }
      if directive.is(.if) { depth += 1 }
    }
    let own = open.is(.else) ? nil : conditions.popLast()
    let facts =
      conditions.map { Self.fact(ofBuild: $0).negated }
      + (own.map { [Self.fact(ofBuild: $0)] } ?? [])
    let texts = own.map { [$0] } ?? conditions.map { "not " + $0 }
    let isAlwaysBuilt = facts.allSatisfy { $0.question.isOfSystem && !$0.isNegated }
    return Branch(text: isAlwaysBuilt ? "" : texts.joined(separator: ", "), facts: facts)
  }

  /// That a condition holds when the app is built for a device and for sale.
  private static func fact(ofBuild condition: String) -> Fact {
    let isTrue: Bool? =
      switch condition {
      case "os(iOS)", "canImport(UIKit)": true
      case "DEBUG", "targetEnvironment(simulator)", "targetEnvironment(macCatalyst)", "os(macOS)",
        "os(tvOS)", "os(watchOS)", "os(visionOS)", "canImport(AppKit)":
        false
      default: nil
      }
    let prefix = isTrue.map { $0 ? "#if " : "#if not " } ?? ""
    return Fact(
      question: .init(expression: .code(prefix + condition), scope: 0), answers: ["true"],
      isNegated: isTrue == false)
  }

  /// The branches around a statement and, if only branches call its function, those around the calls.
  func wholeCondition(
    _ condition: SceneCondition?, around statement: Statement
  ) -> SceneCondition? {
    .both(statement.functionBody.flatMap { reaches[$0.index]?.condition }, condition)
  }

  struct Reach: Equatable {
    var condition: SceneCondition?
    /// What other code must call, where no code of the file calls it on itself, or only such functions do.
    var entry: String?
    /// The function with the first call, and where that is.
    var caller: Block?
    var place = 0
  }

  mutating func readReaches() {
    var calls: [(body: Int, caller: Block?, condition: SceneCondition?)] = []
    for function in file.functions
    where function.isMember && !function.isNested && function.declaration.kind == .function
      && function.declaration.callback == nil && !function.declaration.hasAttribute
      && !function.declaration.modifiers.contains(.override)
    {
      var reach = Reach(entry: function.declaration.name?.text)
      for name in file.flow.mentions(of: function) {
        guard let statement = name.statement,
          let type = file.scopes.type(around: statement),
          type.key == file.typeKey(at: function.type)
        else { continue }
        reach.entry = nil
        let isOwn = name.previous?.kind != .period || name.owner?.is(.`self`) == true
        guard isOwn, name.call != nil else {
          calls.append((function.body.index, nil, nil))
          continue
        }
        let caller = statement.functionBody
        if reach.caller == nil, caller != function.body {
          (reach.caller, reach.place) = (caller, name.bytes.lowerBound)
        }
        calls.append((function.body.index, caller, condition(around: statement)))
      }
      reaches[function.body.index] = reach
    }
    // What calls a function in a branch may itself be called in one.
    let known = Dictionary(grouping: calls, by: \.body)
    for function in file.functions
    where function.isMember && !function.isNested && function.declaration.kind == .function {
      let callers = (known[function.body.index] ?? []).map { $0.caller }
      let isOnlyCalled = callers.allSatisfy { $0 != nil }
      update(function.declaration.statement) { part in
        part.functions.append(
          ScenePart.Function(
            name: function.declaration.signature, bytes: function.body.tokens.bytes,
            replacesInherited: function.replacesInherited,
            callers: isOnlyCalled ? Set(callers.compactMap { $0?.tokens.bytes.lowerBound }) : []))
      }
    }
    for _ in 0..<Self.deepestCall {
      let before = reaches
      for (body, calls) in known {
        let conditions = calls.filter { $0.caller?.index != body }.map { call in
          SceneCondition.both(
            call.caller.flatMap { before[$0.index]?.condition }, call.condition)
        }
        reaches[body]?.condition = conditions.first.flatMap { first in
          conditions.dropFirst().reduce(first, SceneCondition.either)
        }
        let entries = calls.map { call in call.caller.flatMap { before[$0.index]?.entry } }
        reaches[body]?.entry = entries.contains(nil) ? nil : entries[0]
      }
      if reaches == before { break }
    }
  }

  /// When a statement runs, among others of the class.
  func order(of statement: Statement, at place: Int) -> [Int] {
    var order = [place]
    var body = statement.functionBody
    for _ in 0...Self.deepestCall {
      guard let current = body else { break }
      body = reaches[current.index]?.caller
      let place = body == nil ? nil : reaches[current.index]?.place
      order.insert(place ?? current.tokens.bytes.lowerBound, at: 0)
    }
    return order
  }

  /// What must be called for a statement to run; nil if it runs anyway.
  func entry(of statement: Statement) -> String? {
    statement.functionBody.flatMap { reaches[$0.index]?.entry }
  }

  /// The names of the functions that code of a file calls on itself.
  static func selfCalls(of file: ViewFile) -> Set<String> {
    var names: Set<String> = []
    for call in file.code.calls {
      guard let name = call.name, name.kind == .identifier, !name.hasCapital else { continue }
      let owner = name.previous?.kind == .period ? name.owner : nil
      if name.previous?.kind != .period || owner?.is(.`self`) == true || owner?.is(.super) == true {
        names.insert(name.text)
      }
    }
    return names
  }

  private static let deepestCall = 4

  /// The branch that a block is; nil for any other block, and where all branches happen, one for each element of a loop.
  private func branch(_ block: Block, _ owner: Statement, _ element: BoxName?) -> Branch? {
    switch block.kind {
    case .branch:
      guard let open = block.open, !owner.first.is(.do), !owner.first.is(.defer), !block.runsOnce
      else { return nil }
      return branch(open, owner, element)
    case .caseBody: return branch(ofCase: block, owner, element)
    default: return nil
    }
  }

  /// The branch of an `if` or a `guard` that a brace opens.
  private func branch(_ open: Lexeme, _ owner: Statement, _ element: BoxName?) -> Branch? {
    guard let chain = chain(open, owner) else { return nil }
    var branches: [Branch] = []
    for condition in chain.earlier {
      guard let branch = branch(of: condition, is: false, owner, element) else { return nil }
      branches.append(branch)
    }
    var facts = branches.flatMap(\.facts)
    for index in facts.indices { facts[index].isFailure = owner.first.is(.guard) }
    if let own = chain.own {
      guard let branch = branch(of: own, owner, element) else { return nil }
      facts += branch.facts
      branches = [branch]
    }
    let isOfSystem = chain.own != nil && facts.allSatisfy(\.question.isOfSystem)
    let text = branches.map(\.text).joined(separator: ", ").onOneLine(atMost: 60)
    return Branch(text: isOfSystem ? "" : text, facts: facts)
  }

  /// The branch in which a condition is true, or is not; nil where each element of a loop has its own answer.
  private func branch(
    of condition: Lexemes, is answer: Bool = true, _ statement: Statement,
    _ element: BoxName? = nil
  ) -> Branch? {
    guard let scope = scope(of: condition, statement, element) else { return nil }
    let (parts, whole) = facts(of: condition, scope)
    let text = condition.text.onOneLine(atMost: 60)
    return answer
      ? Branch(text: text, facts: parts + [whole])
      : Branch(text: "not " + text, facts: [whole.negated])
  }

  /// The conditions of an `if` up to the block that a brace opens: those before, and its own; nil for `else`.
  private func chain(_ open: Lexeme, _ owner: Statement) -> (earlier: [Lexemes], own: Lexemes?)? {
    guard let keyword = owner.tokens.first(where: { $0.is(.if) || $0.is(.guard) }) else {
      return nil
    }
    var earlier: [Lexemes] = []
    var rest = owner.tokens.suffix(after: keyword)
    while let brace = rest.outermost.first(where: { $0.kind == .leftBrace }),
      let close = brace.partner, brace <= open
    {
      var condition = rest.prefix(before: brace)
      if keyword.is(.guard) { return ([condition.dropLast()], nil) }
      if condition.first.is(.else) { condition = condition.dropFirst(2) }
      if brace == open { return (earlier, condition.isEmpty ? nil : condition) }
      earlier.append(condition)
      rest = rest.suffix(after: close)
    }
    return nil
  }

  private func branch(ofCase block: Block, _ label: Statement, _ element: BoxName?) -> Branch? {
    guard let open = block.open, label.block.kind == .switchBody,
      let choice = label.block.owner, let brace = label.block.open,
      let keyword = choice.tokens.prefix(before: brace).last(where: { $0.is(.switch) })
    else { return nil }
    let subject = choice.tokens.prefix(before: brace).suffix(after: keyword)
    if let branch = branch(ofCase: open, label, ofListed: subject) { return branch }
    guard let scope = scope(of: subject, choice, element) else { return nil }
    var question = SceneCondition.Question(expression: NumberExpression(subject), scope: scope)
    question.hasCases = true
    let own = Self.answers(of: label, before: open)
    let text = label.tokens.prefix(before: open).text.onOneLine(atMost: 60)
    let isDefault = label.first.is(.default)
    let earlier = label.block.statements.lazy.filter {
      $0.kind == .caseLabel && (isDefault || $0 < label)
    }
    var others: [String] = []
    for other in earlier where !other.first.is(.default) {
      if let colon = other.tokens.outermost.first(where: { $0.kind == .colon }) {
        others += Self.answers(of: other, before: colon)
      }
    }
    let fact =
      isDefault
      ? Fact(question: question, answers: others, isNegated: true)
      : Fact(question: question, answers: own)
    return Branch(text: text, facts: [fact])
  }

  /// The branch of a case for an element of a list that the function gets: `case .top` in `for edge in edges { switch edge {`.
  private func branch(
    ofCase open: Lexeme, _ label: Statement, ofListed subject: Lexemes
  ) -> Branch? {
    guard subject.count == 1, let name = subject.first, !label.first.is(.default),
      let loop = loop(naming: name, around: label.block), let list = list(ofLoop: loop),
      list.count == 1, let parameter = list.first,
      let body = label.functionBody,
      functions[body.index]?.indices[parameter.text[...]] != nil
    else { return nil }
    let answers = Self.answers(of: label, before: open).map {
      NumberExpression.Argument(value: .member(.name(""), String($0.dropFirst())))
    }
    let contains = NumberExpression.member(.name(parameter.text), "contains")
    return Branch(
      text: label.tokens.prefix(before: open).text.onOneLine(atMost: 60),
      facts: [
        Fact(
          question: .init(expression: .call(contains, answers), scope: 0), answers: ["true"])
      ])
  }

  /// The patterns of a case, without the names that they give to values: `.image` of `case .image(let url):`.
  private static func answers(of label: Statement, before colon: Lexeme) -> [String] {
    let patterns = label.tokens.prefix(before: colon).dropFirst().outermost
      .split { $0.kind == .comma }
    return patterns.map { pattern in
      let names = pattern.filter { !$0.is(.let) && !$0.is(.var) }
      if let open = names.first, open.kind == .leftParen, let close = open.partner {
        return open.through(close).text
      }
      return names.filter { $0.kind != .leftParen && $0.kind != .rightParen }.map(\.text).joined()
    }
  }

  /// Tells what a condition asks from the same words elsewhere: 0 for members; nil where each element of a loop has its own
  /// answer, and the code is about none of them in particular.
  private func scope(
    of condition: Lexemes, _ statement: Statement, _ element: BoxName?
  ) -> UInt64? {
    var scope: UInt64 = 0
    for name in condition where name.kind == .identifier || name.kind == .dollarIdentifier {
      guard name.kind == .dollarIdentifier || name.isFreeName else { continue }
      if isInLoop(name, statement) {
        return element.map { TextHash.pair($0.scope, TextHash($0.text).value) | 1 }
      }
      guard file.scopes.isLocal(name) else { continue }
      let body = statement.functionBody
      // A parameter is what the caller gives.
      if body.map({ functions[$0.index]?.indices[name.text[...]] != nil }) == true { continue }
      scope = TextHash.pair(UInt64(body?.index ?? 0), salt) | 1
    }
    return scope
  }

  /// Whether a name is another value each time that a loop around a statement runs.
  func isInLoop(_ name: Lexeme, _ statement: Statement) -> Bool {
    let around = statement.block.ancestors.prefix {
      $0.kind != .functionBody && $0.kind != .typeBody
    }
    let loops = around.filter { namesOfLoop($0) != nil }
    if name.kind == .dollarIdentifier { return loops.first?.kind == .closure }
    if loops.contains(where: { names(name, $0) }) { return true }
    guard !loops.isEmpty, let declared = file.names.declaration(ofLocal: name)?.block else {
      return false
    }
    return declared.ancestors.contains(where: loops.contains)
  }

  /// What is left of a condition for one element of an enumerated loop.
  func condition(
    _ condition: SceneCondition, of element: Lexeme, at index: Int
  ) -> (happens: Bool, rest: SceneCondition?) {
    guard let block = element.statement?.block, let loop = loop(naming: element, around: block),
      let name = namesOfLoop(loop)?.first(where: { $0.kind == .identifier })?.text
    else { return (true, condition) }
    return SceneCondition.given([name: .number(Fraction(index))], condition)
  }

  /// The loop around a block that gives a name to what it gets.
  func loop(naming name: Lexeme, around block: Block) -> Block? {
    block.ancestors.prefix { $0.kind != .functionBody && $0.kind != .typeBody }
      .first { names(name, $0) }
  }

  private func names(_ name: Lexeme, _ loop: Block) -> Bool {
    namesOfLoop(loop)?.contains { $0.hasSameText(as: name) } == true
  }

  func list(ofLoop loop: Block) -> Lexemes? {
    if let closure = loop.closure { return closure.call?.receiver }
    guard let open = loop.open, let head = loop.owner?.tokens.prefix(before: open),
      let into = head.first(where: { $0.is(.in) })
    else { return nil }
    return head.suffix(after: into)
  }

  /// The names that a loop gives to what it gets; nil for a block that is no loop over something.
  private func namesOfLoop(_ block: Block) -> [Lexeme]? {
    if block.kind == .loop, let open = block.open, let loop = block.owner, loop.first.is(.for) {
      return loop.tokens.prefix(before: open).prefix { !$0.is(.in) }.map { $0 }
    }
    guard let closure = block.closure, closure.call?.name?.is(.forEach) == true else { return nil }
    return closure.parameters
  }

  /// The facts of a condition: those of its parts, if it has several, and that of the whole.
  private func facts(
    of condition: Lexemes, _ scope: UInt64
  ) -> (parts: [Fact], whole: Fact) {
    let separators = condition.outermost.filter { $0.kind == .comma || $0 == "&&" }
    let isOr = condition.outermost.contains { $0 == "||" }
    guard isOr || !separators.isEmpty else { return ([], fact(of: condition, scope)) }
    let parts = condition.split { separators.contains($0) }
    return (
      isOr ? [] : parts.map { fact(of: $0, scope) },
      Fact(
        question: .init(expression: NumberExpression(condition), scope: scope), answers: ["true"])
    )
  }

  /// The fact of a condition without parts: `isLarge`, `!isLarge`, `let name`, `name != nil`, `kind == .large`,
  /// `case .large = kind`.
  private func fact(of condition: Lexemes, _ scope: UInt64) -> Fact {
    func fact(_ asked: NumberExpression, _ answer: String, isNegated: Bool = false) -> Fact {
      Fact(
        question: .init(expression: asked, scope: scope), answers: [answer], isNegated: isNegated)
    }
    if let first = condition.first, first.is(.let) || first.is(.var) || first.is(.case) {
      let equal = condition.outermost.first { $0.kind == .equal }
      let left = (equal.map { condition.prefix(before: $0) } ?? condition).dropFirst()
      let asked = NumberExpression(equal.map { condition.suffix(after: $0) } ?? left)
      return first.is(.case)
        ? fact(asked, left.prefix { $0.kind != .leftParen && !$0.is(.let) }.text)
        : fact(asked, "nil", isNegated: true)
    }
    return switch NumberExpression(condition) {
    case .call(.name("!"), let asked): fact(asked[0].value, "true", isNegated: true)
    case .operation("==", let asked, let answer): fact(asked, answer.text)
    case .operation("!=", let asked, let answer): fact(asked, answer.text, isNegated: true)
    case let asked: fact(asked, "true")
    }
  }

  /// The branches of statements before one in its block that would have left: `if isEmpty { layOutHint(); return }`.
  private func branchesThatLeft(before statement: Statement) -> [Branch] {
    guard let left = leavingBranches[statement.block.index] else { return [] }
    return left.filter { $0.statement < statement }.map(\.branch)
  }

  /// For each block, what is true behind the branches in it that lay something out and leave.
  mutating func readLeavingBranches() {
    for statement in file.code.statements
    where statement.kind == .transfer && statement.first.is(.return) {
      let block = statement.block
      guard block.kind == .branch, let owner = block.owner, owner.kind == .branch,
        let open = block.open,
        statement.next == nil, block.count > 1, let chain = chain(open, owner),
        let only = chain.own ?? chain.earlier.last, chain.own == nil || chain.earlier.isEmpty,
        !file.constraints(in: block.tokens).isEmpty || !file.actions(in: block.tokens).isEmpty
          || block.statements.contains(where: { file.flow.function(calledBy: $0) != nil }),
        let branch = branch(of: only, is: chain.own == nil, owner)
      else { continue }
      leavingBranches[owner.block.index, default: []].append((owner, branch))
    }
  }

  /// What must be true for a constraint that a statement turns on or off: `isWide` of `top.isActive = isWide`.
  func activity(of statement: Statement) -> SceneCondition? {
    guard statement.assignedMember?.is(.isActive) == true, let value = statement.assignedValue,
      !statement.assigns(.true), !statement.assigns(.false)
    else { return nil }
    let isNegated = value.first == "!"
    return branch(of: isNegated ? value.dropFirst() : value, is: !isNegated, statement).flatMap {
      SceneCondition([$0])
    }
  }

  /// The branch of a conditional operator in which an expression is: `isWide ? $0.width.equalTo(80) : $0.width.equalTo(40)`.
  func branch(ofOperatorAround expression: Lexemes, in statement: Statement) -> Branch? {
    statement.choice(around: expression).flatMap { condition, isFirst in
      branch(of: condition, is: isFirst, statement)
    }
  }
}

extension Block {
  /// Whether it makes its own condition false, so that it runs once: `if !hasSetUp { hasSetUp = true … }`.
  fileprivate var runsOnce: Bool {
    guard let open, let owner, owner.first.is(.if) else { return false }
    let condition = owner.tokens.prefix(before: open).dropFirst().filter {
      $0.kind != .leftParen && $0.kind != .rightParen
    }
    guard condition.first == "!", let name = condition.last, name.isFreeName,
      condition.count == (condition.dropFirst().first?.is(.`self`) == true ? 4 : 2)
    else { return false }
    return statements.contains {
      $0.assigns(.true) && $0.target?.last?.hasSameText(as: name) == true
    }
  }
}

extension SceneCondition.Fact {
  fileprivate var negated: Self {
    var fact = self
    fact.isNegated.toggle()
    return fact
  }
}

extension ViewFunction {
  fileprivate var replacesInherited: Bool {
    declaration.modifiers.contains(.override)
      && !body.tokens.contains { token in
        token.is(.super) && declaration.name.map { token.next?.next?.hasSameText(as: $0) } == true
      }
  }
}
