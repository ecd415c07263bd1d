import Foundation
import TestSupport
import Testing

@Suite("Adding suppressions")
struct SuppressionAddingTests {
  private let project: Project
  init() throws { project = try Project() }

  private static let order = "    // layoutlint:disable:next constraint_order"
  private static let negative = "    // layoutlint:disable:next negative_constant"

  /// The file with comments that end with `reason`.
  private static func silenced(_ reason: String = "") -> String {
    var lines = Project.cell.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    lines.insert(negative + reason, at: 4)
    lines.insert(order + reason, at: 3)
    return lines.joined(separator: "\n")
  }

  @Test("each finding gets a comment, and the next run is clean")
  func adds() throws {
    try project.folder.write(".layoutlint.yml", "require_reason: true\nstrict: true\n")
    let run = try project.lint("--add-suppressions", "--reason", "see #12")
    #expect(
      run.error
        == "layoutlint: silenced 2 findings in 1 file (1 constraint_order, 1 negative_constant), nothing left\n"
    )
    #expect(run.output == "")
    #expect(run.status == 0)
    #expect(try project.text("Sources/Cell.swift") == Self.silenced(" - see #12"))
    let next = try project.lint()
    #expect(next.output + next.error == "")
    #expect(next.status == 0)
    let again = try project.lint("--add-suppressions", "--reason", "other")
    #expect(again.error == "layoutlint: silenced nothing, nothing left\n")
    #expect(try project.text("Sources/Cell.swift") == Self.silenced(" - see #12"))
  }

  @Test("once the rules are off, `--fix` removes the comments")
  func removes() throws {
    _ = try project.lint("--add-suppressions", "-q", "--reason", "see #12")
    try project.folder.write(
      ".layoutlint.yml", "rules: {constraint_order: off, negative_constant: off}\n")
    #expect(try project.lint("--fix", "-q").status == 0)
    #expect(try project.text("Sources/Cell.swift") == Project.cell)
  }

  @Test("`--diff` shows the comments, and the standard input is printed with them")
  func elsewhere() throws {
    let diff = try project.lint("--add-suppressions", "--diff")
    #expect(
      diff.output.contains("\n+\(Self.order)\n") && diff.output.contains("\n+\(Self.negative)\n"))
    #expect(diff.error.contains("would silence 2 findings in 1 file"))
    #expect(diff.status == 1)
    #expect(try project.text("Sources/Cell.swift") == Project.cell)
    let input = try project.lint("--add-suppressions", "-", input: Project.cell)
    #expect(input.output == Self.silenced())
    #expect(input.status == 0)
  }

  @Test("only what would be reported is silenced")
  func selection() throws {
    _ = try project.lint("--write-baseline", "accepted.txt", "--only", "constraint_order")
    _ = try project.lint("--add-suppressions", "--baseline", "accepted.txt", "-q")
    let text = try project.text("Sources/Cell.swift")
    #expect(text.contains(Self.negative) && !text.contains(Self.order))
    let next = try project.lint("--baseline", "accepted.txt")
    #expect(next.output + next.error == "")
    _ = try project.lint("--add-suppressions", "--min-severity", "error", "-q")
    #expect(try project.text("Sources/Cell.swift") == text)
    _ = try project.lint("--add-suppressions", "--only", "constraint_order", "-q")
    #expect(try project.text("Sources/Cell.swift") == Self.silenced())
  }

  @Test("with `--staged`, the comments are staged; with `--changed-lines`, only new lines get them")
  func git() throws {
    let sandbox = try GitSandbox()
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "Add a cell")
    let changed = Project.cell.replacing("topAnchor)", with: "topAnchor, constant: 0)")
    try sandbox.write("Cell.swift", changed)
    try sandbox.git("add", ".")
    let run = try Tool.run(
      ["--add-suppressions", "--staged", "--changed-lines"], in: sandbox.path,
      environment: GitSandbox.environment)
    #expect(run.status == 0, "\(run.error)")
    let staged = try sandbox.git("show", ":Cell.swift")
    #expect(staged.contains(Self.order) && !staged.contains(Self.negative))
  }

  @Test("what no comment can silence is reported, and fails the run")
  func unsilenceable() throws {
    try project.folder.write("A.swift", "// layoutlint:disable:next setup_length\nlet a = 1\n")
    try project.folder.write("Broken.swift", Project.cell + "(")
    let run = try project.lint("--add-suppressions")
    #expect(run.output.contains("A.swift:1:4: warning: this suppression of `setup_length`"))
    #expect(
      run.error.contains(
        "Broken.swift: not changed, because it has a syntax error; correct that first"))
    #expect(run.error.contains("4 left; no comment can silence `syntax`, `unused_suppression`"))
    #expect(run.status == 1)
    try project.folder.write("Broken.swift", "")
    #expect(try project.lint("--add-suppressions").status == 1)
  }

  @Test("a configuration that requires reasons needs one")
  func requiresReason() throws {
    let message =
      "layoutlint: `--add-suppressions` without `--reason`: suppressions in `Sources/Cell.swift` need a reason; add `--reason 'why these are left for now'`\n"
    for arguments in [["--require-reason"], ["--enable", "suppression_reason"]] {
      let run = try project.run(["--add-suppressions"] + arguments)
      #expect(run.error == message)
      #expect(run.status == 2)
    }
    #expect(try project.text("Sources/Cell.swift") == Project.cell)
  }

  @Test(
    "contradictory options and useless reasons are refused",
    arguments: [
      (["--fix"], "`--add-suppressions` and `--fix` contradict each other; fix first"),
      (["--fix-only"], "`--add-suppressions` and `--fix-only` contradict each other; fix first"),
      (["--write-baseline", "b"], "`--add-suppressions` and `--write-baseline` contradict"),
      (["--diff", "--unsafe-fixes"], "`--unsafe-fixes` without `--fix`"),
      (["--reason", " "], "the value of `--reason` is blank; write a few words"),
      (["--reason="], "the value of `--reason` is empty; write `--reason 'a few words'`"),
      (["--reason", "a\nb"], "the value of `--reason` has several lines"),
      (["--reason", "a // b"], "the value of `--reason` would not be read as a reason"),
    ])
  func refused(_ arguments: [String], _ message: String) throws {
    let run = try project.run(["--add-suppressions"] + arguments)
    #expect(run.error.hasPrefix("layoutlint: \(message)"), "\(run.error)")
    #expect(run.status == 2)
    #expect(try project.text("Sources/Cell.swift") == Project.cell)
  }

  @Test("a reason alone is refused")
  func reasonAlone() throws {
    let run = try project.lint("--reason", "a")
    #expect(run.error.hasPrefix("layoutlint: `--reason` without `--add-suppressions`"))
    #expect(run.status == 2)
  }
}
