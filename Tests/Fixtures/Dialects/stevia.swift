// case: every form of `subviews` is read
import Stevia
class LoginView: UIView {
  init() {
    subviews(email, card.subviews(title, detail))
    sv([password])
    subviews {
      login
      footer.subviews {
        terms
      }
    }
    stack.arrangedSubviews { first; second }
    view.subviews(makeView())
  }
}
// actions:
addition email to self
addition card to self
addition title to card
addition detail to card
addition password to self
addition login to self
addition footer to self
addition terms to footer
addition first to stack
addition second to stack
addition ? to view

// case: a cell adds to its content view
import Stevia
class PlayerCell: UITableViewCell { func setUp() { subviews(a) } }
// actions:
addition a to ?

// case: a chain is a block, or one constraint of a sequence
import SteviaLayout
func layout() {
  a.left(8).top(>=100).right(<=8).height(50%)
  b.left(8)
  b.top(8)
  c.size(44).centerInContainer()
  d.fillHorizontally(padding: 8).centerVertically(offset: -x)
}
// constraints:
a.left = superview.left + 8 (maker)
a.top >= superview.top + 100 (maker)
a.right >= superview.right + 8 (maker)
a.height = * 50% (maker)
b.left = superview.left + 8 (maker)
b.top = superview.top + 8 (maker)
c.height+width = + 44 (maker)
c.centerY+centerX = superview.centerY+centerX (maker)
d.leading+trailing = superview.leading+trailing + 8 (maker)
d.centerY = superview.centerY + -x (maker)
// sequences:
a: left top right height
b: left top
c: height+width centerY+centerX
d: leading+trailing centerY
// actions:
constraint a
constraint b
constraint b
constraint c
constraint d

// case: relations between a view's sides and to other views are read
import Stevia
a.heightEqualsWidth()
b.aspectRatio(2)
c.followEdges(d)
// constraints:
a.height = a.width (maker)
b.width = b.height * 2 (maker)
c.top+leading+trailing+bottom = d.top+leading+trailing+bottom (maker)

// case: a style configures, and its closure is not layout
import Stevia
func setUp() {
  a.style { $0.backgroundColor = .red }
  b.style(big)
  c.style(big).style { f in f.font = .big }
  d.text("x").top(8)
}
// actions:
configuration a
appearance $0
configuration b
configuration c
configuration c
appearance f
constraint d

// case: alignments and equal sizes relate each view to the next one
import Stevia
alignTops(a, b, c)
align(lefts: a, b)
equalSizes([a, b])
equal(widths: a, b)
alignHorizontally(|-a-8-b)
// constraints:
a.top = b.top (maker)
b.top = c.top (maker)
a.left = b.left (maker)
a.height+width = b.height+width (maker)
a.width = b.width (maker)
a.leading = superview.leading (maker)
a.centerY = b.centerY (maker)
b.leading = a.trailing + 8 (maker)
// sequences:

// case: nothing is read in a file that does not import the library
a.top(8).left(8)
subviews(a, b)
layout(8, |-a-|)
a.Top == b.Bottom + 8
|-a-b-|
// constraints:
// ---
import SteviaKit
a.top(8).left(8)
subviews(a, b)
layout(8, |-a-|)
a.Top == b.Bottom + 8
|-a-b-|
// constraints:
// ---
let Stevia = 1
a.top(8).left(8)
subviews(a, b)
layout(8, |-a-|)
a.Top == b.Bottom + 8
|-a-b-|
// constraints:
// ---
import Stevia
a.top(8).left(8)
subviews(a, b)
layout(8, |-a-|)
a.Top == b.Bottom + 8
|-a-b-|
// constraints:
a.top = superview.top + 8 (maker)
a.left = superview.left + 8 (maker)
a.leading = superview.leading (maker)
a.trailing = superview.trailing (maker)
a.top = superview.top + 8 (maker)
a.top = b.bottom + 8 (maker)
a.leading = superview.leading (maker)
b.leading = a.trailing (maker)
b.trailing = superview.trailing (maker)
// ---
#if canImport(Stevia)
import Stevia
#endif
a.top(8).left(8)
subviews(a, b)
layout(8, |-a-|)
a.Top == b.Bottom + 8
|-a-b-|
// constraints:
a.top = superview.top + 8 (maker)
a.left = superview.left + 8 (maker)
a.leading = superview.leading (maker)
a.trailing = superview.trailing (maker)
a.top = superview.top + 8 (maker)
a.top = b.bottom + 8 (maker)
a.leading = superview.leading (maker)
b.leading = a.trailing (maker)
b.trailing = superview.trailing (maker)

