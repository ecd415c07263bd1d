import Platform
import SwiftSource

/// The result of applying a baseline to the findings of a run.
public struct BaselineOutcome: Sendable {
  /// The findings that are not accepted, in their original order.
  public var remaining: [Diagnostic]
  /// How many findings are accepted.
  public var acceptedCount: Int
  /// The entries whose findings no longer occur, in the order of the baseline.
  public var gone: [Baseline.Entry]
  /// The files that were moved: their current paths by the paths in the baseline.
  public var moved: [FilePath: FilePath]
  /// The baseline without stale entries, and with the new paths of moved files.
  public var pruned: Baseline
}

extension Baseline {
  /// Removes the accepted findings from those of a run. Entries follow moved files.
  ///
  /// Entries of a file with a syntax error, or of one that is no text, are never stale: its findings may be hidden.
  ///
  /// - Parameters:
  ///   - diagnostics: all findings of the run.
  ///   - root: the folder that paths are relative to.
  ///   - scope: what the run has checked.
  public func apply(
    to diagnostics: [Diagnostic], root: BaselineRoot, scope: BaselineScope
  ) -> BaselineOutcome {
    var index = EntryIndex(entries)
    var names = root.names(like: entries)
    let found = diagnostics.map { (path: names.path(of: $0.path), diagnostic: $0) }
    var memory = scope.memory
    let moves = BaselineMoves(entries, found: found) { memory.isLost($0) }
    var unreadable: Set<FilePath> = []
    let remaining = found.filter { name, diagnostic in
      let path = moves.oldPaths[name] ?? name
      guard diagnostic.rule != SyntaxProblem.ruleID else {
        if diagnostic.severity != .warning { unreadable.insert(path) }
        return true
      }
      return !index.take(path, diagnostic.rule, diagnostic.contentHash)
    }
    var gone: [Entry] = []
    var kept: [Entry] = []
    for (number, entry) in entries.enumerated() {
      let path = moves.newPaths[entry.path] ?? entry.path
      if !index.isTaken[number], !unreadable.contains(entry.path), memory.judges(entry, at: path) {
        gone.append(entry)
      } else {
        var entry = entry
        entry.path = path
        kept.append(entry)
      }
    }
    return BaselineOutcome(
      remaining: remaining.map(\.diagnostic), acceptedCount: found.count - remaining.count,
      gone: gone, moved: moves.newPaths,
      pruned: gone.isEmpty && moves.newPaths.isEmpty ? self : Baseline(kept))
  }
}

/// An index of entries by key that records which ones were found.
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

  /// Whether there is such an entry that has not been taken yet.
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
