import SwiftSource

/// A row of Stevia's visual grammar: `|-a-8-b-| ~ 44`, `|login| ~ 44`, `a-10-|`.
///
/// The elements of a row stand in the order of the grammar, so its constraints have no place in an order. A name between
/// the dashes is a view if the file declares or adds it as one, if it is named like one, if it stands beside a distance
/// that is written out, or if the row has nothing else; any other name is a distance.
struct SteviaRow {
  /// A view of a row.
  struct View {
    var path: Range<Int>
    var item: Item
  }

  /// One end of the row, or what stands between two views.
  private struct Gap {
    var number: Range<Int>?
  }

  private enum Element {
    case leadingEdge, trailingEdge
    case view(View)
    /// A name that may be a view or a distance.
    case name(View)
    case number(Range<Int>)
    /// A space of any width.
    case space
  }

  private(set) var views: [View] = []
  private var leading: Gap?
  private var trailing: Gap?
  /// For each view but the first, what is in front of it; nil for a space of any width.
  private var gaps: [Gap?] = []
  private var height: Gap?
  /// The first number, for a row that is nothing else.
  private(set) var number: Range<Int>?
  /// Whether the text has an operator of the grammar that nothing else is written with.
  private(set) var hasEdges = false
  private(set) var isRow = true

  /// Reads the tokens of an expression; `isRow` says whether all of it is of the grammar.
  init(_ range: Range<Int>, knowing names: SteviaNames, in file: FactBuilder, block: Int) {
    var elements: [Element] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch file.tokens[index].kind {
      case .prefixOperator where file.hasPrefix(index, "|"):
        elements.append(.leadingEdge)
        index += 1
      case .postfixOperator where file.hasSuffix(index, "|"):
        elements.append(.trailingEdge)
        index += 1
      case .binaryOperator where file.hasPrefix(index, "~"):
        height = Gap(number: (index + 1)..<range.upperBound)
        index = range.upperBound
      case .binaryOperator where SteviaDialect.isDash(index, in: file):
        index += 1
      case .leftBracket where index == range.lowerBound:
        // `[a, b] ~ 44`: views that have nothing to do with each other.
        for element in file.outline.arguments(index, file.tokens) where !element.value.isEmpty {
          elements += [Self.element(element.value, names, in: file, block), .space]
        }
        index = file.outline.skip(index, file.tokens)
      case .stringLiteral:
        elements.append(.space)
        index += 1
      case .period:
        // `|a|.top(8)`: a chain on the row's last view.
        index = Self.end(of: index, range, in: file)
      case .identifier, .keyword, .dollarIdentifier, .leftParen, .integerLiteral, .floatLiteral,
        .prefixOperator:
        let end = Self.end(of: index, range, in: file)
        elements.append(Self.element(index..<end, names, in: file, block))
        index = end
      default:
        isRow = false
        return
      }
    }
    Self.settle(&elements, hasHeight: height != nil)
    take(elements)
  }

  /// Decides which names are views.
  private static func settle(_ elements: inout [Element], hasHeight: Bool) {
    var isOnly = hasHeight
    var things = 0
    for element in elements {
      switch element {
      case .leadingEdge, .trailingEdge: isOnly = true
      default: things += 1
      }
    }
    isOnly = isOnly && things == 1
    for index in elements.indices {
      guard case .name(let view) = elements[index] else { continue }
      var isView = isOnly
      if index > 0, case .number = elements[index - 1] { isView = true }
      if index + 1 < elements.count, case .number = elements[index + 1] { isView = true }
      if isView { elements[index] = .view(view) }
    }
  }

  private mutating func take(_ elements: [Element]) {
    var pending: Range<Int>?
    var isFree = false
    for element in elements {
      switch element {
      case .leadingEdge:
        hasEdges = true
        leading = Gap()
      case .trailingEdge:
        hasEdges = true
        trailing = Gap(number: pending)
      case .space: isFree = true
      case .number(let tokens):
        number = number ?? tokens
        pending = tokens
      case .name(let view):
        number = number ?? view.path
        pending = view.path
      case .view(let view):
        if views.isEmpty {
          leading?.number = pending
        } else {
          gaps.append(isFree ? nil : Gap(number: pending))
        }
        views.append(view)
        (pending, isFree) = (nil, false)
      }
    }
  }

  /// Adds the constraints of the row and says of its views that they are constrained.
  func addFacts(statement: Int, in file: FactBuilder) {
    let block = file.block(of: statement)
    for view in views {
      file.addAction(.constraint, statement, view.path, in: block, member: -1, tokens: view.path)
    }
    if let leading, let first = views.first {
      Self.add(first, .leading, leading.number, to: nil, statement, in: file)
    }
    for (index, gap) in gaps.enumerated() {
      guard let gap else { continue }
      Self.add(
        views[index + 1], .leading, gap.number, to: (views[index], .trailing), statement, in: file)
    }
    if let trailing, let last = views.last {
      Self.add(last, .trailing, trailing.number, to: nil, statement, in: file)
    }
    if let height {
      for view in views { Self.add(view, .height, height.number, to: nil, statement, in: file) }
    }
  }

  /// Adds one constraint; `other` is nil for the superview, or for a size.
  static func add(
    _ view: View, _ attributes: LayoutAttributes, _ number: Range<Int>?,
    to other: (view: View, attributes: LayoutAttributes)?, _ statement: Int, in file: FactBuilder
  ) {
    var constraint = Constraint(
      tokens: view.path, statement: file.code.statements[statement], firstItem: view.item,
      attributes: attributes,
      relation: .equal, container: .maker, block: .list(view.path.lowerBound))
    constraint.hasPlace = false
    if let other {
      constraint.secondItem = other.view.item
      constraint.secondAttributes = other.attributes
    } else if attributes != .height {
      constraint.secondItem = .superview(at: view.path.lowerBound)
      constraint.secondAttributes = attributes
    }
    if let number { SteviaNumber(number, in: file).set(&constraint, in: file) }
    file.constraints.append(constraint)
  }

  // MARK: - Elements

  /// The index after the element at `index`: a postfix expression, perhaps with an operator bound to it.
  private static func end(of index: Int, _ range: Range<Int>, in file: FactBuilder) -> Int {
    var end = index
    if file.tokens[end].kind == .prefixOperator { end += 1 }
    end = file.outline.skip(min(end, range.upperBound - 1), file.tokens)
    while end < range.upperBound {
      switch file.tokens[end].kind {
      case .period, .identifier, .keyword, .questionPostfix, .exclamationPostfix, .leftParen,
        .leftBracket, .leftBrace, .integerLiteral:
        end = file.outline.skip(end, file.tokens)
      case .postfixOperator where !file.hasSuffix(end, "|"): end += 1
      default: return min(end, range.upperBound)
      }
    }
    return min(end, range.upperBound)
  }

  private static func element(
    _ range: Range<Int>, _ names: SteviaNames, in file: FactBuilder, _ block: Int
  ) -> Element {
    guard file.tokens[range.lowerBound].kind != .prefixOperator,
      let path = SteviaDialect.viewPath(range, in: file), !path.isEmpty
    else { return .number(range) }
    let view = View(path: path, item: file.names.item(path, in: block))
    if path.upperBound < range.upperBound {
      // A method of the library is called on a view in any case.
      let isOfLibrary = SteviaDialect.methods.value(of: path.upperBound + 1, in: file) != nil
      return isOfLibrary ? .view(view) : .number(range)
    }
    return names.isView(view.item, path, in: file, block) ? .view(view) : .name(view)
  }
}

