import SwiftSource

// Rows as statements, layouts of rows, and alignments.
extension SteviaDialect {
  /// Reads expressions with operators, once all calls are read: rows, also in `layout` and in the functions that
  /// align, and equations.
  func readOperators() {
    let names = SteviaNames(of: self)
    var layouts: Set<Int> = []
    for call in file.code.calls where call.name != nil {
      switch Self.methods.value(of: call.head.index, in: file) {
      case .layout:
        if let closure = call.closure { layouts.insert(closure.body.index) }
        readLayout(call, names)
      case .alignment where file.receiver(of: call).isEmpty: readAlignment(call, names)
      default: continue
      }
    }
    for statement in file.code.statements
    where statement.kind == .expression && !layouts.contains(statement.block.index) {
      readRow(statement, names)
    }
    readEquations()
  }

  /// Reads a row that is a separate statement. An expression with a minus may be the value of a closure or a function.
  private func readRow(_ statement: Statement, _ names: SteviaNames) {
    let row = SteviaRow(
      statement.tokens.indices, knowing: names, in: self, block: statement.block.index)
    guard row.isRow, row.hasEdges || row.hasOperators && statement.block.count != 1 else { return }
    row.addFacts(statement)
  }

  /// Adds one constraint with another view, the superview, or a size.
  ///
  /// - Parameters:
  ///   - number: the constant; empty for none.
  ///   - second: the attributes of the other view, if they differ.
  func add(
    _ view: SteviaRow.View, _ attributes: LayoutAttributes, _ number: Range<Int> = 0..<0,
    to other: SteviaRow.View? = nil, _ second: LayoutAttributes? = nil, in statement: Statement
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
    set(number, of: &constraint)
    file.constraints.append(constraint)
  }

  /// Notes that a statement constrains a view.
  func addAction(_ view: SteviaRow.View, _ statement: Statement, member: Lexeme? = nil) {
    file.addAction(
      .constraint, statement, view.path, in: file.block(of: statement), member: member,
      tokens: view.path)
  }

  // MARK: - Layouts

  /// `layout(8, |-a-|, 8, b)`: distances from the top to the bottom, with rows between.
  private func readLayout(_ call: Call, _ names: SteviaNames) {
    let statement = call.statement
    var previous: SteviaRow.View?
    var isPreviousRow = false
    var margin: Range<Int>?
    for element in elements(of: call) {
      let row = SteviaRow(element, knowing: names, in: self, block: file.block(of: statement))
      guard row.isRow, let view = row.views.first else {
        margin = row.isRow ? row.number : nil
        isPreviousRow = false
        continue
      }
      row.addFacts(statement)
      if margin != nil || isPreviousRow {
        add(view, .top, margin ?? 0..<0, to: previous, .bottom, in: statement)
      }
      for other in row.views.dropFirst() { add(other, .centerY, to: view, in: statement) }
      (previous, margin) = (view, nil)
      isPreviousRow = row.views.count == 1
    }
    if let previous, let margin { add(previous, .bottom, margin, in: statement) }
  }

  // MARK: - Alignments

  /// `alignTops(a, b, c)`, `align(tops: a, b, c)`: each view with the next one.
  private func readAlignment(_ call: Call, _ names: SteviaNames) {
    guard let arguments = call.arguments,
      let attributes = Self.alignments.value(of: call.head.index, in: file)
        ?? arguments.first?.label.flatMap({ Self.alignments.value(of: $0.index, in: file) })
    else { return }
    let block = file.block(of: call.statement)
    var views: [SteviaRow.View] = []
    for element in elements(of: call) {
      let row = SteviaRow(element, knowing: names, in: self, block: block)
      if row.hasEdges || row.views.count > 1 {
        row.addFacts(call.statement)
        views += row.views
      } else if let path = viewPath(element), !path.isEmpty {
        views.append(SteviaRow.View(path: path, item: file.names.item(path, in: block)))
      }
    }
    guard views.count > 1 else { return }
    for (view, next) in zip(views, views.dropFirst()) {
      add(view, attributes, to: next, in: call.statement)
    }
    for view in views { addAction(view, call.statement, member: call.name) }
  }
}

/// The names in Stevia's rows, as far as the file shows their meaning.
struct SteviaNames {
  /// The names of what the code adds to views.
  private var added: Set<UInt64> = []

  init(of dialect: SteviaDialect) {
    let file = dialect.file
    for call in file.code.calls where call.name != nil {
      let block = file.block(of: call.statement)
      for path in dialect.additions(by: call).compactMap(dialect.viewPath) where !path.isEmpty {
        added.insert(file.names.item(path, in: block).key)
      }
    }
  }

  func isView(_ view: SteviaRow.View, in file: FactBuilder, _ block: Int) -> Bool {
    if view.item.isSelf || added.contains(view.item.key) { return true }
    let path = view.path
    guard let name = path.last(where: { file.tokens[$0].kind == .identifier }) else {
      return path.count == 1 && file.tokens[path.lowerBound].kind == .dollarIdentifier
    }
    if name == path.lowerBound, let local = file.scopes.local(name, in: block) {
      return file.names.viewNames.contains(local) || file.isNamedLikeView(name)
    }
    return file.names.isViewProperty(name, in: block) || file.isNamedLikeView(name)
  }
}
