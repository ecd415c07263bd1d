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

}
