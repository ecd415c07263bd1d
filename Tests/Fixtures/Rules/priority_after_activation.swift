// What priority_after_activation finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private lazy var width = cover.widthAnchor.constraint(equalToConstant: 80)

  …
}

// case: a required constraint that becomes optional after its activation is reported
// lines:
func setup() { let a = cover.topAnchor.constraint(equalTo: topAnchor); a.isActive = true; ↓a.priority = .defaultHigh }
func setup() { let a = cover.topAnchor.constraint(equalTo: topAnchor)«; a.priority = .defaultLow»; NSLayoutConstraint.activate([a]); ↓a.priority = UILayoutPriority(999) }
func setup() { width.isActive = true }; func shrink() { ↓width.priority = .defaultLow }
func setup() { «width.priority = .defaultHigh; »width.isActive = true }; func shrink() { ↓self.width.priority = .fittingSizeLevel }
func setup() { width.isActive = true }; func shrink() { «width.isActive = false; »↓width.priority = .defaultLow }
func setup() { width.isActive = true }; func shrink() { «↓width.priority = .defaultLow→width.priority = .required» }
func setup() { width.isActive = true }; func shrink() { «↓width.priority = .defaultLow→width.priority = value» }
func setup() { let a = cover.topAnchor.constraint(equalTo: topAnchor); a.priority = .defaultHigh; a.isActive = true }
func toggle() { width.isActive = true }; func shrink() { width.priority = .defaultLow }

// around:

// case: what is on no screen yet, and what shows nothing, is a note
class A: UIView { let a = UIView()

func setup() { addSubview(a); a.translatesAutoresizingMaskIntoConstraints = false
let b = UIView()
let width = b.widthAnchor.constraint(equalToConstant: 8); width.isActive = true; ↓width.priority = .defaultLow } }
// stays:
// ---
class A: UIView { let b = UIView()
@objc func open() { let width = b.widthAnchor.constraint(equalToConstant: 8); width.isActive = true; ↓width.priority = .defaultLow } }
// stays:

// case: optional from the start
class PlayerView: UIView {
  private lazy var width = cover.widthAnchor.constraint(equalToConstant: 80)

  func setup() {
    width.priority = UILayoutPriority(999)
    width.isActive = true
  }

  func shrink() {
    width.priority = .defaultLow
  }
}

// case: later
class PlayerView: UIView {
  private lazy var width = cover.widthAnchor.constraint(equalToConstant: 80)

  func setup() {
    NSLayoutConstraint.activate([width])
  }

  func shrink() {
    ↓width.priority = UILayoutPriority(rawValue: 250)
  }
}
