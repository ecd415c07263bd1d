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
