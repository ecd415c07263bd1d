// What subview_wrapper finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
func setup() {
…
}
func use() { x.addSubview(y, withConstraints: y) }
}

// case: all three steps by hand are reported, in any order and with other code in between
↓addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
a.translatesAutoresizingMaskIntoConstraints = false
a.text = x
↓self.view?.addSubview(self.a)
b.text = x
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
a.translatesAutoresizingMaskIntoConstraints = false
↓addSubview(a)
// ---
↓addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
view.addConstraints([a.topAnchor.constraint(equalTo: t)])
// ---
↓addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
a.topAnchor.constraint(equalTo: t).isActive = true

// case: a constraint that is written on the other view counts
↓addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: a.topAnchor)])

// case: each list has one finding, and each view belongs to one list
↓addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
b.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
a.translatesAutoresizingMaskIntoConstraints = false
b.translatesAutoresizingMaskIntoConstraints = false
↓addSubview(a)
addSubview(b)
NSLayoutConstraint.activate([
  b.topAnchor.constraint(equalTo: topAnchor),
  a.topAnchor.constraint(equalTo: b.topAnchor),
])
// ---
↓addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
↓addSubview(b)
b.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([b.topAnchor.constraint(equalTo: a.topAnchor)])

// case: a missing or distant step is silent
addSubview(a)
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
// ---
stack.addArrangedSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
insertSubview(a, at: 0)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = true
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
if x { addSubview(a) }
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
let all = [a.topAnchor.constraint(equalTo: topAnchor)]
// ---
addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
a.snp.makeConstraints { $0.top.equalToSuperview() }
// ---
addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: t)])
↓a.translatesAutoresizingMaskIntoConstraints = false
// ---
addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: t)])
b.translatesAutoresizingMaskIntoConstraints = false

// around:
extension UIView {
…
addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
}
}
x.addSubview(y, withConstraints: y)

// case: the wrapper itself is silent
func addSubviewWithEdgeConstraints(_ a: UIView) {
// ---
// options: {wrappers: ['embed(_:with:)']}
func embed(_ a: UIView) {

// around:

// case: three consecutive statements become one call
x.addSubview(y, withConstraints: y)
func setup() {
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}
// becomes: unsafe
x.addSubview(y, withConstraints: y)
func setup() {
x.addSubview(a, withConstraints: [
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}
// ---
x.addSubview(y, withConstraints: y)
func setup() {
a.translatesAutoresizingMaskIntoConstraints = false
↓x.addSubview(a)

NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
b()
}
// becomes: unsafe
x.addSubview(y, withConstraints: y)
func setup() {
x.addSubview(a, withConstraints: [
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
b()
}
// ---
x.addSubview(y, withConstraints: y)
func setup() {
↓x.addSubview(a); a.translatesAutoresizingMaskIntoConstraints = false; NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}
// becomes: unsafe
x.addSubview(y, withConstraints: y)
func setup() {
x.addSubview(a, withConstraints: [
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}
// ---
// options: {wrappers: ['add(_:with:)']}
x.add(y, with: y)
func setup() {
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}
// becomes: unsafe
x.add(y, with: y)
func setup() {
x.add(a, with: [
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}

// case: no fix in case of doubt
x.addSubview(y, withConstraints: y)
func setup() {
↓x.addSubview(a)
a.text = x
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}
// stays:
// ---
x.addSubview(y, withConstraints: y)
func setup() {
↓x.addSubview(a)
// why
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}
// stays:
// ---
x.addSubview(y, withConstraints: y)
func setup() {
↓x.addSubview(a)  // why
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}
// stays:
// ---
x.addSubview(y, withConstraints: y)
func setup() {
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: t), more])
}
// stays:
// ---
x.addSubview(y, withConstraints: y)
func setup() {
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: t)] + more)
}
// stays:
// ---
// options: {wrappers: ['add(_:with:at:)']}
x.add(y, with: y, at: y)
func setup() {
x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor),  // top
])
}
// ---
// options: {}
x.addSubview(y, withConstraints: y)
func setup() {
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
a.topAnchor.constraint(equalTo: t).isActive = true
}
// stays:

// around:
x.addSubview(y, withConstraints: y)
func setup() {
…
])
}

