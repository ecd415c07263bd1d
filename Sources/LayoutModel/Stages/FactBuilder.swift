import SwiftSource

/// The third stage: takes the facts that dialects read, and puts them in order.
public final class FactBuilder: CodeReader {
  let names: Names
  let scopes: Scopes
  let registry: DialectRegistry
  @exclusivity(unchecked) var helpers = LayoutHelpers.none
  @exclusivity(unchecked) var setupNames = SetupNames.none
  /// Which of these names have occurred, in all files so far.
  @exclusivity(unchecked) package internal(set) var nameUses = NameUses()
  /// What the constraints are made with that a dialect reads now.
  @exclusivity(unchecked) var library: Unmanaged<LayoutLibrary>?
  /// The constraints, however they are written, in source order.
  @exclusivity(unchecked) public internal(set) var constraints: [Constraint] = []
  /// Sorted by block and first item; what has no place in an order (an alternative, a baseline) is in none.
  @exclusivity(unchecked) public internal(set) var sequences: [ConstraintSequence] = []
  /// Indices of constraints, those of a sequence together.
  @exclusivity(unchecked) public internal(set) var sequenceMembers: [Int] = []
  /// What statements do with views, in source order.
  @exclusivity(unchecked) public internal(set) var actions: [ViewAction] = []
  /// The numbers of layout, sorted by view and block.
  @exclusivity(unchecked) public internal(set) var numbers: [LayoutNumber] = []
  @exclusivity(unchecked) public internal(set) var numberGroups: [LayoutNumberGroup] = []
  /// The numbers that are frames, in source order.
  @exclusivity(unchecked) public internal(set) var frames: [LayoutNumber] = []
  /// The views that are made with a frame, in source order.
  @exclusivity(unchecked) public internal(set) var framedViews: [FramedView] = []
  /// The values that compute a frame, in source order.
  @exclusivity(unchecked) public internal(set) var frameLayouts: [FrameLayout] = []
  /// The blocks of the closures in which constraints are made on a maker.
  @exclusivity(unchecked) package internal(set) var makerBlocks = KeySet()

  /// For each call, whether it activates constraints.
  @exclusivity(unchecked) var activations = KeyMap<Bool>()
  /// For each call, whether it is a statement by itself with one argument.
  @exclusivity(unchecked) var wholeStatements = KeyMap<Bool>()
  /// For each block, the last statement in it that is a constraint, and where its run began.
  @exclusivity(unchecked) var runs: [Int: (statement: Statement, start: Int)] = [:]
  @exclusivity(unchecked) var lazily = LazyFacts()
  /// What dialects remember from one call to the next.
  @exclusivity(unchecked) var dialects = DialectState()

  init(_ names: Names, _ registry: DialectRegistry) {
    self.names = names
    self.registry = registry
    scopes = names.scopes
    super.init(names.source, names.code)
  }

  func read(_ helpers: LayoutHelpers, _ setupNames: SetupNames) {
    turnToFile()
    self.helpers = helpers
    self.setupNames = setupNames
    removeAll()
    readCalls()
    readComparisons()
    readStatements()
    sortActions()
    groupConstraints()
    groupNumbers()
    findSetupFunctions()
  }

  private func removeAll() {
    constraints.removeAll(keepingCapacity: true)
    sequences.removeAll(keepingCapacity: true)
    sequenceMembers.removeAll(keepingCapacity: true)
    actions.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    numberGroups.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    framedViews.removeAll(keepingCapacity: true)
    frameLayouts.removeAll(keepingCapacity: true)
    makerBlocks.removeAll()
    activations.removeAll()
    wholeStatements.removeAll()
    runs.removeAll(keepingCapacity: true)
    lazily = LazyFacts()
    dialects.removeAll()
  }
}

/// What few files need to know about their facts: nil until first use.
struct LazyFacts {
  var stated: Box<StatedNames>?
}

