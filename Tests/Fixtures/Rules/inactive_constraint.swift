// What inactive_constraint finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: each view has one finding in a list of statements
func setUp() {
  ↓a.topAnchor.constraint(equalTo: x.topAnchor)
  a.leftAnchor.constraint(equalTo: x.leftAnchor)
  ↓b.topAnchor.constraint(equalTo: x.topAnchor)
  ↓NSLayoutConstraint(item: c, attribute: .top, relatedBy: .equal, toItem: x, attribute: .top, multiplier: 1, constant: 0)
  if wide {
    ↓a.topAnchor.constraint(equalTo: y.topAnchor)
  }
}

// case: a constraint that a condition binds is silent
// lines:
func setUp() { if let first = labels.first?.topAnchor.constraint(equalTo: topAnchor) { all.append(first) } }
func setUp() { guard let top = label?.topAnchor.constraint(equalTo: topAnchor) else { return }; use(top) }
func setUp() { while let top = label?.topAnchor.constraint(equalTo: topAnchor) { use(top) } }

// case: libraries that activate by themselves are silent
func setUp() {
  a.snp.makeConstraints { make in
    make.top.equalToSuperview()
    make.left.equalToSuperview()
  }
  a.frame.origin.x = 8
}
// ---
import Anchorage
import EasyPeasy
import Stevia
func setUp() {
  all = batch(active: false) {
    a.heightAnchor /==/ CGFloat(44)
    size = 8
    a.widthAnchor == (x.widthAnchor)
  }
  let top = a.topAnchor == b.topAnchor + 8
  _ = a.heightAnchor == CGFloat(44)
  let width = a.autoSetDimension(.width, toSize: 44)
  width.priority = .low
  _ = a.autoSetDimension(.height, toSize: 44)
  let height = a.height(44)
  let both = a.easy.layout(Top(8))
  let bottom = a.Bottom == b.Top
  let left = constrain(a) { $0.left == $0.superview!.left }
  let centered = a.centerInSuperview()
}

// case: an inactive constraint among makers is reported
func setUp() {
  a.snp.makeConstraints { make in
    make.top.equalToSuperview()
    ↓b.topAnchor.constraint(equalTo: x.topAnchor)
  }
}

// case: an array of constraints and those of a format have one finding where they are discarded
func setUp() {
  count = 1
  ↓[a.topAnchor.constraint(equalTo: x.topAnchor), b.topAnchor.constraint(equalTo: x.topAnchor)]
  _ = ↓[a.topAnchor.constraint(equalTo: x.topAnchor)]
  ↓NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-[b]|", metrics: nil)
  _ = ↓NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-[b]|", metrics: nil)
  ↓NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
  let ↓unused = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-[b]|", metrics: nil)
}

// case: a format without a constraint that the code shows is enough to read a file
func setUp() {
  ↓NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
  count = 1
}

// around:
func setUp() {
  count = 1
…
}
func make() -> [NSLayoutConstraint] { [a.topAnchor.constraint(equalTo: x.topAnchor)] }
var all: [NSLayoutConstraint] { NSLayoutConstraint.constraints(withVisualFormat: f, views: v) }

// case: arrays and formats that are used, returned or handed to something else are silent
// lines:
  [a.topAnchor.constraint(equalTo: x.topAnchor)].forEach { $0.isActive = true }
  [a.topAnchor.constraint(equalTo: x.topAnchor).activated()]
  NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor)])
  view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: v))
  NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: v).activate()
  all += NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: v)
  views.map { [a.topAnchor.constraint(equalTo: x.topAnchor)] }
  views.map { NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: [$0]) }
  Layout.constraints(withVisualFormat: f)

// around:
class A: UIViewController {
  let label = UILabel()
  func setUp() {
    box.addSubview(label)
…
  }
}

// case: a constraint is named after the view that it places
    ↓view.trailingAnchor.constraint(equalTo: label.trailingAnchor)
// says: a constraint of `label` is created and discarded, so it never takes effect
// ---
    ↓label.trailingAnchor.constraint(equalTo: view.trailingAnchor)
// says: a constraint of `label` is created and discarded, so it never takes effect
// ---
    ↓view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: label.trailingAnchor)
// says: a constraint of `label` is created and discarded, so it never takes effect
// ---
    ↓box.trailingAnchor.constraint(equalTo: label.trailingAnchor)
// says: a constraint of `label` is created and discarded, so it never takes effect

// around:
class Badge: UIView {
  func attach(to parent: UIView) {
    parent.addSubview(self)
…
  }
}

// case: a view that is tied to something outside of it keeps its name
    ↓topAnchor.constraint(equalTo: parent.topAnchor)
// says: a constraint of `self` is created and discarded, so it never takes effect
// ---
    ↓self.topAnchor.constraint(equalTo: other.topAnchor)
// says: a constraint of `self` is created and discarded, so it never takes effect

// around:

