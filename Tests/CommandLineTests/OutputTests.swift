import Foundation
import TestSupport
import Testing

@Suite("Destinations of output")
struct OutputTests {
  private let project: Project
  init() throws { project = try Project() }

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

}
