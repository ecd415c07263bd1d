import SwiftSource

/// The calls of a library that create constraints, as data: such libraries differ only in names and labels.
///
/// - `view.autoCenterInSuperview()`, `view.top(to: other)`: the names of the calls tell the library, and each call makes
///   a constraint that is active at once. Such calls are read like other constraints in statements: adjacent ones are a
///   run.
/// - `view.pin.top(8).left(4)`: a member of views, the proxy, tells the library. Its calls return what they are called
///   on, and several constraints of such a chain are a block of their own.
final class LibraryTable: Sendable {
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
    case excluded
    case activation
    case topGuide, bottomGuide
    case stacking
    /// The edge of the other view at which a further one of the view is.
    case aligned
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

  enum Target {
    case nothing, superview, itself
    case other(Role)
    /// An argument is the edge of a view: `icon.edge.right`.
    case edge(Role)
    case unclear
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
    /// The call adds the views in its arguments, and constrains them.
    case stack
    /// The call adds the views in its arguments and in its closure.
    case added
    /// The call configures the receiver.
    case configured
    /// All arguments are numbers, and what they do is not known.
    case numbers
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
    /// Whether the first argument is a length, if there is one: see `FactBuilder.readLength`.
    var isLength = false
    /// Whether the constant is a distance into the other item on each side of it.
    var pointsInward = false
    /// Whether versions of the library disagree on the sign of an offset at far edges.
    var hasUnclearSign = false
    /// Whether methods of other code may look the same: the receiver has to be a view.
    var isCommon = false
    var views = Views.receiver

    /// Only what a chain may have between constraints.
    static let nothing = Form(attributes: .fixed([]))

    /// `top(8)`: a distance to the superview; `width(8)`: a size.
    static func length(_ attributes: LayoutAttributes, needs: [Role] = []) -> Form {
      let isSize = attributes.isSubset(of: [.width, .height])
      return Form(
        attributes: .fixed(attributes), needs: needs, target: isSize ? .nothing : .superview,
        isLength: true)
    }

    fileprivate var makesConstraints: Bool {
      if case .fixed([]) = attributes { false } else { true }
    }
  }

  /// What a function does with the constraints of its closure.
  enum Collecting { case nothing, priority, withoutActivation }

  /// Maps the names of labels, attributes, closures and methods to their meanings.
  struct Tables: Sendable {
    let labels: NameTable<Role>
    let attributeNames: NameTable<LayoutAttributes>
    let closures: [LayoutWord: Collecting]
    let methods: NameTable<[Form]>
  }

  /// The member of views in front of its calls; nil for calls on views themselves.
  let proxy: StaticString?
  /// The names without which a file has no constraint of the library.
  let triggers: [LayoutWord]
  let setsFrames: Bool
  let triggerWords: WordSet
  private let calls: [LayoutWord]
  /// The tables by name, built when the first call is read.
  let tables: OnFirstUse<Tables>
  let insetsTurnRelations: Bool

