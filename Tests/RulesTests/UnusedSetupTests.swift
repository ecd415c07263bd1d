import LintEngine
import Testing

@testable import Rules

@Suite("unused_setup")
struct UnusedSetupTests {
  private let expect = Expectation(
    UnusedSetup(),
    in: """
      class PlayerView: UIView {
        private let titleLabel = UILabel(), albumLabel = UILabel()
        …
      }
      """)

  @Test(
    "a private setup function that nothing calls is reported",
    arguments: [
      "fileprivate func ↓setUpBindings() { print(1) }",
      "private func ↓configureLabels() { titleLabel.textColor = .red }",
      "private func ↓commonSetup() { addSubview(titleLabel) }",
      "private func ↓setLabel() { titleLabel.textColor = .red }",
      "private func ↓setConstraints() { makeLabel() }\nprivate func makeLabel() { titleLabel.snp.makeConstraints { $0.top.equalToSuperview() } }",
      "private func ↓makeLabelConstraints() { titleLabel.snp.makeConstraints { $0.top.equalToSuperview() } }",
      "private func ↓addTap() { addGestureRecognizer(tap) }",
      "private func ↓animateIn() { UIView.animate(withDuration: 1) { self.alpha = 1 } }",
      "private func ↓endRefresh() { refresher.endRefreshing() }",
      "}; private extension PlayerView { func ↓setupTitleLabel() { addSubview(titleLabel) }",
      "private func ↓setupTitleLabel() { addSubview(titleLabel) } }; class OtherView: UIView { func show() { setupTitleLabel() }; private func setupTitleLabel() { addSubview(titleLabel) }",
    ])
  func uncalled(members: String) { expect(members) }

  @Test("a function that anything may call is silent")
  func called() {
    expect(
      "private func ↓setupTitleLabel() { addSubview(titleLabel) }",
      silentWith: [
        "private func": "func", "": "; func show() { setupTitleLabel() }",
        "": "; func show() { run(setupTitleLabel) }",
        "": "; func show() { run(#selector(setupTitleLabel)) }",
        "": "; func show() { other.setupTitleLabel() }", "private func": "@objc private func",
        "private func": "@IBAction private func", "addSubview(titleLabel) ": "",
        "setupTitleLabel": "titleTapped",
        "": " }; class Other: PlayerView { func show() { setupTitleLabel() }",
        "private func": "#if DEBUG\nfunc show() { setupTitleLabel() }\n#endif\nprivate func",
      ])
    for code in [
      "private func addTapped() { titleLabel.isHidden = true }",
      "private func endGame() { titleLabel.isHidden = true }",
      "private func setScore() { score = 1 }",
      "private func makeSound() { titleLabel.isHidden = true }",
      "private func createLedger() { let path = makePath(); store(path) }",
      "private func makeRow() -> UIView { let row = UIView(); addSubview(row); return row }",
      "fileprivate func setupTitleLabel() { addSubview(titleLabel) } }; private protocol Titled { func setupTitleLabel()",
    ] { expect(code) }
  }

  @Test(
    "an initializer that only calls super where another one sets up is reported",
    arguments: [
      "↓init() { style = .plain; super.init(frame: .zero) }; init(style: Style) { super.init(frame: .zero); setup() }; func setup() { addSubview(titleLabel) }",
      "↓init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; func setup() { setupLabel() }; func setupLabel() { addSubview(titleLabel) }",
      "↓init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; convenience init(style: Style) { self.init() }; func setup() { addSubview(titleLabel) }",
    ])
  func initializers(members: String) { expect(members) }

  @Test("an initializer that fails, delegates or does anything else is silent")
  func completeInitializers() {
    let replaced = "override init(frame: CGRect) { super.init(frame: frame) }"
    expect(
      "init() { super.init(frame: .zero); setup() }; override ↓init(frame: CGRect) { super.init(frame: frame) }; func setup() { addSubview(titleLabel) }",
      silentWith: [
        replaced: "required init?(coder: NSCoder) { super.init(coder: coder) }",
        replaced: "required init?(coder: NSCoder) { fatalError() }",
        replaced: "required init?(coder: NSCoder) { nil }",
        replaced: "convenience init?(coder: NSCoder) { self.init() }",
        replaced: "required init?(coder: NSCoder) { super.init() }",
      ])
    for code in [
      "↓init() { super.init(frame: .zero)«; setup()» }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; @available(*, unavailable) required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }; override func awakeFromNib() { setup() }",
      "↓init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; «convenience init(style: Style) { self.init(); setup() }; »func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder) }; override func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder); addSubview(titleLabel) }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); if isWide { setup() } }; required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }",
    ] { expect(code) }
  }

  @Test(
    "a second call on one path is reported",
    arguments: [
      "override func viewDidLoad() { setup(); ↓setupLabel() }; func setup() { setupLabel() }; func setupLabel() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      "init() { super.init(frame: .zero); setup(); ↓setup() }; func setup() { let line = UIView(); stack.addArrangedSubview(line); addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup(); ↓setup() }; func setup() { let label = titleLabel; addSubview(label) }",
      "convenience init() { self.init(frame: .zero); ↓setup() }; override init(frame: CGRect) { super.init(frame: frame); setup() }; func setup() { addSubview(titleLabel) }",
    ])
  func twice(members: String) { expect(members) }

