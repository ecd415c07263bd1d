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

  private func project() throws -> Project {
    try Project([
      "PlayerView.swift": Self.view, "Other.swift": Self.view.replacing("Player", with: "Other"),
    ])
  }

  @Test("draws one class, to a file too, and takes a state")
  func one() throws {
    let project = try project()
    let run = try project.run(["wireframe", "PlayerView.swift"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<svg xmlns="))
    #expect(run.output.contains(#"height="40""#))
    #expect(
      try project.run(["wireframe", "--type", "OtherView", "--state", "isCompact", "-o", "a.svg"])
        .status == 0)
    #expect(try project.text("a.svg").contains(#"height="20""#))
    #expect(try project.text("a.svg").contains("<title>OtherView</title>"))
  }

  @Test("draws all classes on one page")
  func all() throws {
    let run = try project().run(["wireframe", "--all", "--dark"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
    #expect(run.output.components(separatedBy: "<figure>").count == 3)
  }

  @Test("a run draws all views beside its report, which links to them")
  func besideReport() throws {
    let project = try project()
    try project.folder.write("out/README", "")
    let run = try project.lint(
      "--reporter", "html=out/report.html", "--wireframes", "pictures of views.html")
    #expect(run.error.isEmpty, "\(run.error)")
    #expect(
      try project.text("out/report.html").contains(
        #"<a href="../pictures%20of%20views.html">The views as wireframes</a>"#))
    let page = try project.text("pictures of views.html")
    #expect(page.components(separatedBy: "<figure>").count == 3)
    let piped = try project.lint("--reporter", "html", "--wireframes", "views.html")
    #expect(piped.output.contains(#"<a href="views.html">"#))
    #expect(try !project.lint("--reporter", "html").output.contains("<a href=\"views"))
    for option in ["--staged", "--diff", "--fix-only", "-"] {
      let refused = try project.lint(option, "--wireframes", "views.html")
      #expect(refused.status == 2 && refused.error.contains("`--wireframes`"), "\(option)")
    }
  }

  @Test("findings are reported although a class cannot be drawn, which is named")
  func undrawable() throws {
    let project = try project()
    try project.folder.write(
      "Wide.swift",
      Self.view.replacing("Player", with: "Wide").replacing("make.height.equalTo(20)", with: "")
        .replacing(
          "addSubview(title)",
          with:
            "addSubview(title)\n    widthAnchor.constraint(equalToConstant: 90_000).isActive = true"
        ))
    let run = try project.lint("--reporter", "json=r.json", "--wireframes", "views.html")
    #expect(run.status < 2, "\(run.error)")
    #expect(try project.text("r.json").contains("\"diagnostics\""))
    let page = try project.text("views.html")
    #expect(page.contains("`WideView` cannot be drawn: it is larger than any screen"))
    #expect(page.contains("<title>PlayerView</title>"))
  }

  @Test("findings are written before pictures are drawn")
  func reportFirst() throws {
    let project = try project()
    try project.folder.write("views.html/file", "")
    let run = try project.lint("--reporter", "json=r.json", "--wireframes", "views.html")
    #expect(run.status == 2)
    #expect(try project.text("r.json").contains("\"diagnostics\""))
  }

  @Test("says what is wrong, and what to write")
  func wrong() throws {
    let project = try project()
    let several = try project.run(["wireframe"])
    #expect(several.status == 2)
    #expect(several.error.contains("there are 2 classes to draw: `OtherView`, `PlayerView`"))
    let state = try project.run(["wireframe", "PlayerView.swift", "--state", "x"])
    #expect(state.error.contains("its states are `isCompact`, `not isCompact`"), "\(state.error)")
    #expect(try project.run(["wireframe", "--device", "watch"]).status == 2)
    #expect(try project.run(["wireframe", "--all", "--type", "PlayerView"]).status == 2)
    #expect(try project.run(["wireframe", "--type", "PlayerVeiw"]).error.contains("`PlayerView`?"))
  }

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
