import SwiftSource

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
