import SwiftSource

/// One way of writing layout: which calls it reads, and how. Reading adds facts to the file; it uses no rule and no
/// fact of another dialect.
struct Dialect: Sendable {
  /// Reads a call, which has a name.
  typealias Reader = @Sendable (_ call: Call, _ file: FactBuilder) -> Void

  var calls: [LayoutWord] = []
  /// The labels that, first in the parentheses, mark a call that it reads whatever its name.
  var firstLabels: [LayoutWord] = []
  /// Whether it reads `.init(…)`, whose type only the arguments show.
  var readsInitializers = false
  let read: Reader

  fileprivate var words: [Word] {
    calls.map(\.word) + (readsInitializers ? [Word(id: Keyword.`init`.rawValue)] : [])
  }
}

/// A way of writing layout that shares names with other dialects: it examines each call before them.
struct ClaimingDialect: Sendable {
  /// Whether the file can have such calls.
  let occurs: @Sendable (_ file: FactBuilder) -> Bool
  /// Whether it reads whole chains: the calls behind one that it has read belong to no dialect.
  var readsChains = true
  /// Reads a call, with the chain that it begins; returns whether it belongs to this dialect and no other.
  let read: @Sendable (_ call: Call, _ file: FactBuilder) -> Bool
  /// Reads expressions with operators, once all calls are read.
  var readOperators: @Sendable (_ file: FactBuilder) -> Void = { _ in }
}

/// The dialects, and which of them read which call.
final class DialectRegistry: Sendable {
  /// The dialects and libraries that the product knows.
  static let shared = DialectRegistry(LayoutLibrary.allCases)

  /// What UIKit does beside constraints, and the libraries that set frames only.
  private static let dialects: [Dialect] = [
    EdgeInsetDialect.dialect, ViewTreeDialect.dialect, StackDialect.dialect, FrameDialect.dialect,
    ResponsiveFrameDialect.dialect, ViewLayoutDialect.dialect,
  ]

  /// The records live as long as the program.
  fileprivate typealias Record = Unmanaged<LayoutLibrary>
  private typealias Reader = (read: Dialect.Reader, library: Record?)

  fileprivate let claiming: [(dialect: ClaimingDialect, library: Record?)]
  fileprivate let comparing: [(dialect: any ComparisonDialect.Type, library: Record)]
  /// For each word that names a call, its readers, as a range of `readers`. Few words are names in several
  /// libraries; each library recognizes its own calls.
  private let byWord: [Range<Int>]
  private let readers: [Reader]
  private let byFirstLabel: [(label: Word, reader: Reader)]
  private let firstLabels: WordSet

  init(_ libraries: [LayoutLibrary]) {
    claiming =
      [(ProjectHelperDialect.dialect, nil)]
      + libraries.compactMap { library in library.claiming.map { ($0, .passUnretained(library)) } }
    comparing = libraries.compactMap { library in
      library.comparing.map { ($0, .passUnretained(library)) }
    }
    let dialects: [(dialect: Dialect, library: Record?)] =
      libraries.compactMap { library in library.dialect.map { ($0, .passUnretained(library)) } }
      + Self.dialects.map { ($0, nil) }
    var pairs: [(word: Int, rank: Int)] = []
    for (rank, entry) in dialects.enumerated() {
      pairs += entry.dialect.words.map { (Int($0.id), rank) }
    }
    // One list for all words, because nearly every run makes it. The readers of a word are adjacent, in order.
    pairs.sort { ($0.word, $0.rank) < ($1.word, $1.rank) }
    var ranges = [Range<Int>](repeating: 0..<0, count: Int(Word.limit))
    for (index, pair) in pairs.enumerated() {
      let start = ranges[pair.word].isEmpty ? index : ranges[pair.word].lowerBound
      ranges[pair.word] = start..<(index + 1)
    }
    byWord = ranges
    readers = pairs.map { (dialects[$0.rank].dialect.read, dialects[$0.rank].library) }
    byFirstLabel = dialects.flatMap { dialect, library in
      dialect.firstLabels.map { ($0.word, (dialect.read, library)) }
    }
    firstLabels = WordSet(byFirstLabel.map(\.label))
  }

