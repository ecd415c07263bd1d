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

  @Test("shows the changes of the whole repository in each of its folders, unless a path is given")
  func differenceOfRepository() throws {
    let sandbox = try GitSandbox()
    for name in ["App/Old.swift", "Gone.swift", "Other.swift"] {
      try sandbox.write(name, Self.view)
    }
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "One")
    try sandbox.write("Other.swift", Self.view.replacing("constant: 8", with: "constant: 12"))
    try sandbox.git("rm", "-q", "Gone.swift")
    let folder = sandbox.path + "/App"
    for command in ["outline", "wireframe"] {
      let all = try Tool.run(
        [command, "--since", "HEAD"], in: folder, environment: GitSandbox.environment)
      #expect(all.status == 0 && all.output.contains("PlayerView"), "\(all)")
      let own = try Tool.run(
        [command, "--since", "HEAD", "."], in: folder, environment: GitSandbox.environment)
      #expect(own.status == 0 && !own.output.contains("PlayerView"), "\(own)")
    }
  }

  private func changed(
    from old: [String: String], to new: [String: String], _ arguments: String...
  ) throws -> String {
    let sandbox = try GitSandbox()
    for (path, text) in old { try sandbox.write(path, text) }
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "One")
    for (path, text) in new { try sandbox.write(path, text) }
    let run = try Tool.run(
      ["outline", "--since", "HEAD"] + arguments, in: sandbox.path,
      environment: GitSandbox.environment)
    #expect(run.status == 0, "\(run.error)")
    return run.output
  }

  @Test("a changed font, color or text is a change, with both values, and nothing else is shown")
  func looks() throws {
    let code = Self.view.replacing(
      "addSubview(title)",
      with: """
        addSubview(title)
            title.font = .systemFont(ofSize: 18)
            title.textColor = .red
            title.text = "Now playing, and a text that is longer than what an outline shows of it, up to here"
            addSubview(cover)
            cover.backgroundColor = .red
        """)
    for (old, new) in [
      ("font = .systemFont(ofSize: 18)", "font = .boldSystemFont(ofSize: 28)"),
      ("textColor = .red", "textColor = .label"), ("up to here", "up to there"),
    ] {
      let output = try changed(
        from: ["A.swift": code], to: ["A.swift": code.replacing(old, with: new)])
      let lines = output.split(separator: "\n")
      #expect(lines.count == 4 && lines[0] == "  PlayerView: UIView", "\(output)")
      #expect(lines[1] == "    title  UILabel")
      #expect(lines[2].hasPrefix("-       ") && lines[2].contains(old), "\(output)")
      #expect(lines[3].hasPrefix("+       ") && lines[3].contains(new), "\(output)")
    }
  }

  @Test("two classes of one name are compared with what each was, and only those of a named file")
  func sameNames() throws {
    let other = Self.view.replacing("constant: 8", with: "constant: 4")
    let old = ["A/View.swift": Self.view, "B/View.swift": other]
    #expect(try changed(from: old, to: ["C.swift": "struct Song {}\n"]) == "no view changes\n")
    let new = ["B/View.swift": other.replacing("constant: 4", with: "constant: 6")]
    let markdown = try changed(from: old, to: new, "--format", "markdown")
    #expect(
      markdown.hasPrefix("<details>\n<summary><code>PlayerView</code>, 1 line added, 1 removed"))
    #expect(try changed(from: old, to: new, "A") == "no view changes\n")
    let project = try Project(old)
    let named = try project.run(["outline", "B/View.swift", "--type", "PlayerView"]).output
    #expect(named.contains("B/View.swift:1") && !named.contains("A/View.swift"))
    #expect(try project.run(["wireframe", "A/View.swift"]).status == 0)
    let both = try project.run(["wireframe"])
    #expect(
      both.error.contains(
        "there are 2 classes to draw: `PlayerView` in `A/View.swift`, `PlayerView` in `B/View.swift`; choose one with its file"
      ), "\(both.error)")
  }

  @Test("the value of an option is no file of arguments")
  func revisionAt() throws {
    let sandbox = try GitSandbox()
    try sandbox.write("A.swift", Self.view)
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "One")
    for arguments in [
      ["outline", "--since", "@"], ["outline", "--diff", "@"], ["--since", "@"],
      ["--since", "@", "outline"], ["wireframe", "--since", "@"],
    ] {
      let run = try Tool.run(
        arguments, in: sandbox.path, environment: GitSandbox.environment)
      #expect(run.status == 0, "\(arguments): \(run.error)")
    }
    let upstream = try Tool.run(
      ["outline", "--diff", "@{upstream}"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(upstream.status == 2 && !upstream.error.contains("arguments"), "\(upstream.error)")
  }
}
