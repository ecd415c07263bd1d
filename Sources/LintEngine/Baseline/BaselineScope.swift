import Platform
import Project

/// What a run has checked: only there it can tell whether an entry of a baseline still matches.
public struct BaselineScope {
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
    linted: Set<FilePath>, isPartial: Bool = false, unjudged: Set<String> = [],
    exists: @escaping (FilePath) -> Bool
  ) {
    let keys = Set(linted.map { PathKey($0) })
    isLinted = { keys.contains(PathKey($0)) }
    self.isPartial = isPartial
    self.unjudged = unjudged
    self.exists = exists
  }

  /// What a run can judge that has read these files.
  ///
  /// - Parameter root: the absolute path of the folder that the paths of a baseline are relative to.
  public init(
    _ files: LintedFiles, root: FilePath, isPartial: Bool, unjudged: Set<String>,
    exists: @escaping (FilePath) -> Bool
  ) {
    self.init(linted: [], isPartial: isPartial, unjudged: unjudged, exists: exists)
    isLinted = { files.contains($0.absolute(in: root)) }
  }

  /// Caches which files exist.
  struct Memory {
    let scope: BaselineScope
    private var states: [FilePath: FileState] = [:]
    private var last: (path: FilePath, state: FileState)?

    init(_ scope: BaselineScope) { self.scope = scope }

    private enum FileState { case linted, passedOver, gone }

    /// Whether the run would have found the entry's finding: it has read the file, or the file is gone and was not moved.
    ///
    /// - Parameter path: where the file of the entry is now.
    mutating func judges(_ entry: Baseline.Entry, at path: FilePath) -> Bool {
      guard !scope.isPartial, !scope.unjudged.contains(entry.rule) else { return false }
      switch state(of: path) {
      case .passedOver: return false
      case .gone where !scope.findsMovedFiles: return false
      case .gone, .linted: return !(scope.projectRules.contains(entry.rule) && scope.isAlone(path))
      }
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
        ?? (scope.isLinted(path) ? .linted : scope.exists(path) ? .passedOver : .gone)
      states[path] = state
      last = (path, state)
      return state
    }
  }

  var memory: Memory { Memory(self) }
}

/// The files that a run has read: one set for the baselines of all folders.
public struct LintedFiles: Sendable {
  private let paths: Set<PathKey>

  /// - Parameters:
  ///   - paths: relative to the current folder or absolute.
  ///   - currentFolder: its absolute path.
  public init(_ paths: some Sequence<FilePath>, currentFolder: FilePath) {
    self.paths = Set(paths.map { PathKey($0.absolute(in: currentFolder)) })
  }

  /// - Parameter path: absolute.
  public func contains(_ path: FilePath) -> Bool { paths.contains(PathKey(path)) }
}
