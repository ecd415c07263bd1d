import SwiftSource

/// Reads the code of one file after the other: what the stages that find its facts have in common.
///
/// One worker has a stage to itself, and the check of that on each access is left out.
public class CodeReader {
  final let source: SourceFile
  package final let code: Code
  /// The tokens of the file.
  @exclusivity(unchecked) package final private(set) var tokens: UnsafeBufferPointer<Token>
  /// The bytes of the file.
  @exclusivity(unchecked) package final private(set) var bytes: UnsafeRawBufferPointer

  init(_ source: SourceFile, _ code: Code) {
    self.source = source
    self.code = code
    tokens = source.tokens
    bytes = source.bytes
  }

  /// Turns to the file that the code is of now.
  final func turnToFile() {
    tokens = source.tokens
    bytes = source.bytes
  }
}

extension CodeReader {
  /// Items longer than this are not told apart: no person would compare such names.
  static let longestItem = 48

  /// The key of a single name.
  package func key(_ token: Int) -> UInt64 {
    var hash = TextHash()
    let token = tokens[token]
    if let start = bytes.baseAddress {
      hash.add(start + Int(token.start), Int(token.end &- token.start))
    }
    return hash.value
  }

  func block(of statement: Statement) -> Int { statement.block.index }

  /// The token after one or, if that opens a bracket, after its end.
  func skip(_ token: Int) -> Int { code[token].indexAfterBrackets }

  func spells(_ token: Int, _ text: StaticString) -> Bool { code[token] == text }

  func hasPrefix(_ token: Int, _ prefix: StaticString) -> Bool { code[token].hasPrefix(prefix) }

  func hasSuffix(_ token: Int, _ suffix: StaticString) -> Bool { code[token].hasSuffix(suffix) }

  /// What comes after a token. An unclosed closure ends with the file, and nothing comes after that.
  func kind(after token: Int) -> TokenKind {
    token + 1 < tokens.count ? tokens[token + 1].kind : .endOfFile
  }

  /// The name of an item for a message: as it is written, white space and comments left out, `self` for no name.
  public func name(_ item: Item) -> String {
    if item.isSuperview { return "superview" }
    if item.isSelf || item.tokens.isEmpty { return "self" }
    if tokens[item.tokens.lowerBound].kind == .stringLiteral { return nameInFormat(item) }
    if item.tokens.count == 1, let list = code[item.tokens.lowerBound].listOfElement {
      return list.first?.kind == .leftBracket
        ? list.dropFirst().dropLast().text : "\(list.text)[…]"
    }
    var name = ""
    let first = item.tokens.lowerBound
    let isQualified = item.tokens.count > 2 && tokens[first].is(Keyword.`self`)
    let start = isQualified ? item.tokens.first { tokens[$0].kind == .identifier } : first
    for index in (start ?? first)..<item.tokens.upperBound {
      switch tokens[index].kind {
      case .questionPostfix, .exclamationPostfix: continue
      default: name += code[index].text
      }
    }
    return name
  }

  /// Identifies the text of a token.
  public func key(_ token: Lexeme) -> UInt64 { key(token.index) }

  /// Whether the tokens are names with periods, `?`, `!` or a subscript between: a thing, not a computation.
  public func isPath(_ tokens: Lexemes) -> Bool { isPath(tokens.indices) }

  /// Whether a name sounds like that of a view: `titleLabel`.
  public func isNamedLikeView(_ name: Lexeme) -> Bool { isNamedLikeView(name.index) }

  /// Blocks further apart than this have nothing to do with each other: a bound for deeply nested code.
  static let longestClimb = 256

  /// The last name of an item, before `?` and `!`.
  func lastName(_ item: Item) -> Int {
    item.tokens.last { tokens[$0].kind == .identifier || tokens[$0].kind == .keyword }
      ?? item.tokens.lowerBound
  }

  /// `UILabel()`, or a closure whose first view made is the value: `{ let label = UILabel(); … }()`.
  func makesView(_ value: Range<Int>) -> Bool {
    let first = value.lowerBound
    let isClosure = tokens[first].kind == .leftBrace
    let end = min(value.upperBound, first + (isClosure ? 24 : 8))
    var index = first
    while index < end {
      let token = tokens[index]
      if token.namesViewType, isViewName(index) {
        let next = tokens[index + 1].kind
        return next == .leftParen || next == .leftBrace
          || (next == .period
            && (tokens[index + 2].is(Keyword.`init`) || tokens[index + 2].is(.newAutoLayout)))
      }
      switch token.kind {
      case .leftBrace where isClosure, .identifier, .period, .keyword, .equal, .colon,
        .integerLiteral:
        index += 1
      // `{ $0.text = title; return $0 }(UILabel())`
      case .leftParen where isClosure && tokens[index - 1].kind == .rightBrace: index += 1
      default:
        guard isClosure else { return false }
        index = skip(index)
      }
    }
    return false
  }

  /// A view's type, not that of a controller.
  func isViewName(_ token: Int) -> Bool {
    tokens[token].namesViewType && !hasSuffix(token, "Controller")
  }

  func isQualified(_ item: Item) -> Bool {
    tokens[item.tokens.lowerBound].is(Keyword.`self`)
  }

  /// The first name of an item, behind `self.`.
  func rootName(_ item: Item) -> Int {
    let first = item.tokens.lowerBound
    guard item.tokens.count > 2, tokens[first].is(Keyword.`self`) else { return first }
    return item.tokens.first { $0 > first && tokens[$0].kind == .identifier } ?? first
  }

  func isNamedLikeView(_ token: Int) -> Bool {
    guard !tokens[token].is(.superview), !code[token].hasCapital else { return false }
    return hasSuffix(token, "abel") || hasSuffix(token, "utton") || hasSuffix(token, "View")
      || hasSuffix(token, "TextField") || hasSuffix(token, "Switch") || hasSuffix(token, "lider")
      || hasSuffix(token, "SearchBar") || hasSuffix(token, "Indicator")
  }

  /// The name of the type of the view that an expression makes: `UILabel` of `UILabel()`.
  public func viewType(madeIn expression: Lexemes) -> Lexeme? {
    guard let type = expression.first, makesView(expression.indices), isViewName(type.index),
      type.hasCapital
    else { return nil }
    return type
  }

  /// Whether a statement gives a name a view that it makes: `label = UILabel()`, `let label = UILabel()`.
  public func makesView(in statement: Statement) -> Bool {
    switch statement.kind {
    case .assignment: return statement.assignedValue.map { makesView($0.indices) } ?? false
    case .property: return statement.declaration?.value.map { makesView($0.indices) } ?? false
    default: return false
    }
  }

  /// Whether the file imports one of these modules. Costs nothing where the file does not spell their names.
  func imports(_ modules: [LayoutWord]) -> Bool {
    guard modules.contains(where: { source.words.contains($0.word) }) else { return false }
    return code.statements.contains { statement in
      statement.kind == .importing
        && statement.tokens.contains { token in modules.contains { token.is($0) } }
    }
  }
}

extension Lexeme {
  /// The list whose elements `$0` stands for: `bars` of `bars.forEach { $0.isHidden = true }`.
  fileprivate var listOfElement: Lexemes? {
    guard kind == .dollarIdentifier, let call = statement?.block.closure?.call,
      call.name?.is(.forEach) == true, let list = call.receiver, list.count < 16
    else { return nil }
    return list
  }
}
