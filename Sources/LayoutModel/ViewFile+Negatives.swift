import SwiftSource

/// A negative number in an expression of layout.
public struct NegativeTerm: Sendable {
  /// How it is written.
  public enum Form: UInt8, Sendable {
    /// `-x`.
    case prefix
    /// `-20`.
    case literal
    /// `-1.0 * x`.
    case factor
    /// `-1 * x`.
    case integerFactor
    /// `x * -1`, `x * -1.0`.
    case trailingFactor
  }

  /// How the number is written.
  public var form: Form
  /// The tokens of the whole term.
  public var tokens: Range<Int>
  /// The tokens of what is negated.
  public var operand: Range<Int>
  /// Whether the term is the right side of `*`, `/` or `%`, where a product needs parentheses, or of `-`, beside whose
  /// sign another one is hard to read.
  public var isRightSide: Bool
  /// Whether what is negated is a product, `a / b` in `a / b * -1`: behind a minus it needs parentheses.
  public var isProduct = false
}

extension FactBuilder {
  /// The negatives of a number, in source order.
  public func negatives(in number: LayoutNumber) -> [NegativeTerm] {
    var reader = NegativeReader(file: self, number: number)
    reader.read()
    return reader.terms
  }
}

/// Finds the negatives of one number. Arguments of calls are looked into only where they are part of the number.
private struct NegativeReader {
  let file: FactBuilder
  let number: LayoutNumber
  var terms: [NegativeTerm] = []

  init(file: FactBuilder, number: LayoutNumber) {
    self.file = file
    self.number = number
  }

  private var tokens: UnsafeBufferPointer<Token> { file.tokens }
  private var range: Range<Int> { number.tokens }

  mutating func read() {
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].kind {
      case .leftParen:
        index =
          file.isPart(parenthesis: index, of: number) ? index + 1 : file.outline.skip(index, tokens)
      case .leftBracket, .leftBrace, .stringHead:
        index = file.outline.skip(index, tokens)
      case .prefixOperator where isMinus(index):
        readPrefix(index)
        index += 1
      case .binaryOperator where isStar(index):
        readTrailingFactor(index)
        index += 1
      default:
        index += 1
      }
    }
  }

  // MARK: - The forms

  private mutating func readPrefix(_ minus: Int) {
    let operand = minus + 1
    guard operand < range.upperBound else { return }
    guard isLiteral(operand) else {
      if startsOperand(operand) { add(.prefix, minus, operand..<end(of: operand)) }
      return
    }
    let isFloat = tokens[operand].kind == .floatLiteral
    if operand + 2 < range.upperBound, isStar(operand + 1), isOne(operand),
      isFloat || !isLiteral(operand + 2)
    {
      let form: NegativeTerm.Form = isFloat ? .factor : .integerFactor
      add(form, minus, (operand + 2)..<end(of: operand + 2))
    } else if !isTrailingFactor(minus) {
      add(.literal, minus, operand..<(operand + 1))
    }
  }

  private mutating func readTrailingFactor(_ star: Int) {
    guard star + 2 < range.upperBound, isMinus(star + 1), isTrailingFactor(star + 1) else {
      return
    }
    let last = start(of: star - 1)
    let start = startOfProduct(last)
    terms.append(
      NegativeTerm(
        form: .trailingFactor, tokens: start..<(star + 3), operand: start..<star,
        isRightSide: isRightSide(start), isProduct: start < last))
  }

  /// Whether a `-1` is what something is multiplied by: a name or a product, not a literal alone.
  private func isTrailingFactor(_ minus: Int) -> Bool {
    let star = minus - 1
    guard star > range.lowerBound, isStar(star), isOne(minus + 1) else { return false }
    return !isLiteral(star - 1) || startOfProduct(star - 1) < star - 1
  }

  private mutating func add(_ form: NegativeTerm.Form, _ start: Int, _ operand: Range<Int>) {
    terms.append(
      NegativeTerm(
        form: form, tokens: start..<operand.upperBound, operand: operand,
        isRightSide: isRightSide(start)))
  }

  private func isRightSide(_ start: Int) -> Bool {
    guard start > range.lowerBound, tokens[start - 1].kind == .binaryOperator,
      tokens[start - 1].range.count == 1
    else { return false }
    switch byte(start - 1) {
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "-"): return true
    default: return false
    }
  }

  // MARK: - Operands

  private func startsOperand(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .identifier, .dollarIdentifier, .leftParen, .period, .macro: true
    case .keyword:
      tokens[index].is(Keyword.`self`) || tokens[index].is(.Self) || tokens[index].is(.super)
    default: false
    }
  }

  /// The index after the postfix expression that begins at `index`.
  private func end(of index: Int) -> Int {
    var next = file.outline.skip(index, tokens)
    while next < range.upperBound {
      switch tokens[next].kind {
      case .period, .identifier, .keyword, .questionPostfix, .exclamationPostfix, .integerLiteral:
        next += 1
      case .leftParen, .leftBracket, .leftBrace:
        next = file.outline.skip(next, tokens)
      default:
        return next
      }
    }
    return min(next, range.upperBound)
  }

  /// The first token of the postfix expression that ends at `index`.
  private func start(of index: Int) -> Int {
    var start = index
    while start > range.lowerBound {
      switch tokens[start].kind {
      case .rightParen, .rightBracket:
        start = max(range.lowerBound, file.outline.partner(of: start))
        guard start > range.lowerBound, endsOperand(start - 1) else { return start }
        start -= 1
      case .questionPostfix, .exclamationPostfix:
        start -= 1
      default:
        guard tokens[start - 1].kind == .period else { return start }
        guard start - 2 >= range.lowerBound, endsOperand(start - 2) else { return start - 1 }
        start -= 2
      }
    }
    return start
  }

  /// The first token of the product whose last factor begins at `factor`: of `a` in `a / b`.
  private func startOfProduct(_ factor: Int) -> Int {
    var start = factor
    while start - 2 >= range.lowerBound, isStar(start - 1) || isSlash(start - 1),
      endsOperand(start - 2) || isLiteral(start - 2)
    {
      start = self.start(of: start - 2)
      // A sign belongs to its factor.
      if start > range.lowerBound, tokens[start - 1].kind == .prefixOperator { return start - 1 }
    }
    return start
  }

  private func endsOperand(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .identifier, .dollarIdentifier, .keyword, .rightParen, .rightBracket, .questionPostfix,
      .exclamationPostfix:
      true
    default: false
    }
  }

  // MARK: - Tokens

  private func byte(_ index: Int) -> UInt8 { file.names.bytes[Int(tokens[index].start)] }

  private func isSingle(_ index: Int, _ expected: UInt8) -> Bool {
    tokens[index].range.count == 1 && byte(index) == expected
  }

  private func isMinus(_ index: Int) -> Bool {
    tokens[index].kind == .prefixOperator && isSingle(index, UInt8(ascii: "-"))
  }

  private func isStar(_ index: Int) -> Bool {
    tokens[index].kind == .binaryOperator && isSingle(index, UInt8(ascii: "*"))
  }

  private func isSlash(_ index: Int) -> Bool {
    tokens[index].kind == .binaryOperator && isSingle(index, UInt8(ascii: "/"))
  }

  private func isLiteral(_ index: Int) -> Bool {
    tokens[index].kind == .integerLiteral || tokens[index].kind == .floatLiteral
  }

  private func isOne(_ index: Int) -> Bool {
    isLiteral(index) && (file.names.text(index) == "1" || file.names.text(index) == "1.0")
  }
}
