import Foundation
import TestSupport
import Testing

/// The hook as `hook install` writes it, in commits of all kinds.
@Suite(
  "What the hook checks",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct HookCommitTests {
  private let sandbox: GitSandbox

  /// `Cell.swift` has two committed findings; that of `negative_constant` is in line 5.
  init() throws {
    sandbox = try GitSandbox()
    try sandbox.write(".layoutlint.yml", "rules: {constraint_order: off}\n")
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.write("Other.swift", Project.cell)
    try sandbox.commitAll()
    try install(sandbox)
  }

  private func install(_ sandbox: GitSandbox) throws {
    let run = try Tool.run(
      ["hook", "install"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(run.status == 0, "\(run.error)")
  }

  /// Runs a Git command that commits.
  ///
  /// - Returns: the positions that the hook reported, such as `Cell.swift:5`; empty if it let the commit pass.
  private func places(_ words: String..., in other: GitSandbox? = nil) throws -> [String] {
    let sandbox = other ?? sandbox
    let run = try sandbox.attempt(words)
    let text = (run.output + run.error).replacing(sandbox.path + "/", with: "")
    let places = text.matches(of: /(?m)^([^:\n]+:\d+):\d+: warning/).map { String($0.1) }
    #expect((run.status == 0) == places.isEmpty, "\(text)")
    return places
  }

  /// A cell with a different negative constant.
  private func cell(_ constant: String) -> String {
    Project.cell.replacing("-inset", with: "-" + constant)
  }

  @Test("only changed lines count, in a changed file and in a renamed one")
  func lines() throws {
    try sandbox.write("Cell.swift", "// first\n" + Project.cell)
    #expect(try places("commit", "-q", "-a", "-m", "Two") == [])
    try sandbox.write("Cell.swift", "// first\n" + cell("margin"))
    #expect(try places("commit", "-q", "-a", "-m", "Three") == ["Cell.swift:6"])
    try sandbox.git("checkout", "-q", "-f", "HEAD")
    try sandbox.git("mv", "Cell.swift", "Sources.swift")
    #expect(try places("commit", "-q", "-m", "Move") == [])
    try FileManager.default.createDirectory(
      atPath: sandbox.path + "/Views", withIntermediateDirectories: false)
    try sandbox.git("mv", "Other.swift", "Views/Cell.swift")
    try sandbox.write("Views/Cell.swift", "// first\n" + cell("margin") + "// last\n")
    try sandbox.git("add", "-A")
    #expect(try places("commit", "-q", "-m", "Move and change") == ["Views/Cell.swift:6"])
  }

  @Test("a renamed file is recognized even in a repository that limits rename detection")
  func renameLimit() throws {
    try sandbox.git("config", "diff.renameLimit", "1")
    try sandbox.git("config", "diff.renames", "false")
    for name in ["Cell", "Other"] {
      try sandbox.write("New\(name).swift", "// first\n" + Project.cell)
      try sandbox.git("rm", "-q", "\(name).swift")
    }
    try sandbox.git("add", "-A")
    #expect(try places("commit", "-q", "-m", "Move two") == [])
  }

  @Test("accepted findings of a moved or deleted file do not stop a commit")
  func baseline() throws {
    try sandbox.write(".layoutlint.yml", "baseline: accepted.txt\n")
    _ = try Tool.run(
      ["--write-baseline", "accepted.txt"], in: sandbox.path, environment: GitSandbox.environment)
    try sandbox.git("add", "-A")
    #expect(try places("commit", "-q", "-m", "Accept") == [])
    try sandbox.git("mv", "Cell.swift", "Moved.swift")
    try sandbox.git("rm", "-q", "Other.swift")
    #expect(try places("commit", "-q", "-m", "Move") == [])
    #expect(try sandbox.git("status", "--short") == "")
  }

  @Test(
    "a stale entry stops no commit, and the command that a strict run names removes and stages it")
  func staleEntry() throws {
    try sandbox.write(".layoutlint.yml", "baseline: lint/accepted.txt\n")
    try sandbox.write("lint/x", "")
    let written = try Tool.run(
      ["--write-baseline", "lint/accepted.txt"], in: sandbox.path,
      environment: GitSandbox.environment)
    #expect(written.status == 0)
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-q", "--no-verify", "-m", "Accept")
    let installed = try Tool.run(
      ["hook", "install", "--whole-files"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(installed.status == 0)
    try sandbox.write("Cell.swift", GitStagedTests.goodCell)
    try sandbox.git("add", "-A")
    let strict = try Tool.run(
      ["--staged", "--strict-baseline"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(strict.status == 1)
    let command = try #require(strict.error.firstMatch(of: /`(.+)` removes stale entries\n/)).1
    #expect(try sandbox.attempt(["commit", "-q", "-m", "Correct"]).status == 0)
    try sandbox.git("reset", "-q", "--soft", "HEAD~1")
    let pasted = try Tool.run(
      [], in: sandbox.path + "/lint", environment: GitSandbox.environment,
      wrapper: ["/bin/sh", "-c", String(command)])
    #expect(pasted.status == 0, "\(command): \(pasted.error)")
    #expect(try sandbox.attempt(["commit", "-q", "-m", "Correct"]).status == 0)
    #expect(try sandbox.git("status", "--short") == "")
  }

  @Test("in the first commit everything is new, in an amended one what was staged since")
  func firstAndAmended() throws {
    try sandbox.git("checkout", "-q", "--orphan", "other")
    #expect(
      try places("commit", "-q", "-m", "Another beginning") == ["Cell.swift:5", "Other.swift:5"])
    try sandbox.git("commit", "-q", "--no-verify", "-m", "Another beginning")
    #expect(try places("commit", "-q", "--amend", "-m", "Another word") == [])
    try sandbox.write("Cell.swift", cell("margin"))
    #expect(try places("commit", "-q", "-a", "--amend", "-m", "Line") == ["Cell.swift:5"])
  }

  @Test("in a partly staged file only the staged lines count")
  func partlyStaged() throws {
    let long = (1...12).map { "// \($0)\n" }.joined()
    try sandbox.write("Long.swift", Project.cell + long + Project.cell)
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-q", "--no-verify", "-m", "Long")
    let staged = cell("margin") + long + Project.cell
    try sandbox.write("Long.swift", staged)
    try sandbox.git("add", "-A")
    try sandbox.write("Long.swift", cell("margin") + long + cell("padding"))
    #expect(try places("commit", "-q", "-m", "First half") == ["Long.swift:5"])
    try sandbox.git("commit", "-q", "--no-verify", "-m", "First half")
    #expect(try places("commit", "-q", "-a", "-m", "Second half") == ["Long.swift:25"])
  }

  /// Two branches: `topic` has new files with findings and a change of `Cell.swift`, `main` another change of it.
  /// Leaves a conflicting merge of `topic` into `main` in `Cell.swift`.
  private func conflict() throws {
    try sandbox.write("Both.swift", Project.cell + "\n\n\n\n\n\n\n\n" + Project.cell)
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-q", "--no-verify", "-m", "Both")
    try sandbox.git("checkout", "-q", "-b", "topic")
    try sandbox.write("Cell.swift", cell("topic"))
    try sandbox.write("New.swift", Project.cell)
    try sandbox.git("mv", "Other.swift", "Moved.swift")
    try sandbox.write("Both.swift", cell("topic") + "\n\n\n\n\n\n\n\n" + Project.cell)
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-q", "--no-verify", "-m", "Topic")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write("Cell.swift", cell("main"))
    try sandbox.write("Main.swift", Project.cell)
    try sandbox.write("Both.swift", Project.cell + "\n\n\n\n\n\n\n\n" + cell("main"))
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-q", "--no-verify", "-m", "Main")
    #expect(try sandbox.attempt(["merge", "-q", "topic"]).status != 0)
  }

  @Test("a merge is checked for what differs from both sides", arguments: ["main", "topic"])
  func merge(side: String) throws {
    try conflict()
    try sandbox.write("Cell.swift", cell(side))
    try sandbox.git("add", "-A")
    // What each side contributed differs only from the other one. `Both.swift` differs from both, but its lines do not.
    let files = try Tool.run(
      ["files", "--staged"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(files.output == "Both.swift\n")
    try sandbox.write("Cell.swift", cell("neither"))
    try sandbox.git("add", "-A")
    #expect(try places("commit", "-q", "-m", "Merge") == ["Cell.swift:5"])
    try sandbox.write("Cell.swift", cell(side))
    try sandbox.git("add", "-A")
    #expect(try places("commit", "-q", "-m", "Merge") == [])
    #expect(try sandbox.git("log", "-1", "--format=%P").split(separator: " ").count == 2)
    // The merge is complete: `git commit --amend` is about what was staged since.
    try sandbox.write("New.swift", cell("other"))
    #expect(try places("commit", "-q", "-a", "--amend", "-m", "Merge") == ["New.swift:5"])
  }

  @Test("a merge of several branches is checked for what differs from all of them")
  func octopus() throws {
    for name in ["one", "two"] {
      try sandbox.git("checkout", "-q", "-b", name, "main")
      try sandbox.write("\(name).swift", Project.cell)
      try sandbox.git("add", "-A")
      try sandbox.git("commit", "-q", "--no-verify", "-m", name)
    }
    try sandbox.git("checkout", "-q", "-b", "joined", "main")
    try sandbox.git("commit", "-q", "--allow-empty", "--no-verify", "-m", "Joined")
    try sandbox.git("merge", "-q", "--no-commit", "one", "two")
    try sandbox.write("Both.swift", Project.cell)
    try sandbox.git("add", "-A")
    #expect(try places("commit", "-q", "-m", "Three") == ["Both.swift:5"])
    try sandbox.git("rm", "-q", "-f", "Both.swift")
    #expect(try places("commit", "-q", "-m", "Three") == [])
    #expect(try sandbox.git("log", "-1", "--format=%P").split(separator: " ").count == 3)
  }

  @Test("a merge in a worktree is recognized there, and not in the others")
  func worktree() throws {
    try conflict()
    try sandbox.git("worktree", "add", "-q", "-b", "other", "../tree", "main")
    let tree = sandbox.neighbour("tree")
    try tree.write("New.swift", Project.cell)
    try tree.git("add", "-A")
    #expect(try places("commit", "-q", "-m", "New", in: tree) == ["New.swift:5"])
    try tree.git("rm", "-q", "-f", "New.swift")
    try sandbox.git("merge", "--abort")
    #expect(try tree.attempt(["merge", "-q", "topic"]).status != 0)
    try tree.write("Cell.swift", cell("neither"))
    try tree.git("add", "-A")
    #expect(try places("commit", "-q", "-m", "Merge", in: tree) == ["Cell.swift:5"])
    try tree.write("Cell.swift", cell("topic"))
    try tree.git("add", "-A")
    #expect(try places("commit", "-q", "-m", "Merge", in: tree) == [])
  }

  @Test("a cherry-picked commit belongs to the branch")
  func cherryPick() throws {
    try conflict()
    try sandbox.git("merge", "--abort")
    #expect(try sandbox.attempt(["cherry-pick", "topic"]).status != 0)
    try sandbox.write("Cell.swift", cell("topic"))
    try sandbox.git("add", "-A")
    #expect(
      try places("commit", "-q", "-m", "Picked") == ["Both.swift:5", "Cell.swift:5", "New.swift:5"])
  }

  @Test("in a submodule its own hook checks its own files")
  func submodule() throws {
    let library = sandbox.neighbour("library")
    try sandbox.git("init", "-q", "-b", "main", library.path)
    try library.write("Cell.swift", Project.cell)
    try library.commitAll()
    try sandbox.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", library.path, "Library")
    #expect(try places("commit", "-q", "-m", "Library") == [])
    let module = sandbox.neighbour("repository/Library")
    try install(module)
    try module.write("Cell.swift", "// first\n" + Project.cell)
    #expect(try places("commit", "-q", "-a", "-m", "Two", in: module) == [])
    try module.write("Cell.swift", "// first\n" + cell("margin"))
    #expect(try places("commit", "-q", "-a", "-m", "Three", in: module) == ["Cell.swift:6"])
    #expect(try places("commit", "-q", "-a", "-m", "Module") == [])
  }
}
