// What stale_intrinsic_size finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class RatingView: UIView {
  …

  override var intrinsicContentSize: CGSize { CGSize(width: count * gap, height: 20) }
}

// case: a property that the size depends on is reported, unless the size is invalidated
// lines:
var ↓count = 5 { didSet { setNeedsLayout() } }
var ↓count = 5 { didSet { setNeedsLayout()«; invalidateIntrinsicContentSize()» } }
var ↓count = 5 { didSet { update() } }«; func update() { invalidateIntrinsicContentSize() }»
var «↓count→other» = 5 { didSet { setNeedsLayout() } }
«static »var ↓count = 5 { didSet { setNeedsLayout() } }
var ↓count = 5 { «didSet→get» { setNeedsLayout() } }

// case: several properties are one finding, and a size that is changed by the superclass is silent
var ↓count = 5 { didSet { draw() } }; var gap = 5 { didSet { draw() } }

// around:
class RatingView: UIView {
  …

  override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width * count, height: 20) }
}

// case: several properties are one finding, and a size that is changed by the superclass is silent
var count = 5 { didSet { draw() } }

// around:

// case: a size that depends on a distance which nobody changes is no matter
class A: UIView { var ↓gap: CGFloat = 8 { didSet { setNeedsLayout() } }
override var intrinsicContentSize: CGSize { CGSize(width: 8, height: gap) }
 }
// stays:
// ---
class A: UIView { var ↓gap: CGFloat = 8 { didSet { setNeedsLayout() } }
override var intrinsicContentSize: CGSize { CGSize(width: 8, height: gap) }
@objc func open() { gap = 80 } }
// stays:
// ---
class A: UIView { var ↓gap = count { didSet { setNeedsLayout() } }
override var intrinsicContentSize: CGSize { CGSize(width: 8, height: gap) }
 }
// stays:
// ---
class A: UIView { private var gap: CGFloat = 8 { didSet { setNeedsLayout() } }
override var intrinsicContentSize: CGSize { CGSize(width: 8, height: gap) }
 }
// ---
class A: UIButton { var gap: CGFloat = 8 { didSet { setNeedsLayout() } }
override var intrinsicContentSize: CGSize { CGSize(width: 8, height: gap) }
 }

// case: of something else
class RatingView: UIView {
  var color = UIColor.red {
    didSet { setNeedsDisplay() }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
}
