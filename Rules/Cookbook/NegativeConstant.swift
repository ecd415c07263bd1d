import LayoutModel
import RuleKit
import SwiftSource

/// Negative numbers are spelled in one way.
struct NegativeConstant: Rule {
  // For its fixes.
  static let collectsNames = true
  let options: Options
  var query: Query<ArraySlice<LayoutNumber>> {
    switch options.scope {
    case .constraints: .numbers([.constraints, .insets])
    case .layout: .numbers([.constraints, .insets, .frames])
    case .all: .numbers([.constraints, .insets, .frames, .arithmetic])
    }
  }

  func check(
    _ numbers: ArraySlice<LayoutNumber>, in file: ViewFile, _ report: inout Report
  ) {
    var occurrences: [Finding] = []
    for number in numbers where options.scope != .constraints || number.isOfConstraint {
      var terms = NegativeTerm.all(in: number, of: file).filter(isFinding)
      if number.kind == .arithmetic {
        // What is not layout often counts something.
        terms.removeAll { $0.form == .literal || isInteger($0, in: number.statement.block, file) }
      }
      guard let first = terms.first, NumberPlace(of: number, in: file) != .otherConstant else {
        continue
      }
      let spelling = shortened(first.tokens.beginning.text)
      let rewriting = NegativeRewriting(terms, of: number, style: options.style, in: file)
      occurrences.append(
        Finding(
          first.tokens,
          options.style == .factor
            ? "the negative `\(spelling)` is not written as a factor"
            : "the negative `\(spelling)` is not written with a prefix minus",
          advice: "write `\(replacement(of: first, rewriting, in: number.statement.block, file))`",
          fix: report.fix(rewriting.fix)))
    }
    report.add(together: occurrences)
  }

  private func isInteger(_ term: NegativeTerm, in block: Block, _ file: ViewFile) -> Bool {
    term.operand.last.map { $0.is(.count) || $0.is(.row) || $0.is(.section) } ?? false
      || file.statedType(of: term.operand, in: block) == .integer
  }