/// What the file knows of the names in rows.
struct SteviaNames {
  private var added: Set<UInt64> = []

  init(_ file: FactBuilder) {
    for action in file.actions where action.role == .addition && action.item.key != 0 {
      added.insert(action.item.key)
    }
  }

  func isView(_ item: Item, _ path: Range<Int>, in file: FactBuilder, _ block: Int) -> Bool {
    if item.isSelf || added.contains(item.key) { return true }
    guard let name = path.last(where: { file.tokens[$0].kind == .identifier }) else {
      return path.count == 1 && file.tokens[path.lowerBound].kind == .dollarIdentifier
    }
    if name == path.lowerBound, let local = file.scopes.local(name, in: block) {
      return file.names.viewNames.contains(local) || file.isNamedLikeView(name)
    }
    return file.names.isViewProperty(name, in: block) || file.isNamedLikeView(name)
  }
}

extension SteviaDialect {
  /// Reads what is written with operators, once all calls are read: rows, also in `layout` and in the functions that
  /// align, and equations.
  static func readOperators(in file: FactBuilder) {
    let names = SteviaNames(file)
    var layouts: Set<Int> = []
    for call in file.outline.calls where call.name >= 0 {
      switch methods.value(of: call.name, in: file) {
      case .layout where call.open >= 0 || call.trailingClosure >= 0:
        if let closure = file.closure(of: call)?.block { layouts.insert(closure) }
        readLayout(call, names, in: file)
      case .alignment(let attributes) where file.receiver(of: call).isEmpty:
        readAlignment(call, attributes, names, in: file)
      case .labelledAlignment where file.receiver(of: call).isEmpty:
        guard let label = file.arguments(of: call).first?.label, label >= 0,
          let attributes = alignmentLabels.value(of: label, in: file)
        else { continue }
        readAlignment(call, attributes, names, in: file)
      default: continue
      }
    }
    for (index, statement) in file.outline.statements.enumerated()
    where statement.kind == .expression && !layouts.contains(statement.block) {
      readRow(index, statement, names, in: file)
    }
    var equations = SteviaEquation(in: file)
    equations.readAll()
  }

