import SwiftSource

// Rows as statements, layouts of rows, and alignments.
extension SteviaDialect {
  /// Reads expressions with operators, once all calls are read: rows, also in `layout` and in the functions that
  /// align, and equations.
  func readOperators() {
    let names = SteviaNames(file)
    var layouts: Set<Int> = []
    for call in file.code.calls {
      guard let name = call.name else { continue }
      switch Self.methods.value(of: name.index, in: file) {
      case .layout:
        if let closure = call.closure { layouts.insert(closure.body.index) }
        readLayout(call, names)
      case .alignment(let attributes) where file.receiver(of: call).isEmpty:
        readAlignment(call, attributes, names)
      case .labelledAlignment where file.receiver(of: call).isEmpty:
        guard let label = file.arguments(of: call).first?.label?.index,
          let attributes = Self.alignmentLabels.value(of: label, in: file)
        else { continue }
        readAlignment(call, attributes, names)
      default: continue
      }
    }
    for statement in file.code.statements
    where statement.kind == .expression && !layouts.contains(statement.block.index) {
      readRow(statement, names)
    }
    SteviaEquation(in: file).readAll()
  }

  /// Reads a row that is a separate statement. An expression with a minus may be the value of a closure or a function.
  private func readRow(_ statement: Statement, _ names: SteviaNames) {
    let (tokens, block) = (statement.tokens.indices, statement.block)
    guard mayBeRow(tokens) else { return }
    let row = SteviaRow(tokens, knowing: names, in: self, block: block.index)
    let isValue = block.count == 1
    if row.isRow, row.hasEdges || !isValue { row.addFacts(statement: statement) }
  }

  private func mayBeRow(_ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      switch file.tokens[index].kind {
      case .prefixOperator where file.hasPrefix(index, "|"),
        .postfixOperator where file.hasSuffix(index, "|"):
        return true
      case .binaryOperator where file.hasPrefix(index, "~") || isDash(index):
        return true
      case .comma, .equal, .questionInfix: return false
      default: index = file.skip(index)
      }
    }
    return false
  }

  /// Whether an operator joins the elements of a row: `-`, `--`, or the library's bullet for either.
  func isDash(_ token: Int) -> Bool {
    file.hasPrefix(token, "-") || file.hasPrefix(token, "\u{2043}")
  }

  /// Adds one constraint with another view, the superview, or a size.
  ///
  /// - Parameter second: the attributes of the other view, if they differ.
  func add(
    _ view: SteviaRow.View, _ attributes: LayoutAttributes, _ number: Range<Int>? = nil,
    to other: SteviaRow.View? = nil, _ second: LayoutAttributes? = nil,
    in statement: Statement
  ) {
    var constraint = file.constraint(
      view.path, in: statement, on: view.item, attributes, .maker(.list(view.path.lowerBound)))
    constraint.hasPlace = false
    if let other {
      constraint.secondItem = other.item
      constraint.secondAttributes = second ?? attributes
    } else if attributes != .height {
      constraint.relate(to: .superview(at: view.path.lowerBound))
    }
    if let number { SteviaNumber(number, in: file).set(&constraint, in: file) }
    file.constraints.append(constraint)
  }

  // MARK: - Layouts

  /// `layout(8, |-a-|, 8, b)`: distances from the top to the bottom, with rows between.
  private func readLayout(_ call: Call, _ names: SteviaNames) {
    let statement = call.statement
    var previous: SteviaRow.View?
    var isPreviousRow = false
    var margin: Range<Int>?
    forEachElement(of: call) { element in
      let row = SteviaRow(element, knowing: names, in: self, block: file.block(of: statement))
      guard row.isRow, let view = row.views.first else {
        margin = row.isRow ? row.number : nil
        isPreviousRow = false
        return
      }
      row.addFacts(statement: statement)
      if margin != nil || isPreviousRow {
        add(view, .top, margin, to: previous, .bottom, in: statement)
      }
      for other in row.views.dropFirst() { add(other, .centerY, to: view, in: statement) }
      (previous, margin) = (view, nil)
      isPreviousRow = row.views.count == 1
    }
    if let previous, let margin { add(previous, .bottom, margin, in: statement) }
  }

  // MARK: - Alignments

  /// `alignTops(a, b, c)`: each view with the next one.
  private func readAlignment(
    _ call: Call, _ attributes: LayoutAttributes, _ names: SteviaNames
  ) {
    guard call.arguments != nil else { return }
    let block = file.block(of: call.statement)
    var views: [SteviaRow.View] = []
    forEachElement(of: call) { element in
      let row = SteviaRow(element, knowing: names, in: self, block: block)
      if row.hasEdges || row.views.count > 1 {
        row.addFacts(statement: call.statement)
        views += row.views
      } else if let path = viewPath(element), !path.isEmpty {
        views.append(SteviaRow.View(path: path, item: file.names.item(path, in: block)))
      }
    }
    guard views.count > 1 else { return }
    for (view, next) in zip(views, views.dropFirst()) {
      add(view, attributes, to: next, in: call.statement)
    }
    for view in views {
      file.addAction(.constraint, view.path, of: call, tokens: view.path)
    }
  }

  private static let alignmentLabels: NameTable<LayoutAttributes> = [
    "tops": .top, "bottoms": .bottom, "lefts": .left, "rights": .right, "leadings": .leading,
    "trailings": .trailing, "horizontally": .centerY, "vertically": .centerX,
    "firstBaselines": .firstBaseline, "lastBaselines": .lastBaseline, "sizes": [.width, .height],
    "widths": .width, "heights": .height,
  ]
}
