// case: anchors, constants, factors, divisors and priorities
func setUp() {
  a.leadingAnchor == b.leadingAnchor + 12
  a.trailingAnchor <= b.trailingAnchor - 12
  self.a?.centerXAnchor == 2 * b.trailingAnchor / 3
  a.widthAnchor == b.heightAnchor * 0.5 + 3 ~ .high - 1
  a.heightAnchor >= 44 ~ 750
  topAnchor == (b.topAnchor + 10) / 2
  views[i].firstBaselineAnchor == b.lastBaselineAnchor + -x
  a.bottomAnchor == b.bottomAnchor - x + y
  a.leftAnchor == 8 + (b.rightAnchor)
  (a.topAnchor == b.topAnchor) ~ .low
  a.centerYAnchor == (wide ? b : c).centerYAnchor
}
// constraints:
a.leading = b.leading + 12 (maker)
a.trailing <= b.trailing + - 12 (maker)
a.centerX = b.trailing * 2 * b.trailingAnchor / 3 (maker)
a.width = b.height + 3 * 0.5 @.high - 1 (maker)
a.height >= + 44 @750 (maker)
self.top = b.top + 10 * / 2 (maker)
views[i].firstBaseline = b.lastBaseline + -x (maker)
a.bottom = b.bottom + - x + y (maker)
a.left = b.right + 8 (maker)
a.top = b.top @.low (maker)
a.centerY = (maker)
// actions:
constraint a
constraint a
constraint a
constraint a
constraint a
constraint self
constraint views[i]
constraint a
constraint a
constraint a
constraint a
// numbers:
12
12
2
3
0.5
3
44
10
2
-x
x + y
8

// case: edge groups point inward
func setUp() {
  a.edgeAnchors == b.edgeAnchors + insets
  a.horizontalAnchors >= b.horizontalAnchors + 8
  a.verticalAnchors /<=/ b.verticalAnchors
  a.centerAnchors /==/ b.centerAnchors
  a.sizeAnchors == CGSize(width: 1, height: 2)
  a.topAnchor />=/ b.topAnchor
}
// constraints:
a.top+leading+trailing+bottom = b.top+leading+trailing+bottom + insets (maker)
a.leading+trailing >= b.leading+trailing + 8 (maker)
a.top+bottom <= b.top+bottom (maker)
a.centerY+centerX = b.centerY+centerX (maker)
a.height+width = + CGSize(width: 1, height: 2) (maker)
a.top >= b.top (maker)

// case: consecutive statements are a sequence
func setUp() {
  a.topAnchor == b.topAnchor
  a.leadingAnchor
    == b.leadingAnchor // a comment
    + 8
  log()
  a.widthAnchor == 8
  a.heightAnchor == 8; a.bottomAnchor == b.bottomAnchor
}
// sequences:
a: top leading
a: width height bottom

// case: an array is a block, and arguments of functions that take constraints are constraints
NSLayoutConstraint.activate([
  a.topAnchor == b.topAnchor,
  wide ? a.leftAnchor == b.leftAnchor : a.leftAnchor == c.leftAnchor,
  a.bottomAnchor == b.bottomAnchor,
])
all += [(a.widthAnchor == b.widthAnchor)]
all.append(a.heightAnchor == b.heightAnchor)
// constraints:
a.top = b.top (activatedArray)
a.left = b.left (alternative) (activatedArray)
a.left = c.left (alternative) (activatedArray)
a.bottom = b.bottom (activatedArray)
a.width = b.width (maker)
a.height = b.height (argument)
// sequences:
a: top bottom

