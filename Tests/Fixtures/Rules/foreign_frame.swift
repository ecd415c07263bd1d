// What foreign_frame finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class CardView: UIView {
  private let cover = UIView()
  private let shade = CAGradientLayer()

  func setup() {
    addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  func lay() {
    …
  }
}

// case: content that gets the frame of what it is in is reported
// lines:
cover.frame = ↓frame«.insetBy(dx: 8, dy: 8)»
cover.frame = ↓self.frame; shade.frame = ↓frame
self.shade.frame = «↓self.frame→self.bounds»
label.frame = «↓cover.frame→cover.bounds»
cover.frame = label.frame
other.frame = frame; cover.bounds = frame; cover.frame = other.frame; cover.frame = superview!.frame
cover.frame«.size» = ↓frame«.size»
«→var frame = bounds; »cover.frame = ↓frame
let frame = CGRect.zero; UIView.animate(withDuration: 1) { self.cover.frame = «↓self.frame→frame» }

// around:
class CardView: UIView {
  private let cover = UIView()
  private let shade = CAGradientLayer()

  func setup() {
    addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  init(frame: CGRect) {
    …
  }
}

// case: an initializer gets the frame of the view; another function may get any
// lines:
cover.frame = ↓frame
let frame = CGRect.zero; cover.frame = frame

// around:
class CardView: UIView {
  private let cover = UIView()
  private let shade = CAGradientLayer()

  func setup() {
    addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  func lay(_ frame: CGRect) {
    …
  }
}

// case: an initializer gets the frame of the view; another function may get any
cover.frame = frame

// around:
class CardView: UIView {
  private let cover = UIView()
  private let shade = CAGradientLayer()

  func setup() { let row = make(); addSubview(row) }; func prepare() {
    addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  func lay() {
    …
  }
}

// case: a local is only known in its function
// lines:
row.frame = frame
let row = other(); row.frame = frame

// around:
class CardView: UIView {
  private let cover = UIView()
  private let shade = CAGradientLayer()

  func setup() {
    addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  func lay() {
    …
  }
}

// case: a local is only known in its function
let row = make(); addSubview(row); row.frame = ↓frame

// around:
class CardController: UIViewController {
  private let cover = UIView()
  private let shade = CAGradientLayer()

  func setup() {
    view.addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  func lay() {
    …
  }
}

// case: a view of a controller is told by its name
// lines:
cover.frame = ↓view.frame; cover.frame = frame
child.view.frame = ↓self.view.frame; view.insertSubview(child.view, at: 0)

// around:
class CardView: UIView {
  private let cover = UIView()
  private let shade = CAGradientLayer()

  func setup() {
    addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  func lay() {
    …
  }
}

// case: a view of a controller is told by its name
cover.frame = view.frame

// around:
class CardView: UIView {
  private let cover = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
  private let shade = CAGradientLayer()

  func setup() {
    addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  func lay() {
    …
  }
}

// case: a view that is made in the corner has the same frame and bounds
label.frame = cover.frame

// around:
class CardView: UIView {
  private let cover = UIView(frame: CGRect(x: 0, y: 8, width: 80, height: 30))
  private let shade = CAGradientLayer()

  func setup() {
    addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  func lay() {
    …
  }
}

// case: a view that is made in the corner has the same frame and bounds
label.frame = ↓cover.frame

// around:
class CardView: UIView {
  private let cover = UIView()
  private let shade = CAGradientLayer()

  func setup() {
    addSubview(cover)
    layer.addSublayer(shade)
    cover.addSubview(label)
  }

  func lay() {
    …
  }
}

// case: what another type adds is silent
other.frame = frame } }; class Other: UIView { func add() { addSubview(other)

// around:

// case: texts that break their lines themselves, empty texts of buttons, and frames that do not stay
class A: UIView { let a = UIView()
func show() { addSubview(a); a.frame = ↓frame } }
// ---
class A: UIView { let a = UIView()
func show() { addSubview(a); a.frame = frame }
override func layoutSubviews() { a.center = middle } }
// ---
class A: UIView { let a = UIView()
func show() { addSubview(a); a.frame = frame; a.topAnchor.constraint(equalTo: topAnchor).isActive = true } }

// case: a view beside it
class CardView: UIView {
  func showShadow() {
    shadow.frame = frame
    superview?.addSubview(shadow)
  }
}

// case: another view
class PlayerView: UIView {
  func setup() {
    card.addSubview(cover)
    cover.frame = ↓card.frame
  }
}

// case: a layer
class CardView: UIView {
  private let gradient = CAGradientLayer()

  func setup() {
    layer.insertSublayer(gradient, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = ↓frame
  }
}

// around:
class PlayerView: UIView {
  private let card = UIView(), icon = UIImageView()
  override init(frame: CGRect) { super.init(frame: frame); addSubview(card); card.addSubview(icon) }
…
}

// case: the center of the superview
// lines:
func show() { icon.center = ↓card.center }
func show() { self.icon.center = ↓self.card.center }

// case: a center of a view beside it, and other points
// lines:
func show() { icon.center = ↓«card→label».center }
func show() { icon.frame.origin = card.center }
func show() { icon.center = CGPoint(x: card.bounds.midX, y: card.bounds.midY) }
func show() { let box = UIView(frame: other.bounds); box.addSubview(icon); icon.center = box.center }
func show() { let box = UIView(frame: CGRect(origin: «place→.zero», size: size)); box.addSubview(icon); icon.center = ↓box.center }
func show() { let box = UIView(frame: place); box.addSubview(icon); icon.center = ↓box.center }

// case: the fix takes the middle of the bounds
func show() { icon.center = ↓card.center }
// becomes: unsafe
func show() { icon.center = CGPoint(x: card.bounds.midX, y: card.bounds.midY) }
