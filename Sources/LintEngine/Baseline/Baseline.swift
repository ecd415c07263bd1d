import Platform
import Project
import SwiftSource

/// The findings that a team has accepted: only new findings are reported.
///
/// An entry identifies its finding by file, rule and fingerprint, which is `Diagnostic.contentHash`: the finding stays
/// accepted when its line moves, when other code is renamed, when functions are reordered, and when its file is moved
/// (`BaselineMoves`). It is reported again when its line changes; a second finding like it is new.
public struct Baseline: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    /// The file relative to the baseline's root.
    public var path: FilePath
    public var rule: String
    /// `Diagnostic.contentHash`.
    public var fingerprint: UInt64
    /// The beginning of the line in the file, for readers only; it is never compared.
    public var text: [UInt8]

    fileprivate static func precedes(_ left: Entry, _ right: Entry) -> Bool {
      if left.path != right.path { return left.path < right.path }
      return (left.rule, left.fingerprint) < (right.rule, right.fingerprint)
    }
  }

  /// Sorted by path, rule and fingerprint, without duplicates.
  public let entries: [Entry]

  init(_ entries: [Entry] = []) {
    self.entries = entries.sorted(by: Entry.precedes).reduce(into: []) { sorted, entry in
      if let last = sorted.last, !Entry.precedes(last, entry) { return }
      sorted.append(entry)
    }
  }

  public init() { self.init([]) }

  /// Accepts findings. Syntax errors are never accepted.
  public init(accepting diagnostics: [Diagnostic], root: BaselineRoot) {
    // The findings of one line share its text.
    var last: (path: FilePath, name: FilePath, line: Int, text: [UInt8])?
    var entries: [Entry] = []
    for diagnostic in diagnostics where diagnostic.rule != SyntaxProblem.ruleID {
      let line = diagnostic.start.line
      if last?.line != line || last?.path != diagnostic.path {
        let name =
          if let last, last.path == diagnostic.path { last.name } else {
            root.path(of: diagnostic.path)
          }
        last = (diagnostic.path, name, line, Self.shortened(diagnostic.lineText))
      }
      guard let last else { continue }
      entries.append(
        Entry(
          path: last.name, rule: diagnostic.rule, fingerprint: diagnostic.contentHash,
          text: last.text))
    }
    self.init(entries)
  }

  public func union(_ other: Baseline) -> Baseline { Baseline(entries + other.entries) }
}

/// The folder that a baseline's paths are relative to: paths are the same on every machine, wherever the tool was
/// started.
public struct BaselineRoot: Sendable {
  private let folder: FilePath
  private let currentFolder: FilePath

  /// - Parameters:
  ///   - folder: the root of the repository that holds the baseline, absolute and without `.` and `..`.
  ///   - currentFolder: the absolute path that diagnostics' paths are relative to.
  public init(_ folder: FilePath, currentFolder: FilePath) {
    self.folder = folder
    self.currentFolder = currentFolder
  }

  /// The path relative to the root; outside of it, it begins with `..`.
  public func path(of path: FilePath) -> FilePath {
    path.absolute(in: currentFolder).seen(from: folder)
  }
}

// MARK: - Applying

/// The result of applying a baseline to the findings of a run.
public struct BaselineOutcome: Sendable {
  /// The findings that are not accepted, in their original order.
  public var remaining: [Diagnostic] = []
  /// `Diagnostic.contentHash` of the accepted findings, by file.
  public var accepted: [FilePath: Set<UInt64>] = [:]
  public var acceptedCount = 0
  /// The entries whose findings no longer occur, in the order of the baseline.
  public var gone: [Baseline.Entry] = []
  /// The files that were moved: their current paths by the paths in the baseline.
  public var moved: [FilePath: FilePath]
  /// The baseline without stale entries, and with the new paths of moved files.
  public var pruned: Baseline
}

extension Baseline {
  /// What identifies a finding. Some file systems have a file for each spelling of its path.
  private struct Key: Hashable {
    var path: PathKey
    var rule: String
    var fingerprint: UInt64
  }

  /// Removes the accepted findings from those of a run. Entries follow moved files.
  ///
  /// Entries of a file with a syntax error, or of one that is no text, are never stale: its findings may be hidden.
  public func apply(
    to diagnostics: [Diagnostic], root: BaselineRoot, scope: BaselineScope
  ) -> BaselineOutcome {
    var states: [FilePath: BaselineScope.FileState] = [:]
    for entry in entries where states[entry.path] == nil {
      states[entry.path] = scope.state(of: entry.path)
    }
    let keys = Dictionary(uniqueKeysWithValues: states.keys.map { ($0, PathKey($0)) })
    var names: [FilePath: PathKey] = [:]
    var strangers: [PathKey: (path: FilePath, diagnostics: [Diagnostic])] = [:]
    let known = Set(keys.values)
    for diagnostic in diagnostics {
      let name = names[diagnostic.path] ?? PathKey(root.path(of: diagnostic.path))
      names[diagnostic.path] = name
      guard !known.contains(name), diagnostic.rule != SyntaxProblem.ruleID else { continue }
      strangers[name, default: (root.path(of: diagnostic.path), [])].diagnostics.append(diagnostic)
    }
    let lost = entries.filter { states[$0.path] == .gone && !scope.unjudged.contains($0.rule) }
    let moves = BaselineMoves(lost, to: Array(strangers.values))

    var places: [Key: [Int]] = [:]
    for (index, entry) in entries.enumerated().reversed() {
      let path = moves.newPaths[entry.path].map { PathKey($0) } ?? keys[entry.path]
      guard let path else { continue }
      let key = Key(path: path, rule: entry.rule, fingerprint: entry.fingerprint)
      places[key, default: []].append(index)
    }
    var found: Set<Int> = []
    var unreadable: Set<PathKey> = []
    var outcome = BaselineOutcome(moved: moves.newPaths, pruned: self)
    for diagnostic in diagnostics {
      guard let path = names[diagnostic.path] else { continue }
      if diagnostic.rule == SyntaxProblem.ruleID {
        if diagnostic.severity != .warning { unreadable.insert(path) }
      } else if let index = places[
        Key(path: path, rule: diagnostic.rule, fingerprint: diagnostic.contentHash)]?.popLast()
      {
        found.insert(index)
        outcome.accepted[diagnostic.path, default: []].insert(diagnostic.contentHash)
        outcome.acceptedCount += 1
        continue
      }
      outcome.remaining.append(diagnostic)
    }
    var kept: [Entry] = []
    for (index, entry) in entries.enumerated() {
      let new = moves.newPaths[entry.path]
      let path = new ?? entry.path
      if !found.contains(index), !unreadable.contains(PathKey(path)),
        scope.judges(entry, at: path, new == nil ? states[path] : .linted)
      {
        outcome.gone.append(entry)
      } else {
        kept.append(
          Entry(path: path, rule: entry.rule, fingerprint: entry.fingerprint, text: entry.text))
      }
    }
    if !outcome.gone.isEmpty || !moves.newPaths.isEmpty { outcome.pruned = Baseline(kept) }
    return outcome
  }
}
