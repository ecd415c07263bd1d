// What unfinished_view_layout finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: a local has one finding, even with a conditional value
let layout = isLarge
  ? ↓UIView.ViewLayout(withFrame: a, position: .left, size: s, padding: (0, 0))
  : UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
addSubview(a)

// around:
func f() {
x()
…
}

// case: a layout that is evaluated, returned, passed on or stored is used
a = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
// ---
let l = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
a = l.makeOuterLayout()
// ---
let l = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
if x { a = l.makeLayout() }
// ---
// lines:
return UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
self.layout = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
layout = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
g(UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0)))
let all = [UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))]
// ---
let l = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
all.append(l)
// ---
let l = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
return l
// ---
let l = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
UIView(with: l, isInsideView: true)
// ---
let l = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
run { a = l.makeOuterLayout() }
// ---
let l = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
self.last = l
// ---
let l = x ? UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0)) : UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
a = l.makeInnerLayout()
// ---
let l = { UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0)) }()
// ---
let l = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
print("\(l)")
// ---
let f = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0)).makeInnerLayout(), g = 1

// around:

// case: the only expression of a function, computed property or branch is its value
// lines:
func f() -> UIView.ViewLayout { UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0)) }
class A { var l: UIView.ViewLayout { UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0)) } }
class A { var l = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0)) }
func f() { let l = if x { UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0)) } else { y } }

// around:
func f() {
x()
…
}
func g() { l.makeInnerLayout() }

// case: a bare statement, or a local of which only parts are used, is unfinished
↓UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
// says: this `ViewLayout` is never turned into a frame, so it has no effect
// ---
_ = ↓UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
// says: this `ViewLayout` is never turned into a frame, so it has no effect
// ---
let l = ↓UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
// says: the `ViewLayout` in `l` is never turned into a frame, so it has no effect
// ---
var l = ↓UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
l.padding = (1, 2)
l.size = s
// says: the `ViewLayout` in `l` is never turned into a frame, so it has no effect
// ---
let l = ↓UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
print(l.size)
// says: the `ViewLayout` in `l` is never turned into a frame, so it has no effect
// ---
let l = ↓UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
other.l.makeInnerLayout()
// says: the `ViewLayout` in `l` is never turned into a frame, so it has no effect

// around:

// case: finished elsewhere
func layout(beside icon: UIView) -> UIView.ViewLayout {
  layouts.append(UIView.ViewLayout(withFrame: icon, position: .left, size: size, padding: (0, 8)))
  return UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))
}

// around:

// case: a statement on its own
func setUp() {
  icon = UIImageView()
  ↓UIView.ViewLayout(withFrame: titleLabel, position: .left, size: size, padding: (0, 8))
}

// around:

// case: a frame in a local that nothing uses
func setUp() {
  let frame = ↓UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8)).makeOuterLayout()
  label = UILabel()
  view.addSubview(label)
}
// says: the frame in `frame` is never used, so no view gets it
// advice: assign it to a view, or pass it to the view's initializer
// ---
func setUp() {
  let frame = ↓UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8)).makeOuterLayout()
  label = UILabel(«frame: frame»)
  view.addSubview(label)
}

// case: a frame that is read or stored, and a part of it
func setUp() {
  let frame = UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8)).makeOuterLayout()
  let width = UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8)).makeOuterLayout().width
  titleFrame = UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8)).makeOuterLayout()
  defer { label.frame.origin = frame.origin }
}
class A: UIView {
  lazy var titleFrame = UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8)).makeOuterLayout()
}
