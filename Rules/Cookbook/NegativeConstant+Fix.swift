import LayoutModel
import LintEngine
import SwiftSource

/// Writes all negatives of one view and block in the agreed way.
///
/// The fix is safe where every one of them is a `CGFloat` for sure; elsewhere it may be an `Int`, which `-1.0 *` does not
/// go with. There is none where the code around a negative is not understood.
struct NegativeRewriting {
  private let style: NegativeConstant.Style
  private let file: ViewFile
  private var edits: [Edit] = []
  private var isSafe = true
  private var isPossible = true

  init(style: NegativeConstant.Style, in file: ViewFile) {
    self.style = style
    self.file = file
  }

  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  /// Adds terms, at least one, of a number.
  mutating func add(_ terms: [NegativeTerm], of number: LayoutNumber) {
    guard isPossible else { return }
    let terms = terms.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    if !isCGFloat(number) { isSafe = false }
    lookAround(terms, number.tokens)
    var taken = 0
    for term in terms {
      // In `x * -1 * y` the `-1` is a factor of both; it goes to `x`.
      if term.tokens.lowerBound < taken, term.isLeadingFactor { continue }
      guard rewrite(term, in: number.tokens) else {
        isPossible = false
        return
      }
      if term.form == .trailingFactor { taken = term.tokens.upperBound }
    }
  }

  /// The change of all terms that were added; nil where one of them cannot be changed.
  var fix: Fix? {
    guard isPossible, !edits.isEmpty else { return nil }
    let fix = Fix(edits, safety: isSafe ? .safe : .unsafe)
    let areApart = zip(fix.edits, fix.edits.dropFirst()).allSatisfy {
      $0.range.upperBound < $1.range.lowerBound
    }
    return areApart ? fix : nil
  }
}

// MARK: - The edits

extension NegativeRewriting {
  private mutating func rewrite(_ term: NegativeTerm, in number: Range<Int>) -> Bool {
    guard isUnderstood(before: term, number), isUnderstood(after: term, number),
      term.form == .literal || isUnderstood(term.operand)
    else { return false }
    let isProduct = style == .factor
    let minus = isProduct && term.needsParentheses ? "(-1.0 * " : isProduct ? "-1.0 * " : "-"
    let end = isProduct && term.needsParentheses ? ")" : ""
    let operand = file.byteRange(term.operand)
    let whole = file.byteRange(term.tokens)
    switch term.form {
    case .prefix, .literal:
      edits.append(Edit(whole.lowerBound..<(whole.lowerBound + 1), with: minus))
      if !end.isEmpty { edits.append(Edit(operand.upperBound..<operand.upperBound, with: end)) }
    case .integerFactor where isProduct:
      edits.append(Edit(tokens[term.tokens.lowerBound + 1].range, with: "1.0"))
    case .factor, .integerFactor:
      // `a / -1.0 * b` is no `a / -b`; and a comment goes with nothing.
      let start = term.operand.lowerBound
      guard !follows("/", term, number), !file.hasComment(before: (start - 1)...start) else {
        return false
      }
      edits.append(Edit((whole.lowerBound + 1)..<operand.lowerBound, with: ""))
    case .trailingFactor:
      let star = term.operand.upperBound
      guard !file.hasComment(before: star...(star + 1)), hasRoom(before: term.tokens.lowerBound)
      else {
        return false
      }
      edits.append(Edit(operand.lowerBound..<operand.lowerBound, with: minus))
      edits.append(Edit(operand.upperBound..<whole.upperBound, with: end))
    }
    return true
  }

  /// Whether a minus can be put before a token without becoming one operator with what stands there.
  private func hasRoom(before token: Int) -> Bool {
    if tokens[token].flags.contains(.spaceBefore) { return true }
    switch tokens[token - 1].kind {
    case .leftParen, .leftBracket, .comma, .colon: return true
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

  /// Whether what stands in the number's place is a `CGFloat`: an argument or a member of UIKit's that is one. What
  /// SnapKit takes may be an `Int`, and so may the arguments of `CGRect`.
  private func isCGFloat(_ number: LayoutNumber) -> Bool {
    let before = number.tokens.lowerBound - 1
    guard before > 0 else { return false }
    let isArgument = tokens[before].kind == .colon
    switch (number.kind, tokens[before - 1].layoutWord) {
    case (.constant, .constant): return true
    case (.constant, .equalToConstant), (.constant, .greaterThanOrEqualToConstant),
      (.constant, .lessThanOrEqualToConstant), (.multiplier, .multiplier):
      return isArgument
    case (.edgeInsets, .top), (.edgeInsets, .left), (.edgeInsets, .leading),
      (.edgeInsets, .bottom), (.edgeInsets, .right), (.edgeInsets, .trailing):
      return true
    case (.scaledFrame, _): return true
    case (.frame, .x), (.frame, .y), (.frame, .width), (.frame, .height): return !isArgument
    default: return false
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
  /// Whether what stands in the term's place needs parentheses if it is a product and the term is none.
  var needsParentheses: Bool { isFactor && form != .integerFactor }

  fileprivate var isLeadingFactor: Bool { form == .factor || form == .integerFactor }
}
