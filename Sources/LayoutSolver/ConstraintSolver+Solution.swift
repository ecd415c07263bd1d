extension ConstraintSolver {
  /// A best solution, and what all best solutions have in common.
  public struct Solution: Sendable {
    private var tableau: Tableau
    /// What would make the errors larger, and stays 0.
    private var isFixed: [Bool]
    private var knowsAllFixed = false
    private var values: [Fraction]
    /// For each unknown, whether all that its row leads to is determined.
    private var isDetermined: [Bool]
    /// The unknowns with rows, each behind those that its row names.
    private var order: [Int]

    init(_ tableau: Tableau, isFixed: [Bool]) {
      (self.tableau, self.isFixed) = (tableau, isFixed)
      values = Array(repeating: .zero, count: isFixed.count)
      isDetermined = isFixed
      order = self.tableau.definitions(in: Array(isFixed.indices))
      evaluate(Fraction(1))
      findDetermined()
    }

    /// - Parameter share: what the constants of rows are multiplied by.
    private mutating func evaluate(_ share: Fraction) {
      for unknown in order {
        guard let row = tableau.rows[unknown] else { continue }
        values[unknown] = row.terms.reduce(row.constant * share) {
          $0 + values[$1.variable] * $1.factor
        }
      }
    }

    /// How fast the unknowns grow with a parameter, in the place of their values.
    public func growth(with parameter: Variable) -> Solution {
      var growth = self
      for unknown in values.indices {
        growth.values[unknown] = Fraction(unknown == parameter.index ? 1 : 0)
      }
      growth.evaluate(.zero)
      return growth
    }

    private mutating func findDetermined() {
      isDetermined = isFixed
      for unknown in order {
        isDetermined[unknown] =
          tableau.rows[unknown]?.terms.allSatisfy { isDetermined[$0.variable] } ?? false
      }
    }

    /// Whether it is one; false for a system that takes too long to solve.
    public var isBest: Bool { !tableau.isExhausted }

    /// The value of an unknown; 0 where nothing determines it.
    public func value(of variable: Variable) -> Fraction {
      values.indices.contains(variable.index) ? values[variable.index] : .zero
    }

    /// The value of an expression.
    public func value(of expression: LinearExpression<Variable>) -> Fraction {
      expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.factor }
    }

    /// The least and the greatest value that an expression has in any of the best solutions; nil for no limit.
    public func range(
      of expression: LinearExpression<Variable>
    ) -> (least: Fraction?, greatest: Fraction?) {
      let plain = expression.inTableau
      return (
        tableau.least(plain, isFixed),
        tableau.least(plain * Fraction(-1), isFixed).map { -$0 }
      )
    }

    /// Whether all of the best solutions have one value of an expression.
    public mutating func isDetermined(_ expression: LinearExpression<Variable>) -> Bool {
      if expression.terms.allSatisfy({ isDetermined[$0.variable.index] }) { return true }
      let unknowns = tableau.expanded(expression.inTableau).terms.map(\.variable)
      let rest = unknowns.filter { !isFixed[$0] }
      if rest.isEmpty { return true }
      if rest.contains(where: { tableau.kinds[$0] == .free || tableau.canGrow($0) }) {
        return false
      }
      if !knowsAllFixed {
        knowsAllFixed = true
        for unknown in tableau.stuck(isFixed) { isFixed[unknown] = true }
        order = tableau.definitions(in: Array(isFixed.indices))
        findDetermined()
        return isDetermined(expression)
      }
      let range = range(of: expression)
      return range.least != nil && range.least == range.greatest
    }

    /// How far the optional constraints of each priority are from holding, the highest first.
    public var errors: [(priority: Priority, error: Fraction)] {
      Dictionary(grouping: tableau.errors, by: \.priority).sorted { $0.key > $1.key }.map {
        ($0, $1.reduce(.zero) { $0 + values[$1.unknown] })
      }
    }
  }
}

extension LinearExpression<ConstraintSolver.Variable> {
  /// The expression by the indices of its unknowns.
  var inTableau: LinearExpression<Int> {
    LinearExpression<Int>(
      terms: terms.map { .init(variable: $0.variable.index, factor: $0.factor) },
      constant: constant)
  }
}
