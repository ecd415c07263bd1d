import SwiftSource

extension LayoutLibrary {
  public static let cartography = LayoutLibrary(
    "cartography", "Cartography", triggers: [.constrain],
    dialect: Dialect(calls: [.constrain], read: CartographyDialect.read),
    comparing: CartographyDialect.self)
}

/// Cartography: comparisons in a closure whose parameters represent views.
///
/// - `constrain(a, b) { a, b in a.top == b.bottom + 8 }`, also with `$0`, typed parameters, an array of views, and on
///   members of a parameter: `a.superview!`, `a.safeAreaLayoutGuide`;
/// - `align(top: a, b)`, `distribute(by: 8, horizontally: a, b)` and the like, as statements of the closure.
///
/// A `constrain` whose closure does not compare its parameters makes no constraint, nor does `constrain(clear:)`.
///
/// Source: Cartography 4.0.0 (https://github.com/robb/Cartography).
enum CartographyDialect: ComparisonDialect {
  static func occurs(in file: FactBuilder) -> Bool {
    file.source.words.contains(LayoutWord.constrain.word)
  }

  static func attributes(_ token: Token) -> LayoutAttributes {
    switch token.layoutWord {
    case .edges, .edgesWithinMargins: [.top, .leading, .trailing, .bottom]
    case .some(let word): LayoutAttributes(named: word)
    case nil: []
    }
  }

  @Sendable static func read(_ call: Call, in file: FactBuilder) {
    guard isConstrain(call), let closure = call.closure, closure.call == call else { return }
    file.makerBlocks.insert(closure.body.key)
    for statement in closure.body.statements { readGroup(statement, in: file) }
  }

  /// `constrain` is a function of the library: a method of that name belongs to other code.
  static func isConstrain(_ call: Call) -> Bool {
    guard let name = call.name, name.is(.constrain), call.arguments != nil else { return false }
    let start = call.chainStart
    return name == start || (name.index == start.index + 2 && start.is(.Cartography))
  }

  static func read(_ comparison: Comparison, in file: FactBuilder) -> Bool {
    let statement = comparison.expression.statement
    let block = file.block(of: statement)
    let left = comparison.left.lowerBound
    let path = left..<max(left, comparison.attribute - 1)
    guard !path.isEmpty, file.isPath(path), let proxy = file.proxy(left, in: block)
    else { return false }
    let side = ComparedSide(comparison.right, in: file) { isAttribute($0, in: block, file) }
    var placement = file.placement(of: comparison.expression).made
    placement.block = .code(block)
    var constraint = file.constraint(
      comparison, on: file.item(path, of: proxy),
      attributes(file.tokens[comparison.attribute]), side, placement)
    readSecond(side, of: &constraint, proxy, in: block, file)
    if path.count == 1 { file.addAction(proxy) }
    file.constraints.append(constraint)
    return true
  }

  private static func isAttribute(_ name: Int, in block: Int, _ file: FactBuilder) -> Bool {
    guard !attributes(file.tokens[name]).isEmpty, file.tokens[name - 1].kind == .period,
      let start = file.chainStart(endingAt: name), start < name
    else { return false }
    return file.proxy(start, in: block) != nil
  }

  private static func readSecond(
    _ side: ComparedSide, of constraint: inout Constraint, _ first: Proxy, in block: Int,
    _ file: FactBuilder
  ) {
    var operand = side.operand
    file.addNumbers(side, of: constraint)
    guard !operand.isEmpty else {
      let isNumber = constraint.attributes.isSubset(of: [.width, .height])
      // A bare name that is compared with an edge refers to something with edges.
      if isNumber { constraint.constant = side.constants.all }
      return
    }
    constraint.constant = side.constants.all
    if !file.isPath(operand), let inset = readInset(operand, of: &constraint, in: file) {
      operand = inset
    }
    let last = operand.upperBound - 1
    guard file.isPath(operand), operand.count > 2,
      let proxy = file.proxy(operand.lowerBound, in: block)
    else { return }
    constraint.secondAttributes = attributes(file.tokens[last])
    let path = operand.lowerBound..<(last - 1)
    let isSuperview =
      proxy.isSame(as: first) && file.tokens[path.lowerBound + 1].kind == .period
      && file.tokens[path.lowerBound + 2].is(.superview)
      && !(path.lowerBound + 3..<path.upperBound).contains { file.tokens[$0].kind == .period }
    constraint.secondItem =
      isSuperview && path.count > 2
      ? .superview(at: path.lowerBound) : file.item(path, of: proxy)
  }

  /// Reads the insets in `inset(b.edges, 8)` and `b.edges.inseted(by: 8)`.
  ///
  /// - Returns: the tokens of the operand.
  private static func readInset(
    _ operand: Range<Int>, of constraint: inout Constraint, in file: FactBuilder
  ) -> Range<Int>? {
    let close = operand.upperBound - 1
    guard file.tokens[close].kind == .rightParen else { return nil }
    guard let open = file.code[close].partner?.index, open > operand.lowerBound,
      let call = file.code[open - 1].call
    else { return nil }
    let isMethod = file.tokens[open - 2].kind == .period
    guard isMethod ? file.spells(open - 1, "inseted") : file.tokens[open - 1].is(.inset)
    else { return nil }
    var edges = operand.lowerBound..<max(operand.lowerBound, open - 2)
    var values: Range<Int>?
    for (position, argument) in file.code[open].elements.enumerated() {
      let value = argument.value.indices
      if position == 0, !isMethod {
        edges = value
        continue
      }
      values = (values?.lowerBound ?? value.lowerBound)..<value.upperBound
      file.addNumber(.offset, value, constraint.block, constraint.firstItem, of: call.statement)
    }
    if let values {
      constraint.constant = values
      constraint.constantPointsInward = true
    }
    return edges.isEmpty ? nil : edges
  }
}

