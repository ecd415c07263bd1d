import LintEngine
import Testing

@testable import Rules

@Suite("unused_setup")
struct UnusedSetupTests {
  private func expect(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let code = """
      class PlayerView: UIView {
        private let titleLabel = UILabel(), albumLabel = UILabel()
        \(members)
      }
      """
    let mismatch = mismatch(UnusedSetup(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  @Test(
    "a private setup function that nothing calls is reported",
    arguments: [
      "private func ↓setupTitleLabel() { addSubview(titleLabel) }",
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

  @Test(
    "a function that anything may call is silent",
    arguments: [
      "func setupTitleLabel() { addSubview(titleLabel) }",
      "private func setupTitleLabel() { addSubview(titleLabel) }; func show() { setupTitleLabel() }",
      "private func setupTitleLabel() { addSubview(titleLabel) }; func show() { run(setupTitleLabel) }",
      "private func setupTitleLabel() { addSubview(titleLabel) }; func show() { run(#selector(setupTitleLabel)) }",
      "private func setupTitleLabel() { addSubview(titleLabel) }; func show() { other.setupTitleLabel() }",
      "@objc private func setupTitleLabel() { addSubview(titleLabel) }",
      "@IBAction private func setupTitleLabel() { addSubview(titleLabel) }",
      "private func setupTitleLabel() { }",
      "private func titleTapped() { addSubview(titleLabel) }",
      "private func addTapped() { titleLabel.isHidden = true }",
      "private func endGame() { titleLabel.isHidden = true }",
      "private func setScore() { score = 1 }",
      "private func makeSound() { titleLabel.isHidden = true }",
      "private func createLedger() { let path = makePath(); store(path) }",
      "private func makeRow() -> UIView { let row = UIView(); addSubview(row); return row }",
      "private func setupTitleLabel() { addSubview(titleLabel) } }; class Other: PlayerView { func show() { setupTitleLabel() }",
      "fileprivate func setupTitleLabel() { addSubview(titleLabel) } }; private protocol Titled { func setupTitleLabel()",
      "#if DEBUG\nfunc show() { setupTitleLabel() }\n#endif\nprivate func setupTitleLabel() { addSubview(titleLabel) }",
    ])
  func called(members: String) { expect(members) }

  @Test(
    "an initializer that only calls super where another one sets up is reported",
    arguments: [
      "↓init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; func setup() { addSubview(titleLabel) }",
      "↓init() { style = .plain; super.init(frame: .zero) }; init(style: Style) { super.init(frame: .zero); setup() }; func setup() { addSubview(titleLabel) }",
      "↓init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; func setup() { setupLabel() }; func setupLabel() { addSubview(titleLabel) }",
      "↓init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; convenience init(style: Style) { self.init() }; func setup() { addSubview(titleLabel) }",
    ])
  func initializers(members: String) { expect(members) }

  @Test(
    "an initializer that fails, delegates or does anything else is silent",
    arguments: [
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { fatalError() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { nil }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; convenience init?(coder: NSCoder) { self.init() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; @available(*, unavailable) required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }; override func awakeFromNib() { setup() }",
      "init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; convenience init(style: Style) { self.init(); setup() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder) }; override func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder); addSubview(titleLabel) }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); if isWide { setup() } }; required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }",
    ])
  func completeInitializers(members: String) { expect(members) }

  @Test(
    "a second call on one path is reported",
    arguments: [
      "init() { super.init(frame: .zero); setup(); ↓setup() }; func setup() { addSubview(titleLabel) }",
      "override func viewDidLoad() { setup(); ↓setupLabel() }; func setup() { setupLabel() }; func setupLabel() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      "init() { super.init(frame: .zero); setup(); ↓setup() }; func setup() { let line = UIView(); stack.addArrangedSubview(line); addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup(); ↓setup() }; func setup() { let label = titleLabel; addSubview(label) }",
      "convenience init() { self.init(frame: .zero); ↓setup() }; override init(frame: CGRect) { super.init(frame: frame); setup() }; func setup() { addSubview(titleLabel) }",
      "convenience init(_ song: Song) { self.init(); ↓setup() }; override init(frame: CGRect) { super.init(frame: frame); setup() }; func setup() { addSubview(titleLabel) }",
    ])
  func twice(members: String) { expect(members) }

  @Test(
    "two calls of which one may not run, or that do nothing twice, are silent",
    arguments: [
      "init() { super.init(frame: .zero); if isWide { setup() }; setup() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup(); setup() }; func setup() { titleLabel.textColor = .red }",
      "init() { super.init(frame: .zero); setup(); setup() }; func setup() { guard !isSetUp else { return }; addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup(); setup() }; func setup() { titleLabel.removeFromSuperview(); addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup(); removeViews(); setup() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); setup() }; override init(frame: CGRect) { super.init(frame: frame); setup() }; func setup() { addSubview(titleLabel) }",
      "convenience init(_ song: Song) { self.init(); setup() }; override init(frame: CGRect) { super.init(frame: frame) }; func setup() { addSubview(titleLabel) }",
      "convenience init(_ song: Song) { self.init(); setup() }; init() { super.init(frame: .zero) }; override init(frame: CGRect) { super.init(frame: frame); setup() }; func setup() { addSubview(titleLabel) }",
      "func update() { setup(); setup() }; func setup() { addSubview(titleLabel) }",
      "init() { super.init(frame: .zero); addLine(); addSubview(titleLabel); addLine() }; func addLine() { let line = UIView(); stack.addArrangedSubview(line); line.heightAnchor.constraint(equalToConstant: 1).isActive = true }",
      "init() { super.init(frame: .zero); addLine(); addLine() }; func addLine() { let line: UIView = { UIView() }(); addSubview(line) }",
    ])
  func once(members: String) { expect(members) }
}
