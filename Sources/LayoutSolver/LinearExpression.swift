/// A sum of variables with factors, and a constant: `x + 0.5 * width + 16`.
public struct LinearExpression<Variable: Comparable & Sendable>: Equatable, Sendable {
  /// A variable with its factor.
  public struct Term: Equatable, Sendable {
    public let variable: Variable
    /// Not 0.
    public let factor: Fraction

    @inlinable
    init(variable: Variable, factor: Fraction) {
      (self.variable, self.factor) = (variable, factor)
    }
  }

  /// The variables with their factors, in ascending order.
  public let terms: [Term]
  /// What is added to them.
  public let constant: Fraction

  @inlinable
  init(terms: [Term], constant: Fraction) { (self.terms, self.constant) = (terms, constant) }

  /// A variable, times a factor.
  @inlinable
  public init(_ variable: Variable, times factor: Fraction = Fraction(1)) {
    self.init(
      terms: factor == .zero ? [] : [Term(variable: variable, factor: factor)], constant: .zero)
  }

  /// A number.
  @inlinable
  public init(_ constant: Fraction) { self.init(terms: [], constant: constant) }

  @inlinable public var isConstant: Bool { terms.isEmpty }

  @inlinable public var isKnown: Bool { constant.isKnown && terms.allSatisfy(\.factor.isKnown) }

  /// The factor of a variable; nil if it is not in the expression.
  @inlinable
  public func factor(of variable: Variable) -> Fraction? {
    // Most expressions are short; in long ones, half of the rest is left out each time.
    var range = terms.indices
    while range.count > 8 {
      let middle = range.lowerBound + range.count / 2
      if terms[middle].variable < variable {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<(middle + 1)
      }
    }
    return terms[range].first { $0.variable == variable }?.factor
  }

  /// Adds an expression, times a factor.
  @inlinable
  public mutating func add(_ other: LinearExpression, times factor: Fraction = Fraction(1)) {
    let constant = constant + other.constant * factor
    guard !other.terms.isEmpty else {
      self = LinearExpression(terms: terms, constant: constant)
      return
    }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var next = 0
    for term in other.terms {
      while next < terms.count, terms[next].variable < term.variable {
        sum.append(terms[next])
        next += 1
      }
      var product = term.factor * factor
      if next < terms.count, terms[next].variable == term.variable {
        product = terms[next].factor + product
        next += 1
      }
      if product != .zero { sum.append(Term(variable: term.variable, factor: product)) }
    }
    sum += terms[next...]
    self = LinearExpression(terms: sum, constant: constant)
  }

  @inlinable
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  @inlinable
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: Fraction(-1))
    return difference
  }

  @inlinable
  public static func * (left: LinearExpression, right: Fraction) -> LinearExpression {
    LinearExpression(
      terms: right == .zero
        ? [] : left.terms.map { Term(variable: $0.variable, factor: $0.factor * right) },
      constant: left.constant * right)
  }
}
