import SwiftSource

// `align` and `distribute`: one call for the same constraint between several views.
extension CartographyDialect {
  /// Reads a statement that is `align(…)` or `distribute(…)`.
  static func readGroup(_ statement: Statement, in file: FactBuilder) {
    let name = statement.first
    guard name.kind == .identifier, let open = name.next, open.kind == .leftParen else { return }
    if name == "align" { readAlign(name, open.elements, statement, in: file) }
    if name == "distribute" { readDistribute(name, open.elements, statement, in: file) }
  }

  /// `align(top: a, b, c)`: aligns the first one with each of the others.
  private static func readAlign(
    _ name: Lexeme, _ arguments: Arguments, _ statement: Statement, in file: FactBuilder
  ) {
    guard let first = arguments.first, let attribute = first.label.map({ attributes($0.token) }),
      !attribute.isEmpty
    else { return }
    let group = Group(
      tokens: name.through(arguments.close).indices, statement: statement, attributes: attribute,
      secondAttributes: attribute)
    let views = views(first.value, arguments.dropFirst())
    for view in views.dropFirst() { group.add(views[0], view, in: file) }
  }

  /// `distribute(by: 8, horizontally: a, b, c)`: relates each one to the next.
  private static func readDistribute(
    _ name: Lexeme, _ arguments: Arguments, _ statement: Statement, in file: FactBuilder
  ) {
    var others = arguments.makeIterator()
    guard var first = others.next() else { return }
    var constant = 0..<0
    if first.label == "by" {
      constant = first.value.indices
      guard let second = others.next() else { return }
      first = second
    }
    guard let label = first.label?.index,
      let (attributes, secondAttributes) = distributions.value(of: label, in: file)
    else { return }
    let group = Group(
      tokens: name.through(arguments.close).indices, statement: statement, attributes: attributes,
      secondAttributes: secondAttributes, constant: constant)
    file.addNumber(
      .offset, constant, .code(statement.block.index), .unknown(at: name.index),
      of: statement)
    let views = views(first.value, IteratorSequence(others))
    for (previous, view) in zip(views, views.dropFirst()) { group.add(previous, view, in: file) }
  }

  private static let distributions: NameTable<(LayoutAttributes, LayoutAttributes)> = [
    "horizontally": (.trailing, .leading), "leftToRight": (.right, .left),
    "vertically": (.bottom, .top), "equalWidth": (.width, .width),
    "equalHeight": (.height, .height),
  ]

  /// The views of such a call: its arguments, or the elements of its one array.
  private static func views(
    _ first: Lexemes, _ others: some Sequence<Argument>
  ) -> [Range<Int>] {
    guard let open = first.first else { return [] }
    if open.kind == .leftBracket { return open.elements.map(\.value.indices) }
    return [first.indices] + others.filter { $0.label == nil }.map(\.value.indices)
  }

  /// The common parts of the constraints of one such call.
  private struct Group {
    /// The tokens of the call.
    var tokens: Range<Int>
    var statement: Statement
    var attributes: LayoutAttributes
    var secondAttributes: LayoutAttributes
    var constant = 0..<0

    func add(_ first: Range<Int>, _ second: Range<Int>, in file: FactBuilder) {
      let block = file.block(of: statement)
      guard file.isPath(first), file.isPath(second),
        let proxy = file.proxy(first.lowerBound, in: block),
        let other = file.proxy(second.lowerBound, in: block)
      else { return }
      var constraint = file.constraint(
        tokens, in: statement, on: file.item(first, of: proxy), attributes, .maker(.code(block)))
      constraint.secondItem = file.item(second, of: other)
      constraint.secondAttributes = secondAttributes
      constraint.hasPlace = false
      // The distance places the first view before the second one.
      constraint.constant = constant
      constraint.constantPointsInward = !constant.isEmpty
      if first.count == 1 { file.addAction(proxy) }
      file.constraints.append(constraint)
    }
  }
}
