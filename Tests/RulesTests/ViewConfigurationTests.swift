import Testing

@testable import Rules

@Suite("view_configuration")
struct ViewConfigurationTests {
  @Test(
    "functions that pass all data and observed properties are reported",
    arguments: [
      "func ↓configure(title: String, detail: String) {}", "func ↓configureCell(_ song: Song) {}",
      "public func ↓render(state: State) {}", "func ↓update(with song: Song) {}",
      "func ↓set(viewModel: SongViewModel) {}", "func ↓setup(_ song: Song) {}",
      "func ↓updateItem(_ song: Song, _ id: Int) { songs = [song] }",
      "func ↓bind(viewItem: ViewItem) {}", "func ↓apply(with item: Item) {}",
      "var ↓viewModel: ViewModel? { didSet { render() } }",
      """
      var ↓songProps = Props() {
        didSet { render() }
      }
      """,
      """
      func ↓update(with a: A) {}
      func update(with b: B) {}
      """,
    ])
  func waysOfConfiguration(_ member: String) {
    expect(
      ViewConfiguration(options: .init(style: .fill)),
      """
      class A: UITableViewCell {
        \(member)
      }
      """)
  }

  @Test(
    "partial data, private functions, overrides, styles and delegates are silent",
    arguments: [
      "private func configure(with song: Song) {}", "fileprivate func render(props: Props) {}",
      "override func configure(with song: Song) {}", "static func configure(_ song: Song) {}",
      "func configure() {}", "func update(progress: Float) {}", "func set(title: String) {}",
      "func update(_ progress: Float) {}", "func apply(_ theme: Theme) {}",
      "func configure(delegate: SongDelegate) {}", "func configurable(with song: Song) {}",
      "func setupTitle(with song: Song) {}", "func update(layout: Layout) {}",
      "func render(in context: CGContext, cell: UITableViewCell) {}",
      "func set(_ handler: @escaping (Song) -> Void) {}", "var viewModel: ViewModel?",
      "private var viewModel: ViewModel? { didSet {} }", "var viewModel: ViewModel { get { a } }",
      "func updateItem(_ song: Song, _ id: Int) { songs[id] = song }",
      "func updateItem(_ song: Song, _ id: Int) { reloadItems(at: [path(id)]) }",
      "func updateItem(_ song: Song, _ id: Int) { snapshot.reconfigureItems([song]) }",
      "func updateCell(for song: Song, at path: IndexPath) { cellForRow(at: path)?.show(song) }",
      "var volume = 0 { didSet {} }", "struct B { func configure(with song: Song) {} }",
    ])
  func otherMembers(_ member: String) {
    expect(
      ViewConfiguration(options: .init(style: .fill)),
      """
      class A: UITableViewCell {
        \(member)
      }
      """)
  }

  @Test("controllers and other classes are silent; extensions of views count")
  func configuredTypes() {
    let rule = ViewConfiguration(options: .init(style: .render))
    expect(rule, "class A: UIViewController { func configure(with song: Song) {} }")
    expect(rule, "class A: Base<UIView>, SongView { func configure(with song: Song) {} }")
    expect(rule, "struct A: UIView { func configure(with song: Song) {} }")
    expect(
      rule,
      """
      class A: UI.BaseView<Song>, B {}
      extension A { func ↓configure(with b: B) {} }
      """)
    expect(
      rule,
      """
      class A: UIView {}
      private extension A { func configure(with b: B) {} }
      """)
    expect(rule, "extension UIView { func configure(with b: B) {} }")
  }

  @Test(
    "one state is no data, unless it carries some",
    arguments: [
      "func configure(isLoading: Bool) {}", "func configure(_ isOn: Bool = true) {}",
      "func configure(state: PlayerState) {}", "func setup(with mode: Player.Mode?) {}",
      "enum State { case on, off }; func render(state: State) {}",
      "enum Status { case on, off }; func update(with status: Status) {}",
      "func ↓render(state: State) {}", "func ↓configure(song: Song, isPlaying: Bool) {}",
      "func ↓configure(state: State, title: String) {}",
      "func ↓configure(_ states: [PlayerState]) {}", "func ↓configure(estate: Estate) {}",
      "enum State { case on(Song), off }; func ↓configure(state: State) {}",
      "struct State { var title = 1 }; func ↓configure(state: State) {}",
    ])
  func states(_ member: String) {
    expect(
      ViewConfiguration(options: .init(style: .fill)),
      """
      class A: UITableViewCell {
        \(member)
      }
      """)
  }

  private func configuration(
    _ set: (inout ViewConfiguration.Options) -> Void, _ marked: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var options = ViewConfiguration.Options()
    set(&options)
    expect(ViewConfiguration(options: options), marked, sourceLocation: location)
  }

  @Test("the project's own verbs are patterns, and the usual ones are reported beside them")
  func verbs() {
    configuration(
      { $0.verbs = ["display", "show*"] },
      """
      class A: UIView { func display(_ song: Song) {}; func showAll(of album: Album) {} }
      class B: UIView { func ↓configure(with song: Song) {} }
      class C: UIView { var ↓props: Props { didSet {} } }
      class D: UIView { func displays() {}; func update(progress: Float) {} }
      """)
  }

  @Test("data is one value, or several parameters")
  func parameters() {
    configuration(
      { $0.parameters = .one },
      """
      class A: UIView { func ↓configure(title: String, album: String) {} }
      class B: UIView { func configure(with song: Song) {}; func add(a: Int, b: Int) {} }
      class C: UIView { private func configure(title: String, album: String) {} }
      class D: UIView { func configure(props: Props, onTap: @escaping () -> Void) {} }
      class E: UIView { func configure(props: Props, onTap: TapHandler?, done: (() -> Void)? = nil) {} }
      class F: UIView { func ↓configure(title: String, album: String, onTap: () -> Void) {} }
      """)
    configuration(
      { ($0.parameters, $0.verbs) = (.one, ["display"]) },
      "class A: UIView { func ↓display(title: String, album: String) {} }")
    configuration(
      { $0.parameters = .several },
      """
      class A: UIView { func configure(title: String, album: String) {} }
      class B: UIView { func ↓configure(props: Props) {} }
      class C: UIView { func ↓configure(with model: Album.ViewModel?) {} }
      class D: UIView { func configure(title: String) {} }
      class E: UIView { func ↓configure(props: Props, onTap: @escaping () -> Void) {} }
      """)
  }

  @Test("props can be compared")
  func equatableProps() {
    let code = """
      class A: UIView { struct ↓Props { let a: Int } }
      class B: UIView {}
      extension B { struct ↓CellProps: Codable {} }
      """
    configuration({ $0.equatable = true }, code)
    configuration({ _ in }, code.replacing("↓", with: ""))
    configuration(
      { $0.equatable = true },
      """
      class A: UIView { struct Props: Equatable { let a: Int } }
      class B: UIView { struct CellProps: Codable, Hashable {} }
      class C: UIView { struct RowProps {} }
      extension C.RowProps: Equatable {}
      class D: UIView { class Props {} }
      """)
  }
}
