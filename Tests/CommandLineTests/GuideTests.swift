import TestSupport
import Testing

@Suite("The commands guide and snippet")
struct GuideTests {
  private func project(
    _ configuration: String = "rules: {setup_prefix: {severity: warning, style: setUp}}\n"
  )
    throws -> Project
  {
    try Project([".layoutlint.yml": configuration])
  }

  @Test("a guide is in step until the configuration changes, and keeps what the team wrote")
  func check() throws {
    let project = try project()
    #expect(try project.run(["guide", "--output", "TEAM.md"]).status == 0)
    #expect(try project.run(["guide", "--check", "TEAM.md"]).status == 0)
    let part = "<!-- team:begin why -->\nOurs since 2019.\n<!-- team:end -->\n"
    let text = try project.text("TEAM.md").replacing("## Numbers\n", with: "## Numbers\n\n" + part)
    try project.folder.write("TEAM.md", text)
    #expect(try project.run(["guide", "--check", "TEAM.md"]).status == 0)
    try project.folder.write(".layoutlint.yml", "rules: {negative_constant: {style: prefix}}\n")
    let stale = try project.run(["guide", "--check", "TEAM.md"])
    #expect(stale.status == 1)
    #expect(stale.error.contains("layoutlint guide --output TEAM.md"))
    #expect(try project.run(["guide", "--output", "TEAM.md"]).status == 0)
    #expect(try project.text("TEAM.md").contains("## Numbers\n\n" + part))
  }

  @Test("broken markers are reported at their place, and nothing is written")
  func brokenMarkers() throws {
    let project = try project()
    let text = "# Ours\n<!-- team:begin x -->\n"
    try project.folder.write("TEAM.md", text)
    let run = try project.run(["guide", "--output", "TEAM.md"])
    #expect(run.status == 2)
    #expect(run.error.contains("TEAM.md:2: `x` does not end"))
    #expect(try project.text("TEAM.md") == text)
  }

  @Test("a new view has no finding")
  func snippet() throws {
    let project = try project("extends: [cookbook, strict]\n")
    let view = try project.run(["snippet", "CardView", "--output", "CardView.swift"])
    #expect(view.status == 0)
    #expect(try project.text("CardView.swift").contains("final class CardView: UIView {"))
    let run = try project.run(["--strict", "CardView.swift"])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test("a style that the view cannot follow is named")
  func departure() throws {
    let project = try project("rules: {setup_length: {severity: warning, max_lines: 2}}\n")
    let run = try project.run(["snippet", "CardView"])
    #expect(run.status == 0)
    #expect(run.error.contains("departs from `setup_length`"))
  }

  @Test("wrong names, and formats of other commands, are refused")
  func refusals() throws {
    let project = try project()
    for arguments in [
      ["snippet", "Card-View"], ["snippet", "A", "B"], ["snippet", "--format", "markdown"],
      ["rules", "--format", "xcode"], ["snippet", "A", "--format", "xcode"],
      ["guide", "nothing"], ["guide", "--check", "A.md", "--output", "B.md"],
      ["guide", "--check", "missing.md"],
    ] {
      let run = try project.run(arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(!run.error.isEmpty)
    }
  }

  @Test(
    "the code snippet is a property list with a placeholder for the name",
    .enabled(if: OutsideTool.python.isThere, "\(OutsideTool.python.hint)"))
  func propertyList() throws {
    let list = try project().run(["snippet", "--format", "xcode"])
    #expect(list.status == 0)
    let script =
      "import plistlib, sys; print(plistlib.loads(sys.stdin.buffer.read())['IDECodeSnippetContents'])"
    let read = try OutsideTool.run(["python3", "-c", script], input: Array(list.output.utf8))
    #expect(read.status == 0, "\(read.error)")
    #expect(read.output.contains("final class <#Name#>: UIView {"))
  }
}
