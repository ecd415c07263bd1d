import SwiftSource

// `align` and `distribute`: one call for the same constraint between several views.
extension CartographyDialect {
  /// Reads a statement that is `align(…)` or `distribute(…)`.
  static func readGroup(_ statement: Statement, in file: FactBuilder) {
    let name = statement.first
    guard name.kind == .identifier, let open = name.next, open.kind == .leftParen else { return }
    if name == "align" { readAlign(name, statement, in: file) }
    if name == "distribute" { readDistribute(name, statement, in: file) }
  }

  /// `align(top: a, b, c)`: aligns the first one with each of the others.
  private static func readAlign(_ name: Lexeme, _ statement: Statement, in file: FactBuilder) {
    var arguments = file.elements(of: name.index + 1)
    guard let first = arguments.next(), first.label >= 0 else { return }
    let attribute = attributes(file.tokens[first.label])
    guard !attribute.isEmpty else { return }
    let group = Group(
      name: name.index, statement: statement.index, attributes: attribute,
      secondAttributes: attribute)
    let views = views(first.value, arguments, in: file)
    for view in views.dropFirst() { group.add(views[0], view, in: file) }
  }

  /// `distribute(by: 8, horizontally: a, b, c)`: relates each one to the next.
  private static func readDistribute(_ name: Lexeme, _ statement: Statement, in file: FactBuilder) {
    var arguments = file.elements(of: name.index + 1)
    guard var first = arguments.next(), first.label >= 0 else { return }
    var constant = 0..<0
    if file.spells(first.label, "by") {
      constant = first.value
      guard let second = arguments.next(), second.label >= 0 else { return }
      first = second
    }
    guard let (attributes, secondAttributes) = distributions.value(of: first.label, in: file)
    else { return }
    let group = Group(
      name: name.index, statement: statement.index, attributes: attributes,
      secondAttributes: secondAttributes, constant: constant)
    file.addNumber(
      .offset, constant, .code(statement.block.index), .unknown(at: name.index),
      of: statement.index)
    let views = views(first.value, arguments, in: file)
    for (previous, view) in zip(views, views.dropFirst()) { group.add(previous, view, in: file) }
  }

  private static let distributions: NameTable<(LayoutAttributes, LayoutAttributes)> = [
    "horizontally": (.trailing, .leading), "leftToRight": (.right, .left),
    "vertically": (.bottom, .top), "equalWidth": (.width, .width),
    "equalHeight": (.height, .height),
  ]

  /// The views of such a call: its arguments, or the elements of its one array.
  private static func views(
    _ first: Range<Int>, _ others: Outline.Arguments, in file: FactBuilder
  ) -> [Range<Int>] {
    guard !first.isEmpty else { return [] }
    if file.tokens[first.lowerBound].kind == .leftBracket {
      return file.elements(of: first.lowerBound).map(\.value)
    }
    return [first] + others.filter { $0.label < 0 }.map(\.value)
  }

  /// The common parts of the constraints of one such call.
  private struct Group {
    var name: Int
    var statement: Int
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
        name..<(file.outline.partner(of: name + 1) + 1), in: statement,
        on: file.item(first, of: proxy), attributes, .maker(.code(block)))
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
