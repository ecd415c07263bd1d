import Foundation
import TestSupport
import Testing

@Suite(
  "The hooks for pre-commit",
  .enabled(if: OutsideTool.preCommit.isThere, "\(OutsideTool.preCommit.hint)"),
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct PreCommitTests {
  private let folder: TemporaryFolder
  private let bad = "// layoutlint:disable:next no_such_rule\nlet bad = 1\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("app/.layoutlint.yml", "exclude: [Left.swift]\n")
    try run("git", ["init", "-q", "app"], in: folder.path)
  }

  @Test("the manifest is valid for pre-commit")
  func manifest() throws {
    let run = try #require(Program("python3")).run(
      ["-m", "pre_commit", "validate-manifest", ".pre-commit-hooks.yaml"], in: Repository.path)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(
    "`layoutlint-system` runs the program in the search path on the committed files",
    .enabled(if: Effort.isFull, "\(Effort.hint)"))
  func system() throws {
    try useHook("layoutlint-system")
    try checkCommits()
  }

  @Test(
    "the arguments of a hook can be changed",
    .enabled(if: Effort.isFull, "\(Effort.hint)"))
  func ownArguments() throws {
    try useHook("layoutlint-system", "args: [--disable, unknown_suppression, --strict]")
    try folder.write("app/Bad.swift", bad)
    let commit = try commit()
    #expect(commit.status == 0, "\(commit.output)")
  }

  @Test(
    "with `--staged`, only what a commit changes is checked, and `--all-files` fails instead of passing",
    .enabled(if: Effort.isFull, "\(Effort.hint)"))
  func staged() throws {
    try useHook("layoutlint-system", "args: [--staged, --changed-lines, --strict, --]")
    try folder.write("app/Bad.swift", bad)
    #expect(try commit().status == 1)
    try run("git", ["commit", "-nqm", "1"], in: folder("app"))
    try folder.write("app/Bad.swift", bad + "let good = 1\n")
    #expect(try commit().status == 0)
    let all = try run(
      "python3", ["-m", "pre_commit", "run", "--all-files"], in: folder("app"), mayFail: true)
    #expect(all.status == 1)
    #expect(all.output.contains("nothing is staged, so `--staged` has checked none of the named"))
    // A commit without files passes.
    try run("git", ["commit", "--allow-empty", "-m", "2"], in: folder("app"))
  }

  @Test("`layoutlint` builds the program itself", .enabled(if: Effort.isFull, "\(Effort.hint)"))
  func swift() throws {
    let swift = try #require(OutsideTool.path("swift"))
    try folder.write(
      "bin/swift",
      """
      #!/bin/sh
      echo "$*" >>'\(folder("calls"))'
      exec '\(swift)' "$@"

      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder("bin/swift"))
    try useHook("layoutlint")
    try checkCommits()
    let calls = try String(contentsOfFile: folder("calls"), encoding: .utf8)
    #expect(calls.hasPrefix("build ") && calls.split(separator: "\n").count == 1, "\(calls)")
  }

  /// A commit fails because of findings in its files, except excluded ones, and succeeds without.
  private func checkCommits() throws {
    for name in ["Bad one", "Left"] { try folder.write("app/\(name).swift", bad) }
    try folder.write("app/Good.swift", "let good = 1\n")
    try folder.write("app/Note.md", bad)
    let failing = try commit()
    #expect(failing.status == 1)
    #expect(failing.output.contains("/app/Bad one.swift:1:28: warning: no rule `no_such_rule`"))
    #expect(failing.output.split(separator: "\n").count { $0.contains("no_such_rule") } == 1)
    #expect(!failing.output.contains("left out"), "it is no news that a file is excluded")

    try FileManager.default.removeItem(atPath: folder("app/Bad one.swift"))
    let passing = try commit()
    #expect(passing.status == 0, "\(passing.output)")
    #expect(passing.output.contains("Passed"))
  }

  /// Configures one hook of this package, and installs it.
  ///
  /// pre-commit clones a commit, and builds what it clones: a package with a product of the same name, which is what was
  /// built beside the tests. That the clone of this package builds is for `.ci/run`.
  private func useHook(_ id: String, _ setting: String? = nil) throws {
    try run("git", ["init", "-q", "tool"], in: folder.path)
    try folder.write(
      "tool/.pre-commit-hooks.yaml", try Repository.text(".pre-commit-hooks.yaml"))
    try folder.write(
      "tool/Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "layoutlint", targets: [.executableTarget(name: "layoutlint")])
      """)
    try folder.write(
      "tool/Sources/layoutlint/main.swift",
      """
      import Foundation
      let program = "\(try #require(Program.layoutlint).path)"
      execv(program, ([program] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil])
      """)
    try run("git", ["add", "-A"], in: folder("tool"))
    try run("git", ["commit", "-qm", "1"], in: folder("tool"))
    let commit = try run("git", ["rev-parse", "HEAD"], in: folder("tool"))
    try folder.write(
      "app/.pre-commit-config.yaml",
      """
      repos:
        - repo: \(folder("tool"))
          rev: \(commit.output.trimmingCharacters(in: .newlines))
          hooks:
            - id: \(id)
              \(setting ?? "")
      """)
    try run("python3", ["-m", "pre_commit", "install"], in: folder("app"))
  }

  private func commit() throws -> Program.Run {
    try run("git", ["add", "-A"], in: folder("app"))
    return try run("git", ["commit", "-m", "1"], in: folder("app"), mayFail: true)
  }

  /// Runs a program with layoutlint in its search path.
  @discardableResult
  private func run(
    _ name: String, _ arguments: [String], in place: String, mayFail: Bool = false
  ) throws -> Program.Run {
    let layoutlint = try #require(Program.layoutlint).path
    let programs = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try #require(Program(name)).run(
      arguments, in: place,
      environment: [
        "PATH": [
          folder("bin"), URL(filePath: layoutlint).deletingLastPathComponent().path, programs,
        ].joined(separator: ":"),
        "PRE_COMMIT_HOME": folder("home"),
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
      ])
    try #require(mayFail || run.status == 0, "\(name) \(arguments): \(run.output)")
    return run
  }
}
