import SwiftSource

/// One way of writing layout: which calls it reads, and how. Reading adds facts to the file; it uses no rule and no
/// fact of another dialect.
struct Dialect: Sendable {
  /// Reads a call, which has a name.
  typealias Reader = @Sendable (_ call: Call, _ file: FactBuilder) -> Void

  /// The names of the calls that it reads.
  var calls: [LayoutWord] = []
  /// The labels that, first in the parentheses, mark a call that it reads whatever its name.
  var firstLabels: [LayoutWord] = []
  /// Whether it reads `.init(…)`, whose type only the arguments show.
  var readsInitializers = false
  /// How names begin that are not in the layout vocabulary and whose calls it reads.
  var otherNames: [StaticString] = []
  /// What the constraints are made with that it reads.
  var library: LayoutLibrary?
  let read: Reader

  /// The words that name the calls.
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
  /// What the constraints are made with that it reads.
  var library: LayoutLibrary?
  /// Reads a call, with the chain that it begins; returns whether it belongs to this dialect and no other.
  let read: @Sendable (_ call: Call, _ file: FactBuilder) -> Bool
  /// Reads expressions with operators, once all calls are read.
  var readOperators: @Sendable (_ file: FactBuilder) -> Void = { _ in }
}

/// The dialects, and which of them read which call.
final class DialectRegistry: Sendable {
  /// The dialects and libraries that the product knows.
  static let shared = DialectRegistry()

  private static let dialects: [Dialect] = [
    AnchorDialect.dialect, ItemConstraintDialect.dialect, SnapKitDialect.dialect,
    EdgeInsetDialect.dialect, ViewTreeDialect.dialect, StackDialect.dialect,
    VisualFormatDialect.dialect, CartographyDialect.dialect, EasyPeasyDialect.dialect,
    FrameDialect.dialect, ResponsiveFrameDialect.dialect, ViewLayoutDialect.dialect,
  ]
  static let claiming = [
    ProjectHelperDialect.dialect, PinLayoutDialect.dialect, FlexLayoutDialect.dialect,
    SteviaDialect.dialect,
  ]
  static let comparing: [any ComparisonDialect.Type] = [
    AnchorageDialect.self, CartographyDialect.self,
  ]
  /// The names without which no dialect reads a comparison.
  static let wordsOfComparing: WordSet = comparing.reduce(into: WordSet()) {
    $0.formUnion($1.words)
  }

  /// For each word that names a call, its readers, as a range of `readers`. Few words are names in several
  /// libraries; each library recognizes its own calls.
  private let byWord: [Range<Int>]
  private let readers: [(read: Dialect.Reader, library: LayoutLibrary?)]
  /// The readers of names that are not words, by how these begin.
  private let byBeginning:
    [(first: UInt8, name: StaticString, read: Dialect.Reader, library: LayoutLibrary?)]
  /// Their first bytes, as bits that the last six bits of each choose.
  private let beginnings: UInt64
  private let byFirstLabel: [(label: Word, read: Dialect.Reader, library: LayoutLibrary?)]
  private let firstLabels: WordSet

  private init() {
    let dialects = Self.dialects + LibraryTable.all.map(\.dialect)
    var pairs: [(word: Int, rank: Int)] = []
    for (rank, dialect) in dialects.enumerated() {
      pairs += dialect.words.map { (Int($0.id), rank) }
    }
    // One list for all words, because nearly every run makes it. The readers of a word are adjacent, in order.
    pairs.sort { ($0.word, $0.rank) < ($1.word, $1.rank) }
    var ranges = [Range<Int>](repeating: 0..<0, count: Int(Word.limit))
    for (index, pair) in pairs.enumerated() {
      let start = ranges[pair.word].isEmpty ? index : ranges[pair.word].lowerBound
      ranges[pair.word] = start..<(index + 1)
    }
    byWord = ranges
    readers = pairs.map { (dialects[$0.rank].read, dialects[$0.rank].library) }
    byBeginning = dialects.flatMap { dialect in
      dialect.otherNames.map { ($0.utf8Start[0], $0, dialect.read, dialect.library) }
    }
    beginnings = byBeginning.reduce(0) { $0 | 1 << UInt64($1.first & 63) }
    byFirstLabel = Self.dialects.flatMap { dialect in
      dialect.firstLabels.map { ($0.word, dialect.read, dialect.library) }
    }
    firstLabels = WordSet(byFirstLabel.map(\.label))
  }

