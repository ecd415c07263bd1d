import SwiftSource

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
