import LayoutModel
import RuleKit
import SwiftSource

/// Rewrites the negative terms of a number in the agreed way.
///
/// The fix is safe where the number is the constant of a constraint and each operand is known to be a floating-point
/// number; elsewhere it may be an `Int`, which cannot be multiplied by `-1.0`. There is no fix where the file shows an
/// `Int`, or where the code around a negative is not understood.
struct NegativeRewriting {
  private let style: NegativeConstant.Style
  private let file: ViewFile
  private let block: Block
  private let layoutNumber: LayoutNumber
  private let number: Lexemes
  private var edits: [Edit] = []
  /// The operators that get white space.
  private var spaced: Set<Lexeme> = []
  private var isSafe: Bool
  private var isPossible = true
  /// The names of the operands that a member which another file declares would hide.
  private var hideable: Set<Fix.Assumption> = []
  /// The end of the operands whose names are known: negatives may be nested.
  private var namesEnd = 0

  /// - Parameter terms: the negative terms to rewrite, at least one.
  init(
    _ terms: [NegativeTerm], of number: LayoutNumber, style: NegativeConstant.Style,
    in file: ViewFile
  ) {
    self.style = style
    self.file = file
    layoutNumber = number
    self.number = file.code[number.tokens]
    block = number.statement.block
    isSafe = NumberPlace(of: number, in: file) == .constraint && !file.names.declaresFactors
    let terms = terms.sorted { $0.tokens.startIndex < $1.tokens.startIndex }
    lookAround(terms)
    var taken = 0
    for term in terms where isPossible {
      // In `x * -1 * y` the `-1` is a factor of both; it goes to `x`.
      if term.tokens.startIndex < taken, term.isLeadingFactor { continue }
      isPossible = rewrite(term)
      if term.form == .trailingFactor { taken = term.tokens.endIndex }
    }
  }

  private static let noOperators = ["*", "-"].map { Fix.Assumption(no: .function, named: $0) }

  /// The edits of all terms; nil where one of them cannot be changed.
  var fix: Fix? {
    guard isPossible, !edits.isEmpty, let joined = edits.joined() else { return nil }
    return Fix(
      joined, safety: isSafe ? .safe : .unsafe, assuming: Self.noOperators + Array(hideable))
  }

  /// The replacement of some tokens.
  func text(of tokens: Lexemes) -> String? {
    guard isPossible else { return nil }
    let bytes = tokens.bytes
    var text: [UInt8] = []
    var position = bytes.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.upperBound {
      text += file.source.bytes[position..<edit.range.lowerBound] + edit.replacement
      position = edit.range.upperBound
    }
    return String(decoding: text + file.source.bytes[position..<bytes.upperBound], as: UTF8.self)
  }
}

// MARK: - Edits

extension NegativeRewriting {
  private mutating func rewrite(_ term: NegativeTerm) -> Bool {
    let (before, after) = (sign(before: term), number.suffix(after: term.tokens).first)
    guard before.map({ $0.kind == .leftParen || isBoundary($0) }) ?? true,
      after.map({ $0.kind == .rightParen || isBoundary($0) }) ?? true,
      term.form == .literal || isUnderstood(term.operand, isProduct: term.isProduct),
      hasFittingType(term), let minus = term.tokens.first, let one = minus.next,
      let first = term.operand.first
    else { return false }
    let (opening, closing) = term.surroundings(style)
    let (operand, whole) = (term.operand.bytes, term.tokens.bytes)
    switch term.form {
    case .prefix, .literal:
      edits.append(Edit(minus.bytes, with: opening))
      if !closing.isEmpty {
        edits.append(Edit(operand.upperBound..<operand.upperBound, with: closing))
      }
      spaceOut(around: term)
    case .integerFactor where style == .factor:
      edits.append(Edit(one.bytes, with: "1.0"))
    case .factor, .integerFactor:
      // `a / -1.0 * b` does not equal `a / -b`; and no comment may be lost.
      guard before.map({ $0 != "/" }) ?? true, !first.hasCommentBefore,
        first.previous?.hasCommentBefore == false
      else { return false }
      edits.append(Edit(minus.bytes.upperBound..<operand.lowerBound, with: ""))
    case .trailingFactor:
      guard !term.tokens.suffix(after: term.operand).prefix(2).contains(where: \.hasCommentBefore),
        hasRoom(before: first)
      else { return false }
      edits.append(Edit(operand.lowerBound..<operand.lowerBound, with: opening))
      edits.append(Edit(operand.upperBound..<whole.upperBound, with: closing))
      spaceOut(around: term)
    }
    return true
  }

  /// The text before a term in the number.
  private func sign(before term: NegativeTerm) -> Lexeme? {
    number.prefix(before: term.tokens).last
  }

  /// Puts white space around the operators next to a term, as a product has: `-a+3` becomes `-1.0 * a + 3`.
  private mutating func spaceOut(around term: NegativeTerm) {
    guard style == .factor else { return }
    if let before = sign(before: term), before.isTightOperator { spaceOut(before) }
    for token in number.suffix(after: term.tokens).outermost {
      switch token.kind {
      case .comma, .colon, .questionInfix, .rightParen: return
      case .binaryOperator where token.isBinaryOperator:
        guard token.isTightOperator else { return }
        spaceOut(token)
      default: continue
      }
    }
  }

