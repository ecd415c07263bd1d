import TestSupport
import Testing

@Suite("Input from the command line")
struct InputTests {
  private let project: Project
  init() throws { project = try Project() }

  @Test("the standard input is linted as the given file")
  func standardInput() throws {
    try project.folder.write("Legacy/.layoutlint.yml", "extends: none")
    let run = try project.lint(
      "-", "--stdin-filename", "Sources/New.swift", "--reporter", "concise", "-q",
      input: Project.cell)
    #expect(run.output.hasPrefix("Sources/New.swift:4:5: warning[constraint_order] "))
    #expect(run.status == 0)
    let legacy = try project.lint(
      "-", "--stdin-filename", "Legacy/New.swift", input: Project.cell)
    #expect(legacy.output == "")
    let nameless = try project.lint("-", "--reporter", "concise", "-q", input: Project.cell)
    #expect(nameless.output.hasPrefix("<stdin>:4:5: "))
    #expect(try project.lint("-", "--strict", input: Project.cell).status == 1)
  }

  @Test(
    "text that is not Swift is an error, whatever rules are on",
    arguments: [
      ["--only", "setup_name"], ["--only", "suppression_reason"], ["--preset", "none"],
      ["--preset", "view_layout"], ["--disable", "conventions", "--disable", "correctness"],
      ["--no-config", "--only", "negative_constant"], ["--disable", "constraint_order"],
    ])
  func syntax(_ choice: [String]) throws {
    for code in ["func x( {\n}\n", "let a = \"\n", "/* never closed\n", "}\n"] {
      let run = try project.run(
        ["-", "--stdin-filename", "Sources/New.swift", "--reporter", "concise", "-q"] + choice,
        input: code)
      #expect(run.output.contains(": error[syntax] "), "\(code)")
      #expect(run.status == 1)
    }
  }

  @Test("paths come from a file, from the standard input, and with NUL between them")
  func filesFrom() throws {
    try project.folder.write("a b.swift", Project.cell)
    try project.folder.write("list", "Sources\r\na b.swift\n\n")
    let pretty = ["--reporter", "pretty"]
    let listed = try project.run(pretty + ["--files-from", "list"])
    #expect(listed.output.contains("Found 4 warnings in 2 of 2 files"))
    #expect(
      try project.run(pretty + ["--files-from", "-"], input: "Sources\na b.swift\n").output
        .contains("in 2 of 2 files"))
    #expect(
      try project.run(pretty + ["--files-from", "-", "-0"], input: "Sources\0a b.swift\0")
        .output.contains("in 2 of 2 files"))
    let empty = try project.run(["--files-from", "-"], input: "")
    #expect(empty.output == "")
    #expect(empty.error == "layoutlint: `--files-from -` names no paths; nothing was checked\n")
    #expect(empty.status == 0)
    try project.folder.write("text/list", "text\n")
    #expect(
      try project.run(["--files-from", "text/list"]).error
        == "layoutlint: no Swift files in the given paths; nothing was checked\n")
    let missing = try project.run(["--files-from", "none"])
    #expect(
      missing.error
        == "layoutlint: the paths of `none` cannot be read: no such file or directory; "
        + "name a file with one path per line, or `-` for the standard input\n")
    #expect(missing.status == 2)
  }

  @Test(
    "a file on which the process crashed before it started anew is named, and the others are checked"
  )
  func crash() throws {
    let code =
      "func setup() {\n  view.topAnchor.constraint(equalTo: other.topAnchor, constant: -1.0 * 8)\n}\n"
    let project = try Project(["A.swift": code, "B.swift": code])
    for (rule, name) in [("negative_constant", "the rule `negative_constant`"), ("", "layoutlint")]
    {
      let environment = ["LAYOUTLINT_CRASHES": "\(rule) A.swift"]
      let run = try project.run(["--reporter", "concise"], environment: environment)
      #expect(run.status == 2 && !run.output.isEmpty && !run.output.contains("A.swift"), "\(run)")
      #expect(
        run.error.contains("A.swift: \(name) crashed on this file, which is a bug in layoutlint"))
      let outline = try project.run(["outline"], environment: environment)
      #expect(
        outline.status == 2 && outline.error.contains("A.swift: \(name) crashed"), "\(outline)")
    }
  }

  @Test("`@FILE` inserts the arguments in the file")
  func responseFile() throws {
    try project.folder.write("arguments", "--only\nnegative_constant\n\nSources\n")
    let run = try project.lint("@arguments", "--strict")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.status == 1)
    #expect(try project.lint("--", "@arguments").error.contains("@arguments: error: no such file"))
    try project.folder.write("more", "@arguments\n")
    #expect(try project.lint("@more").error.contains("@arguments: error: no such file"))
    let missing = try project.lint("@none")
    #expect(
      missing.error
        == "layoutlint: the arguments of `@none` cannot be read: no such file or directory; "
        + "write a path with this name as `./@none`\n")
  }

  @Test(
    "contradictory options are rejected",
    arguments: [
      (
        ["-", "a.swift"],
        "`-` and other paths contradict each other; lint the standard input on its own, or name files"
      ),
      (
        ["--stdin-filename", "a.swift"],
        "`--stdin-filename` without `-`; add `-` to read the text from the standard input"
      ),
      (
        ["--config", "a", "--no-config"],
        "`--config` and `--no-config` contradict each other; remove one of them"
      ),
      (
        ["--reporter", "pretty", "--reporter", "xcode"],
        "two reporters write to the standard output; give all but one of them a file: `--reporter xcode=FILE`"
      ),
      (
        ["--reporter", "pretty=a", "--reporter", "xcode=a"],
        "two reporters write to `a`; give all but one of them a file: `--reporter xcode=FILE`"
      ),
      (
        ["--reporter", "pretty="], "no file after `pretty=`; write `pretty=FILE`, or just `pretty`"
      ),
      (["--max-warnings", "-1"], "`--max-warnings` has no value; write `--max-warnings N`"),
      (
        ["--max-warnings=x"],
        "the value of `--max-warnings` is `x`; use a whole number of at least 0"
      ),
      (
        ["--min-severity", "warn"],
        "the value of `--min-severity` is `warn`; did you mean `warning`?"
      ),
      (["config", "a", "b"], "`config` takes one path; name a file or folder"),
      (
        ["config", "--strict"], "`--strict` is not an option of `config`; it is an option of `lint`"
      ),
    ])
  func contradictions(arguments: [String], message: String) throws {
    let run = try project.run(arguments, input: "")
    #expect(run.error == "layoutlint: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }
}