  /// - Parameters:
  ///   - insetsTurnRelations: whether the relation of an inset is that of a distance, and at far edges the reverse of
  ///     the constraint's.
  ///   - closures: functions whose closures create constraints.
  ///   - methods: the forms of the methods whose names only this library has; of several matching forms the first one
  ///     counts.
  ///   - shared: the forms of methods whose names are common: they are read where the file has one of `methods`.
  ///   - links: the forms of methods that are read in chains only.
  init(
    proxy: StaticString? = nil, modules: [LayoutWord] = [], setsFrames: Bool = false,
    labels: @autoclosure @escaping @Sendable () -> NameTable<Role> = [:],
    attributeNames: @autoclosure @escaping @Sendable () -> NameTable<LayoutAttributes> = [:],
    insetsTurnRelations: Bool = false,
    closures: KeyValuePairs<LayoutWord, Collecting> = [:],
    methods: KeyValuePairs<LayoutWord, [Form]> = [:],
    shared: KeyValuePairs<LayoutWord, [Form]> = [:],
    links: @autoclosure @escaping @Sendable () -> NameTable<[Form]> = [:]
  ) {
    let word = proxy.map { LayoutWord(rawValue: $0.description) ?? .projectName }
    self.proxy = proxy
    (self.setsFrames, self.insetsTurnRelations) = (setsFrames, insetsTurnRelations)
    tables = OnFirstUse {
      var forms = links()
      for (word, value) in methods.map({ $0 }) + shared.map({ $0 }) { forms.add(word, value) }
      return Tables(
        labels: labels(), attributeNames: attributeNames(),
        closures: Dictionary(uniqueKeysWithValues: closures.map { ($0, $1) }), methods: forms)
    }
    let own = closures.map(\.key) + methods.map(\.key)
    calls = own + shared.map(\.key)
    triggers = modules + (word.map { [$0] } ?? []) + own
    triggerWords = WordSet(triggers)
  }

  var dialect: Dialect? { calls.isEmpty ? nil : Dialect(calls: calls) { self.read($0, in: $1) } }

  var claiming: ClaimingDialect? {
    proxy.map { proxy in
      ClaimingDialect(
        occurs: { $0.source.words.intersects(self.triggerWords) },
        read: { self.read($0, behind: proxy, in: $1) })
    }
  }
}

extension LibraryTable {
  func has(_ name: Lexeme) -> Bool { tables.value.methods.value(of: name) != nil }

  private func read(_ call: Call, in file: FactBuilder) {
    guard file.source.words.intersects(triggerWords) else { return }
    let tables = tables.value
    if let word = call.head.layoutWord, tables.closures[word] != nil {
      if let closure = call.closure { file.makerBlocks.insert(closure.body.key) }
      return
    }
    guard call.arguments != nil, let forms = tables.methods.value(of: call.head) else { return }
    let arguments = LibraryArguments(call, tables.labels, in: file)
    guard let form = forms.first(where: arguments.fit),
      !form.isCommon || canBeView(call, form, in: file),
      let reader = LibraryCall(call, form, arguments, of: self, in: file)
    else { return }
    reader.addFacts()
  }

  private func canBeView(_ call: Call, _ form: Form, in file: FactBuilder) -> Bool {
    let receiver = file.code[file.receiver(of: call)]
    guard !receiver.isEmpty else { return form.views == .stack }
    guard file.isPath(receiver.indices),
      let last = receiver.last(where: { $0.kind != .questionPostfix }),
      // The receivers of other libraries, and types.
      !file.isLibraryMember(last), !last.hasCapital || last.is(Keyword.`self`)
    else { return false }
    let statement = call.statement
    return statement.kind == .expression && statement.first == call.chainStart
      || file.names.isKnownView(receiver.indices, in: statement.block.index)
  }
}

// Chains.
extension LibraryTable {
  /// Reads the chain behind a proxy that begins with a call; returns whether there is one.
  private func read(_ first: Call, behind proxy: StaticString, in file: FactBuilder) -> Bool {
    guard has(first.head), let view = file.viewOfProxy(proxy, in: first) else { return false }
    let block = file.block(of: first.statement)
    let member = first.head.index - 2
    file.addAction(
      setsFrames ? .frame : .constraint, first.statement, file.path(view), in: block,
      member: file.code[member], tokens: first.chainStart.index..<(member + 1))
    return readChain(first.chain, of: file.itemOfView(view, in: block), view: view, in: file)
  }

