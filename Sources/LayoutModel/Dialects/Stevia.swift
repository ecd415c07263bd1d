import SwiftSource

/// Stevia: `subviews(email, login)`, `email.top(100).left(8).height(44)`, `layout(8, |-email-| ~ 44)`.
///
/// Read only where the file imports the library, because its names are common. Recognized are
/// - the tree: `subviews(a, b)`, `subviews { a; b }`, the older `sv(…)`, both nested, and `arrangedSubviews`;
/// - chains on a view that are statements, arguments of the library's own functions, or begin with a view that is
///   created in place: `top`, `left`, `leading`, … `width`, `height`, `size` (a number, `>=8`, `50%`), `fillContainer`,
///   `fillHorizontally`, `fillVertically`, `centerInContainer`, `centerHorizontally`, `centerVertically`,
///   `aspectRatio`, `heightEqualsWidth`, `followEdges`. The calls of a chain are a block of their own if several of
///   them are constraints. `style { }` configures; so do `text`, `image` and `placeholder`;
/// - rows such as `|-a-8-b-| ~ 44`, in `layout(…)`, `layout { }` and by themselves: see `SteviaRow`;
/// - equations such as `a.Top == b.Bottom + 8`: see `SteviaEquation`;
/// - `alignTops(a, b)`, `align(tops: a, b)`, `equalWidths(a, b)`, `equal(widths: a, b)` and similar functions.
///
/// Distances from the trailing, right and bottom edge point inward in chains and rows; the relation of a constraint is
/// the one that UIKit gets.
///
/// Source: Stevia 5.1.2 (https://github.com/freshOS/Stevia).
struct SteviaDialect {
  /// The effect of a method.
  enum Method {
    /// Creates constraints of these attributes: a distance from the superview, or a size.
    case length(LayoutAttributes)
    /// The same, also without a number.
    case place(LayoutAttributes)
    /// Relates one side to the other.
    case ratio(LayoutAttributes, to: LayoutAttributes)
    /// Relates all edges to another view's.
    case follow
    case subviews, layout, style
    /// Sets the content of the view.
    case content
    /// Relates the same attribute of one view after the other.
    case alignment

    var isConstraint: Bool {
      switch self {
      case .length, .place, .ratio, .follow: true
      default: false
      }
    }
  }

  static let dialect = ClaimingDialect(
    occurs: { $0.imports([.Stevia, .SteviaLayout]) }, library: .stevia,
    read: { Self(file: $1).read($0) }, readOperators: { Self(file: $0).readOperators() })

  let file: FactBuilder

  private func read(_ first: Call) -> Bool {
    var receiver = file.receiver(of: first)
    // `|email|.top(8)`: the operator returns the view.
    if let last = receiver.last, file.tokens[last].kind == .postfixOperator,
      file.hasSuffix(last, "|")
    {
      receiver = receiver.dropLast()
    }
    guard let view = file.path(receiver) else { return false }
    guard let method = Self.methods.value(of: first.head.index, in: file) else {
      return view.isEmpty && file.isViewName(first.head.index)
        && readChain(
          first.chain.dropFirst(), of: .unknown(at: first.chainStart.index), view: nil)
    }
    // The arguments of an alignment are read with the rows.
    if case .alignment = method { return view.isEmpty }
    return belongsToView(first, view, method)
      && readChain(
        first.chain, of: file.names.item(view, in: file.block(of: first.statement)), view: view)
  }

  /// Whether the position of a chain is one for the library; anywhere else its names may belong to a model.
  private func belongsToView(_ call: Call, _ receiver: Range<Int>, _ method: Method) -> Bool {
    switch method {
    case .subviews, .layout: return true
    default: break
    }
    let statement = call.statement
    guard statement.kind == .expression else { return false }
    if receiver.isEmpty {
      // A function of the type may have the name; that the view means itself is rare.
      let isInView = file.scopes.type(around: statement)?.isView ?? false
      let isWhole =
        call.tokens.endIndex >= statement.end.index || call.last.next?.kind == .period
      return isWhole && call.chainStart == statement.first && isInView
    }
    guard call.isInList else { return true }
    // The arguments of one of the library's functions or of `addSubview`.
    guard let name = call.outerCall?.name else { return false }
    return Self.methods.value(of: name.index, in: file) != nil || name.hasPrefix("addSubview")
  }