extension FactBuilder {
  /// Reads what each statement sets or calls on a view.
  func readStatements() {
    for statement in code.statements {
      switch statement.kind {
      case .assignment: readAssignment(statement)
      case .property: readLocal(statement)
      case .expression: readCallStatement(statement)
      default: continue
      }
    }
  }

  private func readLocal(_ statement: Statement) {
    let block = statement.block.index
    guard let name = statement.declaration?.name?.alone.indices,
      scopes.functionsOfBlocks[block] >= 0
    else { return }
    addAction(.renewal, statement, name, in: block, tokens: name)
  }

  private func readAssignment(_ statement: Statement) {
    guard let path = statement.target?.indices, let value = statement.assignedValue?.indices,
      isPath(path)
    else { return }
    var names = PathNames()
    names.read(path, in: self)
    guard names.count > 0 else { return }
    let block = statement.block.index
    let last = names.last
    if tokens[last].is(.constant), names.count > 1 || names.isQualified {
      let constraint = path.lowerBound..<(last - 1)
      addNumber(
        .constant, value, .code(block), self.names.item(constraint, in: block), of: statement)
      return
    }
    if isInsetMember(names) {
      addNumber(.edgeInsets, value, .code(block), self.names.item(path, in: block), of: statement)
    }
    for position in 0..<names.count where isGeometry(names[position]) {
      // `frame` alone may be a local of that name.
      if position == 0, !names.isQualified, scopes.isLocal(names[0], in: block) { break }
      guard !path.contains(where: { tokens[$0].is(.layer) }),
        FrameDialect.isPart(names, after: position, in: self)
      else { break }
      FrameDialect.readAssignment(statement, path: path, geometry: names[position], in: self)
      return
    }
    guard names.count > 1 else {
      addAction(.renewal, statement, path, in: block, tokens: path)
      return
    }
    guard var role = role(of: names) else { return }
    // A callback is like a delegate: who it belongs to is the view's business.
    if role == .configuration, tokens[value.lowerBound].kind == .leftBrace {
      role = .neutral
    }
    if role == .appearance, isDataInVariable(value, of: names.last) { role = .configuration }
    addAction(
      role, statement, viewPath(path, names), in: block, member: code[last], tokens: path)
  }

  /// `icon.image = model.icon`: like a text, an image or a button's configuration that a variable holds is data.
  private func isDataInVariable(_ value: Range<Int>, of member: Int) -> Bool {
    guard
      tokens[member].is(.image) || tokens[member].is(.highlightedImage)
        || tokens[member].is(.configuration)
    else { return false }
    return isPath(value) && code[value.lowerBound].kind != .period
      && !code[value.lowerBound].hasCapital
  }

  /// `contentInset.top`, `layoutMargins.left`.
  private func isInsetMember(_ names: PathNames) -> Bool {
    guard names.count > 1, let edge = tokens[names.last].layoutWord else { return false }
    switch edge {
    case .top, .leading, .left, .bottom, .trailing, .right:
      let insets = names[names.count - 2]
      return hasSuffix(insets, "nset") || hasSuffix(insets, "nsets") || hasSuffix(insets, "argins")
    default:
      return false
    }
  }

  private func isGeometry(_ token: Int) -> Bool {
    tokens[token].is(.frame) || tokens[token].is(.bounds) || tokens[token].is(.center)
  }

  /// The part of a path that names the view: all before the member and UIKit's parts, such as `layer` and `titleLabel`.
  private func viewPath(_ path: Range<Int>, _ names: PathNames) -> Range<Int> {
    var position = names.count - 2
    while position > 0, isPart(names[position], of: names[position - 1]) { position -= 1 }
    var next = names[position] + 1
    while next < path.upperBound, tokens[next].kind == .leftBracket {
      next = skip(next)
    }
    return path.lowerBound..<min(next, path.upperBound)
  }

