import Platform
import RuleKit

/// Why Git could not answer.
public struct GitError: Error, Equatable, Sendable {
  /// What is wrong, with code in back quotes and no final period.
  public var message: String
  /// What to do about it, with code in back quotes and no final period.
  public var advice: String

  init(_ message: String, _ advice: String) {
    self.message = message
    self.advice = advice
  }

  static let notInstalled = GitError(
    "`git` was not found", "install Git, or add its folder to `PATH`")

  public static let noRepository = GitError(
    "this is not a Git repository", "change to a folder in one, or leave out the Git option")

  static func notStarted(_ error: SystemError) -> GitError {
    GitError("`git` cannot be started: \(error.text)", "check that `git --version` works here")
  }

  /// A command that failed, with Git's own message.
  ///
  /// - Parameters:
  ///   - command: its name, such as `diff`.
  ///   - words: its standard error.
  static func failed(_ command: String, _ words: [UInt8]) -> GitError {
    let text = String(decoding: words, as: UTF8.self)
    let lines = text.split(separator: "\n")
    // The relevant line may be surrounded by hints and warnings.
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    var reason = String(line ?? "no reason given")
    for label in ["fatal: ", "error: "] where reason.hasPrefix(label) {
      reason.removeFirst(label.count)
    }
    if reason.hasPrefix("not a git repository") {
      return noRepository
    }
    if reason.hasPrefix("detected dubious ownership") {
      return GitError(
        "Git does not trust this repository: \(reason)",
        "if you trust it, run `git config --global --add safe.directory FOLDER`")
    }
    if reason.contains("must be run in a work tree") {
      return GitError(
        "this Git repository has no working tree", "change to a folder of a clone or worktree")
    }
    if reason.hasPrefix("unable to read ") || reason.contains("promisor")
      || (reason.hasPrefix("transport '") && reason.hasSuffix("not allowed"))
    {
      return GitError(
        "the repository lacks what `git \(command)` needs (\(reason)), and layoutlint does not fetch",
        "in a partial clone, let Git fetch it first, for `--since REV` with `git diff REV`"
      )
    }
    return GitError(
      "`git \(command)` failed: \(reason)", "check the repository with `git status`")
  }

  static func idle(_ command: String, milliseconds: Int) -> GitError {
    GitError(
      "`git \(command)` did nothing for \(amount(max(1, milliseconds / 1000), "second")), and was stopped",
      "run it yourself: it waits for a pipe in the repository, or for a disk that does not answer")
  }

  /// A file that Git would open.
  static func special(_ path: FilePath) -> GitError {
    GitError(
      "`\(String(decoding: path.bytes, as: UTF8.self))` is neither a file nor a folder, and Git would wait for it",
      "remove it: no repository has pipes or devices")
  }

  static func elsewhere(_ root: FilePath) -> GitError {
    GitError(
      "the repository's `core.worktree` names a folder that is not its own, "
        + "`\(String(decoding: root.bytes, as: UTF8.self))`",
      "if that is intended, set `GIT_DIR` and `GIT_WORK_TREE`")
  }

  static func unknowableDriver(_ name: [UInt8]) -> GitError {
    GitError(
      "Git's configuration has a driver `\(String(decoding: name, as: UTF8.self))`, which cannot be disabled",
      "rename it without `=`")
  }

  static func unexpected(_ command: String) -> GitError {
    GitError(
      "`git \(command)` gave an unexpected answer",
      "layoutlint needs Git 2.20 or later; check `git --version`")
  }

  static func unknownRevision(_ revision: String) -> GitError {
    GitError(
      "Git does not know the commit `\(revision)`",
      "check the spelling, or get it with `git fetch`")
  }

  static func noCommits(_ revision: String) -> GitError {
    GitError(
      "there are no commits yet to compare with `\(revision)`",
      "`--staged` and `--changed` work without one")
  }

  static func noMergeBase(_ revision: String, isShallow: Bool) -> GitError {
    isShallow
      ? GitError(
        "this clone is too shallow to know where the current branch left `\(revision)`",
        "`git fetch --unshallow` gets the whole history, `git fetch --deepen=100` part of it")
      : GitError(
        "the current branch and `\(revision)` have no commit in common",
        "name a commit that the branch began from")
  }

  static func noBlob(_ path: FilePath) -> GitError {
    GitError(
      "Git cannot read the staged contents of `\(String(decoding: path.bytes, as: UTF8.self))`",
      "`git fsck` shows what is missing from the repository")
  }
}