  // MARK: - Chains

  private typealias Link = (call: Call, method: Method)

  /// Reads the calls of a chain up to one outside the library; returns whether there is one.
  ///
  /// - Parameter view: the tokens of the view; nil for one without a name.
  private func readChain(
    _ chain: some Sequence<Call>, of item: Item, view: Range<Int>?
  ) -> Bool {
    var links: [Link] = []
    for call in chain {
      guard let method = Self.methods.value(of: call.head.index, in: file),
        Self.fits(file.arguments(of: call), method, call)
      else { break }
      links.append((call, method))
    }
    guard let first = links.first?.call else { return false }
    let constraints = links.filter(\.method.isConstraint)
    if let view, let link = constraints.first {
      file.addAction(.constraint, view, of: link.call)
    }
    // A single constraint of a statement joins a run; several are a block of their own.
    let isAlone = constraints.count == 1
    let isStatement = !first.isInList && first.chainStart == first.statement.first
    for link in links {
      let call = link.call
      switch link.method {
      case .subviews: addSubviews(of: call, view)
      case .style:
        // In parentheses and at the start of a statement it already counts as a call that configures.
        guard let view, !view.isEmpty, call != first || call.arguments == nil else { continue }
        file.addAction(.configuration, view, of: call, tokens: call.head.alone.indices)
      case let method where method.isConstraint:
        let start = first.chainStart
        let key = isAlone && isStatement ? file.run(of: first.statement) : .chain(start.index)
        let tokens = (isAlone ? start : call.head).through(call.last).indices
        let constraint = file.constraint(tokens, in: call.statement, on: item, [], .maker(key))
        addConstraint(call, method, constraint)
      default: continue
      }
    }
    return true
  }

  private static func fits(
    _ arguments: [Argument], _ method: Method, _ call: Call
  ) -> Bool {
    let beginsWithoutLabel = arguments.first.map { $0.label == nil } ?? false
    let hasClosure = call.trailingClosure != nil
    switch method {
    case .length: return arguments.count == 1 && beginsWithoutLabel && !hasClosure
    case .place: return call.arguments != nil && arguments.count <= 1 && !hasClosure
    case .ratio: return call.arguments != nil && arguments.count <= 1
    case .follow: return beginsWithoutLabel
    case .subviews, .layout: return hasClosure || beginsWithoutLabel
    case .style: return hasClosure || arguments.count == 1
    case .content: return arguments.count == 1
    case .alignment: return false
    }
  }

  private func addConstraint(_ call: Call, _ method: Method, _ constraint: Constraint) {
    var constraint = constraint
    let value = file.arguments(of: call).first?.value.indices ?? 0..<0
    switch method {
    case .length(let attributes), .place(let attributes):
      constraint.attributes = attributes
      if attributes.isDisjoint(with: [.width, .height]) {
        constraint.relate(to: .superview(at: call.head.index))
      }
      set(value, of: &constraint)
    case .ratio(let side, let other):
      constraint.attributes = side
      constraint.secondItem = constraint.firstItem
      constraint.secondAttributes = other
      constraint.multiplier = value
      file.addNumber(.multiplier, value, of: constraint)
    case .follow:
      constraint.attributes = [.top, .trailing, .bottom, .leading]
      guard file.isPath(value) else { break }
      constraint.relate(to: file.names.item(value, in: file.block(of: call.statement)))
    default: return
    }
    file.constraints.append(constraint)
  }

