import SwiftSource

/// A library whose calls on views create constraints and activate them, as data: such libraries differ only in names
/// and labels.
///
/// `view.autoCenterInSuperview()`, `view.top(to: other)`. Such calls are read like other constraints in statements:
/// adjacent ones are a run.
final class LibraryTable: Sendable {
  /// The libraries of this kind.
  static let all = [pureLayout, tinyConstraints]

  /// The role of an argument.
  enum Role {
    /// An argument without a label.
    case first
    /// The edge, margin or axis of the superview.
    case edge
    /// The attribute of the other view, or a size.
    case target
    /// The other view.
    case other
    /// The same, which can only come first.
    case to, of, `in`
    case offset, inset, multiplier, relation, priority, minimum, maximum
    /// Edges to exclude.
    case excluded
    /// Whether the constraints are activated.
    case activation
    case topGuide, bottomGuide
    /// How views are stacked.
    case stacking
    /// Anything else.
    case unknown
  }

  /// The source of a constraint's attributes.
  enum Part {
    case fixed(LayoutAttributes)
    /// An argument names them.
    case named(Role)
    /// All edges except those that an argument excludes. An excluded left or right makes the remaining edges physical
    /// too.
    case edges(LayoutAttributes, mayTurn: Bool)
    /// The argument without a label is an anchor.
    case anchor
  }

  /// The second item of the constraints.
  enum Target {
    case nothing, superview, itself
    case other(Role)
  }

  /// The views that a call constrains.
  enum Views {
    case receiver
    /// Each view of the list that is the receiver.
    case each
    /// Each of them and the one before it.
    case chain
    /// Known to be constrained, but not how.
    case unclear
    /// The call adds the views in its arguments.
    case stack
  }

  /// One set of arguments of a method, and its effect.
  struct Form: Sendable {
    var attributes: Part
    /// The roles that the call must have.
    var needs: [Role] = []
    /// The only roles that it may have; nil for all.
    var allows: [Role]?
    var target = Target.nothing
    /// The attributes of the other item, if they differ.
    var second: Part?
    /// The role of the constant; by default the inset or the offset.
    var constant: Role?
    var multiplier = Role.multiplier
    /// Whether the constant is a distance into the other item on each side of it.
    var pointsInward = false
    /// Whether versions of the library disagree on the sign of an offset at far edges.
    var hasUnclearSign = false
    /// Whether methods of other code may look the same: the receiver has to be a view.
    var isCommon = false
    var views = Views.receiver
  }

  /// What a function does with the constraints of its closure.
  enum Collecting { case nothing, priority, withoutActivation }

  /// Maps the names of labels, attributes, closures and methods to their meanings.
  struct Tables: Sendable {
    let labels: NameTable<Role>
    let attributeNames: NameTable<LayoutAttributes>
    let closures: [LayoutWord: Collecting]
    let listed: [LayoutWord: [Form]]
  }

  /// The names without which a file has no constraint of the library.
  let triggers: [LayoutWord]
  let triggerWords: WordSet
  private let calls: [LayoutWord]
  /// The tables by name, built when the first call is read.
  let tables: OnFirstUse<Tables>
  let insetsTurnRelations: Bool
  let library: LayoutLibrary

  /// The dialect that reads the library.
  var dialect: Dialect {
    Dialect(calls: calls, library: library) { self.read($0, in: $1) }
  }

  /// - Parameters:
  ///   - module: the library's name, if it is in the layout vocabulary.
  ///   - labels: the roles of argument labels.
  ///   - attributeNames: the library's own names of attributes.
  ///   - insetsTurnRelations: whether the relation of an inset is that of a distance, and at far edges the reverse of
  ///     the constraint's.
  ///   - closures: functions whose closures create constraints.
  ///   - methods: the forms of the methods whose names only this library has; of several matching forms the first one
  ///     counts.
  ///   - shared: the forms of methods whose names are common: they are read where the file has one of `methods`.
  init(
    _ library: LayoutLibrary,
    module: LayoutWord? = nil,
    labels: @autoclosure @escaping @Sendable () -> NameTable<Role>,
    attributeNames: @autoclosure @escaping @Sendable () -> NameTable<LayoutAttributes> = [:],
    insetsTurnRelations: Bool = false,
    closures: KeyValuePairs<LayoutWord, Collecting> = [:],
    methods: KeyValuePairs<LayoutWord, [Form]> = [:],
    shared: KeyValuePairs<LayoutWord, [Form]> = [:]
  ) {
    self.library = library
    self.insetsTurnRelations = insetsTurnRelations
    tables = OnFirstUse {
      Tables(
        labels: labels(), attributeNames: attributeNames(),
        closures: Dictionary(uniqueKeysWithValues: closures.map { ($0, $1) }),
        listed: Dictionary(
          uniqueKeysWithValues: methods.map { ($0, $1) } + shared.map { ($0, $1) }))
    }
    let own = closures.map(\.key) + methods.map(\.key)
    triggers = (module.map { [$0] } ?? []) + own
    calls = own + shared.map(\.key)
    triggerWords = WordSet(triggers)
  }
}