  /// Passes a call with a name to the readers of that name.
  fileprivate func read(_ call: Call, named name: Lexeme, in file: FactBuilder) {
    let token = name.token
    for index in byWord[Int(token.word.id)] {
      file.library = readers[index].library
      readers[index].read(call, file)
    }
    if token.isOrdinaryName || token.namesViewType, name.beginsLikeAddition {
      file.library = nil
      ViewTreeDialect.dialect.read(call, file)
    }
    guard let open = call.arguments?.open.index else { return }
    let label = file.tokens[open + 1].word
    guard firstLabels.contains(label), file.tokens[open + 2].kind == .colon else { return }
    for entry in byFirstLabel where entry.label == label {
      file.library = entry.reader.library
      entry.reader.read(call, file)
    }
  }
}

extension ClaimingDialect {
  /// Reads a call, unless it is part of a chain that has been read.
  fileprivate func claims(_ call: Call, in file: FactBuilder) -> Bool {
    guard readsChains else { return read(call, file) }
    let start = call.chainStart.index
    if file.dialects.chains.contains(start) { return true }
    guard read(call, file) else { return false }
    file.dialects.chains.insert(start)
    return true
  }
}

extension FactBuilder {
  func readCalls() {
    defer { library = nil }
    let claiming = registry.claiming.filter { $0.dialect.occurs(self) }
    for call in code.calls {
      guard let name = call.name else { continue }
      let isClaimed = claiming.contains {
        library = $0.library
        return $0.dialect.claims(call, in: self)
      }
      if !isClaimed { registry.read(call, named: name, in: self) }
    }
    for entry in claiming {
      library = entry.library
      entry.dialect.readOperators(self)
    }
  }

  /// Passes every comparison to the dialect that knows its operands.
  func readComparisons() {
    let comparing = registry.comparing.filter { $0.dialect.occurs(in: self) }
    guard !comparing.isEmpty else { return }
    defer { library = nil }
    for sign in code.tokens.all(.binaryOperator) where sign.index > 0 {
      let index = sign.index
      let name = tokens[index - 1]
      guard name.isLayoutWord, let relation = relation(index) else { continue }
      for entry in comparing where !entry.dialect.attributes(name).isEmpty {
        guard let comparison = comparison(index, relation) else { continue }
        library = entry.library
        if entry.dialect.read(comparison, in: self) { break }
      }
    }
  }

  /// The tokens of a view, if they are a name: empty for the view around the code, nil for the result of a call.
  func path(_ view: Range<Int>) -> Range<Int>? { view.isEmpty || isPath(view) ? view : nil }

  /// The item of a view that is the receiver of a library's call, the view around the code where that is empty; unknown
  /// where the view is the result of a call.
  func itemOfView(_ view: Range<Int>, in block: Int) -> Item {
    path(view).map { names.item($0, in: block) } ?? .unknown(at: view.lowerBound)
  }

  /// The item of a value that may be converted: that of `a` in `a as Any`.
  func itemOfValue(_ value: Range<Int>, in block: Int) -> Item {
    var end = value.lowerBound
    while end < value.upperBound, !tokens[end].is(.as), end - value.lowerBound <= Self.longestItem {
      end = skip(end)
    }
    let path = value.lowerBound..<min(end, value.upperBound)
    return isPath(path) ? names.item(path, in: block) : .unknown(at: value.lowerBound)
  }

  /// The view in front of the member `proxy`, which a library adds to all views; nil where there is something else.
  ///
  /// - Parameter call: a call whose name may come right behind the proxy.
  func viewOfProxy(_ proxy: StaticString, in call: Call) -> Range<Int>? {
    let (start, member) = (call.chainStart.index, call.head.index - 2)
    guard member >= start, spells(member, proxy), tokens[member + 1].kind == .period
    else { return nil }
    guard member > start else {
      return isDeclared(member, in: block(of: call.statement)) ? nil : member..<member
    }
    return tokens[member - 1].kind == .period ? start..<(member - 1) : nil
  }

  /// Whether a name without a receiver refers to a local or to a property of the type around it.
  func isDeclared(_ name: Int, in block: Int) -> Bool {
    scopes.isLocal(name, in: block)
      || (scopes.memberKey(key(name), in: block).map(names.propertyNames.contains) ?? false)
  }

  /// A constraint on an item, with nothing on its second side.
  func constraint(
    _ tokens: Range<Int>, in statement: Statement, on item: Item, _ attributes: LayoutAttributes,
    _ placement: Placement, _ relation: Constraint.Relation = .equal
  ) -> Constraint {
    Constraint(
      tokens: tokens, statement: statement, firstItem: item, attributes: attributes,
      relation: relation, container: placement.container, block: placement.block,
      isAlternative: placement.isAlternative, record: library)
  }

