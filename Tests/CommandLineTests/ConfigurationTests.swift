import TestSupport
import Testing

@Suite("The configuration from the command line")
struct ConfigurationTests {

  @Test("`files --skipped` lists what is left out, with the reasons")
  func skipped() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell, "Sources/Old.swift": "", "Pods/P.swift": "",
      ".layoutlint.yml": "exclude: [Old.swift]\n",
    ])
    let run = try project.lint("files", "--skipped")
    #expect(
      run.output == """
        Pods: not entered, because folders of this name hold no code of the project, or are hidden
        Sources/Old.swift: skipped, because `exclude` in .layoutlint.yml:1 matches it

        """)
    #expect(run.error == "" && run.status == 0)
    #expect(try project.lint("files", "--skipped", "-0").output == "Pods\0Sources/Old.swift\0")
  }

  @Test("`config` shows each value with its origin, as an equivalent configuration")
  func config() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell,
      ".layoutlint.yml": """
      extends: strict
      exclude: ["a, b", '*.gen.swift']
      reporter: [pretty, "json=out/report.json"]
      baseline: accepted.txt
      rules:
        constraint_order: {mode: strict}
      overrides: [{paths: Sources, rules: {setup_length: off}}]
      """,
    ])
    let shown = try project.lint("config", "Sources/Cell.swift")
    #expect(shown.status == 0)
    let lines = shown.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    for line in [
      "extends: [strict] # .layoutlint.yml:1",
      "exclude: ['a, b', '*.gen.swift'] # .layoutlint.yml:2",
      "reporter: [pretty, json=out/report.json] # .layoutlint.yml:3", "strict: false # default",
      "baseline: accepted.txt # .layoutlint.yml:4", "mode: strict # .layoutlint.yml:6",
      "severity: off # .layoutlint.yml:7", "max_lines: 50 # default",
      "severity: warning # preset strict, .layoutlint.yml:1",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!shown.output.contains("overrides:"))
    #expect(try project.lint("config").output.contains("  - paths: [Sources]\n"))
    // Read back, it gives the same values.
    try project.folder.write(".layoutlint.yml", shown.output)
    let again = try project.lint("config", "Sources/Cell.swift")
    // The globs match nothing here.
    #expect(!again.error.contains("error:"))
    let values = again.output.split(separator: "\n").map { $0.split(separator: "#")[0] }
    let old = shown.output.split(separator: "\n").map { $0.split(separator: "#")[0] }
    #expect(
      values.map { $0.split(separator: " ") } == old.map { $0.split(separator: " ") })
  }

  @Test("a configuration that cannot be read is reported with its own advice")
  func unreadable() throws {
    let project = try Project()
    for (name, text) in [
      ("none.yml", "no such file or directory; check the spelling of the path"),
      ("Sources", "is a directory; name the file in it, `.layoutlint.yml`"),
    ] {
      let run = try project.lint("--config", name)
      #expect(
        run.error == "\(name):1:1: error: the configuration cannot be read: \(text)\n")
      #expect(run.status == 2)
    }
    try project.folder.write(
      "large.yml", String(repeating: "# long\n", count: 200_000))
    #expect(
      try project.lint("--config", "large.yml").error.hasSuffix(
        "; a configuration has at most 1 MiB\n"))
  }

  @Test("`files` lists what would be linted")
  func files() throws {
    let project = try Project([
      "a b.swift": "", "Sources/Cell.swift": "", "build/x.swift": "", ".gitignore": "build\n",
      ".layoutlint.yml": "exclude: '*.gen.swift'", "x.gen.swift": "",
    ])
    #expect(try project.lint("files").output == "Sources/Cell.swift\na b.swift\n")
    #expect(try project.lint("files", "-0", "Sources").output == "Sources/Cell.swift\0")
    #expect(
      try project.lint("files", "--no-gitignore", "--no-exclude").output
        == "Sources/Cell.swift\na b.swift\nbuild/x.swift\nx.gen.swift\n")
  }

}
