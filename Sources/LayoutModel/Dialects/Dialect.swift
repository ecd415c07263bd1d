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
    VisualFormatDialect.self,
    PureLayoutDialect.self,
    TinyConstraintsDialect.self,
    CartographyDialect.self,
    EasyPeasyDialect.self,
  ]

  /// The dialects that read comparisons.
  static let comparing: [any ComparisonDialect.Type] = [
    AnchorageDialect.self,
    CartographyDialect.self,
  ]

  /// The names without which no dialect reads a comparison.
  static let wordsOfComparing: WordSet = comparing.reduce(into: WordSet()) {
    $0.formUnion($1.words)
  }

  /// For each word that names a call, the dialects that read it, as a range of `readers`.
  static let byWord: [Range<Int>] = table.ranges
  /// The dialects, those of a word together. Few words are names in several libraries; each one tells its own calls.
  static let readers: [any Dialect.Type] = table.readers

  private static let table: (ranges: [Range<Int>], readers: [any Dialect.Type]) = {
    var ranges = [Range<Int>](repeating: 0..<0, count: Int(Word.limit))
    var readers: [any Dialect.Type] = []
    // No list for each word: this runs whenever the program starts. Those of a word stand together, in their order.
    var pairs = all.enumerated().flatMap { rank, dialect in
      dialect.calls.map { (word: Int($0.word.id), rank: rank) }
    }
    pairs.sort { ($0.word, $0.rank) < ($1.word, $1.rank) }
    for (word, rank) in pairs {
      let start = ranges[word].isEmpty ? readers.count : ranges[word].lowerBound
      readers.append(all[rank])
      ranges[word] = start..<readers.count
    }
    return (ranges, readers)
  }()
}

extension ViewFile {
  /// Hands every call to the dialects that know its name.
  func readCalls() {
    let table = Dialects.byWord
    let hasHelpers = !helpers.isEmpty
    let chains = ChainDialects(self)
    let readers = Dialects.readers
    for (index, call) in outline.calls.enumerated() where call.name >= 0 {
      if hasHelpers, let uses = helpers.uses(of: key(call.name)) {
        ProjectHelperDialect.read(index, uses, in: self)
        continue
      }
      if chains.read(index, in: self) { continue }
      let token = tokens[call.name]
      let dialects = table[Int(token.word.id)]
      if !dialects.isEmpty {
        for dialect in dialects { readers[dialect].read(index, in: self) }
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

  /// The call that follows in the same chain: that of `c` behind that of `b` in `a.b(…).c(…)`.
  func callInChain(after call: Outline.Call) -> Int? {
    // What nothing closes ends with the file.
    guard call.end + 2 < tokens.count else { return nil }
    var end = call.end + 1
    while tokens[end].kind == .questionPostfix || tokens[end].kind == .exclamationPostfix {
      end += 1
    }
    guard tokens[end].kind == .period, tokens[end + 1].kind == .identifier else { return nil }
    return outline.call(named: end + 1)
  }

  /// The arguments of a call; none for one without parentheses.
  func arguments(of call: Outline.Call) -> [Outline.Argument] {
    guard call.open >= 0 else { return [] }
    return outline.arguments(call.open, tokens).filter { !$0.value.isEmpty }
  }

  /// The closure that a call is given, behind its parentheses or in them.
  func closure(of call: Outline.Call) -> Outline.Closure? {
    if call.trailingClosure >= 0 { return closure(opening: call.trailingClosure) }
    guard call.open >= 0 else { return nil }
    return outline.arguments(call.open, tokens)
      .first { tokens[$0.value.lowerBound].kind == .leftBrace }
      .flatMap { closure(opening: $0.value.lowerBound) }
  }

  /// The closure that opens with a token; nil for one that opens none.
  func closure(opening open: Int) -> Outline.Closure? {
    let index = outline.closures.partitioningIndex { $0.open >= open }
    guard index < outline.closures.count, outline.closures[index].open == open else { return nil }
    return outline.closures[index]
  }

  /// The closure that a name, or `$0`, is a parameter of, where `block` is; nil where it is none of a closure.
  func closure(withParameter name: Int, around block: Int) -> Outline.Closure? {
    let isAnonymous = tokens[name].kind == .dollarIdentifier
    guard isAnonymous || tokens[name].kind == .identifier else { return nil }
    var block = block
    for _ in 0..<Self.longestClimb {
      guard block > 0 else { break }
      let current = outline.blocks[block]
      if current.kind == .functionBody || current.kind == .typeBody { return nil }
      if current.kind == .closure {
        let closure = outline.closures[current.subject]
        let signature = closure.signature.prefix(Self.longestSignature)
        let isParameter =
          isAnonymous ? signature.isEmpty : signature.contains { sameText($0, name) }
        if isParameter { return closure }
      }
      block = current.parent
    }
    return nil
  }

  /// What stands further back before the `in` of a closure is not looked at: each call in it asks again.
  static let longestSignature = 1 << 9

  /// Whether the tokens are names with periods between, perhaps with `?`, `!` or a subscript: a thing, not a
  /// computation.
  public func isPath(_ range: Range<Int>) -> Bool {
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

  /// The item of a view that a library is asked on, its own where that is empty; unknown where the view is the result of
  /// a call.
  func itemOfView(_ view: Range<Int>, in block: Int) -> Item {
    view.isEmpty || isPath(view) ? item(view, in: block) : .unknown(at: view.lowerBound)
  }

  /// The names in a value such as `.top`, `Edge.top` or `[.top, .bottom]`, without those in further brackets.
  func names(in value: Range<Int>) -> [Int] {
    var names: [Int] = []
    var index = value.lowerBound
    if let first = value.first, tokens[first].kind == .leftBracket { index += 1 }
    while index < value.upperBound {
      if tokens[index].kind == .identifier { names.append(index) }
      index = outline.skip(index, tokens)
    }
    return names
  }

  func addNumber(
    _ kind: LayoutNumber.Kind, _ tokens: Range<Int>, _ block: BlockKey, _ item: Item,
    of statement: Int
  ) {
    guard !tokens.isEmpty else { return }
    numbers.append(
      LayoutNumber(
        kind: kind, tokens: tokens, statement: code.statements[statement],
        group: TextHash.pair(block.rawValue, item.key)))
  }
}

extension Constraint.Relation {
  /// The same with both sides multiplied by -1.
  var inverted: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
