import Editing
import LintEngine
import Platform
import Project

/// The step of a run that asks Git: which files are linted, what is read of them, and which findings count.
struct GitStep {
  private let selection: GitSelection
  private let invocation: Invocation
  /// `Diagnostic.contentHash` of the findings that are on no changed line, by file.
  private(set) var leftAlone: [FilePath: Set<UInt64>] = [:]

  /// - Returns: nil if no option asks Git.
  init?(_ invocation: Invocation, _ workspace: Workspace) throws(UsageError) {
    guard let comparison = invocation.gitComparison else { return nil }
    self.invocation = invocation
    selection = try asUsageError { () throws(GitError) in
      try GitSelection(comparison, in: workspace.currentFolder)
    }
  }

  /// The files to lint. Without a path on the command line, that means the whole repository, as in Git.
  func discovery(
    _ paths: [FilePath], _ search: ConfigurationSearch, findsContext: Bool = false
  ) -> FileDiscovery {
    let hasPaths = !invocation.operands.isEmpty || invocation.has(.filesFrom)
    return selection.discovery(within: hasPaths ? paths : nil, search, findsContext: findsContext)
  }

  /// Whether files are to be linted as they are staged although nothing is, as by `pre-commit run --all-files` in CI:
  /// the run would pass without a look at them. Says what to do.
  func checksNoCommit() throws(UsageError) -> Bool {
    // Git sets it while a commit is made, which may be empty.
    guard (environmentVariable("GIT_INDEX_FILE") ?? "").isEmpty else { return false }
    guard try asUsageError(selection.hasNothingStaged) else { return false }
    let namesFiles = invocation.operands.contains {
      (try? FileStatus(path: $0.tidied.bytes))?.kind == .file
    }
    guard namesFiles || !(environmentVariable("PRE_COMMIT") ?? "").isEmpty else { return false }
    Console.report(
      "nothing is staged, so `--staged` has checked \(namesFiles ? "none of the named files" : "nothing")",
      "`--staged` is for the hook of a commit; where all files are to be checked, as in CI, run layoutlint without it"
    )
    return true
  }

  /// Finds the files and lints them.
  mutating func checked(
    _ paths: [FilePath], _ search: ConfigurationSearch, _ linter: Linter
  ) throws(UsageError) -> (FileDiscovery, LintResult) {
    var discovery = discovery(paths, search, findsContext: true)
    guard discovery.configurationProblems.isEmpty else { return (discovery, LintResult()) }
    return try asUsageError { () throws(GitError) in
      let texts = try selection.texts(of: &discovery)
      var result = linter.run(discovery, texts: texts)
      if invocation.has(.changedLines) {
        for diagnostic in try selection.keepChangedLines(&result) {
          leftAlone[diagnostic.path, default: []].insert(diagnostic.contentHash)
        }
      }
      return (discovery, result)
    }
  }

  // MARK: - Fixes

  /// Excludes and reports the partly staged files: a fix of the working copy would not apply to what is staged, and
  /// staging it would stage more than was chosen. Excludes those that Git filters, too.
  func fixable(
    _ discovery: FileDiscovery, wanted: Set<FilePath>
  ) throws(UsageError) -> FileDiscovery {
    guard invocation.has(.staged) else { return discovery }
    let paths = discovery.files.map(\.path).filter(wanted.contains).map(selection.pathInTree)
    let (filtered, partly) = try asUsageError { () throws(GitError) in
      let filtered = Set(try selection.workTree.filtered(paths))
      let others = paths.filter { !filtered.contains($0) }
      return (filtered, Set(try selection.workTree.partlyStaged(others)))
    }
    var fixable = discovery
    fixable.files.removeAll { file in
      let path = selection.pathInTree(file.path)
      let isFiltered = filtered.contains(path)
      guard isFiltered || partly.contains(path) else { return false }
      Console.report(
        isFiltered
          ? "not changed, because Git filters its contents when it is staged, and layoutlint runs no filters"
          : "not changed, because only some of its changes are staged",
        isFiltered
          ? "run it without `--staged`, and stage the file with `git add`"
          : "stage or stash the others, then run it again", about: file.path.bytes)
      return true
    }
    return fixable
  }

  /// Stages fixed files that were staged before, and removes findings on other lines again.
  func finish(_ fixed: FixResult, on result: inout LintResult) throws(UsageError) {
    let changed = fixed.files.filter(\.isFixed)
    guard !changed.isEmpty else { return }
    try asUsageError { () throws(GitError) in
      if invocation.has(.staged) {
        try selection.workTree.restage(changed.map { selection.pathInTree($0.path) })
      }
      if invocation.has(.changedLines) { try selection.keepChangedLines(&result) }
    }
  }
}

extension Invocation {
  /// The files to lint; nil if no option asks Git.
  fileprivate var gitComparison: GitComparison? {
    if has(.staged) { return .staged }
    if let revision = value(.since) { return .since(revision: revision) }
    return has(.changed) || has(.changedLines) ? .changed : nil
  }
}

extension UsageError {
  init(_ error: GitError) { self.init(error.message, error.advice) }
}

/// The result of work with Git, whose errors are about the command line.
func asUsageError<Result>(_ body: () throws(GitError) -> Result) throws(UsageError) -> Result {
  do throws(GitError) {
    return try body()
  } catch {
    throw UsageError(error)
  }
}