extension LibraryTable {
  /// Reads a call whose name may belong to the library.
  func read(_ call: Call, in file: FactBuilder) {
    guard file.source.words.intersects(triggerWords), let word = call.head.layoutWord else {
      return
    }
    let tables = tables.value
    if tables.closures[word] != nil {
      if let closure = call.closure { file.makerBlocks.insert(closure.body.key) }
      return
    }
    guard let list = call.arguments, let forms = tables.listed[word] else { return }
    let arguments = LibraryArguments(list, tables.labels, in: file)
    guard let form = forms.first(where: arguments.fit),
      !form.isCommon || canBeView(call, form, in: file),
      let reader = LibraryCall(call, form, arguments, of: self, in: file)
    else { return }
    reader.addFacts()
  }

  /// Whether the receiver of a call with a common name can be a view: a name that is one by itself, or any name where
  /// the result is unused, because the library's results can be discarded.
  private func canBeView(_ call: Call, _ form: Form, in file: FactBuilder) -> Bool {
    let receiver = file.code[file.receiver(of: call)]
    guard !receiver.isEmpty else { return form.views == .stack }
    guard file.isPath(receiver.indices),
      let last = receiver.last(where: { $0.kind != .questionPostfix })
    else { return false }
    // The receivers of other libraries, and types.
    switch last.layoutWord {
    case .pin, .flex, .snp, .easy: return false
    default: guard !last.hasCapital || last.is(Keyword.`self`) else { return false }
    }
    let statement = call.statement
    return statement.kind == .expression && statement.first == call.chainStart
      || file.names.isKnownView(receiver.indices, in: statement.block.index)
  }
}

/// The arguments of a call of a library.
struct LibraryArguments {
  private var values: [LibraryTable.Role: Range<Int>] = [:]

  init(_ list: Arguments, _ labels: NameTable<LibraryTable.Role>, in file: FactBuilder) {
    for (position, argument) in list.enumerated() {
      var role = contains(.first) ? LibraryTable.Role.unknown : .first
      if let label = argument.label { role = labels.value(of: label.index, in: file) ?? .unknown }
      if position > 0, [.to, .of, .in].contains(role) { role = .unknown }
      values[role] = argument.value.indices
    }
  }

  /// The tokens of an argument; empty without one.
  subscript(role: LibraryTable.Role) -> Range<Int> { values[role] ?? 0..<0 }

  func contains(_ role: LibraryTable.Role) -> Bool { values[role] != nil }

  /// Whether a form has these arguments.
  func fit(_ form: LibraryTable.Form) -> Bool {
    form.needs.allSatisfy(contains) && values.keys.allSatisfy { form.allows?.contains($0) ?? true }
  }
}

/// A call on a view by which a library creates constraints.
struct LibraryCall {
  let file: FactBuilder
  let table: LibraryTable
  let form: LibraryTable.Form
  let arguments: LibraryArguments
  let call: Call
  let block: Int
  /// The receiver of the call.
  let receiver: Range<Int>
  let item: Item
  /// The place of the call and the destination of the constraints: the library activates them, unless the call or a
  /// closure around it says otherwise.
  private(set) var placement: Placement
  /// The tokens of the priority; empty without one.
  private(set) var priority: Range<Int>

  /// Nil for `.name(…)`, which has an implicit receiver: it is not a method of a view.
  init?(
    _ call: Call, _ form: LibraryTable.Form, _ arguments: LibraryArguments,
    of table: LibraryTable, in file: FactBuilder
  ) {
    (self.file, self.table, self.form, self.arguments) = (file, table, form, arguments)
    self.call = call
    receiver = file.receiver(of: call)
    if receiver.isEmpty, call.head.previous?.kind == .period { return nil }
    block = file.block(of: call.statement)
    item = file.itemOfView(receiver, in: block)
    placement = file.placement(of: call)
    priority = arguments[.priority]
    let activation = arguments[.activation]
    if activation.count != 1 || !file.tokens[activation.lowerBound].is(.false) {
      placement.container = .maker
    }
    let closures = table.tables.value.closures
    guard !closures.isEmpty, !file.makerBlocks.isEmpty else { return }
    for closure in file.closures(around: block) {
      guard let outer = closure.call, let word = outer.name?.layoutWord else { continue }
      switch closures[word] {
      case .withoutActivation: placement.container = .array
      case .priority where priority.isEmpty:
        priority = outer.arguments?.first?.value.indices ?? 0..<0
      default: continue
      }
    }
  }

