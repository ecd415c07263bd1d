import Testing

@testable import Rules

@Suite("setup_prefix")
struct SetupPrefixTests {
  private func prefix(
    _ style: SetupPrefix.Style, _ marked: String, _ location: SourceLocation = #_sourceLocation
  ) {
    expect(SetupPrefix(options: .init(style: style)), marked, sourceLocation: location)
  }

  @Test("each setup function with another word is reported")
  func words() {
    let code = """
      class A: UIView {
        func setupA() { a.alpha = 0 }
        func ↓configureB() { b.alpha = 0 }
        func ↓setUpC() { c.alpha = 0 }
        func ↓prepare() { a.alpha = 0 }
      }
      extension A {
        func ↓buildLayout() { addSubview(a) }
        func setupB() { setupA() }
      }
      """
    prefix(.setup, code)
    prefix(.majority, code.replacing("↓", with: ""))
  }

  @Test(
    "other functions are silent",
    arguments: [
      "class A: UIView { func configure(with song: Song) { a.text = song.title } }",
      "class A: UIView { func configureSession() { session.start(url) } }",
      "class A: UIView { override func prepareForReuse() { a.alpha = 0 } }",
      "class A: UIView { func createLabel() -> UILabel { let a = UILabel(); a.alpha = 0; return a } }",
      "class A: UIView { func addViews() { addSubview(a) }; func layoutA() { a.frame = b } }",
      "class A: UIView { func commonInit() { addSubview(a) }; func constructViews() { addSubview(a) } }",
      "class A: UIView { func prepareForTransition() { a.alpha = 0 } }",
      "class A: UIView { static func configure() { a.alpha = 0 } }",
      "class A: UIView { private func configureRemote() { remote = Remote() } }",
      "class A: UIView { private func buildMap() { map = [:]; items = songs.map(\\.title) } }",
      "class A: UIView { func createFiles() { let files = FileManager.default; files.delegate = nil } }",
      "class A: UIView { func prepareAll() { loadAll() }; func loadAll() { start() } }",
      "struct A { func configureB() { b.alpha = 0 } }",
      "class A: UIView { func setup() { func configureB() { b.alpha = 0 }; configureB() } }",
      "class A: UIViewController { func createBack() { navigationItem.leftBarButtonItem = item; navigationItem.title = a } }",
    ])
  func silent(_ code: String) {
    prefix(.setup, code)
  }

  @Test("the majority of view types decides")
  func majority() throws {
    let code = """
      class A: UIView { func setupA() { a.alpha = 0 } }
      class B: UIView { func setupA() { a.alpha = 0 } }
      class C: UIView { func configureA() { a.alpha = 0 } }
      """
    let found = diagnostics(of: SetupPrefix(), in: code)
    #expect(
      found.map(\.message) == [
        "2 of 3 view types begin the names of setup functions with `setup`; `configureA()` begins with `configure`"
      ])
    #expect(found.map(\.advice) == ["begin the name with `setup`"])
  }
}
