import Platform

/// The files that Git has checked out, and the questions that can be asked about them.
///
/// The answers do not depend on how a user has configured the output of Git. What Git sets for its hooks, such as
/// `GIT_INDEX_FILE`, is passed on, so that a hook sees what is about to be committed. Nothing that the repository's
/// configuration names is run; see `Git`.
public struct GitWorkTree: Sendable {
  /// The absolute path of the outermost folder, without links, in the spelling of the file system.
  public let root: FilePath
  /// Asks Git in the outermost folder.
  let git: Git

  /// The working tree that a folder is in.
  ///
  /// - Parameter folder: absolute.
  /// - Throws: `GitError` where there is no Git, no repository, or one without a working tree.
  public init(containing folder: FilePath) throws(GitError) {
    var git = Git(folder: folder)
    let named = try git.path("rev-parse", ["--show-toplevel"])
    // Git precomposes names on macOS, and all others are as the system hands them out.
    let root = named.resolved ?? named
    self.root = root
    let isExplicit = ["GIT_DIR", "GIT_WORK_TREE"].contains { environmentVariable($0) != nil }
    if isExplicit {
      // They may be relative to the current folder.
      let repository = try git.path("rev-parse", ["--absolute-git-dir"])
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

  /// Whether a repository whose configuration says where its files are speaks of a folder that says the same of itself.
  private static func check(_ root: FilePath, isOf git: Git) throws(GitError) {
    let repository = try git.path("rev-parse", ["--absolute-git-dir"])
    let mark = root.appending(".git")
    guard (try? FileStatus(path: mark.bytes)) != nil,
      try Git(folder: root).path("rev-parse", ["--absolute-git-dir"]) == repository
    else { throw .elsewhere(root) }
  }
}

/// The program `git`, run in one folder.
///
/// A repository's own configuration may come from an archive or a shared folder, and can name programs for many occasions.
/// None of them runs: settings of the command line override them, nothing is fetched, and no question is asked that has
/// other occasions.
struct Git: Sendable {
  /// What Git is asked in.
  var folder: FilePath
  /// The absolute paths of the repository and of the root of its working tree, where variables name them.
  var place: (repository: FilePath, root: FilePath)?
  /// The drivers of filters that the configuration has.
  private(set) var filters: Set<[UInt8]> = []
  /// What takes the programs out of the configuration, as arguments.
  private var overrides: [[UInt8]] = []

  init(folder: FilePath) { self.folder = folder }

  private static let settings = [
    "--no-pager", "-c", "core.fsmonitor=false", "-c", "protocol.allow=never",
    "-c", "protocol.ext.allow=never", "-c", "diff.interHunkContext=0",
  ]

  /// Not for `rev-parse`, which is asked for the folder of the hooks and runs none.
  private static let withoutHooks = ["-c", "core.hooksPath=/dev/null"]

  private static let environment: [String: String?] = [
    // The words of errors are recognised.
    "LC_ALL": "C",
    // A question leaves the index as it is.
    "GIT_OPTIONAL_LOCKS": "0",
    // What a partial clone lacks is not fetched: the remote, its transport and its passwords may each be a program.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "GIT_TERMINAL_PROMPT": "0",
    // It overrides `-U0`.
    "GIT_DIFF_OPTS": nil,
    "GIT_EXTERNAL_DIFF": nil,
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
    let settings = Self.settings + (command == "rev-parse" ? [] : Self.withoutHooks)
    var environment = Self.environment
    if let place {
      environment["GIT_DIR"] = place.repository.text
      environment["GIT_WORK_TREE"] = place.root.text
    }
    let process = ChildProcess(
      program: Array("git".utf8),
      arguments: [Array("-C".utf8), folder.bytes] + settings.map { Array($0.utf8) } + overrides
        + ([command] + arguments).map { Array($0.utf8) },
      environment: environment)
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

  /// Compares files. What a user's configuration says of the output, and programs that take part, do not count.
  func diff(_ arguments: [String]) throws(GitError) -> [UInt8] {
    try run(
      "diff",
      ["--no-color", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all"] + arguments)
  }

  /// The one line that a command writes; nil where it fails.
  func line(_ command: String, _ arguments: [String]) throws(GitError) -> String? {
    let answer = try ask(command, arguments)
    guard answer.status == 0 else { return nil }
    return String(decoding: answer.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The absolute path of a file or folder in the repository; it need not be there.
  func path(to name: String, in root: FilePath) throws(GitError) -> FilePath {
    var path = try run("rev-parse", ["--git-path", name])
    // The name itself may end with line breaks.
    if path.last == UInt8(ascii: "\n") { path.removeLast() }
    return FilePath(bytes: path).absolute(in: root)
  }

  /// The absolute path that a command writes.
  func path(_ command: String, _ arguments: [String]) throws(GitError) -> FilePath {
    var path = try run(command, arguments)
    // The name itself may end with line breaks.
    if path.last == UInt8(ascii: "\n") { path.removeLast() }
    guard path.first == UInt8(ascii: "/") else { throw .unexpected(command) }
    return FilePath(bytes: path)
  }
}

// MARK: - What the configuration of a repository would run

extension Git {
  /// The names of everything that is configured.
  fileprivate func configuredKeys() throws(GitError) -> [ArraySlice<UInt8>] {
    try run("config", ["--list", "--name-only", "-z"]).split(separator: 0)
  }

  /// Takes the programs of filters and of comparisons out of the configuration. Their names are anybody's choice, so each
  /// is overridden by itself.
  ///
  /// - Throws: `GitError` for a name that an argument cannot hold.
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
      guard !driver.contains(UInt8(ascii: "=")) else { throw .unknowableDriver(driver) }
      if isFilter { filters.insert(driver) }
      overrides += [Array("-c".utf8), key + Array((isRequired ? "=false" : "=").utf8)]
    }
  }
}

extension FilePath {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
