/// What a run has looked at: it can say only of that whether an entry of a baseline still matches.
public struct BaselineScope {
  /// The files that were read, as seen from the baseline's root.
  public var linted: Set<FilePath>
  /// The rules that this run was asked to leave out: `RuleSet.unjudged`.
  public var unjudged: Set<String>
  /// Whether there is a file at a path that is seen from the baseline's root. Asked for each path at most once.
  public var exists: (FilePath) -> Bool

  public init(
    linted: Set<FilePath>, unjudged: Set<String> = [], exists: @escaping (FilePath) -> Bool
  ) {
    self.linted = linted
    self.unjudged = unjudged
    self.exists = exists
  }

  /// Remembers the answer for the last path, since entries come file by file.
  struct Memory {
    let scope: BaselineScope
    private var last: (path: FilePath, isJudged: Bool)?

    init(_ scope: BaselineScope) { self.scope = scope }

    /// Whether the run would have found the entry's finding: it has read the file, or the file is gone.
    mutating func judges(_ entry: Baseline.Entry) -> Bool {
      guard !scope.unjudged.contains(entry.rule) else { return false }
      if let last, last.path == entry.path { return last.isJudged }
      let isJudged = scope.linted.contains(entry.path) || !scope.exists(entry.path)
      last = (entry.path, isJudged)
      return isJudged
    }
  }

  var memory: Memory { Memory(self) }
}