  func constraint(
    _ call: Call, on item: Item, _ attributes: LayoutAttributes, _ placement: Placement,
    _ relation: Constraint.Relation = .equal
  ) -> Constraint {
    constraint(call.tokens.indices, in: call.statement, on: item, attributes, placement, relation)
  }

  /// Adds a constraint with at least one attribute, and its constant and multiplier as numbers.
  func add(_ constraint: Constraint, constantAs kind: LayoutNumber.Kind = .offset) {
    addNumber(kind, constraint.constant, of: constraint)
    addNumber(.multiplier, constraint.multiplier, of: constraint)
    if !constraint.attributes.isEmpty { constraints.append(constraint) }
  }

  func addNumber(_ kind: LayoutNumber.Kind, _ tokens: Range<Int>, of constraint: Constraint) {
    addNumber(kind, tokens, constraint.block, constraint.firstItem, of: constraint.statement)
  }

  func addNumber(
    _ kind: LayoutNumber.Kind, _ tokens: Range<Int>, _ block: BlockKey, _ item: Item,
    of statement: Statement
  ) {
    guard !tokens.isEmpty else { return }
    numbers.append(
      LayoutNumber(
        kind: kind, tokens: tokens, statement: statement,
        group: TextHash.pair(block.rawValue, item.key)))
  }

  /// Adds the effect of a call on a view; nil for one without a name in the code.
  ///
  /// - Parameter range: the tokens to point at; by default the call up to its name.
  func addAction(
    _ role: StatementRole, _ view: Range<Int>?, of call: Call,
    tokens range: Range<Int>? = nil, parent: Item? = nil
  ) {
    addAction(
      role, call.statement, view, in: block(of: call.statement), member: call.name,
      tokens: range ?? call.callee.indices, parent: parent)
  }

  /// Reads a length into a constraint: `8`, `>=8`, perhaps in parentheses, or `50%` of a whole. Distances from far edges
  /// point inward, and so do their relations.
  func readLength(_ value: Range<Int>, of constraint: inout Constraint) {
    guard !value.isEmpty else { return }
    var value = value.count > 2 && isInParentheses(value) ? value.dropFirst().dropLast() : value
    if let sign = value.first, tokens[sign].kind == .prefixOperator,
      let relation = relation(sign), relation != .equal
    {
      let isFar = constraint.attributes.isSubset(of: .farEdges)
      constraint.relation = isFar ? relation.inverted : relation
      value = value.dropFirst()
    }
    constraint.constantPointsInward = !constraint.attributes.isDisjoint(with: .farEdges)
    if let last = value.last, tokens[last].kind == .postfixOperator, spells(last, "%") {
      constraint.multiplier = value
    } else {
      constraint.constant = value
    }
  }
}

/// The state of the dialects while they read a file; each has its own.
struct DialectState {
  /// The first tokens of the chains that have been read as a whole; only the registry notes them.
  fileprivate(set) var chains: Set<Int> = []
  /// For the block of each closure that defines a container of FlexLayout, that container.
  var containers: [Int: FlexLayoutDialect.Container] = [:]
  /// For the `[` of each dictionary literal that a format string used, the values of its names.
  var formats: [Int: [UInt64: Range<Int>]] = [:]
  /// The arguments that a Cartography closure constrains, each by its first token.
  var cartography: Set<Int> = []

  mutating func removeAll() {
    chains.removeAll(keepingCapacity: true)
    containers.removeAll(keepingCapacity: true)
    formats.removeAll(keepingCapacity: true)
    cartography.removeAll(keepingCapacity: true)
  }
}

// How the dialects read calls.

extension CodeReader {
  /// The tokens of the receiver: `a.b` in `a.b.c(d)`; empty for a call without a receiver.
  func receiver(of call: Call) -> Range<Int> {
    let start = call.chainStart.index
    guard let receiver = call.receiver, call.head.previous?.kind == .period else {
      return start..<start
    }
    return receiver.indices
  }

  /// The arguments of a call; empty for one without parentheses.
  func arguments(of call: Call) -> [Argument] { call.arguments?.filter { !$0.value.isEmpty } ?? [] }

  func isList(_ value: Range<Int>) -> Bool {
    tokens[value.lowerBound].kind == .leftBracket && isBracketed(value)
  }

  func isInParentheses(_ value: Range<Int>) -> Bool {
    tokens[value.lowerBound].kind == .leftParen && isBracketed(value)
  }

