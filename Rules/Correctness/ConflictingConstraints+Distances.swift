import LayoutModel
import LayoutSolver
import SwiftSource

/// The distances that constraints of one path and axis give to pairs of edges, and the lengths that they give to views.
///
/// Two required ones for one pair are a mistake whatever they are: they contradict each other, or one is superfluous.
struct Distances {
  private typealias Term = LinearExpression<LayoutEquation.Variable>.Term

  private struct Distance {
    /// What the constant is between, in one direction.
    var terms: [Term]
    var constant: Lexemes
    var isKnown: Bool
    var constraint: Int
    var attribute: LayoutAttributes
  }

  private var all: [Distance] = []

  /// Adds what a constraint says.
  ///
  /// - Parameters:
  ///   - equation: what it says without its constant.
  ///   - constant: the constant; empty for none.
  ///   - isKnown: whether the file tells its value.
  ///   - constraint: the index of the constraint.
  /// - Returns: an earlier constraint of the same edges with another constant, where the value of one of them is unknown.
  mutating func add(
    _ equation: LayoutEquation, _ constant: Lexemes, isKnown: Bool, _ constraint: Int
  ) -> (constraint: Int, attribute: LayoutAttributes)? {
    let terms = (equation.expression * Self.sign(of: equation.expression)).terms
    let new = Distance(
      terms: terms, constant: constant, isKnown: isKnown, constraint: constraint,
      attribute: equation.attribute)
    defer { all.append(new) }
    let earlier = all.first { old in
      !(old.isKnown && isKnown) && old.terms == terms && old.constraint != constraint
        && !Self.isSame(old.constant, constant)
    }
    return earlier.map { ($0.constraint, $0.attribute) }
  }

  /// The factor that makes the first of the terms positive.
  private static func sign(of expression: LinearExpression<LayoutEquation.Variable>) -> Fraction {
    Fraction((expression.terms.first?.factor.sign ?? 1) < 0 ? -1 : 1)
  }

  /// Whether two constants are the same number, or may be in the other direction.
  private static func isSame(_ one: Lexemes, _ other: Lexemes) -> Bool {
    func digits(_ constant: Lexemes) -> String {
      constant.text.withoutSpace.filter { $0 != "-" }
    }
    return digits(one) == digits(other)
  }
}