  /// Sets a distance or a size: `8`, `>=8`, `50%`, in a row also in parentheses; nothing for an empty one. A relation is
  /// that of the distance: at far edges the constraint has the reverse one.
  func set(_ number: Range<Int>, of constraint: inout Constraint) {
    guard !number.isEmpty else { return }
    let isInParentheses = number.count > 2 && file.isInParentheses(number)
    let number = isInParentheses ? number.dropFirst().dropLast() : number
    let sign = file.code[number.lowerBound]
    guard sign.kind == .prefixOperator, let relation = file.relation(sign.index), relation != .equal
    else { return file.readLength(number, of: &constraint) }
    let isFar = constraint.attributes.isSubset(of: .farEdges)
    constraint.relation = isFar ? relation.inverted : relation
    file.readLength(number.dropFirst(), of: &constraint)
  }

  // MARK: - The tree

  private func addSubviews(of call: Call, _ view: Range<Int>?) {
    let block = file.block(of: call.statement)
    let unknown = Item.unknown(at: call.chainStart.index)
    var parent = view.map { file.names.item($0, in: block) } ?? unknown
    // A cell adds to its content view.
    if parent.isSelf, isCell(block) { parent = unknown }
    for element in elements(of: call) {
      let view = viewPath(element)
      file.addAction(.addition, view, of: call, tokens: view ?? element, parent: parent)
    }
  }

  private func isCell(_ block: Int) -> Bool {
    guard let declaration = file.scopes.type(aroundBlock: block)?.declaration else { return false }
    return declaration.type.contains { $0.hasSuffix("Cell") }
      || declaration.name?.hasSuffix("Cell") ?? false
  }

  /// The views that a call adds to another one.
  func additions(by call: Call) -> [Range<Int>] {
    if let additions = ViewTreeDialect(file: file).additions(by: call) { return additions.views }
    guard case .subviews = Self.methods.value(of: call.head.index, in: file),
      file.path(file.receiver(of: call)) != nil
    else { return [] }
    return elements(of: call)
  }

  /// The arguments of a call, the elements of arrays that are arguments, and the statements of the closure.
  func elements(of call: Call) -> [Range<Int>] {
    let values = file.arguments(of: call).filter { $0.value.first?.kind != .leftBrace }
    let statements = call.closure?.body.statements.filter { $0.kind == .expression } ?? []
    return values.flatMap { file.elements(of: $0.value.indices) }
      + statements.map(\.tokens.indices)
  }

  /// The name of a view at the start of an expression: `card` in `card.subviews(…)`; nil without one.
  func viewPath(_ range: Range<Int>) -> Range<Int>? {
    let bracket = file.code[range].outermost.first {
      $0.kind == .leftParen || $0.kind == .leftBrace
    }
    // Behind the name comes its method.
    let end = bracket.map { max(range.lowerBound, $0.index - 2) } ?? range.upperBound
    let path = range.lowerBound..<end
    return file.isPath(path) ? path : nil
  }

  // MARK: - Names

  static let methods: NameTable<Method> = [
    "top": .length(.top), "bottom": .length(.bottom), "left": .length(.left),
    "right": .length(.right), "leading": .length(.leading), "trailing": .length(.trailing),
    "width": .length(.width), "height": .length(.height), "size": .length([.width, .height]),
    "fillContainer": .place([.top, .leading, .trailing, .bottom]),
    "fillHorizontally": .place([.leading, .trailing]), "fillVertically": .place([.top, .bottom]),
    "centerInContainer": .place([.centerX, .centerY]), "centerHorizontally": .place(.centerX),
    "centerVertically": .place(.centerY), "aspectRatio": .ratio(.width, to: .height),
    "heightEqualsWidth": .ratio(.height, to: .width), "followEdges": .follow,
    "subviews sv arrangedSubviews": .subviews, "layout": .layout, "style": .style,
    "text textKey image placeholder": .content,
    "align equal equalSizes equalWidths equalHeights": .alignment,
    "alignHorizontally alignVertically alignCenter alignTops alignBottoms": .alignment,
    "alignLefts alignRights alignLeadings alignTrailings": .alignment,
  ]