// case: comparisons as values are constraints where the code uses Anchorage
func setUp() {
  let top = a.topAnchor == b.topAnchor
  let left = (a.leftAnchor == b.leftAnchor + 8)
  bottom = wide ? a.bottomAnchor == b.bottomAnchor : a.bottomAnchor == c.bottomAnchor
  let edges = (a.edgeAnchors == b.edgeAnchors).all
  (a.heightAnchor == 8).isActive = false
  views.forEach { $0.heightAnchor == c.heightAnchor }
}
var height: NSLayoutConstraint { a.heightAnchor == b.heightAnchor }
func width() -> NSLayoutConstraint { return a.widthAnchor == b.widthAnchor }
func pin() { a.widthAnchor == c.widthAnchor }
// constraints:
a.left = b.left + 8 (maker)
a.top+leading+trailing+bottom = b.top+leading+trailing+bottom (maker)
a.height = + 8 (isActive)
a.height = b.height (maker)
a.width = b.width (maker)
a.width = c.width (maker)
// ---
import Anchorage
func setUp() {
  let top = a.topAnchor == b.topAnchor
  let left = (a.leftAnchor == b.leftAnchor + 8)
  bottom = wide ? a.bottomAnchor == b.bottomAnchor : a.bottomAnchor == c.bottomAnchor
  let edges = (a.edgeAnchors == b.edgeAnchors).all
  (a.heightAnchor == 8).isActive = false
  views.forEach { $0.heightAnchor == c.heightAnchor }
}
var height: NSLayoutConstraint { a.heightAnchor == b.heightAnchor }
func width() -> NSLayoutConstraint { return a.widthAnchor == b.widthAnchor }
func pin() { a.widthAnchor == c.widthAnchor }
// constraints:
a.top = b.top (maker)
a.left = b.left + 8 (maker)
a.bottom = b.bottom (alternative) (maker)
a.bottom = c.bottom (alternative) (maker)
a.top+leading+trailing+bottom = b.top+leading+trailing+bottom (maker)
a.height = + 8 (isActive)
views[…].height = c.height (maker)
a.height = b.height (maker)
a.width = b.width (maker)
a.width = c.width (maker)

// case: a batch passes its constraints on
import Anchorage
let all = Anchorage.batch(active: false) {
  a.topAnchor == b.topAnchor
  a.heightAnchor == b.heightAnchor / 2 ~ .low
}
batch { c.topAnchor == b.topAnchor }
// constraints:
a.top = b.top (returned)
a.height = b.height * / 2 @.low (returned)
c.top = b.top (returned)
// sequences:
a: top height

