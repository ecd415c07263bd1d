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

  @Test("the fix deletes a function that is never called, and its documentation")
  func deletion() {
    let before = """
      class V: UIView {
        // MARK: - Setup

        /// Sets up the label.
        private func setupLabel() {
          label.text = "a"
        }

        func other() {}
      }
      """
    let after = """
      class V: UIView {
        // MARK: - Setup

        func other() {}
      }
      """
    #expect(fixing(before, of: UnusedSetup()) == after)
  }
}
