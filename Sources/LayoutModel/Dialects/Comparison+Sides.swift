import SwiftSource

/// The right side of a comparison, taken apart: `2 * (b.widthAnchor + 8) - x` is an operand with a multiplier and
/// constants.
struct ComparedSide {
  /// The tokens of the operand: a name with an attribute as its last member, or a call of a function on one. Empty where
  /// there is none.
  private(set) var operand = 0..<0
  /// The constants, each without the operator before or behind it.
  private(set) var constants: [Range<Int>] = []
  /// The factors and divisors, likewise.
  private(set) var multipliers: [Range<Int>] = []
  /// All constants as one range of tokens, as `Constraint.constant` has them.
  private(set) var constant = 0..<0
  /// All factors and divisors as one range.
  private(set) var multiplier = 0..<0

  private let file: FactBuilder

  /// - Parameters:
  ///   - range: the tokens of the side, without a priority.
  ///   - isAttribute: whether the name at a token is that of an attribute of a view.
  init(_ range: Range<Int>, in file: FactBuilder, isAttribute: (Int) -> Bool) {
    self.file = file
    var core = range
    for _ in 0..<Self.deepest {
      core = withoutParentheses(core)
      guard let term = part(of: core, joinedBy: Self.isSum, isAttribute) else {
        if operand.isEmpty, core == withoutParentheses(range) { add(&constants, &constant, core) }
        return
      }
      take(core, around: term, &constants, &constant)
      guard let factor = part(of: term, joinedBy: Self.isProduct, isAttribute) else { return }
      take(term, around: factor, &multipliers, &multiplier)
      guard file.tokens[factor.lowerBound].kind == .leftParen,
        file.outline.partner(of: factor.lowerBound) == factor.upperBound - 1
      else {
        operand = factor
        return
      }
      core = factor
    }
  }

  /// Parentheses in parentheses that nobody writes are not looked into.
  private static let deepest = 8

  private func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    var range = range
    for _ in 0..<Self.deepest
    where range.count > 2 && file.tokens[range.lowerBound].kind == .leftParen
      && file.outline.partner(of: range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return range
  }

  /// The first part between operators that an attribute stands in.
  private func part(
    of range: Range<Int>, joinedBy isJoint: (FactBuilder, Int) -> Bool, _ isAttribute: (Int) -> Bool
  ) -> Range<Int>? {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isJoint(file, index) {
        if (start..<index).contains(where: isAttribute) { return start..<index }
        start = index + 1
      }
      index = file.outline.skip(index, file.tokens)
    }
    return (start..<range.upperBound).contains(where: isAttribute) ? start..<range.upperBound : nil
  }

  /// Adds what stands before and behind a part, without the operators next to it.
  private func take(
    _ whole: Range<Int>, around part: Range<Int>, _ pieces: inout [Range<Int>],
    _ all: inout Range<Int>
  ) {
    if part.lowerBound - 1 > whole.lowerBound {
      add(&pieces, &all, whole.lowerBound..<(part.lowerBound - 1))
    }
    if part.upperBound + 1 < whole.upperBound {
      add(&pieces, &all, (part.upperBound + 1)..<whole.upperBound)
    }
  }

  private func add(_ pieces: inout [Range<Int>], _ all: inout Range<Int>, _ piece: Range<Int>) {
    guard !piece.isEmpty else { return }
    pieces.append(piece)
    let isInverse =
      file.isOperator(piece.lowerBound - 1, UInt8(ascii: "-"))
      || file.isOperator(piece.lowerBound - 1, UInt8(ascii: "/"))
    let start = isInverse ? piece.lowerBound - 1 : piece.lowerBound
    all =
      all.isEmpty
      ? start..<piece.upperBound
      : min(all.lowerBound, start)..<max(all.upperBound, piece.upperBound)
  }

  private static func isSum(_ file: FactBuilder, _ token: Int) -> Bool {
    file.isOperator(token, UInt8(ascii: "+")) || file.isOperator(token, UInt8(ascii: "-"))
  }

  private static func isProduct(_ file: FactBuilder, _ token: Int) -> Bool {
    file.isOperator(token, UInt8(ascii: "*")) || file.isOperator(token, UInt8(ascii: "/"))
  }
}

extension FactBuilder {
  /// Adds the numbers of a side that stands for a constraint.
  func addNumbers(_ side: ComparedSide, of constraint: Constraint) {
    for piece in side.constants {
      addNumber(
        .offset, piece, constraint.block, constraint.firstItem, of: constraint.statement.index)
    }
    for piece in side.multipliers {
      addNumber(
        .multiplier, piece, constraint.block, constraint.firstItem, of: constraint.statement.index)
    }
  }
}
