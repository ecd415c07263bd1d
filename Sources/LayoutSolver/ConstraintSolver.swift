/// A solver for linear equations and inequalities with priorities, which computes with exact numbers.
///
/// The values are those that satisfy all required constraints and depart from the others as little as possible, higher
/// priorities first: a constraint of a lower priority never makes up for one of a higher. A constraint that cannot hold
/// together with the required ones before it is left out.
///
/// Source: Greg J. Badros, Alan Borning, Peter J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (ACM TOCHI 8, 2001); the choice of pivots is that of Bland, which never cycles.
public struct ConstraintSolver: Sendable {
  /// An unknown.
  public struct Variable: Hashable, Comparable, Sendable {
    let index: Int

    public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
  }

  /// How the two sides of a constraint compare; the right one is 0.
  public enum Relation: Sendable { case equal, atMost, atLeast }

  /// How much a constraint matters: 1,000 is required, as in UIKit.
  public typealias Priority = Int
  public static let required: Priority = 1_000

  private var tableau = Tableau()

  public init() {}

  /// A new unknown.
  public mutating func variable() -> Variable { Variable(index: tableau.unknown()) }

  /// An unknown that stays 0. A solution tells how fast others grow with it.
  public mutating func parameter() -> Variable { Variable(index: tableau.unknown(.parameter)) }

  /// Requires that an expression relates to 0.
  ///
  /// - Parameters:
  ///   - expression: in the unknowns of this solver.
  ///   - priority: from 1 to `required`.
  /// - Returns: false if it is left out: it cannot hold together with the required ones before it, or its numbers are not known
  ///   or too large.
  @discardableResult
  public mutating func add(
    _ expression: LinearExpression<Variable>, _ relation: Relation, priority: Priority = required
  ) -> Bool {
    tableau.add(expression.inTableau, relation, priority: priority)
  }

  /// The best values of all unknowns.
  public mutating func solve() -> Solution {
    let isFixed = tableau.optimize()
    return Solution(tableau, isFixed: isFixed)
  }
}
