import LayoutModel
import SwiftSource

/// Finds the negatives in the expression of a number that are not written in the agreed way.
struct NegativeScanner {
  /// One negative.
  struct Negative {
    /// The tokens of the whole spelling.
    var tokens: Range<Int>
    /// How it is written.
    var spelling: String
    /// What is negated.
    var operand: String
    /// Whether the factor needs parentheses where it stands.
    var needsParentheses: Bool

    func replacement(_ style: NegativeConstant.Style) -> String {
      switch style {
      case .factor: needsParentheses ? "(-1.0 * \(operand))" : "-1.0 * \(operand)"
      case .prefix: "-\(operand)"
      }
    }
  }

  private let file: ViewFile
  private let options: NegativeConstant.Options
  private var isFrame = false
  private(set) var found: [Negative] = []

  init(_ file: ViewFile, _ options: NegativeConstant.Options) {
    self.file = file
    self.options = options
  }

  mutating func scan(_ number: LayoutNumber) {
    isFrame = number.kind == .frame
    let tokens = file.tokens
    var index = number.tokens.lowerBound
    while index < number.tokens.upperBound {
      switch tokens[index].kind {
      case .leftParen:
        index = isTransparent(index, number.tokens) ? index + 1 : file.outline.skip(index, tokens)
      case .leftBracket, .leftBrace, .stringHead:
        index = file.outline.skip(index, tokens)
      case .prefixOperator where isMinus(index):
        readPrefix(index, in: number.tokens)
        index += 1
      case .binaryOperator where isStar(index):
        readFactorBehind(index, in: number.tokens)
        index += 1
      default:
        index += 1
      }
    }
  }

  // MARK: - The spellings

  private mutating func readPrefix(_ index: Int, in range: Range<Int>) {
    let operand = index + 1
    guard operand < range.upperBound else { return }
    if isLiteral(operand) {
      let isFactor = operand + 2 < range.upperBound && isStar(operand + 1)
      let isOne = isOne(operand)
      if isFactor, isOne, !isLiteral(operand + 2) {
        let isAgreed = options.style == .factor && text(operand) == "1.0"
        if !isAgreed { add(index, end(of: operand + 2, range), operand: operand + 2, range) }
      } else if options.literals, options.style == .factor, !(isFactor && isOne),
        !isBehindStar(index, range)
      {
        add(index, operand + 1, operand: operand, range)
      }
      return
    }
    guard options.style == .factor, startsOperand(operand) else { return }
    add(index, end(of: operand, range), operand: operand, range)
  }

  /// `x * -1`, `x * -1.0`.
  private mutating func readFactorBehind(_ star: Int, in range: Range<Int>) {
    guard star + 2 < range.upperBound, isMinus(star + 1), isLiteral(star + 2), isOne(star + 2),
      star > range.lowerBound
    else { return }
    let start = start(of: star - 1, range)
    guard !isLiteral(start) || start != star - 1 else { return }
    found.append(
      Negative(
        tokens: start..<(star + 3), spelling: shortened(start..<(star + 3)),
        operand: shortened(start..<star), needsParentheses: isBehindDivision(start, range)))
  }

  private mutating func add(_ start: Int, _ end: Int, operand: Int, _ range: Range<Int>) {
    found.append(
      Negative(
        tokens: start..<end, spelling: shortened(start..<end), operand: shortened(operand..<end),
        needsParentheses: isBehindDivision(start, range)))
  }

  private func isBehindStar(_ index: Int, _ range: Range<Int>) -> Bool {
    index > range.lowerBound && isStar(index - 1) && isOne(index + 1)
  }

  private func isBehindDivision(_ index: Int, _ range: Range<Int>) -> Bool {
    guard index > range.lowerBound, file.tokens[index - 1].kind == .binaryOperator else {
      return false
    }
    return byte(index - 1) == UInt8(ascii: "/") || byte(index - 1) == UInt8(ascii: "%")
  }

  // MARK: - Operands