  /// Whether a name is that of a part which views of UIKit have from the start: `layer`, `titleLabel`, `imageView`.
  private func isPart(_ part: Int, of owner: Int) -> Bool {
    switch tokens[part].layoutWord {
    case .layer: true
    case .configuration: hasSuffix(owner, "utton")
    case nil: tokens[owner].is(.configuration) && code[part] == "background"
    case .titleLabel, .imageView: hasSuffix(owner, "utton") || hasSuffix(owner, "ell")
    case .textLabel, .detailTextLabel: hasSuffix(owner, "ell")
    case .searchTextField: hasSuffix(owner, "earchBar")
    default: false
    }
  }

  private func role(of names: PathNames) -> StatementRole? {
    let last = names.last
    if tokens[last].is(.isActive) || tokens[last].is(.priority) { return nil }
    // `view.flex.isIncludedInLayout`: a setting of the layout, not of the view.
    if names.count > 1, tokens[names[names.count - 2]].is(.flex) { return .neutral }
    if let role = MemberRoles.role(ofMember: tokens[last]) { return role }
    if names.count > 1, case let owner = names[names.count - 2],
      tokens[last].is(.configuration) && hasSuffix(owner, "utton")
        || tokens[owner].is(.configuration)
          && (hasSuffix(last, "Color") || hasSuffix(last, "Style"))
    {
      return .appearance
    }
    if hasSuffix(last, "elegate") || hasSuffix(last, "ataSource")
      || hasPrefix(last, "accessibility")
    {
      return .neutral
    }
    return .configuration
  }

  /// `button.setTitle("Play", for: .normal)`, on a view that the statement begins with.
  private func readCallStatement(_ statement: Statement) {
    let start = statement.first.index
    switch tokens[start].kind {
    case .identifier, .dollarIdentifier, .keyword: break
    default: return
    }
    var names = PathNames()
    let limit = statement.end.index
    var end = start
    while end < limit {
      switch tokens[end].kind {
      case .identifier, .dollarIdentifier, .period, .questionPostfix, .exclamationPostfix, .keyword:
        end += 1
        continue
      case .leftBracket where end > start:
        end = skip(end)
        continue
      default: break
      }
      break
    }
    guard end < limit, tokens[end].kind == .leftParen, end - start < 32 else { return }
    let path = start..<end
    names.read(path, in: self)
    guard names.count > 1, !dialects.chains.contains(start) else { return }
    let method = names.last
    guard tokens[method - 1].kind == .period, let role = role(ofMethod: method) else { return }
    addAction(
      role, statement, viewPath(path, names), in: statement.block.index, member: code[method],
      tokens: path)
  }

  private func role(ofMethod method: Int) -> StatementRole? {
    if let role = MemberRoles.role(ofMember: tokens[method]) {
      guard MemberRoles.takesState(tokens[method]),
        code[method].call?.arguments?.contains(where: { $0.label?.hasPrefix("for") == true })
          != true
      else { return role }
      return .configuration
    }
    if tokens[method].isLayoutWord { return nil }
    let name = code[method]
    if laysOut(name) { return .neutral }
    return Self.configuringPrefixes.contains { name.hasWordPrefix($0) } ? .configuration : nil
  }

  /// Whether a method of the project lays out its view: `setContentHugging(to: .required)`, `set(.height, to: 64)`.
  private func laysOut(_ method: Lexeme) -> Bool {
    if Self.layoutPrefixes.contains(where: { method.hasWordPrefix($0) }) { return true }
    guard let value = method.call?.arguments?.first?.value, value.count == 2,
      value.first?.kind == .period, let attribute = value.last
    else { return false }
    return !attributes(named: attribute.index).isEmpty
  }

  private static let layoutPrefixes: [StaticString] = [
    "setContentHugging", "setContentCompression", "setHugging", "setCompression",
  ]

  private static let configuringPrefixes: [StaticString] = [
    "set", "configure", "apply", "style", "round",
  ]

