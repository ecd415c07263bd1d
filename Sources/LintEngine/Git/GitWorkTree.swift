import Platform

/// The files that Git has checked out, and the questions that can be asked about them.
///
/// The answers do not depend on how a user has configured the output of Git. What Git sets for its hooks, such as
/// `GIT_INDEX_FILE`, is passed on, so that a hook sees what is about to be committed.
public struct GitWorkTree: Sendable {
  /// The absolute path of the outermost folder, without links.
  public let root: FilePath

  /// The working tree that a folder is in.
  ///
  /// - Parameter folder: absolute.
  /// - Throws: `GitError` where there is no Git, no repository, or one without a working tree.
  public init(containing folder: FilePath) throws(GitError) {
    let git = Git(folder: folder)
    var path = try git.run("rev-parse", ["--show-toplevel"])
    // The name itself may end with line breaks.
    if path.last == UInt8(ascii: "\n") { path.removeLast() }
    guard path.first == UInt8(ascii: "/") else { throw .unexpected("rev-parse") }
    root = FilePath(bytes: path)
  }

  /// Asks Git in the outermost folder.
  var git: Git { Git(folder: root) }
}

/// The program `git`, run in one folder.
struct Git: Sendable {
  let folder: FilePath

  /// Settings that would change answers, or start programs that this one would wait for.
  private static let settings = [
    "--no-pager", "-c", "core.fsmonitor=false", "-c", "diff.interHunkContext=0",
  ]

  private static let environment: [String: String?] = [
    // The words of errors are recognised.
    "LC_ALL": "C",
    // A question leaves the index as it is.
    "GIT_OPTIONAL_LOCKS": "0",
    // It overrides `-U0`.
    "GIT_DIFF_OPTS": nil,
    "GIT_LITERAL_PATHSPECS": nil, "GIT_GLOB_PATHSPECS": nil, "GIT_NOGLOB_PATHSPECS": nil,
    "GIT_ICASE_PATHSPECS": nil,
  ]

  /// What a command came to.
  struct Answer {
    var status: Int32
    var output: [UInt8]
    var errorOutput: [UInt8]
  }

  /// Runs a command whose failure is an answer too.
  func ask(
    _ command: String, _ arguments: [String], input: [UInt8] = []
  ) throws(GitError) -> Answer {
    let words = Self.settings + [command] + arguments
    let process = ChildProcess(
      program: Array("git".utf8),
      arguments: [Array("-C".utf8), folder.bytes] + words.map { Array($0.utf8) },
      environment: Self.environment)
    let outcome: ChildProcess.Outcome
    do throws(SystemError) {
      outcome = try process.run(input: input)
    } catch {
      throw error == .notFound ? .notInstalled : .notStarted(error)
    }
    guard case .exit(let status) = outcome.ending else {
      throw .failed(command, outcome.errorOutput)
    }
    return Answer(status: status, output: outcome.output, errorOutput: outcome.errorOutput)
  }

  /// Runs a command.
  ///
  /// - Returns: what it wrote to its standard output.
  /// - Throws: `GitError` where it fails.
  func run(
    _ command: String, _ arguments: [String], input: [UInt8] = []
  ) throws(GitError) -> [UInt8] {
    let answer = try ask(command, arguments, input: input)
    guard answer.status == 0 else { throw .failed(command, answer.errorOutput) }
    return answer.output
  }

  /// The one line that a command writes; nil where it fails.
  func line(_ command: String, _ arguments: [String]) throws(GitError) -> String? {
    let answer = try ask(command, arguments)
    guard answer.status == 0 else { return nil }
    return String(decoding: answer.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
