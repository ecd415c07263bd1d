// case: guides are separate items
a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
scroll.contentLayoutGuide.leadingAnchor.constraint(equalTo: a.leadingAnchor)
self.layoutMarginsGuide.trailingAnchor.constraint(equalTo: trailingAnchor)
// constraints:
a.top = view.safeAreaLayoutGuide.top (dropped)
scroll.contentLayoutGuide.leading = a.leading (dropped)
layoutMarginsGuide.trailing = self.trailing (dropped)

// case: inequalities, constants, multipliers and system spacing
a.widthAnchor.constraint(greaterThanOrEqualToConstant: 4)
a.heightAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: 8)
a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)
a.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)
a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor)
// constraints:
a.width >= + 4 (dropped)
a.height <= b.width + 8 * 0.5 (dropped)
a.top = b.bottom * 2 (dropped)
a.leading >= b.trailing * 1 (dropped)
a.firstBaseline = b.lastBaseline (dropped)

// case: the use of a constraint is known
func make() -> NSLayoutConstraint {
  NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x)])
  view.addConstraints([b.topAnchor.constraint(equalTo: x)])
  addSubview(c, withConstraints: [c.topAnchor.constraint(equalTo: x)])
  let all = [d.topAnchor.constraint(equalTo: x)]
  var later: [NSLayoutConstraint] = []
  later.append(j.topAnchor.constraint(equalTo: x))
  NSLayoutConstraint.activate(later)
  e.topAnchor.constraint(equalTo: x).isActive = true
  let f1 = f.topAnchor.constraint(equalTo: x)
  store(g.topAnchor.constraint(equalTo: x))
  h.topAnchor.constraint(equalTo: x)
  return i.topAnchor.constraint(equalTo: x)
}
// constraints:
a.top = (activatedArray)
b.top = (activatedArray)
c.top = (activatedArray)
d.top = (array)
j.top = (argument)
e.top = (isActive)
f.top = (stored)
g.top = (argument)
h.top = (dropped)
i.top = (returned)

// case: every argument is read
view.addConstraint(NSLayoutConstraint(
  item: self.a as Any, attribute: .leadingMargin, relatedBy: .greaterThanOrEqual,
  toItem: b, attribute: NSLayoutConstraint.Attribute.right, multiplier: 2, constant: -x))
let height = NSLayoutConstraint(
  item: a!, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
  multiplier: 1, constant: 4)
let other: NSLayoutConstraint = .init(
  item: self, attribute: .bottomMargin, relatedBy: .lessThanOrEqual, toItem: a,
  attribute: .bottom, multiplier: 1, constant: 0)
// constraints:
a.leading >= b.right + -x * 2 (activatedArray)
a.height = + 4 * 1 (stored)
self.bottom <= a.bottom + 0 * 1 (stored)

// case: statements that each add one constraint are a sequence
view.addConstraint(NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0))
view.addConstraint(NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 0))
view.addConstraint(NSLayoutConstraint(item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .left, multiplier: 1, constant: 0))
// sequences:
a: top left

// case: every way to open a maker is read
a.snp.makeConstraints { make in make.top.equalTo(b.snp.bottom) }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
a.snp.remakeConstraints { make in make.top.equalTo(b.snp.bottom) }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
a.snp.updateConstraints { (make) in make.top.equalTo(b.snp.bottom) }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
a.snp.prepareConstraints { make -> Void in make.top.equalTo(b.snp.bottom) }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
a.snp.makeConstraints({ (make: ConstraintMaker) -> Void in make.top.equalTo(b.snp.bottom) })
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
self.a?.snp.makeConstraints { [weak self] make in make.top.equalTo(b.snp.bottom) }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
a.snp_makeConstraints { make in make.top.equalTo(b.snp.bottom) }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
a.snp.makeConstraints(closure: { make in make.top.equalTo(b.snp.bottom) })
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a

// case: constraints may refer to the view itself
snp.makeConstraints { $0.width.equalTo(1) }
// constraints:
self.width = + 1 (maker)
// ---
self.snp.makeConstraints { $0.width.equalTo(1) }
// constraints:
self.width = + 1 (maker)