  /// A row that is a statement by itself. An expression with a minus may be the value of a closure or a function.
  private static func readRow(
    _ index: Int, _ statement: Outline.Statement, _ names: SteviaNames, in file: FactBuilder
  ) {
    guard mayBeRow(statement, in: file) else { return }
    let row = SteviaRow(
      statement.first..<statement.end, knowing: names, in: file, block: statement.block)
    let isValue = file.outline.blocks[statement.block].count == 1
    if row.isRow, row.hasEdges || !isValue { row.addFacts(statement: index, in: file) }
  }

  private static func mayBeRow(_ statement: Outline.Statement, in file: FactBuilder) -> Bool {
    var index = statement.first
    while index < statement.end {
      switch file.tokens[index].kind {
      case .prefixOperator where file.hasPrefix(index, "|"),
        .postfixOperator where file.hasSuffix(index, "|"):
        return true
      case .binaryOperator where file.hasPrefix(index, "~") || isDash(index, in: file):
        return true
      case .comma, .equal, .questionInfix: return false
      default: index = file.outline.skip(index, file.tokens)
      }
    }
    return false
  }

  /// Whether an operator joins the elements of a row: `-`, `--`, or the bullet that the library has for either.
  static func isDash(_ token: Int, in file: FactBuilder) -> Bool {
    file.hasPrefix(token, "-") || file.hasPrefix(token, "\u{2043}")
  }

  // MARK: - Layouts

  /// `layout(8, |-a-|, 8, b)`: distances from the top to the bottom, with rows between.
  private static func readLayout(
    _ call: Outline.Call, _ names: SteviaNames, in file: FactBuilder
  ) {
    let block = file.block(of: call.statement)
    var previous: SteviaRow.View?
    var isPreviousRow = false
    var margin: Range<Int>?
    var isFirst = true
    func add(
      _ view: SteviaRow.View, _ attributes: LayoutAttributes, _ number: Range<Int>?,
      to other: SteviaRow.View?
    ) {
      SteviaRow.add(
        view, attributes, number, to: other.map { ($0, .bottom) }, call.statement, in: file)
    }
    forEachElement(of: call, in: file) { element in
      let row = SteviaRow(element, knowing: names, in: file, block: block)
      guard row.isRow, let view = row.views.first else {
        margin = row.isRow ? row.number : nil
        isPreviousRow = false
        return
      }
      row.addFacts(statement: call.statement, in: file)
      if let previous, margin != nil || isPreviousRow {
        add(view, .top, margin, to: previous)
      } else if isFirst, margin != nil {
        add(view, .top, margin, to: nil)
      }
      for other in row.views.dropFirst() {
        SteviaRow.add(other, .centerY, nil, to: (view, .centerY), call.statement, in: file)
      }
      (previous, margin, isFirst) = (view, nil, false)
      isPreviousRow = row.views.count == 1
    }
    if let previous, let margin {
      add(previous, .bottom, margin, to: nil)
    }
  }

  // MARK: - Alignments

  /// `alignTops(a, b, c)`: each view with the next one.
  private static func readAlignment(
    _ call: Outline.Call, _ attributes: LayoutAttributes, _ names: SteviaNames, in file: FactBuilder
  ) {
    guard call.open >= 0 else { return }
    let block = file.block(of: call.statement)
    var views: [SteviaRow.View] = []
    forEachElement(of: call, in: file) { element in
      let row = SteviaRow(element, knowing: names, in: file, block: block)
      if row.hasEdges || row.views.count > 1 {
        row.addFacts(statement: call.statement, in: file)
        views += row.views
      } else if let path = viewPath(element, in: file), !path.isEmpty {
        views.append(SteviaRow.View(path: path, item: file.names.item(path, in: block)))
      }
    }
    guard views.count > 1 else { return }
    for (view, next) in zip(views, views.dropFirst()) {
      SteviaRow.add(view, attributes, nil, to: (next, attributes), call.statement, in: file)
    }
    for view in views {
      file.addAction(
        .constraint, call.statement, view.path, in: block, member: call.name, tokens: view.path)
    }
  }

  private static let alignmentLabels: NameTable<LayoutAttributes> = [
    "tops": .top, "bottoms": .bottom, "lefts": .left, "rights": .right, "leadings": .leading,
    "trailings": .trailing, "horizontally": .centerY, "vertically": .centerX,
    "firstBaselines": .firstBaseline, "lastBaselines": .lastBaseline, "sizes": [.width, .height],
    "widths": .width, "heights": .height,
  ]
}
