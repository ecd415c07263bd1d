import Platform

/// The working tree of a repository, and queries about it.
///
/// The answers do not depend on how a user has configured the output of Git. What Git sets for its hooks, such as
/// `GIT_INDEX_FILE`, is passed on, so that a hook sees what is about to be committed. No program that the repository's
/// configuration names is run; see `Git`.
public struct GitWorkTree: Sendable {
  /// The absolute path of the root, links resolved, in the spelling of the file system.
  public let root: FilePath
  /// Runs Git in the root.
  let git: Git

  /// The working tree that a folder is in.
  ///
  /// - Parameters:
  ///   - folder: absolute.
  ///   - idleLimit: how many milliseconds Git may do nothing.
  /// - Throws: `GitError` if there is no Git, no repository, or no working tree.
  public init(containing folder: FilePath, idleLimit: Int = 60_000) throws(GitError) {
    try GitFiles.check(from: folder)
    var git = Git(folder: folder, idleLimit: idleLimit)
    let named = try git.path("--show-toplevel")
    // Git precomposes names on macOS; on other systems it uses them unchanged.
    let root = named.resolved ?? named
    self.root = root
    let isExplicit = ["GIT_DIR", "GIT_WORK_TREE"].contains { environmentVariable($0) != nil }
    if isExplicit {
      // They may be relative to the current folder.
      let repository = try git.path("--absolute-git-dir")
      git.place = (repository, root)
    }
    let keys = try git.configuredKeys()
    if keys.contains(where: { $0.elementsEqual("core.worktree".utf8) }), !isExplicit {
      try Self.check(root, isOf: git)
    }
    try git.disarm(keys)
    git.folder = root
    self.git = git
  }

  /// Checks a repository whose configuration sets its working tree: that folder must belong to the repository too.
  private static func check(_ root: FilePath, isOf git: Git) throws(GitError) {
    let repository = try git.path("--absolute-git-dir")
    let mark = root.appending(".git")
    guard (try? FileStatus(path: mark.bytes)) != nil,
      try Git(folder: root, idleLimit: git.idleLimit).path("--absolute-git-dir") == repository
    else {
      throw GitError(
        "the repository's `core.worktree` names a folder that is not its own, `\(root.text)`",
        "if that is intended, set `GIT_DIR` and `GIT_WORK_TREE`")
    }
  }
}

/// The program `git`, run in one folder.
///
/// A repository's own configuration may come from an archive or a shared folder, and can name programs for many
/// purposes. None of them runs: command-line settings override them, nothing is fetched, and no command is used that
/// could run others.
struct Git: Sendable {
  /// The folder that Git runs in.
  var folder: FilePath
  /// How many milliseconds it may do nothing.
  let idleLimit: Int
  /// The absolute paths of the repository and of the root of its working tree, if environment variables set them.
  var place: (repository: FilePath, root: FilePath)?
  /// The filter drivers in the configuration.
  private(set) var filters: Set<[UInt8]> = []
  /// The arguments that remove the programs from the configuration.
  private var overrides: [[UInt8]] = []

  init(folder: FilePath, idleLimit: Int) {
    self.folder = folder
    self.idleLimit = idleLimit
  }

  private static let settings = [
    "--no-pager", "-c", "core.fsmonitor=false", "-c", "protocol.allow=never",
    "-c", "protocol.ext.allow=never", "-c", "diff.interHunkContext=0",
  ]

  /// Not for `rev-parse`, which is asked for the hooks folder and runs no hook.
  private static let withoutHooks = ["-c", "core.hooksPath=/dev/null"]

  private static let environment: [String: String?] = [
    // Error messages are recognized by their text.
    "LC_ALL": "C",
    // Queries must not write the index.
    "GIT_OPTIONAL_LOCKS": "0",
    // Objects missing from a partial clone are not fetched: the remote, its transport and its credentials may each run
    // a program.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "GIT_TERMINAL_PROMPT": "0",
    // It overrides `-U0`.
    "GIT_DIFF_OPTS": nil,
    "GIT_EXTERNAL_DIFF": nil,
    "GIT_LITERAL_PATHSPECS": nil, "GIT_GLOB_PATHSPECS": nil, "GIT_NOGLOB_PATHSPECS": nil,
    "GIT_ICASE_PATHSPECS": nil,
  ]