// `align` and `distribute`: one call for the same constraint between several views.
extension CartographyDialect {
  /// Reads a statement that is such a call: `align(top: a, b, c)` relates the first one to each of the others,
  /// `distribute(by: 8, horizontally: a, b, c)` each one to the next.
  static func readGroup(_ statement: Statement, in file: FactBuilder) {
    let name = statement.first
    let aligns = name == "align"
    guard aligns || name == "distribute", let list = name.next?.elements,
      list.open.kind == .leftParen
    else { return }
    let block = statement.block.index
    var arguments = Array(list)
    var constant = 0..<0
    if !aligns, arguments.first?.label == "by" { constant = arguments.removeFirst().value.indices }
    guard let first = arguments.first, let label = first.label, let open = first.value.first,
      let (attributes, secondAttributes) = aligns
        ? (attributes(label.token), attributes(label.token))
        : distributions.value(of: label.index, in: file),
      !attributes.isEmpty
    else { return }
    file.addNumber(.offset, constant, .code(block), .unknown(at: name.index), of: statement)
    // The views are the arguments, or the elements of the only one.
    let further = arguments.dropFirst().filter { $0.label == nil }
    let values = open.kind == .leftBracket ? Array(open.elements) : [first] + further
    let views = values.map(\.value.indices)
    for (index, view) in views.enumerated().dropFirst() {
      let before = views[aligns ? 0 : index - 1]
      guard file.isPath(before), file.isPath(view),
        let proxy = file.proxy(before.lowerBound, in: block),
        let other = file.proxy(view.lowerBound, in: block)
      else { continue }
      var constraint = file.constraint(
        name.through(list.close).indices, in: statement,
        on: file.item(before, of: proxy), attributes, .maker(.code(block)))
      constraint.secondItem = file.item(view, of: other)
      constraint.secondAttributes = secondAttributes
      constraint.hasPlace = false
      // The distance places the first view before the second one.
      constraint.constant = constant
      constraint.constantPointsInward = !constant.isEmpty
      if before.count == 1 { file.addAction(proxy) }
      file.constraints.append(constraint)
    }
  }

  private static let distributions: NameTable<(LayoutAttributes, LayoutAttributes)> = [
    "horizontally": (.trailing, .leading), "leftToRight": (.right, .left),
    "vertically": (.bottom, .top), "equalWidth": (.width, .width),
    "equalHeight": (.height, .height),
  ]
}

/// A parameter of a closure of constraints: the proxy of a view.
struct Proxy {
  var closure: Closure
  /// The position of the parameter, from 0.
  var position: Int
  /// The tokens of the argument that it represents; empty if unknown.
  var argument: Range<Int>
  var block: Int

  func isSame(as other: Proxy) -> Bool { closure == other.closure && position == other.position }
}

extension FactBuilder {
  /// Views with longer names count as nameless, because each comparison examines the name again.
  private static let mostTokens = 1 << 9

  /// The parameter of a Cartography closure that the name at a token refers to, inside `block`.
  func proxy(_ name: Int, in block: Int) -> Proxy? {
    parameter(code[name], around: block).flatMap { proxy($0.position, of: $0.closure) }
  }

  private func proxy(_ position: Int, of closure: Closure) -> Proxy? {
    guard let call = closure.call, CartographyDialect.isConstrain(call),
      let arguments = call.arguments
    else { return nil }
    let open = arguments.open.index
    var proxy = Proxy(
      closure: closure, position: position, argument: open..<open,
      block: block(of: call.statement))
    let end = min(closure.open, arguments.close).index
    guard end - open <= Self.mostTokens else { return proxy }
    for (index, argument) in arguments.enumerated() {
      guard argument.label == nil, index <= position else { break }
      if index == position { proxy.argument = argument.value.indices }
    }
    return proxy
  }

  /// The item at a path whose first name is a parameter of a closure of constraints.
  func item(_ path: Range<Int>, of proxy: Proxy) -> Item {
    if !proxy.argument.isEmpty, isPath(proxy.argument) {
      return path.count == 1
        ? names.item(proxy.argument, in: proxy.block)
        : names.item(path, of: proxy.argument, in: proxy.block)
    }
    // The view has no name in the code: the closure identifies it.
    let unnamed = TextHash.pair(UInt64(proxy.closure.open.index), UInt64(proxy.position))
    guard path.count > 1 else { return Item(hash: unnamed, tokens: path) }
    let member = names.item((path.lowerBound + 1)..<path.upperBound, in: proxy.block)
    return Item(hash: TextHash.pair(unnamed, member.key), tokens: path)
  }

  /// Notes, at the call with the closure, that the view of a parameter is constrained.
  func addAction(_ proxy: Proxy) {
    guard let call = proxy.closure.call, !proxy.argument.isEmpty, isPath(proxy.argument),
      dialects.cartography.insert(proxy.argument.lowerBound).inserted
    else { return }
    addAction(.constraint, proxy.argument, of: call, tokens: proxy.argument)
  }
}
