// What frame_snapping finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: all eight points are reported and fixed
a = UIView(origin: ↓CGPoint(x: iconView.frame.minX, y: iconView.frame.minY), width: 1, height: 2)

// around:

// case: all eight points are reported and fixed
let a = ↓CGPoint(x: iconView.frame.minX, y: iconView.frame.minY)
// becomes: unsafe
let a = iconView.topLeftPoint()

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: all eight points are reported and fixed
a = UIView(origin: ↓CGPoint(x: iconView.frame.midX, y: iconView.frame.minY), width: 1, height: 2)

// around:

// case: all eight points are reported and fixed
let a = ↓CGPoint(x: iconView.frame.midX, y: iconView.frame.minY)
// becomes: unsafe
let a = iconView.topMidPoint()

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: all eight points are reported and fixed
a = UIView(origin: ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY), width: 1, height: 2)

// around:

// case: all eight points are reported and fixed
let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY)
// becomes: unsafe
let a = iconView.topRightPoint()

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: all eight points are reported and fixed
a = UIView(origin: ↓CGPoint(x: iconView.frame.minX, y: iconView.frame.midY), width: 1, height: 2)

// around:

// case: all eight points are reported and fixed
let a = ↓CGPoint(x: iconView.frame.minX, y: iconView.frame.midY)
// becomes: unsafe
let a = iconView.leftMidPoint()

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: all eight points are reported and fixed
a = UIView(origin: ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.midY), width: 1, height: 2)

// around:

// case: all eight points are reported and fixed
let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.midY)
// becomes: unsafe
let a = iconView.rightMidPoint()

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: all eight points are reported and fixed
a = UIView(origin: ↓CGPoint(x: iconView.frame.minX, y: iconView.frame.maxY), width: 1, height: 2)

// around:

// case: all eight points are reported and fixed
let a = ↓CGPoint(x: iconView.frame.minX, y: iconView.frame.maxY)
// becomes: unsafe
let a = iconView.bottomLeftPoint()

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: all eight points are reported and fixed
a = UIView(origin: ↓CGPoint(x: iconView.frame.midX, y: iconView.frame.maxY), width: 1, height: 2)

// around:

// case: all eight points are reported and fixed
let a = ↓CGPoint(x: iconView.frame.midX, y: iconView.frame.maxY)
// becomes: unsafe
let a = iconView.bottomMidPoint()

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: all eight points are reported and fixed
a = UIView(origin: ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.maxY), width: 1, height: 2)

// around:

// case: all eight points are reported and fixed
let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.maxY)
// becomes: unsafe
let a = iconView.bottomRightPoint()

// around:
class A: UIView {
…
}

// case: the fix keeps the receiver as written
func f() { p = ↓CGPoint(x: self.iconView.frame.maxX, y: self.iconView.frame.minY) }
// becomes: unsafe
func f() { p = self.iconView.topRightPoint() }
// ---
func f() { p = ↓CGPoint(x: iconView!.frame.maxX, y: iconView!.frame.minY) }
// becomes: unsafe
func f() { p = iconView!.topRightPoint() }
// ---
func f() { p = ↓CGPoint(x: frame.maxX, y: frame.minY) }
// becomes: unsafe
func f() { p = topRightPoint() }
// ---
func f() { p = ↓CGPoint(x: self.frame.maxX, y: frame.minY) }
// becomes: unsafe
func f() { p = self.topRightPoint() }
// ---
func f() { p = ↓CGPoint(x: views[0].cardView.frame.maxX, y: views[0].cardView.frame.minY) }
// becomes: unsafe
func f() { p = views[0].cardView.topRightPoint() }
// ---
func f() { p = ↓CGPoint(x: view.frame.maxX, y: view.frame.minY) }
// becomes: unsafe
func f() { p = view.topRightPoint() }

// around:
import KTResponsiveUI
class A: UIView {
…
}

// case: the fix is unsafe for a view that code computes, which runs once less
  let icon = UIView()
  func f() { p = ↓CGPoint(x: icon.frame.maxX, y: icon.frame.minY) }
// becomes:
  let icon = UIView()
  func f() { p = icon.topRightPoint() }
// ---
  lazy var icon = UIView()
  func f() { p = ↓CGPoint(x: icon.frame.maxX, y: icon.frame.minY) }
// becomes:
  lazy var icon = UIView()
  func f() { p = icon.topRightPoint() }
// ---
  var icon: UIView { count += 1; return icons[count] }
  func f() { p = ↓CGPoint(x: icon.frame.maxX, y: icon.frame.minY) }
// becomes: unsafe
  var icon: UIView { count += 1; return icons[count] }
  func f() { p = icon.topRightPoint() }
// ---
  var card: Card { makeCard() }
  func f() { p = ↓CGPoint(x: card.contentView.frame.maxX, y: card.contentView.frame.minY) }
// becomes: unsafe
  var card: Card { makeCard() }
  func f() { p = card.contentView.topRightPoint() }

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: other points are silent
// lines:
let a = CGPoint(x: iconView.frame.midX, y: iconView.frame.midY)
let a = CGPoint(x: iconView.frame.maxX, y: otherView.frame.minY)
let a = CGPoint(x: iconView.frame.maxY, y: iconView.frame.minX)
let a = CGPoint(x: iconView.bounds.maxX, y: iconView.bounds.minY)
let a = CGPoint(x: iconView.frame.maxX + 1, y: iconView.frame.minY)
let a = CGPoint(x: shapeLayer.frame.maxX, y: shapeLayer.frame.minY)
let a = CGPoint(x: attributes.frame.maxX, y: attributes.frame.minY)
let a = CGPoint(x: keyboard.frame.maxX, y: keyboard.frame.minY)
let a = CGSize(width: iconView.frame.maxX, height: iconView.frame.minY)
let a = makeView().CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY)

