import LayoutSolver

/// Computes an expression of numbers and names, as code writes it on one line.
package struct NumberExpression {
  private var rest: Substring
  private let named: (Substring) -> Fraction?

  /// - Parameter named: the number that a path such as `Layout.margin` stands for.
  package init(_ text: String, named: @escaping (Substring) -> Fraction?) {
    (rest, self.named) = (text[...], named)
  }

  /// Nil where a part of it is no number.
  package mutating func value() -> Fraction? {
    let value = sum()
    return rest.isEmpty ? value : nil
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

  /// Removes one of some characters from the front, with the spaces around it.
  private mutating func take(_ characters: String) -> Character? {
    skipSpaces()
    guard let first = rest.first, characters.contains(first) else { return nil }
    rest.removeFirst()
    skipSpaces()
    return first
  }

  private mutating func sum() -> Fraction? {
    guard var value = product() else { return nil }
    while let sign = take("+-") {
      guard let term = product() else { return nil }
      value = sign == "+" ? value + term : value - term
    }
    return value
  }

  private mutating func product() -> Fraction? {
    guard var value = factor() else { return nil }
    while let sign = take("*/") {
      guard let next = factor() else { return nil }
      value = sign == "*" ? value * next : value / next
    }
    return value.isKnown ? value : nil
  }

  private mutating func factor() -> Fraction? {
    if take("-") != nil { return factor().map { -$0 } }
    if take("(") != nil { return inParentheses() }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    rest = rest.dropFirst(word.count)
    guard let first = word.first else { return nil }
    if rest.first == "(" {
      guard word == "CGFloat" || word == "Double", take("(") != nil else { return nil }
      return inParentheses()
    }
    return first.isNumber ? Fraction(literal: word.utf8) : named(word)
  }

  private mutating func inParentheses() -> Fraction? {
    let value = sum()
    return take(")") == nil ? nil : value
  }
}
