import SwiftSource

/// Cartography: comparisons in a closure whose parameters represent views.
///
/// - `constrain(a, b) { a, b in a.top == b.bottom + 8 }`, also with `$0`, typed parameters, an array of views,
///   `replace: group`, `block: { … }`, and as `Cartography.constrain`.
/// - All attributes, `edges`, `edgesWithinMargins`, `center`, `centerWithinMargins`, `size`, with factors, divisors and
///   constants, `inset(b.edges, 8)`, `b.edges.inseted(by: 8)`, `~` before a priority, also of members of a parameter:
///   `a.superview!`, `a.safeAreaLayoutGuide`.
/// - `align(top: a, b)` and similar functions, `distribute(by: 8, horizontally: a, b)` and similar ones, as statements
///   of the closure.
///
/// A `constrain` whose closure does not compare its parameters makes no constraint, nor does `constrain(clear:)`.
///
/// Source: Cartography 4.0.0 (https://github.com/robb/Cartography).
enum CartographyDialect: ComparisonDialect {
  static let dialect = Dialect(calls: [.constrain], library: .cartography) { read($0, in: $1) }

  static let words = WordSet([.constrain])
  static let library = LayoutLibrary.cartography

  static func attributes(_ token: Token) -> LayoutAttributes {
    switch token.layoutWord {
    case .edges, .edgesWithinMargins: [.top, .leading, .trailing, .bottom]
    case .some(let word): LayoutAttributes(named: word)
    case nil: []
    }
  }

  // MARK: - The closure

  static func read(_ call: Call, in file: FactBuilder) {
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

  // MARK: - One comparison

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
      file.addNumber(
        .offset, value, constraint.block, constraint.firstItem, of: call.statement)
    }
    if let values {
      constraint.constant = values
      constraint.constantPointsInward = true
    }
    return edges.isEmpty ? nil : edges
  }
}