  /// The attributes that functions and their labels align.
  static let alignments: NameTable<LayoutAttributes> = [
    "tops alignTops": .top, "bottoms alignBottoms": .bottom, "lefts alignLefts": .left,
    "rights alignRights": .right, "leadings alignLeadings": .leading,
    "trailings alignTrailings": .trailing, "horizontally alignHorizontally": .centerY,
    "vertically alignVertically": .centerX, "alignCenter": [.centerX, .centerY],
    "firstBaselines": .firstBaseline, "lastBaselines": .lastBaseline,
    "sizes equalSizes": [.width, .height], "widths equalWidths": .width,
    "heights equalHeights": .height,
  ]
}

/// A row of Stevia's visual grammar: `|-a-8-b-| ~ 44`, `|login| ~ 44`, `a-10-|`.
///
/// The grammar orders the elements of a row, so its constraints have no place in an order. A name between
/// the dashes is a view if the file declares or adds it as one, if it is named like one, if it is next to a literal
/// distance, or if the row has nothing else; any other name is a distance.
struct SteviaRow {
  /// A view of a row.
  struct View {
    var path: Range<Int>
    var item: Item
  }

  private enum Element {
    case leadingEdge, trailingEdge
    case view(View)
    /// A name that may be a view or a distance.
    case name(View)
    case number(Range<Int>)
    /// A space of any width.
    case space

    var isNumber: Bool { if case .number = self { true } else { false } }

    var isEdge: Bool {
      switch self {
      case .leadingEdge, .trailingEdge: true
      default: false
      }
    }
  }

  private let dialect: SteviaDialect
  private var file: FactBuilder { dialect.file }
  private let names: SteviaNames
  private let block: Int
  private(set) var views: [View] = []
  /// The distance from the edge of the superview, empty for the standard one; nil if the row does not begin there.
  private var leading: Range<Int>?
  /// The same for its end.
  private var trailing: Range<Int>?
  /// For each view but the first, the distance in front of it; nil for a space of any width.
  private var gaps: [Range<Int>?] = []
  private var height: Range<Int>?
  /// The first number, for a row that is nothing else.
  private(set) var number: Range<Int>?
  /// Whether the text has an operator that only this grammar uses.
  var hasEdges: Bool { leading != nil || trailing != nil }
  /// Whether the text has any operator of this grammar.
  var hasOperators: Bool { hasDashes || hasEdges || height != nil }
  private var hasDashes = false
  private(set) var isRow = true

  /// Reads the tokens of an expression; `isRow` tells whether all of it belongs to the grammar.
  init(_ range: Range<Int>, knowing names: SteviaNames, in dialect: SteviaDialect, block: Int) {
    (self.dialect, self.names, self.block) = (dialect, names, block)
    var elements: [Element] = []
    var start = range.lowerBound
    scan: for token in file.code[range].outermost {
      switch token.kind {
      case .prefixOperator where token.hasPrefix("|"):
        elements += self.elements(start..<token.index, of: range) + [.leadingEdge]
      case .postfixOperator where token.hasSuffix("|"):
        elements += self.elements(start..<token.index, of: range) + [.trailingEdge]
      case .binaryOperator where token.hasPrefix("~"):
        elements += self.elements(start..<token.index, of: range)
        height = (token.index + 1)..<range.upperBound
        start = range.upperBound
        break scan
      case .binaryOperator where token.hasPrefix("-") || token.hasPrefix("\u{2043}"):
        // `-`, `--`, or the library's bullet for either.
        elements += self.elements(start..<token.index, of: range)
        hasDashes = true
      case .identifier, .keyword, .dollarIdentifier, .period, .leftParen, .leftBracket, .leftBrace,
        .integerLiteral, .floatLiteral, .stringLiteral, .prefixOperator, .postfixOperator,
        .questionPostfix, .exclamationPostfix:
        continue
      default:
        isRow = false
        return
      }
      start = token.index + 1
    }
    take(elements + self.elements(start..<range.upperBound, of: range))
  }

