// case: constraints to the superview are read
a.topToSuperview()
a.leadingToSuperview(offset: 8, usingSafeArea: true)
a.bottomToSuperview(offset: -x, relation: .equalOrLess, priority: .defaultHigh)
a.widthToSuperview(multiplier: 0.5, offset: 4)
self.a?.centerInSuperview(offset: CGPoint(x: -p, y: 0))
a.centerYToSuperview()
a.originToSuperview(insets: .top(-t) + .left(8))
a.horizontalToSuperview(insets: .horizontal(20))
a.verticalToSuperview()
edgesToSuperview(insets: TinyEdgeInsets(top: 1, left: -l, bottom: 2, right: 3))
// constraints:
a.top = superview.top (maker)
a.leading = superview.leading + 8 (maker)
a.bottom <= superview.bottom + -x @.defaultHigh (maker)
a.width = superview.width + 4 * 0.5 (maker)
a.centerY+centerX = superview.centerY+centerX + CGPoint(x: -p, y: 0) (maker)
a.centerY = superview.centerY (maker)
a.top+left = superview.top+left + .top(-t) + .left(8) (maker)
a.left+right = superview.left+right + .horizontal(20) (maker)
a.top+bottom = superview.top+bottom (maker)
self.top+left+right+bottom = superview.top+left+right+bottom + TinyEdgeInsets(top: 1, left: -l, bottom: 2, right: 3) (maker)
// actions:
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint self
// numbers:
8
-x
0.5
4
-p
0
-t
8
20
1
-l
2
3

// case: excluded edges get no constraint
import TinyConstraints
a.edgesToSuperview(excluding: .top)
// constraints:
a.left+right+bottom = superview.left+right+bottom (maker)
// ---
import TinyConstraints
a.edgesToSuperview(excluding: .left)
// constraints:
a.top+right+bottom = superview.top+right+bottom (maker)
// ---
import TinyConstraints
a.edgesToSuperview(excluding: [.left, .bottom])
// constraints:
a.top+right = superview.top+right (maker)
// ---
import TinyConstraints
a.edgesToSuperview(excluding: LayoutEdge.right)
// constraints:
a.top+left+bottom = superview.top+left+bottom (maker)
// ---
import TinyConstraints
a.edgesToSuperview(excluding: .leading)
// constraints:
a.top+trailing+bottom = superview.top+trailing+bottom (maker)
// ---
import TinyConstraints
a.edgesToSuperview(excluding: [.leading, .trailing])
// constraints:
a.top+bottom = superview.top+bottom (maker)
// ---
import TinyConstraints
a.edgesToSuperview(excluding: [.trailing, .left])
// constraints:
a.top+bottom = superview.top+bottom (maker)
// ---
import TinyConstraints
a.edgesToSuperview(excluding: .none)
// constraints:
a.top+left+right+bottom = superview.top+left+right+bottom (maker)

// case: edges excluded by a variable are unknown
import TinyConstraints
a.edgesToSuperview(excluding: edge)
// constraints:
// ---
import TinyConstraints
a.edges(to: b, excluding: .leading)
// constraints:
a.top+left+right+bottom = b.top+left+right+bottom (maker)

// case: constraints to another view are read
import TinyConstraints
a.top(to: self.b, offset: 8)
a.left(to: b, b.rightAnchor, relation: .equalOrGreater)
a.right(to: b, anchor)
a.edges(to: view.safeAreaLayoutGuide, excluding: .bottom, insets: .uniform(8))
a.origin(to: b)
a.center(in: b)
a.centerX(to: b, multiplier: 0.5)
a.topToBottom(of: b, offset: -x)
a.bottomToTop(of: b)
a.leadingToTrailing(of: b)
a.trailingToLeading(of: b)
a.leftToRight(of: b)
a.rightToLeft(of: b)
a.width(to: b, multiplier: 2)
a.widthToHeight(of: a)
a.heightToWidth(of: b)
a.size(to: b, insets: CGSize(width: 4, height: 8))
// constraints:
a.top = b.top + 8 (maker)
a.left >= b.right (maker)
a.right = (maker)
a.top+left+right = view.safeAreaLayoutGuide.top+left+right + .uniform(8) (maker)
a.top+left = b.top+left (maker)
a.centerY+centerX = b.centerY+centerX (maker)
a.centerX = b.centerX * 0.5 (maker)
a.top = b.bottom + -x (maker)
a.bottom = b.top (maker)
a.leading = b.trailing (maker)
a.trailing = b.leading (maker)
a.left = b.right (maker)
a.right = b.left (maker)
a.width = b.width * 2 (maker)
a.width = a.height (maker)
a.height = b.width (maker)
a.height+width = b.height+width + CGSize(width: 4, height: 8) (maker)

