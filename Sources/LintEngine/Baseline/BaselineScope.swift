import Platform
import Project

/// What a run has checked: only there it can tell whether an entry of a baseline still matches.
public struct BaselineScope {
  enum FileState { case linted, passedOver, gone }

  /// Whether the file at a path relative to the `BaselineRoot` was read.
  public var isLinted: (FilePath) -> Bool
  /// Whether only some findings of each file count, so that an entry without one is not stale.
  public var isPartial: Bool
  /// The rules that this run omits: `RuleSet.unjudged`.
  public var unjudged: Set<String>
  /// Whether a file exists at a path relative to the baseline's root. Called at most once for each path.
  public var exists: (FilePath) -> Bool
  /// Whether the file at such a path was read without the rest of its project: what rules about projects find is unknown.
  public var isAlone: (FilePath) -> Bool = { _ in false }
  /// The rules whose findings rely on other files.
  public var projectRules: Set<String> = []
  /// Whether the run would have come to each file of the baseline that was moved. Only then an entry whose file is gone is
  /// stale.
  public var findsMovedFiles = true

  /// - Parameter linted: the files that were read, by path relative to the `BaselineRoot`.
  public init(
    linted: Set<FilePath> = [], isPartial: Bool = false, unjudged: Set<String> = [],
    exists: @escaping (FilePath) -> Bool
  ) {
    let keys = Set(linted.map { PathKey($0) })
    isLinted = { keys.contains(PathKey($0)) }
    self.isPartial = isPartial
    self.unjudged = unjudged
    self.exists = exists
  }

  func state(of path: FilePath) -> FileState {
    isLinted(path) ? .linted : exists(path) ? .passedOver : .gone
  }

  /// Whether the run would have found the entry's finding: it has read the file, or the file is gone and was not moved.
  ///
  /// - Parameter path: where the file of the entry is now.
  func judges(_ entry: Baseline.Entry, at path: FilePath, _ state: FileState?) -> Bool {
    guard !isPartial, !unjudged.contains(entry.rule),
      state == .linted || state == .gone && findsMovedFiles
    else { return false }
    return !(projectRules.contains(entry.rule) && isAlone(path))
  }
}
