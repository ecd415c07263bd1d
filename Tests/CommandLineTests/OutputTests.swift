import Foundation
import TestSupport
import Testing

@Suite("Destinations of output")
struct OutputTests {
  private let project: Project
  init() throws { project = try Project() }

  @Test("several reporters write at once, each to its destination")
  func several() throws {
    try project.folder.write("old.txt", "old")
    let run = try project.lint(
      "--reporter", "concise", "--reporter", "xcode=old.txt", "--reporter", "checkstyle=new.xml",
      "--quiet")
    #expect(run.output.hasPrefix("Sources/Cell.swift:4:5: warning[constraint_order] "))
    #expect(
      try project.text("old.txt").hasPrefix("\(project.folder.path)/Sources/Cell.swift:4:5: "))
    #expect(try project.text("new.xml").hasPrefix("<?xml"))
  }

  @Test("the configuration names reporters, with files relative to itself")
  func configured() throws {
    try project.folder.write(".layoutlint.yml", "reporter: [concise, xcode=report.txt]\n")
    let run = try Tool.run(["-q"], in: project.folder("Sources"))
    #expect(run.output.hasPrefix("Cell.swift:4:5: warning[constraint_order] "))
    #expect(try project.text("report.txt").contains("/Sources/Cell.swift:4:5: warning: "))
    #expect(try project.lint("--reporter", "xcode").output.contains("/Sources/Cell.swift:4:5: "))
  }

  @Test("reports to files leave the standard output empty")
  func filesOnly() throws {
    let run = try project.lint("--reporter", "json=a.json", "--reporter", "xcode=a.txt")
    #expect(run.output + run.error == "")
    #expect(try project.text("a.json").contains("negative_constant"))
    #expect(try project.text("a.txt").contains("negative_constant"))
    let counted = try project.lint("--reporter", "json=a.json", "--statistics")
    #expect(counted.output.hasPrefix("findings  places  files  severity  rule\n"))
    let fixed = try project.lint("--reporter", "json=a.json", "--fix")
    #expect(fixed.output == "")
    #expect(fixed.error.hasPrefix("layoutlint: fixed 2 findings in 1 file"))
    try project.folder.write("Sources/Cell.swift", Project.cell)
    try project.folder.write(".layoutlint.yml", "reporter: json=a.json\n")
    #expect(try project.lint().output == "")
    let annotated = try project.run([], environment: ["GITHUB_ACTIONS": "true"])
    #expect(annotated.output == "")
    #expect(annotated.error.hasPrefix("::warning file=Sources/Cell.swift,"))
  }

  @Test("JUnit failures are the findings that fail the run, even with too many warnings")
  func junitVerdict() throws {
    func counts(_ arguments: String...) throws -> [Int] {
      let run = try project.run(arguments + ["--reporter", "junit"])
      let counts = ["<failure", "<skipped"].map { run.output.components(separatedBy: $0).count - 1 }
      #expect((counts[0] > 0) == (run.status == 1))
      return counts
    }
    #expect(try counts() == [0, 2])
    #expect(try counts("--strict") == [2, 0])
    #expect(try counts("--max-warnings", "2") == [0, 2])
    #expect(try counts("--max-warnings", "1") == [2, 0])
    try project.folder.write(
      ".layoutlint.yml", "rules: {constraint_order: note, negative_constant: error}")
    #expect(try counts() == [1, 1])
    #expect(try counts("--strict") == [1, 1])
  }

  @Test("reports are written even if there is nothing to lint")
  func empty() throws {
    let empty = try Project(["notes.txt": ""])
    let run = try empty.lint("--reporter", "concise", "--reporter", "checkstyle=report.xml")
    #expect(run.error == "layoutlint: no Swift files in the current folder; nothing was checked\n")
    #expect(run.status == 0)
    #expect(try empty.text("report.xml").contains("<checkstyle"))
  }

  @Test("a file that cannot be written is reported, and the status is 2")
  func unwritable() throws {
    let run = try project.lint("--reporter", "concise=none/report.txt")
    #expect(
      run.error
        == "layoutlint: none/report.txt: cannot be written: no such file or directory; "
        + "check that its folder exists and has space, or name another file\n")
    #expect(run.status == 2)
    #expect(try project.lint("--reporter", "concise=Sources").status == 2)
    if FileManager.default.fileExists(atPath: "/dev/full") {
      #expect(try project.lint("--reporter", "concise=/dev/full").status == 2)
    }
  }

  @Test(
    "a report replaces the old one and keeps its permissions; a link remains a link, and a pipe a pipe"
  )
  func replaced() throws {
    try project.folder.write("report.txt", "old")
    try project.folder.link("link.txt", to: "report.txt")
    #expect(chmod(project.folder("report.txt"), 0o640) == 0)
    _ = try project.lint("--reporter", "concise=link.txt", "-q")
    var status = stat()
    #expect(lstat(project.folder("link.txt"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(project.folder("report.txt"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try project.text("report.txt").hasPrefix("Sources/Cell.swift"))
    let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.path)
    #expect(names.sorted() == [".git", "Sources", "link.txt", "report.txt"])
    let piped = try project.lint("--reporter", "concise=/dev/stdout", "--reporter", "xcode=x", "-q")
    #expect(piped.output.contains("warning[constraint_order]"))
  }

  @Test("a report for `/dev/stdout` is added where the output of other commands ends")
  func standardOutput() throws {
    try project.folder.write(
      "script",
      """
      { echo before; "$1" --reporter concise=/dev/stdout --reporter xcode=other -q; echo after; } > all
      ls -A
      """)
    let run = try Tool.run(
      [], in: project.folder.path, wrapper: ["/bin/sh", "script"])
    let lines = try project.text("all").split(separator: "\n")
    #expect(lines.count > 2)
    #expect(lines.first == "before")
    #expect(lines.last == "after")
    #expect(!run.output.contains(".layoutlint-"))
  }

  @Test("on GitHub, annotations and a summary are automatic")
  func gitHub() throws {
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": project.folder("summary.md"),
    ]
    try project.folder.write("summary.md", "before\n")
    let run = try project.run(["--reporter", "concise", "-q"], environment: environment)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("Sources/Cell.swift:4:5: "))
    #expect(lines[2].hasPrefix("::warning file=Sources/Cell.swift,line=4,"))
    #expect(run.error == "")
    #expect(try project.text("summary.md").hasPrefix("before\n"))
    #expect(try project.text("summary.md").contains("constraint_order"))
    // A document on the standard output stays intact; the runner reads the standard error too.
    let document = try project.run(["--reporter", "checkstyle"], environment: environment)
    #expect(!document.output.contains("::warning"))
    #expect(document.error.hasPrefix("::warning file=Sources/Cell.swift,line=4,"))
    let own = try project.run(["--reporter", "github"], environment: environment)
    #expect(own.output.split(separator: "\n").count == 2)
    #expect(
      try project.lint("--reporter", "concise", "-q").output.split(separator: "\n").count == 2)
  }

  @Test("`--max-warnings`, `--min-severity` and `--strict` decide what fails")
  func verdict() throws {
    #expect(try project.lint("--max-warnings", "2").status == 0)
    let many = try project.lint("--max-warnings", "1")
    #expect(many.status == 1)
    #expect(many.error == "layoutlint: 2 warnings exceed the limit of 1 set by `--max-warnings`\n")
    #expect(try project.lint("--max-warnings", "0", "--min-severity", "error").output == "")
    #expect(try project.lint("--strict", "--min-severity", "error").status == 0)
    try project.folder.write(
      ".layoutlint.yml", "rules: {constraint_order: note, negative_constant: error}")
    let errors = try project.lint("--min-severity", "warning", "--reporter", "concise", "-q")
    #expect(errors.output.hasPrefix("Sources/Cell.swift:5:68: error[negative_constant] "))
    #expect(errors.output.split(separator: "\n").count == 1)
    #expect(errors.status == 1)
  }

  @Test("`--statistics` counts by rule, `--quiet` omits the summary")
  func statistics() throws {
    try project.folder.write("Sources/B.swift", Project.cell.replacing("-inset", with: "inset"))
    #expect(
      try project.lint("--statistics").output == """
        findings  places  files  severity  rule
               2       2      2  warning   constraint_order
               1       1      1  warning   negative_constant
               0       2      0            config_in_layout

        Found 3 warnings in 2 of 2 files
        3 can be fixed with `--fix`

        """)
    #expect(
      try project.lint("--statistics", "--reporter", "json").output.contains(
        """
        "rules":[
        {"rule":"constraint_order","severity":"warning","findings":2,"places":2,"files":2,"safe_fixes":2,"unsafe_fixes":0},
        {"rule":"negative_constant","severity":"warning","findings":1,"places":1,"files":1,"safe_fixes":1,"unsafe_fixes":0},
        {"rule":
        """))
    for format in ["sarif", "rdjson", "junit", "github", "markdown", "html"] {
      let refused = try project.lint("--statistics", "--reporter", format)
      #expect(
        refused.error
          == "layoutlint: the reporter `\(format)` has no statistics; leave it out for a table, or use `--reporter json`\n"
      )
      #expect(refused.output == "")
      #expect(refused.status == 2)
    }
    // A file has the findings.
    let both = try project.lint("--statistics", "--reporter", "sarif=a.sarif")
    #expect(both.output.hasPrefix("findings  places  files"))
    #expect(try project.text("a.sarif").contains("\"results\""))
    // What a configuration names is meant for other runs.
    try project.folder.write(".layoutlint.yml", "reporter: sarif\n")
    #expect(try project.lint("--statistics").output.hasPrefix("findings  places  files"))
    try project.folder.write(".layoutlint.yml", "reporter: json\n")
    #expect(try project.lint("--statistics").output.hasPrefix("{\"version\":1,"))
    try project.folder.write(".layoutlint.yml", "")
    let quiet = try project.lint("--reporter", "pretty", "--quiet")
    #expect(!quiet.output.contains("Found"))
    #expect(quiet.output.contains("warning[constraint_order]"))
  }
}
