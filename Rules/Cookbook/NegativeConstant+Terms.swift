import LayoutModel
import SwiftSource

/// A negative number in a layout expression.
struct NegativeTerm {
  /// The spelling of a negative number.
  enum Form: UInt8 {
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

  /// The spelling of the term.
  var form: Form
  /// The tokens of the whole term.
  var tokens: Lexemes
  /// The tokens of the operand.
  var operand: Lexemes
  /// Whether the term is the right side of `*`, `/` or `%`, where a product needs parentheses, or of `-`, where a
  /// second sign is hard to read.
  var isRightSide: Bool
  /// Whether the operand is a product, such as `a / b` in `a / b * -1`: behind a minus it needs parentheses.
  var isProduct = false
}

extension NegativeTerm {
  /// The negative terms of a number, in source order.
  static func all(in number: LayoutNumber, of file: ViewFile) -> [NegativeTerm] {
    var reader = NegativeReader(file: file, number: number, tokens: file.code[number.tokens])
    reader.read()
    return reader.terms
  }
}

/// Finds the negative terms of one number. Searches the arguments of a call only where they are part of the number.
private struct NegativeReader {
  let file: ViewFile
  let number: LayoutNumber
  let tokens: Lexemes
  var terms: [NegativeTerm] = []

  mutating func read() {
    var rest = tokens.outermost
    while let token = rest.next() {
      switch token.kind {
      case .leftParen where number.includes(parenthesis: token):
        rest.enter(token)
      case .prefixOperator where token == "-": readPrefix(token)
      case .binaryOperator where token == "*": readTrailingFactor(token)
      default: continue
      }
    }
  }

  // MARK: - Spellings

  private mutating func readPrefix(_ minus: Lexeme) {
    guard let operand = following(minus) else { return }
    guard operand.isNumber else {
      if operand.startsOperand { add(.prefix, minus, expression(from: operand)) }
      return
    }
    let isFloat = operand.kind == .floatLiteral
    if operand.isOne, let star = following(operand), star.isStar, let factor = following(star),
      isFloat || !factor.isNumber
    {
      add(isFloat ? .factor : .integerFactor, minus, expression(from: factor))
    } else if !isTrailingFactor(minus) {
      add(.literal, minus, operand.alone)
    }
  }

  private mutating func readTrailingFactor(_ star: Lexeme) {
    guard let minus = following(star), minus.isMinus, let one = following(minus),
      isTrailingFactor(minus), let factor = preceding(star)
    else { return }
    let last = start(of: factor)
    let start = startOfProduct(last)
    terms.append(
      NegativeTerm(
        form: .trailingFactor, tokens: tokens.suffix(from: start).prefix(through: one),
        operand: tokens.suffix(from: start).prefix(before: star), isRightSide: isRightSide(start),
        isProduct: start < last))
  }

  private func isTrailingFactor(_ minus: Lexeme) -> Bool {
    guard let star = preceding(minus), star.isStar, minus.next?.isOne == true,
      let factor = preceding(star)
    else { return false }
    return !factor.isNumber || startOfProduct(factor) < factor
  }

  private mutating func add(
    _ form: NegativeTerm.Form, _ minus: Lexeme, _ operand: Lexemes
  ) {
    terms.append(
      NegativeTerm(
        form: form, tokens: tokens.suffix(from: minus).prefix(through: operand.last ?? minus),
        operand: operand, isRightSide: isRightSide(minus)))
  }

  private func isRightSide(_ start: Lexeme) -> Bool {
    guard let before = preceding(start), before.kind == .binaryOperator else { return false }
    return before == "*" || before == "/" || before == "%" || before == "-"
  }

  // MARK: - Operands

  /// The next token, if it belongs to the number.
  private func following(_ token: Lexeme) -> Lexeme? { tokens.suffix(after: token).first }

  /// The previous token, if it belongs to the number.
  private func preceding(_ token: Lexeme) -> Lexeme? { tokens.prefix(before: token).last }

  /// The postfix expression that begins with a token.
  private func expression(from first: Lexeme) -> Lexemes {
    let rest = tokens.suffix(from: first)
    return rest.outermost.dropFirst().first { !$0.continuesOperand }.map(rest.prefix(before:))
      ?? rest
  }

