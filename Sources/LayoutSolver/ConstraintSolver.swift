/// A solver for linear equations and inequalities with priorities, which computes with exact numbers.
///
/// The values are those that satisfy all required constraints and depart from the others as little as possible, higher
/// priorities first: a constraint of a lower priority never makes up for one of a higher. A constraint that cannot hold
/// together with the required ones before it is left out, and the smallest set that it contradicts is known.
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

  /// What a new constraint does.
  public enum Outcome: Equatable, Sendable {
    /// It is taken into account.
    case added
    /// It cannot hold together with the constraints of these numbers, none of which can be missed for that.
    case conflict(with: [Int])
    /// It cannot hold; too many before it could not for the reason to be looked for.
    case unexplainedConflict
    /// Its numbers are not known or too large; it is left out.
    case unknown
  }

  private var tableau = Tableau()
  /// The required constraints that hold together.
  private var required: [Explanation.Constraint] = []
  /// Has the first ones of them, once there is a contradiction to explain.
  private var explanation = Explanation()
  private var explainedCount = 0
  private var conflictCount = 0
  private var count = 0

  public init() {}

  /// A new unknown.
  public mutating func variable() -> Variable { Variable(index: tableau.unknown()) }

  /// Requires that an expression relates to 0. Constraints are numbered from 0 in the order in which they are added.
  ///
  /// - Parameters:
  ///   - expression: in the unknowns of this solver.
  ///   - priority: from 1 to `required`.
  @discardableResult
  public mutating func add(
    _ expression: LinearExpression<Variable>, _ relation: Relation, priority: Priority = required
  ) -> Outcome {
    let number = count
    count += 1
    let plain = expression.inTableau
    switch tableau.add(plain, relation, priority: priority, number: number) {
    case .unknown: return .unknown
    case .added:
      if priority >= Self.required { required.append((number, plain, relation)) }
      return .added
    case .conflict:
      conflictCount += 1
      return explain((number, plain, relation))
    }
  }

  private mutating func explain(_ constraint: Explanation.Constraint) -> Outcome {
    guard conflictCount <= Self.mostExplained else { return .unexplainedConflict }
    for known in required[explainedCount...] { _ = explanation.add(known) }
    explainedCount = required.count
    return .conflict(with: explanation.add(constraint) ?? [])
  }

  /// Nobody would read more contradictions.
  private static let mostExplained = 32

  /// The best values of all unknowns.
  public mutating func solve() -> Solution {
    let isFixed = tableau.optimize()
    return Solution(tableau, isFixed: isFixed)
  }
}
