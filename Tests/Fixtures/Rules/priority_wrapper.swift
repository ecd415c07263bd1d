// What priority_wrapper finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
func setup() {
…
}
x.withPriority(y)

// case: a name used once besides the priority is reported
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.isActive = true
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
c.isActive = true
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
NSLayoutConstraint.activate([c])
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
NSLayoutConstraint.activate([c])
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
activate([
  other,
  c,
])
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
activate([
  other,
  c,
])
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
view.addConstraint(c)
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
view.addConstraint(c)
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
all += [c]
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
all += [c]
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
all.append(c)
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
all.append(c)
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
self.top = c
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
self.top = c
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
return c
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
return c
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
let all = [c]
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
let all = [c]
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
store(top: c)
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
foo()
store(top: c)

// case: neither the order of the two uses nor the way the constraint is created matters
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.isActive = true
c.priority = .defaultHigh
// ---
let ↓c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
c.priority = .defaultHigh
view.addConstraint(c)
// ---
let ↓c: NSLayoutConstraint = a.topAnchor.constraint(equalTo: t)
c.priority = .defaultHigh
add(c)
// ---
x.map { v in
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
return c
}

// case: a name with other uses is silent
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.isActive = true
c.constant = 1
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.isActive = true
self.top = c
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
use(c.constant)
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
if x { c.isActive = true }
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
UIView.animate { c.isActive = true }
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.isActive = flag
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.isActive = false
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.identifier = x
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
activate([c].filter { x })
foo(c)
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
foo(!c)
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
switch c { default: break }
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
foo(c ?? d)
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
foo(c as Any)

// case: other priorities are silent
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.isActive = true
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
if x { c.priority = .defaultHigh }
c.isActive = true
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority += 1
c.isActive = true
// ---
let c = a.topAnchor.constraint(equalTo: topAnchor).withPriority(.low)
c.priority = .defaultHigh
add(c)
// ---
let c = x ? a.topAnchor.constraint(equalTo: t) : d
c.priority = .defaultHigh
add(c)
// ---
let c = make()
c.priority = .defaultHigh
add(c)

// around:

// case: other priorities are silent
class A { let c = a.topAnchor.constraint(equalTo: t)
func f() {
c.priority = .defaultHigh
add(c)
}
}
x.withPriority(y)

// around:
func setup() {
…
}
x.withPriority(y)

// case: a name in several blocks counts separately in each
do {
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
add(c)
}
do {
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
add(c)
}
add(c)
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
add(c)
add(x.c)

// around:

// case: the fix handles a constraint with its own activation
x.withPriority(y)
func setup() {
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.isActive = true
}
// becomes: unsafe
x.withPriority(y)
func setup() {
a.topAnchor.constraint(equalTo: topAnchor).withPriority(.defaultHigh).isActive = true
}
// ---
x.withPriority(y)
func setup() {
foo()
let ↓c = a.topAnchor.constraint(equalTo: topAnchor); c.priority = .defaultHigh; c.isActive = true; foo()
}
// becomes: unsafe
x.withPriority(y)
func setup() {
foo()
a.topAnchor.constraint(equalTo: topAnchor).withPriority(.defaultHigh).isActive = true; foo()
}
// ---
x.withPriority(y)
func setup() {
let ↓c = a.topAnchor.constraint(
  equalTo: t)
c.priority = x + 1
c.isActive = true
}
// becomes: unsafe
x.withPriority(y)
func setup() {
a.topAnchor.constraint(
  equalTo: t).withPriority(x + 1).isActive = true
}
// ---
// options: {wrapper: prioritized(at:)}
x.prioritized(at: y)
func setup() {
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.isActive = true
}
// becomes: unsafe
x.prioritized(at: y)
func setup() {
a.topAnchor.constraint(equalTo: topAnchor).prioritized(at: .defaultHigh).isActive = true
}

// around:
x.withPriority(y)
func setup() {
…
}

// case: the fix moves a constraint into its list and removes the empty lines
foo()

let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh

activate([
  b,
  c,
])
// becomes: unsafe
foo()

activate([
  b,
  a.topAnchor.constraint(equalTo: topAnchor).withPriority(.defaultHigh),
])
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
let ↓d = a.leftAnchor.constraint(equalTo: l)
d.priority = x
activate([c, d])
// becomes: unsafe
activate([a.topAnchor.constraint(equalTo: topAnchor).withPriority(.defaultHigh), a.leftAnchor.constraint(equalTo: l).withPriority(x)])

// case: no fix in case of doubt
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
// why
c.priority = .defaultHigh
c.isActive = true
// stays:
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)  // why
c.priority = .defaultHigh
c.isActive = true
// stays:
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
// why
c.isActive = true
// stays:
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
foo()
c.isActive = true
// stays:
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
foo()
c.priority = .defaultHigh
c.isActive = true
// stays:
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.isActive = true
c.priority = .defaultHigh
// stays:
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
a = b
add(c)
// stays:
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
return c
// stays:
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh; add(c)
// stays:
// ---
// why
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
add(c)
// stays:
// ---
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh  // why
add(c)
// stays:
// ---
let ↓c = a.topAnchor.constraint(
  equalTo: t)
c.priority = .defaultHigh
add(c)
// stays:

// around:

// case: the fix is unsafe, and nothing is reported where the project does not use the wrapper
func setup() {
let c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.isActive = true
}
// ---
func setup() {
let ↓c = a.topAnchor.constraint(equalTo: topAnchor)
c.priority = .defaultHigh
c.isActive = true
}
x.withPriority(.low)
// says: the constraint `c` is named only to set its priority
// advice: append `.withPriority(.defaultHigh)` to the constraint where it is used
// becomes: unsafe
func setup() {
a.topAnchor.constraint(equalTo: topAnchor).withPriority(.defaultHigh).isActive = true
}
x.withPriority(.low)

// around:

// case: no method in the project
func setup() {
  let height = heightAnchor.constraint(equalToConstant: 64)
  height.priority = .defaultHigh
  height.isActive = true
}

// case: a local that is needed
func setup() {
  width.withPriority(.defaultLow).isActive = true
  let height = heightAnchor.constraint(equalToConstant: 64)
  height.priority = .defaultHigh
  height.identifier = "height"
  height.isActive = true
}

// case: activated on its own, while another one uses the wrapper
func setup() {
  label.widthAnchor.constraint(equalToConstant: 64).withPriority(.defaultLow).isActive = true
  let ↓height = heightAnchor.constraint(equalToConstant: 64)
  height.priority = .defaultHigh
  height.isActive = true
}