  /// Reads the calls of a chain up to one that the library does not have; returns whether there is one of it.
  ///
  /// - Parameter view: the tokens of the view; nil for one without a name.
  func readChain(
    _ chain: some Sequence<Call>, of item: Item, view: Range<Int>?, in file: FactBuilder
  ) -> Bool {
    let tables = tables.value
    var links: [LibraryCall] = []
    for call in chain {
      guard let forms = tables.methods.value(of: call.head),
        case let arguments = LibraryArguments(call, tables.labels, in: file),
        let form = forms.first(where: arguments.fit)
      else { break }
      links.append(
        LibraryCall(
          file: file, table: self, form: form, arguments: arguments, call: call,
          block: file.block(of: call.statement), receiver: view ?? 0..<0, item: item,
          placement: .of(setsFrames ? .used : .maker, .chain(call.chainStart.index)),
          tokens: call.head.through(call.last).indices, priority: 0..<0))
    }
    guard let first = links.first?.call else { return false }
    let makers = links.indices.filter { links[$0].form.makesConstraints }
    if proxy == nil, let view, let maker = makers.first {
      file.addAction(.constraint, view, of: links[maker].call)
    }
    // A single constraint of a statement joins a run; several are a block of their own.
    if makers.count == 1, !setsFrames {
      links[makers[0]].tokens = links[makers[0]].call.tokens.indices
      if !first.isInList, first.chainStart == first.statement.first {
        links[makers[0]].placement.block = file.run(of: first.statement)
      }
    }
    for link in links { link.addFacts(behind: first, hasName: view != nil) }
    return true
  }
}

struct LibraryArguments {
  private var values: [LibraryTable.Role: Range<Int>] = [:]

  init(_ call: Call, _ labels: NameTable<LibraryTable.Role>, in file: FactBuilder) {
    for (position, argument) in file.arguments(of: call).enumerated() {
      var role = contains(.first) ? LibraryTable.Role.unknown : .first
      if let label = argument.label { role = labels.value(of: label.index, in: file) ?? .unknown }
      if position > 0, [.to, .of, .in].contains(role) { role = .unknown }
      values[role] = argument.value.indices
    }
  }

  /// The tokens of an argument; empty without one.
  subscript(role: LibraryTable.Role) -> Range<Int> { values[role] ?? 0..<0 }

  func contains(_ role: LibraryTable.Role) -> Bool { values[role] != nil }

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
  let receiver: Range<Int>
  let item: Item
  /// The place of the call and the destination of the constraints: the library activates them, unless the call or a
  /// closure around it says otherwise.
  var placement: Placement
  var tokens: Range<Int>
  /// The tokens of the priority; empty without one.
  var priority: Range<Int>
}

