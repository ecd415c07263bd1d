// case: every part of the grammar is read
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-8-[b(==44)]-(>=space@750)-|", views: ["a": a, "b": self.b]))
// constraints:
a.leading = superview.leading + "H:|-[a]-8-[b(==44)]-(>=space@750)-|" (activatedArray)
b.leading = a.trailing + "H:|-[a]-8-[b(==44)]-(>=space@750)-|" (activatedArray)
b.width = + "H:|-[a]-8-[b(==44)]-(>=space@750)-|" (activatedArray)
b.trailing <= superview.trailing + "H:|-[a]-8-[b(==44)]-(>=space@750)-|" @"H:|-[a]-8-[b(==44)]-(>=space@750)-|" (activatedArray)
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(>=b)][b(20,<=40.5)]|", views: ["a": a, "b": self.b]))
// constraints:
a.top = superview.top (activatedArray)
a.height >= b.height (activatedArray)
b.top = a.bottom (activatedArray)
b.height = + "V:|[a(>=b)][b(20,<=40.5)]|" (activatedArray)
b.height <= + "V:|[a(>=b)][b(20,<=40.5)]|" (activatedArray)
b.bottom = superview.bottom (activatedArray)
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", views: ["a": a, "b": self.b]))
// constraints:
a.leading = superview.leading (activatedArray)
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H: |[a] |", views: ["a": a, "b": self.b]))
// constraints:
a.leading = superview.leading (activatedArray)
a.trailing = superview.trailing (activatedArray)

// case: an invalid format is ignored
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:||", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|-|", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|-[a", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a]-", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a]-8[b]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a]8-[b]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a()]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a(==)]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a(8]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a(8@)]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a(8,)]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|-(8-[a]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "X:[a]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a]|[b]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a]]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|-", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "(", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "-", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "é", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a]-(>=)-[b]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V[a]", views: ["a": a, "b": self.b]))
// constraints:
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a(>b)]", views: ["a": a, "b": self.b]))
// constraints:
// ---
x(NSLayoutConstraint.constraints(withVisualFormat: "[", views: ["a": a]))
// actions:
constraint ?

// case: the options give direction and alignment
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]-(>=0)-[b]|", options: .directionLeftToRight, views: ["a": a, "b": b]))
// constraints:
a.left = superview.left (activatedArray)
b.left >= a.right + "|[a]-(>=0)-[b]|" (activatedArray)
b.right = superview.right (activatedArray)
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]-(>=0)-[b]", options: [.directionRightToLeft, .alignAllCenterY], metrics: nil, views: ["a": a, "b": b]))
// constraints:
a.right = superview.right (activatedArray)
b.right <= a.left + "|[a]-(>=0)-[b]" (activatedArray)
b.centerY = a.centerY (activatedArray)
// ---
NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:[a][b]", options: [NSLayoutConstraint.FormatOptions.alignAllLeading, .alignAllRight], views: ["a": a, "b": b]))
// constraints:
b.top = a.bottom (activatedArray)
b.leading+right = a.leading+right (activatedArray)

// case: views come from a dictionary literal or a local; others are unknown
func f() {
  let views = ["a": cell.icon!]
  NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: views))
}
func g() { let views = ["a": wrong] }
// constraints:
cell.icon.leading = superview.leading (activatedArray)
// ---
func f() {
  let views: [String: Any] = ["a": icon as Any]
  NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: views))
}
func g() { let views = ["a": wrong] }
// constraints:
icon.leading = superview.leading (activatedArray)
// ---
func f() {
  let views = ["a": icon] as [String: UIView]
  NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: views))
}
func g() { let views = ["a": wrong] }
// constraints:
icon.leading = superview.leading (activatedArray)
// ---
func f() {
  let views = ["x": icon]
  NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: views))
}
func g() { let views = ["a": wrong] }
// constraints:
a.leading = superview.leading (activatedArray)
// ---
func f() {
  let views = makeViews(), other = ["a": icon]
  NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: views))
}
func g() { let views = ["a": wrong] }
// constraints:
a.leading = superview.leading (activatedArray)
// ---
func f() {
  let views = ["a": makeIcon()]
  NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: views))
}
func g() { let views = ["a": wrong] }
// constraints:
?.leading = superview.leading (activatedArray)

// case: the use of the constraints is known
func f() {
  view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", views: ["a": a]))
  let kept = NSLayoutConstraint.constraints(withVisualFormat: "|[b]", views: ["b": b])
  all += NSLayoutConstraint.constraints(withVisualFormat: "|[c]", views: ["c": c])
  NSLayoutConstraint.activate([
    NSLayoutConstraint.constraints(withVisualFormat: "|[d]", views: ["d": d]),
    NSLayoutConstraint.constraintsWithVisualFormat("|[e]", options: [], metrics: nil, views: ["e": e]),
  ].flatMap { $0 })
  NSLayoutConstraint.constraints(withVisualFormat: "|[g]", views: ["g": g])
}
// constraints:
a.leading = superview.leading (activatedArray)
b.leading = superview.leading (stored)
c.leading = superview.leading (stored)
d.leading = superview.leading (activatedArray)
e.leading = superview.leading (activatedArray)
g.leading = superview.leading (dropped)
// actions:
constraint a
renewal kept
constraint b
renewal all
constraint c
constraint d
constraint e
constraint g

// case: a format that is not a plain string creates unknown constraints
x(NSLayoutConstraint.constraints(withVisualFormat: "H:|-\(space)-[a]|", views: ["a": a]))
// constraints:
// actions:
constraint ?
// ---
x(NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": a]))
// constraints:
// actions:
constraint ?
// ---
x(NSLayoutConstraint.constraints(withVisualFormat: "H:" + row, views: ["a": a]))
// constraints:
// actions:
constraint ?
// ---
x(NSLayoutConstraint.constraints(withVisualFormat: """|[a]|""", views: ["a": a]))
// constraints:
// actions:
constraint ?
// ---
x(NSLayoutConstraint.constraints(withVisualFormat: #"|[a]|"#, views: ["a": a]))
// constraints:
// actions:
constraint ?
// ---
view.constraints(for: "|[a]|")
// actions:
// ---
print("NSLayoutConstraint.constraints(withVisualFormat: x)")
// actions:

// case: formats have no rank, neither among each other nor among anchors
NSLayoutConstraint.activate([
  NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", views: ["a": a]),
  NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", views: ["a": a]),
  [a.topAnchor.constraint(equalTo: b.topAnchor)],
].flatMap { $0 })
// sequences:

// case: distances to the superview point inward, distances between views do not
let c = NSLayoutConstraint.constraints(withVisualFormat: "|-8-[a]-8-[b]-(<=8)-|", views: ["a": a, "b": b])
// constraints:
a.leading = superview.leading + "|-8-[a]-8-[b]-(<=8)-|" (stored)
b.leading = a.trailing + "|-8-[a]-8-[b]-(<=8)-|" (stored)
b.trailing >= superview.trailing + "|-8-[a]-8-[b]-(<=8)-|" (stored)
// directions:
constant inward, no place
no place
constant inward, no place

// case: formats have no rank, neither among each other nor among anchors
NSLayoutConstraint.activate([
  NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", views: ["a": a]),
  NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", views: ["a": a]),
  [a.topAnchor.constraint(equalTo: b.topAnchor)],
].flatMap { $0 })
// constraints:
a.leading = superview.leading (activatedArray)
a.trailing = superview.trailing (activatedArray)
a.top = superview.top (activatedArray)
a.bottom = superview.bottom (activatedArray)
a.top = b.top (activatedArray)
// sequences:
