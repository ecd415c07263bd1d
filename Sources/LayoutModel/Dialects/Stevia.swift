import SwiftSource

/// Stevia: `subviews(email, login)`, `email.top(100).left(8).height(44)`, `layout(8, |-email-| ~ 44)`.
///
/// Read only where the file imports the library, as its names are anybody's. Recognised are
/// - the tree: `subviews(a, b)`, `subviews { a; b }`, the older `sv(…)`, both nested, and `arrangedSubviews`;
/// - chains on a view that are statements, arguments of the library's own functions, or begin with a view that is made
///   there: `top`, `left`, `leading`, … `width`, `height`, `size` (a number, `>=8`, `50%`), `fillContainer`,
///   `fillHorizontally`, `fillVertically`, `centerInContainer`, `centerHorizontally`, `centerVertically`,
///   `aspectRatio`, `heightEqualsWidth`, `followEdges`. The calls of a chain are a block of their own if several of
///   them are constraints. `style { }` configures; so do `text`, `image` and `placeholder`;
/// - rows such as `|-a-8-b-| ~ 44`, in `layout(…)`, `layout { }` and by themselves: see `SteviaRow`;
/// - equations such as `a.Top == b.Bottom + 8`: see `SteviaEquation`;
/// - `alignTops(a, b)`, `align(tops: a, b)`, `equalWidths(a, b)`, `equal(widths: a, b)` and their kin.
///
/// Distances from the trailing, right and bottom edge point inward in chains and rows; the relation of a constraint is
/// the one that UIKit gets.
///
/// Source: Stevia 5.1.2 (https://github.com/freshOS/Stevia).
enum SteviaDialect {
  /// What a method does.
  enum Method {
    /// Makes constraints of these attributes with the superview, or of a size.
    case edges(LayoutAttributes)
    /// Relates this side to the other one.
    case ratio(LayoutAttributes)
    /// Relates all edges to another view's.
    case follow
    case subviews, arrangedSubviews, layout, style
    /// Sets what the view shows.
    case content
    /// Relates these attributes of one view after the other.
    case alignment(LayoutAttributes)
    /// The same; the label says which attributes.
    case labelledAlignment
  }

  /// Reads a call, and the chain that it begins; false where it is none of the library.
  static func read(_ index: Int, in file: FactBuilder) -> Bool {
    let first = file.outline.calls[index]
    var receiver = file.receiver(of: first)
    // `|email|.top(8)`: the operator gives the view back.
    if let last = receiver.last, file.tokens[last].kind == .postfixOperator,
      file.hasSuffix(last, "|")
    {
      receiver = receiver.dropLast()
    }
    guard receiver.isEmpty || file.isPath(receiver) else { return false }
    guard let method = methods.value(of: first.name, in: file) else {
      guard receiver.isEmpty, file.isViewName(first.name), let next = file.callInChain(after: first)
      else { return false }
      readChain(next, of: .unknown(at: first.chainStart), view: nil, in: file)
      return file.dialects.libraryChains.contains(first.chainStart)
    }
    switch method {
    case .alignment, .labelledAlignment:
      // The arguments are read with the rows, when it is known which names are views.
      return receiver.isEmpty
    default:
      guard belongsToView(first, receiver, method, in: file) else { return false }
      let item = file.names.item(receiver, in: file.block(of: first.statement))
      readChain(index, of: item, view: receiver, in: file)
      return file.dialects.libraryChains.contains(first.chainStart)
    }
  }

  /// Whether a chain stands where the library's chains stand; anywhere else its names may be a model's.
  private static func belongsToView(
    _ call: Outline.Call, _ receiver: Range<Int>, _ method: Method, in file: FactBuilder
  ) -> Bool {
    switch method {
    case .subviews, .arrangedSubviews, .layout: return call.open >= 0 || call.trailingClosure >= 0
    default: break
    }
    let statement = file.outline.statements[call.statement]
    guard statement.kind == .expression else { return false }
    if receiver.isEmpty {
      // A function of the type's own may have the name; that the view means itself is rare.
      let isInView = file.scopes.type(aroundBlock: statement.block)?.isView ?? false
      let isWhole =
        call.end + 1 >= statement.end || file.tokens[call.end + 1].kind == .period
      return isWhole && call.chainStart == statement.first && isInView
    }
    return call.list < 0 || isOfLibrary(list: call.list, in: file)
  }

