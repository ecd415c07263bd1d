import SwiftSource

extension Names {
  /// The name that gets the stack which an action makes with its views: `row` in `let row = UIStackView(…)`; nil where
  /// the stack is only a part of a value.
  public func stack(madeBy action: ViewAction) -> Item? {
    guard action.role == .arrangement, let member = action.member?.index, member > 1,
      tokens[member - 2].kind == .identifier,
      let call = outline.call(named: member - 2)
    else { return nil }
    let statement = outline.statements[action.statement.index]
    let start = outline.calls[call].chainStart
    if statement.kind == .assignment, statement.assignment == start - 1,
      isPath(statement.first..<statement.assignment)
    {
      return item(statement.first..<statement.assignment, in: statement.block)
    }
    guard statement.kind == .property, statement.declaration >= 0 else { return nil }
    let declaration = outline.declarations[statement.declaration]
    guard declaration.name >= 0, declaration.value.lowerBound == start else { return nil }
    return item(declaration.name..<(declaration.name + 1), in: statement.block)
  }
}