// case: chains, relations and modifiers
a.snp.makeConstraints { make in
  make.top.leading.equalToSuperview().offset(8).priority(.high)
  make.edges.greaterThanOrEqualToSuperview().inset(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  make.width.lessThanOrEqualTo(b).multipliedBy(0.5)
  make.centerX.equalTo(b.snp.leading).labeled("x")
  self.height = make.height.equalTo(-x).constraint
  make.size.equalTo(CGSize(width: 1, height: 2))
  make.directionalHorizontalEdges
    .equalTo(b) // both
    .inset(-y)
}
// constraints:
a.top+leading = superview.top+leading + 8 @.high (maker)
a.top+left+right+bottom >= superview.top+left+right+bottom + UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) (maker)
a.width <= + b * 0.5 (maker)
a.centerX = b.leading (maker)
a.height = + -x (maker)
a.height+width = + CGSize(width: 1, height: 2) (maker)
a.leading+trailing = + -y (maker)

// case: other closures create no constraints
override func updateConstraints() { super.updateConstraints() }
items.sort { $0.name.equalTo($1.name) }
a.snp.makeConstraints { make in other.top.equalTo(b) }
// constraints:

// case: parts of a frame are attributes, a whole frame is not
func layout() {
  a.frame.origin.x = 1
  a.frame.origin.y = 2
  self.a?.frame.size.width = 3
  a.bounds.size.height = 4
  a.center.x = 5
  frame.size.height += 6
  a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
  a.frame.origin = .zero
  a.layer.frame = a.bounds
  b.frame.center.x = 1
}
// constraints:
a.left = + 1 (used)
a.top = + 2 (used)
a.width = + 3 (used)
a.height = + 4 (used)
a.centerX = + 5 (used)
a.top+left = + .zero (used)
b.centerX = + 1 (used)
// sequences:
a: left top width height centerX
// actions:
frame a
frame a
frame a
frame a
frame a
frame self
frame a
frame a
configuration a
frame b

// case: frames of layers and layout attributes are not constraints
gradientLayer.frame.size.width = 1
attributes.frame.origin.x = 1
player.frame.origin.x = 1
// constraints:
player.left = + 1 (used)

// case: a local named `frame` does not belong to a view
func layout() {
  var frame = a.frame
  frame.origin.x = 1
  frame.origin.y = -x
}
// constraints:
// numbers:

// case: numbers of frames and insets
func layout() {
  a.frame = b.frame.offsetBy(dx: -x, dy: 0)
  let c = UIView(frame: CGRect(x: -1, y: 0, width: 0, height: 0))
  d.contentInset = UIEdgeInsets(top: -y, left: 0, bottom: 0, right: 0)
  e.contentInset = .init(top: 0, left: 0, bottom: 0, right: 0)
  f.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
  g.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
}
// numbers:
b.frame.offsetBy(dx: -x, dy: 0)
CGRect(x: -1, y: 0, width: 0, height: 0)
-y
0
0
0
0
0
0
0
1
2
3
4

// case: additions with their parents
addSubview(a)
self.view.addSubview(b)
stack?.addArrangedSubview(self.c)
insertSubview(d, belowSubview: e)
card.addSubviews([f, g])
addSubviewWithEdgeConstraints(h)
view.addSubview(makeView())
// actions:
addition a to self
addition b to view
addition c to stack
addition d to self
addition f to card
addition g to card
addition h to self
addition ? to view

// case: the members that statements set on views are known
func f() {
  a.font = x
  a.text = x
  a.delegate = x
  a.layer.borderWidth = 1
  a.layer.cornerRadius = 1
  button.titleLabel?.textColor = x
  a.titleLabel?.textColor = x
  a.onTap = { x() }
  a.badge.textColor = x
  contentView.a.textColor = x
  a.setTitle(x, for: y)
  a.setContentHuggingPriority(x, for: y)
  a.setUpWith(x)
  a.reloadData()
  a.heightConstraint.isActive = true
  a = x
  make(a).font = x
}
// actions:
appearance a
configuration a
neutral a
appearance a
configuration a
appearance button
appearance a.titleLabel
neutral a
appearance a.badge
appearance contentView.a
configuration a
neutral a
configuration a
renewal a