  private func startsOperand(_ index: Int) -> Bool {
    switch file.tokens[index].kind {
    case .identifier, .dollarIdentifier, .leftParen, .period, .macro: true
    case .keyword: file.tokens[index].is(Keyword.`self`) || file.tokens[index].is(.super)
    default: false
    }
  }

  /// The index after the postfix expression that begins at `index`.
  private func end(of index: Int, _ range: Range<Int>) -> Int {
    var next = file.outline.skip(index, file.tokens)
    while next < range.upperBound {
      switch file.tokens[next].kind {
      case .period, .identifier, .keyword, .questionPostfix, .exclamationPostfix, .integerLiteral:
        next += 1
      case .leftParen, .leftBracket, .leftBrace:
        next = file.outline.skip(next, file.tokens)
      default:
        return next
      }
    }
    return min(next, range.upperBound)
  }

  /// The first token of the postfix expression that ends at `index`.
  private func start(of index: Int, _ range: Range<Int>) -> Int {
    var start = index
    while start > range.lowerBound {
      switch file.tokens[start].kind {
      case .rightParen, .rightBracket:
        start = max(range.lowerBound, file.outline.partner(of: start))
        guard start > range.lowerBound, endsOperand(start - 1) else { return start }
        start -= 1
      case .questionPostfix, .exclamationPostfix:
        start -= 1
      default:
        guard start - 1 >= range.lowerBound, file.tokens[start - 1].kind == .period else {
          return start
        }
        guard start - 2 >= range.lowerBound, endsOperand(start - 2) else { return start - 1 }
        start -= 2
      }
    }
    return start
  }

  private func endsOperand(_ index: Int) -> Bool {
    switch file.tokens[index].kind {
    case .identifier, .dollarIdentifier, .keyword, .rightParen, .rightBracket, .questionPostfix,
      .exclamationPostfix:
      true
    default: false
    }
  }

  // MARK: - Tokens

  /// Whether the numbers between these parentheses are part of the number: grouping, a conversion, a rounding, and in a
  /// frame its parts.
  private func isTransparent(_ open: Int, _ range: Range<Int>) -> Bool {
    let name = open - 1
    guard name >= range.lowerBound else { return true }
    switch file.tokens[name].kind {
    case .identifier, .keyword: break
    case .rightParen, .rightBracket, .rightBrace, .questionPostfix, .exclamationPostfix,
      .dollarIdentifier:
      return false
    default: return true
    }
    let callee = text(name)
    if Self.numericFunctions.contains(callee) { return true }
    return isFrame && Self.frameFunctions.contains(callee)
  }

  private static let numericFunctions: Set<String> = [
    "CGFloat", "Float", "Double", "max", "min", "abs", "ceil", "floor", "round", "rint",
  ]

  private static let frameFunctions: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "init", "offsetBy", "insetBy",
  ]

  private func byte(_ index: Int) -> UInt8 { file.source.bytes[Int(file.tokens[index].start)] }

  private func isSingle(_ index: Int, _ expected: UInt8) -> Bool {
    file.tokens[index].range.count == 1 && byte(index) == expected
  }

  private func isMinus(_ index: Int) -> Bool {
    file.tokens[index].kind == .prefixOperator && isSingle(index, UInt8(ascii: "-"))
  }

  private func isStar(_ index: Int) -> Bool {
    file.tokens[index].kind == .binaryOperator && isSingle(index, UInt8(ascii: "*"))
  }

  private func isLiteral(_ index: Int) -> Bool {
    file.tokens[index].kind == .integerLiteral || file.tokens[index].kind == .floatLiteral
  }

  private func isOne(_ index: Int) -> Bool {
    isLiteral(index) && (text(index) == "1" || text(index) == "1.0")
  }

  private func text(_ index: Int) -> String { file.text(index) }

  /// The text of some tokens for a message, on one line and not too long.
  private func shortened(_ range: Range<Int>) -> String {
    let words = file.text(range).split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return words.count > 80 ? String(words.prefix(79)) + "…" : words
  }
}