// case: methods of models, SwiftUI and UIKit are ignored
import Stevia
class V: UIView {
  func f() {
    let height = metrics.height(8)
    x = metrics.width(8)
    show(metrics.width(8))
    Text("x").padding(8).frame(width: 4)
    Text("x").layoutPriority(1)
    for view in subviews { view.removeFromSuperview() }
    let first = view.subviews.first
    layout()
    stack.top(a, b)
    reloadHeight(8).height(8)
    let label = UILabel().width(30)
    // a.top(8)
    let code = "a.top(8)"
  }
  func height(_ x: Int) -> Int { height(x) + 1 }
}
// constraints:
?.width = + 30 (maker)
// actions:
renewal height
renewal x
renewal first
renewal label
renewal code

// case: the edges, distances and heights of a row are read
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-a-8-b-| ~ 44
reload()
}
}
// constraints:
a.leading = superview.leading (maker)
a.height = + 44 (maker)
b.leading = a.trailing + 8 (maker)
b.trailing = superview.trailing (maker)
b.height = + 44 (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|a|
reload()
}
}
// constraints:
a.leading = superview.leading (maker)
a.trailing = superview.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-(>=8)-a--margin--b-(<=x)-|
reload()
}
}
// constraints:
a.leading >= superview.leading + 8 (maker)
b.leading = a.trailing + margin (maker)
b.trailing >= superview.trailing + x (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
a.centerVertically()-8-| ~ 10%
reload()
}
}
// constraints:
a.centerY = superview.centerY (maker)
a.trailing = superview.trailing + 8 (maker)
a.height = * 10% (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|a|.top(8).height(9)
|-b.width(7)-|
reload()
}
}
// constraints:
a.leading = superview.leading (maker)
a.trailing = superview.trailing (maker)
a.top = superview.top + 8 (maker)
a.height = + 9 (maker)
b.width = + 7 (maker)
b.leading = superview.leading (maker)
b.trailing = superview.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
[a, b] ~ 44
reload()
}
}
// constraints:
a.height = + 44 (maker)
b.height = + 44 (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
a⁃8⁃b
reload()
}
}
// constraints:
b.leading = a.trailing + 8 (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
a-""-b-8-c
reload()
}
}
// constraints:
c.leading = b.trailing + 8 (maker)

// case: rows may span lines
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-a
|-8-b
// |-c
c-|
reload()
}
}
// constraints:
a.leading = superview.leading (maker)
b.leading = superview.leading + 8 (maker)
c.trailing = superview.trailing (maker)

// case: unknown names in rows are views or distances by their position
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-|
reload()
}
}
// constraints:
x.leading = superview.leading (maker)
x.trailing = superview.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
x ~ 44
reload()
}
}
// constraints:
x.height = + 44 (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-8-y
reload()
}
}
// constraints:
x.leading = superview.leading (maker)
y.leading = x.trailing + 8 (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-a
reload()
}
}
// constraints:
a.leading = superview.leading + x (maker)

// case: a name in a row that the code adds to a view is a view
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-a
addSubview(x)
reload()
}
}
// constraints:
x.leading = superview.leading (maker)
a.leading = x.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-y-a
addSubview(x)
reload()
}
}
// constraints:
a.leading = superview.leading + y (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-a
view.insertSubview(x, at: y)
reload()
}
}
// constraints:
x.leading = superview.leading (maker)
a.leading = x.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-y-a
view.insertSubview(x, at: y)
reload()
}
}
// constraints:
a.leading = superview.leading + y (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-a
[x, z].forEach(addSubview)
reload()
}
}
// constraints:
x.leading = superview.leading (maker)
a.leading = x.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-y-a
[x, z].forEach(addSubview)
reload()
}
}
// constraints:
a.leading = superview.leading + y (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-a
subviews(x)
reload()
}
}
// constraints:
x.leading = superview.leading (maker)
a.leading = x.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-y-a
subviews(x)
reload()
}
}
// constraints:
a.leading = superview.leading + y (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-a
sv { x }
reload()
}
}
// constraints:
x.leading = superview.leading (maker)
a.leading = x.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-y-a
sv { x }
reload()
}
}
// constraints:
a.leading = superview.leading + y (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-a
stack.arrangedSubviews(x, z)
reload()
}
}
// constraints:
x.leading = superview.leading (maker)
a.leading = x.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-y-a
stack.arrangedSubviews(x, z)
reload()
}
}
// constraints:
a.leading = superview.leading + y (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-x-a
card.subviews([x])
reload()
}
}
// constraints:
x.leading = superview.leading (maker)
a.leading = x.trailing (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
|-y-a
card.subviews([x])
reload()
}
}
// constraints:
a.leading = superview.leading + y (maker)

// case: arithmetic is not a row
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
x - y
let z = a - b
items.map { $0 - 8 }
f(-x)
x | y
reload()
}
}
// constraints:
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
let total = { a - b }
reload()
}
}
// constraints:

