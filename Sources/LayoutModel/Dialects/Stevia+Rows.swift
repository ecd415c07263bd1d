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