// case: no fix where a constraint reads values that adding the view changes
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: a.superview!.topAnchor)
// stays:
// ---
a.translatesAutoresizingMaskIntoConstraints = false
↓x.addSubview(a)
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: a.superview!.topAnchor)
// stays:
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: a.superview?.topAnchor ?? topAnchor)
// stays:
// ---
a.translatesAutoresizingMaskIntoConstraints = false
↓x.addSubview(a)
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: a.superview?.topAnchor ?? topAnchor)
// stays:
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: t, constant: x.subviews.count > 1 ? 8 : 0)
// stays:
// ---
a.translatesAutoresizingMaskIntoConstraints = false
↓x.addSubview(a)
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: t, constant: x.subviews.count > 1 ? 8 : 0)
// stays:
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: t, constant: a.window == nil ? 8 : 0)
// stays:
// ---
a.translatesAutoresizingMaskIntoConstraints = false
↓x.addSubview(a)
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: t, constant: a.window == nil ? 8 : 0)
// stays:
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: t, constant: a.isDescendant(of: x) ? 8 : 0)
// stays:
// ---
a.translatesAutoresizingMaskIntoConstraints = false
↓x.addSubview(a)
NSLayoutConstraint.activate([
a.topAnchor.constraint(equalTo: t, constant: a.isDescendant(of: x) ? 8 : 0)
// stays:
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
a.widthAnchor.constraint(equalToConstant: a.convert(b, to: x).width)
// stays:
// ---
a.translatesAutoresizingMaskIntoConstraints = false
↓x.addSubview(a)
NSLayoutConstraint.activate([
a.widthAnchor.constraint(equalToConstant: a.convert(b, to: x).width)
// stays:

// around:

// case: the fix is unsafe, and nothing is reported where the project does not use the wrapper
func setup() {
↓addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
}
x.addSubview(y, withConstraints: y)
// says: `a` is added, opted out of autoresizing and constrained by hand
// becomes: unsafe
func setup() {
addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: topAnchor)])
}
x.addSubview(y, withConstraints: y)
// ---
func setup() {
addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
}

// around:
class A: UIView {
func setup() {
…
}
}

// case: plain edges are reported where the wrapper for them exists
↓x.addSubview(a)
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
y.addSubviewWithEdgeConstraints(z)
// ---
x.addSubview(a)
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
// ---
↓x.addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
y.addSubviewWithEdgeConstraints(z)
// ---
x.addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
// ---
↓x.addSubview(a)
a.snp.makeConstraints { $0.edges.equalToSuperview() }
}
func use() {
y.addSubviewWithEdgeConstraints(z)
// ---
x.addSubview(a)
a.snp.makeConstraints { $0.edges.equalToSuperview() }
}
func use() {
// ---
↓x.addSubview(a)
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
a.leadingAnchor.constraint(equalTo: x.leadingAnchor).isActive = true
a.trailingAnchor.constraint(equalTo: x.trailingAnchor).isActive = true
a.bottomAnchor.constraint(equalTo: x.bottomAnchor).isActive = true
}
func use() {
y.addSubviewWithEdgeConstraints(z)
// ---
x.addSubview(a)
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
a.leadingAnchor.constraint(equalTo: x.leadingAnchor).isActive = true
a.trailingAnchor.constraint(equalTo: x.trailingAnchor).isActive = true
a.bottomAnchor.constraint(equalTo: x.bottomAnchor).isActive = true
}
func use() {

// around:
class A: UIView {
func setup() {
…
}
func use() {
y.addSubviewWithEdgeConstraints(z)
}
}

// case: anything else is not for the wrapper of edges
// lines:
x.addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor)])
x.addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor), a.heightAnchor.constraint(equalToConstant: 4)])
x.addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor, constant: 4)])
x.addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: x.safeAreaLayoutGuide.topAnchor), a.leadingAnchor.constraint(equalTo: x.safeAreaLayoutGuide.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.safeAreaLayoutGuide.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.safeAreaLayoutGuide.bottomAnchor)])
x.addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: w.topAnchor), a.leadingAnchor.constraint(equalTo: w.leadingAnchor), a.trailingAnchor.constraint(equalTo: w.trailingAnchor), a.bottomAnchor.constraint(equalTo: w.bottomAnchor)])
// ---
x.addSubview(a)
a.snp.makeConstraints { $0.edges.equalToSuperview().inset(4) }
// ---
x.addSubview(a)
if b { a.snp.makeConstraints { $0.edges.equalToSuperview() } }

// around:
class A: UIView {
func setup() {
…
}
}

// case: each finding recommends one wrapper that exists
x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
y.addSubview(z, withConstraints: [])
// says: `a` is added, opted out of autoresizing and constrained by hand
// advice: call `addSubview(_:withConstraints:)`
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
y.addSubviewWithEdgeConstraints(z)
// says: `a` is added and pinned to its superview edge by edge
// advice: call `addSubviewWithEdgeConstraints(_:)`
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
y.addSubview(z, withConstraints: [])
y.addSubviewWithEdgeConstraints(z)
// says: `a` is added and pinned to its superview edge by edge
// advice: call `addSubviewWithEdgeConstraints(_:)`

