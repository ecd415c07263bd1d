import Platform

/// The script that Git runs before each commit: a POSIX shell script that lints the staged files.
public struct HookScript: Equatable, Sendable {
  /// The command of the script for changed lines, without the path of the program.
  public static let call = "layoutlint " + options(wholeFiles: false)

  private static func options(wholeFiles: Bool) -> String {
    // Nothing is printed for a commit without findings.
    wholeFiles ? "--staged --strict --quiet" : "--staged --changed-lines --strict --quiet"
  }

  /// The kind of file found in place of the script.
  public enum Kind: Equatable, Sendable {
    /// A script as this version writes it, for whatever program.
    case current(checksWholeFiles: Bool)
    /// A script of ours, as another version writes it or changed by hand.
    case other
    /// Not ours, but a line of it runs `layoutlint --staged`.
    case calling
    /// Not ours.
    case foreign
  }

  /// The absolute path of the program, for when it is not in `PATH`.
  public var program: FilePath
  /// Whether findings outside of staged lines count, too.
  public var checksWholeFiles: Bool

  public init(program: FilePath, checksWholeFiles: Bool = false) {
    self.program = program
    self.checksWholeFiles = checksWholeFiles
  }

  /// The command of the script, without the path of the program.
  public var call: String { "layoutlint " + Self.options(wholeFiles: checksWholeFiles) }

  /// The script.
  public var bytes: [UInt8] {
    Self.head + Self.quoted(program.bytes) + Self.tail(wholeFiles: checksWholeFiles)
  }

  /// Classifies a file by its contents.
  public static func kind(of bytes: [UInt8]) -> Kind {
    for wholeFiles in [false, true] where bytes.starts(with: head) {
      let tail = tail(wholeFiles: wholeFiles)
      if bytes.suffix(tail.count).elementsEqual(tail) {
        return .current(checksWholeFiles: wholeFiles)
      }
    }
    if bytes.starts(with: mark) { return .other }
    let calls = String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
      line.contains("layoutlint --staged") && line.first { $0 != " " } != "#"
    }
    return calls ? .calling : .foreign
  }

  /// What the script of every version begins with.
  private static let mark = Array("#!/bin/sh\n# layoutlint hook".utf8)

  private static let head =
    mark
    + Array(
      """

      # Written by `layoutlint hook install`; `layoutlint hook uninstall` removes it.
      # It lints what is staged, and stops the commit if there are findings.
      recorded=
      """.utf8)

  private static func tail(wholeFiles: Bool) -> [UInt8] {
    let script = #"""

      if layoutlint=$(command -v layoutlint); then
        :
      elif [ -x "$recorded" ]; then
        # Graphical Git clients run hooks with a short PATH.
        layoutlint=$recorded
      else
        printf 'layoutlint is neither in PATH nor at %s\n' "$recorded" >&2
        printf 'Install it and run "layoutlint hook install", or commit with --no-verify.\n' >&2
        exit 1
      fi
      status=0
      "$layoutlint"
      """#
    return Array("\(script) \(options(wholeFiles: wholeFiles))\(ending)".utf8)
  }

  /// What follows the call: what to do about a stopped commit. A program that has crashed must not look like one that
  /// found something.
  private static let ending = #"""
     || status=$?
    case $status in
      1)
        printf 'layoutlint stopped this commit. Correct what it found and stage that, or skip the check:\n' >&2
        printf '  git commit --no-verify\n' >&2
        ;;
      2) printf 'layoutlint could not check this commit. "git commit --no-verify" skips the check.\n' >&2 ;;
      # Somebody stopped it.
      129 | 130 | 143) ;;
      137) printf 'layoutlint was killed, perhaps because the memory ran out: nothing was checked.\n' >&2 ;;
      70 | 12[89] | 1[3-9]? | 2??)
        printf 'layoutlint crashed (status %s): that is a bug of layoutlint, not of your commit.\n' "$status" >&2
        printf 'Report it in the repository of layoutlint with the lines above, and commit with --no-verify until it is repaired.\n' >&2
        ;;
    esac
    exit "$status"

    """#

  /// A word of the shell.
  private static func quoted(_ text: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    return [quote] + text.flatMap { $0 == quote ? Array(#"'\''"#.utf8) : [$0] } + [quote]
  }
}

extension GitWorkTree {
  /// The absolute path of the folder where Git looks for hooks: `core.hooksPath` or that of the repository, which all
  /// its worktrees share. It need not exist.
  public func hooksFolder() throws(GitError) -> FilePath {
    try git.path("--git-path", "hooks")
  }
}
