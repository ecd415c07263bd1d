import LayoutModel
import SwiftSource

/// What becomes of the constraints of a file: which names keep them, and what code does with them by these names.
package final class ConstraintLife {
  /// The constraints that a name keeps, and what code does with them.
  package struct Name {
    /// The indices of the constraints that it may stand for.
    package fileprivate(set) var constraints: [Int] = []
    /// All mentions of the name, in source order.
    package private(set) var events: [ConstraintEvent] = []
    /// A bit for each verb of the events.
    private var verbs: UInt16 = 0
    /// Whether it is a list, as far as the file shows.
    package fileprivate(set) var isList = false
    /// Whether another object may have it.
    fileprivate var isOfOthers = false
    fileprivate let isLocal: Bool

    fileprivate init(isLocal: Bool = false) { self.isLocal = isLocal }

    package func contains(_ verb: ConstraintEvent.Verb) -> Bool {
      verbs & 1 << UInt16(verb.rawValue) != 0
    }

    /// The events in front of a token.
    package func events(before token: Lexeme) -> ArraySlice<ConstraintEvent> {
      events[..<events.partitioningIndex { $0.name >= token }]
    }

    /// The events behind a statement.
    package func events(behind statement: Statement) -> ArraySlice<ConstraintEvent> {
      events[events.partitioningIndex { $0.name >= statement.end }...]
    }

    /// Its constraints among some of the file.
    package func constraints(among indices: Range<Int>) -> ArraySlice<Int> {
      let start = constraints.partitioningIndex { $0 >= indices.lowerBound }
      let end = constraints.partitioningIndex { $0 >= indices.upperBound }
      return constraints[start..<end]
    }

    fileprivate mutating func add(_ event: ConstraintEvent) {
      events.append(event)
      verbs |= 1 << UInt16(event.verb.rawValue)
      isOfOthers = isOfOthers || !event.name.isOwnMember
    }

    fileprivate mutating func add(_ constraint: Int, _ keeper: Keeper) {
      constraints.append(constraint)
      isList = isList || keeper.isList
    }

    /// Whether events but its activation only put constraints where they are kept: a `=` empties a list.
    fileprivate func onlyKeeps(in file: ViewFile) -> Bool {
      events.allSatisfy { event in
        switch event.verb {
        case .declared, .activated: true
        case .collected: isList && event.isCertain
        case .assigned: isList && event.statement == file.constraints[constraints[0]].statement
        default: false
        }
      }
    }
  }

  /// By the key of the text.
  @exclusivity(unchecked) private var names = KeyMap<Name>()
  /// The shapes of the names: most tokens have others, and no key is made of them.
  @exclusivity(unchecked) private var shapes: UInt64 = 0
  /// Locals and properties with the constraints that they certainly stand for: a constant, or the elements of literals.
  @exclusivity(unchecked) private var storages = KeyMap<Name>()
  /// For the first token of each constraint that a list or a constant keeps, what certainly activates it.
  @exclusivity(unchecked) private var activations = KeyMap<Statement>()
  /// For the first token of each constraint, the name that it is kept under.
  @exclusivity(unchecked) private var keepers = KeyMap<Lexeme>()
  /// The events of all names, in source order.
  package private(set) var events: [ConstraintEvent] = []

  package init(_ file: ViewFile) {
    readKeepers(file)
    for declaration in file.code.declarations where declaration.kind == .property {
      // `let all = [top, bottom]`
      let open = declaration.value?.first
      let element = open?.kind == .leftBracket ? open?.next : nil
      guard let name = declaration.name,
        declaration.type.contains(where: \.namesConstraint)
          || element.flatMap({ self.name($0, in: file) }) != nil,
        case let key = file.names.key(name), names[key] == nil
      else { continue }
      names[key] = Name()
      shapes |= name.shape
    }
    guard !names.isEmpty else { return }
    readEvents(file)
    for (_, kept) in storages.entries where kept.contains(.activated) {
      guard let activation = activation(of: kept, in: file) else { continue }
      for index in kept.constraints {
        activations[UInt64(file.constraints[index].tokens.lowerBound)] = activation
      }
    }
  }

  // MARK: - Names

  private func readKeepers(_ file: ViewFile) {
    // A long list is read once for all of its elements. Constraints are large: by index, they are not copied.
    var last: (statement: Statement, keeper: Keeper?)?
    for index in file.constraints.indices {
      let statement = file.constraints[index].statement
      switch file.constraints[index].container {
      case .activatedArray, .dropped: continue
      case .maker, .isActive:
        if statement.kind == .expression, statement.collectingCall == nil { continue }
      default: break
      }
      if last?.statement != statement { last = (statement, Keeper(statement)) }
      guard let keeper = last?.keeper, keeper.gets(file.constraints[index]) else { continue }
      keepers[UInt64(file.constraints[index].tokens.lowerBound)] = keeper.name
      names[file.names.key(keeper.name), default: Name()].add(index, keeper)
      shapes |= keeper.name.shape
      if keeper.surelyGets(file.constraints[index]),
        let identity = identity(of: keeper.name, in: file)
      {
        storages[identity.key, default: Name(isLocal: identity.isLocal)].add(index, keeper)
      }
    }
  }

  private func readEvents(_ file: ViewFile) {
    for token in file.code.tokens.all(.identifier) where shapes & token.shape != 0 {
      guard let place = names.index(of: file.names.key(token)),
        let event = ConstraintEvent(of: token)
      else { continue }
      events.append(event)
      names[at: place].add(event)
      if let key = identity(of: token, in: file)?.key, let storage = storages.index(of: key) {
        storages[at: storage].add(event)
      }
    }
  }

  /// Tells locals and properties of one name apart; nil for a member of another object.
  private func identity(of name: Lexeme, in file: ViewFile) -> (key: UInt64, isLocal: Bool)? {
    guard let block = name.statement?.block.index else { return nil }
    if name.previous?.kind != .period, let local = file.scopes.local(name.index, in: block) {
      return (local, true)
    }
    guard name.isOwnMember else { return nil }
    return file.scopes.memberKey(file.names.key(name), in: block).map { ($0, false) }
  }

  // MARK: - What certainly happens

  /// The declaration of a local or a property, if the file shows all that happens to it.
  private func declaration(of kept: Name, in file: ViewFile) -> Declaration? {
    let declared = kept.events.filter { $0.verb == .declared }
    guard declared.count == 1, let declaration = declared[0].statement.declaration else {
      return nil
    }
    let isShown =
      kept.isLocal
      || declaration.isPrivate && name(declared[0].name, in: file)?.isOfOthers == false
    return isShown ? declaration : nil
  }

  /// The statement that certainly activates what is kept after its last member is made.
  private func activation(of kept: Name, in file: ViewFile) -> Statement? {
    let activated = kept.events.filter { $0.verb == .activated }
    guard activated.count == 1, activated[0].isCertain, kept.onlyKeeps(in: file),
      let declaration = declaration(of: kept, in: file)
    else { return nil }
    let statement = activated[0].statement
    if declaration.modifiers.contains(.lazy) {
      return statement.block.kind == .functionBody ? statement : nil
    }
    // What runs in another block may run before, never, or several times.
    let isSure =
      kept.isLocal
      ? declaration.statement.block == statement.block
      : statement.block.kind == .functionBody
        && kept.constraints.allSatisfy { file.constraints[$0].statement.block == statement.block }
    let isLast = kept.constraints.allSatisfy {
      file.constraints[$0].tokens.upperBound <= activated[0].name.index
    }
    return isSure && isLast ? statement : nil
  }

  // MARK: - Questions

  /// What a name keeps, and all mentions of it, whatever it means there; nil for one that keeps none.
  package func name(_ name: Lexeme, in file: ViewFile) -> Name? { names[file.names.key(name)] }

  /// The name that a constraint is kept under, where its statement says so.
  package func name(keeping constraint: Constraint) -> Lexeme? {
    keepers[UInt64(constraint.tokens.lowerBound)]
  }

  /// The events among some tokens.
  package func events(in tokens: Lexemes) -> ArraySlice<ConstraintEvent> {
    let start = events.partitioningIndex { $0.name.index >= tokens.startIndex }
    let end = events.partitioningIndex { $0.name.index >= tokens.endIndex }
    return events[start..<end]
  }

  /// What happens by its name to what a local keeps, behind its declaration.
  package func events(
    ofLocal declaration: Declaration, in file: ViewFile
  ) -> [ConstraintEvent] {
    guard let name = declaration.name, let known = self.name(name, in: file) else { return [] }
    let block = declaration.block
    return known.events(behind: declaration.statement).prefix {
      $0.name < block.close && !($0.verb == .declared && $0.statement.block == block)
    }
    .filter { $0.name.previous?.kind != .period }
  }

  /// The lists in which constraints are collected, and that nothing else happens to, by the names in their declarations.
  package func idleLists(in file: ViewFile) -> [(name: Lexeme, members: [Int])] {
    storages.entries.compactMap { _, kept in
      guard kept.isList, !kept.contains(.activated), kept.onlyKeeps(in: file),
        let declaration = declaration(of: kept, in: file), let name = declaration.name,
        kept.isLocal || declaration.kind == .property && !declaration.modifiers.contains(.lazy)
      else { return nil }
      return (name, kept.constraints)
    }
    .sorted { $0.name < $1.name }
  }

  fileprivate func activation(of constraint: Constraint) -> Statement? {
    activations[UInt64(constraint.tokens.lowerBound)]
  }
}

