// What view_layout_guide finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: the bounds of root views are silent
a.frame = UIView.ViewLayout(withBounds: view, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: self.view, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: self, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: contentView, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: ↓cell«.contentView», position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: ↓controller«.view», position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: ↓navigationController!«.view», position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: superview!, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: window, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: ↓UIApplication.shared«.keyWindow»!, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)
// ---
a.frame = UIView.ViewLayout(withBounds: makeGuide(), position: .left, size: s, padding: (0, 0)).makeInnerLayout()
addSubview(a)

// around:

// case: the bounds of other views are reported, unless the same function adds to them
class A: UIViewController {
  func f() {
    a.frame = UIView.ViewLayout(withBounds: ↓self.card, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
    a.frame = UIView.ViewLayout(withFrame: card, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
    view.addSubview(a)
  }
  func g() {
    a.frame = UIView.ViewLayout(withBounds: card!, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
    card?.addSubview(a)
  }
}

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: layouts are inside of the root view, and beside others
a.frame = UIView.ViewLayout(withBounds: self, position: .left, size: s, padding: (0, 8)).↓makeOuterLayout()
a.frame = UIView.ViewLayout(withBounds: self, position: .left, size: s, padding: (0, -8)).makeOuterLayout()
a.frame = UIView.ViewLayout(withBounds: self, position: .center, size: s, padding: (0, 8)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (0, 8)).↓makeInnerLayout()
c.frame = UIView.ViewLayout(withFrame: a, position: .right, size: small, padding: (0, 8)).makeInnerLayout()
d.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (0, 8)).makeOuterLayout()
let layout = UIView.ViewLayout(withFrame: ↓self, position: .right, size: s, padding: (0, 8))
e.frame = layout.makeInnerLayout()

// around:

// case: a view that contains the other one
func fill() {
  let frame = UIView.ViewLayout(withBounds: card, position: .center, size: size, padding: (0, 0))
    .makeInnerLayout()
  card.addSubview(UIImageView(frame: frame))
}

// case: outside of the root view
override func viewDidLoad() {
  icon.frame = UIView.ViewLayout(
    withBounds: view, position: .topLeft, size: size, padding: (20, 20)
  ).↓makeOuterLayout()
  view.addSubview(icon)
}

// case: the frame of the root view
override func viewDidLoad() {
  icon.frame = UIView.ViewLayout(
    withFrame: ↓view, position: .topLeft, size: size, padding: (20, 20)
  ).makeInnerLayout()
  view.addSubview(icon)
}

// around:

// case: two neighbours of one size
override func viewDidLoad() {
  first.frame = UIView.ViewLayout(
    withBounds: view, position: .topLeft, size: size, padding: (20, 20)
  ).makeInnerLayout()
  second.frame = UIView.ViewLayout(
    withFrame: first, position: .right, size: size, padding: (0, 8)
  ).↓makeInnerLayout()
}
