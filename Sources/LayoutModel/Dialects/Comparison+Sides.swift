import SwiftSource

/// The right side of a comparison, split into parts: `2 * (b.widthAnchor + 8) - x` is an operand with a multiplier and
/// constants.
struct ComparedSide {
  /// Constants, or factors and divisors.
  struct Numbers {
    /// Each part without the operator before or behind it.
    fileprivate(set) var pieces: [Range<Int>] = []
    /// All parts as one range of tokens, as a constraint stores them.
    fileprivate(set) var all = 0..<0

    fileprivate mutating func add(_ piece: Range<Int>, in file: FactBuilder) {
      guard !piece.isEmpty else { return }
      pieces.append(piece)
      let sign = piece.lowerBound - 1
      let isInverse =
        file.isOperator(sign, UInt8(ascii: "-")) || file.isOperator(sign, UInt8(ascii: "/"))
      let start = isInverse ? sign : piece.lowerBound
      all =
        all.isEmpty
        ? start..<piece.upperBound
        : min(all.lowerBound, start)..<max(all.upperBound, piece.upperBound)
    }

    /// Adds the tokens before and behind a part, without the operators next to it.
    fileprivate mutating func add(
      _ whole: Range<Int>, around part: Range<Int>, in file: FactBuilder
    ) {
      add(whole.lowerBound..<max(whole.lowerBound, part.lowerBound - 1), in: file)
      add(min(part.upperBound + 1, whole.upperBound)..<whole.upperBound, in: file)
    }
  }

  /// The tokens of the operand: a name with an attribute as its last member, or a call of a function on one. Empty
  /// without an operand.
  private(set) var operand = 0..<0
  private(set) var constants = Numbers()
  private(set) var multipliers = Numbers()

  /// - Parameters:
  ///   - range: the tokens of the side, without a priority.
  ///   - isAttribute: whether the name at a token is an attribute of a view.
  init(_ range: Range<Int>, in file: FactBuilder, isAttribute: (Int) -> Bool) {
    var core = range
    for depth in 0..<Self.deepest {
      for _ in 0..<Self.deepest where core.count > 2 && file.isInParentheses(core) {
        core = core.dropFirst().dropLast()
      }
      guard let term = file.part(of: core, joinedBy: "+", "-", isAttribute) else {
        if depth == 0 { constants.add(core, in: file) }
        return
      }
      constants.add(core, around: term, in: file)
      guard let factor = file.part(of: term, joinedBy: "*", "/", isAttribute) else { return }
      multipliers.add(term, around: factor, in: file)
      guard file.isInParentheses(factor) else {
        operand = factor
        return
      }
      core = factor
    }
  }

  /// A bound for extreme nesting of parentheses.
  private static let deepest = 8
}

extension FactBuilder {
  /// The first part between two operators that contains an attribute.
  fileprivate func part(
    of range: Range<Int>, joinedBy first: Unicode.Scalar, _ second: Unicode.Scalar,
    _ isAttribute: (Int) -> Bool
  ) -> Range<Int>? {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isOperator(index, UInt8(ascii: first)) || isOperator(index, UInt8(ascii: second)) {
        if (start..<index).contains(where: isAttribute) { return start..<index }
        start = index + 1
      }
      index = skip(index)
    }
    return (start..<range.upperBound).contains(where: isAttribute) ? start..<range.upperBound : nil
  }

  /// The constraint of a comparison, without the items of its right side.
  func constraint(
    _ comparison: Comparison, on item: Item, _ attributes: LayoutAttributes, _ side: ComparedSide,
    _ placement: Placement
  ) -> Constraint {
    var constraint = constraint(
      comparison.tokens, in: comparison.expression.statement, on: item, attributes, placement,
      comparison.relation)
    constraint.multiplier = side.multipliers.all
    constraint.priority = comparison.priority
    return constraint
  }

  /// Adds the numbers of a side that belongs to a constraint.
  func addNumbers(_ side: ComparedSide, of constraint: Constraint) {
    for piece in side.constants.pieces { addNumber(.offset, piece, of: constraint) }
    for piece in side.multipliers.pieces { addNumber(.multiplier, piece, of: constraint) }
  }
}
