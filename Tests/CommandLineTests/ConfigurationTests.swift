import TestSupport
import Testing

@Suite("The configuration from the command line")
struct ConfigurationTests {
  @Test("mistakes are reported for all files at once, and nothing is linted")
  func problems() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell,
      ".layoutlint.yml": "rules:\n  constrait_order: off\nstrikt: true\n",
      "Sources/.layoutlint.yml": "exclude: 'a{b'\n",
    ])
    let run = try project.lint(".")
    #expect(run.output == "")
    #expect(
      run.error == """
        .layoutlint.yml:2:3: error: no rule `constrait_order`; did you mean `constraint_order`?
        .layoutlint.yml:3:1: error: unknown key `strikt`; did you mean `strict`?
        Sources/.layoutlint.yml:1:12: error: bad glob `a{b`: `{` has no `}`; close it, or write `\\{` if the name contains it

        """)
    #expect(run.status == 2)
    for command in ["files", "config"] {
      #expect(try project.lint(command).status == 2)
    }
  }

  @Test("`config` names what the code does not have, and a run that is no terminal's does not")
  func idle() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell, "Sources/Sub/A.swift": "",
      ".layoutlint.yml": "exclude: [Nothing]\nlayout_helpers: {pin: edges}\n",
    ])
    for path in [".", "Sources/Sub"] {
      let run = try project.lint("config", path)
      #expect(
        run.error == """
          .layoutlint.yml:1:11: warning: the glob `Nothing` of `exclude` matches nothing; correct it, or remove it; it is relative to the folder of this file
          .layoutlint.yml:2:23: warning: no file calls the layout helper `pin`; correct the name, or remove the line

          """)
      #expect(run.status == 0)
    }
    #expect(try !project.lint().error.contains("Nothing"))
  }

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

  @Test("severities, options, overrides and `strict` take effect")
  func holds() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell, "Legacy/Cell.swift": Project.cell,
      ".layoutlint.yml": """
      rules:
        constraint_order: {order: [[leading, top]]}
        negative_constant: {style: prefix}
      overrides: [{paths: Legacy, rules: {negative_constant: {severity: error, style: factor}}}]
      """,
    ])
    #expect(try project.lint("Sources").status == 0)
    #expect(try project.lint("Sources").output == "")
    let legacy = try project.lint("--reporter", "concise", "-q", "Legacy")
    #expect(
      legacy.output == """
        Legacy/Cell.swift:5:68: error[negative_constant] the negative `-inset` is not written as a factor

        """)
    #expect(legacy.status == 1)
    try project.folder.write(".layoutlint.yml", "strict: true\n")
    #expect(try project.lint("Sources").status == 1)
    #expect(try project.lint("Sources", "--no-config").status == 0)
  }

  @Test("the command line overrides it for rules")
  func selection() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell,
      ".layoutlint.yml": "extends: none\nrules: {negative_constant: {style: prefix}}\n",
    ])
    #expect(try project.lint("--enable", "constraint_order").output.contains("constraint_order"))
    #expect(try project.lint("--only", "negative_constant").output == "")
    let own = try project.lint("--only", "negative_constant", "--no-config")
    #expect(own.output.contains("(negative_constant)"))
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

  @Test("families are named in configurations, options, comments and by `rules` and `explain`")
  func families() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell,
      "Sources/Quiet.swift": "// layoutlint:disable conventions\n" + Project.cell,
      ".layoutlint.yml": "rules: {conventions: error, constraint_order: note}",
    ])
    func found(_ arguments: String...) throws -> [String] {
      try project.run(["Sources", "-q", "--reporter", "concise"] + arguments).output
        .matches(of: /: (\w+\[\w+\])/).map { String($0.1) }
    }
    #expect(try found() == ["note[constraint_order]", "error[negative_constant]"])
    #expect(try found("--only", "correctness") == [])
    #expect(try found("--only=conventions,frames") == found())
    #expect(try found("--disable", "conventions") == [])
    #expect(try found("--disable=conventions", "--enable=constraint_order").count == 1)
    #expect(try found("--preset", "none") == [])
    #expect(try found("--preset", "none", "--only", "constraint_order").count == 1)
    let config = try project.lint("config", "--preset", "strict", "--preset", "view_layout")
    #expect(config.output.contains(/extends: \[strict, view_layout\] +# --preset\n/))
    #expect(config.output.contains(/severity: warning +# preset view_layout, --preset\n/))
    #expect(!config.output.contains("severity: error"))

    let rules = try project.lint("rules", "correctness", "setup_length").output
      .split(separator: "\n").dropFirst()
    #expect(rules.first?.hasPrefix("setup_length ") == true)
    #expect(rules.dropFirst().count > 9)
    #expect(rules.dropFirst().allSatisfy { $0.contains(" correctness ") })
    let explained = try project.lint("explain", "correctness").output
    #expect(explained.hasPrefix("correctness\n  A family: mistakes that only show at run time\n"))
    #expect(explained.contains("\nself_constraint "))
  }

  @Test("`--only` and `--preset` keep a team's options, and what it left off")
  func teamStyle() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell,
      ".layoutlint.yml": """
      extends: correctness
      rules:
        constraint_order: note
        # Not decided yet.
        # negative_constant: {severity: warning, style: factor}
      """,
    ])
    func found(_ arguments: String...) throws -> [String] {
      try project.run(["Sources", "-q", "--reporter", "concise"] + arguments).output
        .matches(of: /: (\w+\[\w+\])/).map { String($0.1) }
    }
    #expect(try found() == ["note[constraint_order]"])
    #expect(try found("--only", "conventions") == found())
    #expect(
      try found("--only", "conventions", "--enable", "negative_constant") == [
        "note[constraint_order]", "warning[negative_constant]",
      ])
    #expect(try found("--only=negative_constant", "--enable=negative_constant").count == 1)
    #expect(
      try found("--preset", "cookbook") == [
        "warning[constraint_order]", "warning[negative_constant]",
      ])
    try project.folder.write(
      ".layoutlint.yml", "{extends: none, rules: {negative_constant: {style: prefix}}}")
    #expect(try found("--preset", "cookbook") == ["warning[constraint_order]"])
    #expect(try found("--only", "negative_constant") == [])
    #expect(try project.lint("--only", "negative_constant").error == "")
    #expect(try project.lint().error.contains("`negative_constant` is off, so its options"))
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

  @Test("a named file that is excluded is reported, and `--no-exclude` lints it")
  func excluded() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell, ".layoutlint.yml": "exclude: [Sources]\n",
    ])
    let run = try project.lint("Sources/Cell.swift")
    #expect(run.output == "")
    #expect(
      run.error
        == "layoutlint: Sources/Cell.swift: skipped, because `exclude` in .layoutlint.yml:1 matches it; "
        + "`--no-exclude` lints it anyway\n")
    #expect(run.status == 0)
    #expect(try project.lint("Sources/Cell.swift", "-q").error == "")
    #expect(!(try project.lint("Sources", "--no-exclude").output.isEmpty))
    let input = try project.lint(
      "-", "--stdin-filename", "Sources/New.swift", "-q", input: Project.cell)
    #expect(input.output == "")
    #expect(input.status == 0)
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

  @Test("`--require-reason` works like the key")
  func reasons() throws {
    let project = try Project([
      "A.swift": Project.cell.replacing(
        "-inset", with: "-inset /* layoutlint:disable:this negative_constant */")
    ])
    let plain = try project.lint("--disable", "constraint_order")
    #expect(plain.output == "")
    let asked = try project.lint("--disable", "constraint_order", "--require-reason")
    #expect(asked.output.contains("(suppression_reason)"))
    try project.folder.write(".layoutlint.yml", "require_reason: true")
    #expect(try project.lint("--disable", "constraint_order").output == asked.output)
  }
}
