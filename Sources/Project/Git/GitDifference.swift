import Platform

/// Which files of a working tree to lint.
public enum GitComparison: Equatable, Sendable {
  /// The staged files that differ from the last commit; while a merge is being committed, from all of its parents.
  case staged
  /// The files that differ from the commit where the current branch left a revision, including uncommitted and
  /// untracked files.
  case since(revision: String)
  /// The same for the revision that the current branch began from, as far as Git knows; see `GitWorkTree.baseOfBranch`.
  case changed
}

/// The difference between two states of a working tree.
public struct GitDifference: Sendable {
  /// The files that differ, sorted by path, without duplicates. Links, submodules, deleted files and files with
  /// conflicts are excluded.
  public let changes: [GitChange]

  private let git: Git
  /// The comparisons as arguments of `git diff`; of several, files that differ in all of them count.
  private let comparisons: [[String]]
  /// The untracked files.
  private let untracked: [FilePath]

  /// Options that protect the output from the user's configuration.
  private static let options = [
    "--find-renames", "-l1000", "--diff-filter=ACMRT", "--submodule=short",
  ]

  /// - Throws: `GitError` if there is no commit to compare with.
  public init(_ comparison: GitComparison, in workTree: GitWorkTree) throws(GitError) {
    git = workTree.git
    switch comparison {
    // Without a commit, everything staged is new.
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
      let found = try GitChange.changes(in: output)
      let paths = Set(found.map(\.path))
      all = number == 0 ? found : all.filter { paths.contains($0.path) }
    }
    all += untracked.map { GitChange(path: $0) }
    var known: Set<FilePath> = []
    // A file that was removed from the index but still exists is in both lists.
    changes = all.filter { known.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  /// The added or changed lines of the Swift files that differ. All lines of untracked files are new.
  public func changedLines() throws(GitError) -> ChangedLines {
    var lines = try changedLines(comparisons[0])
    for sides in comparisons.dropFirst() { lines.formIntersection(try changedLines(sides)) }
    for path in untracked { lines.addWhole(path) }
    return lines
  }

  private func changedLines(_ sides: [String]) throws(GitError) -> ChangedLines {
    let output = try git.diff(
      // Files that an attribute marks as binary still have lines to lint.
      ["--patch", "-U0", "--text", "--src-prefix=a/", "--dst-prefix=b/"] + Self.options + sides
        + ["--", ":(top)*.swift"])
    return try ChangedLines(patch: output)
  }
}

extension GitWorkTree {
  /// The files of the commit where the current branch left a revision that are not as they were there, with their
  /// contents then; deleted files, too. Sorted by path, relative to the root.
  ///
  /// - Throws: `GitError` for an unknown revision, or if there is no such commit.
  public func earlierTexts(since revision: String) throws(GitError) -> [(FilePath, [UInt8])] {
    // What the working tree would have to become.
    let output = try git.diff(
      [
        "-R", "--raw", "-z", "--no-abbrev", "--no-renames", "--diff-filter=ACMT",
        try mergeBase(revision),
      ])
    let changes = try GitChange.changes(in: output).filter {
      $0.path.bytes.suffix(6).elementsEqual(".swift".utf8)
    }
    let texts = try texts(of: changes)
    return zip(changes, texts).map { ($0.path, $1) }.sorted { $0.0 < $1.0 }
  }

  /// The files that Git neither tracks nor ignores.
  func untrackedFiles() throws(GitError) -> [FilePath] {
    let output = try git.run("ls-files", ["--others", "--exclude-standard", "-z"])
    // A nested repository ends with a slash.
    return output.split(separator: 0).filter { $0.last != UInt8(ascii: "/") }
      .map { FilePath(bytes: Array($0)) }
  }
}

/// A file that differs between two states known to Git.
public struct GitChange: Equatable, Sendable {
  /// Relative to the root of the working tree.
  public var path: FilePath
  /// The object name of its contents; nil for contents that exist only in the working tree.
  public var blob: String?

  init(path: FilePath, blob: String? = nil) {
    self.path = path
    self.blob = blob
  }
}

extension GitChange {
  /// A regular file, executable or not. Links have 120000, submodules 160000.
  private static let fileModes = ["100644", "100755"].map { Array($0.utf8) }

  /// The changes after which the file exists, in Git's order.
  ///
  /// Format: git-diff(1), "RAW OUTPUT FORMAT", https://git-scm.com/docs/git-diff#_raw_output_format
  ///
  /// - Parameter output: of `git diff --raw -z --no-abbrev`.
  /// - Throws: `GitError` for any other text.
  fileprivate static func changes(in output: [UInt8]) throws(GitError) -> [GitChange] {
    var changes: [GitChange] = []
    var fields = output.split(separator: 0, omittingEmptySubsequences: false)[...]
    while let header = fields.popFirst(), !header.isEmpty {
      // `:100644 100644 <old blob> <new blob> R095`
      let words = header.split(separator: UInt8(ascii: " "))
      guard words.count == 5, header.first == UInt8(ascii: ":"), let status = words[4].first,
        var path = fields.popFirst()
      else { throw .unexpected("diff") }
      // Renames and copies have a second path, the new one.
      if status == UInt8(ascii: "R") || status == UInt8(ascii: "C") {
        guard let new = fields.popFirst() else { throw .unexpected("diff") }
        path = new
      }
      guard fileModes.contains(where: { words[1].elementsEqual($0) }) else { continue }
      let isKnown = words[3].contains { $0 != UInt8(ascii: "0") }
      changes.append(
        GitChange(
          path: FilePath(bytes: Array(path)),
          blob: isKnown ? String(decoding: words[3], as: UTF8.self) : nil))
    }
    return changes
  }
}