  /// Whether a list is the arguments of one of the library's functions or of `addSubview`, or is an array there.
  private static func isOfLibrary(list: Int, in file: FactBuilder) -> Bool {
    var list = list
    for _ in 0..<4 {
      guard list >= 0 else { break }
      let current = file.outline.lists[list]
      if current.call >= 0, file.outline.calls[current.call].name >= 0 {
        let name = file.outline.calls[current.call].name
        return methods.value(of: name, in: file) != nil || file.hasPrefix(name, "addSubview")
      }
      list = current.outer
    }
    return false
  }

  // MARK: - Chains

  private struct Link {
    var call: Outline.Call
    var method: Method
  }

  /// - Parameter view: the tokens of the view; nil for one without a name.
  private static func readChain(
    _ index: Int, of item: Item, view: Range<Int>?, in file: FactBuilder
  ) {
    var links: [Link] = []
    var next: Int? = index
    while let current = next {
      let call = file.outline.calls[current]
      guard let method = methods.value(of: call.name, in: file),
        fits(file.arguments(of: call), method, call)
      else { break }
      links.append(Link(call: call, method: method))
      next = file.callInChain(after: call)
    }
    guard let first = links.first?.call else { return }
    file.dialects.libraryChains.insert(first.chainStart)
    let constraints = links.filter(\.method.isConstraint)
    if let view, let link = constraints.first {
      file.addAction(
        .constraint, first.statement, view, in: file.block(of: first.statement),
        member: link.call.name, tokens: first.chainStart..<(link.call.name + 1))
    }
    let isDirect =
      first.list < 0
      && first.chainStart == file.outline.statements[first.statement].first
    for link in links {
      switch link.method {
      case .edges, .ratio, .follow:
        // One constraint of a statement is one of a run; several are a block of their own.
        let isAlone = constraints.count == 1
        let key =
          isAlone && isDirect ? file.run(of: first.statement) : .chain(first.chainStart)
        let start = isAlone ? first.chainStart : link.call.name
        addConstraint(link, of: item, from: start, key, in: file)
      case .subviews, .arrangedSubviews: addSubviews(of: link.call, view, in: file)
      case .style: addStyle(link.call, view, isFirst: link.call.name == first.name, in: file)
      case .layout, .content, .alignment, .labelledAlignment: continue
      }
    }
  }

  /// Whether a method can have these arguments.
  private static func fits(
    _ arguments: [Outline.Argument], _ method: Method, _ call: Outline.Call
  ) -> Bool {
    switch method {
    case .edges(let attributes):
      guard call.open >= 0, call.trailingClosure < 0 else { return false }
      let isOptional =
        attributes.contains(.centerX) || attributes.contains(.centerY)
        || attributes.isSuperset(of: [.leading, .trailing])
        || attributes.isSuperset(of: [.top, .bottom])
      return isOptional ? arguments.count <= 1 : arguments.count == 1 && arguments[0].label < 0
    case .ratio: return call.open >= 0 && arguments.count <= 1
    case .follow: return arguments.first.map { $0.label < 0 } ?? false
    case .subviews, .arrangedSubviews, .layout:
      return call.trailingClosure >= 0 || arguments.first.map { $0.label < 0 } ?? false
    case .style: return call.trailingClosure >= 0 || arguments.count == 1
    case .content: return arguments.count == 1
    case .alignment, .labelledAlignment: return false
    }
  }

