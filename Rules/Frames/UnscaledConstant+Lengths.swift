import LayoutModel
import SwiftSource

extension LayoutNumber {
  /// The literals that are lengths: no zeros, no factors, and not compared with anything.
  ///
  /// - Parameter isScaling: whether the function or the property with this name scales what it is called on, which is
  ///   left out.
  func lengths(_ isScaling: (Lexeme) -> Bool) -> [Lexeme] {
    var lengths: [Lexeme] = []
    var rest = expression.outermost
    while let token = rest.next() {
      switch token.kind {
      case .leftParen:
        guard let close = token.partner, includes(parenthesis: token),
          !isMultiplied(token, close), !close.isScaled(isScaling)
        else { continue }
        rest.enter(token)
      case .integerLiteral, .floatLiteral:
        if isLength(token), !token.isScaled(isScaling) { lengths.append(token) }
      default: continue
      }
    }
    return lengths
  }

  /// Whether a literal adds to a length by itself.
  private func isLength(_ token: Lexeme) -> Bool {
    guard !token.isZero else { return false }
    var before = part(token.previous)
    if before?.kind == .prefixOperator { before = part(before?.previous) }
    // Of `padding.0` the zero is a name.
    if let before, before.kind == .period || before.isOtherOperator { return false }
    return part(token.next).map { !$0.isOtherOperator } ?? true
  }

  /// Whether what is in parentheses, perhaps of a conversion, is multiplied or divided: a count, or a length that
  /// is scaled by hand.
  private func isMultiplied(_ open: Lexeme, _ close: Lexeme) -> Bool {
    if let after = part(close.next), after.isProduct { return true }
    var before = part(open.previous)
    if before?.kind == .identifier { before = part(before?.previous) }
    return before?.isProduct ?? false
  }

  /// A token if it is part of the number.
  private func part(_ token: Lexeme?) -> Lexeme? {
    token.flatMap { tokens.contains($0.index) ? $0 : nil }
  }

  /// Whether it is the distance from an edge: `inset(8)` in a maker's chain, `withInset: 8` in a call of the project's.
  var isInset: Bool {
    guard kind == .offset, let before = expression.first?.previous, let name = before.previous
    else { return false }
    if before.kind == .colon { return name.isNameOfInset }
    return before.kind == .leftParen && (name.is(.inset) || name.is(.insets))
  }

  /// Whether the call that the number is in, or one around it in the same statement, has a name that fits.
  func isPassed(to fits: (Lexeme) -> Bool) -> Bool {
    var brackets = expression.first?.brackets
    for _ in 0..<Self.mostBrackets {
      guard let current = brackets else { break }
      if let name = current.call?.name, fits(name) { return true }
      brackets = current.outer
    }
    return false
  }

  /// Of a number in more brackets, the inner ones count.
  private static let mostBrackets = 256
}

extension Lexeme {
  fileprivate func isScaled(_ isScaling: (Lexeme) -> Bool) -> Bool {
    guard let period = next, period.kind == .period, let name = period.next,
      name.kind == .identifier
    else { return false }
    return isScaling(name)
  }

  /// Whether it is an operator that does something other than add, subtract or choose.
  fileprivate var isOtherOperator: Bool {
    kind == .binaryOperator && self != "+" && self != "-" && self != "??" && self != "&+"
      && self != "&-"
  }

  fileprivate var isProduct: Bool {
    kind == .binaryOperator && (self == "*" || self == "/" || self == "%")
  }
}
