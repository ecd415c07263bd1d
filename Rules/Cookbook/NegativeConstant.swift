import LayoutModel
import RuleKit
import SwiftSource

/// Negative numbers are spelled in one way.
struct NegativeConstant: Rule {
  let options: Options

  var query: Query<ArraySlice<LayoutNumber>> {
    switch options.scope {
    case .constraints: .numbers([.constraints, .insets])
    case .layout: .numbers([.constraints, .insets, .frames])
    case .all: .numbers([.constraints, .insets, .frames, .arithmetic])
    }
  }

  func check(_ numbers: ArraySlice<LayoutNumber>, in file: ViewFile, _ report: inout Report) {
    var occurrences: [Finding] = []
    for written in numbers where options.scope != .constraints || written.isOfConstraint {
      let number = options.scope == .all ? written : written.inLocal(of: file)
      var terms = NegativeTerm.all(in: number, of: file).filter(isFinding)
      if number.kind == .arithmetic {
        // What is not layout often counts something.
        terms.removeAll { $0.form == .literal || isInteger($0, in: number.statement.block, file) }
      }
      guard let first = terms.first, NumberPlace(of: written, in: file) != .otherConstant,
        report.isFirst(UInt64(number.tokens.lowerBound))
      else { continue }
      let rewriting = NegativeRewriting(terms, of: number, style: options.style, in: file)
      let replacement = replacement(of: first, rewriting, in: number.statement.block, file)
      occurrences.append(
        Finding(
          first.tokens,
          "the negative `\(shortened(first.tokens.beginning.text))` is not written \(options.style == .factor ? "as a factor" : "with a prefix minus")",
          advice: "write `\(replacement)`", fix: report.fix(rewriting.fix)))
    }
    report.add(together: occurrences)
  }

  private func isInteger(_ term: NegativeTerm, in block: Block, _ file: ViewFile) -> Bool {
    term.operand.last.map { $0.is(.count) || $0.is(.row) || $0.is(.section) } ?? false
      || file.statedType(of: term.operand, in: block) == .integer
  }

  private func isFinding(_ term: NegativeTerm) -> Bool {
    switch term.form {
    case .prefix: options.style == .factor
    case .literal: options.style == .factor && options.literals
    case .factor: options.style == .prefix
    case .integerFactor, .trailingFactor: true
    }
  }

  /// The replacement; without a fix, the spelling to write by hand, which for an `Int` includes a conversion.
  private func replacement(
    of term: NegativeTerm, _ rewriting: NegativeRewriting, in block: Block, _ file: ViewFile
  ) -> String {
    if term.tokens.beginning == term.tokens, let text = rewriting.text(of: term.tokens) {
      return shortened(text)
    }
    var term = term
    var operand = shortened(term.operand.beginning.text)
    if options.style == .factor, file.statedType(of: term.operand, in: block) == .integer {
      operand = operand.hasPrefix("(") ? "CGFloat\(operand)" : "CGFloat(\(operand))"
      term.isProduct = false
    }
    let (opening, closing) = term.surroundings(options.style)
    return opening + operand + closing
  }

  private func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.utf8.count > 80 && words.count > 80 ? String(words.prefix(79)) + "…" : words
  }

  struct Options: RuleOptions {
    var style = Style.factor
    var literals = false
    var scope = Scope.constraints

    static let fields: [OptionField<Options>] = [
      OptionField("style", \.style, "`factor` requires `-1.0 * x`, `prefix` requires `-x`"),
      OptionField(
        "literals", \.literals,
        "whether `-20` must be written as `-1.0 * 20` too; only with `factor`"),
      OptionField(
        "scope", \.scope,
        "`constraints` checks what constraints get, `layout` frames and all insets, too, `all` every expression but whole numbers"
      ),
    ]
  }

  static let clashes = [
    OptionClash("style", with: NegativeConstant.self, "literals", .warning) {
      (own: Options, other) in
      guard own.style == .prefix, other.literals else { return nil }
      return .init("literals: true", advice: "remove it: `prefix` asks nothing of literals")
    }
  ]

  enum Style: String, NamedOption { case factor, prefix }
  enum Scope: String, NamedOption { case constraints, layout, all }
}

extension LayoutNumber {
  /// The number in the value of a constant that carries it: `-inset` for `bottom` behind `let bottom = -inset`.
  fileprivate func inLocal(of file: ViewFile) -> LayoutNumber {
    guard tokens.count == 1, let name = expression.first, name.isFreeName,
      let local = file.names.declaration(ofLocal: name), local.keyword.is(.let),
      let value = local.value
    else { return self }
    var number = self
    (number.tokens, number.statement) = (value.indices, local.statement)
    return number
  }

  /// Whether a constraint gets it: `contentInset = UIEdgeInsets(…)` and frames are no constraints.
  fileprivate var isOfConstraint: Bool {
    kind == .edgeInsets
      ? statement.kind == .expression : [.constant, .offset, .multiplier].contains(kind)
  }
}

