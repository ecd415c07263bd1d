import TestSupport
import Testing

@Suite("The command outline")
struct OutlineCommandTests {
  private static let view = """
    class PlayerView: UIView {
      let title = UILabel()
      func setUp() {
        addSubview(title)
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
      }
    }

    """

  @Test("shows the classes of the named files, and of others by name")
  func text() throws {
    let project = try Project([
      "PlayerView.swift": Self.view, "Other.swift": Self.view.replacing("Player", with: "Other"),
    ])
    let run = try project.run(["outline", "PlayerView.swift"])
    #expect(run.status == 0)
    #expect(run.output.contains("PlayerView: UIView  PlayerView.swift:1"))
    #expect(run.output.contains("top = superview + 8"))
    #expect(!run.output.contains("OtherView"))
    let named = try project.run(["outline", "--type", "OtherView"])
    #expect(named.output.contains("OtherView: UIView"))
    #expect(!named.output.contains("PlayerView:"))
  }

  @Test("says what is wrong with a name, and that there is nothing to show")
  func sentences() throws {
    let project = try Project(["PlayerView.swift": Self.view, "Empty.swift": "struct Song {}\n"])
    let run = try project.run(["outline", "--type", "PlayerVeiw"])
    #expect(run.status == 2)
    #expect(run.error.contains("did you mean `PlayerView`?"))
    let empty = try project.run(["outline", "Empty.swift"])
    #expect(empty.status == 0)
    #expect(empty.output == "no code in these files adds or constrains a view\n")
    #expect(try project.run(["outline", "-"]).status == 2)
  }

  @Test("writes Markdown that names cannot leave, and JSON")
  func formats() throws {
    let hostile = "title.text = \"```</details>\"\n    addSubview(title)"
    let project = try Project([
      "PlayerView.swift": Self.view.replacing("addSubview(title)", with: hostile)
    ])
    let markdown = try project.run(["outline", "--format", "markdown"])
    #expect(
      markdown.output.hasPrefix(
        "<details>\n<summary><code>PlayerView</code>, 1 view</summary>\n\n````text\n"))
    #expect(markdown.output.hasSuffix("````\n\n</details>\n\n"))
    let json = try project.run(["outline", "--format", "json"])
    #expect(json.output.contains("\"type\": \"PlayerView\""))
    #expect(json.output.contains("\"top = superview + 8\""))
  }

  @Test("shows what a change does to the tree, deleted files and new ones too")
  func difference() throws {
    let sandbox = try GitSandbox()
    try sandbox.write("PlayerView.swift", Self.view)
    try sandbox.write("Gone.swift", Self.view.replacing("Player", with: "Gone"))
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "One")
    try sandbox.write("PlayerView.swift", Self.view.replacing("constant: 8", with: "constant: 12"))
    try sandbox.write("New.swift", Self.view.replacing("Player", with: "New"))
    try sandbox.git("rm", "-q", "Gone.swift")
    let run = try Tool.run(
      ["outline", "--diff", "HEAD"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("-       top = superview + 8\n+       top = superview + 12\n"))
    #expect(run.output.contains("- GoneView: UIView"))
    #expect(run.output.contains("+ NewView: UIView"))
    #expect(
      try Tool.run(
        ["outline", "--diff", "nowhere"], in: sandbox.path, environment: GitSandbox.environment
      ).status == 2)
  }
}
