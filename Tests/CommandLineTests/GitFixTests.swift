import Foundation
import TestSupport
import Testing

@Suite(
  "`--fix` with Git",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct GitFixTests {
  private let sandbox: GitSandbox
  init() throws { sandbox = try GitSandbox() }

  private func lint(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(
      ["--reporter", "concise", "--only", "negative_constant"] + arguments, in: sandbox.path,
      environment: GitSandbox.environment)
  }

  private static let fixedCell = Project.cell.replacing("-inset", with: "-1.0 * inset")

  @Test("fully staged files are fixed and staged again, whatever their names")
  func restages() throws {
    let names = ["Cell.swift", "a \"b\"\n.swift", "-x.swift"]
    for name in names { try sandbox.write(name, Project.cell) }
    try sandbox.git("add", "-A")
    try sandbox.write("Untracked.swift", Project.cell)
    let run = try lint("--staged", "--fix", "--strict")
    #expect(run.status == 0)
    #expect(run.error.contains("fixed 3 findings in 3 files (3 negative_constant), nothing left"))
    for name in names {
      #expect(try sandbox.git("show", ":" + name) == Self.fixedCell)
      #expect(try sandbox.text(name) == Self.fixedCell)
    }
    #expect(try sandbox.text("Untracked.swift") == Project.cell)
    #expect(try sandbox.git("status", "--short", "Untracked.swift") == "?? Untracked.swift\n")
  }

}
