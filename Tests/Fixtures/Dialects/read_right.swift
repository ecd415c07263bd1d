// case: two constraints of a ternary share one place, so neither has a rank
let all = [
  a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
  wide ? a.topAnchor.constraint(equalTo: b.topAnchor) : a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
  a.trailingAnchor.constraint(equalTo: b.trailingAnchor),
]
// constraints:
a.leading = b.leading (array)
a.top = b.top (alternative) (array)
a.bottom = b.bottom (alternative) (array)
a.trailing = b.trailing (array)
// sequences:
a: leading trailing

// case: a ternary between anchors or constants is an ordinary argument
a.topAnchor.constraint(equalTo: wide ? b.topAnchor : c.bottomAnchor, constant: wide ? 1 : -x)
(wide ? a : b).topAnchor.constraint(equalTo: c.topAnchor)
(wide ? a.topAnchor : a.bottomAnchor).constraint(equalTo: c.topAnchor)
// constraints:
a.top = + wide ? 1 : -x (dropped)
(wide?a:b).top = c.top (dropped)

// case: `map`, `flatMap` and `compactMap` create arrays of constraints
NSLayoutConstraint.activate(views.flatMap { view in
  [view.leadingAnchor.constraint(equalTo: leadingAnchor),
   view.topAnchor.constraint(equalTo: topAnchor)]
})
let heights = views.map { $0.heightAnchor.constraint(equalToConstant: 1) }
let tops = views.compactMap { view in view?.topAnchor.constraint(equalTo: topAnchor) }
// constraints:
view.leading = self.leading (activatedArray)
view.top = self.top (activatedArray)
$0.height = + 1 (returned)
view.top = self.top (returned)
// sequences:
view: leading top

// case: arrays that are added, appended or assigned with an operator are separate blocks
NSLayoutConstraint.activate(common + [a.bottomAnchor.constraint(equalTo: b.bottomAnchor)])
all += [a.topAnchor.constraint(equalTo: b.topAnchor), a.leftAnchor.constraint(equalTo: b.leftAnchor)]
all.append(contentsOf: [a.widthAnchor.constraint(equalToConstant: 1)])
// constraints:
a.bottom = b.bottom (activatedArray)
a.top = b.top (array)
a.left = b.left (array)
a.width = + 1 (array)
// sequences:
a: top left

// case: elements that are helper calls or stored constraints are skipped
NSLayoutConstraint.activate([
  topConstraint,
  a.topAnchor.constraint(equalTo: b.topAnchor),
  a.pin(to: b), self.heightConstraint!,
  a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
])
// sequences:
a: top leading

// case: a multi-line chain with comments is one constraint
NSLayoutConstraint.activate([
  self // the cell
    .card? // its card
    .topAnchor
    /* below */ .constraint(
      equalTo: b.bottomAnchor, // the header
      constant: 8),
])
// constraints:
card.top = b.bottom + 8 (activatedArray)

// case: wrappers around a constraint do not change it
func make() {
  a.topAnchor.constraint(equalTo: b.topAnchor).priority(.required - 1).isActive = true
  a.leftAnchor.constraint(equalTo: b.leftAnchor).withPriority(.low).activate()
  a.rightAnchor.constraint(equalTo: b.rightAnchor).then { $0.isActive = true }
  height = a.heightAnchor.constraint(equalToConstant: 1).withPriority(.low)
}
// constraints:
a.top = b.top @.required - 1 (isActive)
a.left = b.left @.low (used)
a.right = b.right (used)
a.height = + 1 @.low (stored)
// sequences:
a: top left right height

// case: optional chains, `!` and `self.` do not distinguish items
[self.a?.b!.topAnchor.constraint(equalTo: x), a!.b.leftAnchor.constraint(equalTo: x),
 a.b?.rightAnchor.constraint(equalTo: x)]
// sequences:
a.b: top left right

// case: `if` and `else` inside a maker are separate blocks
a.snp.makeConstraints { make in
  make.top.equalToSuperview()
  if wide {
    make.leading.equalToSuperview()
    make.width.equalTo(1)
  } else {
    make.trailing.equalToSuperview()
    make.height.equalTo(1)
  }
  make.bottom.equalToSuperview()
}
// sequences:
a: leading width
a: top bottom
a: trailing height

// case: `$0` is the maker of the innermost closure without named parameters
a.snp.makeConstraints {
  $0.top.equalToSuperview()
  views.forEach { $0.snp.makeConstraints { $0.left.right.equalTo(b) } }
  for view in views { $0.bottom.equalTo(view.snp.top) }
}
// constraints:
a.top = superview.top (maker)
views[…].left+right = + b (maker)
a.bottom = view.top (maker)

// case: a maker closure passed to a project function is for an unnamed view
layout(a) { make in
  make.top.equalToSuperview()
  make.left.equalToSuperview()
}
let local: (ConstraintMaker) -> Void = { make in
  make.height.equalTo(1)
  make.width.equalTo(1)
}
// sequences:
maker: height width
maker: top left

