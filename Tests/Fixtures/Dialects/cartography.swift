// case: parameters refer to the arguments in order
constrain(label, self.button) { first, second in
  first.top == second.bottom + 8
  second.width   == (first.superview!.width - 50) * 0.5
  first.left >= first.superview!.left ~ 250
  second.centerX == first.safeAreaLayoutGuide.centerX - x
  first.height == 44
  width = (first.width == insets.left + -x ~ .required)
  first.trailing == second.leading + insets.left
}
// constraints:
label.top = button.bottom + 8 (maker)
button.width = first.superview.width + - 50 * 0.5 (maker)
label.left >= superview.left @250 (maker)
button.centerX = first.safeAreaLayoutGuide.centerX + - x (maker)
label.height = + 44 (maker)
label.width = + insets.left + -x @.required (maker)
label.trailing = button.leading + insets.left (maker)
// sequences:
button: width centerX
label: top left height width trailing
// actions:
constraint label
constraint button
renewal width
// numbers:
8
50
0.5
x
44
insets.left + -x
insets.left

// case: every way to pass the closure is read
constrain(a, b) { x, y in x.top == y.bottom }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
constrain(a, b) { (x, y) in x.top == y.bottom }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
constrain(a, b, replace: group) { x, y in x.top == y.bottom }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
constrain(a, b, block: { (x: ViewProxy, y: ViewProxy) -> Void in x.top == y.bottom })
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
constrain(a, b, { x, y in x.top == y.bottom })
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
Cartography.constrain(a, b) { [weak self] x, y in x.top == y.bottom }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a
// ---
group = constrain(a, b) { x, y in if c { x.top == y.bottom } }
// constraints:
a.top = b.bottom (maker)
// actions:
renewal group
constraint a
// ---
constrain(a, b) { x, y in zip(x, y).forEach { z in x.top == y.bottom } }
// constraints:
a.top = b.bottom (maker)
// actions:
constraint a

// case: anonymous parameters, arrays and unnamed views are read
constrain(a, b) { $0.top == $1.top; $1.left == $0.superview?.left }
constrain([a, b]) { views in
  views[0].top == views[1].bottom
  views[0].left == views[1].left
}
constrain(makeView()) { v in v.top == v.superview!.top; v.bottom == 8 }
constrain(self) { $0.width == size.width }
constrain(views) { $0[1].width == $0[0].width }
// constraints:
a.top = b.top (maker)
b.left = $0.superview.left (maker)
views[0].top = views[1].bottom (maker)
views[0].left = views[1].left (maker)
v.top = superview.top (maker)
v.bottom = (maker)
self.width = + size.width (maker)
$0[1].width = $0[0].width (maker)
// sequences:
v: top bottom
views[0]: top left

// case: groups of attributes, and edges with insets
constrain(a, b) { a, b in
  a.edges == inset(b.edges, 8)
  a.edgesWithinMargins == b.edges.inseted(top: 1, leading: -x, bottom: 3, trailing: 4)
  a.edges <= b.edges
  a.center == b.superview!.center
  a.size == b.size / 2
  a.lastBaseline == b.baseline
}
// constraints:
a.top+leading+trailing+bottom = b.top+leading+trailing+bottom + 8 (maker)
a.top+leading+trailing+bottom = b.top+leading+trailing+bottom + 1, leading: -x, bottom: 3, trailing: 4 (maker)
a.top+leading+trailing+bottom <= b.top+leading+trailing+bottom (maker)
a.centerY+centerX = b.superview.centerY+centerX (maker)
a.height+width = b.height+width * / 2 (maker)
a.lastBaseline = b.lastBaseline (maker)
// numbers:
8
1
-x
3
4
2

// case: align and distribute relate several views in one call
constrain(a, b, c) { x, y, z in
  align(top: x, y, z)
  distribute(by: -space, horizontally: x, y, z)
  distribute(equalWidth: [x, y])
  z.left == x.left
  align(x, y)
  distribute(evenly: x, y)
}
// constraints:
a.top = b.top (maker)
a.top = c.top (maker)
a.trailing = b.leading + -space (maker)
b.trailing = c.leading + -space (maker)
a.width = b.width (maker)
c.left = a.left (maker)
// sequences:
// numbers:
-space

