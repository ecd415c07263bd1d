import SwiftSource

/// A number of layout: a constant, an offset, an inset, a multiplier, a part of a frame.
public struct LayoutNumber {
  public enum Kind: UInt8, Sendable {
    /// `constant:` and `.constant =`.
    case constant
    /// An offset, an inset or a size in a maker's chain.
    case offset
    case multiplier
    case edgeInsets
    case frame
    /// A part of a frame that the view's initializer scales.
    case scaledFrame
    /// The size of a font; only `fontSizes()` returns these.
    case fontSize
    /// A number that has nothing to do with layout; only `negativeArithmetic()` returns these.
    case arithmetic
  }

  public var kind: Kind
  public var tokens: Range<Int>
  public var statement: Statement
  /// The key of the view and the block that the number belongs to.
  public var group: UInt64
}

/// The numbers of one view in one block.
public struct LayoutNumberGroup: Sendable {
  /// Indices into `ViewFile.numbers`.
  public var numbers: Range<Int>
}

extension LayoutNumber {
  public var expression: Lexemes { statement.tokens(tokens) }

  /// Whether what is in parentheses is part of the number: grouping, a conversion, a rounding, and in a frame its
  /// parts.
  ///
  /// - Parameter open: the `(`, among the tokens of the number.
  public func includes(parenthesis open: Lexeme) -> Bool {
    guard let name = open.previous, tokens.contains(name.index) else { return true }
    switch name.kind {
    case .identifier, .keyword: break
    case .rightParen, .rightBracket, .rightBrace, .questionPostfix, .exclamationPostfix,
      .dollarIdentifier:
      return false
    default: return true
    }
    let callee = name.text
    if Self.numericFunctions.contains(callee) { return true }
    guard kind == .frame || kind == .scaledFrame else { return false }
    return Self.frameFunctions.contains(callee)
  }

  private static let numericFunctions: Set<String> = [
    "CGFloat", "Float", "Double", "max", "min", "abs", "ceil", "floor", "round", "rint",
  ]

  private static let frameFunctions: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "init", "offsetBy", "insetBy",
  ]
}

extension Code {
  /// The sizes of fonts that the file gives as numbers, in source order.
  public func fontSizes() -> [LayoutNumber] {
    calls.compactMap { call in
      call.fontSize.map {
        LayoutNumber(kind: .fontSize, tokens: $0.indices, statement: call.statement, group: 0)
      }
    }
  }
}

extension Call {
  /// `UIFont.systemFont(ofSize: 15)`, `UIFont(name: name, size: 15)`, `font.withSize(15)`.
  fileprivate var fontSize: Lexemes? {
    guard let name, let arguments else { return nil }
    if name.is(.withSize) {
      // A size that is computed from another font's depends on that font.
      let value = arguments.first?.value
      return value?.count == 1 ? value : nil
    }
    if let label = arguments.open.next, label.is(.ofSize), label.next?.kind == .colon {
      return arguments.first?.value
    }
    guard name.is(.UIFont) else { return nil }
    return arguments.first { $0.label?.is(.size) ?? false }?.value
  }
}

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