  private mutating func take(_ elements: [Element]) {
    let others = elements.count { !$0.isEdge }
    let isOnlyOne = others == 1 && (height != nil || elements.count > 1)
    var distance = 0..<0
    var isFree = false
    for (index, element) in elements.enumerated() {
      let isNextToNumber =
        index > 0 && elements[index - 1].isNumber
        || index + 1 < elements.count && elements[index + 1].isNumber
      switch element {
      case .leadingEdge: leading = 0..<0
      case .trailingEdge: trailing = distance
      case .space: isFree = true
      case .number(let tokens): distance = tokens
      case .name(let view) where !isOnlyOne && !isNextToNumber: distance = view.path
      case .name(let view), .view(let view):
        if !views.isEmpty {
          gaps.append(isFree ? nil : distance)
        } else if leading != nil {
          leading = distance
        }
        views.append(view)
        (distance, isFree) = (0..<0, false)
      }
      if number == nil, !distance.isEmpty { number = distance }
    }
  }

  /// Adds the constraints of the row and notes that its views are constrained.
  func addFacts(_ statement: Statement) {
    for view in views { dialect.addAction(view, statement) }
    if let leading, let first = views.first { dialect.add(first, .leading, leading, in: statement) }
    for (gap, (view, next)) in zip(gaps, zip(views, views.dropFirst())) {
      if let gap { dialect.add(next, .leading, gap, to: view, .trailing, in: statement) }
    }
    if let trailing, let last = views.last {
      dialect.add(last, .trailing, trailing, in: statement)
    }
    if let height { for view in views { dialect.add(view, .height, height, in: statement) } }
  }

  // MARK: - Elements

  /// The elements of a part of the row without an operator of the grammar: at most one, except in a list.
  private mutating func elements(_ part: Range<Int>, of row: Range<Int>) -> [Element] {
    guard let first = file.code[part].first else { return [] }
    switch first.kind {
    case .stringLiteral: return [.space]
    // `|a|.top(8)`: a chain on the row's last view.
    case .period: return []
    case .leftBracket where part.lowerBound == row.lowerBound:
      // `[a, b] ~ 44`: views that are not related to each other.
      return first.elements.filter { !$0.value.isEmpty }.flatMap {
        [element($0.value.indices), .space]
      }
    case .leftBracket, .leftBrace:
      isRow = false
      return []
    default: return [element(part)]
    }
  }

  private func element(_ range: Range<Int>) -> Element {
    guard file.tokens[range.lowerBound].kind != .prefixOperator,
      let path = dialect.viewPath(range), !path.isEmpty
    else { return .number(range) }
    let view = View(path: path, item: file.names.item(path, in: block))
    if path.upperBound < range.upperBound {
      // The receiver of a library method is always a view.
      let isOfLibrary = SteviaDialect.methods.value(of: path.upperBound + 1, in: file) != nil
      return isOfLibrary ? .view(view) : .number(range)
    }
    return names.isView(view, in: file, block) ? .view(view) : .name(view)
  }
}

// Rows as statements, layouts of rows, and alignments.
extension SteviaDialect {
  /// Reads expressions with operators, once all calls are read: rows, also in `layout` and in the functions that
  /// align, and equations.
  func readOperators() {
    let names = SteviaNames(of: self)
    var layouts: Set<Int> = []
    for call in file.code.calls where call.name != nil {
      switch Self.methods.value(of: call.head.index, in: file) {
      case .layout:
        if let closure = call.closure { layouts.insert(closure.body.index) }
        readLayout(call, names)
      case .alignment where file.receiver(of: call).isEmpty: readAlignment(call, names)
      default: continue
      }
    }
    for statement in file.code.statements
    where statement.kind == .expression && !layouts.contains(statement.block.index) {
      readRow(statement, names)
    }
    readEquations()
  }

