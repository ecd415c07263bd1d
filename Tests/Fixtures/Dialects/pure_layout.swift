// case: one edge, axis or dimension is read
a.autoPinEdge(toSuperviewEdge: .top)
a.autoPinEdge(toSuperviewMargin: .leading, withInset: -x)
a.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 8)
a.autoPinEdge(.left, to: .right, of: self.b!, withOffset: 8, relation: .lessThanOrEqual)
a.autoPinEdge(.top, toEdge: .bottom, ofView: b)
a.autoPin(toTopLayoutGuideOf: self, withInset: 8)
a.autoAlignAxis(toSuperviewAxis: .vertical)
a.autoAlignAxis(toSuperviewMarginAxis: .horizontal)
a.autoAlignAxis(.lastBaseline, toSameAxisOf: b, withOffset: 2)
a.autoMatch(.width, to: .height, of: a, withMultiplier: 0.5)
a.autoMatchDimension(.height, toDimension: .width, ofView: b)
a.autoSetDimension(ALDimension.height, toSize: 40, relation: .greaterThanOrEqual)
a.autoConstrainAttribute(.marginTop, to: .horizontal, of: b)
// constraints:
a.top = superview.top (maker)
a.leading = superview.leading + -x (maker)
a.bottom = superview.bottom + 8 (maker)
a.left <= b.right + 8 (maker)
a.top = b.bottom (maker)
a.top = + 8 (maker)
a.centerX = superview.centerX (maker)
a.centerY = superview.centerY (maker)
a.lastBaseline = b.lastBaseline + 2 (maker)
a.width = a.height * 0.5 (maker)
a.height = b.width (maker)
a.height >= + 40 (maker)
a.top = b.centerY (maker)
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
constraint a
constraint a
constraint a
constraint a
// numbers:
-x
8
8
8
2
0.5
40

// case: several attributes at once are read
a.autoPinEdgesToSuperviewEdges()
self.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: -x, bottom: 0, right: 0), excludingEdge: .top)
a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .left)
autoPinEdgesToSuperviewSafeArea()
a.autoPinEdges(toSuperviewMarginsExcludingEdge: .bottom)
a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: edge)
a.autoCenterInSuperview()
a.autoSetDimensions(to: CGSize(width: w, height: -h))
// constraints:
a.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)
self.leading+trailing+bottom = superview.leading+trailing+bottom + UIEdgeInsets(top: 0, left: -x, bottom: 0, right: 0) (maker)
a.top+right+bottom = superview.top+right+bottom + .zero (maker)
self.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)
a.top+leading+trailing = superview.top+leading+trailing (maker)
a.centerY+centerX = superview.centerY+centerX (maker)
a.height+width = + CGSize(width: w, height: -h) (maker)
// numbers:
UIEdgeInsets(top: 0, left: -x, bottom: 0, right: 0)
0
-x
0
0
.zero
.zero
w
-h

// case: closures set priorities or keep constraints inactive
func f() {
  NSLayoutConstraint.autoSetPriority(.defaultLow) {
    a.autoPinEdge(toSuperviewEdge: .top)
    NSLayoutConstraint.autoSetPriority(.required, forConstraints: {
      a.autoPinEdge(toSuperviewEdge: .bottom)
    })
  }
  kept = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
    a.autoPinEdge(toSuperviewEdge: .left)
  }
  let made = NSLayoutConstraint.autoCreateAndInstallConstraints {
    if wide { a.autoPinEdge(toSuperviewEdge: .right) }
  }
  a.autoCenterInSuperview()
}
// constraints:
a.top = superview.top @.defaultLow (maker)
a.bottom = superview.bottom @.required (maker)
a.left = superview.left (array)
a.right = superview.right (maker)
a.centerY+centerX = superview.centerY+centerX (maker)

// case: calls on arrays of views are read
[a, self.b, c].autoAlignViews(to: .top)
([a, b] as NSArray).autoSetViewsDimension(.height, toSize: -x)
[a, b].autoMatchViewsDimension(.width)
[a, b].autoSetViewsDimensions(to: size)
[a, b].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 8)
views.autoMatchViewsDimension(.width)
// constraints:
b.top = a.top (maker)
c.top = b.top (maker)
a.height = + -x (maker)
b.height = + -x (maker)
b.width = a.width (maker)
a.height+width = + size (maker)
b.height+width = + size (maker)
// sequences:
// actions:
constraint a
constraint b
constraint c
constraint a
constraint b
constraint a
constraint b
constraint a
constraint b
constraint a
constraint b
constraint ?

// case: consecutive statements are one block
func f() {
  a.autoPinEdge(toSuperviewEdge: .leading)
  b.autoPinEdge(toSuperviewEdge: .top)
  a.autoPinEdge(toSuperviewEdge: .top)
  a.isHidden = true
  a.autoPinEdge(toSuperviewEdge: .bottom)
}
// sequences:
a: leading top

// case: storing a second constraint for an attribute starts another set
func f() {
  lowTop = a.autoPinEdge(toSuperviewEdge: .top)
  lowBottom = a.autoPinEdge(toSuperviewEdge: .bottom)
  highTop = a.autoPinEdge(toSuperviewEdge: .top, withInset: 80)
}
// sequences:
a: top bottom

// case: unnamed receivers, unknown attributes and foreign functions are ignored
makeView().autoCenterInSuperview()
views.first?.autoPinEdge(toSuperviewEdge: .left)
a.autoPinEdge(toSuperviewEdge: edge, withInset: -x)
a.autoPinEdgesToSuperviewEdges(margin)
a.autoSetContentHuggingPriority(for: .horizontal)
show(.autoCenterInSuperview())
func autoCenterInSuperview() {}
// constraints:
?.centerY+centerX = superview.centerY+centerX (maker)
views.first.left = superview.left (maker)
a.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)
// actions:
constraint ?
constraint views.first
constraint a
constraint a
// numbers:
-x

// case: an inset points inward, with a reversed relation at trailing edges; an offset is UIKit's
a.autoPinEdge(toSuperviewEdge: .right, withInset: 8, relation: .greaterThanOrEqual)
a.autoPinEdge(toSuperviewEdge: .left, withInset: 8, relation: .greaterThanOrEqual)
a.autoPin(toBottomLayoutGuideOf: self, withInset: 8, relation: .lessThanOrEqual)
a.autoPinEdge(.right, to: .left, of: b, withOffset: -8, relation: .greaterThanOrEqual)
// constraints:
a.right <= superview.right + 8 (maker)
a.left >= superview.left + 8 (maker)
a.bottom >= + 8 (maker)
a.right >= b.left + -8 (maker)
// directions:
constant inward
constant inward
constant inward
-

// case: closures set priorities or keep constraints inactive
func f() {
  NSLayoutConstraint.autoSetPriority(.defaultLow) {
    a.autoPinEdge(toSuperviewEdge: .top)
    NSLayoutConstraint.autoSetPriority(.required, forConstraints: {
      a.autoPinEdge(toSuperviewEdge: .bottom)
    })
  }
  kept = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
    a.autoPinEdge(toSuperviewEdge: .left)
  }
  let made = NSLayoutConstraint.autoCreateAndInstallConstraints {
    if wide { a.autoPinEdge(toSuperviewEdge: .right) }
  }
  a.autoCenterInSuperview()
}
// constraints:
a.top = superview.top @.defaultLow (maker)
a.bottom = superview.bottom @.required (maker)
a.left = superview.left (array)
a.right = superview.right (maker)
a.centerY+centerX = superview.centerY+centerX (maker)
// makers:
4
