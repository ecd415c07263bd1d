import TestSupport
import Testing

@Suite("The command wireframe")
struct WireframeCommandTests {
  private static let view = """
    class PlayerView: UIView {
      let title = UILabel()
      func setUp() {
        addSubview(title)
        title.snp.makeConstraints { make in
          make.edges.equalToSuperview().inset(8)
          if isCompact { make.height.equalTo(20) } else { make.height.equalTo(40) }
        }
      }
    }

    """

  @Test("draws what a change moves, before and after")
  func difference() throws {
    let sandbox = try GitSandbox()
    try sandbox.write("PlayerView.swift", Self.view)
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "One")
    try sandbox.write("PlayerView.swift", Self.view.replacing("inset(8)", with: "inset(12)"))
    let run = try Tool.run(
      ["wireframe", "--diff", "HEAD"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("#7b1fa2"))
    try sandbox.write("New.swift", Self.view.replacing("Player", with: "New"))
    let new = try Tool.run(
      ["wireframe", "--since", "HEAD", "--type", "NewView"], in: sandbox.path,
      environment: GitSandbox.environment)
    #expect(new.output.contains("<title>NewView</title>") && !new.output.contains("PlayerView"))
  }
}