  /// Reads a row that is a separate statement. An expression with a minus may be the value of a closure or a function.
  private func readRow(_ statement: Statement, _ names: SteviaNames) {
    let row = SteviaRow(
      statement.tokens.indices, knowing: names, in: self, block: statement.block.index)
    guard row.isRow, row.hasEdges || row.hasOperators && statement.block.count != 1 else { return }
    row.addFacts(statement)
  }

  /// Adds one constraint with another view, the superview, or a size.
  ///
  /// - Parameters:
  ///   - number: the constant; empty for none.
  ///   - second: the attributes of the other view, if they differ.
  func add(
    _ view: SteviaRow.View, _ attributes: LayoutAttributes, _ number: Range<Int> = 0..<0,
    to other: SteviaRow.View? = nil, _ second: LayoutAttributes? = nil, in statement: Statement
  ) {
    var constraint = file.constraint(
      view.path, in: statement, on: view.item, attributes, .maker(.list(view.path.lowerBound)))
    constraint.hasPlace = false
    if let other {
      constraint.secondItem = other.item
      constraint.secondAttributes = second ?? attributes
    } else if attributes != .height {
      constraint.relate(to: .superview(at: view.path.lowerBound))
    }
    set(number, of: &constraint)
    file.constraints.append(constraint)
  }

  /// Notes that a statement constrains a view.
  func addAction(_ view: SteviaRow.View, _ statement: Statement, member: Lexeme? = nil) {
    file.addAction(
      .constraint, statement, view.path, in: file.block(of: statement), member: member,
      tokens: view.path)
  }

  // MARK: - Layouts

  /// `layout(8, |-a-|, 8, b)`: distances from the top to the bottom, with rows between.
  private func readLayout(_ call: Call, _ names: SteviaNames) {
    let statement = call.statement
    var previous: SteviaRow.View?
    var isPreviousRow = false
    var margin: Range<Int>?
    for element in elements(of: call) {
      let row = SteviaRow(element, knowing: names, in: self, block: file.block(of: statement))
      guard row.isRow, let view = row.views.first else {
        margin = row.isRow ? row.number : nil
        isPreviousRow = false
        continue
      }
      row.addFacts(statement)
      if margin != nil || isPreviousRow {
        add(view, .top, margin ?? 0..<0, to: previous, .bottom, in: statement)
      }
      for other in row.views.dropFirst() { add(other, .centerY, to: view, in: statement) }
      (previous, margin) = (view, nil)
      isPreviousRow = row.views.count == 1
    }
    if let previous, let margin { add(previous, .bottom, margin, in: statement) }
  }

  // MARK: - Alignments

  /// `alignTops(a, b, c)`, `align(tops: a, b, c)`: each view with the next one.
  private func readAlignment(_ call: Call, _ names: SteviaNames) {
    guard let arguments = call.arguments,
      let attributes = Self.alignments.value(of: call.head.index, in: file)
        ?? arguments.first?.label.flatMap({ Self.alignments.value(of: $0.index, in: file) })
    else { return }
    let block = file.block(of: call.statement)
    var views: [SteviaRow.View] = []
    for element in elements(of: call) {
      let row = SteviaRow(element, knowing: names, in: self, block: block)
      if row.hasEdges || row.views.count > 1 {
        row.addFacts(call.statement)
        views += row.views
      } else if let path = viewPath(element), !path.isEmpty {
        views.append(SteviaRow.View(path: path, item: file.names.item(path, in: block)))
      }
    }
    guard views.count > 1 else { return }
    for (view, next) in zip(views, views.dropFirst()) {
      add(view, attributes, to: next, in: call.statement)
    }
    for view in views { addAction(view, call.statement, member: call.name) }
  }
}

