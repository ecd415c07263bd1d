// What subview_order finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
  let aLabel = UILabel()
lazy var bLabel: UILabel = { UILabel() }()
private(set) var cLabel: UILabel!
  …
}

// case: views are added to one parent in the order of their declarations
func setup() {
  addSubview(aLabel)
  self.addSubview(self.bLabel)
  addSubview(cLabel)
}
// ---
func setup() {
  addSubview(bLabel)
  addSubview(↓aLabel)
  addSubview(cLabel)
}
// ---
func setup() {
  [cLabel, ↓aLabel, bLabel].forEach(addSubview)
}
// ---
func setup() {
  stack.addArrangedSubviews([cLabel, ↓self.aLabel])
}
// ---
func setup() {
  let stack = UIStackView(arrangedSubviews: [bLabel, UIView(), ↓aLabel])
}

// case: each parent, block and function has its own order; insertions are not compared
func setup() {
  x.addSubview(bLabel)
  y.addSubview(aLabel)
}
// ---
func setup() {
  addSubview(bLabel)
  if x {
    addSubview(aLabel)
  }
}
// ---
func setupB() { addSubview(bLabel) }
func setupA() { addSubview(aLabel) }
// ---
func setup() {
  addSubview(bLabel)
  insertSubview(aLabel, at: 0)
}
// ---
func setup() {
  addSubview(bLabel)
  x.onTap = { self.addSubview(self.aLabel) }
}

// case: branches that exclude each other may add views in any order
func setup() {
  if isFirst { addSubview(bLabel); addSubview(aLabel) } else { addSubview(aLabel); addSubview(bLabel) }
  switch kind {
  case .first: row = UIStackView(arrangedSubviews: [bLabel, aLabel])
  default: row = UIStackView(arrangedSubviews: [aLabel, bLabel])
  }
}
// ---
func setup() { if isWide { addSubview(bLabel); addSubview(↓aLabel) } }
// ---
lazy var row: UIStackView = {
  switch kind {
  case .first: return UIStackView(arrangedSubviews: [bLabel, aLabel])
  default: return UIStackView(arrangedSubviews: [aLabel, bLabel])
  }
}()

// case: other functions, locals and views declared elsewhere have no order
func update() {
  addSubview(bLabel)
  addSubview(aLabel)
}
// ---
func setup(with x: Int) {
  addSubview(bLabel)
  addSubview(aLabel)
}
// ---
func setup() {
  let aLabel = UILabel()
  addSubview(bLabel)
  addSubview(aLabel)
}
// ---
func setup() {
  addSubview(bLabel)
  addSubview(zLabel)
}

// case: a view counts at its first place, and a type has one finding
func setup() {
  addSubview(aLabel)
  addSubview(bLabel)
  addSubview(aLabel)
}
// ---
func setup() {
  addSubview(bLabel)
  addSubview(↓aLabel)
}
func setUpMore() {
  x.addSubview(cLabel)
  x.addSubview(aLabel)
}

// case: setup functions are called in the order of the views that they are named after
init() {
  setupALabel()
  setupBLabel()
  setupLayout()
}
// ---
init() {
  setupBLabel()
  self.↓setupALabel()
}
// ---
init() {
  addCLabel()
  setupSomething()
  ↓addALabel()
}
// ---
init() {
  setupBLabel()
  setupALabels()
  setupper()
}

// case: a function sets the appearance of views in order
func setup() {
  aLabel.font = f
  bLabel.font = f
  aLabel.textColor = c
}
// ---
func setup() {
  bLabel.textColor = c
  ↓aLabel.font = f
}
// ---
func setup() {
  bLabel.delegate = x
  aLabel.font = f
}
// ---
func setup() {
  bLabel.text = x
  aLabel.font = f
}
// ---
func setup() {
  bLabel.font = f
  aLabel.isHidden = true
}
// ---
func render() {
  bLabel.font = f
  aLabel.font = f
}

