import Testing

@testable import Rules

@Suite("unparented_controller")
struct UnparentedControllerTests {
  private let expect = Expectation(
    UnparentedController(),
    in: """
      class PlayerViewController: UIViewController {
        private let lyrics = LyricsViewController()
        func show() {
          …
        }
      }
      """)

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
    "a child that is not told is reported",
    arguments: [
      "↓addChild(lyrics); view.addSubview(lyrics.view)«; lyrics.didMove(toParent: self)»",
      "↓self.addChild(self.lyrics); view.addSubview(lyrics.view)«; tell(lyrics)»",
      "↓addChild(lyrics); view.addSubview(lyrics.view)« }; func end() { lyrics.didMove(toParent: self)»",
      "addChild(lyrics)",
      "let host = makeHost(); ↓addChild(host); box.addSubview(host.view)",
      "container.addChild(lyrics); view.addSubview(lyrics.view)",
    ])
  func notTold(body: String) { expect(body) }

  @Test("a controller of AppKit is told nothing")
  func mac() {
    for code in [
      "view.addSubview(↓lyrics.view)", "↓addChild(lyrics); view.addSubview(lyrics.view)",
    ] {
      for module in ["AppKit", "Cocoa"] {
        expect(code, silentWith: ["": "}; }\nimport \(module)\nclass Other { func f() {"])
      }
    }
  }

  @Test("a controller that may be a child is silent")
  func silent() {
    expect(
      "view.addSubview(↓lyrics.view)",
      silentWith: [
        "view.": "addChild(lyrics); lyrics.didMove(toParent: self); view.",
        "": " }; func embed() { addChild(lyrics)",
        "view.": "embed(lyrics); view.", "view.": "children += [lyrics]; view.",
        "view.": "current = lyrics; view.", "": " }; var child: UIViewController { return lyrics",
        ".view": ".titleView", "lyrics.": "other.lyrics.", "lyrics.": "",
      ])
    for code in [
      "self«.addChild(self.lyrics)»; view.addSubview(↓lyrics.view); lyrics.didMove(toParent: self)",
      "let host = makeHost(); view.addSubview(host.view)",
    ] { expect(code) }
  }

  @Test("the declaration says that the code makes it, and other files cannot reach it")
  func declarations() {
    let body = "view.addSubview(lyrics.view)"
    let reported = body.replacing("lyrics", with: "↓lyrics")
    expect(
      "lyrics = LyricsViewController(); " + reported,
      around: [
        "private let lyrics = LyricsViewController()": "private var lyrics: LyricsViewController!"
      ])
    expect(
      "if let lyrics { \(reported) }",
      around: [
        "private let lyrics = LyricsViewController()": "private var lyrics: LyricsViewController?"
      ])
    expect(
      body,
      around: ["private let lyrics = LyricsViewController()": "private let lyrics = LyricsView()"])
    expect(
      body,
      around: [
        "private let lyrics = LyricsViewController()": "weak var lyrics: LyricsViewController?"
      ])
    expect(
      body,
      around: [
        "private let lyrics = LyricsViewController()":
          "@IBOutlet private var lyrics: LyricsViewController!"
      ])
    expect(
      "lyrics = make(); " + body,
      around: [
        "private let lyrics = LyricsViewController()": "private var lyrics: LyricsViewController!"
      ])
    // A view has no children.
    expect(
      "addSubview(lyrics.view)",
      around: ["PlayerViewController: UIViewController": "PlayerView: UIView"])
    expect(
      "box.view.addSubview(↓lyrics.view)",
      around: ["PlayerViewController: UIViewController": "PlayerCoordinator: Coordinator"])
  }

  @Test("another file that names the property may make it a child")
  func project() {
    func count(_ other: String) -> Int {
      diagnostics(
        of: UnparentedController(),
        inFiles: [
          "class PlayerViewController: UIViewController { let lyrics = LyricsViewController(); func show() { view.addSubview(lyrics.view) } }",
          other,
        ]
      ).count
    }
    #expect(count("class Other {}\n") == 1)
    #expect(
      count("func embed(_ player: PlayerViewController) { add(player.lyrics) }\n") == 0)
  }
}
