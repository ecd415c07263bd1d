import Platform
import SwiftSource

/// The findings that a team has accepted: only new findings are reported.
///
/// An entry identifies its finding by file, rule and fingerprint, which is `Diagnostic.contentHash`: the finding stays
/// accepted when its line moves, when other code is renamed, when functions are reordered, and when its file is moved
/// (`BaselineMoves`). It is reported again when its line changes; a second finding like it is new.
public struct Baseline: Sendable, Equatable {
  /// An accepted finding.
  public struct Entry: Sendable, Equatable {
    /// The file relative to the baseline's root.
    public var path: FilePath
    /// The rule's id.
    public var rule: String
    /// `Diagnostic.contentHash`.
    public var fingerprint: UInt64
    /// The beginning of the line in the file, for readers only; it is never compared.
    public var text: [UInt8]

    func hasSameKey(as other: Entry) -> Bool {
      fingerprint == other.fingerprint && rule == other.rule && path == other.path
    }
  }

  /// Sorted by path, rule and fingerprint, without duplicates.
  public let entries: [Entry]

  /// A baseline that accepts nothing.
  public init() { entries = [] }

  /// A baseline of these entries, in any order.
  init(_ entries: [Entry]) { self.entries = Self.sorted(entries) }

  /// Accepts findings. Syntax errors are never accepted.
  ///
  /// - Parameters:
  ///   - diagnostics: all findings of a run, before a baseline is applied.
  ///   - root: the folder that paths are relative to.
  public init(accepting diagnostics: [Diagnostic], root: BaselineRoot) {
    var names = root.names()
    // The findings of one line share its text.
    var last: (path: FilePath, line: Int, text: [UInt8])?
    var entries: [Entry] = []
    entries.reserveCapacity(diagnostics.count)
    for diagnostic in diagnostics where diagnostic.rule != SyntaxProblem.ruleID {
      let line = diagnostic.start.line
      if last?.line != line || last?.path != diagnostic.path {
        last = (diagnostic.path, line, BaselineText.shortened(diagnostic.lineText))
      }
      entries.append(
        Entry(
          path: names.path(of: diagnostic.path), rule: diagnostic.rule,
          fingerprint: diagnostic.contentHash, text: last?.text ?? []))
    }
    self.init(entries)
  }

  /// The baseline with the entries of an older one that the run cannot judge: a run over some files keeps the entries
  /// of the others.
  public func keeping(_ old: Baseline, outside scope: BaselineScope) -> Baseline {
    var scope = scope.memory
    return Baseline(entries + old.entries.filter { !scope.judges($0) })
  }

  // MARK: Order

  /// The sorted entries without duplicates. Paths and rules are compared once each, not once per entry.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    if isSorted(entries) { return entries }
    let pathRanks = ranks(entries.lazy.map(\.path))
    let ruleRanks = ranks(entries.lazy.map(\.rule))
    var order: [(path: Int, rule: Int, fingerprint: UInt64, index: Int)] = []
    order.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      order.append((pathRanks[index], ruleRanks[index], entry.fingerprint, index))
    }
    // The index keeps the result stable for entries that differ only in their text.
    order.sort { $0 < $1 }
    var sorted: [Entry] = []
    sorted.reserveCapacity(entries.count)
    for place in order {
      let entry = entries[place.index]
      if sorted.last?.hasSameKey(as: entry) != true { sorted.append(entry) }
    }
    return sorted
  }

  /// Whether the entries are sorted already, as in a file that was not edited.
  private static func isSorted(_ entries: [Entry]) -> Bool {
    entries.indices.dropFirst().allSatisfy { index in
      let comesSecond = entries[index]
      let comesFirst = entries[index - 1]
      if comesFirst.path != comesSecond.path { return comesFirst.path < comesSecond.path }
      if comesFirst.rule != comesSecond.rule { return comesFirst.rule < comesSecond.rule }
      return comesFirst.fingerprint < comesSecond.fingerprint
    }
  }

  /// The rank of each value among the distinct ones.
  private static func ranks<Value: Hashable & Comparable>(
    _ values: some Sequence<Value>
  ) -> [Int] {
    var numbers: [Value: Int] = [:]
    var distinct: [Value] = []
    var last: (value: Value, number: Int)?
    var ranks = values.map { value in
      if let last, last.value == value { return last.number }
      let number = numbers[value] ?? distinct.count
      if number == distinct.count {
        numbers[value] = number
        distinct.append(value)
      }
      last = (value, number)
      return number
    }
    var rankOfNumber = [Int](repeating: 0, count: distinct.count)
    for (rank, number) in distinct.indices.sorted(by: { distinct[$0] < distinct[$1] }).enumerated()
    {
      rankOfNumber[number] = rank
    }
    for index in ranks.indices { ranks[index] = rankOfNumber[ranks[index]] }
    return ranks
  }
}
