/// A sum of variables with factors, and a constant: `x + 0.5 * width + 16`.
public struct LinearExpression<Variable: Hashable & Sendable>: Equatable, Sendable {
  /// The variables with their factors, none of which is 0.
  public private(set) var terms: [Variable: Fraction]
  /// What is added to them.
  public private(set) var constant: Fraction

  /// A variable, times a factor.
  public init(_ variable: Variable, times factor: Fraction = Fraction(1)) {
    terms = factor == .zero ? [:] : [variable: factor]
    constant = .zero
  }

  /// A number.
  public init(_ constant: Fraction) { (terms, self.constant) = ([:], constant) }

  /// Whether it has no variables: it is a number.
  public var isConstant: Bool { terms.isEmpty }

  /// Whether all its numbers are known.
  public var isKnown: Bool { constant.isKnown && terms.values.allSatisfy(\.isKnown) }

  /// Adds an expression, times a factor.
  public mutating func add(_ other: LinearExpression, times factor: Fraction = Fraction(1)) {
    constant = constant + other.constant * factor
    for (variable, coefficient) in other.terms {
      let sum = (terms[variable] ?? .zero) + coefficient * factor
      terms[variable] = sum == .zero ? nil : sum
    }
  }

  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: Fraction(-1))
    return difference
  }

  public static func * (left: LinearExpression, right: Fraction) -> LinearExpression {
    var product = LinearExpression(.zero)
    product.add(left, times: right)
    return product
  }
}
