import SwiftSource

extension LayoutLibrary {
  public static let stevia = LayoutLibrary(
    "stevia", "Stevia", [.activatesItself, .relatesToSuperview], triggers: SteviaDialect.modules,
    claiming: ClaimingDialect(
      occurs: { $0.imports(SteviaDialect.modules) }, read: { SteviaDialect(file: $1).read($0) },
      readOperators: { SteviaDialect(file: $0).readOperators() }),
    comparing: SteviaEquations.self)
}

/// Stevia: `subviews(email, login)`, `email.top(100).left(8).height(44)`, `layout(8, |-email-| ~ 44)`.
///
/// Read only where the file imports the library, because its names are common:
/// - the tree: `subviews(a, b)`, `subviews { a; b }`, the older `sv(…)`, also nested, and `arrangedSubviews`;
/// - chains on a view that are statements, arguments of the library's own functions, or begin with a view that is
///   created in place. Their calls are a block of their own if several of them are constraints;
/// - rows, in `layout(…)`, `layout { }` and by themselves: see `SteviaRow`; equations: see `SteviaEquations`;
/// - `alignTops(a, b)`, `align(tops: a, b)`, `equalWidths(a, b)`, `equal(widths: a, b)` and similar functions.
///
/// Distances from the trailing, right and bottom edge point inward in chains and rows; the relation of a constraint is
/// the one that UIKit gets.
///
/// Source: Stevia 5.1.2 (https://github.com/freshOS/Stevia).
struct SteviaDialect {
  fileprivate static let modules: [LayoutWord] = [.Stevia, .SteviaLayout]

  let file: FactBuilder
  /// The views that the code adds, as far as they are known.
  fileprivate var added = KeySet()

  fileprivate func read(_ first: Call) -> Bool {
    var receiver = file.receiver(of: first)
    // `|email|.top(8)`: the operator returns the view.
    if let last = receiver.last, file.tokens[last].kind == .postfixOperator,
      file.hasSuffix(last, "|")
    {
      receiver = receiver.dropLast()
    }
    guard let view = file.path(receiver) else { return false }
    // The arguments of an alignment are read with the rows.
    if view.isEmpty, aligns(first.head) { return true }
    guard Self.table.has(first.head) else {
      return view.isEmpty && file.isViewName(first.head.index)
        && Self.table.readChain(
          first.chain.dropFirst(), of: .unknown(at: first.chainStart.index), view: nil, in: file)
    }
    let item = file.names.item(view, in: file.block(of: first.statement))
    return belongsToView(first, view)
      && Self.table.readChain(first.chain, of: item, view: view, in: file)
  }

  private func belongsToView(_ call: Call, _ receiver: Range<Int>) -> Bool {
    if Self.containers.contains(call.head) { return true }
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
    return Self.table.has(name) || aligns(name) || name.hasPrefix("addSubview")
  }

  // MARK: - Names

  fileprivate static let table = LibraryTable(
    modules: modules, labels: ["padding offset": .first],
    links: [
      "top": distance(.top), "bottom": distance(.bottom), "left": distance(.left),
      "right": distance(.right), "leading": distance(.leading), "trailing": distance(.trailing),
      "width": distance(.width), "height": distance(.height), "size": distance([.width, .height]),
      "fillContainer": [.length([.top, .leading, .trailing, .bottom])],
      "fillHorizontally": [.length([.leading, .trailing])],
      "fillVertically": [.length([.top, .bottom])],
      "centerInContainer": [.length([.centerX, .centerY])],
      "centerHorizontally": [.length(.centerX)], "centerVertically": [.length(.centerY)],
      "aspectRatio": [ratio(.width, to: .height)],
      "heightEqualsWidth": [ratio(.height, to: .width)],
      "followEdges": [
        LibraryTable.Form(
          attributes: .fixed([.top, .trailing, .bottom, .leading]), needs: [.first],
          target: .other(.first))
      ],
      "subviews sv arrangedSubviews": [
        LibraryTable.Form(attributes: .fixed([]), views: .added)
      ],
      "style": [LibraryTable.Form(attributes: .fixed([]), views: .configured)],
      "layout text textKey image placeholder": [.nothing],
    ])

  private static func distance(_ attributes: LayoutAttributes) -> [LibraryTable.Form] {
    var form = LibraryTable.Form.length(attributes, needs: [.first])
    form.allows = [.first]
    return [form]
  }

  private static func ratio(
    _ side: LayoutAttributes, to other: LayoutAttributes
  ) -> LibraryTable.Form {
    LibraryTable.Form(
      attributes: .fixed(side), target: .itself, second: .fixed(other), multiplier: .first)
  }

  private static let containers = KeySet(names: "subviews sv arrangedSubviews layout")

  private func aligns(_ name: Lexeme) -> Bool {
    (name.hasPrefix("align") || name.hasPrefix("equal")) && Self.alignments.value(of: name) != nil
  }