  /// Runs a command that may fail.
  func ask(
    _ command: String, _ arguments: [String], input: [UInt8] = []
  ) throws(GitError) -> ChildProcess.Outcome {
    let settings = Self.settings + (command == "rev-parse" ? [] : Self.withoutHooks)
    var environment = Self.environment
    if let place {
      environment["GIT_DIR"] = place.repository.text
      environment["GIT_WORK_TREE"] = place.root.text
    }
    var process = ChildProcess(
      program: Array("git".utf8),
      arguments: [Array("-C".utf8), folder.bytes] + settings.map { Array($0.utf8) } + overrides
        + ([command] + arguments).map { Array($0.utf8) },
      environment: environment)
    process.idleLimit = idleLimit
    let outcome: ChildProcess.Outcome
    do throws(SystemError) {
      outcome = try process.run(input: input)
    } catch {
      throw error == .notFound
        ? GitError("`git` was not found", "install Git, or add its folder to `PATH`")
        : GitError(
          "`git` cannot be started: \(error.text)", "check that `git --version` works here")
    }
    switch outcome.ending {
    case .exit: return outcome
    case .signal: throw .failed(command, outcome.errorOutput)
    case .stopped: throw .idle(command, milliseconds: idleLimit)
    }
  }

  /// Runs a command.
  ///
  /// - Returns: its standard output.
  /// - Throws: `GitError` if it fails.
  func run(
    _ command: String, _ arguments: [String], input: [UInt8] = []
  ) throws(GitError) -> [UInt8] {
    let answer = try ask(command, arguments, input: input)
    guard answer.ending == .exit(0) else { throw .failed(command, answer.errorOutput) }
    return answer.output
  }

  /// Runs a diff that ignores the user's output configuration and external programs.
  func diff(_ arguments: [String]) throws(GitError) -> [UInt8] {
    try run(
      "diff",
      ["--no-color", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all"] + arguments)
  }

  /// The single line of output of a command; nil if it fails.
  func line(_ command: String, _ arguments: [String]) throws(GitError) -> String? {
    let answer = try ask(command, arguments)
    guard answer.ending == .exit(0) else { return nil }
    return String(decoding: answer.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The absolute path that `git rev-parse` prints. What it names need not exist.
  func path(_ arguments: String...) throws(GitError) -> FilePath {
    var path = try run("rev-parse", arguments)
    // The name itself may end with line breaks.
    if path.last == UInt8(ascii: "\n") { path.removeLast() }
    if path.isEmpty { throw .unexpected("rev-parse") }
    return FilePath(bytes: path).absolute(in: folder)
  }
}

// MARK: - Programs in a repository's configuration

extension Git {
  /// The names of all configured settings.
  fileprivate func configuredKeys() throws(GitError) -> [ArraySlice<UInt8>] {
    try run("config", ["--list", "--name-only", "-z"]).split(separator: 0)
  }

  /// Disables the programs of filters and diff drivers in the configuration. Their names are arbitrary, so each is
  /// overridden separately.
  ///
  /// - Throws: `GitError` for a name that cannot be overridden by an argument.
  fileprivate mutating func disarm(_ keys: [ArraySlice<UInt8>]) throws(GitError) {
    let period = UInt8(ascii: ".")
    for key in Set(keys) {
      guard let first = key.firstIndex(of: period), let last = key.lastIndex(of: period),
        first < last
      else { continue }
      let section = String(decoding: key[..<first], as: UTF8.self)
      let name = String(decoding: key[(last + 1)...], as: UTF8.self)
      let isFilter = section == "filter" && ["clean", "smudge", "process"].contains(name)
      let isRequired = section == "filter" && name == "required"
      guard isFilter || isRequired || (section == "diff" && ["command", "textconv"].contains(name))
      else { continue }
      let driver = Array(key[(first + 1)..<last])
      if driver.contains(UInt8(ascii: "=")) {
        let name = String(decoding: driver, as: UTF8.self)
        throw GitError(
          "Git's configuration has a driver `\(name)`, which cannot be disabled",
          "rename it without `=`")
      }
      if isFilter { filters.insert(driver) }
      overrides += [Array("-c".utf8), key + Array((isRequired ? "=false" : "=").utf8)]
    }
  }
}
