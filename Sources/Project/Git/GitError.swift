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

  public static let noRepository = GitError(
    "this is not a Git repository", "change to a folder in one, or leave out the Git option")

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

  static func unexpected(_ command: String) -> GitError {
    GitError(
      "`git \(command)` gave an unexpected answer",
      "layoutlint needs Git 2.20 or later; check `git --version`")
  }
}
