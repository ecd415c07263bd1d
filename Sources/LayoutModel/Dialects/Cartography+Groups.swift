import SwiftSource

// `align` and `distribute`: one call for the same constraint between several views.
extension CartographyDialect {
  /// Reads a statement that is `align(…)` or `distribute(…)`.
  static func readGroup(_ statement: Int, in file: FactBuilder) {
    let first = file.outline.statements[statement].first
    guard file.tokens[first].kind == .identifier, file.tokens[first + 1].kind == .leftParen else {
      return
    }
    switch file.text(first) {
    case "align": readAlign(first, statement, in: file)
    case "distribute": readDistribute(first, statement, in: file)
    default: return
    }
  }

  /// `align(top: a, b, c)`: the first one is aligned with each of the others.
  private static func readAlign(_ name: Int, _ statement: Int, in file: FactBuilder) {
    var arguments = file.outline.arguments(name + 1, file.tokens).makeIterator()
    guard let first = arguments.next(), first.label >= 0 else { return }
    let attribute = attributes(file.tokens[first.label])
    guard !attribute.isEmpty else { return }
    var group = Group(name: name, statement: statement, attributes: attribute)
    group.secondAttributes = attribute
    var views = views(first.value, arguments, in: file).makeIterator()
    guard let leader = views.next() else { return }
    while let view = views.next() { group.add(leader, view, in: file) }
  }

  /// `distribute(by: 8, horizontally: a, b, c)`: each one is related to the next.
  private static func readDistribute(_ name: Int, _ statement: Int, in file: FactBuilder) {
    var arguments = file.outline.arguments(name + 1, file.tokens).makeIterator()
    guard var first = arguments.next(), first.label >= 0 else { return }
    var group = Group(name: name, statement: statement)
    if file.text(first.label) == "by" {
      group.constant = first.value
      guard let second = arguments.next(), second.label >= 0 else { return }
      first = second
    }
    switch file.text(first.label) {
    case "horizontally": (group.attributes, group.secondAttributes) = (.trailing, .leading)
    case "leftToRight": (group.attributes, group.secondAttributes) = (.right, .left)
    case "vertically": (group.attributes, group.secondAttributes) = (.bottom, .top)
    case "equalWidth": (group.attributes, group.secondAttributes) = (.width, .width)
    case "equalHeight": (group.attributes, group.secondAttributes) = (.height, .height)
    default: return
    }
    file.addNumber(
      .offset, group.constant, .code(file.block(of: statement)), .unknown(at: name),
      of: statement)
    var previous: Range<Int>?
    for view in views(first.value, arguments, in: file) {
      if let previous { group.add(previous, view, in: file) }
      previous = view
    }
  }

  /// The views of such a call: its arguments, or the elements of its one array.
  private static func views(
    _ first: Range<Int>, _ others: Outline.Arguments, in file: FactBuilder
  ) -> [Range<Int>] {
    guard !first.isEmpty else { return [] }
    if file.tokens[first.lowerBound].kind == .leftBracket {
      return file.outline.arguments(first.lowerBound, file.tokens).map(\.value)
    }
    return [first] + others.filter { $0.label < 0 }.map(\.value)
  }

  /// What the constraints of one such call have in common.
  private struct Group {
    var name: Int
    var statement: Int
    var attributes: LayoutAttributes = []
    var secondAttributes: LayoutAttributes = []
    var constant = 0..<0

    func add(_ first: Range<Int>, _ second: Range<Int>, in file: FactBuilder) {
      let block = file.block(of: statement)
      guard file.isPath(first), file.isPath(second),
        let proxy = file.proxy(first.lowerBound, in: block),
        let other = file.proxy(second.lowerBound, in: block)
      else { return }
      var constraint = Constraint(
        tokens: name..<(file.outline.partner(of: name + 1) + 1),
        statement: file.code.statements[statement],
        firstItem: file.item(first, of: proxy), attributes: attributes, relation: .equal,
        secondItem: file.item(second, of: other), secondAttributes: secondAttributes,
        container: .maker, block: .code(block))
      constraint.hasPlace = false
      // The distance keeps the first view before the second one.
      constraint.constant = constant
      constraint.constantPointsInward = !constant.isEmpty
      if first.count == 1 { file.addAction(proxy) }
      file.constraints.append(constraint)
    }
  }
}
