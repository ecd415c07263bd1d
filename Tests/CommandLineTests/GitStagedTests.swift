import Foundation
import TestSupport
import Testing

@testable import layoutlint

@Suite(
  "`--staged`",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct GitStagedTests {
  private let sandbox: GitSandbox
  init() throws { sandbox = try GitSandbox() }

  private func lint(
    _ arguments: String..., in folder: String = "", environment: [String: String] = [:]
  ) throws -> Tool.Run {
    try Tool.run(
      ["--reporter", "concise", "-q"] + arguments, in: sandbox.path + folder,
      environment: GitSandbox.environment.merging(environment) { $1 })
  }

  /// A cell without findings.
  static let goodCell = Project.cell
    .replacing("-inset", with: "-1.0 * inset")
    .replacing("label.leadingAnchor", with: "label.widthAnchor")
    .replacing("equalTo: leadingAnchor", with: "equalTo: widthAnchor")
    .replacing("label.widthAnchor.constraint(equalTo: widthAnchor).isActive = true\n    ", with: "")

  @Test("a partly staged file is judged as it will be committed")
  func partlyStaged() throws {
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.git("add", "-A")
    try sandbox.write("Cell.swift", Self.goodCell)
    let bad = try lint("--staged", "--strict")
    #expect(
      bad.output
        == "Cell.swift:4:5: warning[constraint_order] `label`: `top` comes after `leading`\nCell.swift:5:68: warning[negative_constant] the negative `-inset` is not written as a factor\n"
    )
    #expect(bad.status == 1)
    #expect(try lint("--strict").status == 0)
    try sandbox.git("add", "-A")
    try sandbox.write("Cell.swift", Project.cell)
    #expect(try lint("--staged", "--strict").status == 0)
    // A staged file that is gone from the disk will still be committed.
    try sandbox.git("add", "-A")
    try sandbox.remove("Cell.swift")
    #expect(try lint("--staged", "--strict").status == 1)
  }

  @Test("only what is staged counts, from any folder, and paths narrow it")
  func narrowing() throws {
    try sandbox.write("Old.swift", Project.cell)
    try sandbox.commitAll()
    for name in ["App/A.swift", "App/Sub/B.swift", "Lib/C.swift"] {
      try sandbox.write(name, Project.cell)
    }
    try sandbox.git("add", "-A")
    try sandbox.write("Untracked.swift", Project.cell)
    func files(_ arguments: String..., in folder: String = "") throws -> [String] {
      try Tool.run(
        ["files", "--staged"] + arguments, in: sandbox.path + folder,
        environment: GitSandbox.environment
      ).output.split(separator: "\n").map(String.init)
    }
    #expect(try files() == ["App/A.swift", "App/Sub/B.swift", "Lib/C.swift"])
    #expect(try files(in: "/App") == ["../Lib/C.swift", "A.swift", "Sub/B.swift"])
    #expect(try files(".", in: "/App") == ["A.swift", "Sub/B.swift"])
    #expect(try files("App/Sub", "Lib/C.swift") == ["App/Sub/B.swift", "Lib/C.swift"])
    #expect(try files("Old.swift") == [])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/link", withDestinationPath: "App")
    #expect(try files("link") == ["App/A.swift", "App/Sub/B.swift"])
    let run = try lint("--staged", in: "/App")
    #expect(run.output.hasPrefix("../Lib/C.swift:4:5: warning[constraint_order]"))
    let wrong = try lint("--staged", "nowhere", "/usr")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("layoutlint: nowhere: no such file or folder;"))
    #expect(wrong.error.contains("layoutlint: /usr: outside of the repository `"))
  }

  @Test("the index that Git sets for a hook is used")
  func otherIndex() throws {
    try sandbox.write("Cell.swift", Self.goodCell)
    try sandbox.commitAll()
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.git("config", "core.hooksPath", "hooks")
    let call = "'\(Tool.path)' --staged --strict --reporter concise > out"
    try sandbox.write("hooks/pre-commit", "#!/bin/sh\n\(call)\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.path + "/hooks/pre-commit")
    // Here Git creates an index just for this commit.
    #expect(try sandbox.attempt(["commit", "-q", "-m", "Two", "Cell.swift"]).status == 1)
    #expect(try sandbox.text("out").hasPrefix("Cell.swift:4:5: "))
    #expect(try sandbox.attempt(["commit", "-q", "-a", "-m", "Two"]).status == 1)
    try sandbox.git("worktree", "add", "-q", "-b", "other", "../other tree")
    let other = sandbox.neighbour("other tree")
    try other.write("New.swift", Project.cell)
    try other.git("add", "-A")
    try other.git("config", "core.hooksPath", sandbox.path + "/hooks")
    #expect(try other.attempt(["commit", "-q", "-m", "Two"]).status == 1)
    #expect(try other.text("out").hasPrefix("New.swift:4:5: "))
  }

  @Test("a name that is not shown as it is is in no command to paste")
  func hostileName() throws {
    let name = "::add-mask::a\u{1B}[31m\n.swift"
    try sandbox.write(name, Project.cell)
    try sandbox.git("add", "-A")
    for reporter in ["pretty", "xcode"] {
      let run = try Tool.run(
        ["--staged", "--strict", "--reporter", reporter, "--", name], in: sandbox.path,
        environment: GitSandbox.environment)
      #expect((run.output + run.error).contains("2 can be fixed with `--fix`\n"))
      #expect(!(run.output + run.error).contains("\u{1B}"))
    }
  }

  @Test("many large files give the same result with any number of threads")
  func large() throws {
    let filler = String(repeating: "// \(String(repeating: "x", count: 80))\n", count: 4000)
    for number in 0..<12 { try sandbox.write("F\(number).swift", Project.cell + filler) }
    try sandbox.git("add", "-A")
    let one = try lint("--staged", "--threads", "1")
    #expect(one.output.split(separator: "\n").count == 24)
    #expect(try lint("--staged", "--threads", "4").output == one.output)
  }

  @Test("errors of Git are reported with the next step")
  func refusals() throws {
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.git("add", "-A")
    let foreign = try lint("--staged", environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(foreign.error.hasPrefix("layoutlint: Git does not trust this repository: "))
    #expect(foreign.error.hasSuffix("`git config --global --add safe.directory FOLDER`\n"))
    #expect(foreign.status == 2)
    let blob = try sandbox.git("rev-parse", ":Cell.swift").dropLast()
    try sandbox.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let incomplete = try lint("--staged")
    #expect(
      incomplete.error
        == "layoutlint: Git cannot read the staged contents of `Cell.swift`; `git fsck` shows what is missing from the repository\n"
    )
    #expect(incomplete.status == 2)
    try sandbox.write(".git/index", "x")
    let broken = try lint("--staged")
    #expect(broken.error.hasPrefix("layoutlint: `git diff` failed: "))
    #expect(broken.status == 2)
  }

}
