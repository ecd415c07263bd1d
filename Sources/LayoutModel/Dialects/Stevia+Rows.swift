import SwiftSource

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

  /// One end of the row, or the space between two views.
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

  private let dialect: SteviaDialect
  private var file: FactBuilder { dialect.file }
  private let names: SteviaNames
  private let block: Int
  private(set) var views: [View] = []
  private var leading: Gap?
  private var trailing: Gap?
  /// For each view but the first, the distance in front of it; nil for a space of any width.
  private var gaps: [Gap?] = []
  private var height: Gap?
  /// The first number, for a row that is nothing else.
  private(set) var number: Range<Int>?
  /// Whether the text has an operator that only this grammar uses.
  private(set) var hasEdges = false
  private(set) var isRow = true

  /// Reads the tokens of an expression; `isRow` tells whether all of it belongs to the grammar.
  init(_ range: Range<Int>, knowing names: SteviaNames, in dialect: SteviaDialect, block: Int) {
    (self.dialect, self.names, self.block) = (dialect, names, block)
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
      case .binaryOperator where dialect.isDash(index):
        index += 1
      case .leftBracket where index == range.lowerBound:
        // `[a, b] ~ 44`: views that are not related to each other.
        for element in file.code[index].elements where !element.value.isEmpty {
          elements += [self.element(element.value.indices), .space]
        }
        index = file.skip(index)
      case .stringLiteral:
        elements.append(.space)
        index += 1
      case .period:
        // `|a|.top(8)`: a chain on the row's last view.
        index = end(of: index, range)
      case .identifier, .keyword, .dollarIdentifier, .leftParen, .integerLiteral, .floatLiteral,
        .prefixOperator:
        let end = end(of: index, range)
        elements.append(element(index..<end))
        index = end
      default:
        isRow = false
        return
      }
    }
    Self.markViews(among: &elements, hasHeight: height != nil)
    take(elements)
  }

  /// Decides which names are views.
  private static func markViews(among elements: inout [Element], hasHeight: Bool) {
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

  /// Adds the constraints of the row and notes that its views are constrained.
  func addFacts(statement: Statement) {
    func add(_ view: View, _ attributes: LayoutAttributes, _ gap: Gap, to other: View? = nil) {
      dialect.add(view, attributes, gap.number, to: other, .trailing, in: statement)
    }
    for view in views {
      file.addAction(
        .constraint, statement, view.path, in: file.block(of: statement), tokens: view.path)
    }
    if let leading, let first = views.first { add(first, .leading, leading) }
    for (index, gap) in gaps.enumerated() {
      if let gap { add(views[index + 1], .leading, gap, to: views[index]) }
    }
    if let trailing, let last = views.last { add(last, .trailing, trailing) }
    if let height {
      for view in views { add(view, .height, height) }
    }
  }

  // MARK: - Elements

  /// The index after the element at `index`: a postfix expression, possibly with an operator bound to it.
  private func end(of index: Int, _ range: Range<Int>) -> Int {
    var end = index
    if file.tokens[end].kind == .prefixOperator { end += 1 }
    end = file.skip(min(end, range.upperBound - 1))
    while end < range.upperBound {
      switch file.tokens[end].kind {
      case .period, .identifier, .keyword, .questionPostfix, .exclamationPostfix, .leftParen,
        .leftBracket, .leftBrace, .integerLiteral:
        end = file.skip(end)
      case .postfixOperator where !file.hasSuffix(end, "|"): end += 1
      default: return min(end, range.upperBound)
      }
    }
    return min(end, range.upperBound)
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
    return names.isView(view.item, path, in: file, block) ? .view(view) : .name(view)
  }
}
