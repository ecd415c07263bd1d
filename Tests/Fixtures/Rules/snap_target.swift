// What snap_target finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: a view that is nil where another one snaps to it is reported
class BarView: UIView {
  var icon: UIImageView!
  var label: UILabel!
  var badge: UIView!
  var line = UIView()
  override func performLayout() {
    badge = UIView(origin: ↓badge.topRightPoint(), width: 8, height: 8)
    label = UILabel(origin: CGPoint(x: ↓icon.frame.maxX, y: 0), leftInset: 10, width: 284, height: 32)
    icon = UIImageView(topInset: 10, leftInset: 10, height: 32)
    if isWide { line = UIView(origin: other.topRightPoint(), width: 8, height: 8) }
    other = UIView(width: 8, height: 8)
  }
}

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: a view without a frame is reported where the code shows all that happens to it
let card = UIView()
card.backgroundColor = .red
addSubview(card)
let framed = UIView()
framed.frame = bounds
let sized = UILabel()
sized.sizeToFit()
let handed = UIView()
place(handed)
label = UILabel(origin: ↓card.bottomLeftPoint(), width: 284, height: 32)
addSubview(label)
// ---
let card = UIView()
card.backgroundColor = .red
addSubview(card)
let framed = UIView()
framed.frame = bounds
let sized = UILabel()
sized.sizeToFit()
let handed = UIView()
place(handed)
label = UILabel(origin: self.other.bottomLeftPoint(), width: 284, height: 32)
addSubview(label)
// ---
let card = UIView()
card.backgroundColor = .red
addSubview(card)
let framed = UIView()
framed.frame = bounds
let sized = UILabel()
sized.sizeToFit()
let handed = UIView()
place(handed)
label = UILabel(origin: framed.bottomLeftPoint(), width: 284, height: 32)
addSubview(label)
// ---
let card = UIView()
card.backgroundColor = .red
addSubview(card)
let framed = UIView()
framed.frame = bounds
let sized = UILabel()
sized.sizeToFit()
let handed = UIView()
place(handed)
label = UILabel(origin: sized.bottomLeftPoint(), width: 284, height: 32)
addSubview(label)
// ---
let card = UIView()
card.backgroundColor = .red
addSubview(card)
let framed = UIView()
framed.frame = bounds
let sized = UILabel()
sized.sizeToFit()
let handed = UIView()
place(handed)
label = UILabel(origin: handed.bottomLeftPoint(), width: 284, height: 32)
addSubview(label)
// ---
let card = UIView()
card.backgroundColor = .red
addSubview(card)
let framed = UIView()
framed.frame = bounds
let sized = UILabel()
sized.sizeToFit()
let handed = UIView()
place(handed)
label = UILabel(origin: CGPoint(x: 0, y: ↓card.frame.maxY), width: 284, height: 32)
addSubview(label)

// case: frames of other superviews are reported
let card = UIView(width: 335, height: 200)
addSubview(card)
let icon = UIImageView(height: 32)
card.addSubview(icon)
let a = UILabel(origin: ↓icon.topRightPoint(), width: 200, height: 32)
addSubview(a)
let b = UILabel(origin: ↓card.topLeftPoint(), width: 200, height: 32)
card.addSubview(b)
let c = UILabel(origin: icon.topRightPoint(), width: 200, height: 32)
card.addSubview(c)
let d = UILabel(origin: card.topRightPoint(), width: 200, height: 32)
addSubview(d)

// around:

// case: the guides of ViewLayout have their frames, in one superview
class CardController: UIViewController {
  var first: UIView!
  let second = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    second.frame = UIView.ViewLayout(withFrame: ↓first, position: .right, size: s, padding: (0, 8)).makeOuterLayout()
    first = UIView(frame: UIView.ViewLayout(withBounds: view, position: .left, size: s, padding: (0, 8)).makeInnerLayout())
    third.frame = UIView.ViewLayout(withFrame: first, position: .right, size: s, padding: (0, 8)).makeOuterLayout()
    view.addSubview(first)
    card.addSubview(second)
    fourth.frame = UIView.ViewLayout(withFrame: ↓second, position: .right, size: s, padding: (0, 8)).makeOuterLayout()
    view.addSubview(fourth)
  }
}

// around:

// case: a guide without a frame
class CardController: UIViewController {
  private let icon = UIImageView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
    view.addSubview(label)
    label.frame = UIView.ViewLayout(
      withFrame: ↓icon, position: .right, size: size, padding: (0, 8)
    ).makeOuterLayout()
    icon.frame = UIView.ViewLayout(
      withBounds: view, position: .topLeft, size: size, padding: (20, 20)
    ).makeInnerLayout()
  }
}

// case: the frame of the superview
class CardView: UIView {
  override func performLayout() {
    let card = UIView(topInset: 20, leftInset: 20, width: 335, height: 200)
    addSubview(card)
    let label = UILabel(origin: ↓card.topLeftPoint(), leftInset: 10, width: 200, height: 32)
    card.addSubview(label)
  }
}

// around:

// case: different superviews
class CardView: UIView {
  override func performLayout() {
    let card = UIView(topInset: 20, leftInset: 20, width: 335, height: 200)
    addSubview(card)
    let icon = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
    card.addSubview(icon)
    let label = UILabel(origin: ↓icon.topRightPoint(), leftInset: 10, width: 200, height: 32)
    addSubview(label)
  }
}

// around:

// case: a view that nothing frames, as far as its file or the project says
class ViewController: UIViewController {
  «private var→var» box: UIView!
  private var label: UIView!
  override func viewDidLoad() {
    box = UIView()
    view.addSubview(box)
    label = UIView(frame: UIView.ViewLayout(withFrame: ↓box, position: .right, size: size, padding: (0, 8)).makeOuterLayout())
    view.addSubview(label)
  }
}
