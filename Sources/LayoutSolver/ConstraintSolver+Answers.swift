extension ConstraintSolver {
  /// The value of an unknown; 0 where nothing determines it.
  public func value(of variable: Variable) -> Fraction { rows[variable.index]?.constant ?? .zero }

  /// The value of an expression.
  public func value(of expression: LinearExpression<Variable>) -> Fraction {
    expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.factor }
  }

  /// The least and the greatest value that an expression has in any of the best solutions; nil for no limit.
  public func range(
    of expression: LinearExpression<Variable>
  ) -> (least: Fraction?, greatest: Fraction?) {
    let plain = Expression(
      terms: expression.terms.map { .init(variable: $0.variable.index, factor: $0.factor) },
      constant: expression.constant)
    return (least(plain), least(plain * Fraction(-1)).map { -$0 })
  }

  /// Whether all of the best solutions have one value of an expression.
  public func isDetermined(_ expression: LinearExpression<Variable>) -> Bool {
    Answers(self).isDetermined(expression)
  }

  /// Many questions about one system.
  public struct Answers: Sendable {
    private let solver: ConstraintSolver
    /// What would make the errors larger, and stays 0.
    private let fixed: Set<Int>

    public init(_ solver: ConstraintSolver) {
      self.solver = solver
      fixed = solver.fixedUnknowns
    }

    /// Whether all of the best solutions have one value of an expression.
    public func isDetermined(_ expression: LinearExpression<Variable>) -> Bool {
      let value = solver.substituted(
        Expression(
          terms: expression.terms.map { .init(variable: $0.variable.index, factor: $0.factor) },
          constant: expression.constant))
      let kinds = solver.kinds
      if value.terms.contains(where: { kinds[$0.variable] == .free }) { return false }
      if value.terms.allSatisfy({ kinds[$0.variable] == .marker || fixed.contains($0.variable) }) {
        return true
      }
      let range = solver.range(of: expression)
      return range.least != nil && range.least == range.greatest
    }
  }

  fileprivate var fixedUnknowns: Set<Int> {
    Set(objectives.flatMap { $0.expression.terms.map(\.variable) })
  }

  /// How far the optional constraints of each priority are from holding, the highest first.
  public var errors: [(priority: Priority, error: Fraction)] {
    objectives.map { ($0.priority, $0.expression.constant) }
  }

  /// The least value of an expression in the best solutions; nil for no limit.
  private func least(_ expression: Expression) -> Fraction? {
    var search = self
    let fixed = fixedUnknowns
    search.objectives = [(0, substituted(expression))]
    while true {
      let value = search.objectives[0].expression
      guard !value.terms.contains(where: { kinds[$0.variable] == .free }) else { return nil }
      let entering = value.terms.first {
        $0.factor.sign < 0 && kinds[$0.variable] != .marker && !fixed.contains($0.variable)
      }
      guard let entering else { return value.constant.isKnown ? value.constant : nil }
      guard let leaving = search.leaving(for: entering.variable) else { return nil }
      search.pivot(entering.variable, leaving)
    }
  }

  /// The members of a set of constraints without which a new one could hold.
  func smallest(_ others: Set<Int>, with new: Int) -> [Int] {
    var needed = others.filter { $0 >= 0 && $0 != new }.sorted()
    guard needed.count <= Self.mostCompared, conflictCount <= Self.mostReduced else {
      return needed
    }
    for candidate in needed {
      var solver = ConstraintSolver()
      for _ in 0..<kinds.count { _ = solver.variable() }
      let rest = needed.filter { $0 != candidate }
      let holds = (rest + [new]).allSatisfy { number in
        let (expression, relation, _) = given[number]
        let plain = LinearExpression<Variable>(
          terms: expression.terms.map {
            .init(variable: Variable(index: $0.variable), factor: $0.factor)
          },
          constant: expression.constant)
        return solver.add(plain, relation) == .added
      }
      if !holds { needed = rest }
    }
    return needed
  }

  /// Larger sets are not reduced: a message would not name so many.
  private static let mostCompared = 64
  /// Nor would anybody read more contradictions.
  private static let mostReduced = 32
}
