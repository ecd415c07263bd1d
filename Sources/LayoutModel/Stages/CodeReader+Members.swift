import SwiftSource

extension CodeReader {
  /// The member of a type, as the statement that declares it, that another statement is in or is; nil outside of all.
  public func member(around statement: Int) -> Int? {
    var statement = statement
    for _ in 0..<Self.longestClimb {
      let block = outline.blocks[block(of: statement)]
      if block.kind == .typeBody { return statement }
      guard block.owner >= 0 else { return nil }
      statement = block.owner
    }
    return nil
  }

  /// The attributes and modifiers that stand before a declaration.
  func prefix(of declaration: Outline.Declaration) -> Range<Int> {
    let first = outline.statements[declaration.statement].first
    return first..<max(first, declaration.keyword)
  }

  /// A parameter of a function.
  struct Parameter {
    /// The label in calls, `_` for none.
    var label: Int
    /// The name inside of the function.
    var name: Int
    /// The tokens of the type and, behind it, of a default value.
    var type: Range<Int>
  }

  /// The parameters of a function or an initializer.
  func parameters(of declaration: Outline.Declaration) -> [Parameter] {
    guard declaration.parameters >= 0 else { return [] }
    return outline.arguments(declaration.parameters, tokens).compactMap { argument in
      if argument.label >= 0 {
        return Parameter(label: argument.label, name: argument.label, type: argument.value)
      }
      guard let colon = argument.value.first(where: { tokens[$0].kind == .colon }),
        colon - 2 >= argument.value.lowerBound
      else { return nil }
      return Parameter(
        label: colon - 2, name: colon - 1, type: (colon + 1)..<argument.value.upperBound)
    }
  }
}