  /// The first token of the postfix expression that ends with a token.
  private func start(of last: Lexeme) -> Lexeme {
    var start = last
    while let before = preceding(start) {
      switch start.kind {
      case .rightParen, .rightBracket:
        guard let open = start.partner, let operand = preceding(open) else {
          return tokens.first ?? start
        }
        guard operand.endsOperand else { return open }
        start = operand
      case .questionPostfix, .exclamationPostfix: start = before
      default:
        guard before.kind == .period else { return start }
        guard let operand = preceding(before), operand.endsOperand else { return before }
        start = operand
      }
    }
    return start
  }

  /// The first token of the product whose last factor begins with a token: `a` in `a / b`.
  private func startOfProduct(_ factor: Lexeme) -> Lexeme {
    var start = factor
    while let sign = preceding(start), sign.isStar || sign.isSlash, let operand = preceding(sign),
      operand.endsOperand || operand.isNumber
    {
      start = self.start(of: operand)
      // A sign belongs to its factor.
      if let sign = preceding(start), sign.kind == .prefixOperator { return sign }
    }
    return start
  }
}

/// The target of a layout number.
enum NumberPlace {
  /// The `constant` of a UIKit constraint: of an anchor's `constraint`, of `NSLayoutConstraint`, of an assignment.
  case constraint
  /// The `constant` of something other than a constraint.
  case otherConstant
  /// Unknown, or not a constant.
  case unknown

  init(of number: LayoutNumber, in file: ViewFile) {
    self = .unknown
    let statement = number.statement
    guard number.kind == .constant, let before = file.code[number.tokens].first?.previous else {
      return
    }
    if before == statement.assignment, before.previous?.is(.constant) == true,
      let receiver = statement.target?.dropLast(2),
      let type = file.statedType(of: receiver, in: statement.block)
    {
      self = type == .constraint ? .constraint : .otherConstant
    } else if before.kind == .colon, let label = before.previous, label.isLabelOfConstant,
      let call = label.brackets?.call, let name = call.name,
      !file.names.declaresFunction(named: name), Self.makesConstraint(call, name, in: file)
    {
      self = .constraint
    }
  }

  private static func makesConstraint(_ call: Call, _ name: Lexeme, in file: ViewFile) -> Bool {
    if name.is(.NSLayoutConstraint) { return call.arguments?.tokens.first?.is(.item) ?? false }
    guard name.is(.constraint), let path = call.receiver, let last = path.last else { return false }
    // An anchor is known by its last name, which no other value of the file has, or by its declaration.
    let block = call.statement.block
    if let type = file.statedType(of: path, in: block) { return type == .anchor }
    return last.isAnchor && (path.count > 1 || !file.names.isVariable(last, in: block))
  }
}

extension Lexeme {
  fileprivate var isLabelOfConstant: Bool {
    switch layoutWord {
    case .constant, .equalToConstant, .greaterThanOrEqualToConstant, .lessThanOrEqualToConstant:
      true
    default: false
    }
  }

  fileprivate var startsOperand: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .leftParen, .period, .macro: true
    case .keyword: isSelfOrSuper
    default: false
    }
  }

  fileprivate var continuesOperand: Bool {
    switch kind {
    case .period, .identifier, .keyword, .questionPostfix, .exclamationPostfix, .integerLiteral,
      .leftParen, .leftBracket, .leftBrace:
      true
    default: false
    }
  }

  fileprivate var endsOperand: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .keyword, .rightParen, .rightBracket, .questionPostfix,
      .exclamationPostfix:
      true
    default: false
    }
  }

  /// Whether it is `self`, `Self` or `super`.
  var isSelfOrSuper: Bool { self.is(Keyword.`self`) || self.is(Keyword.Self) || self.is(.super) }

  fileprivate var isMinus: Bool { kind == .prefixOperator && self == "-" }
  fileprivate var isStar: Bool { kind == .binaryOperator && self == "*" }
  fileprivate var isSlash: Bool { kind == .binaryOperator && self == "/" }
  fileprivate var isOne: Bool { isNumber && (self == "1" || self == "1.0") }
}
