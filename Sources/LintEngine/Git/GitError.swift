import Platform

/// Why Git does not say what was asked.
public struct GitError: Error, Equatable, Sendable {
  /// What is wrong, code in back quotes, no final period.
  public var message: String
  /// What to do about it, code in back quotes, no final period.
  public var advice: String

  init(_ message: String, _ advice: String) {
    self.message = message
    self.advice = advice
  }

  static let notInstalled = GitError(
    "there is no `git`", "install Git, or put its folder into `PATH`")

  public static let noRepository = GitError(
    "this is no Git repository", "change to a folder of one, or leave out the Git option")

  static func notStarted(_ error: SystemError) -> GitError {
    GitError("`git` cannot be started: \(error.text)", "see that `git --version` works here")
  }

  /// A command that failed, in Git's own words.
  ///
  /// - Parameters:
  ///   - command: its name, such as `diff`.
  ///   - words: what it wrote to its standard error.
  static func failed(_ command: String, _ words: [UInt8]) -> GitError {
    let text = String(decoding: words, as: UTF8.self)
    let lines = text.split(separator: "\n")
    // Hints and warnings stand around the line that matters.
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    var reason = String(line ?? "it does not say why")
    for label in ["fatal: ", "error: "] where reason.hasPrefix(label) {
      reason.removeFirst(label.count)
    }
    if reason.hasPrefix("not a git repository") {
      return noRepository
    }
    if reason.hasPrefix("detected dubious ownership") {
      return GitError(
        "Git does not trust this repository: \(reason)",
        "if you do, tell it with `git config --global --add safe.directory FOLDER`")
    }
    if reason.contains("must be run in a work tree") {
      return GitError(
        "this Git repository has no working tree", "change to a folder of a clone or worktree")
    }
    if reason.hasPrefix("unable to read ") || reason.contains("promisor")
      || (reason.hasPrefix("transport '") && reason.hasSuffix("not allowed"))
    {
      return GitError(
        "the repository lacks what `git \(command)` needs (\(reason)), and layoutlint fetches nothing",
        "if it is a partial clone, let Git fetch it first: `git diff REV` does so for `--since REV`"
      )
    }
    return GitError(
      "`git \(command)` failed: \(reason)", "see what `git status` says about the repository")
  }

  static func elsewhere(_ root: FilePath) -> GitError {
    GitError(
      "the repository's `core.worktree` names a folder that is not its own, "
        + "`\(String(decoding: root.bytes, as: UTF8.self))`",
      "if that is meant, set `GIT_DIR` and `GIT_WORK_TREE`")
  }

  static func unknowableDriver(_ name: [UInt8]) -> GitError {
    GitError(
      "Git's configuration has a driver `\(String(decoding: name, as: UTF8.self))`, which cannot be turned off",
      "give it a name without `=`")
  }

  static func unexpected(_ command: String) -> GitError {
    GitError(
      "`git \(command)` answers in an unknown way",
      "layoutlint needs Git 2.20 or later; see `git --version`")
  }

  static func unknownRevision(_ revision: String) -> GitError {
    GitError(
      "Git knows no commit `\(revision)`",
      "check how it is spelled, or get it with `git fetch`")
  }

  static func noCommits(_ revision: String) -> GitError {
    GitError(
      "there are no commits yet to compare with `\(revision)`",
      "`--staged` and `--changed` work without any")
  }

  static func noMergeBase(_ revision: String, isShallow: Bool) -> GitError {
    isShallow
      ? GitError(
        "this clone is too shallow to know where the current branch left `\(revision)`",
        "`git fetch --unshallow` gets the whole history, `git fetch --deepen=100` a part of it")
      : GitError(
        "the current branch and `\(revision)` have no commit in common",
        "name a commit that the branch began from")
  }

  static func noBlob(_ path: FilePath) -> GitError {
    GitError(
      "Git cannot give what is staged of `\(String(decoding: path.bytes, as: UTF8.self))`",
      "`git fsck` says what the repository lacks")
  }
}
