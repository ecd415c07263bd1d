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
      guard let statement = minus.statement else { continue }
      let layout = known.first.flatMap { $0.contains(minus.index) ? $0 : nil }
      let number = LayoutNumber(
        kind: layout == nil ? .arithmetic : .frame, tokens: layout ?? statement.tokens.indices,
        statement: statement, group: 0)
      // The brackets that only group belong to the expression around them.
      var levels: [Int] = []
      var end = 0
      var brackets = minus.brackets
      for _ in 0..<64 {
        let open = brackets?.open
        levels.append(open?.index ?? -1 - statement.index)
        end = ends[levels[levels.count - 1], default: 0]
        if let layout, open.map({ !layout.contains($0.index) }) ?? true { end = layout.upperBound }
        guard end <= minus.index, let open, open.kind == .leftParen,
          number.includes(parenthesis: open)
        else { break }
        brackets = brackets?.outer
      }
      if end > minus.index {
        for level in levels { ends[level] = end }
        continue
      }
      let expression = statement.tokens.arithmetic(around: minus)
      ends[levels[0]] = expression.upperBound
      found.append(
        LayoutNumber(kind: .arithmetic, tokens: expression, statement: statement, group: 0))
    }
    return found
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
  fileprivate var isSign: Bool {
    guard kind == .prefixOperator, self == "-", let operand = next,
      !(previous?.is(Keyword.func) ?? false)
    else { return false }
    return !operand.isNumber || operand == "1" || operand == "1.0"
  }

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