  private static func addConstraint(
    _ link: Link, of item: Item, from start: Int, _ key: BlockKey, in file: FactBuilder
  ) {
    let call = link.call
    var constraint = Constraint(
      tokens: start..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: item, attributes: [],
      relation: .equal, container: .maker, block: key)
    let value = file.arguments(of: call).first?.value
    switch link.method {
    case .edges(let attributes):
      constraint.attributes = attributes
      if attributes.isDisjoint(with: [.width, .height]) {
        constraint.secondItem = .superview(at: call.name)
        constraint.secondAttributes = attributes
      }
      if let value { SteviaNumber(value, in: file).set(&constraint, in: file) }
    case .ratio(let side):
      constraint.attributes = side
      constraint.secondItem = item
      constraint.secondAttributes = side == .width ? .height : .width
      constraint.multiplier = value ?? 0..<0
      file.addNumber(.multiplier, constraint.multiplier, key, item, of: call.statement)
    case .follow:
      constraint.attributes = [.top, .trailing, .bottom, .leading]
      if let value, file.isPath(value) {
        constraint.secondItem = file.names.item(value, in: file.block(of: call.statement))
        constraint.secondAttributes = constraint.attributes
      }
    default: return
    }
    file.constraints.append(constraint)
  }

  /// `view.style { … }`; with parentheses and at the start of a statement it is known as a call that configures.
  private static func addStyle(
    _ call: Outline.Call, _ view: Range<Int>?, isFirst: Bool, in file: FactBuilder
  ) {
    guard let view, !view.isEmpty, !isFirst || call.open < 0 else { return }
    file.addAction(
      .configuration, call.statement, view, in: file.block(of: call.statement), member: call.name,
      tokens: call.name..<(call.name + 1))
  }

  // MARK: - The tree

  private static func addSubviews(of call: Outline.Call, _ view: Range<Int>?, in file: FactBuilder)
  {
    let block = file.block(of: call.statement)
    var parent = view.map { file.names.item($0, in: block) } ?? .unknown(at: call.chainStart)
    // A cell adds to its content view.
    if parent.isSelf, isCell(block, in: file) { parent = .unknown(at: call.chainStart) }
    forEachElement(of: call, in: file) { element in
      let view = viewPath(element, in: file)
      file.addAction(
        .addition, call.statement, view, in: block, member: call.name, tokens: view ?? element,
        parent: parent)
    }
  }

  private static func isCell(_ block: Int, in file: FactBuilder) -> Bool {
    guard let type = file.scopes.type(aroundBlock: block) else { return false }
    let declaration = file.outline.declarations[type.declaration.index]
    return declaration.type.contains { file.hasSuffix($0, "Cell") }
      || (declaration.name >= 0 && file.hasSuffix(declaration.name, "Cell"))
  }

  /// Calls `body` with the tokens of each argument, each element of an array that is the argument, or each statement of
  /// the closure.
  static func forEachElement(
    of call: Outline.Call, in file: FactBuilder, _ body: (Range<Int>) -> Void
  ) {
    for argument in file.arguments(of: call) {
      let open = argument.value.lowerBound
      if file.tokens[open].kind == .leftBracket,
        file.outline.partner(of: open) == argument.value.upperBound - 1
      {
        for element in file.outline.arguments(open, file.tokens) where !element.value.isEmpty {
          body(element.value)
        }
      } else if file.tokens[open].kind != .leftBrace {
        body(argument.value)
      }
    }
    guard let closure = file.closure(of: call)?.block else { return }
    for index in file.outline.statements(of: closure) {
      let statement = file.outline.statements[index]
      if statement.kind == .expression { body(statement.first..<statement.end) }
    }
  }