extension Lexemes {
  /// The tokens to show: of an extremely long text only the beginning.
  fileprivate var beginning: Lexemes {
    let limit = bytes.lowerBound + 1_024
    return count == 1 ? self : prefix { $0.bytes.upperBound <= limit || $0 == first }
  }
}

// MARK: - Terms

/// A negative number in a layout expression.
private struct NegativeTerm {
  /// `-x`, `-20`, `-1.0 * x`, `-1 * x`, and `x * -1` or `x * -1.0`.
  enum Form { case prefix, literal, factor, integerFactor, trailingFactor }

  var form: Form
  var tokens: Lexemes
  var operand: Lexemes
  /// Whether the term is the right side of `*`, `/` or `%`, where a product needs parentheses, or of `-`, where a
  /// second sign is hard to read.
  var isRightSide: Bool
  /// Whether the operand is a product, such as `a / b` in `a / b * -1`: behind a minus it needs parentheses.
  var isProduct = false

  /// The negative terms of a number, in source order.
  static func all(in number: LayoutNumber, of file: ViewFile) -> [NegativeTerm] {
    let reader = NegativeReader(tokens: file.code[number.tokens])
    var terms: [NegativeTerm] = []
    var rest = reader.tokens.outermost
    while let token = rest.next() {
      if token.kind == .leftParen, number.includes(parenthesis: token) {
        rest.enter(token)
      } else if token.kind == .prefixOperator, token == "-", let term = reader.term(token) {
        terms.append(term)
      }
    }
    return terms
  }

  /// The text before and after the operand in the agreed spelling.
  func surroundings(_ style: NegativeConstant.Style) -> (opening: String, closing: String) {
    let (open, close) = isProduct ? ("(", ")") : ("", "")
    guard style == .factor else { return ("-" + open, close) }
    // An existing factor stays as it is.
    guard isRightSide, form != .integerFactor else { return ("-1.0 * " + open, close) }
    return ("(-1.0 * " + open, close + ")")
  }
}

private struct NegativeReader {
  let tokens: Lexemes

  /// The term that a minus belongs to; nil for one in front of something else.
  func term(_ minus: Lexeme) -> NegativeTerm? {
    guard let operand = following(minus) else { return nil }
    if operand.isOne, let star = preceding(minus), star.isStar, let factor = preceding(star) {
      let last = start(of: factor)
      let start = startOfProduct(last)
      if !factor.isNumber || start < last {
        return NegativeTerm(
          form: .trailingFactor, tokens: tokens.suffix(from: start).prefix(through: operand),
          operand: tokens.suffix(from: start).prefix(before: star),
          isRightSide: isRightSide(start), isProduct: start < last)
      }
    }
    let isFloat = operand.kind == .floatLiteral
    if !operand.isNumber {
      return operand.startsOperand ? term(.prefix, minus, expression(from: operand)) : nil
    } else if operand.isOne, let star = following(operand), star.isStar,
      let factor = following(star), isFloat || !factor.isNumber
    {
      return term(isFloat ? .factor : .integerFactor, minus, expression(from: factor))
    }
    return term(.literal, minus, operand.alone)
  }

  private func term(
    _ form: NegativeTerm.Form, _ minus: Lexeme, _ operand: Lexemes
  ) -> NegativeTerm {
    NegativeTerm(
      form: form, tokens: tokens.suffix(from: minus).prefix(through: operand.last ?? minus),
      operand: operand, isRightSide: isRightSide(minus))
  }

  private func isRightSide(_ start: Lexeme) -> Bool {
    guard let before = preceding(start), before.kind == .binaryOperator else { return false }
    return before == "*" || before == "/" || before == "%" || before == "-"
  }

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
    while let sign = preceding(start), sign.isStar || sign == "/", let operand = preceding(sign),
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
private enum NumberPlace {
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
    self.is(.constant) || self.is(.equalToConstant) || self.is(.greaterThanOrEqualToConstant)
      || self.is(.lessThanOrEqualToConstant)
  }

  fileprivate var startsOperand: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .leftParen, .period, .macro: true
    case .keyword: isSelfOrSuper
    default: false
    }
  }

  fileprivate var continuesOperand: Bool {
    [
      .period, .identifier, .keyword, .questionPostfix, .exclamationPostfix, .integerLiteral,
      .leftParen, .leftBracket, .leftBrace,
    ].contains(kind)
  }

  fileprivate var endsOperand: Bool {
    [
      .identifier, .dollarIdentifier, .keyword, .rightParen, .rightBracket, .questionPostfix,
      .exclamationPostfix,
    ].contains(kind)
  }

  fileprivate var isSelfOrSuper: Bool {
    self.is(Keyword.`self`) || self.is(Keyword.Self) || self.is(.super)
  }

  fileprivate var isStar: Bool { kind == .binaryOperator && self == "*" }
  fileprivate var isOne: Bool { isNumber && (self == "1" || self == "1.0") }

  fileprivate var isTightOperator: Bool {
    kind == .binaryOperator && !hasSpaceBefore && next?.hasSpaceBefore == false
  }

  /// Whether its operands have the type of the result.
  fileprivate var keepsType: Bool {
    kind == .binaryOperator && ["+", "-", "*", "/", "??"].contains(text)
  }

  /// Whether it separates two terms: an operator that binds no more tightly than `*`, or no operator at all.
  fileprivate var separatesTerms: Bool {
    switch kind {
    case .comma, .colon, .questionInfix: true
    case .binaryOperator:
      keepsType || ["<", "<=", ">", ">=", "==", "!=", "&&", "||"].contains(text)
    default: false
    }
  }
}