  /// Adds an action. `path` names the view; nil where the code does not name it.
  func addAction(
    _ role: StatementRole, _ statement: Statement, _ path: Range<Int>?, in block: Int,
    member: Lexeme? = nil, tokens range: Range<Int>, parent: Item? = nil
  ) {
    var item = Item.unknown(at: range.lowerBound)
    var root = item
    if let path {
      item = names.item(path, in: block)
      let rootPath = rootPath(of: path)
      root = rootPath == path ? item : names.item(rootPath, in: block)
    }
    actions.append(
      ViewAction(
        role: role, statement: statement, item: item, root: root, member: member,
        tokens: code[range], parent: parent))
  }

  /// The first name of a path, together with `self.` where that tells it from a local.
  private func rootPath(of path: Range<Int>) -> Range<Int> {
    guard !path.isEmpty else { return path }
    let isQualified = path.count > 2 && tokens[path.lowerBound].is(Keyword.`self`)
    var end = path.lowerBound + 1
    if isQualified {
      while end < path.upperBound, tokens[end].kind != .identifier { end += 1 }
      end += 1
    }
    return path.lowerBound..<min(end, path.upperBound)
  }
}

struct PlacedExpression {
  var start: Int
  var end: Int
  var statement: Statement
  /// The list that it is in; nil if it is in the statement directly.
  var list: List?
}

struct Placement {
  var container: Constraint.Container
  var block: BlockKey
  var isAlternative: Bool
}

extension FactBuilder {
  /// Finds out what the expression that `call` is part of is an element of.
  func placement(of call: Call) -> Placement {
    placement(
      of: .init(
        start: call.chainStart.index, end: call.last.index, statement: call.statement,
        list: call.list))
  }

  func placement(of constraint: PlacedExpression) -> Placement {
    var list = constraint.list
    var before = constraint.start - 1
    // Parentheses around an expression are not a list.
    for _ in 0..<Self.longestClimb {
      guard let group = list, group.isGrouping else { break }
      before = group.open.index - 1
      list = group.outer
    }
    let begins = before < constraint.statement.first.index
    let isOneOfTwo = !begins && isAlternative(after: before, inList: list != nil)
    guard let list else {
      return Placement(
        container: container(of: constraint), block: run(of: constraint.statement),
        isAlternative: isOneOfTwo)
    }
    let isAlternative = isOneOfTwo || list.isConditional(code[constraint.start])
    let container: Constraint.Container
    if list.open.kind == .leftBracket {
      container = isActivated(list) ? .activatedArray : .array
    } else {
      container = isActivated(list) ? .activatedArray : .argument
      if let call = list.call, isWholeStatement(call) {
        return Placement(
          container: container, block: run(of: constraint.statement), isAlternative: isAlternative)
      }
      // The compiler orders arguments with labels.
      if tokens[before].kind == .colon, !isOneOfTwo {
        return Placement(
          container: container, block: .list(constraint.start), isAlternative: isAlternative)
      }
    }
    return Placement(
      container: container, block: .list(list.open.index), isAlternative: isAlternative)
  }

  /// Whether a call is a statement by itself and has one argument: `all.append(…)`, `view.addConstraint(…)`. Such
  /// statements make a run as constraints in statements do.
  private func isWholeStatement(_ call: Call) -> Bool {
    let key = UInt64(call.index)
    if let known = wholeStatements[key] { return known }
    var isWhole = false
    if call.list == nil, call.chainStart == call.statement.first, let arguments = call.arguments,
      let first = arguments.first
    {
      isWhole = first.label == nil && first.value.endIndex == arguments.close.index
    }
    wholeStatements[key] = isWhole
    return isWhole
  }

  private func isAlternative(after before: Int, inList: Bool) -> Bool {
    guard before >= 0 else { return false }
    switch tokens[before].kind {
    case .questionInfix: return true
    case .colon:
      guard inList, before >= 2 else { return true }
      let opensArgument = tokens[before - 2].kind
      let isLabel = tokens[before - 1].kind == .identifier || tokens[before - 1].kind == .keyword
      return !(isLabel && (opensArgument == .leftParen || opensArgument == .comma))
    default: return false
    }
  }

