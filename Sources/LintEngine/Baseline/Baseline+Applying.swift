import SwiftSource

/// What a baseline makes of the findings of a run.
public struct BaselineOutcome: Sendable {
  /// What is not accepted, in the order in which it came.
  public var remaining: [Diagnostic]
  /// How many findings are accepted.
  public var acceptedCount: Int
  /// The entries whose findings are no more, in the order of the baseline.
  public var gone: [Baseline.Entry]
  /// The baseline without them.
  public var pruned: Baseline
}

extension Baseline {
  /// Takes the accepted findings out of a run's.
  ///
  /// Of a file with a syntax error no entry is gone: the error may hide its findings.
  ///
  /// - Parameters:
  ///   - diagnostics: all of the run.
  ///   - root: how the files are named.
  ///   - scope: what the run has looked at.
  public func apply(
    to diagnostics: [Diagnostic], root: BaselineRoot, scope: BaselineScope
  ) -> BaselineOutcome {
    var index = EntryIndex(entries)
    var names = root.names
    var unreadable: Set<FilePath> = []
    let remaining = diagnostics.filter { diagnostic in
      let path = names.path(of: diagnostic.path)
      guard diagnostic.rule != SyntaxProblem.ruleID else {
        if diagnostic.severity == .error { unreadable.insert(path) }
        return true
      }
      return !index.take(path, diagnostic.rule, diagnostic.contentHash)
    }
    var memory = scope.memory
    var gone: [Entry] = []
    var kept: [Entry] = []
    for (number, entry) in entries.enumerated() {
      if !index.isTaken[number], !unreadable.contains(entry.path), memory.judges(entry) {
        gone.append(entry)
      } else {
        kept.append(entry)
      }
    }
    return BaselineOutcome(
      remaining: remaining, acceptedCount: diagnostics.count - remaining.count, gone: gone,
      pruned: gone.isEmpty ? self : Baseline(kept))
  }
}

/// Finds entries by their keys, and remembers which were found.
private struct EntryIndex {
  private struct Key: Hashable {
    var path: Int
    var fingerprint: UInt64
  }

  private let entries: [Baseline.Entry]
  private var pathNumbers: [FilePath: Int] = [:]
  private var places: [Key: Int] = [:]
  private var last: (path: FilePath, number: Int?)?
  private(set) var isTaken: [Bool]

  init(_ entries: [Baseline.Entry]) {
    self.entries = entries
    isTaken = [Bool](repeating: false, count: entries.count)
    places.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      if index == 0 || entries[index - 1].path != entry.path {
        pathNumbers[entry.path] = pathNumbers.count
      }
      places[Key(path: pathNumbers.count - 1, fingerprint: entry.fingerprint)] = index
    }
  }

  /// Whether there is such an entry that was not taken before.
  mutating func take(_ path: FilePath, _ rule: String, _ fingerprint: UInt64) -> Bool {
    if last?.path != path { last = (path, pathNumbers[path]) }
    guard let number = last?.number,
      let place = places[Key(path: number, fingerprint: fingerprint)], !isTaken[place],
      entries[place].rule == rule
    else { return false }
    isTaken[place] = true
    return true
  }
}