  private mutating func spaceOut(_ token: Lexeme) {
    guard spaced.insert(token).inserted else { return }
    edits.append(Edit(token.bytes, with: " \(token.text) "))
  }

  private func hasRoom(before token: Lexeme) -> Bool {
    guard !token.hasSpaceBefore, let previous = token.previous else { return true }
    switch previous.kind {
    case .leftParen, .leftBracket, .comma, .colon: return true
    case .binaryOperator: return style == .factor
    default: return false
    }
  }

  private func isUnderstood(_ operand: Lexemes, isProduct: Bool) -> Bool {
    var rest = operand
    while isProduct, let sign = rest.outermost.first(where: \.isBinaryOperator) {
      guard isUnderstood(rest.prefix(before: sign)) else { return false }
      rest = rest.suffix(after: sign)
    }
    return isUnderstood(rest)
  }

  private func isUnderstood(_ operand: Lexemes) -> Bool {
    guard let first = operand.first else { return false }
    switch first.kind {
    case .identifier, .dollarIdentifier, .leftParen, .period, .macro: break
    case .keyword where first.isSelfOrSuper: break
    // A minus before a literal is part of it: `-20.magnitude` is 20.
    case .integerLiteral, .floatLiteral: return operand.count == 1
    default: return false
    }
    return operand.outermost.dropFirst().allSatisfy { token in
      switch token.kind {
      case .identifier, .keyword, .integerLiteral: token.previous?.kind == .period
      default: true
      }
    }
  }

  /// Whether a token separates two terms: an operator that binds no more tightly than `*`, or no operator at all.
  private func isBoundary(_ token: Lexeme) -> Bool {
    switch token.kind {
    case .comma, .colon, .questionInfix: true
    case .binaryOperator:
      Self.keepingType.contains(token.text) || Self.changingType.contains(token.text)
    default: false
    }
  }

  /// Operators whose operands have the type of the result.
  private static let keepingType: Set<String> = ["+", "-", "*", "/", "??"]
  /// Operators whose operands may have any type.
  private static let changingType: Set<String> = [
    "<", "<=", ">", ">=", "==", "!=", "&&", "||",
  ]

  // MARK: - Types

  /// Whether a term can have the agreed spelling: an `Int` cannot be multiplied by `-1.0`. Notes where the file does
  /// not show that the operand is a floating-point number.
  private mutating func hasFittingType(_ term: NegativeTerm) -> Bool {
    let (start, end) = (max(term.operand.startIndex, namesEnd), term.operand.endIndex)
    namesEnd = max(end, namesEnd)
    var rest = file.code[min(start, end)..<end].outermost
    while let name = rest.next() {
      if name.kind == .leftParen, layoutNumber.includes(parenthesis: name) {
        rest.enter(name)
      } else if name.isFreeName, !name.hasCapital, name.call == nil, !name.isLabel,
        !file.names.isVariable(name, in: block)
      {
        hideable.insert(.init(no: .property, named: name))
      }
    }
    switch file.statedType(of: term.operand, in: block) {
    case .floating, .wholeLiteral: return true
    case .integer where style == .factor: return false
    default:
      isSafe = false
      return true
    }
  }

  /// Examines the parts of a number around and beside its terms: arguments of a call, comparisons and casts may have
  /// another type than the number. Parts without a term are skipped.
  private mutating func lookAround(_ terms: [NegativeTerm]) {
    var next = 0
    var rest = number.outermost
    while let token = rest.next() {
      while next < terms.count, terms[next].tokens.startIndex < token.index { next += 1 }
      switch token.kind {
      case .leftParen
      where next < terms.count && token.elements.tokens.endIndex > terms[next].tokens.startIndex:
        if !isGrouping(token) { isSafe = false }
        rest.enter(token)
      case .binaryOperator where token.isBinaryOperator:
        if !Self.keepingType.contains(token.text) { isSafe = false }
      case .keyword where !token.isSelfOrSuper: isSafe = false
      case .directive: isPossible = false
      default: continue
      }
    }
  }

  private func isGrouping(_ open: Lexeme) -> Bool {
    guard let before = number.prefix(before: open).last else { return true }
    switch before.kind {
    case .leftParen, .prefixOperator, .questionInfix, .colon: return true
    case .binaryOperator: return Self.keepingType.contains(before.text)
    default: return false
    }
  }
}

// MARK: - Surroundings

extension Lexeme {
  fileprivate var isTightOperator: Bool {
    kind == .binaryOperator && !hasSpaceBefore && next?.hasSpaceBefore == false
  }
}

extension NegativeTerm {
  /// The text before and after the operand in the agreed spelling.
  func surroundings(_ style: NegativeConstant.Style) -> (opening: String, closing: String) {
    let (open, close) = isProduct ? ("(", ")") : ("", "")
    guard style == .factor else { return ("-" + open, close) }
    // An existing factor stays as it is.
    guard isRightSide, form != .integerFactor else { return ("-1.0 * " + open, close) }
    return ("(-1.0 * " + open, close + ")")
  }

  fileprivate var isLeadingFactor: Bool { form == .factor || form == .integerFactor }
}
