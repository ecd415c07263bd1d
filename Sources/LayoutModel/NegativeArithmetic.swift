import SwiftSource

extension ViewFile {
  /// The expressions with a minus sign that are no numbers of layout, in source order.
  public func negativeArithmetic() -> [LayoutNumber] {
    let ranges = facts.numbers.map(\.tokens).sorted { $0.lowerBound < $1.lowerBound }
    var known = ranges[...]
    // For each bracket, or statement outside of brackets, the end of the last expression.
    var ends: [Int: Int] = [:]
    var found: [LayoutNumber] = []
    for minus in code.tokens where minus.isSign {
      while let first = known.first, first.upperBound <= minus.index { known = known.dropFirst() }
      guard let statement = minus.statement, !isRead(minus, in: known.first, of: statement) else {
        continue
      }
      let level = minus.brackets.map(\.open.index) ?? -1 - statement.index
      guard ends[level, default: 0] <= minus.index else { continue }
      let expression = statement.tokens.arithmetic(around: minus)
      ends[level] = expression.upperBound
      found.append(
        LayoutNumber(kind: .arithmetic, tokens: expression, statement: statement, group: 0))
    }
    return found
  }

  /// Whether a sign belongs to a number of layout, and not to an argument of a function in it.
  private func isRead(_ minus: Lexeme, in tokens: Range<Int>?, of statement: Statement) -> Bool {
    guard let tokens, tokens.contains(minus.index) else { return false }
    let number = LayoutNumber(kind: .frame, tokens: tokens, statement: statement, group: 0)
    var list = minus.brackets
    for _ in 0..<64 {
      guard let current = list, tokens.contains(current.open.index) else { break }
      guard number.includes(parenthesis: current.open) else { return false }
      list = current.outer
    }
    return true
  }
}

extension Lexemes {
  /// The sum or product that a sign is part of.
  fileprivate func arithmetic(around minus: Lexeme) -> Range<Int> {
    var start = minus
    while let before = start.previous, before.index >= startIndex, !before.endsArithmetic {
      if before.kind == .leftParen || before.kind == .leftBracket { break }
      start = before.partner ?? before
    }
    var end = minus.index + 1
    while end < endIndex {
      let next = self[end]
      if next.endsArithmetic || next.kind == .rightParen || next.kind == .rightBracket { break }
      end = Swift.max(next.indexAfterBrackets, end + 1)
    }
    return start.index..<Swift.min(end, endIndex)
  }
}

extension Lexeme {
  /// Whether it is the sign of a name, of parentheses, or of the number 1.
  fileprivate var isSign: Bool {
    guard kind == .prefixOperator, self == "-", let operand = next,
      !(previous?.is(Keyword.func) ?? false)
    else { return false }
    return !operand.isNumber || operand == "1" || operand == "1.0"
  }

  /// Whether no sum or product goes on here.
  fileprivate var endsArithmetic: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .period, .leftParen,
      .rightParen, .leftBracket, .rightBracket, .questionPostfix, .exclamationPostfix,
      .prefixOperator, .macro:
      false
    case .binaryOperator:
      !(self == "+" || self == "-" || self == "*" || self == "/" || self == "%")
    case .keyword: !(self.is(Keyword.`self`) || self.is(Keyword.Self) || self.is(.super))
    default: true
    }
  }
}
