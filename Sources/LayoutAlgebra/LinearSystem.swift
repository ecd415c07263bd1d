/// Linear equations that are added one by one, and what follows from them.
///
/// Each new equation is reduced by the ones before (Gaussian elimination). The equations that took part are known, so
/// that a contradiction can name them.
public struct LinearSystem<Variable: Hashable & Comparable & Sendable>: Sendable {
  /// What a new equation does to a system.
  public enum Outcome: Equatable, Sendable {
    /// It says something new.
    case independent
    /// It follows from equations with these numbers.
    case implied(by: [Int])
    /// It cannot hold together with the equations of these numbers: what should be 0 is `difference`.
    case contradiction(with: [Int], difference: Fraction)
    /// Its numbers are not known or too large; it is left out.
    case unknown
  }

  /// An equation, solved for a variable.
  private struct Row {
    /// Is 0; the variable that it is solved for has the factor 1.
    var expression: LinearExpression<Variable>
    /// The sum of given equations that it is.
    var origin: LinearExpression<Int>
  }

  /// In each row, the greatest variable is the one that it is solved for, and no other row has it.
  private var rows: [Variable: Row] = [:]
  private var count = 0

  public init() {}

  /// Requires that an expression is 0.
  ///
  /// Equations are numbered from 0 in the order in which they are added.
  @discardableResult
  public mutating func require(_ expression: LinearExpression<Variable>) -> Outcome {
    let row = reduce(Row(expression: expression, origin: LinearExpression(count)))
    let number = count
    count += 1
    guard row.expression.isKnown, row.origin.isKnown else { return .unknown }
    guard let pivot = row.expression.terms.keys.max() else {
      let others = row.origin.terms.keys.filter { $0 != number }.sorted()
      let rest = row.expression.constant
      return rest == .zero ? .implied(by: others) : .contradiction(with: others, difference: rest)
    }
    add(row, solvedFor: pivot)
    return .independent
  }

  /// An expression in terms of the smallest possible variables, as the equations determine it.
  public func reduced(_ expression: LinearExpression<Variable>) -> LinearExpression<Variable> {
    reduce(Row(expression: expression, origin: LinearExpression(.zero))).expression
  }

  /// The numbers of the equations that make an expression what `reduced(_:)` returns.
  public func equations(reducing expression: LinearExpression<Variable>) -> [Int] {
    reduce(Row(expression: expression, origin: LinearExpression(.zero))).origin.terms.keys.sorted()
  }

  private func reduce(_ row: Row) -> Row {
    var result = row
    for (variable, factor) in row.expression.terms {
      guard let known = rows[variable] else { continue }
      result.expression.add(known.expression, times: -factor)
      result.origin.add(known.origin, times: -factor)
    }
    return result
  }

  private mutating func add(_ row: Row, solvedFor pivot: Variable) {
    let factor = Fraction(1) / (row.expression.terms[pivot] ?? .unknown)
    let solved = Row(expression: row.expression * factor, origin: row.origin * factor)
    for (variable, other) in rows {
      guard let share = other.expression.terms[pivot] else { continue }
      rows[variable]?.expression.add(solved.expression, times: -share)
      rows[variable]?.origin.add(solved.origin, times: -share)
    }
    rows[pivot] = solved
  }
}
