// case: a chain is a block, and each placing call is a constraint
func layoutSubviews() {
  logo.pin.left(16).top(8).width(50%).minHeight(44)
  logo.pin.bottom().right()
}
// constraints:
logo.left = superview.left + 16 (used)
logo.top = superview.top + 8 (used)
logo.width = * 50% (used)
logo.height >= + 44 (used)
logo.bottom = superview.bottom (used)
logo.right = superview.right (used)
// sequences:
logo: bottom right
logo: left top width height
// actions:
frame logo
frame logo

// case: other views, their edges and anchors are read
a.pin.below(of: b, aligned: .left)
a.pin.above(of: [b, c], aligned: .center)
a.pin.after(of: self.b, aligned: .center)
a.pin.before(of: b)
a.pin.left(of: b)
a.pin.left(to: c.b.edge.right)
a.pin.topLeft(to: b.anchor.topRight)
a.pin.width(of: b)
a.pin.horizontallyBetween(b, and: c, aligned: .top)
a.pin.top(to: edge)
// constraints:
a.top+left = b.left+bottom (used)
a.bottom+centerX = ?.top+centerX (used)
a.left+centerY = b.right+centerY (used)
a.right = b.left (used)
a.right = b.left (used)
a.left = c.b.right (used)
a.top+left = b.top+right (used)
a.width = b.width (used)
a.top+left+right = ?.top+left+right (used)
a.top = ? (used)

// case: margins and padding are numbers, adjustments are ignored
a.pin.top(-x).margin(1, 2).marginTop(3).sizeToFit(.width).aspectRatio(2).wrapContent(padding: 4)
// constraints:
a.top = superview.top + -x (used)
// numbers:
-x
1
2
3
4

// case: the view may be the type itself, optional, or the result of a call
pin.top()
self.pin.top()
self.a?.pin.top()
cells[0].pin.top()
[a, b].forEach { $0.pin.top() }
makeView().pin.top()
UIView.animate { self.a.pin.top() }
// constraints:
self.top = superview.top (used)
self.top = superview.top (used)
a.top = superview.top (used)
cells[0].top = superview.top (used)
a, b.top = superview.top (used)
?.top = superview.top (used)
a.top = superview.top (used)

// case: values, other members named `pin`, comments and strings are ignored
let top = view.pin.safeArea.top
header.frame.size.height = view.pin.layoutMargins.top
map.pin.drop(at: point)
map.pin(top(8))
// a.pin.top(8)
let code = "a.pin.top(8)"
func enter(pin: Pin) { pin.top(8) }
class MapCell: UIView {
  let pin = Pin()
  func move() { pin.top(8) }
}
// constraints:
header.height = + view.pin.layoutMargins.top (used)
// actions:
frame header

// case: a chain may span lines with comments and have calls as arguments
a.pin
  .top(max(x, y)) // both
  .left(b.pin.width(3).frame.maxX)

  /* and */ .height(items.map { $0.height(4) }.count)
// constraints:
a.top = superview.top + max(x, y) (used)
a.left = superview.left + b.pin.width(3).frame.maxX (used)
b.width = + 3 (used)
a.height = + items.map { $0.height(4) }.count (used)

// case: edges, corners, both sides and centers are read
a.pin.all()
a.pin.horizontally(8)
a.pin.vertically(8)
a.pin.start(8)
a.pin.end(8)
a.pin.topCenter(8)
a.pin.bottomEnd()
a.pin.centerLeft()
a.pin.center()
a.pin.hCenter()
a.pin.vCenter(8)
a.pin.size(40)
a.pin.maxWidth(40)
// constraints:
a.top+left+right+bottom = superview.top+left+right+bottom (used)
a.left+right = superview.left+right + 8 (used)
a.top+bottom = superview.top+bottom + 8 (used)
a.leading = superview.leading + 8 (used)
a.trailing = superview.trailing + 8 (used)
a.top+centerX = superview.top+centerX + 8 (used)
a.trailing+bottom = superview.trailing+bottom (used)
a.left+centerY = superview.left+centerY (used)
a.centerY+centerX = superview.centerY+centerX (used)
a.centerX = superview.centerX (used)
a.centerY = superview.centerY + 8 (used)
a.height+width = + 40 (used)
a.width <= + 40 (used)

// case: distances of the far edges point inward
a.pin.left(8).right(8).bottom(8).height(8)
// constraints:
a.left = superview.left + 8 (used)
a.right = superview.right + 8 (used)
a.bottom = superview.bottom + 8 (used)
a.height = + 8 (used)
// directions:
-
constant inward
constant inward
-
