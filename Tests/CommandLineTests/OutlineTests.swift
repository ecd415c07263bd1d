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

}