// MARK: - The fix

/// Rewrites the negative terms of a number in the agreed way.
///
/// The fix is safe where the number is the constant of a constraint and each operand is known to be a floating-point
/// number; elsewhere it may be an `Int`, which cannot be multiplied by `-1.0`. There is no fix where the file shows an
/// `Int`, or where the code around a negative is not understood.
private struct NegativeRewriting {
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
    for term in terms where isPossible { isPossible = rewrite(term) }
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

  private mutating func rewrite(_ term: NegativeTerm) -> Bool {
    let (before, after) = (sign(before: term), number.suffix(after: term.tokens).first)
    guard before.map({ $0.kind == .leftParen || $0.separatesTerms }) ?? true,
      after.map({ $0.kind == .rightParen || $0.separatesTerms }) ?? true,
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

  private func sign(before term: NegativeTerm) -> Lexeme? {
    number.prefix(before: term.tokens).last
  }

  /// Puts white space around the operators next to a term, as a product has: `-a+3` becomes `-1.0 * a + 3`.
  private mutating func spaceOut(around term: NegativeTerm) {
    guard style == .factor else { return }
    let behind = number.suffix(after: term.tokens).outermost
      .prefix { ![.comma, .colon, .questionInfix, .rightParen].contains($0.kind) }
      .filter(\.isBinaryOperator).prefix(while: \.isTightOperator)
    for sign in [sign(before: term)].compactMap(\.self) + behind
    where sign.isTightOperator && spaced.insert(sign).inserted {
      edits.append(Edit(sign.bytes, with: " \(sign.text) "))
    }
  }

  private func hasRoom(before token: Lexeme) -> Bool {
    guard !token.hasSpaceBefore, let previous = token.previous else { return true }
    return [.leftParen, .leftBracket, .comma, .colon].contains(previous.kind)
      || previous.kind == .binaryOperator && style == .factor
  }

  private func isUnderstood(_ operand: Lexemes, isProduct: Bool) -> Bool {
    let sign = isProduct ? operand.outermost.first(where: \.isBinaryOperator) : nil
    if let sign {
      return isUnderstood(operand.prefix(before: sign), isProduct: false)
        && isUnderstood(operand.suffix(after: sign), isProduct: true)
    }
    guard let first = operand.first else { return false }
    // A minus before a literal is part of it: `-20.magnitude` is 20.
    if first.isNumber { return operand.count == 1 }
    return first.startsOperand
      && operand.outermost.dropFirst().allSatisfy { token in
        switch token.kind {
        case .identifier, .keyword, .integerLiteral: token.previous?.kind == .period
        default: true
        }
      }
  }

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
      case .binaryOperator where token.isBinaryOperator && !token.keepsType: isSafe = false
      case .keyword where !token.isSelfOrSuper: isSafe = false
      case .directive: isPossible = false
      default: continue
      }
    }
  }

  private func isGrouping(_ open: Lexeme) -> Bool {
    guard let before = number.prefix(before: open).last else { return true }
    return [.leftParen, .prefixOperator, .questionInfix, .colon].contains(before.kind)
      || before.keepsType
  }
}

extension NegativeConstant {
  static let description = RuleDescription(
    id: "negative_constant",
    family: .cookbook,
    summary: "Negative constant not written in the agreed form",
    rationale: """
      A minus before a name is easy to miss, although it decides on which side of an edge a view is. The rule \
      reports a prefix minus on a name, a call or parentheses, and the spellings `-1 * x`, `x * -1` and `x * -1.0`, \
      in constants, offsets, insets and multipliers of constraints. `scope` adds frames and other insets, or all \
      arithmetic. The fix is safe for a UIKit `constant` if each operand is a known floating-point number.
      """,
    limits: [
      "literals such as `-20`, unless `literals` is set, and subtraction",
      "a negative that a variable, a parameter or a property carries into a constraint",
      "with `scope: all`, literals and values known to be an `Int`",
      "no fix for an `Int`, which cannot be multiplied by `-1.0`",
    ],
    source:
      "UIKit In Code, What things should be described, General formatting: \"if you want everyone to write negative numbers in a specific way (`-1.0 * constant`)\"",
    framePresets: [.responsiveFrames, .viewLayout],
    presetOptions: [
      .responsiveFrames: ["scope": .string("layout")], .viewLayout: ["scope": .string("layout")],
    ],
    fixSafety: .safe,
    options: Options.descriptions,
    goodExamples: [
      "The required spelling, and a literal": """
      NSLayoutConstraint.activate([
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1.0 * inset),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      ])
      """
    ],
    badExamples: [
      "A prefix minus": """
      let inset: CGFloat = 8
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓-inset).isActive = true
      """
    ])
}