  @Test("two calls of which one may not run, or that do nothing twice, are silent")
  func once() {
    expect(
      "init() { super.init(frame: .zero); setup(); ↓setup() }; func setup() { addSubview(titleLabel) }",
      silentWith: [
        "setup();": "if isWide { setup() };",
        "addSubview(titleLabel)": "titleLabel.textColor = .red",
        "addSubview": "guard !isSetUp else { return }; addSubview",
        "addSubview": "titleLabel.removeFromSuperview(); addSubview",
        "setup();": "setup(); removeViews();",
      ])
    for code in [
      "«convenience init(_ song: Song) { self.init(); ↓setup() }→init() { super.init(frame: .zero); setup() }»; override init(frame: CGRect) { super.init(frame: frame); setup() }; func setup() { addSubview(titleLabel) }",
      "convenience init(_ song: Song) { self.init(); ↓setup() }; override init(frame: CGRect) { super.init(frame: frame)«; setup()→» }; func setup() { addSubview(titleLabel) }",
      "convenience init(_ song: Song) { self.init(); ↓setup() }; «init() { super.init(frame: .zero) }; »override init(frame: CGRect) { super.init(frame: frame); setup() }; func setup() { addSubview(titleLabel) }",
      "func update() { setup(); setup() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); addLine(); addSubview(titleLabel); ↓addLine() }; func addLine() { «let line = UIView(); »stack.addArrangedSubview(line); line.heightAnchor.constraint(equalToConstant: 1).isActive = true }",
      "init() { super.init(frame: .zero); addLine(); ↓addLine() }; func addLine() { «let line: UIView = { UIView() }(); »addSubview(line) }",
    ] { expect(code) }
  }

  // MARK: - Superclasses

  /// How many findings a project of two files has.
  private func count(_ base: String, _ view: String) -> Int {
    diagnostics(of: UnusedSetup(), inFiles: [base, view]).count
  }

  private static let base =
    "class BaseView: UIView { override init(frame: CGRect) { super.init(frame: frame); setUpLayout() }; func setUpLayout() {} }"
  private static let view = """
    class PlayerView: BaseView {
      override init(frame: CGRect) { super.init(frame: frame); setUpLayout() }
      override func setUpLayout() {
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
    }
    """

  @Test(
    "a subclass that calls what its superclass calls already is reported",
    arguments: [
      (base, view),
      (base, view.replacing("init(frame: CGRect)", with: "init(_ song: Song)")),
      (base, view.replacing("; setUpLayout() }", with: "; self.setUpLayout() }")),
      (
        base.replacing("; setUpLayout() }", with: "; setUp() }; func setUp() { setUpLayout() }"),
        view
      ),
      (base + "\nclass CardView: BaseView {}", view.replacing(": BaseView", with: ": CardView")),
      (
        base.replacing(
          "override init(frame: CGRect) { super.init(frame: frame)",
          with: "override func viewDidLoad() { super.viewDidLoad()"
        )
        .replacing("UIView", with: "UIViewController"),
        view.replacing(
          "override init(frame: CGRect) { super.init(frame: frame)",
          with: "override func viewDidLoad() { super.viewDidLoad()")
      ),
    ])
  func inherited(base: String, view: String) {
    #expect(count(base, view) == 1)
  }

  @Test(
    "a subclass whose superclass may not call it is silent",
    arguments: [
      ("class BaseView: UIView { func setUpLayout() {} }", view),
      (
        base.replacing(
          "(frame: CGRect) { super.init(frame: frame)",
          with: "(style: Style) { super.init(frame: .zero)"), view
      ),
      (base.replacing("; setUpLayout() }", with: "; if isReady { setUpLayout() } }"), view),
      (base, view.replacing("; setUpLayout() }", with: " }")),
      (base, view.replacing("; setUpLayout() }", with: "; if isReady { setUpLayout() } }")),
      (
        base,
        view.replacing(
          "    label.topAnchor.constraint(equalTo: topAnchor).isActive = true\n", with: "")
      ),
      (
        base,
        view.replacing(
          "init(frame: CGRect) { super.init(frame: frame)",
          with: "init?(coder: NSCoder) { super.init(coder: coder)")
      ),
      (
        base + "\nclass Box { class BaseView: Other {} }", view.replacing("BaseView", with: "Other")
      ),
      (base.replacing("BaseView", with: "OtherView"), view),
      (
        base,
        view.replacing("addSubview(label)", with: "label.removeFromSuperview(); addSubview(label)")
      ),
    ])
  func notInherited(base: String, view: String) {
    #expect(count(base, view) == 0)
  }

  @Test("two calls in one function are one finding, which says what happens")
  func inheritedMessage() throws {
    let code = """
      \(Self.base.replacing("setUpLayout() }", with: "setUpLayout(); setUpMore() }; func setUpMore() {}"))
      \(Self.view.replacing("setUpLayout() }", with: "setUpLayout(); setUpMore() }").replacing("  override func", with: "  override func setUpMore() { label.heightAnchor.constraint(equalToConstant: 8).isActive = true }\n  override func"))
      """
    let found = try #require(diagnostics(of: UnusedSetup(), in: code).first)
    #expect(
      "\(found.message); \(found.advice)"
        == "`setUpLayout()` runs twice, since the superclass calls it too when `init(frame:)` calls `super`: its constraints are made twice; 1 more like it in this block; delete this call"
    )
    #expect(diagnostics(of: UnusedSetup(), in: code).count == 1)
  }
}