/// A name that a statement gives constraints.
private struct Keeper {
  let name: Lexeme
  /// What it gets; nil where a closure or a getter returns it.
  private let value: Lexemes?
  let isList: Bool
  /// Whether the value is nothing but literals of lists and names.
  private let isLiteral: Bool
  /// Whether all that is in the value is kept under this name, and no other.
  private let isSure: Bool
  private let statement: Statement
  /// The first token of what a closure or a getter returns.
  private var returned: Lexeme?

  init?(_ statement: Statement) {
    self.statement = statement
    switch statement.kind {
    case .property:
      guard let declaration = statement.declaration, let name = declaration.name,
        name.kind == .identifier, let value = declaration.value
      else { return nil }
      (self.name, self.value, isLiteral) = (name, value, value.areLists)
      isList = isLiteral
      isSure = statement.block.kind != .typeBody || declaration.modifiers.contains(.lazy)
    case .assignment:
      guard let target = statement.target, let name = target.lastName,
        let value = statement.assignedValue
      else { return nil }
      (self.name, self.value, isLiteral) = (name, value, value.areLists)
      isList = isLiteral || target.last != name
      isSure = statement.collectingTarget == name
    case .expression where statement.collectingCall != nil:
      guard let (name, call) = statement.collectingCall, let value = call.arguments?.first?.value
      else { return nil }
      (self.name, self.value, isLiteral) = (name, value, value.areLists)
      (isList, isSure) = (true, true)
    default:
      guard let property = statement.member?.declaration, property.kind == .property,
        let name = property.name
      else { return nil }
      returned = statement.first.is(.return) ? statement.first.next : statement.first
      (self.name, value, isLiteral, isSure) = (name, nil, false, false)
      isList = returned?.kind == .leftBracket
    }
  }

