/// Which files of a working tree are meant.
public enum GitComparison: Equatable, Sendable {
  /// What is in the index and differs from the last commit; while a merge is being committed, what differs from every
  /// commit that it joins.
  case staged
  /// What differs from the commit at which the current branch left a revision, with what is not committed and what Git
  /// does not track yet.
  case since(revision: String)
  /// The same, where the revision is what the current branch began from as far as Git knows; see
  /// `GitWorkTree.baseOfBranch`.
  case changed
}

/// What differs between two states of a working tree.
public struct GitDifference: Sendable {
  /// The files that differ, sorted by path, each once. Links, submodules, deleted files and files with conflicts are left
  /// out.
  public let changes: [GitChange]

  private let git: Git
  /// What is compared, as arguments of `git diff`; of several comparisons, what differs in all of them counts.
  private let comparisons: [[String]]
  /// Files that Git does not track.
  private let untracked: [FilePath]

  /// What a user's configuration may not change.
  private static let options = [
    "--find-renames", "-l1000", "--diff-filter=ACMRT", "--submodule=short",
  ]

  /// - Throws: `GitError` where there is no commit to compare with.
  public init(_ comparison: GitComparison, in workTree: GitWorkTree) throws(GitError) {
    git = workTree.git
    switch comparison {
    // Without a commit all that is staged is new to Git.
    case .staged:
      let joined = try workTree.commitsToJoin()
      comparisons = joined.isEmpty ? [["--cached"]] : joined.map { ["--cached", $0] }
    case .since(let revision): comparisons = [[try workTree.mergeBase(revision)]]
    case .changed: comparisons = [[try workTree.baseOfBranch()]]
    }
    untracked = comparison == .staged ? [] : try workTree.untrackedFiles()
    var all: [GitChange] = []
    for (number, sides) in comparisons.enumerated() {
      let output = try git.diff(["--raw", "-z", "--no-abbrev"] + Self.options + sides)
      let found = try GitRawReader.changes(in: output)
      let paths = Set(found.map(\.path))
      all = number == 0 ? found : all.filter { paths.contains($0.path) }
    }
    all += untracked.map { GitChange(path: $0) }
    var known: Set<FilePath> = []
    // A file that is taken out of the index and still there is in both lists.
    changes = all.filter { known.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  /// The lines that are new or altered in the Swift files that differ. Files that Git does not track are new altogether.
  public func changedLines() throws(GitError) -> ChangedLines {
    var lines = try changedLines(comparisons[0])
    for sides in comparisons.dropFirst() { lines.formIntersection(try changedLines(sides)) }
    for path in untracked { lines.addWhole(path) }
    return lines
  }

  private func changedLines(_ sides: [String]) throws(GitError) -> ChangedLines {
    let output = try git.diff(
      // What an attribute calls binary has lines all the same, and a linter reads them.
      ["--patch", "-U0", "--text", "--src-prefix=a/", "--dst-prefix=b/"] + Self.options + sides
        + ["--", ":(top)*.swift"])
    return try ChangedLines(patch: output)
  }
}

extension GitWorkTree {
  /// The files that Git neither tracks nor ignores.
  func untrackedFiles() throws(GitError) -> [FilePath] {
    let output = try git.run("ls-files", ["--others", "--exclude-standard", "-z"])
    // A folder that is a repository of its own ends with a slash.
    return output.split(separator: 0).filter { $0.last != UInt8(ascii: "/") }
      .map { FilePath(bytes: Array($0)) }
  }
}
