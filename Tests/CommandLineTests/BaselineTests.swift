import Foundation
import TestSupport
import Testing

@Suite("The baseline from the command line")
struct BaselineTests {

  @Test("only a run over all files of a baseline judges the entries of a file that is gone")
  func movedAway() throws {
    let project = try Project(["A/Cell.swift": Project.cell, "B/Other.swift": Project.cell])
    try project.folder.write(".layoutlint.yml", "baseline: lint/accepted.txt\n")
    try project.folder.write("lint/README", "")
    #expect(
      try project.lint("--write-baseline", "lint/accepted.txt").error
        == "layoutlint: lint/accepted.txt: 4 findings accepted\n")
    let all = try project.text("lint/accepted.txt")
    rename(project.folder("A/Cell.swift"), project.folder("B/Cell.swift"))
    try project.folder.write("A/Empty.swift", "let a = 1\n")
    for option in ["--strict-baseline", "--prune-baseline"] {
      let run = try project.lint(option, "A")
      #expect(run.error == "" && run.status == 0)
    }
    #expect(try project.text("lint/accepted.txt") == all)
    _ = try project.lint("--write-baseline", "lint/accepted.txt", "A")
    #expect(try project.text("lint/accepted.txt") == all)
    _ = try project.lint("--write-baseline", "lint/accepted.txt", "B")
    #expect(try project.text("lint/accepted.txt") == all.replacing("A/Cell", with: "B/Cell"))
    rename(project.folder("B/Cell.swift"), project.folder("A/Gone.txt"))
    #expect(try project.lint("--prune-baseline", "B").error == "")
    #expect(try project.lint("--prune-baseline").error.contains("2 entries removed"))
  }

  @Test(
    "the command that a message about stale entries names removes them, wherever it is pasted",
    arguments: [
      (["Sources/Cell.swift"], ""), (["Sources"], ""), ([], ""), ([], "Sources"),
      (["--only", "negative_constant", "../it's.swift", "Cell.swift"], "Sources"),
      (["--", "@a.swift", "-b.swift", "Sources"], ""),
    ])
  func pasted(arguments: [String], folder: String) throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell, "it's.swift": "let a = 1\n", "@a.swift": "",
      "-b.swift": "",
    ])
    try project.folder.write(".layoutlint.yml", "baseline: accepted.txt\n")
    _ = try project.lint("--write-baseline", "accepted.txt")
    try project.folder.write(
      "Sources/Cell.swift", Project.cell.replacing("-inset", with: "-1.0 * inset"))
    let place = project.folder(folder)
    let stale = try Tool.run(arguments, in: place)
    #expect(stale.error.contains("1 accepted finding no longer occurs"))
    let command = try #require(stale.error.firstMatch(of: /`(.+)` removes stale entries\n/)).1
    let pruned = try Tool.run([], in: place, wrapper: ["/bin/sh", "-c", String(command)])
    #expect(
      pruned.error.hasSuffix("accepted.txt: 1 entry removed\n"), "\(command): \(pruned.error)")
    #expect(try Tool.run(["--strict"] + arguments, in: place).error == "")
  }

  @Test("without files, `--prune-baseline` is about the configured baseline")
  func pruneWithoutFiles() throws {
    let project = try Project()
    try project.folder.write(".layoutlint.yml", "baseline: accepted.txt\n")
    _ = try project.lint("--write-baseline", "accepted.txt")
    try FileManager.default.removeItem(atPath: project.folder("Sources"))
    let pruned = try project.lint("--prune-baseline")
    #expect(pruned.error.hasSuffix("layoutlint: accepted.txt: 2 entries removed\n"))
    #expect(pruned.status == 0)
  }

  @Test("accepted findings follow a moved file, and a copy is new")
  func moved() throws {
    let project = try Project()
    _ = try project.lint("--write-baseline", "accepted.txt")
    try FileManager.default.createDirectory(
      atPath: project.folder("Views"), withIntermediateDirectories: false)
    try FileManager.default.moveItem(
      atPath: project.folder("Sources/Cell.swift"), toPath: project.folder("Views/Cell.swift"))
    let run = try project.lint("--baseline", "accepted.txt", "--strict")
    #expect(run.output == "")
    #expect(
      run.error == """
        layoutlint: accepted.txt: Sources/Cell.swift is now Views/Cell.swift
        layoutlint: accepted.txt: the accepted findings of 1 moved file are still accepted; `\(Tool.path) --baseline accepted.txt --prune-baseline` records the new paths

        """)
    #expect(run.status == 0)
    #expect(try project.lint("--baseline", "accepted.txt", "--strict", "-q").error == "")
    // Accepted findings are not fixed either.
    _ = try project.lint("--baseline", "accepted.txt", "--fix")
    #expect(try project.text("Views/Cell.swift") == Project.cell)
    let pruned = try project.lint("--baseline", "accepted.txt", "--prune-baseline")
    #expect(pruned.error == "layoutlint: accepted.txt: 0 entries removed, 1 moved file renamed\n")
    #expect(try !project.text("accepted.txt").contains("Sources/"))
    #expect(try project.text("accepted.txt").contains("\nViews/Cell.swift\t"))
    try project.folder.write("Sources/Cell.swift", Project.cell)
    let copy = try project.lint("--baseline", "accepted.txt", "--strict")
    #expect(copy.output.split(separator: "\n").count == 2)
    #expect(copy.error == "")
    #expect(copy.status == 1)
  }

  @Test("a file that is not a baseline is neither read nor overwritten")
  func broken() throws {
    let project = try Project()
    try project.folder.write("notes.md", "# Notes\n")
    for option in ["--baseline", "--write-baseline"] {
      let run = try project.lint(option, "notes.md")
      #expect(run.output == "")
      #expect(run.error.hasPrefix("notes.md:1:1: error: this is not a baseline: "))
      #expect(run.status == 2)
    }
    #expect(try project.text("notes.md") == "# Notes\n")
    let missing = try project.lint("--baseline", "none.txt")
    #expect(
      missing.error
        == "layoutlint: none.txt: the baseline cannot be read: no such file or directory; "
        + "`layoutlint --write-baseline none.txt` creates it, `--no-baseline` runs without it\n")
    #expect(missing.status == 2)
    try project.folder.write("lint/.layoutlint.yml", "rules: {}\nbaseline: gone.txt\n")
    try project.folder.write("lint/A.swift", "")
    let configured = try project.lint()
    #expect(
      configured.error
        == "lint/.layoutlint.yml:2:11: error: the baseline `lint/gone.txt` cannot be read: no such file or directory; "
        + "`layoutlint --write-baseline lint/gone.txt` creates it, `--no-baseline` runs without it\n"
    )
    #expect(configured.status == 2)
    try FileManager.default.removeItem(atPath: project.folder("lint"))
    #expect(try project.lint("--prune-baseline").status == 2)
    #expect(try project.lint("--write-baseline", "none/accepted.txt").status == 2)
  }

}
