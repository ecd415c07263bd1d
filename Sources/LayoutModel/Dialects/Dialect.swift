import SwiftSource

/// One way of writing layout. A dialect reads calls and adds facts to the file; it knows no rule.
protocol Dialect: Sendable {
  /// The names of the calls that the dialect wants to see.
  static var calls: [LayoutWord] { get }
  /// Reads one such call.
  static func read(_ call: Int, in file: FactBuilder)
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
