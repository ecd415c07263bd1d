import TestSupport
import Testing

@Suite("Input from the command line")
struct InputTests {
  private let project: Project
  init() throws { project = try Project() }

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

}