  func gets(_ constraint: Constraint) -> Bool {
    guard let value else {
      switch constraint.container {
      case .returned: return true
      case .array: return isList
      // `return top.constraint(equalTo: bottom).with(priority)`
      case .used: return returned?.index == constraint.tokens.lowerBound
      default: return false
      }
    }
    return value.indices.contains(constraint.tokens.lowerBound)
  }

  /// Whether the name certainly stands for a constraint, perhaps together with others.
  func surelyGets(_ constraint: Constraint) -> Bool {
    guard isSure, !constraint.setsFrame, let value else { return false }
    switch constraint.container {
    case .array: return isLiteral
    case .argument: return statement.kind == .expression && value.indices == constraint.tokens
    case .stored:
      return statement.kind == .property && statement.block.kind != .typeBody
        && value.indices == constraint.tokens && statement.declaration?.keyword.is(.let) == true
    default: return false
    }
  }
}

extension Statement {
  /// `all += …`, and for a property also `all = …`.
  var collectingTarget: Lexeme? {
    guard kind == .assignment, let assignment, let target, let name = target.last,
      target.count == 1 || target.count == 3 && name.owner?.is(Keyword.`self`) == true
    else { return nil }
    return assignment == "+=" || assignment.kind == .equal ? name : nil
  }

