import LayoutModel
import LintEngine
import SwiftSource

/// Writes the negatives of a number in the agreed way.
///
/// The fix is safe where the number is the constant of a constraint and each operand is a floating-point number for sure;
/// elsewhere it may be an `Int`, which cannot be multiplied by `-1.0`. No fix is offered where the file says that it is one,
/// or where the code around a negative is not understood.
struct NegativeRewriting {
  private let style: NegativeConstant.Style
  private let file: ViewFile
  private let number: LayoutNumber
  private var edits: [Edit] = []
  /// The operators that get white space.
  private var spaced: Set<Int> = []
  private var isSafe: Bool
  private var isPossible = true

  /// - Parameter terms: the negatives to rewrite, at least one.
  init(
    _ terms: [NegativeTerm], of number: LayoutNumber, style: NegativeConstant.Style,
    in file: ViewFile
  ) {
    self.style = style
    self.file = file
    self.number = number
    isSafe = file.facts.place(of: number) == .constraint && !file.names.declaresFactors
    let terms = terms.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    lookAround(terms, number.tokens)
    var taken = 0
    for term in terms where isPossible {
      // In `x * -1 * y` the `-1` is a factor of both; it goes to `x`.
      if term.tokens.lowerBound < taken, term.isLeadingFactor { continue }
      isPossible = rewrite(term, in: number.tokens)
      if term.form == .trailingFactor { taken = term.tokens.upperBound }
    }
  }

  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  /// The change of all terms; nil where one of them cannot be changed.
  var fix: Fix? {
    guard isPossible, !edits.isEmpty else { return nil }
    let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var joined: [Edit] = []
    for edit in sorted {
      guard let last = joined.last, last.range.upperBound >= edit.range.lowerBound else {
        joined.append(edit)
        continue
      }
      guard last.range.upperBound == edit.range.lowerBound else { return nil }
      joined[joined.count - 1] = Edit(
        last.range.lowerBound..<edit.range.upperBound,
        replacement: last.replacement + edit.replacement)
    }
    return Fix(joined, safety: isSafe ? .safe : .unsafe)
  }

  /// What stands in the place of some tokens after the fix.
  func text(of range: Range<Int>) -> String? {
    guard isPossible else { return nil }
    let bytes = file.byteRange(range)
    var text: [UInt8] = []
    var position = bytes.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.upperBound {
      text += file.bytes[position..<edit.range.lowerBound] + edit.replacement
      position = edit.range.upperBound
    }
    return String(decoding: text + file.bytes[position..<bytes.upperBound], as: UTF8.self)
  }
}

// MARK: - The edits

extension NegativeRewriting {
  private mutating func rewrite(_ term: NegativeTerm, in number: Range<Int>) -> Bool {
    guard isUnderstood(before: term, number), isUnderstood(after: term, number),
      term.form == .literal || isUnderstood(term.operand, isProduct: term.isProduct),
      hasFittingType(term)
    else { return false }
    let (opening, closing) = term.surroundings(style)
    let operand = file.byteRange(term.operand)
    let whole = file.byteRange(term.tokens)
    switch term.form {
    case .prefix, .literal:
      edits.append(Edit(whole.lowerBound..<(whole.lowerBound + 1), with: opening))
      if !closing.isEmpty {
        edits.append(Edit(operand.upperBound..<operand.upperBound, with: closing))
      }
      spaceOut(around: term, number)
    case .integerFactor where style == .factor:
      edits.append(Edit(tokens[term.tokens.lowerBound + 1].range, with: "1.0"))
    case .factor, .integerFactor:
      // `a / -1.0 * b` is no `a / -b`; and a comment goes with nothing.
      let start = term.operand.lowerBound
      guard !follows("/", term, number), !file.facts.hasComment(before: (start - 1)...start) else {
        return false
      }
      edits.append(Edit((whole.lowerBound + 1)..<operand.lowerBound, with: ""))
    case .trailingFactor:
      let star = term.operand.upperBound
      guard !file.facts.hasComment(before: star...(star + 1)),
        hasRoom(before: term.tokens.lowerBound)
      else {
        return false
      }
      edits.append(Edit(operand.lowerBound..<operand.lowerBound, with: opening))
      edits.append(Edit(operand.upperBound..<whole.upperBound, with: closing))
      spaceOut(around: term, number)
    }
    return true
  }

  /// Puts white space around the operators beside a term, as a product has it: `-a+3` becomes `-1.0 * a + 3`.
  private mutating func spaceOut(around term: NegativeTerm, _ number: Range<Int>) {
    guard style == .factor else { return }
    let before = term.tokens.lowerBound - 1
    if before >= number.lowerBound, isTight(before) { spaceOut(before) }
    var index = term.tokens.upperBound
    while index < number.upperBound {
      let end = file.outline.skip(index, tokens)
      switch tokens[index].kind {
      case .comma, .colon, .questionInfix, .rightParen: return
      case .binaryOperator where end == index + 1:
        guard isTight(index) else { return }
        spaceOut(index)
      default: break
      }
      index = end
    }
  }

  private mutating func spaceOut(_ token: Int) {
    guard spaced.insert(token).inserted else { return }
    edits.append(Edit(tokens[token].range, with: " \(file.text(token)) "))
  }

  /// Whether an operator stands between its operands without white space.
  private func isTight(_ token: Int) -> Bool {
    tokens[token].kind == .binaryOperator && !tokens[token].flags.contains(.spaceBefore)
      && !tokens[token + 1].flags.contains(.spaceBefore)
  }