// case: setup order is compared within one parent
init() {
  setupBLabel()
  setupALabel()
}
func setupBLabel() { aLabel.addSubview(bLabel) }
// ---
init() {
  setupCLabel()
  ↓setupBLabel()
}
func setupViews() {
  aLabel.addSubview(bLabel)
  aLabel.addSubview(cLabel)
}

// around:
class A: UIView {
  private let aLabel = UILabel()
let bLabel = UILabel()
public let cLabel = UILabel()
private let dLabel = UILabel()
  …
}

// case: public, internal and private properties are ordered separately
func setup() {
  addSubview(cLabel)
  addSubview(bLabel)
  addSubview(aLabel)
}
// ---
func setup() {
  addSubview(dLabel)
  addSubview(bLabel)
  addSubview(↓aLabel)
}

// around:
class A: UIView {
  @IBOutlet weak var aLabel: UILabel!
var bLabel: UILabel { x }
static let cLabel = UILabel()
let dLabel = UILabel()
  …
}

// case: outlets, static and computed properties have no order
func setup() {
  addSubview(bLabel)
  addSubview(aLabel)
  addSubview(cLabel)
}

// around:
class A: UIView {
  var aLabel: UILabel! { didSet { } }
var bLabel = UILabel() { didSet { } }
  …
}

// case: outlets, static and computed properties have no order
func setup() {
  addSubview(bLabel)
  addSubview(↓aLabel)
}

// around:

// case: an extension is part of its class
class A: UIView {
  let aLabel = UILabel()
  let bLabel = UILabel()
}
extension A {
  func setup() {
    addSubview(bLabel)
    addSubview(↓aLabel)
  }
}
class B: UIView {
  let bLabel = UILabel()
  let aLabel = UILabel()
  func setup() {
    addSubview(bLabel)
    addSubview(aLabel)
  }
}

// around:
class A: UIView {
  let aLabel = UILabel()
lazy var bLabel: UILabel = { UILabel() }()
private(set) var cLabel: UILabel!
  …
}

// case: each comparison can be turned off
// options: {additions: false}
init() {
  addSubview(bLabel)
  addSubview(aLabel)
}
// ---
// options: {setup: false}
init() {
  setupBLabel()
  setupALabel()
}

// around:

// case: subview_order: the view itself, setup functions and constraints
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func commonSetup() { setupA(); ↓setupView() }; private func setupView() {}; private func setupA() {} }
// ---
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func commonSetup() { setupView(); setupA() }; private func setupView() {}; private func setupA() {} }
// ---
// options: {functions: true}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func setupB() {}; private func ↓setupA() {} }
// ---
// options: {}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func setupB() {}; private func setupA() {} }
// ---
// options: {constraints: true}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func setup() {
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: topAnchor),
    ↓a.topAnchor.constraint(equalTo: b.bottomAnchor),
    b.leadingAnchor.constraint(equalTo: leadingAnchor),
  ])
} }
// ---
// options: {}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func setup() {
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: topAnchor),
    a.topAnchor.constraint(equalTo: b.bottomAnchor),
    b.leadingAnchor.constraint(equalTo: leadingAnchor),
  ])
} }

// around:

// case: each parent separately
final class PlayerView: UIView {
  private let stackView = UIStackView()
  private let playButton = UIButton()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()

  private func addSubviews() {
    stackView.addArrangedSubview(titleLabel)
    stackView.addArrangedSubview(artistLabel)
    addSubview(stackView)
    addSubview(playButton)
  }
}

// case: a different order of a stack's elements
final class PlayerView: UIView {
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private lazy var stackView = UIStackView(arrangedSubviews: [artistLabel, ↓titleLabel])
}

// around:

// case: a different order of calls
final class PlayerView: UIView {
  private let titleLabel = UILabel()
  private let playButton = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupPlayButton()
    ↓setupTitleLabel()
  }
}
