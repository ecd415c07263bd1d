/// Linear equations that are added one by one, and what follows from them.
///
/// Each new equation is reduced by the ones before (Gaussian elimination). The equations that took part are known, so
/// that a contradiction can name them.
public struct LinearSystem<Variable: Comparable & Sendable>: Sendable {
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
  @usableFromInline
  struct Row: Sendable {
    /// Is 0; the variable that it is solved for is the greatest one and has the factor 1.
    @usableFromInline var expression: LinearExpression<Variable>
    /// The sum of given equations that it is.
    @usableFromInline var origin: LinearExpression<Int>

    @inlinable
    init(expression: LinearExpression<Variable>, origin: LinearExpression<Int>) {
      (self.expression, self.origin) = (expression, origin)
    }

    @inlinable var pivot: Variable? { expression.terms.last?.variable }

    @inlinable
    mutating func add(_ other: Row, times factor: Fraction) {
      expression.add(other.expression, times: factor)
      origin.add(other.origin, times: factor)
    }
  }

  /// No row has the variable that another one is solved for.
  @usableFromInline var rows: [Row] = []
  @usableFromInline var count = 0

  @inlinable
  public init() {}

  /// Requires that an expression is 0.
  ///
  /// Equations are numbered from 0 in the order in which they are added.
  @inlinable
  @discardableResult
  public mutating func require(_ expression: LinearExpression<Variable>) -> Outcome {
    require(reduced(expression))
  }

  /// Requires that an expression is 0, which this system has reduced.
  @inlinable
  @discardableResult
  public mutating func require(_ reduced: Reduction) -> Outcome {
    var row = reduced.row
    let others = reduced.equations
    row.origin.add(LinearExpression(count))
    count += 1
    guard row.expression.isKnown, row.origin.isKnown else { return .unknown }
    guard let pivot = row.expression.terms.last else {
      let rest = row.expression.constant
      return rest == .zero ? .implied(by: others) : .contradiction(with: others, difference: rest)
    }
    add(row, solvedFor: pivot)
    return .independent
  }

  /// An expression in terms of the smallest possible variables, as the equations determine it.
  public struct Reduction: Sendable {
    @usableFromInline let row: Row

    @inlinable
    init(row: Row) { self.row = row }

    /// The reduced expression.
    @inlinable public var expression: LinearExpression<Variable> { row.expression }
    /// The numbers of the equations that took part, in ascending order.
    @inlinable public var equations: [Int] { row.origin.terms.map(\.variable) }
  }

  @inlinable
  public func reduced(_ expression: LinearExpression<Variable>) -> Reduction {
    Reduction(row: reduce(Row(expression: expression, origin: LinearExpression(.zero))))
  }

  @inlinable
  func reduce(_ row: Row) -> Row {
    var result = row
    for term in row.expression.terms {
      guard let known = rows.first(where: { $0.pivot == term.variable }) else { continue }
      result.add(known, times: -term.factor)
    }
    return result
  }

  @inlinable
  mutating func add(_ row: Row, solvedFor pivot: LinearExpression<Variable>.Term) {
    let factor = Fraction(1) / pivot.factor
    let solved = Row(expression: row.expression * factor, origin: row.origin * factor)
    for index in rows.indices {
      guard let share = rows[index].expression.factor(of: pivot.variable) else { continue }
      rows[index].add(solved, times: -share)
    }
    rows.append(solved)
  }
}