  /// Whether a minus can be put before a token without becoming one operator with what stands there.
  private func hasRoom(before token: Int) -> Bool {
    if tokens[token].flags.contains(.spaceBefore) { return true }
    switch tokens[token - 1].kind {
    case .leftParen, .leftBracket, .comma, .colon: return true
    case .binaryOperator: return style == .factor
    default: return false
    }
  }

  private func follows(_ text: String, _ term: NegativeTerm, _ number: Range<Int>) -> Bool {
    let before = term.tokens.lowerBound - 1
    return before >= number.lowerBound && tokens[before].kind == .binaryOperator
      && file.text(before) == text
  }
}

// MARK: - What stands around

extension NegativeRewriting {
  /// Whether what is negated is one name, member, call or parenthesis, or a product of these and of literals.
  private func isUnderstood(_ operand: Range<Int>, isProduct: Bool) -> Bool {
    guard isProduct else { return isUnderstood(operand) }
    var start = operand.lowerBound
    var index = start
    while index < operand.upperBound {
      let end = file.outline.skip(index, tokens)
      if tokens[index].kind == .binaryOperator, end == index + 1 {
        guard index > start, isUnderstood(start..<index) else { return false }
        start = end
      }
      index = end
    }
    return start < operand.upperBound && isUnderstood(start..<operand.upperBound)
  }

  /// Whether what is negated is one name, member, call or parenthesis, as far as its tokens say.
  private func isUnderstood(_ operand: Range<Int>) -> Bool {
    switch tokens[operand.lowerBound].kind {
    case .identifier, .dollarIdentifier, .leftParen, .period, .macro: break
    case .keyword where isSelf(operand.lowerBound): break
    // A minus before a literal is part of it: `-20.magnitude` is 20.
    case .integerLiteral, .floatLiteral: return operand.count == 1
    default: return false
    }
    var index = file.outline.skip(operand.lowerBound, tokens)
    while index < operand.upperBound {
      switch tokens[index].kind {
      case .identifier, .keyword, .integerLiteral:
        guard tokens[index - 1].kind == .period else { return false }
      default: break
      }
      index = file.outline.skip(index, tokens)
    }
    return true
  }

  private func isSelf(_ token: Int) -> Bool {
    tokens[token].is(Keyword.`self`) || tokens[token].is(.Self) || tokens[token].is(.super)
  }

  private func isUnderstood(before term: NegativeTerm, _ number: Range<Int>) -> Bool {
    let before = term.tokens.lowerBound - 1
    return before < number.lowerBound || isBoundary(before) || tokens[before].kind == .leftParen
  }

  private func isUnderstood(after term: NegativeTerm, _ number: Range<Int>) -> Bool {
    let after = term.tokens.upperBound
    return after >= number.upperBound || isBoundary(after) || tokens[after].kind == .rightParen
  }

  /// Whether a token parts two terms: an operator that binds no more tightly than `*`, or no operator.
  private func isBoundary(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .comma, .colon, .questionInfix: return true
    case .binaryOperator:
      let text = file.text(token)
      return Self.keepingType.contains(text) || Self.changingType.contains(text)
    default: return false
    }
  }

  /// Operators whose operands have the type of the result.
  private static let keepingType: Set<String> = ["+", "-", "*", "/", "??"]
  /// Operators whose operands may have any type.
  private static let changingType: Set<String> = [
    "<", "<=", ">", ">=", "==", "!=", "&&", "||",
  ]

  // MARK: - Types

  /// Whether the agreed spelling can stand for a term: an `Int` cannot be multiplied by `-1.0`. Notes where the file does
  /// not say that the operand is a floating-point number.
  private mutating func hasFittingType(_ term: NegativeTerm) -> Bool {
    switch file.facts.statedType(of: term.operand, in: file.block(of: number.statement.index)) {
    case .floating, .wholeLiteral: return true
    case .integer where style == .factor: return false
    default:
      isSafe = false
      return true
    }
  }

  /// Looks at what the number holds around and beside its terms: arguments of a call, comparisons and casts may be of
  /// another type than the number. What holds no term is passed over.
  private mutating func lookAround(_ terms: [NegativeTerm], _ number: Range<Int>) {
    var next = 0
    var index = number.lowerBound
    while index < number.upperBound {
      while next < terms.count, terms[next].tokens.lowerBound < index { next += 1 }
      let end = file.outline.skip(index, tokens)
      switch tokens[index].kind {
      case .leftParen where next < terms.count && terms[next].tokens.lowerBound < end:
        if !isGrouping(index, number) { isSafe = false }
        index += 1
        continue
      case .binaryOperator where end == index + 1:
        if !Self.keepingType.contains(file.text(index)) { isSafe = false }
      case .keyword where !isSelf(index): isSafe = false
      case .directive: isPossible = false
      default: break
      }
      index = end
    }
  }

  private func isGrouping(_ open: Int, _ number: Range<Int>) -> Bool {
    guard open > number.lowerBound else { return true }
    switch tokens[open - 1].kind {
    case .leftParen, .prefixOperator, .questionInfix, .colon: return true
    case .binaryOperator: return Self.keepingType.contains(file.text(open - 1))
    default: return false
    }
  }
}

extension NegativeTerm {
  /// The text before and after the operand in the agreed spelling.
  func surroundings(_ style: NegativeConstant.Style) -> (opening: String, closing: String) {
    let (open, close) = isProduct ? ("(", ")") : ("", "")
    guard style == .factor else { return ("-" + open, close) }
    // A factor that is there already stands as it is.
    guard isRightSide, form != .integerFactor else { return ("-1.0 * " + open, close) }
    return ("(-1.0 * " + open, close + ")")
  }

  fileprivate var isLeadingFactor: Bool { form == .factor || form == .integerFactor }
}