// case: a layout stacks its rows, in both forms
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
layout(
8,
|-a-b|,
margin,
c ~ 44,
>=20)
reload()
}
}
// constraints:
a.leading = superview.leading (maker)
a.top = superview.top + 8 (maker)
b.leading = a.trailing (maker)
b.trailing = superview.trailing (maker)
b.centerY = a.centerY (maker)
c.height = + 44 (maker)
c.top = a.bottom + margin (maker)
c.bottom <= superview.bottom + 20 (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
layout {
8
|-a-b|
margin
c ~ 44
>=20
}
reload()
}
}
// constraints:
a.leading = superview.leading (maker)
a.top = superview.top + 8 (maker)
b.leading = a.trailing (maker)
b.trailing = superview.trailing (maker)
b.centerY = a.centerY (maker)
c.height = + 44 (maker)
c.top = a.bottom + margin (maker)
c.bottom <= superview.bottom + 20 (maker)

// case: views may be stacked with no distance or with any distance
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
layout(a, b, "", c)
reload()
}
}
// constraints:
b.top = a.bottom (maker)
// ---
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
view.layout([a, 8])
reload()
}
}
// constraints:
a.bottom = superview.bottom + 8 (maker)

// case: rows and layouts constrain their views and have no order
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func f() { layout(8, |-a-b-|, 8)
|-c-| ~ 44
reload() }
}
// sequences:
// actions:
constraint a
constraint b
constraint c

// case: equations are read
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
a.Top == b.Bottom + 8
a.Bottom >= self.b?.Top - x
a.Width == 50 % Width
a.Height <= b.Height * 2 + 4
a.CenterX == CenterX / 2
a.Right == 8
a.Width == -x
Top == b.safeAreaLayoutGuide.Top
(a.Height == 44).priority = .required
bottom = a.Bottom == b.Top
return a.LastBaseline == b.FirstBaseline
reload()
}
}
// constraints:
a.top = b.bottom + 8 (maker)
a.bottom >= b.top + - x (maker)
a.width = self.width * 50 % (maker)
a.height <= b.height + 4 * 2 (maker)
a.centerX = self.centerX * / 2 (maker)
a.right = superview.right + 8 (maker)
a.width = + -x (maker)
self.top = b.safeAreaLayoutGuide.top (maker)
a.height = + 44 @.required (maker)
a.bottom = b.top (maker)
a.lastBaseline = b.firstBaseline (maker)

// case: comparisons in conditions and of other values are ignored
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func layout() {
if a.Top == b.Top {}
guard a.Top == b.Top else { return }
while a.Top >= b.Top {}
x == a.Top
a.top == b.top
items.filter { $0 == Position.Top }
makeView().Top == a.Top
reload()
}
}
// constraints:

// case: equations in adjacent statements are a sequence
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func f() {
a.Left == 8
a.Top == 8
b.Top == 8

a.Bottom == 8
}
}
// sequences:
a: left top bottom

// case: a chain is a block, or one constraint of a sequence
import SteviaLayout
func layout() {
  a.left(8).top(>=100).right(<=8).height(50%)
  b.left(8)
  b.top(8)
  c.size(44).centerInContainer()
  d.fillHorizontally(padding: 8).centerVertically(offset: -x)
}
// constraints:
a.left = superview.left + 8 (maker)
a.top >= superview.top + 100 (maker)
a.right >= superview.right + 8 (maker)
a.height = * 50% (maker)
b.left = superview.left + 8 (maker)
b.top = superview.top + 8 (maker)
c.height+width = + 44 (maker)
c.centerY+centerX = superview.centerY+centerX (maker)
d.leading+trailing = superview.leading+trailing + 8 (maker)
d.centerY = superview.centerY + -x (maker)
// directions:
-
-
constant inward
-
-
-
-
-
constant inward
-
// sequences:
a: left top right height
b: left top
c: height+width centerY+centerX
d: leading+trailing centerY
// actions:
constraint a
constraint b
constraint b
constraint c
constraint d

// case: a style configures, and its closure is not layout
import Stevia
func setUp() {
  a.style { $0.backgroundColor = .red }
  b.style(big)
  c.style(big).style { f in f.font = .big }
  d.text("x").top(8)
}
// actions:
configuration a
appearance $0
configuration b
configuration c
configuration c
appearance f
constraint d
// makers:
0

// case: only a distance to the superview points inward
import Stevia
class V: UIView {
let a = UIView(), b = UILabel(), c = UIButton()
func f() {
a.Bottom == b.Bottom - x
a.Bottom == 8
a.Trailing == 8
}
}
// constraints:
a.bottom = b.bottom + - x (maker)
a.bottom = superview.bottom + 8 (maker)
a.trailing = superview.trailing + 8 (maker)
// directions:
-
constant inward
-