  private func isFinding(_ term: NegativeTerm) -> Bool {
    switch term.form {
    case .literal: options.style == .factor && options.literals
    case .prefix: options.style == .factor
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
    var operand = shortened(term.operand.beginning.text)
    if options.style == .factor, file.statedType(of: term.operand, in: block) == .integer {
      operand = operand.hasPrefix("(") ? "CGFloat\(operand)" : "CGFloat(\(operand))"
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

  enum Style: String, NamedOption {
    case factor, prefix
  }

  enum Scope: String, NamedOption {
    case constraints, layout, all
  }
}

extension LayoutNumber {
  /// Whether a constraint gets it: `contentInset = UIEdgeInsets(…)` and frames are no constraints.
  fileprivate var isOfConstraint: Bool {
    switch kind {
    case .constant, .offset, .multiplier: true
    case .edgeInsets: statement.kind == .expression
    case .frame, .scaledFrame, .fontSize, .arithmetic: false
    }
  }
}

extension Lexemes {
  /// The tokens to show: of an extremely long text only the beginning.
  fileprivate var beginning: Lexemes {
    let limit = bytes.lowerBound + 1_024
    return count == 1 ? self : prefix { $0.bytes.upperBound <= limit || $0 == first }
  }
}

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
      term.form == .literal || isUnderstood(term.operand),
      hasFittingType(term), let minus = term.tokens.first, let one = minus.next,
      let first = term.operand.first
    else { return false }
    let (opening, closing) = term.surroundings(style)
    let operand = term.operand.bytes
    switch term.form {
    case .prefix, .literal:
      edits.append(Edit(minus.bytes, with: opening))
      if !closing.isEmpty {
        edits.append(Edit(operand.upperBound..<operand.upperBound, with: closing))
      }
    case .integerFactor where style == .factor:
      edits.append(Edit(one.bytes, with: "1.0"))
    case .factor, .integerFactor:
      // `a / -1.0 * b` does not equal `a / -b`; and no comment may be lost.
      guard before.map({ $0 != "/" }) ?? true, !first.hasCommentBefore,
        first.previous?.hasCommentBefore == false
      else { return false }
      edits.append(Edit(minus.bytes.upperBound..<operand.lowerBound, with: ""))
    case .trailingFactor: return false
    }
    return true
  }

  private func sign(before term: NegativeTerm) -> Lexeme? {
    number.prefix(before: term.tokens).last
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

  private static let keepingType: Set<String> = ["+", "-", "*", "/", "??"]
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

extension NegativeTerm {
  func surroundings(_ style: NegativeConstant.Style) -> (opening: String, closing: String) {
    guard style == .factor else { return ("-", "") }
    // An existing factor stays as it is.
    return isRightSide && form != .integerFactor ? ("(-1.0 * ", ")") : ("-1.0 * ", "")
  }
}

struct NegativeTerm {
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

  var form: Form
  var tokens: Lexemes
  var operand: Lexemes
  /// Whether the term is the right side of `*`, `/` or `%`, where a product needs parentheses, or of `-`, where a
  /// second sign is hard to read.
  var isRightSide: Bool
}

extension NegativeTerm {
  static func all(in number: LayoutNumber, of file: ViewFile) -> [NegativeTerm] {
    var reader = NegativeReader(number: number, tokens: file.code[number.tokens])
    reader.read()
    return reader.terms
  }
}

/// Finds the negative terms of one number. Searches the arguments of a call only where they are part of the number.
private struct NegativeReader {
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
    var start = factor
    while start.kind == .exclamationPostfix, let before = start.previous { start = before }
    if start.kind == .rightParen, let open = start.partner {
      start = open.previous?.call?.chainStart ?? open
    } else {
      while let owner = start.owner, owner.index >= tokens.startIndex { start = owner }
    }
    terms.append(
      NegativeTerm(
        form: .trailingFactor, tokens: start.through(one), operand: start.through(factor),
        isRightSide: isRightSide(start)))
  }

  private func isTrailingFactor(_ minus: Lexeme) -> Bool {
    guard let star = preceding(minus), star.isStar, minus.next?.isOne == true,
      let factor = preceding(star)
    else { return false }
    return !factor.isNumber || preceding(factor).map { $0.isStar || $0 == "/" } == true
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

  private func following(_ token: Lexeme) -> Lexeme? { tokens.suffix(after: token).first }

  private func preceding(_ token: Lexeme) -> Lexeme? { tokens.prefix(before: token).last }

  private func expression(from first: Lexeme) -> Lexemes {
    let rest = tokens.suffix(from: first)
    return rest.outermost.dropFirst().first { !$0.continuesOperand }.map(rest.prefix(before:))
      ?? rest
  }
}

enum NumberPlace {
  /// The `constant` of a UIKit constraint: of an anchor's `constraint`, of `NSLayoutConstraint`, of an assignment.
  case constraint
  case otherConstant
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

  var isSelfOrSuper: Bool { self.is(Keyword.`self`) || self.is(Keyword.Self) || self.is(.super) }

  fileprivate var isMinus: Bool { kind == .prefixOperator && self == "-" }
  fileprivate var isStar: Bool { kind == .binaryOperator && self == "*" }
  fileprivate var isOne: Bool { isNumber && (self == "1" || self == "1.0") }
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
      "a negative that a local carries into a constraint",
      "with `scope: all`, literals and values known to be an `Int`",
      "no fix for an `Int`, which cannot be multiplied by `-1.0`",
      "no fix for a factor behind the number, `x * -1`",
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
      """,
      "An offset, an assigned constant and insets": """
      let bottomConstraint = label.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      func place() {
        label.snp.makeConstraints { make in
          make.bottom.equalToSuperview().offset(↓-inset)
          make.leading.equalToSuperview().inset(UIEdgeInsets(top: 0, left: ↓-inset, bottom: 0, right: 0))
        }
        bottomConstraint.constant = ↓-1 * keyboardHeight
      }
      """,
    ])
}