// case: a statement that may be a return value counts as used
// lines:
class A: UIView { func f() -> NSLayoutConstraint { a.topAnchor.constraint(equalTo: x.topAnchor) } }
class A: UIView { var c: NSLayoutConstraint { a.topAnchor.constraint(equalTo: x.topAnchor) } }
class A: UIView { var c: NSLayoutConstraint { get { a.topAnchor.constraint(equalTo: x.topAnchor) } } }
class A: UIView { func f() -> NSLayoutConstraint { if x { a.topAnchor.constraint(equalTo: x.topAnchor) } else { b.topAnchor.constraint(equalTo: x.topAnchor) } } }
// ---
class A: UIView { func f() -> NSLayoutConstraint { switch x { case 1: a.topAnchor.constraint(equalTo: x.topAnchor)
default: b.topAnchor.constraint(equalTo: x.topAnchor) } } }
// ---
class A: UIView { func f() { let c = if x { a.topAnchor.constraint(equalTo: x.topAnchor) } else { b.topAnchor.constraint(equalTo: x.topAnchor) }
use(c) } }
// ---
class A: UIView { @Layout func f() -> [NSLayoutConstraint] { a.topAnchor.constraint(equalTo: x.topAnchor)
b.topAnchor.constraint(equalTo: x.topAnchor) } }
// ---
class A: UIView { var constraints: [NSLayoutConstraint] { a.topAnchor.constraint(equalTo: x.topAnchor)
b.topAnchor.constraint(equalTo: x.topAnchor) } }
// ---
class A: UIView { func f() { view.layout { a.topAnchor.constraint(equalTo: x.topAnchor)
b.topAnchor.constraint(equalTo: x.topAnchor) } } }
// ---
// lines:
class A: UIView { func f() { views.map { a.topAnchor.constraint(equalTo: x.topAnchor) } } }
class A: UIView { func f() { store(a.topAnchor.constraint(equalTo: x.topAnchor)) } }
class A: UIView { func f() { (a.topAnchor.constraint(equalTo: x.topAnchor)).isActive = true } }
class A: UIView { func f() { a.topAnchor.constraint(equalTo: x.topAnchor).activate() } }

// case: a statement that cannot be a value is unused
class A: UIView { func f() { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { init() { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() -> Void { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() -> () { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() { if x { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() { if #available(iOS 15, *) { g() } else { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() { for x in y { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() { switch x { case 1: ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)
default: break } } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() -> Int { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)
return 1 } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { var x: Int { didSet { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() { views.forEach { v in v.font = y
↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() { views.forEach { v in g()
↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { lazy var x: UIView = { g()
↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)
return z }() }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() { _ = ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } }
// says: a constraint of `a` is created and discarded, so it never takes effect
// ---
class A: UIView { func f() { let _ = ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8) } }
// says: a constraint of `a` is created and discarded, so it never takes effect

// case: a project function of the same name may do more
func f() { a.topAnchor.constraint(equalTo: x.topAnchor, isActive: true) }
// ---
func f() { a.topAnchor.constraint(equalTo: x.topAnchor) }
extension NSLayoutYAxisAnchor { func constraint(equalTo other: X) { pin(other) } }

// case: any mention of a local except setting its own members is a use
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
c.isActive = true }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
NSLayoutConstraint.activate([c]) }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
all.append(c) }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
top = c }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
return c }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
use(c: c) }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
later { c.isActive = true } }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
let pair = (c, 1) }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
let byName = ["c": c] }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
[c, d].forEach { $0.isActive = true } }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
c.activate() }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
c.constant = c.constant + 1 }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
print("\(c)") }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
#if DEBUG
use(c)
#endif }
// ---
func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
c.priority = .required; c.isActive = true }

// case: a local that only gets a constant, priority or identifier is unused
func f() { let ↓c = a.topAnchor.constraint(equalTo: x.topAnchor)
 }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect
// ---
func f() { let ↓c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
 }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect
// ---
func f() { let ↓c = a.topAnchor.constraint(equalTo: x.topAnchor)
c.constant = 8 }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect
// ---
func f() { let ↓c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
c.constant = 8 }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect
// ---
func f() { let ↓c = a.topAnchor.constraint(equalTo: x.topAnchor)
c.priority = .required }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect
// ---
func f() { let ↓c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
c.priority = .required }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect
// ---
func f() { let ↓c = a.topAnchor.constraint(equalTo: x.topAnchor)
c.identifier = "c" }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect
// ---
func f() { let ↓c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
c.identifier = "c" }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect
// ---
func f() { let ↓c = a.topAnchor.constraint(equalTo: x.topAnchor)
self.c.use() }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect
// ---
func f() { let ↓c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
self.c.use() }
func g() { use(c) }
// says: `c`, a constraint of `a`, is never activated, so it never takes effect

// case: wrapped or conditional constraints and properties are not unused locals
class A: UIView {
  let c = a.topAnchor.constraint(equalTo: x.topAnchor)
  func f() {
    let d = a.topAnchor.constraint(equalTo: x.topAnchor).activated()
    let e = wide ? a.topAnchor.constraint(equalTo: x) : a.topAnchor.constraint(equalTo: y)
    let g = activate(a.topAnchor.constraint(equalTo: x.topAnchor))
    let (h, i) = (a.topAnchor.constraint(equalTo: x.topAnchor), 1)
  }
}

