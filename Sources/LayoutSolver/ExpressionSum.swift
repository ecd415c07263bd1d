/// A sum of many expressions, and marks on their unknowns; empty between uses.
struct ExpressionSum: Sendable {
  private var factors: [Fraction] = []
  private var isInSum: [Bool] = []
  private var isMarked: [Bool] = []
  private var unknowns: [Int] = []
  private var constant = Fraction.zero

  mutating func add(_ expression: LinearExpression<Int>, times factor: Fraction = Fraction(1)) {
    guard factor != .zero else { return }
    constant = constant + expression.constant * factor
    for term in expression.terms {
      reserve(term.variable)
      if !isInSum[term.variable] {
        isInSum[term.variable] = true
        unknowns.append(term.variable)
      }
      factors[term.variable] = factors[term.variable] + term.factor * factor
    }
  }

  /// Takes an unknown out of the sum.
  ///
  /// - Returns: its factor.
  mutating func remove(_ unknown: Int) -> Fraction {
    guard unknown < factors.count else { return .zero }
    defer { factors[unknown] = .zero }
    return factors[unknown]
  }

  /// Empties the sum.
  ///
  /// - Returns: what it was.
  mutating func take() -> LinearExpression<Int> {
    unknowns.sort()
    var terms: [LinearExpression<Int>.Term] = []
    terms.reserveCapacity(unknowns.count)
    for unknown in unknowns {
      if factors[unknown] != .zero {
        terms.append(.init(variable: unknown, factor: factors[unknown]))
      }
      factors[unknown] = .zero
      isInSum[unknown] = false
    }
    unknowns.removeAll(keepingCapacity: true)
    defer { constant = .zero }
    return LinearExpression(terms: terms, constant: constant)
  }

  // MARK: - Marks

  func isMarked(_ unknown: Int) -> Bool { unknown < isMarked.count && isMarked[unknown] }

  /// - Returns: whether the unknown had no mark.
  mutating func mark(_ unknown: Int) -> Bool {
    reserve(unknown)
    defer { isMarked[unknown] = true }
    return !isMarked[unknown]
  }

  mutating func clearMarks(_ unknowns: [Int]) {
    for unknown in unknowns { isMarked[unknown] = false }
  }

  private mutating func reserve(_ unknown: Int) {
    guard unknown >= factors.count else { return }
    let more = unknown + 1 - factors.count + factors.count / 2
    factors += repeatElement(.zero, count: more)
    isInSum += repeatElement(false, count: more)
    isMarked += repeatElement(false, count: more)
  }
}