// case: a wrapper with insets is for edges at any distance
// options: {wrappers: ['addSubview(_:withEdgeInsets:)']}
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
y.addSubview(z, withEdgeInsets: .zero)
// ---
x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
y.addSubviewWithEdgeConstraints(z)
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8), a.leadingAnchor.constraint(equalTo: x.leadingAnchor, constant: 8), a.trailingAnchor.constraint(equalTo: x.trailingAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: x.bottomAnchor, constant: 8)])
}
func use() {
y.addSubview(z, withEdgeInsets: .zero)
// ---
x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8), a.leadingAnchor.constraint(equalTo: x.leadingAnchor, constant: 8), a.trailingAnchor.constraint(equalTo: x.trailingAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: x.bottomAnchor, constant: 8)])
}
func use() {
y.addSubviewWithEdgeConstraints(z)
// ---
↓x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor, constant: -inset)])
}
func use() {
y.addSubview(z, withEdgeInsets: .zero)
// ---
x.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor, constant: -inset)])
}
func use() {
y.addSubviewWithEdgeConstraints(z)
// ---
x.addSubview(a)
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor)])
}
func use() {
y.addSubview(z, withEdgeInsets: .zero)
// ---
// options: {wrappers: ['addSubview(_:withEdgeInsets:)', 'addSubviewWithEdgeConstraints(_:)']}
↓x.addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: x.topAnchor), a.leadingAnchor.constraint(equalTo: x.leadingAnchor), a.trailingAnchor.constraint(equalTo: x.trailingAnchor), a.bottomAnchor.constraint(equalTo: x.bottomAnchor)])
}
func use() {
y.addSubview(z, withEdgeInsets: .zero)
y.addSubviewWithEdgeConstraints(z)
// says: `a` is added and pinned to its superview edge by edge
// advice: call `addSubviewWithEdgeConstraints(_:)`

// case: an insertion asks for a wrapper with the same label
↓x.insertSubview(a, at: b)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor)])
}
func use() {
y.insertSubview(z, at: b, withConstraints: [])
// ---
x.insertSubview(a, at: b)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor)])
}
func use() {
y.addSubview(z, withConstraints: [])
// ---
x.insertSubview(a, aboveSubview: b)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor)])
}
func use() {
y.insertSubview(z, aboveSubview: b, withConstraints: [])
// ---
// options: {wrappers: ['insertSubview(_:aboveSubview:withConstraints:)']}
↓x.insertSubview(a, aboveSubview: b)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor)])
}
func use() {
y.insertSubview(z, aboveSubview: b, withConstraints: [])
// ---
// options: {}
↓x.insertSubview(a, at: b)
a.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor)])
}
func use() {
y.insertSubview(z, at: b, withConstraints: [])
// becomes: unsafe
x.insertSubview(a, at: b, withConstraints: [a.topAnchor.constraint(equalTo: x.topAnchor)])
}
func use() {
y.insertSubview(z, at: b, withConstraints: [])

// around:

// case: an inset at one edge
private func setupStackView() {
  addSubviewWithEdgeConstraints(backgroundView)
  addSubview(stackView, withConstraints: [
    stackView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
    stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
    stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
    stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
  ])
}

// case: no wrapper in the project
private func setupTitleLabel() {
  addSubview(titleLabel)
  titleLabel.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([titleLabel.topAnchor.constraint(equalTo: topAnchor)])
}

// case: views and constraints in separate functions
final class PlayerView: UIView {
  private func setUpViews() {
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)
  }

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor)
    ])
  }
}

// case: two views in one list
private func setupIconView() {
  addSubview(iconView, withConstraints: iconConstraints)
}

private func setupLabels() {
  titleLabel.translatesAutoresizingMaskIntoConstraints = false
  hintLabel.translatesAutoresizingMaskIntoConstraints = false
  ↓addSubview(titleLabel)
  addSubview(hintLabel)
  NSLayoutConstraint.activate([
    titleLabel.topAnchor.constraint(equalTo: topAnchor),
    hintLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
  ])
}

// case: insertion
private func setupIconView() {
  insertSubview(iconView, at: 1, withConstraints: iconConstraints)
}

private func setupBackgroundView() {
  ↓insertSubview(backgroundView, at: 0)
  backgroundView.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    backgroundView.topAnchor.constraint(equalTo: topAnchor)
  ])
}

// case: statement by statement
private func setupIconView() {
  addSubview(iconView, withConstraints: iconConstraints)
}

private func setupTitleLabel() {
  ↓addSubview(titleLabel)
  titleLabel.translatesAutoresizingMaskIntoConstraints = false
  titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
  titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
}

// around:

// case: what the wrapper does
extension UIView {
  func addSubview(_ view: UIView, withConstraints constraints: [NSLayoutConstraint]) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }
}

// around:

// case: four edges, while another view uses the wrapper for them
private func setupBackgroundView() {
  addSubviewWithEdgeConstraints(backgroundView)
}

private func setupStackView() {
  ↓addSubview(stackView, withConstraints: [
    stackView.topAnchor.constraint(equalTo: topAnchor),
    stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
    stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
    stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
  ])
}