  /// Passes a call with a name to the readers of that name.
  fileprivate func read(_ call: Call, named name: Lexeme, in file: FactBuilder) {
    let token = name.token
    for index in byWord[Int(token.word.id)] {
      let count = file.constraints.count
      readers[index].read(call, file)
      file.noteLibrary(readers[index].library, from: count)
    }
    if token.isOrdinaryName || token.namesViewType { readOther(call, named: name, in: file) }
    guard let open = call.arguments?.open.index else { return }
    let label = file.tokens[open + 1].word
    guard firstLabels.contains(label), file.tokens[open + 2].kind == .colon else { return }
    for entry in byFirstLabel where entry.label == label {
      let count = file.constraints.count
      entry.read(call, file)
      file.noteLibrary(entry.library, from: count)
    }
  }

  private func readOther(_ call: Call, named name: Lexeme, in file: FactBuilder) {
    // Most names begin with another letter.
    let first = name.firstByte
    guard beginnings & 1 << UInt64(first & 63) != 0 else { return }
    for index in byBeginning.indices
    where byBeginning[index].first == first && name.hasPrefix(byBeginning[index].name) {
      let count = file.constraints.count
      byBeginning[index].read(call, file)
      file.noteLibrary(byBeginning[index].library, from: count)
    }
  }
}

extension ClaimingDialect {
  /// Reads a call, unless it is part of a chain that has been read.
  fileprivate func claims(_ call: Call, in file: FactBuilder) -> Bool {
    let count = file.constraints.count
    defer { file.noteLibrary(library, from: count) }
    guard readsChains else { return read(call, file) }
    let start = call.chainStart.index
    if file.dialects.chains.contains(start) { return true }
    guard read(call, file) else { return false }
    file.dialects.chains.insert(start)
    return true
  }
}

extension FactBuilder {
  /// Passes every call to the dialects that read it.
  func readCalls() {
    let claiming = DialectRegistry.claiming.filter { $0.occurs(self) }
    for call in code.calls {
      guard let name = call.name else { continue }
      if !claiming.isEmpty, claiming.contains(where: { $0.claims(call, in: self) }) { continue }
      DialectRegistry.shared.read(call, named: name, in: self)
    }
    for dialect in claiming {
      let count = constraints.count
      dialect.readOperators(self)
      noteLibrary(dialect.library, from: count)
    }
  }

  /// Notes what the constraints are made with that a dialect has just read.
  @inline(__always)
  func noteLibrary(_ library: LayoutLibrary?, from start: Int) {
    guard let library else { return }
    for index in start..<constraints.count { constraints[index].library = library }
  }
}

/// The state of the dialects while they read a file; each has its own.
struct DialectState {
  /// The first tokens of the chains that have been read as a whole; only the registry notes them.
  fileprivate(set) var chains: Set<Int> = []
  /// The state of FlexLayout's reader.
  var flex = FlexLayoutDialect.State()
  /// The state of the reader of format strings.
  var formats = VisualFormatDialect.State()
  /// The arguments that a Cartography closure constrains, each by its first token.
  var cartography: Set<Int> = []

  /// Resets the state for the next file.
  mutating func removeAll() {
    chains.removeAll(keepingCapacity: true)
    flex.removeAll()
    formats.removeAll()
    cartography.removeAll(keepingCapacity: true)
  }
}