  /// Whether a list, or one around it in the same expression, is handed to a call that activates constraints. The value
  /// of a closure, as in `views.flatMap { […] }`, belongs to the expression around it.
  private func isActivated(_ list: List) -> Bool {
    var list: List? = list
    while let current = list {
      if let call = current.call, activatesConstraints(call) { return true }
      list = current.outer ?? current.statement.block.closure?.call?.list
    }
    return false
  }

  private func activatesConstraints(_ call: Call) -> Bool {
    let key = UInt64(call.index)
    if let known = activations[key] { return known }
    let activates =
      switch call.name?.layoutWord {
      case .activate, .addConstraint, .addConstraints: call.arguments != nil
      default: call.arguments?.contains { $0.label?.is(.withConstraints) ?? false } ?? false
      }
    activations[key] = activates
    return activates
  }

  /// What a statement does with the constraint that it makes.
  private func container(of constraint: PlacedExpression) -> Constraint.Container {
    let statement = constraint.statement
    var end = constraint.end
    var isUsed = false
    for _ in 0..<Self.longestItem {
      if kind(after: end) == .questionPostfix {
        end += 1
        continue
      }
      guard kind(after: end) == .period else { break }
      if tokens[end + 2].is(.isActive) { return .isActive }
      isUsed = true
      guard let next = code[end + 2].call else { break }
      end = next.last.index
    }
    switch statement.kind {
    case .property: return .stored
    case .assignment: return assigns(statement, before: constraint.start) ? .stored : .used
    case .transfer: return .returned
    default:
      // `if let constraint = label?.topAnchor.constraint(…)`.
      if isUsed || statement.kind != .expression { return .used }
      // The only expression of a closure or a function is its value.
      let block = statement.block
      let isValue = block.count == 1 && (block.kind == .closure || block.kind == .functionBody)
      return isValue ? .returned : .dropped
    }
  }

  /// Whether a statement is an assignment, and a token comes after the operator.
  func assigns(_ statement: Statement, before token: Int) -> Bool {
    statement.assignment.map { $0.index < token } ?? false
  }

  /// The run of directly adjacent statements that a constraint's statement belongs to.
  func run(of statement: Statement) -> BlockKey {
    let block = statement.block.index
    if let last = runs[block] {
      if last.statement == statement { return .run(last.start) }
      if last.statement.next == statement {
        runs[block] = (statement, last.start)
        return .run(last.start)
      }
    }
    runs[block] = (statement, statement.index)
    return .run(statement.index)
  }

  /// Adds what the constraints do to their views, puts all actions in source order and hands them to their functions.
  func sortActions() {
    constraints.sortParts { $0.tokens.lowerBound < $1.tokens.lowerBound }
    // Actions and constraints are large: most of them are not copied to look at them.
    for index in constraints.indices where isAction(constraints[index]) {
      let constraint = constraints[index]
      addAction(
        .constraint, constraint.statement, constraint.firstItem.tokens,
        in: block(of: constraint.statement), tokens: constraint.tokens)
    }
    guard !actions.isEmpty else { return }
    actions.sortParts {
      ($0.tokens.startIndex, $0.tokens.endIndex) < ($1.tokens.startIndex, $1.tokens.endIndex)
    }
    for index in actions.indices
    where actions[index].role == .addition || actions[index].role == .constraint {
      place(actions[index])
    }
    findActions()
  }

  private func findActions() {
    // Functions are in source order, as actions are: most have none, and the next ones come later.
    var start = 0
    for index in scopes.functions.indices {
      let body = scopes.functions[index].body.tokens.indices
      while start < actions.count, actions[start].tokens.startIndex < body.lowerBound { start += 1 }
      let hasAny = start < actions.count && actions[start].tokens.startIndex < body.upperBound
      scopes.functions[index].actions = hasAny ? actions(in: body) : start..<start
    }
  }

  /// Whether a constraint does something with a view that it names: those of makers are calls on their views.
  private func isAction(_ constraint: Constraint) -> Bool {
    constraint.firstItem.key != 0 && constraint.container != .maker
      && constraint.container != .used && !constraint.firstItem.tokens.isEmpty
      && tokens[constraint.firstItem.tokens.lowerBound].kind != .stringLiteral
  }

