import Foundation

/// A repository with a working tree in a temporary folder, created by the `git` in the `PATH` without any user
/// configuration.
package struct GitSandbox {
  /// The environment in which the program under test sees the repository as it was created.
  package static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    "GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.org",
    "GIT_COMMITTER_NAME": "Ann", "GIT_COMMITTER_EMAIL": "ann@example.org",
    "PATH": OutsideTool.searchPath,
  ]

  package struct Failure: Error {
    var words: [String]
    var error: String
  }

  /// Exists while one of its sandboxes does.
  private let base: TemporaryFolder
  /// The absolute path of the working tree.
  package let path: String

  /// A repository without commits, on the branch `main`.
  package init(name: String = "repository") throws {
    base = try TemporaryFolder()
    path = base(name)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Without Git's sample hooks, which are a dozen files.
    try git("init", "-q", "-b", "main", "--template=")
  }

  private init(_ base: TemporaryFolder, _ path: String) {
    self.base = base
    self.path = path
  }

  /// Another working tree beside this one, such as a clone that a Git command created at `../NAME`.
  package func neighbour(_ name: String) -> GitSandbox { GitSandbox(base, base(name)) }

  /// Runs Git in the working tree.
  ///
  /// - Returns: its output.
  @discardableResult package func git(_ words: String...) throws -> String {
    let run = try attempt(words)
    guard run.status == 0 else { throw Failure(words: words, error: run.error) }
    return run.output
  }

  /// Runs Git in the working tree; it may fail.
  package func attempt(_ words: [String]) throws -> OutsideTool.Run {
    // If the tests themselves run in a hook, Git's variables refer to another repository.
    let inherited = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("GIT_") }
    return try OutsideTool.run(
      inherited.flatMap { ["-u", $0] } + Self.environment.map { "\($0.key)=\($0.value)" }
        + ["git", "-C", path] + words)
  }

  /// Writes a file, and creates its folders.
  package func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a file with an arbitrary name.
  ///
  /// - Returns: false if the file system rejects the name.
  package func write(name: [UInt8], _ text: String) -> Bool {
    let bytes = Array(path.utf8) + [UInt8(ascii: "/")] + name + [0]
    guard let file = fopen(bytes.map { CChar(bitPattern: $0) }, "w") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }

  /// Commits everything.
  package func commitAll(_ message: String = "Change") throws {
    try git("add", "-A")
    try git("commit", "-q", "--no-verify", "--allow-empty", "-m", message)
  }

  /// The text of a file.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }
}
