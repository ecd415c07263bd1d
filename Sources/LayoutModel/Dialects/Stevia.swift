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

  func read(_ index: Int) -> Bool {
    let first = file.outline.calls[index]
    if file.dialects.chains.contains(first.chainStart) { return true }
    var receiver = file.receiver(of: first)
    // `|email|.top(8)`: the operator returns the view.
    if let last = receiver.last, file.tokens[last].kind == .postfixOperator,
      file.hasSuffix(last, "|")
    {
      receiver = receiver.dropLast()
    }
    guard let view = file.path(receiver) else { return false }
    guard let method = Self.methods.value(of: first.name, in: file) else {
      return view.isEmpty && file.isViewName(first.name)
        && readChain(file.calls(after: first), of: .unknown(at: first.chainStart), view: nil)
    }
    switch method {
    case .alignment, .labelledAlignment:
      // The arguments are read with the rows, once it is known which names are views.
      return view.isEmpty
    default:
      return belongsToView(first, view, method)
        && readChain(
          file.chain(from: index), of: file.names.item(view, in: file.block(of: first.statement)),
          view: view)
    }
  }

  /// Whether the position of a chain is one for the library; anywhere else its names may belong to a model.
  private func belongsToView(
    _ call: Outline.Call, _ receiver: Range<Int>, _ method: Method
  ) -> Bool {
    switch method {
    case .subviews, .arrangedSubviews, .layout: return call.open >= 0 || call.trailingClosure >= 0
    default: break
    }
    let statement = file.outline.statements[call.statement]
    guard statement.kind == .expression else { return false }
    if receiver.isEmpty {
      // A function of the type may have the name; that the view means itself is rare.
      let isInView = file.scopes.type(aroundBlock: statement.block)?.isView ?? false
      let isWhole = call.end + 1 >= statement.end || file.tokens[call.end + 1].kind == .period
      return isWhole && call.chainStart == statement.first && isInView
    }
    return call.list < 0 || isOfLibrary(list: call.list)
  }

  /// Whether a list is the arguments of one of the library's functions or of `addSubview`, or is an array there.
  private func isOfLibrary(list: Int) -> Bool {
    var list = list
    for _ in 0..<4 {
      guard list >= 0 else { return false }
      let current = file.outline.lists[list]
      let name = current.call < 0 ? -1 : file.outline.calls[current.call].name
      if name >= 0 {
        return Self.methods.value(of: name, in: file) != nil || file.hasPrefix(name, "addSubview")
      }
      list = current.outer
    }
    return false
  }

  // MARK: - Chains

  private typealias Link = (call: Outline.Call, method: Method)

  /// Reads the calls of a chain up to one outside the library; returns whether there is one.
  ///
  /// - Parameter view: the tokens of the view; nil for one without a name.
  private func readChain(_ chain: CallChain, of item: Item, view: Range<Int>?) -> Bool {
    var links: [Link] = []
    for call in chain {
      guard let method = Self.methods.value(of: call.name, in: file),
        Self.fits(file.arguments(of: call), method, call)
      else { break }
      links.append((call, method))
    }
    guard let first = links.first?.call else { return false }
    file.dialects.addChain(first.chainStart)
    let constraints = links.filter(\.method.isConstraint)
    if let view, let link = constraints.first {
      file.addAction(.constraint, view, of: link.call)
    }
    let isDirect =
      first.list < 0
      && first.chainStart == file.outline.statements[first.statement].first
    for link in links {
      switch link.method {
      case .edges, .ratio, .follow:
        // A single constraint of a statement joins a run; several are a block of their own.
        let isAlone = constraints.count == 1
        let key = isAlone && isDirect ? file.run(of: first.statement) : .chain(first.chainStart)
        let start = isAlone ? first.chainStart : link.call.name
        addConstraint(link, of: item, from: start, key)
      case .subviews, .arrangedSubviews: addSubviews(of: link.call, view)
      case .style:
        // In parentheses and at the start of a statement it already counts as a call that configures.
        guard let view, !view.isEmpty, link.call.name != first.name || link.call.open < 0 else {
          continue
        }
        file.addAction(
          .configuration, view, of: link.call, tokens: link.call.name..<(link.call.name + 1))
      case .layout, .content, .alignment, .labelledAlignment: continue
      }
    }
    return true
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

  private func addConstraint(_ link: Link, of item: Item, from start: Int, _ key: BlockKey) {
    let call = link.call
    var constraint = file.constraint(
      start..<(call.end + 1), in: call.statement, on: item, [], .maker(key))
    let value = file.arguments(of: call).first?.value
    switch link.method {
    case .edges(let attributes):
      constraint.attributes = attributes
      if attributes.isDisjoint(with: [.width, .height]) {
        constraint.relate(to: .superview(at: call.name))
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

  private func addSubviews(of call: Outline.Call, _ view: Range<Int>?) {
    let block = file.block(of: call.statement)
    var parent = view.map { file.names.item($0, in: block) } ?? .unknown(at: call.chainStart)
    // A cell adds to its content view.
    if parent.isSelf, isCell(block) { parent = .unknown(at: call.chainStart) }
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
  func forEachElement(of call: Outline.Call, _ body: (Range<Int>) -> Void) {
    for argument in file.arguments(of: call)
    where file.tokens[argument.value.lowerBound].kind != .leftBrace {
      file.forEachElement(of: argument.value, body)
    }
    guard let closure = file.closure(of: call)?.block else { return }
    for statement in file.code.blocks[closure].statements where statement.kind == .expression {
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
