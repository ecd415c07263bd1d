import SwiftSource

extension CodeReader {
  /// Whether a statement gives a name a view that it makes: `label = UILabel()`, `let label = UILabel()`.
  public func makesView(in statement: Statement) -> Bool {
    switch statement.kind {
    case .assignment: return statement.assignedValue.map { makesView($0.indices) } ?? false
    case .property: return statement.declaration?.value.map { makesView($0.indices) } ?? false
    default: return false
    }
  }
}