  /// Adds the constraints, and the effects of the call on its views that the constraints do not imply.
  func addFacts() {
    switch form.views {
    case .receiver:
      addAction()
      addConstraints()
    case .stack: addStack()
    case .each, .chain, .unclear: addConstraintsOfViews()
    }
  }

  private func addAction() {
    guard item.key != 0 else { return file.addAction(.constraint, nil, of: call) }
    guard placement.container == .maker || placement.container == .used else { return }
    file.addAction(.constraint, receiver, of: call)
  }

  // MARK: - Constraints

  private func addConstraints() {
    var constraint = constraint()
    relate(&constraint)
    let limits: [(LibraryTable.Role, Constraint.Relation)] = [
      (.minimum, .greaterThanOrEqual), (.maximum, .lessThanOrEqual),
    ]
    guard limits.contains(where: { form.needs.contains($0.0) }) else { return add(constraint) }
    for (role, relation) in limits where arguments.contains(role) {
      constraint.relation = relation
      constraint.constant = arguments[role]
      add(constraint)
    }
  }

  /// The constraint of the call, without the other item.
  private func constraint() -> Constraint {
    let attributes = attributes(form.attributes) ?? []
    let isFar = attributes.isSubset(of: .farEdges)
    let relation = Constraint.Relation(named: file.code[arguments[.relation]].last)
    var constraint = file.constraint(call, on: item, attributes, placement, relation)
    constraint.priority = priority
    constraint.multiplier = arguments[form.multiplier]
    let distance = arguments.contains(.inset) ? LibraryTable.Role.inset : .offset
    constraint.constant = arguments[form.constant ?? distance]
    constraint.constantPointsInward = form.pointsInward
    if form.pointsInward, table.insetsTurnRelations, isFar {
      constraint.relation = relation.inverted
    }
    constraint.hasKnownSign =
      !form.hasUnclearSign || arguments[.offset].isEmpty
      || attributes.isDisjoint(with: .farEdges)
    return constraint
  }

  private func relate(_ constraint: inout Constraint) {
    let second = form.second.flatMap(attributes)
    switch form.target {
    case .nothing:
      constraint.secondAttributes = second ?? []
      return
    case .superview: constraint.secondItem = .superview(at: call.head.index)
    case .itself: constraint.secondItem = item
    case .other(let role):
      let other = arguments[role]
      constraint.secondItem = file.isPath(other) ? file.names.item(other, in: block) : nil
    }
    constraint.secondAttributes = second ?? constraint.attributes
    let value = arguments[.first]
    guard case .anchor = form.second, let anchor = value.last, !file.tokens[anchor].is(.nil) else {
      return
    }
    let attribute = AnchorDialect.attribute(file.tokens[anchor])
    let isAnchor = !attribute.isEmpty && file.isPath(value)
    constraint.secondAttributes = isAnchor ? attribute : []
    constraint.secondItem = isAnchor ? file.itemOfAnchor(value.lowerBound..<anchor, in: block) : nil
  }

  // MARK: - Several views

  private func addConstraintsOfViews() {
    let views = views
    // The name of an array is not the name of a view.
    guard !views.isEmpty else { return file.addAction(.constraint, nil, of: call) }
    for view in views { file.addAction(.constraint, view, of: call, tokens: view) }
    if form.views == .unclear { return }
    var constraint = constraint()
    constraint.hasPlace = false
    for (index, view) in views.enumerated() {
      constraint.firstItem = file.names.item(view, in: block)
      if form.views == .chain {
        guard index > 0 else { continue }
        constraint.relate(to: file.names.item(views[index - 1], in: block))
      }
      add(constraint)
    }
  }

  /// The views of `[a, b].auto…()` or `([a, b] as NSArray).auto…()`; empty where one of them is not a name.
  private var views: [Range<Int>] {
    let start = call.chainStart
    guard let open = start.kind == .leftParen ? start.next : start, open.kind == .leftBracket,
      open < call.head
    else { return [] }
    let views = open.elements.map(\.value.indices).filter { !$0.isEmpty }
    return views.allSatisfy(file.isPath) ? views : []
  }