  /// The attributes that functions and their labels align; none for the functions with such labels.
  private static let alignments: NameTable<LayoutAttributes> = [
    "align equal": [],
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
  init(_ range: Range<Int>, in dialect: SteviaDialect, block: Int) {
    (self.dialect, self.block) = (dialect, block)
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
      let path = file.viewAtStart(of: range), !path.isEmpty
    else { return .number(range) }
    let view = View(path: path, item: file.names.item(path, in: block))
    if path.upperBound < range.upperBound {
      // The receiver of a library method is always a view.
      let isOfLibrary = SteviaDialect.table.has(file.code[path.upperBound + 1])
      return isOfLibrary ? .view(view) : .number(range)
    }
    return dialect.isView(view, block) ? .view(view) : .name(view)
  }
}

// Rows as statements, layouts of rows, and alignments.
extension SteviaDialect {
  /// Reads expressions with operators, once all calls are read: rows, also in `layout` and in the functions that
  /// align, and equations.
  func readOperators() {
    var dialect = self
    for action in file.actions where action.role == .addition && action.item.key != 0 {
      dialect.added.insert(action.item.key)
    }
    var layouts: Set<Int> = []
    for call in file.code.calls where call.name != nil {
      if call.head == "layout" {
        if let closure = call.closure { layouts.insert(closure.body.index) }
        dialect.readLayout(call)
      } else if aligns(call.head), file.receiver(of: call).isEmpty {
        dialect.readAlignment(call)
      }
    }
    for statement in file.code.statements
    where statement.kind == .expression && !layouts.contains(statement.block.index) {
      dialect.readRow(statement)
    }
  }

  /// Reads a row that is a separate statement. An expression with a minus may be the value of a closure or a function.
  private func readRow(_ statement: Statement) {
    let row = SteviaRow(statement.tokens.indices, in: self, block: statement.block.index)
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
    file.readLength(number, of: &constraint)
    file.add(constraint)
  }

  func addAction(_ view: SteviaRow.View, _ statement: Statement, member: Lexeme? = nil) {
    file.addAction(
      .constraint, statement, view.path, in: file.block(of: statement), member: member,
      tokens: view.path)
  }

  // MARK: - Layouts

  /// `layout(8, |-a-|, 8, b)`: distances from the top to the bottom, with rows between.
  private func readLayout(_ call: Call) {
    let statement = call.statement
    var previous: SteviaRow.View?
    var isPreviousRow = false
    var margin: Range<Int>?
    for element in file.elements(of: call) {
      let row = SteviaRow(element, in: self, block: file.block(of: statement))
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
  private func readAlignment(_ call: Call) {
    let names = [call.head, call.arguments?.first?.label].compactMap { $0 }
    let attributes = names.lazy.compactMap(Self.alignments.value).first { !$0.isEmpty }
    guard let attributes else { return }
    let block = file.block(of: call.statement)
    var views: [SteviaRow.View] = []
    for element in file.elements(of: call) {
      let row = SteviaRow(element, in: self, block: block)
      if row.hasEdges || row.views.count > 1 {
        row.addFacts(call.statement)
        views += row.views
      } else if let path = file.viewAtStart(of: element), !path.isEmpty {
        views.append(SteviaRow.View(path: path, item: file.names.item(path, in: block)))
      }
    }
    guard views.count > 1 else { return }
    for (view, next) in zip(views, views.dropFirst()) {
      add(view, attributes, to: next, in: call.statement)
    }
    for view in views { addAction(view, call.statement, member: call.name) }
  }

  fileprivate func isView(_ view: SteviaRow.View, _ block: Int) -> Bool {
    if view.item.isSelf || added.contains(view.item.key) { return true }
    let path = view.path
    guard let name = path.last(where: { file.tokens[$0].kind == .identifier }) else {
      return path.count == 1 && file.tokens[path.lowerBound].kind == .dollarIdentifier
    }
    return file.isNamedLikeView(name)
      || file.names.isDeclaredView(name, name > path.lowerBound, in: block) == true
  }
}

/// Stevia's equations: `a.Top == b.Bottom + 8`, `a.Width >= 50 % Width`, `(a.Height == 44).priority = .required`.
///
/// A comparison whose left side is one of the library's attributes is always a constraint, except in a condition. A
/// number alone is the distance to the superview, which points inward for the bottom and right edges.
private enum SteviaEquations: ComparisonDialect {
  static func occurs(in file: FactBuilder) -> Bool { file.imports(SteviaDialect.modules) }

  static func attributes(_ token: Token) -> LayoutAttributes {
    guard let word = token.layoutWord, LayoutWord.attributeTypes.contains(word) else { return [] }
    return LayoutAttributes(named: word)
  }

  static func read(_ comparison: Comparison, in file: FactBuilder) -> Bool {
    let left = comparison.left
    guard file.isPath(left) else { return true }
    let side = side(comparison, in: file)
    let placement = file.placement(of: comparison.expression).made
    var constraint = constraint(comparison, side, placement, in: file)
    if side.operand.isEmpty, constraint.attributes.isDisjoint(with: [.width, .height]) {
      constraint.constant = side.constants.all
      constraint.relate(to: .superview(at: comparison.right.lowerBound))
      constraint.constantPointsInward = constraint.attributes.isSubset(of: [.right, .bottom])
    }
    if let value = constraint.statement.assignedValue, let sign = constraint.statement.assignment,
      sign.index > comparison.expression.end, sign.previous?.is(.priority) ?? false
    {
      constraint.priority = value.indices
    }
    add(constraint, side, in: file)
    return true
  }
}
