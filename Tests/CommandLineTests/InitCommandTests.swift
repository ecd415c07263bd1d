import Foundation
import TestSupport
import Testing

@Suite("The command that learns")
struct InitCommandTests {
  @Test("an existing file stays unless it is forced, and a dry run writes nothing")
  func existing() throws {
    let project = try InitTests.consistent()
    try project.folder.write(".layoutlint.yml", "strict: true\n")
    let refused = try project.lint("init")
    #expect(refused.status == 2)
    #expect(
      refused.error
        == "layoutlint: .layoutlint.yml: exists and is kept; `--force` replaces it, `--dry-run` prints what would be written\n"
    )
    #expect(try project.lint("init", "--dry-run").status == 0)
    #expect(try project.text(".layoutlint.yml") == "strict: true\n")
    #expect(try project.lint("init", "--force", "--yes").status == 0)
    #expect(try project.text(".layoutlint.yml").contains("constraint_order:"))
  }

  @Test("a baseline accepts what departs today")
  func baseline() throws {
    let project = try InitTests.consistent()
    let run = try project.lint("init", "--baseline")
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(
        """
        .layoutlint-baseline.txt: 1 finding is accepted
        Next: commit both files. From now on, `layoutlint` reports only what is new.

        """))
    #expect(run.error == "")
    #expect(try project.lint("init", "--baseline", "--force", "-q").output == "")
    #expect(try project.text(".layoutlint.yml").contains("\nbaseline: .layoutlint-baseline.txt\n"))
    #expect(try project.text(".layoutlint-baseline.txt").contains("constraint_order"))
    let lint = try project.lint("--strict", "-q")
    #expect(lint.status == 0)
    #expect(lint.output.isEmpty)
  }

  @Test("the guide of what was learned is in step")
  func guide() throws {
    let project = try InitTests.consistent()
    #expect(try project.lint("init", "-q").status == 0)
    #expect(try project.lint("guide", "--output", "Guide.md").status == 0)
    #expect(try project.lint("guide", "--check", "Guide.md").status == 0)
  }

  @Test("the guide reads in the code what the configuration leaves to the majority")
  func majority() throws {
    let project = try InitTests.project(
      (0..<6).map { InitTests.view("View\($0)", setup: "configure") })
    try project.folder.write(
      ".layoutlint.yml", "extends: [none]\nrules: {setup_prefix: warning}\n")
    #expect(try project.lint("guide").output.contains("func configure"))
    try project.folder.write("Sources/View0.swift", "")
    try project.folder.write("Empty/.layoutlint.yml", "extends: [..]\n")
    #expect(try !project.lint("guide", "Empty").output.contains("func configure"))
  }

  @Test("another folder gets its own file, whose places begin there")
  func folder() throws {
    let project = try InitTests.consistent()
    let shown = try project.lint("init", "Sources").output
    #expect(
      shown.hasSuffix(
        "\nNext: `layoutlint Sources` shows mistakes and departures from these conventions.\n"))
    let text = try project.text("Sources/.layoutlint.yml")
    #expect(text.contains("  #   as in View"))
    #expect(!text.contains("Sources/"))
  }

  @Test("what is no folder is refused, and so are contradictions")
  func mistakes() throws {
    let project = try InitTests.consistent()
    for (arguments, message) in [
      (["init", "Sources/View0.swift"], "is no folder; name the folder of a project"),
      (["init", "Missing"], "no such file or directory; name the folder of a project"),
      (["init", "A", "B"], "`init` takes one folder; run it once for each"),
      (["init", "--dry-run", "--force"], "`--dry-run` and `--force` contradict each other"),
      (["init", "--fix"], "`--fix` is not an option of `init`"),
    ] {
      let run = try project.run(arguments)
      #expect(run.status == 2)
      #expect(run.error.contains(message), "\(arguments)")
    }
  }

  @Test("the file is the same for any number of threads")
  func threads() throws {
    let project = try InitTests.project(
      (0..<40).map {
        // Two types in a file, of which only one is shown.
        InitTests.view("View\($0)", order: $0 % 9 == 0 ? ["top", "leading"] : ["leading", "top"])
          + InitTests.view("Other\($0)", order: ["leading", "top"])
      })
    let runs = try ["1", "2", "8"].map {
      try project.lint("init", "--dry-run", "--threads", $0).output
    }
    #expect(Set(runs).count == 1)
    #expect(runs[0].contains("75 of 80 views"))
  }

  @Test(
    "on a terminal it asks about what is done in several ways",
    .enabled(if: OutsideTool.script.isThere, "\(OutsideTool.script.hint)"))
  func dialogue() throws {
    func answer(_ answers: String) throws -> (shown: String, file: String) {
      let project = try InitTests.project(
        (0..<8).map { InitTests.view("View\($0)", setup: $0 < 5 ? "setup" : "configure") })
      let wrapper = [
        "/bin/sh", "-c", "printf '\(answers)' | \(OutsideTool.onTerminal("$0 init"))",
      ]
      let run = try Tool.run([], in: project.folder.path, wrapper: wrapper)
      return (run.output, try project.text(".layoutlint.yml"))
    }
    let explained = try answer("?\\n\\n")
    #expect(explained.shown.contains("1, as in Sources/View"))
    let chosen = try answer("7\\n2\\n")
    #expect(chosen.shown.contains("The code does 1 thing in several ways."))
    #expect(chosen.shown.contains("There is no choice `7`."))
    #expect(
      chosen.shown.contains("  2  style: configure: 3 of 8, 37 % of the view types; 5 findings"))
    #expect(
      chosen.file.contains("  setup_prefix:\n    severity: warning\n    style: configure\n"))
    for nothing in ["\\n", "q\\n", ""] {
      #expect(
        try answer(nothing).file.contains("  # setup_prefix: {severity: warning, style: setup}"))
    }
  }

  @Test("a run without a configuration says how to get one if it finds more than a handful")
  func suggestion() throws {
    let line = "`layoutlint init` learns the conventions of your team from the code"
    let project = try InitTests.project((0..<11).map { InitTests.view("View\($0)") })
    #expect(
      try project.lint().error.contains(
        "11 departures from conventions without a configuration; \(line)"))
    for arguments in [["-q"], ["--only", "conventions"], ["--no-config"]] {
      #expect(try !project.run(arguments).error.contains(line), "\(arguments)")
    }
    try project.folder.write(".layoutlint.yml", "extends: [cookbook]\n")
    #expect(try !project.lint().error.contains(line))
    let few = try InitTests.project((0..<10).map { InitTests.view("View\($0)") })
    #expect(try !few.lint().error.contains(line))
  }
}
