// What unused_setup finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel()
  …
}

// case: a private setup function that nothing calls is reported
// lines:
fileprivate func ↓setUpBindings() { print(1) }
private func ↓configureLabels() { titleLabel.textColor = .red }
private func ↓commonSetup() { addSubview(titleLabel) }
private func ↓setLabel() { titleLabel.textColor = .red }
// ---
private func ↓setConstraints() { makeLabel() }
private func makeLabel() { titleLabel.snp.makeConstraints { $0.top.equalToSuperview() } }
// ---
// lines:
private func ↓makeLabelConstraints() { titleLabel.snp.makeConstraints { $0.top.equalToSuperview() } }
private func ↓addTap() { addGestureRecognizer(tap) }
private func ↓animateIn() { UIView.animate(withDuration: 1) { self.alpha = 1 } }
private func ↓endRefresh() { refresher.endRefreshing() }
}; private extension PlayerView { func ↓setupTitleLabel() { addSubview(titleLabel) }
private func ↓setupTitleLabel() { addSubview(titleLabel) } }; class OtherView: UIView { func show() { setupTitleLabel() }; private func setupTitleLabel() { addSubview(titleLabel) }

// case: a function that anything may call is silent
// lines:
private func ↓setupTitleLabel() { addSubview(titleLabel) }
«private func→func» ↓setupTitleLabel() { addSubview(titleLabel) }
private func ↓setupTitleLabel() { addSubview(titleLabel) }«→; func show() { setupTitleLabel() }»
private func ↓setupTitleLabel() { addSubview(titleLabel) }«→; func show() { run(setupTitleLabel) }»
private func ↓setupTitleLabel() { addSubview(titleLabel) }«→; func show() { run(#selector(setupTitleLabel)) }»
private func ↓setupTitleLabel() { addSubview(titleLabel) }«→; func show() { other.setupTitleLabel() }»
«private func→@objc private func» ↓setupTitleLabel() { addSubview(titleLabel) }
«private func→@IBAction private func» ↓setupTitleLabel() { addSubview(titleLabel) }
private func ↓setupTitleLabel() { «addSubview(titleLabel) →»}
private func ↓«setupTitleLabel→titleTapped»() { addSubview(titleLabel) }
private func ↓setupTitleLabel() { addSubview(titleLabel) }«→ }; class Other: PlayerView { func show() { setupTitleLabel() }»
// ---
«private func→#if DEBUG
func show() { setupTitleLabel() }
#endif
private func» ↓setupTitleLabel() { addSubview(titleLabel) }
// ---
// lines:
private func addTapped() { titleLabel.isHidden = true }
private func endGame() { titleLabel.isHidden = true }
private func setScore() { score = 1 }
private func makeSound() { titleLabel.isHidden = true }
private func createLedger() { let path = makePath(); store(path) }
private func makeRow() -> UIView { let row = UIView(); addSubview(row); return row }
fileprivate func setupTitleLabel() { addSubview(titleLabel) } }; private protocol Titled { func setupTitleLabel()

// case: an initializer that only calls super where another one sets up is reported
// lines:
↓init() { style = .plain; super.init(frame: .zero) }; init(style: Style) { super.init(frame: .zero); setup() }; func setup() { addSubview(titleLabel) }
↓init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; func setup() { setupLabel() }; func setupLabel() { addSubview(titleLabel) }
↓init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; convenience init(style: Style) { self.init() }; func setup() { addSubview(titleLabel) }

// case: an initializer that fails, delegates or does anything else is silent
init() { super.init(frame: .zero); setup() }; override ↓init(frame: CGRect) { super.init(frame: frame) }; func setup() { addSubview(titleLabel) }

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel()
…
}

// case: an initializer that fails, delegates or does anything else is silent
// lines:
  init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }
  init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { fatalError() }; func setup() { addSubview(titleLabel) }
  init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { nil }; func setup() { addSubview(titleLabel) }
  init() { super.init(frame: .zero); setup() }; convenience init?(coder: NSCoder) { self.init() }; func setup() { addSubview(titleLabel) }
  init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init() }; func setup() { addSubview(titleLabel) }

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel()
  …
}

// case: an initializer that fails, delegates or does anything else is silent
// lines:
↓init() { super.init(frame: .zero)«; setup()» }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; func setup() { addSubview(titleLabel) }
init() { super.init(frame: .zero); setup() }; @available(*, unavailable) required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }
init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }; override func awakeFromNib() { setup() }
↓init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { super.init(coder: coder); setup() }; «convenience init(style: Style) { self.init(); setup() }; »func setup() { addSubview(titleLabel) }
init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder) }; override func setup() { addSubview(titleLabel) }
init() { super.init(frame: .zero); setup() }; required init?(coder: NSCoder) { super.init(coder: coder); addSubview(titleLabel) }; func setup() { addSubview(titleLabel) }
init() { super.init(frame: .zero); if isWide { setup() } }; required init?(coder: NSCoder) { super.init(coder: coder) }; func setup() { addSubview(titleLabel) }

// around:

// case: the fix deletes a function that is never called, and its documentation
class V: UIView {
  // MARK: - Setup

  /// Sets up the label.
  private func ↓setupLabel() {
    label.text = "a"
  }

  func other() {}
}
// becomes: unsafe
class V: UIView {
  // MARK: - Setup

  func other() {}
}