  /// The name of a view at the start of an expression: `card` of `card.subviews(…)`; nil where there is none.
  static func viewPath(_ range: Range<Int>, in file: FactBuilder) -> Range<Int>? {
    var end = range.lowerBound
    while end < range.upperBound, file.tokens[end].kind != .leftParen,
      file.tokens[end].kind != .leftBrace
    {
      end = file.outline.skip(end, file.tokens)
    }
    guard end < range.upperBound else { return file.isPath(range) ? range : nil }
    // Behind the name is the method that is called on it.
    let path = range.lowerBound..<max(range.lowerBound, end - 2)
    return file.isPath(path) ? path : nil
  }

  // MARK: - Names

  static let methods: NameTable<Method> = [
    "top": .edges(.top), "bottom": .edges(.bottom), "left": .edges(.left), "right": .edges(.right),
    "leading": .edges(.leading), "trailing": .edges(.trailing), "width": .edges(.width),
    "height": .edges(.height), "size": .edges([.width, .height]),
    "fillContainer": .edges([.top, .leading, .trailing, .bottom]),
    "fillHorizontally": .edges([.leading, .trailing]), "fillVertically": .edges([.top, .bottom]),
    "centerInContainer": .edges([.centerX, .centerY]), "centerHorizontally": .edges(.centerX),
    "centerVertically": .edges(.centerY), "aspectRatio": .ratio(.width),
    "heightEqualsWidth": .ratio(.height), "followEdges": .follow,
    "subviews": .subviews, "sv": .subviews, "arrangedSubviews": .arrangedSubviews,
    "layout": .layout, "style": .style,
    "text": .content, "textKey": .content, "image": .content, "placeholder": .content,
    "align": .labelledAlignment, "equal": .labelledAlignment,
    "alignHorizontally": .alignment(.centerY), "alignVertically": .alignment(.centerX),
    "alignCenter": .alignment([.centerX, .centerY]), "alignTops": .alignment(.top),
    "alignBottoms": .alignment(.bottom), "alignLefts": .alignment(.left),
    "alignRights": .alignment(.right), "alignLeadings": .alignment(.leading),
    "alignTrailings": .alignment(.trailing), "equalSizes": .alignment([.width, .height]),
    "equalWidths": .alignment(.width), "equalHeights": .alignment(.height),
  ]
}

extension SteviaDialect.Method {
  fileprivate var isConstraint: Bool {
    switch self {
    case .edges, .ratio, .follow: true
    default: false
    }
  }
}

/// A distance or a size: `8`, `margin`, `>=8`, `50%`.
struct SteviaNumber {
  private var tokens: Range<Int>
  private var relation = Constraint.Relation.equal

  init(_ value: Range<Int>, in file: FactBuilder) {
    tokens = value
    // `(>=8)` in a row.
    if value.count > 2, file.tokens[value.lowerBound].kind == .leftParen,
      file.outline.partner(of: value.lowerBound) == value.upperBound - 1
    {
      tokens = (value.lowerBound + 1)..<(value.upperBound - 1)
    }
    guard let first = tokens.first, file.tokens[first].kind == .prefixOperator else { return }
    if file.hasPrefix(first, ">=") { relation = .greaterThanOrEqual }
    if file.hasPrefix(first, "<=") { relation = .lessThanOrEqual }
    if relation != .equal { tokens = (first + 1)..<tokens.upperBound }
  }

  /// Gives a constraint its constant or its multiplier, and its relation.
  func set(_ constraint: inout Constraint, in file: FactBuilder) {
    let isFar = constraint.attributes.isSubset(of: .farEdges)
    constraint.constantPointsInward = !constraint.attributes.isDisjoint(with: .farEdges)
    switch relation {
    case .equal: break
    case .greaterThanOrEqual: constraint.relation = isFar ? .lessThanOrEqual : .greaterThanOrEqual
    case .lessThanOrEqual: constraint.relation = isFar ? .greaterThanOrEqual : .lessThanOrEqual
    }
    if file.isPercentage(tokens) {
      constraint.multiplier = tokens
    } else {
      constraint.constant = tokens
    }
    file.addNumber(
      .offset, tokens, constraint.block, constraint.firstItem, of: constraint.statement.index)
  }
}
