/// Required constraints once more, in a form that tells which of them contradict a new one.
struct Explanation: Sendable {
  typealias Constraint = (
    number: Int, expression: LinearExpression<Int>, relation: ConstraintSolver.Relation
  )

  private var tableau = Tableau(marksRows: true)
  /// The unknowns of the tableau by those of the solver.
  private var unknowns: [Int: Int] = [:]
  private var constraints: [Int: Constraint] = [:]

  /// Adds a constraint.
  ///
  /// - Returns: the numbers of those before it with which it cannot hold, none of which can be missed for that; nil if it
  ///   holds.
  mutating func add(_ constraint: Constraint) -> [Int]? {
    guard case .conflict(let others) = require(constraint) else {
      constraints[constraint.number] = constraint
      return nil
    }
    return smallest(others.filter { $0 >= 0 && $0 != constraint.number }.sorted(), constraint)
  }

  private mutating func require(_ constraint: Constraint) -> Tableau.Outcome {
    var expression = LinearExpression<Int>(constraint.expression.constant)
    for term in constraint.expression.terms {
      let unknown = unknowns[term.variable] ?? tableau.unknown()
      unknowns[term.variable] = unknown
      expression.add(LinearExpression(unknown), times: term.factor)
    }
    return tableau.add(
      expression, constraint.relation, priority: ConstraintSolver.required,
      number: constraint.number)
  }

  /// The numbers in a list without which a constraint could hold.
  private func smallest(_ others: [Int], _ constraint: Constraint) -> [Int] {
    guard others.count <= Self.mostCompared else { return others }
    var needed = others
    for candidate in others {
      var rest = Explanation()
      let isNeeded =
        (needed.filter { $0 != candidate }.compactMap { constraints[$0] } + [constraint])
        .allSatisfy {
          if case .conflict = rest.require($0) { return false }
          return true
        }
      if !isNeeded { needed.removeAll { $0 == candidate } }
    }
    return needed
  }

  /// Larger sets are not reduced: a message would not name so many.
  private static let mostCompared = 64
}