// case: other expressions are ignored
constrain(clear: group)
// constraints:
// ---
constrain(a)
// constraints:
// ---
constrain(a) { a in }
// constraints:
// ---
constrain(a) { a in other.top == a.bottom }
// constraints:
// ---
constrain(a) { x in a.top == b.top }
// constraints:
// ---
constrain(a) { a in if a.top == a.bottom { } }
// constraints:
// ---
constrain(a) { a in let b = a.top == c && d }
// constraints:
// ---
list.constrain(a) { a in a.top == a.bottom }
// constraints:
// ---
a.top == b.top
// constraints:
// ---
list.filter { $0.top == $1.top }
// constraints:
// ---
constrain(a) { _ in list.filter { $0.top == 8 } }
// constraints:
// ---
constrain(a) { a in f { $0.top == 8 } }
// constraints:
// ---
func constrain(a: B) { a.top == b.top }
// constraints:
// ---
constrain { $0.top == $1.top }
// constraints:
// ---
constrain(a) { a in if width == 8 { } }
// constraints:
// ---
constrain(a) { a in width == 8 }
// constraints:
// ---
constrain(a) { a in .top == a }
// constraints:

// case: parameters refer to the arguments in order
constrain(label, self.button) { first, second in
  first.top == second.bottom + 8
  second.width   == (first.superview!.width - 50) * 0.5
  first.left >= first.superview!.left ~ 250
  second.centerX == first.safeAreaLayoutGuide.centerX - x
  first.height == 44
  width = (first.width == insets.left + -x ~ .required)
  first.trailing == second.leading + insets.left
}
// constraints:
label.top = button.bottom + 8 (maker)
button.width = first.superview.width + - 50 * 0.5 (maker)
label.left >= superview.left @250 (maker)
button.centerX = first.safeAreaLayoutGuide.centerX + - x (maker)
label.height = + 44 (maker)
label.width = + insets.left + -x @.required (maker)
label.trailing = button.leading + insets.left (maker)
// sequences:
button: width centerX
label: top left height width trailing
// actions:
constraint label
constraint button
renewal width
// numbers:
8
50
0.5
x
44
insets.left + -x
insets.left
// makers:
1

// case: groups of attributes, and edges with insets
constrain(a, b) { a, b in
  a.edges == inset(b.edges, 8)
  a.edgesWithinMargins == b.edges.inseted(top: 1, leading: -x, bottom: 3, trailing: 4)
  a.edges <= b.edges
  a.center == b.superview!.center
  a.size == b.size / 2
  a.lastBaseline == b.baseline
}
// constraints:
a.top+leading+trailing+bottom = b.top+leading+trailing+bottom + 8 (maker)
a.top+leading+trailing+bottom = b.top+leading+trailing+bottom + 1, leading: -x, bottom: 3, trailing: 4 (maker)
a.top+leading+trailing+bottom <= b.top+leading+trailing+bottom (maker)
a.centerY+centerX = b.superview.centerY+centerX (maker)
a.height+width = b.height+width * / 2 (maker)
a.lastBaseline = b.lastBaseline (maker)
// directions:
constant inward
constant inward
-
-
-
-
// numbers:
8
1
-x
3
4
2

// case: align and distribute relate several views in one call
constrain(a, b, c) { x, y, z in
  align(top: x, y, z)
  distribute(by: -space, horizontally: x, y, z)
  distribute(equalWidth: [x, y])
  z.left == x.left
  align(x, y)
  distribute(evenly: x, y)
}
// constraints:
a.top = b.top (maker)
a.top = c.top (maker)
a.trailing = b.leading + -space (maker)
b.trailing = c.leading + -space (maker)
a.width = b.width (maker)
c.left = a.left (maker)
// directions:
no place
no place
constant inward, no place
constant inward, no place
no place
-
// sequences:
// numbers:
-space
