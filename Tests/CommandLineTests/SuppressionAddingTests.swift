import Foundation
import TestSupport
import Testing

@Suite("Adding suppressions")
struct SuppressionAddingTests {
  private let project: Project
  init() throws { project = try Project() }

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

}