// case: comparing anchors for equality creates no constraint
if a.topAnchor == b.topAnchor { }
// constraints:
// ---
import Anchorage
if a.topAnchor == b.topAnchor { }
// constraints:
// ---
guard a.topAnchor == b.topAnchor else { return }
// constraints:
// ---
import Anchorage
guard a.topAnchor == b.topAnchor else { return }
// constraints:
// ---
while a.topAnchor == b.topAnchor { }
// constraints:
// ---
import Anchorage
while a.topAnchor == b.topAnchor { }
// constraints:
// ---
for c in d where a.topAnchor == b.topAnchor { }
// constraints:
// ---
import Anchorage
for c in d where a.topAnchor == b.topAnchor { }
// constraints:
// ---
let c = a.topAnchor == b.topAnchor && d
// constraints:
// ---
import Anchorage
let c = a.topAnchor == b.topAnchor && d
// constraints:
// ---
let c = d && a.topAnchor == b.topAnchor
// constraints:
// ---
import Anchorage
let c = d && a.topAnchor == b.topAnchor
// constraints:
// ---
let c = a.topAnchor == b.topAnchor ? 1 : 2
// constraints:
// ---
import Anchorage
let c = a.topAnchor == b.topAnchor ? 1 : 2
// constraints:
// ---
let c = [a.topAnchor == b.topAnchor: 1]
// constraints:
// ---
import Anchorage
let c = [a.topAnchor == b.topAnchor: 1]
// constraints:
// ---
XCTAssertTrue(a.topAnchor == b.topAnchor)
// constraints:
// ---
import Anchorage
XCTAssertTrue(a.topAnchor == b.topAnchor)
// constraints:
// ---
f({ g(1) }, a.topAnchor == b.topAnchor)
// constraints:
// ---
import Anchorage
f({ g(1) }, a.topAnchor == b.topAnchor)
// constraints:
// ---
let c = d.first { a.topAnchor == $0.firstAnchor }
// constraints:
// ---
import Anchorage
let c = d.first { a.topAnchor == $0.firstAnchor }
// constraints:
// ---
let c = d.filter { $0.topAnchor == a.topAnchor }
// constraints:
// ---
import Anchorage
let c = d.filter { $0.topAnchor == a.topAnchor }
// constraints:
// ---
"\(a.topAnchor == b.topAnchor)"
// constraints:
// ---
import Anchorage
"\(a.topAnchor == b.topAnchor)"
// constraints:
// ---
let c = d[a.topAnchor == b.topAnchor]
// constraints:
// ---
import Anchorage
let c = d[a.topAnchor == b.topAnchor]
// constraints:
// ---
let c = (1, a.topAnchor == b.topAnchor)
// constraints:
// ---
import Anchorage
let c = (1, a.topAnchor == b.topAnchor)
// constraints:
// ---
func c() -> Bool { a.topAnchor == b.topAnchor }
// constraints:
// ---
import Anchorage
func c() -> Bool { a.topAnchor == b.topAnchor }
// constraints:
// ---
var c: Bool { return a.topAnchor == b.topAnchor }
// constraints:
// ---
import Anchorage
var c: Bool { return a.topAnchor == b.topAnchor }
// constraints:
// ---
a.topAnchor != b.topAnchor
// constraints:
// ---
import Anchorage
a.topAnchor != b.topAnchor
// constraints:
// ---
a.topAnchor === b.topAnchor
// constraints:
// ---
import Anchorage
a.topAnchor === b.topAnchor
// constraints:
// ---
// a.topAnchor == b.topAnchor
// constraints:
// ---
import Anchorage
// a.topAnchor == b.topAnchor
// constraints:
// ---
let c = "a.topAnchor == b.topAnchor"
// constraints:
// ---
import Anchorage
let c = "a.topAnchor == b.topAnchor"
// constraints:
// ---
case a.topAnchor == b.topAnchor
// constraints:
// ---
import Anchorage
case a.topAnchor == b.topAnchor
// constraints:
// ---
a.topAnchor ==
// constraints:
// ---
import Anchorage
a.topAnchor ==
// constraints:
// ---
== b.topAnchor
// constraints:
// ---
import Anchorage
== b.topAnchor
// constraints:
// ---
a.topAnchor == ~ 1
// constraints:
// ---
import Anchorage
a.topAnchor == ~ 1
// constraints:

// case: storing a second constraint for an attribute starts another set
import Anchorage
func setUp() {
  wideTop = (a.topAnchor == b.topAnchor)
  wideBottom = (a.bottomAnchor == b.bottomAnchor)
  narrowTop = (a.topAnchor == c.topAnchor)
  narrowBottom = (a.bottomAnchor == c.bottomAnchor)
}
// sequences:
a: top bottom
a: top bottom

// case: edge groups point inward
func setUp() {
  a.edgeAnchors == b.edgeAnchors + insets
  a.horizontalAnchors >= b.horizontalAnchors + 8
  a.verticalAnchors /<=/ b.verticalAnchors
  a.centerAnchors /==/ b.centerAnchors
  a.sizeAnchors == CGSize(width: 1, height: 2)
  a.topAnchor />=/ b.topAnchor
}
// constraints:
a.top+leading+trailing+bottom = b.top+leading+trailing+bottom + insets (maker)
a.leading+trailing >= b.leading+trailing + 8 (maker)
a.top+bottom <= b.top+bottom (maker)
a.centerY+centerX = b.centerY+centerX (maker)
a.height+width = + CGSize(width: 1, height: 2) (maker)
a.top >= b.top (maker)
// directions:
constant inward, relation inward
constant inward, relation inward
constant inward, relation inward
-
-
-
