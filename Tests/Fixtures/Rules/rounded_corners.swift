// What rounded_corners finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
…
let used = { x.roundCornersContinuosly(radius: y) }

// case: a corner radius or corner mask of a view's layer is reported once per view and block
// lines:
func f() { ↓a.layer.cornerRadius = 8; a.layer.cornerRadius = 9 }
func f() { ↓self.a?.layer.maskedCorners = []; a?.layer.cornerRadius = 8 }
class A: UIView { func f() { ↓layer.cornerRadius = x; ↓a.layer.cornerRadius = x } }
func f() { if x { ↓a.layer.cornerRadius = 1 } else { ↓a.layer.cornerRadius = 2 } }
let a = UIView().then { ↓$0.layer.cornerRadius = 8 }
extension UIView { func f() { ↓a.layer.cornerRadius = 8 } }
extension PlayerView { func f() { ↓layer.cornerRadius = 8 } }

// case: other layers and values are silent
// lines:
func f() { a.layer.cornerRadius = 0 }
func f() { a.layer.cornerRadius = 0.0 }
func f() { ↓a.layer.cornerRadius = «.zero» }
func f() { ↓a.layer.cornerRadius = CGFloat«.zero» }
func f() { a.layer.cornerCurve = .continuous }
func f() { maskLayer.cornerRadius = 8 }
func f() { a.cornerRadius = 8 }
func f() { a.layer.cornerRadius += 1 }
func f() { «let layer = CALayer(); »↓layer.cornerRadius = 8 }
func f() { let r = a.layer.cornerRadius }
func f() { a.layer?.cornerRadius = 8 }
func f() { if a.layer.cornerRadius == 8 {} }
func f() { view.cornerRadius(8) }

// case: helpers may round corners by hand
// lines:
extension UIView { func any(_ r: CGFloat) { layer.cornerRadius = r } }
class A: UIView { func roundCornersContinuosly() { a.layer.cornerRadius = r } }
class A: UIView { func round() { ↓a.layer.cornerRadius = r } }

// around:
…
let used = { x.round() }

// case: helpers may round corners by hand
// options: {helper: round()}
class A: UIView { func round() { a.layer.cornerRadius = r } }

// around:
…
let used = { x.roundCornersContinuosly(radius: y) }

// case: helpers may round corners by hand
// lines:
class A: UIView { var cornerRadius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } } }
class A: UIView { var isRound: Bool { get { x } set { ↓layer.cornerRadius = newValue ? 8 : 0 } } }

// around:

// case: the advice names the helper
func f() { ↓a.layer.cornerRadius = 8; b.roundCornersContinuosly(radius: 8) }
// says: the corners of `a` are rounded by hand
// advice: call `roundCornersContinuosly(radius:corners:)` on the view

// case: without the helper, nothing is reported
func f() { a.layer.cornerRadius = 8; 
 }
// ---
func f() { a.layer.cornerRadius = 8; b.roundCorners(radius: 8)
 }
// ---
func f() { a.layer.cornerRadius = 8; b.roundCornersContinuosly(width: 8)
 }
// ---
func f() { a.layer.cornerRadius = 8; b.roundCornersContinuosly()
 }
// ---
func f() { a.layer.cornerRadius = 8; let f = b.roundCornersContinuosly
 }
// ---
func f() { a.layer.cornerRadius = 8; // b.roundCornersContinuosly(radius: 8)
 }

// around:

// case: no helper in the project
private func setupCoverView() {
  coverView.layer.cornerRadius = 8
}

// case: a layer on its own, and corners that are no longer round
func collapse() {
  detailView.roundCornersContinuosly(radius: 8)
  progressLayer.cornerRadius = 2
  coverView.layer.cornerRadius = 0
}

// around:

// case: what the helper does
extension UIView {
  func roundCornersContinuosly(radius: CGFloat, corners: CACornerMask = .all) {
    layer.maskedCorners = corners
    layer.cornerRadius = radius
  }
}
