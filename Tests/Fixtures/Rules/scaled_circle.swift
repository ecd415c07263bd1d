// What scaled_circle finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: round views are reported, however the radius is written
a = ↓UIView(topInset: 1, width: 32, height: 32)
a.clipsToBounds = true
a.layer.cornerRadius = a.frame.height / 2
// ---
a = ↓UIView(topInset: 1, width: 32, height: 32)
a.clipsToBounds = true
a.layer.cornerRadius = a.frame.size.width / 2
// ---
a = ↓UIView(topInset: 1, width: 32, height: 32)
a.clipsToBounds = true
a.layer.cornerRadius = a.bounds.height * 0.5
// ---
a = ↓UIView(topInset: 1, width: 32, height: 32)
a.clipsToBounds = true
a.layer.cornerRadius = a.height / 2.0
// ---
a = ↓UIView(topInset: 1, width: 32, height: 32)
a.clipsToBounds = true
a.layer.cornerRadius = self.a!.frame.height / 2

// case: views that are not circles, or stay circles, are silent
a = UIView(width: 96, height: 32)
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
a = UIView(width: 32, height: 32)
a.layer.cornerRadius = 4
b = UIView(topInset: 1)
// ---
a = UIView(width: 32, height: 32)
a.layer.cornerRadius = a.frame.height / 4
b = UIView(topInset: 1)
// ---
a = UIView(width: 32, height: 32)
a.layer.cornerRadius = b.frame.height / 2
b = UIView(topInset: 1)
// ---
a = UIView(width: 32, height: 32)
b.layer.cornerRadius = b.frame.height / 2
b = UIView(topInset: 1)
// ---
a = UIView(width: 32, height: 32)
a = make()
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
a = UIView(height: 32)
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
a = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
let side = 32.scaleForScreenWidth()
a = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
if x { a = UIView(width: 32, height: 32) } else { a.layer.cornerRadius = a.frame.height / 2 }
b = UIView(topInset: 1)

// case: a frame scaled by the library's functions is reported once per view
let side = ↓UIView(frame: CGRect(x: 0, y: 0, width: UIView.getValueScaledByScreenWidthFor(baseValue: 8), height: UIView.getValueScaledByScreenHeightFor(baseValue: 8)))
side.layer.cornerRadius = side.frame.height / 2
side.layer.cornerRadius = side.frame.width / 2

// case: sides are read from a frame, and `keepEqual` changes nothing where both are given
a = ↓UIView(topInset: 10, width: w, height: w)
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
a = ↓UIView(width: w, height: w, keepEqual: true)
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
a = ↓UIView(width: w, height: w, keepEqual: false)
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
a = ↓KTEqualImageView(width: w, height: w)
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
a = ↓UIView(frame: CGRect(origin: p, size: CGSize(width: 8.scaleForScreenWidth(), height: 8.scaleForScreenHeight())))
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
a = UIView(width: w)
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)
// ---
a = UIView(frame: rect)
a.layer.cornerRadius = a.frame.height / 2
b = UIView(topInset: 1)

// case: a radius that scales by the other side of the screen is round on one screen
a = UIView(topInset: 1, height: 32, keepEqual: true)
a.layer.cornerRadius = 16.↓scaleForScreenWidth()
// ---
a = UIView(topInset: 1, width: 32, keepEqual: true)
a.layer.cornerRadius = UIView.↓getValueScaledByScreenHeightFor(baseValue: 16)
// ---
a = UIView(topInset: 1, height: 32, keepEqual: true)
a.layer.cornerRadius = 16.scaleForScreenHeight()
// ---
a = UIView(topInset: 1, height: 32, keepEqual: true)
a.layer.cornerRadius = 8.scaleForScreenWidth()
// ---
a = UIView(topInset: 1, width: 64, height: 32)
a.layer.cornerRadius = 16.scaleForScreenWidth()

// around:

// case: a capsule
override func performLayout() {
  followButton = UIButton(topInset: 10, leftInset: 10, width: 96, height: 32)
  followButton.layer.cornerRadius = followButton.frame.height / 2
}

// case: two sides of a frame
func performLayout() {
  let dot = ↓UIView(
    frame: CGRect(x: 0, y: 0, width: 8.scaleForScreenWidth(), height: 8.scaleForScreenHeight()))
  dot.layer.cornerRadius = dot.bounds.size.width * 0.5
}

// around:

// case: a radius that scales otherwise
func performLayout() {
  dot = UIView(topInset: 10, height: 32, keepEqual: true)
  dot.layer.cornerRadius = 16.↓scaleForScreenWidth()
}

// around:

// case: a side of 0 is missing, and a class of the project may keep sides equal
override func performLayout() {
  a = UIView(topInset: 1, width: 0, height: 32, keepEqual: true)
  a.layer.cornerRadius = a.frame.height / 2
  b = EqualView(topInset: 1, width: 32, height: 32)
  b.layer.cornerRadius = b.frame.height / 2
}