// around:
final class CardView: UIView {
  private let a = UILabel()
  func setUp(_ others: [NSLayoutConstraint]) {
…
  }
}

// case: a list that is never activated is reported at its name
    let ↓all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
// ---
    let ↓all = [a.topAnchor.constraint(equalTo: topAnchor)]
    self.all.use() }; func other() { let all = 1; use(all)
// ---
    let all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    NSLayoutConstraint.activate(all)
// ---
    let all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    return all
// ---
    let all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    kept = all
// ---
    let all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    use(all)
// ---
    let all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    all.forEach { $0.isActive = true }
// ---
    let all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    Layout { all }
// ---
    let ↓all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
// ---
    let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    NSLayoutConstraint.activate(all)
// ---
    let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    return all
// ---
    let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    kept = all
// ---
    let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    use(all)
// ---
    let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    all.forEach { $0.isActive = true }
// ---
    let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    Layout { all }
// ---
    var ↓all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
// ---
    var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
    NSLayoutConstraint.activate(all)
// ---
    var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
    return all
// ---
    var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
    kept = all
// ---
    var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
    use(all)
// ---
    var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
    all.forEach { $0.isActive = true }
// ---
    var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
    Layout { all }
// ---
    var ↓all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
// ---
    var all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
    NSLayoutConstraint.activate(all)
// ---
    var all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
    return all
// ---
    var all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
    kept = all
// ---
    var all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
    use(all)
// ---
    var all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
    all.forEach { $0.isActive = true }
// ---
    var all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
    Layout { all }
// ---
    var ↓all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
    NSLayoutConstraint.activate(all)
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
    return all
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
    kept = all
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
    use(all)
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
    all.forEach { $0.isActive = true }
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
    Layout { all }
// ---
    var ↓all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
// ---
    var all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
    NSLayoutConstraint.activate(all)
// ---
    var all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
    return all
// ---
    var all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
    kept = all
// ---
    var all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
    use(all)
// ---
    var all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
    all.forEach { $0.isActive = true }
// ---
    var all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
    Layout { all }

// around:
final class CardView: UIView {
  private let a = UILabel()
  let b = UILabel()
…
  func setUp(_ others: [NSLayoutConstraint]) {
    all = [a.topAnchor.constraint(equalTo: topAnchor)]
  }
}

// case: a private property whose constraints nothing activates is reported at its name
// lines:
  private var ↓all: [NSLayoutConstraint] = []
  var all: [NSLayoutConstraint] = []

// around:

// case: a private property whose constraints nothing activates is reported at its name
final class CardView: UIView {
  private let a = UILabel()
  let b = UILabel()
  private var ↓all: [NSLayoutConstraint] = []
  func setUp(_ others: [NSLayoutConstraint]) {
    «all = [a→use(all); all = [a».topAnchor.constraint(equalTo: topAnchor)]
  }
}
// ---
final class CardView: UIView {
  private let a = UILabel()
  let b = UILabel()
  private var ↓all: [NSLayoutConstraint] = []
  «func setUp→func go() { use(self.all) }; func setUp»(_ others: [NSLayoutConstraint]) {
    all = [a.topAnchor.constraint(equalTo: topAnchor)]
  }
}

// around:
class CardView: UIView {
  private let label = UILabel(), box = UIView()
  func setup() {
…
  }
}

// case: a constraint of UIKit that is a statement is activated, with those of the same view
    ↓box.widthAnchor.constraint(equalToConstant: 8)
    box.heightAnchor.constraint(
      equalToConstant: 8)
// becomes: unsafe
    box.widthAnchor.constraint(equalToConstant: 8).isActive = true
    box.heightAnchor.constraint(
      equalToConstant: 8).isActive = true
// ---
    let ↓width = box.widthAnchor.constraint(equalToConstant: 8)
// stays:

// around:

// case: each placed view has its own finding
class PlayerView: UIView {
  let label = UILabel()
  let icon = UIImageView()
  func setUp() {
    count = 1
↓bottomAnchor.constraint(equalTo: label.bottomAnchor)
↓bottomAnchor.constraint(equalTo: icon.bottomAnchor)
topAnchor.constraint(equalTo: icon.topAnchor)
  }
}
// says: a constraint of `label` is created and discarded, so it never takes effect
// says: a constraint of `icon` is created and discarded, so it never takes effect

// case: statements of a result builder
view.layout {
  titleLabel.topAnchor.constraint(equalTo: view.topAnchor)
  titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor)
}

// case: an array that is never activated
func setUpConstraints() {
  let ↓constraints = [
    titleLabel.topAnchor.constraint(equalTo: topAnchor),
    titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
  ]
}

// case: a local that is never activated
func setUpConstraints() {
  let ↓height = titleLabel.heightAnchor.constraint(equalToConstant: 20)
  height.priority = .defaultHigh
}
