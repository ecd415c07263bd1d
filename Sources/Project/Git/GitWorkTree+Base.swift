import Platform

/// The point where the current branch began.
extension GitWorkTree {
  /// The last commit that the current branch and a revision have in common.
  ///
  /// - Parameter revision: as users write it: a branch, a tag, `HEAD~3`.
  /// - Throws: `GitError` for an unknown revision, or if there is no such commit.
  func mergeBase(_ revision: String) throws(GitError) -> String {
    guard let head = try commit("HEAD") else {
      throw GitError(
        "there are no commits yet to compare with `\(revision)`",
        "`--staged` and `--changed` work without one")
    }
    guard let other = try commit(revision) else {
      throw GitError(
        "Git does not know the commit `\(revision)`",
        "check the spelling, or get it with `git fetch`")
    }
    // If there is no clear answer, Git fails without a message.
    if let base = try git.line("merge-base", [other, head]) { return base }
    if try git.line("rev-parse", ["--is-shallow-repository"]) == "true" {
      throw GitError(
        "this clone is too shallow to know where the current branch left `\(revision)`",
        "`git fetch --unshallow` gets the whole history, `git fetch --deepen=100` part of it")
    }
    throw GitError(
      "the current branch and `\(revision)` have no commit in common",
      "name a commit that the branch began from")
  }

  /// The commit that `--changed` compares with: the last one in common with the upstream of the current branch, unless
  /// that is the branch's own copy on a server; otherwise with the default branch; otherwise the last commit, or the
  /// empty tree if there is none.
  func baseOfBranch() throws(GitError) -> String {
    guard try commit("HEAD") != nil else { return try emptyTree() }
    guard let origin = try originOfBranch() else { return "HEAD" }
    return try mergeBase(origin)
  }

  /// The full names of the parents of an uncommitted merge, the last one first; empty without a merge.
  func commitsToJoin() throws(GitError) -> [String] {
    // As a revision, `MERGE_HEAD` is only the first of them.
    let path = try git.path("--git-path", "MERGE_HEAD")
    guard let text = try? readFile(path.bytes, most: 1 << 16), let head = try commit("HEAD") else {
      return []
    }
    var commits = [head]
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let name = String(decoding: line, as: UTF8.self)
      guard name.allSatisfy(\.isHexDigit), let joined = try commit(name) else { return [] }
      commits.append(joined)
    }
    return commits
  }

  /// The full name of the reference that the current branch began from; nil if it is unknown.
  private func originOfBranch() throws(GitError) -> String? {
    let branch = try git.line("symbolic-ref", ["--quiet", "HEAD"])
    var ownCopy: String?
    if let branch, let upstream = try upstream(of: branch) {
      if !upstream.isOwnCopy { return upstream.name }
      ownCopy = upstream.name
    }
    let candidates = [
      "refs/remotes/origin/HEAD", "refs/remotes/origin/main", "refs/remotes/origin/master",
      "refs/heads/main", "refs/heads/master",
    ]
    for candidate in candidates where candidate != branch {
      if try commit(candidate) != nil { return candidate }
    }
    return ownCopy
  }

  private func upstream(
    of branch: String
  ) throws(GitError) -> (name: String, isOwnCopy: Bool)? {
    let format = "--format=%(upstream)%00%(upstream:remoteref)%00%(upstream:remotename)"
    guard let line = try git.line("for-each-ref", [format, branch]) else { return nil }
    let fields = line.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    // It may be configured but never fetched.
    guard fields.count == 3, !fields[0].isEmpty, try commit(fields[0]) != nil else { return nil }
    // The remote `.` is this repository.
    return (fields[0], fields[1] == branch && fields[2] != ".")
  }

  /// The full name of a commit; nil if Git does not know it.
  private func commit(_ revision: String) throws(GitError) -> String? {
    // It would be parsed as an option.
    guard !revision.hasPrefix("-") else { return nil }
    return try git.line("rev-parse", ["--verify", "--quiet", revision + "^{commit}"])
  }

  /// The name of the empty tree, which depends on the hash function of the repository.
  private func emptyTree() throws(GitError) -> String {
    guard let name = try git.line("hash-object", ["-t", "tree", "--stdin"]) else {
      throw .unexpected("hash-object")
    }
    return name
  }
}