  /// Whether the last token closes the bracket that the first one opens.
  func isBracketed(_ value: Range<Int>) -> Bool {
    code[value.lowerBound].partner?.index == value.upperBound - 1
  }

  /// The elements of a list; any other value by itself.
  func elements(of value: Range<Int>) -> [Range<Int>] {
    guard isList(value) else { return [value] }
    return code[value.lowerBound].elements.map(\.value.indices).filter { !$0.isEmpty }
  }

  /// The closures around the code of a block, its own first, up to a function or a type.
  func closures(around block: Int) -> some Sequence<Closure> {
    code.blocks[block].ancestors.lazy
      .prefix { $0.kind != .functionBody && $0.kind != .typeBody }
      .compactMap { $0.kind == .closure ? $0.closure : nil }
  }

  /// The closure that a name, or `$0`, is a parameter of, inside `block`, with the position of the parameter; nil where it
  /// is not a parameter of a closure.
  func parameter(_ name: Lexeme, around block: Int) -> (closure: Closure, position: Int)? {
    let isAnonymous = name.kind == .dollarIdentifier
    guard isAnonymous || name.kind == .identifier else { return nil }
    for closure in closures(around: block) {
      if !isAnonymous, let position = position(of: name, in: closure) { return (closure, position) }
      guard isAnonymous, closure.signature.isEmpty else { continue }
      return Int(name.text.dropFirst()).map { (closure, $0) }
    }
    return nil
  }

  private func position(of name: Lexeme, in closure: Closure) -> Int? {
    var (index, position) = (closure.signature.startIndex, 0)
    let end = min(closure.signature.endIndex, index + Self.longestSignature)
    while index < end {
      switch tokens[index].kind {
      case .comma: position += 1
      case .identifier where tokens[index - 1].kind != .colon && code[index].hasSameText(as: name):
        return position
      default: break
      }
      index = tokens[index].kind == .leftBracket ? skip(index) : index + 1
    }
    return nil
  }

  /// How far back the `in` of a closure is searched: each call in the closure searches again.
  static let longestSignature = 1 << 9

  /// Whether the tokens are names with periods between them, and possibly `?`, `!` or a subscript: a reference, not a
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
        index = skip(index)
      default:
        return false
      }
    }
    return true
  }

  /// The attributes that the name at a token has in UIKit or a maker; empty for any other token.
  func attributes(named name: Int) -> LayoutAttributes {
    tokens[name].layoutWord.map(LayoutAttributes.init(named:)) ?? []
  }

  /// The last names in a value such as `.top`, `Edge.top` or `[.top, .bottom]`, without those in further brackets.
  func memberNames(in value: Range<Int>) -> [Int] {
    var names: [Int] = []
    var index = value.lowerBound
    if let first = value.first, tokens[first].kind == .leftBracket { index += 1 }
    while index < value.upperBound {
      if tokens[index].kind == .identifier, kind(after: index) != .period { names.append(index) }
      index = skip(index)
    }
    return names
  }
}

// How the dialects write facts.

extension Placement {
  /// The placement of a constraint that a library activates by itself.
  static func maker(_ block: BlockKey) -> Placement { .of(.maker, block) }

  /// The placement of a constraint that is not an alternative.
  static func of(_ container: Constraint.Container, _ block: BlockKey) -> Placement {
    Placement(container: container, block: block, isAlternative: false)
  }

  var made: Placement { Placement(container: .maker, block: block, isAlternative: isAlternative) }
}

extension Constraint {
  mutating func relate(to item: Item) {
    secondItem = item
    secondAttributes = attributes
  }
}

extension Constraint.Relation {
  /// The relation that a name tells: `minWidth`, `maxHeight`, `greaterThanOrEqual`, `equalOrLess`; equal for any other
  /// name.
  init(named name: Lexeme?) {
    func begins(_ prefixes: StaticString...) -> Bool {
      prefixes.contains { name?.hasPrefix($0) ?? false }
    }
    self =
      begins("min", "greater", "equalOrGreater")
      ? .greaterThanOrEqual : begins("max", "less", "equalOrLess") ? .lessThanOrEqual : .equal
  }

  /// Where it lets the first side go: 1 to greater values, -1 to smaller ones, 0 nowhere.
  public var direction: Int {
    switch self {
    case .equal: 0
    case .lessThanOrEqual: -1
    case .greaterThanOrEqual: 1
    }
  }

  /// The same with both sides multiplied by -1.
  public var inverted: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