// case: sizes are read
import TinyConstraints
a.width(44)
a.height(-x, relation: .equalOrLess, priority: .defaultLow)
a.size(CGSize(width: 1, height: 2))
a.width(min: 8, max: 80)
a.height(max: limit)
a.aspectRatio(1.5)
// constraints:
a.width = + 44 (maker)
a.height <= + -x @.defaultLow (maker)
a.height+width = + CGSize(width: 1, height: 2) (maker)
a.width >= + 8 (maker)
a.width <= + 80 (maker)
a.height <= + limit (maker)
a.width = a.height * 1.5 (maker)

// case: an inactive constraint goes where its expression goes
import TinyConstraints
func f() {
  kept = a.top(to: b, isActive: false)
  all = [a.left(to: b, isActive: false), a.right(to: b)]
  a.bottom(to: b, isActive: false)
  a.height(44, isActive: isTall)
}
// constraints:
a.top = b.top (stored)
a.left = b.left (array)
a.right = b.right (maker)
a.bottom = b.bottom (dropped)
a.height = + 44 (maker)

// case: a stack adds its views
import TinyConstraints
view.stack([a, self.b], axis: .vertical, spacing: 8)
view.stack(views)
// actions:
addition a to view
constraint a
addition b to view
constraint b
constraint view

// case: hugging and compression resistance are neither layout nor configuration
a.setHugging(.required, for: .vertical)
a.setCompressionResistance(x, for: y)
// actions:
neutral a
neutral a

// case: common names are ignored in a file that does not use the library
a.top(to: b)
a.width(44)
a.edges(to: b)
a.center(in: b)
a.stack([b])
// constraints:
// actions:

// case: other libraries' calls with the same names are ignored
import TinyConstraints
Image(x).resizable().aspectRatio(1, contentMode: .fit)
// constraints:
// actions:
// ---
import TinyConstraints
Text(x).frame(width: 4, height: 4)
// constraints:
// actions:
// ---
import TinyConstraints
let h = layout.height(44)
// constraints:
// actions:
// ---
import TinyConstraints
let t = items.top(3)
// constraints:
// actions:
// ---
import TinyConstraints
height(44)
// constraints:
// actions:
// ---
import TinyConstraints
self.edges.append(x)
// constraints:
// actions:
// ---
import TinyConstraints
a.width(44, height: 3)
// constraints:
// actions:
// ---
import TinyConstraints
let s = .stack(x)
// constraints:
// actions:
// ---
import TinyConstraints
a.size()
// constraints:
// actions:
// ---
import TinyConstraints
let r = Sizes.height(4)
// constraints:
// actions:
// ---
import TinyConstraints
a.center(x, y)
// constraints:
// actions:
// ---
import TinyConstraints
show(.topToSuperview())
// constraints:
// actions:
// ---
import TinyConstraints
a.stack(x, alignment: .top)
// constraints:
// actions:
// ---
import TinyConstraints
a.topToBottom(b)
// constraints:
// actions:

// case: a call within an expression is read if its receiver is named like a view
import TinyConstraints
class A: UIView {
  let label = UILabel()
  func f() { height = label.height(44) }
}
// constraints:
label.height = + 44 (maker)
// ---
import TinyConstraints
class A: UIView {
  let label = UILabel()
  func f() { height = self.view.height(44) }
}
// constraints:
view.height = + 44 (maker)
// ---
import TinyConstraints
class A: UIView {
  let label = UILabel()
  func f() { height = titleView.height(44) }
}
// constraints:
titleView.height = + 44 (maker)

// case: insets and the offsets of leading and trailing edges to a superview point inward
a.trailingToSuperview(offset: 8)
a.leadingToSuperview(offset: 8)
a.rightToSuperview(offset: -8)
a.edgesToSuperview(insets: .uniform(8))
a.edges(to: b, insets: .uniform(8))
a.trailing(to: b, offset: -8)
// constraints:
a.trailing = superview.trailing + 8 (maker)
a.leading = superview.leading + 8 (maker)
a.right = superview.right + -8 (maker)
a.top+left+right+bottom = superview.top+left+right+bottom + .uniform(8) (maker)
a.top+left+right+bottom = b.top+left+right+bottom + .uniform(8) (maker)
a.trailing = b.trailing + -8 (maker)
// directions:
constant inward
constant inward
-
constant inward
constant inward
-