  private func addStack() {
    let views = arguments[.first].lowerBound
    guard file.tokens[views].kind == .leftBracket else { return addAction() }
    for view in file.code[views].elements.map(\.value.indices) where file.isPath(view) {
      file.addAction(.addition, view, of: call, tokens: view, parent: item)
      file.addAction(.constraint, view, of: call, tokens: view)
    }
  }

  // MARK: - Attributes

  /// Nil if the arguments do not name any.
  private func attributes(_ part: LibraryTable.Part) -> LayoutAttributes? {
    switch part {
    case .fixed(let attributes): return attributes
    case .named(let role):
      return arguments.contains(role) ? attribute(arguments[role]) : nil
    case .edges(let edges, let mayTurn):
      return self.edges(edges, mayTurn)
    case .anchor: return nil
    }
  }

  /// The attribute of `.top` or `ALEdge.top`; empty for a value that is not a member.
  private func attribute(_ value: Range<Int>) -> LayoutAttributes {
    guard let name = value.last, file.tokens[name].kind == .identifier,
      file.tokens[name - 1].kind == .period, name - value.lowerBound <= 2
    else { return [] }
    return attribute(named: name)
  }

  private func attribute(named name: Int) -> LayoutAttributes {
    file.tokens[name].isLayoutWord
      ? file.attributes(named: name)
      : table.tables.value.attributeNames.value(of: name, in: file) ?? []
  }

  /// All edges except the excluded ones; empty where these are unknown.
  private func edges(_ edges: LayoutAttributes, _ mayTurn: Bool) -> LayoutAttributes {
    var excluded: LayoutAttributes = []
    for name in file.memberNames(in: arguments[.excluded]) {
      let edge = attribute(named: name)
      excluded.formUnion(edge)
      guard !edge.isEmpty || file.spells(name, "none") || file.code[name].hasCapital else {
        return []
      }
    }
    let sides: LayoutAttributes = [.leading, .trailing, .left, .right]
    let others = sides.subtracting(edges)
    guard mayTurn, !excluded.isDisjoint(with: others) else { return edges.subtracting(excluded) }
    // The library excludes one edge by its direction: the remaining edges have the same direction.
    if excluded.contains(.left) { excluded.insert(.leading) }
    if excluded.contains(.right) { excluded.insert(.trailing) }
    return edges.symmetricDifference(sides).subtracting(excluded)
  }
}

// Numbers in the constraints of a library.
extension LibraryCall {
  /// Adds a constraint with at least one attribute to the facts, and its numbers.
  func add(_ constraint: Constraint) {
    addNumbers(of: constraint)
    file.addNumber(.multiplier, constraint.multiplier, of: constraint)
    if !constraint.attributes.isEmpty { file.constraints.append(constraint) }
  }

  /// Adds a constant as a number; a size, a point or insets as one number for each part.
  private func addNumbers(of constraint: Constraint) {
    let value = constraint.constant
    guard !value.isEmpty else { return }
    if let open = parts(of: value) {
      for argument in file.code[open].elements {
        file.addNumber(.offset, argument.value.indices, of: constraint)
      }
    } else if !addInsets(of: constraint) {
      file.addNumber(.offset, value, of: constraint)
    }
  }

  /// The `(` of `CGSize(width: 8, height: 8)`, `CGPoint(x: 0, y: 8)`, `.init(width: 8, height: 8)`,
  /// `TinyEdgeInsets(top: 8, …)`.
  private func parts(of value: Range<Int>) -> Int? {
    let open = value.lowerBound + (file.tokens[value.lowerBound].kind == .period ? 2 : 1)
    guard open < value.upperBound, file.tokens[open].kind == .leftParen,
      file.isBracketed(open..<value.upperBound)
    else { return nil }
    switch file.tokens[open + 1].layoutWord {
    case .width, .height, .x, .y: return open
    case .top: return file.spells(open - 1, "TinyEdgeInsets") ? open : nil
    default: return nil
    }
  }

  /// Adds the parts of `.uniform(8)` and `.top(8) + .horizontal(-x)`.
  ///
  /// - Returns: whether the value consists of such insets.
  private func addInsets(of constraint: Constraint) -> Bool {
    let makers = file.memberNames(in: constraint.constant).filter { name in
      file.tokens[name - 1].kind == .period && file.tokens[name + 1].kind == .leftParen
        && Self.insetsMakers.value(of: name, in: file) != nil
    }
    for argument in makers.flatMap({ file.code[$0 + 1].elements }) {
      file.addNumber(.edgeInsets, argument.value.indices, of: constraint)
    }
    return !makers.isEmpty
  }

  private static let insetsMakers: NameTable<Bool> = [
    "top left bottom right uniform horizontal vertical": true
  ]
}
