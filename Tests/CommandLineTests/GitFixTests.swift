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

  @Test("partly staged files are left alone, and the others are fixed")
  func partlyStaged() throws {
    for name in ["Gone.swift", "Part.swift", "Whole.swift"] {
      try sandbox.write(name, Project.cell)
    }
    try sandbox.git("add", "-A")
    let working = "// more\n" + Project.cell
    try sandbox.write("Part.swift", working)
    try sandbox.remove("Gone.swift")
    for option in ["--diff", "--fix"] {
      let run = try Tool.run(
        ["--only", "negative_constant", "--staged", option], in: sandbox.path,
        environment: GitSandbox.environment)
      for name in ["Gone", "Part"] {
        #expect(
          run.error.contains(
            "layoutlint: \(name).swift: not changed, because only some of its changes are staged; stage or stash the others, then run it again\n"
          ))
      }
      #expect(run.output.contains("Whole.swift") == (option == "--diff"))
      #expect(run.output.contains("Part.swift:5:68: ") == (option == "--fix"))
      #expect(run.status == 2)
    }
    #expect(try sandbox.text("Part.swift") == working)
    #expect(try sandbox.git("show", ":Part.swift") == Project.cell)
    #expect(try sandbox.git("show", ":Whole.swift") == Self.fixedCell)
    // A file without anything to fix may be partly staged.
    try sandbox.write("Whole.swift", "")
    try sandbox.git("rm", "-q", "-f", "--cached", "Part.swift", "Gone.swift")
    #expect(try lint("--staged", "--fix", "--strict").status == 0)
  }

  @Test("with changed lines nothing else is fixed, and nothing else is reported afterwards")
  func changedLines() throws {
    let padding = "let padding: CGFloat = 4\n"
    let two = padding + Project.cell + Project.cell.replacing("inset", with: "margin")
    try sandbox.write("Cell.swift", two)
    try sandbox.commitAll()
    let changed = "// first\n" + two.replacing("-margin", with: "-padding")
    try sandbox.write("Cell.swift", changed)
    let diff = try Tool.run(
      ["--only", "negative_constant", "--changed-lines", "--diff"], in: sandbox.path,
      environment: GitSandbox.environment)
    #expect(diff.output.contains("+") && diff.output.contains("-1.0 * padding"))
    #expect(!diff.output.contains("-1.0 * inset"))
    let run = try lint("--changed-lines", "--fix", "--strict")
    #expect(try sandbox.text("Cell.swift") == changed.replacing("-padding", with: "-1.0 * padding"))
    #expect(run.error.contains("fixed 1 finding in 1 file (1 negative_constant), nothing left"))
    #expect(!run.output.contains("Cell.swift:"))
    #expect(run.status == 0)
  }
}
