import LintEngine
import TestSupport
import Testing

@testable import Rules

@Suite("unparented_controller")
struct UnparentedControllerTests {
  private func expect(
    _ body: String, property: String = "private let lyrics = LyricsViewController()",
    in type: String = "PlayerViewController: UIViewController",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let code = """
      class \(type) {
        \(property)
        func show() {
          \(body)
        }
      }
      """
    let mismatch = mismatch(UnparentedController(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  @Test(
    "the view of a controller that is no child is reported once",
    arguments: [
      "view.addSubview(↓lyrics.view); view.addSubview(lyrics.view)",
      "self.view.addSubview(↓self.lyrics.view)",
      "box.addSubview(↓lyrics.view); lyrics.view.frame = box.bounds",
      "stack.addArrangedSubview(↓lyrics.view); lyrics.didMove(toParent: self)",
      "view.insertSubview(↓lyrics.view, at: 0); lyrics.title = song.title",
      "let host = UIHostingController(rootView: SongView()); view.addSubview(↓host.view)",
      "let host = UIHostingController(rootView: SongView()); pin(host.view); view.addSubview(↓host.view)",
    ])
  func reported(body: String) { expect(body) }

  @Test(
    "a controller that may be a child is silent",
    arguments: [
      "addChild(lyrics); view.addSubview(lyrics.view)",
      "self.addChild(self.lyrics); view.addSubview(lyrics.view); lyrics.didMove(toParent: self)",
      "view.addSubview(lyrics.view) }; func embed() { addChild(lyrics)",
      "embed(lyrics); view.addSubview(lyrics.view)",
      "children += [lyrics]; view.addSubview(lyrics.view)",
      "current = lyrics; view.addSubview(lyrics.view)",
      "view.addSubview(lyrics.view) }; var child: UIViewController { return lyrics",
      "view.addSubview(lyrics.titleView)",
      "view.addSubview(other.lyrics.view)",
      "let host = makeHost(); view.addSubview(host.view)",
      "view.addSubview(view)",
    ])
  func silent(body: String) { expect(body) }

  @Test("the declaration says that the code makes it, and other files cannot reach it")
  func declarations() {
    let body = "view.addSubview(lyrics.view)"
    let reported = body.replacing("lyrics", with: "↓lyrics")
    expect(
      "lyrics = LyricsViewController(); " + reported,
      property: "private var lyrics: LyricsViewController!")
    expect(
      "if let lyrics { \(reported) }", property: "private var lyrics: LyricsViewController?")
    expect(body, property: "private let lyrics = LyricsView()")
    expect(body, property: "weak var lyrics: LyricsViewController?")
    expect(body, property: "@IBOutlet private var lyrics: LyricsViewController!")
    expect(
      "lyrics = make(); " + body, property: "private var lyrics: LyricsViewController!")
    // A view has no children.
    expect("addSubview(lyrics.view)", in: "PlayerView: UIView")
    expect("box.view.addSubview(↓lyrics.view)", in: "PlayerCoordinator: Coordinator")
  }

  @Test("another file that names the property may make it a child")
  func project() throws {
    func count(_ other: String) throws -> Int {
      let folder = try TemporaryFolder()
      try folder.write(
        "Player.swift",
        "class PlayerViewController: UIViewController { let lyrics = LyricsViewController(); func show() { view.addSubview(lyrics.view) } }"
      )
      try folder.write("Other.swift", other)
      let search = ConfigurationSearch(
        DiscoveryChoice(), known: KnownNames(rules: [UnparentedController.self], reporters: []),
        currentFolder: FilePath(folder.path))
      return Linter(threads: 2).run([FilePath(folder.path)], search).1.diagnostics.count
    }
    #expect(try count("class Other {}\n") == 1)
    #expect(
      try count("func embed(_ player: PlayerViewController) { add(player.lyrics) }\n") == 0)
  }
}
