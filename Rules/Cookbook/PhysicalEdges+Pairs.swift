import LayoutModel
import LayoutSolver
import SwiftSource

extension Constraint {
  /// Whether it is about a left or a right.
  var hasPhysicalEdge: Bool { !attributes.union(secondAttributes).isDisjoint(with: Self.sides) }

  private static let sides: LayoutAttributes = [.left, .right]

  /// Whether one expression pins left and right to those of one item, with the same inset.
  func pinsBothSidesAlike(in file: ViewFile) -> Bool {
    guard attributes.isSuperset(of: Self.sides), relation == .equal, isPlainPin, multiplier.isEmpty,
      secondAttributes.isEmpty || secondAttributes.isSuperset(of: Self.sides)
    else { return false }
    if constant.isEmpty || file.constant(of: self) == .zero { return true }
    // More than a number or its name may have a left and a right of its own.
    let inset = statement.tokens(constant)
    return constantPointsInward && (file.constant(of: self) != nil || inset.isNameOfNumber)
  }

  /// Whether it pins a left, and another constraint the right of the same view to the right of the same item, with the
  /// same inset.
  func isMirrored(by other: Constraint, in file: ViewFile) -> Bool {
    guard attributes == .left, other.attributes == .right, isPlainPin, other.isPlainPin,
      secondAttributes.isEmpty || secondAttributes == .left,
      other.secondAttributes.isEmpty || other.secondAttributes == .right,
      bounds(asMuchAs: other), firstItem == other.firstItem, secondItem == other.secondItem,
      setsFrame == other.setsFrame,
      text(multiplier) == text(other.multiplier), text(priority) == text(other.priority)
    else { return false }
    if constant.isEmpty && other.constant.isEmpty { return true }
    // A frame is set by its distances from the edges.
    let pointsAlike = setsFrame || (constantPointsInward && other.constantPointsInward)
    guard pointsAlike || !(constantPointsInward || other.constantPointsInward) else { return false }
    if let left = file.constant(of: self), let right = file.constant(of: other) {
      return pointsAlike ? left == right : left + right == .zero
    }
    let (left, right) = (statement.tokens(constant), other.statement.tokens(other.constant))
    guard !pointsAlike else { return left.text == right.text }
    let (unsigned, negative) = (left.withoutMinus, right.withoutMinus)
    return (unsigned == nil) != (negative == nil)
      && (unsigned ?? left).text == (negative ?? right).text
  }

  private func bounds(asMuchAs other: Constraint) -> Bool {
    guard relationPointsInward == other.relationPointsInward else { return relation == .equal }
    return relation == (relationPointsInward ? other.relation : other.relation.inverted)
  }

  private var isPlainPin: Bool {
    !isAlternative && firstItem.key != 0
      && (setsFrame ? isPlainFrame : secondItem.map { $0.key != 0 } ?? false)
  }

  /// Whether a chain that sets a frame says nothing more about the horizontal axis: with a width or a margin, the view may
  /// stay on one side.
  private var isPlainFrame: Bool {
    statement.tokens.allSatisfy { token in
      guard token.kind == .identifier, token.previous?.kind == .period, token.call != nil else {
        return true
      }
      return token.placesFrameOnly
    }
  }

  private func text(_ range: Range<Int>) -> String { statement.tokens(range).text }
}

extension Lexemes {
  /// The name behind `-` or `-1.0 *`; nil without a minus, and for more than a name.
  fileprivate var withoutMinus: Lexemes? {
    guard let minus = first, minus.kind == .prefixOperator, minus == "-" else { return nil }
    var rest = dropFirst()
    if let one = rest.first, one == "1" || one == "1.0", rest.dropFirst().first == "*" {
      rest = rest.dropFirst(2)
    }
    return rest.isName ? rest : nil
  }

  private var isName: Bool {
    !isEmpty
      && allSatisfy { $0.kind == .identifier || $0.kind == .period || $0.is(Keyword.`self`) }
  }

  fileprivate var isNameOfNumber: Bool { isName && last?.hasSuffix(.insets) == false }
}
