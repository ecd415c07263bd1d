// case: origin, size and center count as their parts; a sum has no rank
func layout() {
  a.frame.origin = CGPoint(x: 1, y: 2)
  a.bounds.size = CGSize(width: 1, height: 2)
  a.center = b.center
  a.frame.size.width += 4
  a.frame = a.frame.offsetBy(dx: 1, dy: 2)
  a.bounds = .zero
}
// constraints:
a.top+left = + CGPoint(x: 1, y: 2) (used)
a.height+width = + CGSize(width: 1, height: 2) (used)
a.centerY+centerX = + b.center (used)
// actions:
frame a
frame a
frame a
frame a
frame a
frame a
// numbers:
CGPoint(x: 1, y: 2)
CGSize(width: 1, height: 2)
b.center
4
a.frame.offsetBy(dx: 1, dy: 2)
.zero

// case: frames of layers, layout attributes, structures, controllers and regions are not layout
func f() { shapeLayer.frame.size.width = 1 }
// constraints:
// actions:
// ---
func f() { let mask = CALayer(); mask.frame = x }
// constraints:
// actions:
renewal mask
// ---
func f() { let mask: CAShapeLayer = make(); mask.frame.origin.x = 1 }
// constraints:
// actions:
renewal mask
// ---
func f() { let copy = old.copy() as! UICollectionViewLayoutAttributes; copy.center.x = 1 }
// constraints:
// actions:
renewal copy
// ---
func f() { for attribute in attributes { attribute.frame.origin.x = 1 } }
// constraints:
// actions:
// ---
func f() { items.forEach { attr in attr.frame.origin.x = 1 } }
// constraints:
// actions:
// ---
class A: UIView { let border = CALayer(); func f() { border.frame = bounds } }
// constraints:
// actions:
// ---
class A: UIView { let border = CALayer(); func f() { self.border.frame = bounds } }
// constraints:
// actions:
// ---
func f() { if let border = view.layer.sublayers?.first as? CALayer { border.frame = x } }
// constraints:
// actions:
// ---
struct Card { var frame: CGRect
 mutating func f() { frame.origin.x = 1 } }
// constraints:
// actions:
// ---
class Map: UIViewController { var center = x
 func f() { center = y } }
// constraints:
// actions:
// ---
class Grid: UICollectionViewLayoutAttributes { func f() { frame.origin.x = 1 } }
// constraints:
// actions:
// ---
extension CALayer { func f() { frame.size.width = 1 } }
// constraints:
// actions:
// ---
func f() { region.center.latitude = 1 }
// constraints:
// actions:
configuration region.center

// case: a player is not a layer, and a local shadows a layer of its name
class A: UIView {
  let border = CALayer()
  func f(border: UIView) {
    border.frame = x
    player.frame = x
    frame.size.width = 1
  }
}
// actions:
frame border
frame player
frame self

// case: views created with a frame are known by their names
class A: UIView {
  let icon = UIImageView(frame: rect)
  func f() {
    a = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let b = UILabel.init(frame: rect), c = UIButton(frame: rect)
    self.d = Theme.TitleLabel(frame: rect)
    addSubview(UIView(frame: rect))
    e = UIView(frame: .zero)
    g = makeView(frame: rect)
    super.init(frame: rect)
  }
}
// actions:
renewal a
frame a
renewal b
frame b
frame c
renewal d
frame d
addition ? to self
renewal e
renewal g