/// The names in Stevia's rows, as far as the file shows their meaning.
struct SteviaNames {
  private var added: Set<UInt64> = []

  init(of dialect: SteviaDialect) {
    let file = dialect.file
    for call in file.code.calls where call.name != nil {
      let block = file.block(of: call.statement)
      for path in dialect.additions(by: call).compactMap(dialect.viewPath) where !path.isEmpty {
        added.insert(file.names.item(path, in: block).key)
      }
    }
  }

  func isView(_ view: SteviaRow.View, in file: FactBuilder, _ block: Int) -> Bool {
    if view.item.isSelf || added.contains(view.item.key) { return true }
    let path = view.path
    guard let name = path.last(where: { file.tokens[$0].kind == .identifier }) else {
      return path.count == 1 && file.tokens[path.lowerBound].kind == .dollarIdentifier
    }
    if name == path.lowerBound, let local = file.scopes.local(name, in: block) {
      return file.names.viewNames.contains(local) || file.isNamedLikeView(name)
    }
    return file.names.isViewProperty(name, in: block) || file.isNamedLikeView(name)
  }
}

/// Stevia's equations: `a.Top == b.Bottom + 8`, `a.Width >= 50 % Width`, `(a.Height == 44).priority = .required`.
///
/// A comparison whose left side ends in one of the library's attributes is always a constraint, except in a condition.
/// Adjacent statements are a run. A number alone is the distance to the superview, which points inward for
/// the bottom and right edges.
extension SteviaDialect {
  /// Reads the equations of the file in source order.
  func readEquations() {
    for index in file.tokens.indices where file.tokens[index].kind == .binaryOperator {
      guard let relation = file.relation(index), let attribute = attribute(before: index),
        let owner = file.code[index].statement
      else { continue }
      switch owner.kind {
      case .expression, .assignment, .property, .transfer: read(index, attribute, relation, owner)
      // A condition.
      default: continue
      }
    }
  }

  /// The attribute on the left side of a comparison: its last name, or the one in front of another term, as in
  /// `a.Top + 8 == b.Top`.
  private func attribute(before equal: Int) -> Int? {
    let side = file.code[max(1, equal - 8)..<max(1, equal)].reversed().prefix { token in
      switch token.kind {
      case .identifier, .integerLiteral, .floatLiteral, .period, .leftParen, .rightParen,
        .binaryOperator:
        true
      default: false
      }
    }
    let sign = side.first { $0.kind == .binaryOperator }
    return [equal, sign?.index ?? equal].lazy.map { $0 - 1 }
      .first { $0 >= 0 && attributes(at: $0) != nil }
  }

  private func attributes(at name: Int) -> LayoutAttributes? {
    Self.equationAttributes.value(of: name, in: file)
  }

  private func read(
    _ equal: Int, _ attribute: Int, _ relation: Constraint.Relation, _ owner: Statement
  ) {
    guard let view = view(before: attribute), let attributes = attributes(at: attribute),
      let end = end(after: equal, in: owner)
    else { return }
    let block = owner.block.index
    let isAlone = owner.kind == .expression && owner.tokens.indices == view.lowerBound..<end
    var constraint = file.constraint(
      view.lowerBound..<end, in: owner, on: file.names.item(view, in: block), attributes,
      .maker(isAlone ? file.run(of: owner) : .list(equal)), relation)
    readTail((attribute + 1)..<equal, of: &constraint)
    readRight((equal + 1)..<end, of: &constraint, in: block)
    if let assignment = owner.assignment, let value = owner.assignedValue,
      assignment.index > end, file.tokens[end].kind == .rightParen,
      assignment.previous?.is(.priority) ?? false
    {
      // `(a.Height == 44).priority = …`
      constraint.priority = value.indices
    }
    file.addAction(
      .constraint, owner, view, in: block, member: file.code[attribute],
      tokens: view.lowerBound..<(attribute + 1))
    file.constraints.append(constraint)
  }

