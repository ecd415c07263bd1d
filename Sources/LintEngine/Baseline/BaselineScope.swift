/// What a run has looked at: it can say only of that whether an entry of a baseline still matches.
public struct BaselineScope {
  /// The files that were read, as `BaselineRoot` names them.
  public var linted: Set<FilePath>
  /// Whether just a part of the findings of each file counts, so that nothing can be said of entries without one.
  public var isPartial: Bool
  /// The rules that this run was asked to leave out: `RuleSet.unjudged`.
  public var unjudged: Set<String>
  /// Whether there is a file at a path that is seen from the baseline's root. Asked for each path at most once.
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

  /// Remembers which files are there.
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

    /// Whether the run was asked for the entry's finding, and its file is no more.
    mutating func isLost(_ entry: Baseline.Entry) -> Bool {
      !scope.unjudged.contains(entry.rule) && state(of: entry.path) == .gone
    }

    private mutating func state(of path: FilePath) -> FileState {
      // Entries come file by file.
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
