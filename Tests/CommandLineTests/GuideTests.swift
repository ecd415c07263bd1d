import TestSupport
import Testing

@Suite("The command guide")
struct GuideTests {
  private func project() throws -> Project {
    try Project([
      ".layoutlint.yml":
        "extends: [none]\nrules: {negative_constant: {severity: warning, style: prefix}}\n",
      "Views/CardView.swift": """
      final class CardView: UIView {
        func layout() {
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -inset).isActive = true
        }
      }

      """,
    ])
  }

  @Test("a guide has the reason, the settings and code that keeps the convention")
  func content() throws {
    let guide = try project().run(["guide"])
    #expect(guide.status == 0)
    #expect(guide.output.contains("### negative_constant\n"))
    #expect(guide.output.contains("**Our settings:** `style: prefix`"))
    #expect(guide.output.contains("As in [CardView.swift](/Views/CardView.swift#L3):"))
    #expect(
      guide.output.contains(
        "\ntitle.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -inset).isActive = true\n"
      ))
    #expect(!guide.output.contains("constraint_order"))
  }

  @Test("a guide is in step until the configuration changes, and keeps what the team wrote")
  func check() throws {
    let project = try project()
    #expect(try project.run(["guide", "--output", "TEAM.md"]).status == 0)
    #expect(try project.run(["guide", "--check", "TEAM.md"]).status == 0)
    let text = "# Ours\n\n" + (try project.text("TEAM.md")) + "\nSince 2019.\n"
    try project.folder.write("TEAM.md", text)
    // Places change with the code, and are not compared.
    try project.folder.write("Views/CardView.swift", "final class CardView: UIView {}\n")
    #expect(try project.run(["guide", "--check", "TEAM.md"]).status == 0)
    try project.folder.write(
      ".layoutlint.yml", "extends: [none]\nrules: {negative_constant: warning}\n")
    let stale = try project.run(["guide", "--check", "TEAM.md"])
    #expect(stale.status == 1)
    #expect(stale.error.contains("layoutlint guide --output TEAM.md"))
    #expect(try project.run(["guide", "--output", "TEAM.md"]).status == 0)
    let merged = try project.text("TEAM.md")
    #expect(merged.hasPrefix("# Ours\n\n") && merged.hasSuffix("\nSince 2019.\n"))
    #expect(!merged.contains("style: prefix"))
  }

  @Test("another document is kept")
  func otherDocument() throws {
    let project = try project()
    try project.folder.write("TEAM.md", "# Ours\n")
    let run = try project.run(["guide", "--output", "TEAM.md"])
    #expect(run.status == 2)
    #expect(run.error.contains("was not written by `layoutlint guide`"))
    #expect(try project.text("TEAM.md") == "# Ours\n")
  }

  @Test("what names nothing, and options that contradict each other, are refused")
  func refusals() throws {
    let project = try project()
    for arguments in [
      ["guide", "nothing"], ["guide", "--check", "A.md", "--output", "B.md"],
      ["guide", "--check", "missing.md"], ["guide", "a", "b"],
    ] {
      let run = try project.run(arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(!run.error.isEmpty)
    }
  }
}
