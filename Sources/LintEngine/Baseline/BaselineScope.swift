/// What a run has checked: only there it can tell whether an entry of a baseline still matches.
public struct BaselineScope {
  /// The files that were read, by path relative to the `BaselineRoot`.
  public var linted: Set<FilePath>
  /// Whether only some findings of each file count, so that an entry without one is not stale.
  public var isPartial: Bool
  /// The rules that this run omits: `RuleSet.unjudged`.
  public var unjudged: Set<String>
  /// Whether a file exists at a path relative to the baseline's root. Called at most once for each path.
  public var exists: (FilePath) -> Bool

  public init(
    linted: Set<FilePath>, isPartial: Bool = false, unjudged: Set<String> = [],
    exists: @escaping (FilePath) -> Bool
  ) {
    self.linted = linted
    self.isPartial = isPartial
    self.unjudged = unjudged
    self.exists = exists
  }

  /// Caches which files exist.
  struct Memory {
    let scope: BaselineScope
    private var states: [FilePath: FileState] = [:]
    private var last: (path: FilePath, state: FileState)?

    init(_ scope: BaselineScope) { self.scope = scope }

    private enum FileState { case linted, passedOver, gone }

    /// Whether the run would have found the entry's finding: it has read the file, or the file is gone.
    mutating func judges(_ entry: Baseline.Entry) -> Bool {
      guard !scope.isPartial, !scope.unjudged.contains(entry.rule) else { return false }
      return state(of: entry.path) != .passedOver
    }

    /// Whether the run covers the entry, and its file no longer exists.
    mutating func isLost(_ entry: Baseline.Entry) -> Bool {
      !scope.unjudged.contains(entry.rule) && state(of: entry.path) == .gone
    }

    private mutating func state(of path: FilePath) -> FileState {
      // Entries are grouped by file.
      if let last, last.path == path { return last.state }
      let state =
        states[path]
        ?? (scope.linted.contains(path) ? .linted : scope.exists(path) ? .passedOver : .gone)
      states[path] = state
      last = (path, state)
      return state
    }
  }

  var memory: Memory { Memory(self) }
}
