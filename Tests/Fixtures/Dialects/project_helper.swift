// case: a helper adds its arguments, or its receiver if a container is passed
container.nest(a, b)
container.nest([c, d])
e.nest(in: container)
nest(f)
nest(g, in: container.stack)
embed(in: container)
Layout.nest(h, in: box)
Layout.nest(i)
make().nest(j)
// actions:

// case: a helper adds its arguments, or its receiver if a container is passed
container.nest(a, b)
container.nest([c, d])
e.nest(in: container)
nest(f)
nest(g, in: container.stack)
embed(in: container)
Layout.nest(h, in: box)
Layout.nest(i)
make().nest(j)
// helpers: embed add edges, nest add
// actions:
addition a to container
addition b to container
addition c to container
addition d to container
addition e to container
addition f to self
addition g to container.stack
addition self to container
constraint self
addition h to box
addition i to ?
// ---
container.nest(a, b)
container.nest([c, d])
e.nest(in: container)
nest(f)
nest(g, in: container.stack)
embed(in: container)
Layout.nest(h, in: box)
Layout.nest(i)
make().nest(j)
// actions:

// case: edges are constrained to the named view, or to the superview
a.pinToParent()
b.pinToParent(except: .bottom)
pinToParent(c, to: view)
d.pinToParent(excluding: [.top, .left])
e.pinToParent(edges: .horizontal)
f.pinToParent(edges: [.top, .left], inset: 8)
g.pinToParent(edges: sides)
h.pinToParent(edges: left ? .leading : .trailing)
// helpers: pinToParent edges
// constraints:
a.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)
b.top+leading+trailing = superview.top+leading+trailing + except: .bottom (maker)
c.top+leading+trailing+bottom = view.top+leading+trailing+bottom + c, to: view (maker)
d.trailing+bottom = superview.trailing+bottom + excluding: [.top, .left] (maker)
e.leading+trailing = superview.leading+trailing + edges: .horizontal (maker)
f.top+left = superview.top+left + edges: [.top, .left], inset: 8 (maker)
// actions:
constraint a
constraint b
constraint c
constraint d
constraint e
constraint f
constraint g
constraint h

// case: a helper returns its view
a.setHeight(1).pinToParent(edges: .top)
view.addSubview(b.setHeight(2))
_ = UIStackView(arrangedSubviews: [c.setHeight(3), d.round()])
e.round().setHeight(4)
// helpers: pinToParent edges, setHeight constrain
// constraints:
a.height = + 1 (maker)
a.top = superview.top + edges: .top (maker)
b.height = + 2 (maker)
c.height = + 3 (maker)
// actions:
constraint a
constraint a
addition b to view
constraint b
arrangement c
constraint c
configuration e

// case: attributes come from the labels, otherwise from the name
a.anchor(top: view.topAnchor, right: view.rightAnchor)
a.setHeight(44)
a.limit(44)
a.anchor(size: x)
// helpers: anchor constrain, setHeight constrain, limit constrain
// constraints:
a.top+right = + top: view.topAnchor, right: view.rightAnchor (maker)
a.height = + 44 (maker)
a.height+width = + size: x (maker)
// actions:
constraint a
constraint a
constraint a
constraint a

// case: a helper on an anchor is read like UIKit's own method
a.topAnchor.pin(equalTo: b.bottomAnchor, constant: -x)
a.leadingAnchor.pin(to: b.trailingAnchor, 8).isActive = true
a.widthAnchor.pin(lessThanOrEqualToConstant: 44)
NSLayoutConstraint.activate([a.bottomAnchor.pin(greaterThanOrEqualTo: bottomAnchor)])
a.heightAnchor.pin(44)
// helpers: pin constrain
// constraints:
a.top = b.bottom + -x (maker)
a.leading = b.trailing + 8 (isActive)
a.width <= + 44 (maker)
a.bottom >= self.bottom (activatedArray)
a.height = + 44 (maker)
// numbers:
-x
8
44
44

// case: consecutive calls are compared, separated ones are not
a.anchor(bottom: x)
a.anchor(top: x)
b.setHeight(4)
let c = 4
a.setHeight(4)
// helpers: anchor constrain, setHeight constrain
// sequences:
a: bottom top

// case: arguments of a helper are layout numbers
a.anchor(top: x, padding: -margin) { -y }
// helpers: anchor constrain
// numbers:
x
-margin

// case: a name with labels is for calls with such arguments, and comes before the name alone
a.set(.height, to: 20)
store.set(20, forKey: "a")
store.set(to: 3)
b.pin(.top, to: .bottom, of: a, withInset: -x)
b.pin([.leading, .trailing], to: .leading, of: box)
b.pin(a)
c.fill()
d.fill(in: box)
box.addSubview(e, insets: margins)
box.addSubview(f)
box.stack(g, h, spacing: 4)
// helpers: set(_:to:) constrain, pin(_:to:of:withInset:) constrain, fill edges, fill(in:) add, addSubview(_:insets:) add edges, stack(_:spacing:) add
// constraints:
a.height = + .height, to: 20 (maker)
b.top = a.bottom + .top, to: .bottom, of: a, withInset: -x (maker)
b.leading+trailing = box.leading + [.leading, .trailing], to: .leading, of: box (maker)
c.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)
e.top+leading+trailing+bottom = box.top+leading+trailing+bottom + e, insets: margins (maker)
// actions:
neutral a
constraint a
configuration store
configuration store
constraint b
constraint b
constraint b
constraint c
addition d to box
constraint e
addition e to box
addition f to box
addition g to box
addition h to box
// numbers:
.height
20
.top
.bottom
a
-x
[.leading, .trailing]
.leading
box
a
e
margins