  /// The indices of the actions whose tokens are in a range.
  public func actions(in range: Range<Int>) -> Range<Int> {
    let start = actions.partitioningIndex { $0.tokens.startIndex >= range.lowerBound }
    let end = actions.partitioningIndex { $0.tokens.startIndex >= range.upperBound }
    return start..<end
  }

  /// Notes that a view is placed: what makes its name one of a view, and its type a view's.
  private func place(_ action: ViewAction) {
    let block = block(of: action.statement)
    let type = Int(scopes.typesOfBlocks[block])
    // A helper's name is not in the vocabulary, so it does not tell what the file is about.
    let isHelper = action.member.map { !$0.isLayoutWord } ?? false
    if type >= 0, !isHelper,
      scopes.types[type].kind == .class || scopes.types[type].kind == .extension
    {
      scopes.types[type].placesViews = true
    }
    // In `controller.view` the controller is not a view.
    guard action.root.key != 0, !action.root.isSelf, action.root == action.item,
      !action.root.tokens.isEmpty
    else { return }
    let name = rootName(action.root)
    if let local = scopes.local(name, in: block) {
      names.viewNames.insert(local)
    } else if type >= 0 {
      names.placedNames.insert(TextHash.pair(scopes.types[type].key, key(name)))
    }
  }

  /// Sorts the constraints that take a place in an order by block and first item.
  func groupConstraints() {
    for (index, constraint) in constraints.enumerated()
    where constraint.firstItem.key != 0 && !constraint.isAlternative && constraint.hasPlace {
      sequenceMembers.append(index)
    }
    guard sequenceMembers.count > 1 else { return }
    sequenceMembers.sortParts { left, right in
      let (first, second) = (constraints[left], constraints[right])
      if first.block != second.block { return first.block < second.block }
      if first.firstItem.key != second.firstItem.key {
        return first.firstItem.key < second.firstItem.key
      }
      return left < right
    }
    var start = 0
    while start < sequenceMembers.count {
      let first = constraints[sequenceMembers[start]]
      var end = start + 1
      var stored = isStored(first) ? first.attributes : []
      while end < sequenceMembers.count {
        let next = constraints[sequenceMembers[end]]
        guard next.block == first.block, next.firstItem == first.firstItem else { break }
        if isStored(next) {
          // A second stored constraint on an attribute belongs to another set: one of the two is active at a time.
          guard stored.isDisjoint(with: next.attributes) else { break }
          stored.formUnion(next.attributes)
        }
        end += 1
      }
      if end - start > 1 { sequences.append(ConstraintSequence(members: start..<end)) }
      start = end
    }
  }

  private func isStored(_ constraint: Constraint) -> Bool {
    guard constraint.container == .maker else { return constraint.container == .stored }
    return constraint.statement.kind == .property
      || assigns(constraint.statement, before: constraint.tokens.lowerBound)
  }

  /// Brings the numbers of one view and block together, in source order.
  func groupNumbers() {
    guard !numbers.isEmpty else { return }
    for number in numbers where number.kind == .frame || number.kind == .scaledFrame {
      frames.append(number)
    }
    frames.sortParts { $0.tokens.lowerBound < $1.tokens.lowerBound }
    numbers.sortParts { left, right in
      left.group != right.group
        ? left.group < right.group : left.tokens.lowerBound < right.tokens.lowerBound
    }
    var start = 0
    while start < numbers.count {
      var end = start + 1
      while end < numbers.count, numbers[end].group == numbers[start].group { end += 1 }
      numberGroups.append(LayoutNumberGroup(numbers: start..<end))
      start = end
    }
  }