  /// `all.append(…)`, `all.append(contentsOf: …)`.
  var collectingCall: (receiver: Lexeme, call: Call)? {
    guard kind == .expression, let call = tokens.last?.partner?.previous?.call,
      let append = call.name, append.is(.append), let name = append.owner,
      name == first || first.is(Keyword.`self`) && name.owner == first,
      let arguments = call.arguments, arguments.first?.value.endIndex == arguments.close.index
    else { return nil }
    return (name, call)
  }
}

extension Lexeme {
  /// Whether it is a name on its own, or after `self.` or `self?.`.
  package var isOwnMember: Bool {
    kind == .identifier && (previous?.kind != .period || owner?.is(Keyword.`self`) == true)
  }

  /// One bit for its length and its first letter.
  fileprivate var shape: UInt64 {
    1 << UInt64((bytes.count &* 7 &+ Int(firstByte)) & 63)
  }

  /// Whether it is the type of a constraint: UIKit's, or a library's.
  package var namesConstraint: Bool { kind == .identifier && hasSuffix(.constraint) }
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

extension ViewFile {
  /// What becomes of the constraints that names of the file keep.
  package var constraintLife: ConstraintLife { memoized(ConstraintLife.init) }

  /// The statement that certainly activates a constraint by the name of what keeps it.
  package func activation(ofKept constraint: Constraint) -> Statement? {
    switch constraint.container {
    case .array, .argument, .stored: constraintLife.activation(of: constraint)
    default: nil
    }
  }

  /// Whether a constraint gets a name: code that keeps it may change it or turn it off.
  package func isKept(_ constraint: Constraint) -> Bool {
    switch constraint.container {
    case .stored, .argument: activation(ofKept: constraint) == nil
    case .returned, .used: true
    case .array, .activatedArray, .dropped: false
    case .isActive, .maker:
      constraint.statement.kind == .property
        || constraint.statement.kind == .assignment
          && constraint.statement.assignment.map { $0.index < constraint.tokens.lowerBound }
            ?? false
    }
  }

  /// Whether a constraint is surely active once its statement, its maker or the activation of its list has run.
  package func isCertainlyActive(_ constraint: Constraint) -> Bool {
    guard !constraint.isAlternative, constraint.container != .dropped, !isKept(constraint) else {
      return false
    }
    return constraint.container != .isActive || constraint.statement.assigns(.true)
  }

  /// Whether code activates the constraint of a local by its name, or in a list that it puts the name into.
  package func isActivatedByName(_ constraint: Constraint) -> Bool {
    let life = constraintLife
    guard constraint.container == .stored, let local = constraint.statement.declaration else {
      return false
    }
    return life.events(ofLocal: local, in: self).contains { event in
      event.verb == .activated
        || event.list.flatMap { life.name($0, in: self) }?.contains(.activated) == true
    }
  }

  /// The statement around the makers that a statement is in; the statement itself outside of makers.
  ///
  /// - Parameter goesOn: whether what a maker makes belongs to the code around it.
  /// - Returns: nil if `goesOn` says no.
  package func statement(
    around statement: Statement, _ goesOn: (Call) -> Bool
  ) -> Statement? {
    var statement = statement
    while isMaker(statement.block) {
      guard let call = statement.block.closure?.call, goesOn(call) else { return nil }
      statement = call.statement
    }
    return statement
  }

  /// The statement that makes a constraint, outside of makers; nil in a maker that replaces or changes constraints.
  package func statementMaking(_ constraint: Constraint) -> Statement? {
    if constraint.manner.contains(.replacesEarlier) { return nil }
    return statement(around: constraint.statement) {
      $0.name?.layoutWord?.resultOfMaker == .nothing && !$0.replacesConstraints
    }
  }
}