// case: local closures and loops contain separate blocks
func make() {
  let pin = { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }
  a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
  for view in views {
    view.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    view.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
  }
  a.rightAnchor.constraint(equalTo: b.rightAnchor).isActive = true
}
// sequences:
view: top left

// case: a local shadows the property of the same name
func make() {
  let view = UIView()
  [view.topAnchor.constraint(equalTo: self.view.topAnchor),
   self.view.leftAnchor.constraint(equalTo: x), view.rightAnchor.constraint(equalTo: x)]
}
func other(view: UIView) {
  [self.view.topAnchor.constraint(equalTo: x), view.leftAnchor.constraint(equalTo: x)]
}
func open() {
  [self.view.topAnchor.constraint(equalTo: x), view.leftAnchor.constraint(equalTo: x)]
}
// sequences:
view: top left
view: top right

// case: constraints belong to the view they are written on, even if it is the superview
view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
// constraints:
view.bottom = label.bottom + 8 (dropped)

// case: several stored constraints on one attribute are not a sequence
func make() {
  closed = a.topAnchor.constraint(equalTo: b.bottomAnchor)
  open = a.topAnchor.constraint(equalTo: b.topAnchor)
  open.isActive = true
}
// constraints:
a.top = b.bottom (stored)
a.top = b.top (stored)
// sequences:

// case: a view in a subscript is an item
bars[i].snp.makeConstraints { make in
  make.top.equalTo(bars[i - 1].snp.bottom)
}
[bars[0].topAnchor.constraint(equalTo: x), bars[1].leftAnchor.constraint(equalTo: x)]
// constraints:
bars[i].top = bars[i-1].bottom (maker)
bars[0].top = (array)
bars[1].left = (array)
// sequences:

// case: `forEach(addSubview(_:))` adds each element
[a, self.b].forEach(addSubview(_:))
[c].forEach { card.addSubview($0) }
// actions:
addition a to self
addition b to self
addition c to card
addition c to card

// case: `forEach` adds its elements if its closure adds them
[a].forEach { card.addSubview($0) }
// actions:
addition a to card
addition a to card
// ---
[a].forEach { x in card.addSubview(x) }
// actions:
addition a to card
addition x to card
// ---
[a].forEach ({ card.addSubview($0) })
// actions:
addition a to card
addition a to card
// ---
[a].forEach { (x: UIView) in self.card.insertSubview(x, at: 0) }
// actions:
addition a to card
addition x to card
// ---
[a].forEach { $0.f = 1; card.addSubview($0) }
// actions:
addition a to card
configuration a
addition a to card
// ---
[a].forEach { $0.addSubview(x); card.addSubview($0) }
// actions:
addition a to card
addition x to a
addition a to card

// case: `forEach` whose closure adds something to each element, or nothing, adds no element
[a].forEach { $0.addSubview(x) }
// actions:
addition x to a
// ---
[a].forEach { x in x.addSubview(UIView()) }
// actions:
addition ? to x
// ---
[a].forEach { card.addSubview($0.view) }
// actions:
addition $0.view to card
// ---
[a].forEach { x in card.addSubview(y) }
// actions:
addition y to card
// ---
[a].forEach { card.addSubview(make($0)) }
// actions:
addition ? to card
// ---
[a].forEach { card.remove($0) }
// actions:

// case: `.constraint(equalTo:)` without an anchor, and `CGRect.equalTo`, create no constraint
view.constraint(equalTo: size)
guard !frame.equalTo(rect), !bounds.size.equalTo(size) else { return }
image.constraint(equalTo: CGSize(width: 1, height: -x))
items.forEach { if $0.name.equalTo(other) {} }
// constraints:
// numbers:

// case: layout code in comments, documentation and strings is ignored
// a.topAnchor.constraint(equalTo: b.topAnchor)
/// a.topAnchor.constraint(equalTo: b.topAnchor)
/* addSubview(a) /* a.frame.origin.x = 1 */ */
let text = "a.topAnchor.constraint(equalTo: b.topAnchor)"
let long = """
  a.snp.makeConstraints { $0.top.equalTo(1) }
  """
// constraints:
// actions:

// case: several negatives and subtractions in one number are read
a.topAnchor.constraint(equalTo: x, constant: -A.b - A.c)
a.topAnchor.constraint(equalTo: x, constant: a + -b * (1 - r))
a.topAnchor.constraint(equalTo: x, constant: -a.b+3)
// numbers:
-A.b - A.c
a + -b * (1 - r)
-a.b+3

// case: an unclosed closure, as in code that is being typed, is read
a.topAnchor.constraint(equalTo: b.topAnchor) {
// constraints:
a.top = b.top (dropped)
// ---
a.topAnchor.constraint(equalTo: b.topAnchor).then {
// constraints:
a.top = b.top (used)
// ---
a.snp.makeConstraints { $0.top.equalTo(b) {
// constraints:
a.top = + b (maker)
// ---
a.snp.makeConstraints { make in make.top.equalTo(b).labeled {
// constraints:
a.top = + b (maker)
