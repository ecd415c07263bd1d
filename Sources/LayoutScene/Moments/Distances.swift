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
    var part: SceneConflict.Part
  }

  private var all: [Distance] = []

  /// Adds what a constraint says.
  ///
  /// - Parameters:
  ///   - equation: what it says without its constant.
  ///   - constant: the constant; empty for none.
  ///   - isKnown: whether the file tells its value.
  ///   - part: the constraint.
  /// - Returns: an earlier constraint of the same edges with another constant, where the value of one of them is unknown.
  mutating func add(
    _ equation: LayoutEquation, _ constant: Lexemes, isKnown: Bool, _ part: SceneConflict.Part
  ) -> SceneConflict.Part? {
    let terms = (equation.expression * Self.sign(of: equation.expression)).terms
    defer {
      all.append(Distance(terms: terms, constant: constant, isKnown: isKnown, part: part))
    }
    return all.first { old in
      !(old.isKnown && isKnown) && old.terms == terms && old.part.constraint != part.constraint
        && !Self.isSame(old.constant, constant)
    }?.part
  }

  /// The factor that makes the first of the terms positive.
  private static func sign(of expression: LinearExpression<LayoutEquation.Variable>) -> Fraction {
    Fraction((expression.terms.first?.factor.sign ?? 1) < 0 ? -1 : 1)
  }

  private static func isSame(_ one: Lexemes, _ other: Lexemes) -> Bool {
    let (one, other) = (one.filter { $0 != "-" }, other.filter { $0 != "-" })
    return one.count == other.count && zip(one, other).allSatisfy { $0.hasSameText(as: $1) }
  }
}
