// What remade_constraints finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class DrawerView: UIView {
  private let panel = UIView()
  private let label = UILabel()

  func setup() {
    addSubview(panel)
    panel.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(92)
    }
  }

  …
}

// case: what is made again is reported
// lines:
func enlarge() { «↓panel.snp.makeConstraints→panel.snp.updateConstraints» { $0.height.equalTo(8) } }
@objc func enlarge() { if isOpen { ↓panel.snp.makeConstraints { make in make.height.equalTo(8) } } }
func enlarge() { «panel.snp.removeConstraints(); »↓panel.snp.makeConstraints { $0.height.equalTo(8) } }
func enlarge() { ↓panel.snp.makeConstraints { $0.height.equalTo(8)«.priority(.high)» } }
func enlarge() { ↓panel.snp.makeConstraints { $0.height.«equalTo→greaterThanOrEqualTo»(8) } }
func enlarge() { «↓panel.snp.makeConstraints { $0.height.equalTo(8) }→panel.snp.makeConstraints { $0.width.equalTo(8) }» }
func enlarge() { ↓panel.snp.makeConstraints { $0.height.equalTo(8) } }«; func end() { panel.removeFromSuperview() }»
func enlarge() { ↓panel.snp.makeConstraints { $0.height.equalTo(8) } }
func enlarge() { label.snp.makeConstraints { $0.height.equalTo(8) } }
func enlarge() { «label.removeFromSuperview(); »↓panel.snp.makeConstraints { $0.height.equalTo(8) } }

// around:

// case: Cartography adds, unless a group is replaced
class DrawerView: UIView {
  private let panel = UIView()
  init() {
    super.init(frame: .zero)
    addSubview(panel)
    constrain(panel) { panel in panel.top == panel.superview!.top; panel.height == 80 }
    constrain(panel, replace: group) { $0.width == 80 }
  }
  func grow(to height: CGFloat) { ↓constrain(panel) { panel in panel.height == height } }
  func shrink() { constrain(panel, replace: group) { panel in panel.height == 8 } }
}

// around:
class DrawerView: UIView {
  private let panel = UIView()
  private let label = UILabel()

  func setup() {
    addSubview(panel)
    panel.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(92)
    }
  }

  …
}

// case: a view that has no place after it is remade is reported
// lines:
func grow() { ↓panel.snp.remakeConstraints { $0.width.equalTo(8)«; $0.leading.bottom.equalToSuperview()» } }
func grow() { ↓panel.snp.remakeConstraints { make in make.height.equalTo(8); make.leading.equalToSuperview()«; make.centerY.equalToSuperview()» } }
func grow() { ↓panel.snp.remakeConstraints { make in make.width.equalTo(8)«; place(make)» } }
func grow() { ↓panel.snp.remakeConstraints { $0.width.equalTo(8) } }«; func tie() { label.snp.makeConstraints { $0.top.equalTo(panel) } }»

// around:
class A: UIView {
  private let hint = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(hint)
    hint.snp.makeConstraints { $0.top.leading.equalToSuperview() }
…
}

// case: a view that is hidden, or added anew, needs no place from before
        }
  func collapse() {
    ↓hint.snp.remakeConstraints { $0.leading.equalToSuperview() }
  }

// around:

// case: a view that is hidden, or added anew, needs no place from before
class A: UIView {
  private let hint = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(hint)
    hint.snp.makeConstraints { $0.top.leading.equalToSuperview() }
        }
  «func collapse() {→func collapse() { hint.isHidden = true»
    ↓hint.snp.remakeConstraints { $0.leading.equalToSuperview() }
  }
}

// around:
class A: UIView {
  private let hint = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(hint)
    hint.snp.makeConstraints { $0.top.leading.equalToSuperview() }
…
}

// case: a view that is hidden, or added anew, needs no place from before
  }
  @objc func move() { ↓hint.snp.makeConstraints { $0.top.equalToSuperview() } }

// around:

// case: a view that is hidden, or added anew, needs no place from before
class A: UIView {
  private let hint = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(hint)
    hint.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
  @objc func «move() {→move() { card.addSubview(hint);» ↓hint.snp.makeConstraints { $0.top.equalToSuperview() } }
}
