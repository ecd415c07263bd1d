import SwiftSource

extension CodeReader {
  /// The name of the type of the view that an expression makes: `UILabel` of `UILabel()`.
  public func viewType(madeIn expression: Lexemes) -> Lexeme? {
    guard let type = expression.first, makesView(expression.indices), isViewName(type.index),
      type.hasCapital
    else { return nil }
    return type
  }

  /// Whether a statement gives a name a view that it makes: `label = UILabel()`, `let label = UILabel()`.
  public func makesView(in statement: Statement) -> Bool {
    switch statement.kind {
    case .assignment: return statement.assignedValue.map { makesView($0.indices) } ?? false
    case .property: return statement.declaration?.value.map { makesView($0.indices) } ?? false
    default: return false
    }
  }
}
