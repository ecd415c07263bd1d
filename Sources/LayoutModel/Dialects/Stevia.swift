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
    /// Creates constraints of these attributes with the superview, or of a size.
    case edges(LayoutAttributes)
    /// Relates this side to the other one.
    case ratio(LayoutAttributes)
    /// Relates all edges to another view's.
    case follow
    case subviews, arrangedSubviews, layout, style
    /// Sets the content of the view.
    case content
    /// Relates these attributes of one view after the other.
    case alignment(LayoutAttributes)
    /// The same for the attributes of the label.
    case labelledAlignment

    var isConstraint: Bool {
      switch self {
      case .edges, .ratio, .follow: true
      default: false
      }
    }
  }

  static let dialect = ClaimingDialect(
    occurs: { $0.imports([.Stevia, .SteviaLayout]) }, read: { Self(file: $1).read($0) },
    readOperators: { Self(file: $0).readOperators() })

  let file: FactBuilder

  func read(_ first: Call) -> Bool {
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
    switch method {
    case .alignment, .labelledAlignment:
      // The arguments are read with the rows, once it is known which names are views.
      return view.isEmpty
    default:
      return belongsToView(first, view, method)
        && readChain(
          first.chain, of: file.names.item(view, in: file.block(of: first.statement)),
          view: view)
    }
  }

  /// Whether the position of a chain is one for the library; anywhere else its names may belong to a model.
  private func belongsToView(
    _ call: Call, _ receiver: Range<Int>, _ method: Method
  ) -> Bool {
    switch method {
    case .subviews, .arrangedSubviews, .layout: return true
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
    return call.list.map(isOfLibrary) ?? true
  }

  /// Whether a list is the arguments of one of the library's functions or of `addSubview`, or is an array there.
  private func isOfLibrary(_ list: List) -> Bool {
    var list: List? = list
    for _ in 0..<4 {
      guard let current = list else { return false }
      if let name = current.call?.name {
        return Self.methods.value(of: name.index, in: file) != nil || name.hasPrefix("addSubview")
      }
      list = current.outer
    }
    return false
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
    let isDirect = first.list == nil && first.chainStart == first.statement.first
    for link in links {
      switch link.method {
      case .edges, .ratio, .follow:
        // A single constraint of a statement joins a run; several are a block of their own.
        let isAlone = constraints.count == 1
        let key =
          isAlone && isDirect ? file.run(of: first.statement) : .chain(first.chainStart.index)
        let start = isAlone ? first.chainStart : link.call.head
        addConstraint(link, of: item, from: start, key)
      case .subviews, .arrangedSubviews: addSubviews(of: link.call, view)
      case .style:
        // In parentheses and at the start of a statement it already counts as a call that configures.
        guard let view, !view.isEmpty, link.call != first || link.call.arguments == nil else {
          continue
        }
        file.addAction(
          .configuration, view, of: link.call, tokens: link.call.head.alone.indices)
      case .layout, .content, .alignment, .labelledAlignment: continue
      }
    }
    return true
  }

  /// Whether a method can have these arguments.
  private static func fits(
    _ arguments: [Argument], _ method: Method, _ call: Call
  ) -> Bool {
    switch method {
    case .edges(let attributes):
      guard call.arguments != nil, call.trailingClosure == nil else { return false }
      let isOptional =
        attributes.contains(.centerX) || attributes.contains(.centerY)
        || attributes.isSuperset(of: [.leading, .trailing])
        || attributes.isSuperset(of: [.top, .bottom])
      return isOptional ? arguments.count <= 1 : arguments.count == 1 && arguments[0].label == nil
    case .ratio: return call.arguments != nil && arguments.count <= 1
    case .follow: return arguments.first.map { $0.label == nil } ?? false
    case .subviews, .arrangedSubviews, .layout:
      return call.trailingClosure != nil || arguments.first.map { $0.label == nil } ?? false
    case .style: return call.trailingClosure != nil || arguments.count == 1
    case .content: return arguments.count == 1
    case .alignment, .labelledAlignment: return false
    }
  }

  private func addConstraint(_ link: Link, of item: Item, from start: Lexeme, _ key: BlockKey) {
    let call = link.call
    var constraint = file.constraint(
      start.through(call.last).indices, in: call.statement, on: item, [], .maker(key))
    let value = file.arguments(of: call).first?.value.indices
    switch link.method {
    case .edges(let attributes):
      constraint.attributes = attributes
      if attributes.isDisjoint(with: [.width, .height]) {
        constraint.relate(to: .superview(at: call.head.index))
      }
      if let value { SteviaNumber(value, in: file).set(&constraint, in: file) }
    case .ratio(let side):
      constraint.attributes = side
      constraint.secondItem = item
      constraint.secondAttributes = side == .width ? .height : .width
      constraint.multiplier = value ?? 0..<0
      file.addNumber(.multiplier, constraint.multiplier, of: constraint)
    case .follow:
      constraint.attributes = [.top, .trailing, .bottom, .leading]
      if let value, file.isPath(value) {
        constraint.relate(to: file.names.item(value, in: file.block(of: call.statement)))
      }
    default: return
    }
    file.constraints.append(constraint)
  }

  // MARK: - The tree

  private func addSubviews(of call: Call, _ view: Range<Int>?) {
    let block = file.block(of: call.statement)
    var parent = view.map { file.names.item($0, in: block) } ?? .unknown(at: call.chainStart.index)
    // A cell adds to its content view.
    if parent.isSelf, isCell(block) { parent = .unknown(at: call.chainStart.index) }
    forEachElement(of: call) { element in
      let view = viewPath(element)
      file.addAction(.addition, view, of: call, tokens: view ?? element, parent: parent)
    }
  }

  private func isCell(_ block: Int) -> Bool {
    guard let declaration = file.scopes.type(aroundBlock: block)?.declaration else { return false }
    return declaration.type.contains { $0.hasSuffix("Cell") }
      || declaration.name?.hasSuffix("Cell") ?? false
  }

  /// Calls `body` with the tokens of each argument, each element of an array that is the argument, or each statement of
  /// the closure.
  func forEachElement(of call: Call, _ body: (Range<Int>) -> Void) {
    for argument in file.arguments(of: call) where argument.value.first?.kind != .leftBrace {
      file.forEachElement(of: argument.value.indices, body)
    }
    guard let closure = call.closure else { return }
    for statement in closure.body.statements where statement.kind == .expression {
      body(statement.tokens.indices)
    }
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
    "top": .edges(.top), "bottom": .edges(.bottom), "left": .edges(.left), "right": .edges(.right),
    "leading": .edges(.leading), "trailing": .edges(.trailing), "width": .edges(.width),
    "height": .edges(.height), "size": .edges([.width, .height]),
    "fillContainer": .edges([.top, .leading, .trailing, .bottom]),
    "fillHorizontally": .edges([.leading, .trailing]), "fillVertically": .edges([.top, .bottom]),
    "centerInContainer": .edges([.centerX, .centerY]), "centerHorizontally": .edges(.centerX),
    "centerVertically": .edges(.centerY), "aspectRatio": .ratio(.width),
    "heightEqualsWidth": .ratio(.height), "followEdges": .follow,
    "subviews sv": .subviews, "arrangedSubviews": .arrangedSubviews,
    "layout": .layout, "style": .style,
    "text textKey image placeholder": .content, "align equal": .labelledAlignment,
    "alignHorizontally": .alignment(.centerY), "alignVertically": .alignment(.centerX),
    "alignCenter": .alignment([.centerX, .centerY]), "alignTops": .alignment(.top),
    "alignBottoms": .alignment(.bottom), "alignLefts": .alignment(.left),
    "alignRights": .alignment(.right), "alignLeadings": .alignment(.leading),
    "alignTrailings": .alignment(.trailing), "equalSizes": .alignment([.width, .height]),
    "equalWidths": .alignment(.width), "equalHeights": .alignment(.height),
  ]
}