  /// Finds the functions that set a view up: by their name, or because such a one calls them.
  func findSetupFunctions() {
    // For type and name, the last function, and for each function the one of that name before it.
    var byName = KeyMap<Int>()
    var earlier: [Int32] = []
    var pending: [Int] = []
    // By index: to change a function copies them all while a loop has them.
    for index in scopes.functions.indices
    where scopes.functions[index].isMember && mayBeSetup(scopes.functions[index]) {
      let function = scopes.functions[index]
      let declaration = function.declaration
      let isConfigured = declaration.name.map { setupNames.include($0, noting: &nameUses) } ?? false
      if isConfigured || declaration.kind == .initializer
        || !isAction(declaration) && declaration.name.map(isNamedForSetup) ?? false
      {
        guard isConfigured ? !isOfNoView(function) : setsUp(function) else { continue }
        scopes.functions[index].isSetup = true
        scopes.functions[index].isNamedForSetup = true
        pending.append(index)
      } else {
        if earlier.isEmpty { earlier = [Int32](repeating: -1, count: scopes.functions.count) }
        let name = TextHash.pair(scopes.types[function.type].key, function.key)
        if let last = byName.updateValue(index, forKey: name) { earlier[index] = Int32(last) }
      }
    }
    guard !byName.isEmpty else { return }
    while let caller = pending.popLast() {
      let type = scopes.types[scopes.functions[caller].type].key
      for statement in scopes.functions[caller].body.statementsOnAllLevels {
        guard let name = statement.calledName else { continue }
        guard let known = byName.index(of: TextHash.pair(type, key(name))) else { continue }
        var next = byName[at: known]
        while next >= 0 {
          let callee = next
          next = Int(earlier[callee])
          guard !scopes.functions[callee].isSetup, setsUp(scopes.functions[callee]) else {
            continue
          }
          scopes.functions[callee].isSetup = true
          pending.append(callee)
        }
      }
    }
  }

  /// Whether UIKit calls a function when something happens: `create` is then what the user wants, and no view.
  private func isAction(_ declaration: Declaration) -> Bool {
    declaration.modifiers.isDisjoint(with: [.override])
      && (declaration.hasAttribute("objc") || declaration.hasAttribute("IBAction"))
  }

  private func mayBeSetup(_ function: ViewFunction) -> Bool {
    let declaration = function.declaration
    guard !declaration.isStatic else { return false }
    return declaration.kind == .initializer
      || declaration.kind == .function && declaration.name != nil && !function.hasParameters
  }

  /// Whether a function may set up views: it neither passes data in nor runs again and again.
  private func setsUp(_ function: ViewFunction) -> Bool {
    let declaration = function.declaration
    guard !isOfNoView(function) else { return false }
    guard declaration.kind == .function, let name = declaration.name else { return true }
    return returnsNothingElse(declaration)
      && name.namedOccasion == nil
      && !onlyPassesDataIn(function, named: name)
  }

  /// Whether a function returns nothing, a view or constraints: one that builds sections of a table does not set up a view.
  private func returnsNothingElse(_ declaration: Declaration) -> Bool {
    guard let result = declaration.result?.indices else { return true }
    return result.contains {
      tokens[$0].namesViewType || tokens[$0].is(.NSLayoutConstraint) || hasSuffix($0, "Void")
        || hasSuffix($0, "Self")
        || (tokens[$0].kind == .rightParen && tokens[$0 - 1].kind == .leftParen)
    }
  }

  private func isNamedForSetup(_ name: Lexeme) -> Bool {
    Self.setupPrefixes.contains { name.hasWordPrefix($0) } || name.isNameOfCommonSetup
  }

  private static let setupPrefixes: [StaticString] = [
    "setup", "setUp", "configure", "makeUI", "build", "create", "install", "layout", "add",
    "style", "performLayout", "prepare", "viewDidLoad", "loadView", "awakeFromNib",
  ]

  /// The indices of the constraints whose tokens are in a range.
  public func constraints(in range: Range<Int>) -> Range<Int> {
    let start = constraints.partitioningIndex { $0.tokens.lowerBound >= range.lowerBound }
    let end = constraints.partitioningIndex { $0.tokens.lowerBound >= range.upperBound }
    return start..<end
  }
}
