// What view_layout_padding finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: padding beside a guide is along the axis of the position, and leads away
// lines:
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (↓8, 0)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (0, ↓-8)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .left, size: s, padding: (↓gap, 0)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .left, size: s, padding: (0, ↓8)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .bottomCenter, size: s, padding: (0, ↓gap)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .bottomCenter, size: s, padding: (↓-8, 0)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .topCenter, size: s, padding: (↓8, 0)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (0, topBarWidth)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .bottomLeft, size: s, padding: (rightColumnHeight, 0)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (↓sideInset, 8)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .bottomRight, size: s, padding: (↓8, topInset)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (0, 8)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (4, 8)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .left, size: s, padding: (0, -8)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .bottomCenter, size: s, padding: (8, 0)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (0, 0)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .topLeft, size: s, padding: (8, 8)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: padding).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .center, size: s, padding: (8, 0)).makeOuterLayout()
b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (0, gap)).makeOuterLayout()

// case: padding inside a guide leads in from the upper left edges
let layout = UIView.ViewLayout(withBounds: a, position: .topLeft, size: s, padding: (↓-20, 0))
b.frame = layout.makeInnerLayout()
// ---
let layout = UIView.ViewLayout(withBounds: a, position: .left, size: s, padding: (0, ↓-20))
b.frame = layout.makeInnerLayout()
// ---
let layout = UIView.ViewLayout(withBounds: a, position: .topLeft, size: s, padding: (20, 20))
b.frame = layout.makeInnerLayout()
// ---
let layout = UIView.ViewLayout(withBounds: a, position: .bottomRight, size: s, padding: (-8, -8))
b.frame = layout.makeInnerLayout()
// ---
let layout = UIView.ViewLayout(withBounds: a, position: .center, size: s, padding: (-8, 0))
b.frame = layout.makeInnerLayout()
// ---
let layout = UIView.ViewLayout(withBounds: a, position: .topLeft, size: s, padding: (-inset, 0))
b.frame = layout.makeInnerLayout()

// around:

// case: names of the other axis
func layout() {
  view2.frame = UIView.ViewLayout(
    withFrame: view1, position: .bottomLeft, size: size, padding: (↓sideInset, topInset)
  ).makeOuterLayout()
}

// around:

// case: the wrong sign
func layout() {
  let frame = UIView.ViewLayout(
    withFrame: view1, position: .left, size: size, padding: (0, ↓8)
  ).makeOuterLayout()
  view2 = UIView(frame: frame)
}