// case: views that scale their frames are known in both editions of the library
class TopBarView: KTResponsiveView {
  override func performLayout() {
    userImageView = KTEqualImageView(topInset: 10, leftInset: 10, height: 32)
    self.userLabel = KTLabel(origin: userImageView.topRightPoint(), leftInset: 10, width: 284, height: 32)
    let dot = UIView(leftInset: -x, topInset: 4, width: 8, height: 8)
    iconView = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
    bar = TopBarView(width: 375, height: 54)
    let label: UILabel = .init(topInset: 1, width: 2, height: 3)
    chart = ChartView(width: 375, style: .bars)
    rect = Rect(width: 1, height: 2)
  }
  init(leftInset: CGFloat, width: CGFloat) {
    self.init(origin: CGPoint(x: 0, y: 0), leftInset: leftInset, topInset: 0, width: width, height: 0, keepEqual: true)
  }
}
// actions:
renewal userImageView
frame userImageView
renewal userLabel
frame userLabel
renewal dot
frame dot
renewal iconView
frame iconView
renewal bar
frame bar
renewal label
frame label
renewal chart
renewal rect
// numbers:
10
10
32
userImageView.topRightPoint()
10
284
32
-x
4
8
8
10
10
32
375
54
1
2
3

// case: a view created with a size is ignored in a file that does not use the library
func f() { avatar = AvatarView(width: -x, height: 32) }
// numbers:

// case: insets without a type name are UIKit's where the context says so
let padding: EdgeInsets = .init(top: -x, leading: 1, bottom: 2, trailing: 3)
let margins: NSDirectionalEdgeInsets = .init(top: -y, leading: 0, bottom: 0, trailing: 0)
// numbers:
-y
0
0
0

// case: every spelling is read, with its guide and numbers
func f() {
  a.frame = UIView.ViewLayout(withBounds: self.view, position: .left, size: CGSize(width: 1, height: 2), padding: (-x, 8)).makeInnerLayout()
  a.frame = ViewLayout(withFrame: b!, position: .left, size: s, padding: (0, 0)).makeOuterLayout()
  let c: UIView.ViewLayout = .init(withFrame: cell.icon, position: .left, size: s, padding: (0, 0))
  a.frame = c.makeOuterLayout()
  g(.init(withFrame: makeView(), position: .left, size: s, padding: (0, 0)))
  h(.init(withFrame: b, animated: true))
}
// numbers:
UIView.ViewLayout(withBounds: self.view, position: .left, size: CGSize(width: 1, height: 2), padding: (-x, 8)).makeInnerLayout()
CGSize(width: 1, height: 2)
(-x, 8)
ViewLayout(withFrame: b!, position: .left, size: s, padding: (0, 0)).makeOuterLayout()
s
(0, 0)
s
(0, 0)
c.makeOuterLayout()
s
(0, 0)

// case: frames of layers, layout attributes, structures, controllers and regions are not layout
func f() { shapeLayer.frame.size.width = 1 }
// constraints:
// actions:
// ---
func f() { let mask = CALayer(); mask.frame = x }
// constraints:
// actions:
renewal mask
// ---
func f() { let mask: CAShapeLayer = make(); mask.frame.origin.x = 1 }
// constraints:
// actions:
renewal mask
// ---
func f() { let copy = old.copy() as! UICollectionViewLayoutAttributes; copy.center.x = 1 }
// constraints:
// actions:
renewal copy
// ---
func f() { for attribute in attributes { attribute.frame.origin.x = 1 } }
// constraints:
// actions:
// ---
func f() { items.forEach { attr in attr.frame.origin.x = 1 } }
// constraints:
// actions:
// ---
class A: UIView { let border = CALayer(); func f() { border.frame = bounds } }
// constraints:
// actions:
// ---
class A: UIView { let border = CALayer(); func f() { self.border.frame = bounds } }
// constraints:
// actions:
// ---
func f() { if let border = view.layer.sublayers?.first as? CALayer { border.frame = x } }
// constraints:
// actions:
// ---
struct Card { var frame: CGRect
 mutating func f() { frame.origin.x = 1 } }
// constraints:
// actions:
// ---
class Map: UIViewController { var center = x
 func f() { center = y } }
// constraints:
// actions:
// ---
class Grid: UICollectionViewLayoutAttributes { func f() { frame.origin.x = 1 } }
// constraints:
// actions:
// ---
extension CALayer { func f() { frame.size.width = 1 } }
// constraints:
// actions:
// ---
func f() { region.center.latitude = 1 }
// constraints:
// actions:
configuration region.center