// case: a local named `frame`, the definitions of the points, and other types are silent
let frame = x
let a = CGPoint(x: frame.maxX, y: frame.minY)

// around:

// case: a local named `frame`, the definitions of the points, and other types are silent
extension UIView {
var corner: CGPoint { CGPoint(x: frame.maxX, y: frame.minY) }
}
// ---
class A: UIView {
func topRightPoint() -> CGPoint { CGPoint(x: frame.maxX, y: frame.minY) }
}
// ---
class A: CALayer {
func f() { p = CGPoint(x: frame.maxX, y: frame.minY) }
}
// ---
class A: UIViewController {
func f() { p = CGPoint(x: frame.maxX, y: frame.minY) }
}

// case: the fix is safe only where the library or the file gives the point

struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe

struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
import KTResponsiveUI
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes:
import KTResponsiveUI
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint() -> CGPoint { return CGPoint(x: frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint() -> CGPoint { return CGPoint(x: frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
class A: UIView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
class A: UIView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
private extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
private extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { static func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { static func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { @available(iOS 99, *) func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { @available(iOS 99, *) func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView {
#if DEBUG
func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) }
#endif
}
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView {
#if DEBUG
func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) }
#endif
}
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint() throws -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint() throws -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint() async -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint() async -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint() -> CGFloat { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint() -> CGFloat { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint(by a: CGFloat = 0) -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint(by a: CGFloat = 0) -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: frame.minX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: frame.minX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint() -> CGPoint { count += 1; return CGPoint(x: frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint() -> CGPoint { count += 1; return CGPoint(x: frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}
// ---
extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
extension UIImageView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
}
// becomes: unsafe
extension UIView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
extension UIImageView { func topRightPoint() -> CGPoint { CGPoint(x: self.frame.maxX, y: frame.minY) } }
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
func f() { let a = iconView.topRightPoint() }
}

// around:
import KTResponsiveUI
struct Item { var frame: CGRect }
class Screen: UIView {
let iconView = UIImageView()
…
}

// case: the fix is safe only for what the file declares as a view, and not where its frame comes from
func f() { let a = ↓CGPoint(x: frame.maxX, y: frame.minY) }
// becomes:
func f() { let a = topRightPoint() }
// ---
func f() { let a = ↓CGPoint(x: self.iconView.frame.maxX, y: self.iconView.frame.minY) }
// becomes:
func f() { let a = self.iconView.topRightPoint() }
// ---
func f() { let a = ↓CGPoint(x: otherView.frame.maxX, y: otherView.frame.minY) }
// becomes: unsafe
func f() { let a = otherView.topRightPoint() }
// ---
func f(_ item: Item) { let a = CGPoint(x: item.frame.maxX, y: item.frame.minY) }
// ---
func f(_ label: Item) { let a = ↓CGPoint(x: label.frame.maxX, y: label.frame.minY) }
// becomes: unsafe
func f(_ label: Item) { let a = label.topRightPoint() }
// ---
func f(_ label: any Framed) { let a = ↓CGPoint(x: label.frame.maxX, y: label.frame.minY) }
// becomes: unsafe
func f(_ label: any Framed) { let a = label.topRightPoint() }
// ---
static func f() { let a = ↓CGPoint(x: frame.maxX, y: frame.minY) }
// becomes: unsafe
static func f() { let a = topRightPoint() }
// ---
override var frame: CGRect { let a = ↓CGPoint(x: frame.maxX, y: frame.minY) }
// becomes: unsafe
override var frame: CGRect { let a = topRightPoint() }
// ---
override var frame: CGRect { let a = ↓CGPoint(x: super.frame.maxX, y: super.frame.minY) }
// becomes: unsafe
override var frame: CGRect { let a = super.topRightPoint() }
// ---
func f() { func topRightPoint() {} }; func g() { let a = ↓CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY) }
// becomes: unsafe
func f() { func topRightPoint() {} }; func g() { let a = iconView.topRightPoint() }

// around:

// case: no fix that would lose a comment
let a = ↓CGPoint(x: iconView.frame.maxX, /* right */ y: iconView.frame.minY)
// stays:

// around:

// case: points without names
let middle = CGPoint(x: userImageView.frame.midX, y: userImageView.frame.midY)
let below = CGPoint(x: userImageView.frame.minX, y: titleLabel.frame.maxY)
let beside = CGPoint(x: userImageView.frame.maxX + 10, y: userImageView.frame.minY)

// case: the middle of an edge, and the code's own view
class BadgeView: UIView {
  var icon: UIImageView!

  override func performLayout() {
    dot.center = ↓CGPoint(x: icon.frame.midX, y: icon.frame.maxY)
    anchor = ↓CGPoint(x: frame.minX, y: frame.maxY)
  }
}

// around:

// case: the definition of the points
extension UIView {
  func topRightPoint() -> CGPoint {
    return CGPoint(x: self.frame.maxX, y: self.frame.minY)
  }
}