extension LibraryCall {
  /// Nil for `.name(…)`, which has an implicit receiver: it is not a method of a view.
  init?(
    _ call: Call, _ form: LibraryTable.Form, _ arguments: LibraryArguments,
    of table: LibraryTable, in file: FactBuilder
  ) {
    let receiver = file.receiver(of: call)
    if receiver.isEmpty, call.head.previous?.kind == .period { return nil }
    let block = file.block(of: call.statement)
    self.init(
      file: file, table: table, form: form, arguments: arguments, call: call, block: block,
      receiver: receiver, item: file.itemOfView(receiver, in: block),
      placement: file.placement(of: call), tokens: call.tokens.indices,
      priority: arguments[.priority])
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
    case .added, .configured, .numbers: break
    }
  }

  func addFacts(behind first: Call, hasName: Bool) {
    switch form.views {
    case .added: addViews(hasName)
    case .configured where hasName && !receiver.isEmpty:
      let isWhole = call == first && call.arguments != nil
      file.addAction(
        .configuration, receiver, of: call, tokens: isWhole ? nil : call.head.alone.indices)
    case .numbers:
      for argument in file.arguments(of: call) {
        file.addNumber(.offset, argument.value.indices, of: constraint())
      }
    default: addConstraints()
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

  private func constraint() -> Constraint {
    let attributes = attributes(form.attributes) ?? []
    let isFar = attributes.isSubset(of: .farEdges)
    let relation = Constraint.Relation(named: file.code[arguments[.relation]].last ?? call.head)
    var constraint = file.constraint(
      tokens, in: call.statement, on: item, attributes, placement, relation)
    constraint.setsFrame = table.setsFrames
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
    if form.isLength { file.readLength(arguments[.first], of: &constraint) }
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
      let unknown = table.proxy == nil ? nil : Item.unknown(at: other.lowerBound)
      constraint.secondItem = file.isPath(other) ? file.names.item(other, in: block) : unknown
    case .edge(let role): return relate(&constraint, toEdge: arguments[role])
    case .unclear: constraint.secondItem = .unknown(at: call.head.index)
    }
    constraint.secondAttributes = second ?? constraint.attributes
    if let name = arguments[.aligned].last { align(&constraint, attribute(named: name)) }
    let value = arguments[.first]
    guard case .anchor = form.second, let anchor = value.last, !file.tokens[anchor].is(.nil) else {
      return
    }
    let attribute = AnchorDialect.attribute(file.tokens[anchor])
    let isAnchor = !attribute.isEmpty && file.isPath(value)
    constraint.secondAttributes = isAnchor ? attribute : []
    constraint.secondItem = isAnchor ? file.itemOfAnchor(value.lowerBound..<anchor, in: block) : nil
  }

  /// `icon.edge.right`, `icon.anchor.topRight`.
  private func relate(_ constraint: inout Constraint, toEdge value: Range<Int>) {
    let isEdge = file.isPath(value) && value.count > 2
    let edge = isEdge ? attribute(named: value.upperBound - 1) : []
    constraint.secondAttributes = edge
    // `edge` or `anchor` comes between the view and its edge.
    let view = value.lowerBound..<max(value.lowerBound, value.upperBound - 4)
    constraint.secondItem =
      edge.isEmpty ? .unknown(at: value.lowerBound) : file.names.item(view, in: block)
  }

  private func align(_ constraint: inout Constraint, _ edge: LayoutAttributes) {
    let isVertical = !constraint.attributes.isDisjoint(with: [.top, .bottom])
    let center: LayoutAttributes = isVertical ? .centerX : .centerY
    let aligned = edge == [.centerX, .centerY] ? center : edge
    constraint.attributes.formUnion(aligned)
    constraint.secondAttributes.formUnion(aligned)
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

  private func addViews(_ hasName: Bool) {
    // A cell adds to its content view.
    let isCell = item.isSelf && file.scopes.type(aroundBlock: block)?.declaration.isCell == true
    let parent = hasName && !isCell ? item : .unknown(at: call.chainStart.index)
    for element in file.elements(of: call) {
      let view = file.viewAtStart(of: element)
      file.addAction(.addition, view, of: call, tokens: view ?? element, parent: parent)
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
      guard !edge.isEmpty || file.spells(name, "none") else { return [] }
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

extension Declaration {
  fileprivate var isCell: Bool {
    type.contains { $0.hasSuffix("Cell") } || name?.hasSuffix("Cell") ?? false
  }
}

extension CodeReader {
  /// The arguments of a call, the elements of arrays that are arguments, and the statements of the closure.
  func elements(of call: Call) -> [Range<Int>] {
    let values = arguments(of: call).filter { $0.value.first?.kind != .leftBrace }
    let statements = call.closure?.body.statements.filter { $0.kind == .expression } ?? []
    return values.flatMap { elements(of: $0.value.indices) } + statements.map(\.tokens.indices)
  }

  /// The name of a view at the start of an expression: `card` in `card.subviews(…)`; nil without one.
  func viewAtStart(of range: Range<Int>) -> Range<Int>? {
    let bracket = code[range].outermost.first { $0.kind == .leftParen || $0.kind == .leftBrace }
    // Behind the name comes its method.
    let end = bracket.map { max(range.lowerBound, $0.index - 2) } ?? range.upperBound
    return isPath(range.lowerBound..<end) ? range.lowerBound..<end : nil
  }
}
