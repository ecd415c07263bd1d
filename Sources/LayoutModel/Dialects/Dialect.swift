import SwiftSource

/// One way of writing layout. A dialect reads calls and adds facts to the file; it knows no rule.
protocol Dialect: Sendable {
  /// The names of the calls that the dialect wants to see.
  static var calls: [LayoutWord] { get }
  /// Reads one such call.
  static func read(_ call: Int, in file: ViewFile)
}

/// The dialects, each of which reads the calls with its names.
enum Dialects {
  static let all: [any Dialect.Type] = [
    AnchorDialect.self,
    ItemConstraintDialect.self,
    SnapKitDialect.self,
    EdgeInsetDialect.self,
    ViewTreeDialect.self,
  ]

  /// For each word that names a call, the dialect that reads it. A name belongs to one dialect.
  static let byWord: [(any Dialect.Type)?] = {
    var table = [(any Dialect.Type)?](repeating: nil, count: Int(Word.limit))
    for dialect in all {
      for word in dialect.calls { table[Int(word.word.id)] = dialect }
    }
    return table
  }()
}

extension ViewFile {
  /// Hands every call to the dialects that know its name.
  func readCalls() {
    let table = Dialects.byWord
    let hasHelpers = !helpers.isEmpty
    let chains = ChainDialects(self)
    for (index, call) in outline.calls.enumerated() where call.name >= 0 {
      if hasHelpers, let uses = helpers.uses(of: key(call.name)) {
        ProjectHelperDialect.read(index, uses, in: self)
        continue
      }
      if chains.read(index, in: self) { continue }
      let token = tokens[call.name]
      if let dialect = table[Int(token.word.id)] {
        dialect.read(index, in: self)
      } else if token.is(Keyword.`init`) {
        // `.init(…)` leaves out whose initializer it is; the arguments say.
        ItemConstraintDialect.read(index, in: self)
        EdgeInsetDialect.read(index, in: self)
      }
      if token.word == .none || token.is(.viewTypeName) {
        ViewTreeDialect.readHelper(index, in: self)
      }
      FrameDialect.readInitializer(index, in: self)
      ViewTreeDialect.readStack(index, in: self)
    }
    if chains.hasStevia { SteviaDialect.readOperators(in: self) }
  }

  /// The tokens of what a call is made on: `a.b` in `a.b.c(d)`; empty for a call without a receiver.
  func receiver(of call: Outline.Call) -> Range<Int> {
    guard call.name > call.chainStart, tokens[call.name - 1].kind == .period else {
      return call.chainStart..<call.chainStart
    }
    return call.chainStart..<(call.name - 1)
  }

  /// Whether the tokens are names with periods between, perhaps with `?`, `!` or a subscript: a thing, not a
  /// computation.
  func isPath(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= Self.longestItem else { return false }
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].kind {
      case .identifier, .dollarIdentifier, .period, .questionPostfix, .exclamationPostfix:
        index += 1
      case .keyword:
        guard tokens[index].is(Keyword.`self`) || tokens[index].is(.super) else { return false }
        index += 1
      case .leftBracket:
        guard index > range.lowerBound else { return false }
        index = outline.skip(index, tokens)
      default:
        return false
      }
    }
    return true
  }

  func addNumber(
    _ kind: LayoutNumber.Kind, _ tokens: Range<Int>, _ block: BlockKey, _ item: Item,
    of statement: Int
  ) {
    guard !tokens.isEmpty else { return }
    numbers.append(
      LayoutNumber(
        kind: kind, tokens: tokens, statement: statement,
        group: TextHash.pair(block.rawValue, item.key)))
  }
}