  /// The tokens of the view in front of an attribute; empty for the view around the code, nil for the result of
  /// a call.
  private func view(before attribute: Int) -> Range<Int>? {
    guard let start = file.chainStart(endingAt: attribute) else { return nil }
    return file.path(start..<max(start, attribute - 1))
  }

  /// The index after the right side; nil for one of extreme length.
  private func end(after equal: Int, in statement: Statement) -> Int? {
    // A side that contains many others would be read again with each of them.
    let most = CodeReader.longestClimb
    let rest = statement.tokens.suffix(after: file.code[equal])
    let ending = rest.outermost.prefix(most).first { token in
      switch token.kind {
      case .comma, .rightParen, .rightBracket, .rightBrace, .semicolon, .questionInfix, .colon: true
      default: false
      }
    }
    let end = ending?.index ?? rest.endIndex
    return end > equal + 1 && end - equal <= most ? end : nil
  }

  // MARK: - The right side

  private func readRight(_ range: Range<Int>, of constraint: inout Constraint, in block: Int) {
    let attribute = file.code[range].outermost.first { name in
      let isCalled = name.index + 1 < range.upperBound && name.next?.kind == .leftParen
      return name.kind == .identifier && !isCalled && attributes(at: name.index) != nil
    }
    guard let attribute = attribute?.index, let attributes = attributes(at: attribute)
    else { return readNumber(range, of: &constraint) }
    let view = view(before: attribute)
    constraint.secondItem = view.map { file.names.item($0, in: block) } ?? .unknown(at: attribute)
    constraint.secondAttributes = attributes
    let start = view?.lowerBound ?? attribute
    // `50 % b.Width`, and behind it `* 2`, `/ 2`, `+ 8`, `- 8`.
    if start > range.lowerBound { constraint.multiplier = range.lowerBound..<start }
    readTail((attribute + 1)..<range.upperBound, of: &constraint)
    file.addNumber(.offset, constraint.constant, of: constraint)
    file.addNumber(.multiplier, constraint.multiplier, of: constraint)
  }

  private func readTail(_ tail: Range<Int>, of constraint: inout Constraint) {
    var index = tail.lowerBound
    while index < tail.upperBound, file.tokens[index].kind == .binaryOperator {
      var end = index + 1
      while end < tail.upperBound, !isSum(end) { end = file.skip(end) }
      switch file.bytes[Int(file.tokens[index].start)] {
      case UInt8(ascii: "*"): constraint.multiplier = (index + 1)..<end
      // With its sign, as in the other dialects.
      case UInt8(ascii: "/"): constraint.multiplier = index..<end
      case UInt8(ascii: "+"):
        constraint.constant = (index + 1)..<tail.upperBound
        return
      default:
        constraint.constant = index..<tail.upperBound
        return
      }
      index = end
    }
  }

  private func isSum(_ token: Int) -> Bool {
    file.tokens[token].kind == .binaryOperator
      && (file.hasPrefix(token, "+") || file.hasPrefix(token, "-"))
  }

  /// `a.Top == 8`: a distance to the superview; `a.Width == 44`: a size.
  private func readNumber(_ range: Range<Int>, of constraint: inout Constraint) {
    if constraint.attributes.isDisjoint(with: [.width, .height]) {
      constraint.relate(to: .superview(at: range.lowerBound))
      constraint.constantPointsInward = constraint.attributes.isSubset(of: [.right, .bottom])
    }
    constraint.constant = range
    file.addNumber(.offset, range, of: constraint)
  }

  private static let equationAttributes: NameTable<LayoutAttributes> = [
    "Width": .width, "Height": .height, "Top": .top, "Bottom": .bottom, "Left": .left,
    "Right": .right, "Leading": .leading, "Trailing": .trailing, "CenterX": .centerX,
    "CenterY": .centerY, "FirstBaseline": .firstBaseline, "LastBaseline": .lastBaseline,
  ]
}
