import Foundation
import TestSupport
import Testing

@Suite(
  "`--since`, `--changed` and `--changed-lines`",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct GitChangedTests {
  private let sandbox: GitSandbox

  /// A branch `topic` that left `main` after its first commit.
  init() throws {
    sandbox = try GitSandbox()
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.write("Other.swift", Project.cell)
    try sandbox.commitAll()
    try sandbox.git("checkout", "-q", "-b", "topic")
  }

  private func lint(
    _ arguments: String..., in folder: String = "", environment: [String: String] = [:]
  ) throws -> Tool.Run {
    try Tool.run(
      ["--reporter", "concise", "-q"] + arguments, in: sandbox.path + folder,
      environment: GitSandbox.environment.merging(environment) { $1 })
  }

  /// The positions of the findings: `Cell.swift:4`.
  private func places(_ arguments: String..., environment: [String: String] = [:]) throws
    -> [String]
  {
    let run = try Tool.run(
      ["--reporter", "concise", "-q"] + arguments, in: sandbox.path,
      environment: GitSandbox.environment.merging(environment) { $1 })
    return run.output.matches(of: /(?m)^([^:\n]+:\d+):/).map { String($0.1) }
  }

  @Test("files that differ are linted whole, in the working tree, committed or not")
  func files() throws {
    #expect(try places("--since", "main") == [])
    try sandbox.write("Committed.swift", Project.cell)
    try sandbox.commitAll()
    try sandbox.write("Cell.swift", "// first\n" + Project.cell)
    try sandbox.write("New file.swift", Project.cell)
    let all = [
      "Cell.swift:5", "Cell.swift:6", "Committed.swift:4", "Committed.swift:5",
      "New file.swift:4", "New file.swift:5",
    ]
    #expect(try places("--since", "main") == all)
    #expect(try places("--changed") == all)
    #expect(try places("--since", "HEAD", "Cell.swift") == ["Cell.swift:5", "Cell.swift:6"])
    try sandbox.remove("Cell.swift")
    #expect(try places("--changed", "--strict") == Array(all.dropFirst(2)))
    #expect(try lint("--since", "main", "--strict").status == 1)
    let unknown = try lint("--since", "mian")
    #expect(
      unknown.error
        == "layoutlint: Git does not know the commit `mian`; check the spelling, or get it with `git fetch`\n"
    )
    #expect(unknown.status == 2)
  }

  @Test("only findings on changed lines are kept, and the rules see the whole file")
  func lines() throws {
    #expect(try lint("--changed-lines").output == "")
    let changed = Project.cell.replacing("-inset", with: "-margin")
    try sandbox.write("Cell.swift", changed)
    #expect(try places("--changed-lines") == ["Cell.swift:5"])
    #expect(try places("--changed-lines", "--changed") == ["Cell.swift:5"])
    #expect(try places("--changed-lines", "--since", "main") == ["Cell.swift:5"])
    #expect(try places("--changed-lines", "--staged") == [])
    try sandbox.git("add", "-A")
    try sandbox.write("Cell.swift", "")
    #expect(try places("--changed-lines", "--staged") == ["Cell.swift:5"])
    try sandbox.write("Untracked.swift", Project.cell)
    #expect(try places("--changed-lines") == ["Untracked.swift:4", "Untracked.swift:5"])
    // The line above causes the finding of line 4, which has not changed: nothing new is there.
    try sandbox.write("Untracked.swift", "")
    let top = Project.cell.split(separator: "\n", omittingEmptySubsequences: false)[3]
    try sandbox.write("Cell.swift", Project.cell.replacing(top + "\n", with: ""))
    #expect(try places("--changed-lines") == [])
  }

  @Test("a renamed file keeps its unchanged lines")
  func rename() throws {
    try sandbox.git("mv", "Cell.swift", "View \"cell\".swift")
    #expect(try places("--changed").count == 2)
    #expect(try places("--changed-lines") == [])
    try sandbox.write("View \"cell\".swift", Project.cell.replacing("-inset", with: "-margin"))
    #expect(try places("--changed-lines") == [#"View "cell".swift:5"#])
  }

  @Test("converted line breaks do not change lines")
  func lineBreaks() throws {
    try sandbox.git("config", "core.autocrlf", "true")
    try sandbox.git("config", "core.safecrlf", "false")
    let cell = Project.cell.replacing("-inset", with: "-margin").replacing("\n", with: "\r\n")
    try sandbox.write("Cell.swift", cell)
    #expect(try places("--changed-lines") == ["Cell.swift:5"])
    try sandbox.git("add", "-A")
    #expect(try places("--changed-lines", "--staged") == ["Cell.swift:5"])
  }

  @Test("the environment of a user changes nothing")
  func environment() throws {
    try sandbox.write("Cell.swift", Project.cell.replacing("-inset", with: "-margin"))
    #expect(
      try places(
        "--changed-lines",
        environment: [
          "GIT_DIFF_OPTS": "-u9", "GIT_EXTERNAL_DIFF": "false", "GIT_GLOB_PATHSPECS": "1",
          "GIT_PAGER": "false", "LANG": "de_DE.UTF-8", "GIT_CONFIG_COUNT": "1",
          "GIT_CONFIG_KEY_0": "color.ui", "GIT_CONFIG_VALUE_0": "always",
        ]) == ["Cell.swift:5"])
  }

  @Test("accepted findings elsewhere in the file are not stale")
  func baseline() throws {
    #expect(try lint("--write-baseline", "accepted.txt").status == 0)
    try sandbox.write("Cell.swift", "// first\n" + Project.cell + "// last\n")
    let accepted = try lint("--changed-lines", "--baseline", "accepted.txt", "--strict")
    #expect(accepted.output == "")
    #expect(accepted.error == "")
    #expect(accepted.status == 0)
    try sandbox.write("Cell.swift", Project.cell.replacing("-inset", with: "-margin"))
    #expect(
      try places("--changed-lines", "--baseline", "accepted.txt", "--strict") == ["Cell.swift:5"])
    // In the whole file, the old finding no longer occurs.
    let whole = try lint("--changed", "--baseline", "accepted.txt", "--strict-baseline")
    #expect(whole.error.contains("1 accepted finding no longer occurs"))
    try sandbox.git("add", "Cell.swift")
    let staged = try lint("--staged", "--baseline", "accepted.txt", "--strict-baseline")
    #expect(staged.error.contains("1 accepted finding no longer occurs"))
  }

  @Test("a list of paths narrows what has changed, and an empty one leaves nothing")
  func filesFrom() throws {
    for name in ["Cell.swift", "Other.swift"] {
      try sandbox.write(name, "// first\n" + Project.cell)
    }
    func run(_ list: String) throws -> Tool.Run {
      try Tool.run(
        ["files", "--changed", "--files-from", "-"], in: sandbox.path,
        environment: GitSandbox.environment, input: list)
    }
    #expect(try run("Other.swift\n").output == "Other.swift\n")
    #expect(try run("").output == "")
  }

  @Test("a finding of many lines counts if one of them has changed")
  func range() throws {
    let views = (1...4).map { "    let v\($0) = UILabel()\n    v\($0).text = \"\"\n" }.joined()
    try sandbox.write(
      "Long.swift", "final class V: UIView {\n  func setupViews() {\n\(views)  }\n}\n")
    try sandbox.commitAll()
    let all = try places("--since", "main")
    #expect(try places("--since", "main", "--changed-lines") == all)
  }

  @Test("a report for a review has only the changed lines")
  func review() throws {
    try sandbox.write("Cell.swift", Project.cell.replacing("-inset", with: "-margin"))
    let run = try Tool.run(
      ["--changed-lines", "--reporter", "rdjson"], in: sandbox.path,
      environment: GitSandbox.environment)
    let findings = run.output.split(separator: "\n").filter { $0.hasPrefix("{\"message\":") }
    #expect(findings.count == 1)
    #expect(findings.first?.contains(#""line":5"#) == true)
  }
}
