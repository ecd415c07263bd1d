// What activate_together finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: adjacent statements that each create and activate a constraint are one finding
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
a.leftAnchor.constraint(equalTo: c).isActive = true
// ---
func a() {
  ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
  // A comment.

  a.leftAnchor.constraint(equalTo: c).isActive = true
  addSubview(c)
  ↓c.topAnchor.constraint(equalTo: b.topAnchor).withPriority(.low).isActive = true
  NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0).isActive = true
}

// case: a single statement beside a list belongs into the list
NSLayoutConstraint.activate([a.leftAnchor.constraint(equalTo: c)])
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
NSLayoutConstraint.activate([a.leftAnchor.constraint(equalTo: c)])
// ---
NSLayoutConstraint.activate([a.leftAnchor.constraint(equalTo: c)])
print(a)
a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
// ---
NSLayoutConstraint.deactivate([c])
a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true

// case: a single statement, deactivation, stored constraints and separated statements are silent
a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
// ---
a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
print(a)
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
// ---
a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
if c {
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
}
// ---
c = a.topAnchor.constraint(equalTo: b.topAnchor)
c.isActive = true
d.isActive = true
// ---
a.topAnchor.constraint(equalTo: b.topAnchor).isActive = false
a.leftAnchor.constraint(equalTo: c).isActive = false
// ---
a.topAnchor.constraint(equalTo: b.topAnchor).isActive = isOn
a.leftAnchor.constraint(equalTo: c).isActive = isOn
// ---
session.isActive = true
user.isActive = true
// ---
let c = a.topAnchor.constraint(equalTo: b.topAnchor)
c.priority = .low
a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
// ---
#if A
a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
#else
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
#endif

// case: the fix keeps comments, blank lines, indentation and line breaks
func setup() {
    // Edges
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true // upper

    // lower
    a
        .bottomAnchor.constraint(
            equalTo: b.bottomAnchor, // to
            constant: 8)
        .isActive = true
    layout()
}
// becomes:
func setup() {
    // Edges
    NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: b.topAnchor), // upper

        // lower
        a
            .bottomAnchor.constraint(
                equalTo: b.bottomAnchor, // to
                constant: 8),
    ])
    layout()
}
// ---
func setup() {
    // Edges
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true // upper

    // lower
    a
        .bottomAnchor.constraint(
            equalTo: b.bottomAnchor, // to
            constant: 8)
        .isActive = true
    layout()
}
// says: the constraint is activated on its own; 1 more like it in this block
// becomes:
func setup() {
    // Edges
    NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: b.topAnchor), // upper

        // lower
        a
            .bottomAnchor.constraint(
                equalTo: b.bottomAnchor, // to
                constant: 8),
    ])
    layout()
}
// ---
func a() {
	↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
	a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
}
// becomes:
func a() {
	NSLayoutConstraint.activate([
		a.topAnchor.constraint(equalTo: b.topAnchor),
		a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
	])
}
// ---
func a(
    b: Int) {
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
}
// becomes:
func a(
    b: Int) {
    NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: b.topAnchor),
        a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
}

// case: a blank line keeps its white space
func a() {
  ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
  
  a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
}
// becomes:
func a() {
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: b.topAnchor),
  
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
  ])
}

// case: no fix where statements share a line or a comment would change its meaning
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true; a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true; layout()
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
func a() { ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true }
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
/* a
 b */
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
// swiftlint:disable:next all
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b) // c
  .isActive = true
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b["""
 c
 """]).isActive = true
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true /* c
 */
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
let a = ↓(
// says: the constraint is activated on its own; 1 more like it in this block
// says: this bracket is never closed
// stays:

// around:
func a() {
…
a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
}

// case: no fix where a constraint is optional, or code in between may exit or reads active constraints
↓x?.topAnchor.constraint(equalTo: t).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x?.topAnchor.constraint(equalTo: t).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓self?.x.topAnchor.constraint(equalTo: t).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
self?.x.topAnchor.constraint(equalTo: t).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.superview?.topAnchor.constraint(equalTo: t).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.superview?.topAnchor.constraint(equalTo: t).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.topAnchor.constraint(equalTo: (x.superview as? A)?.y ?? t).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.topAnchor.constraint(equalTo: (x.superview as? A)?.y ?? t).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.topAnchor.constraint(equalTo: try guide()).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.topAnchor.constraint(equalTo: try guide()).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.topAnchor.constraint(equalTo: try! guide()).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.topAnchor.constraint(equalTo: try! guide()).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.topAnchor.constraint(equalTo: await guide()).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.topAnchor.constraint(equalTo: await guide()).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.topAnchor.constraint(equalTo: t, constant: constraints.count == 1 ? 4 : 8).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.topAnchor.constraint(equalTo: t, constant: constraints.count == 1 ? 4 : 8).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.topAnchor.constraint(equalTo: t, constant: x.constraints.isEmpty ? 4 : 8).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.topAnchor.constraint(equalTo: t, constant: x.constraints.isEmpty ? 4 : 8).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.topAnchor.constraint(equalTo: t, constant: wide.isActive ? 4 : 8).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.topAnchor.constraint(equalTo: t, constant: wide.isActive ? 4 : 8).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.topAnchor.constraint(equalTo: t, constant: measure { $0.isActive }).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.topAnchor.constraint(equalTo: t, constant: measure { $0.isActive }).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.topAnchor.constraint(equalTo: t, constant: x.hasAmbiguousLayout ? 4 : 8).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.topAnchor.constraint(equalTo: t, constant: x.hasAmbiguousLayout ? 4 : 8).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.widthAnchor.constraint(equalToConstant: x.systemLayoutSizeFitting(s).width).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.widthAnchor.constraint(equalToConstant: x.systemLayoutSizeFitting(s).width).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.widthAnchor.constraint(equalToConstant: next(&y)).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.widthAnchor.constraint(equalToConstant: next(&y)).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:
// ---
↓x.widthAnchor.constraint(equalToConstant: CGFloat(#line)).isActive = true
// says: the constraint is activated on its own; 1 more like it in this block
// stays:
// ---
↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
x.widthAnchor.constraint(equalToConstant: CGFloat(#line)).isActive = true
// says: the constraint is activated on its own; 2 more like it in this block
// stays:

// around:

// case: the fix is unsafe where code outside the file may read active constraints
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: guide()).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 2 more like it in this block
// becomes: unsafe
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor),
      x.topAnchor.constraint(equalTo: guide()),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
  }
}
// ---
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: t, constant: spacing(of: x)).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 2 more like it in this block
// becomes: unsafe
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor),
      x.topAnchor.constraint(equalTo: t, constant: spacing(of: x)),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
  }
}
// ---
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: t, constant: margin).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 2 more like it in this block
// becomes: unsafe
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor),
      x.topAnchor.constraint(equalTo: t, constant: margin),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
  }
}
// ---
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 2 more like it in this block
// becomes: unsafe
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor),
      x.topAnchor.constraint(equalTo: badge.topAnchor),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
  }
}
// ---
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: t).tagged().isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 2 more like it in this block
// becomes: unsafe
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor),
      x.topAnchor.constraint(equalTo: t).tagged(),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
  }
}
// ---
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: t, constant: a |+| b).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 2 more like it in this block
// becomes: unsafe
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor),
      x.topAnchor.constraint(equalTo: t, constant: a |+| b),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
  }
}
// ---
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: t, constant: spacings[0]()).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 2 more like it in this block
// becomes: unsafe
class A: UIView {
  var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
  lazy var badge: UIView = {
    let badge = UIView()
    addSubview(badge)
    return badge
  }()
  func a() {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor),
      x.topAnchor.constraint(equalTo: t, constant: spacings[0]()),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
  }
}

// case: the fix is safe where constraints use literals, stored properties and known calls
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    ↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: self.t, constant: -Layout.margin * 2).isActive = true
  }
}
// says: the constraint is activated on its own; 1 more like it in this block
// becomes:
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      x.topAnchor.constraint(equalTo: self.t, constant: -Layout.margin * 2),
    ])
  }
}
// ---
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    ↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
    x!.topAnchor.constraint(equalTo: views[0].topAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 1 more like it in this block
// becomes:
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      x!.topAnchor.constraint(equalTo: views[0].topAnchor),
    ])
  }
}
// ---
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    ↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: t, constant: isWide ? 4 : max(8, y)).isActive = true
  }
}
// says: the constraint is activated on its own; 1 more like it in this block
// becomes:
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      x.topAnchor.constraint(equalTo: t, constant: isWide ? 4 : max(8, y)),
    ])
  }
}
// ---
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    ↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: t).withPriority(.low).isActive = true
  }
}
// says: the constraint is activated on its own; 1 more like it in this block
// becomes:
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      x.topAnchor.constraint(equalTo: t).withPriority(.low),
    ])
  }
}
// ---
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    ↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
    x.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 1 more like it in this block
// becomes:
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      x.topAnchor.constraint(equalTo: badge.topAnchor),
    ])
  }
}
// ---
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    ↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
    NSLayoutConstraint(item: x, attribute: .top, relatedBy: .equal, toItem: t, attribute: .top, multiplier: 1, constant: 0).isActive = true
  }
}
// says: the constraint is activated on its own; 1 more like it in this block
// becomes:
class A: UIView {
  var isWide = false
  lazy var badge = UIView()
  func a() {
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      NSLayoutConstraint(item: x, attribute: .top, relatedBy: .equal, toItem: t, attribute: .top, multiplier: 1, constant: 0),
    ])
  }
}

// case: the operands of the first constraint are evaluated first either way
class A: UIView {
  lazy var badge: UIView = make()
  func a() {
    ↓x.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
    y.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 1 more like it in this block
// becomes:
class A: UIView {
  lazy var badge: UIView = make()
  func a() {
    NSLayoutConstraint.activate([
      x.topAnchor.constraint(equalTo: badge.topAnchor),
      y.topAnchor.constraint(equalTo: badge.topAnchor),
    ])
  }
}
// ---
class A: UIView {
  lazy var badge: UIView = make()
  func a() {
    ↓x.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    y.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
  }
}
// says: the constraint is activated on its own; 1 more like it in this block
// becomes: unsafe
class A: UIView {
  lazy var badge: UIView = make()
  func a() {
    NSLayoutConstraint.activate([
      x.topAnchor.constraint(equalTo: b.topAnchor),
      y.topAnchor.constraint(equalTo: badge.topAnchor),
    ])
  }
}

// case: constraints are activated together only if `NSLayoutConstraint` is UIKit's
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// file: 1.swift
typealias NSLayoutConstraint = A
// ---
// file: 0.swift
typealias NSLayoutConstraint = Int
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// ---
// file: 0.swift
enum NSLayoutConstraint {}
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// ---
// file: 0.swift
func f<NSLayoutConstraint>(_ a: NSLayoutConstraint) {}
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// ---
// file: 0.swift
func f(NSLayoutConstraint: Int) {}
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// ---
// file: 0.swift
let NSLayoutConstraint = 1
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// case: statements that a result builder may collect are not joined safely
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// file: 1.swift
struct Steps { static func buildBlock(_ parts: Void...) {} }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  @Steps func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  @objc func setUpLabel() {
    ↓label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// case: a fix renames no edges of constraints that are updated, and ends lists as the file does
func setUp() {
  ↓a.topAnchor.constraint(equalTo: topAnchor).isActive = true
  a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
}
// becomes:
func setUp() {
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: topAnchor),
    a.leadingAnchor.constraint(equalTo: leadingAnchor),
  ])
}
// ---
let all = [
  1,
]
func setUp() {
  ↓a.topAnchor.constraint(equalTo: topAnchor).isActive = true
  a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
}
// becomes:
let all = [
  1,
]
func setUp() {
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: topAnchor),
    a.leadingAnchor.constraint(equalTo: leadingAnchor),
  ])
}
// ---
let all = [
  1
]
func setUp() {
  ↓a.topAnchor.constraint(equalTo: topAnchor).isActive = true
  a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
}
// becomes:
let all = [
  1
]
func setUp() {
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: topAnchor),
    a.leadingAnchor.constraint(equalTo: leadingAnchor)
  ])
}

// around:

// case: comments stay in place
func setupIconView() {
  // Size
  ↓iconView.widthAnchor
    .constraint(equalToConstant: 24)
    .isActive = true // as in the design
  // A square.
  iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor).isActive = true
}

// case: one constraint, and one that is kept
titleLabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
heightConstraint = titleLabel.heightAnchor.constraint(equalToConstant: 44)
heightConstraint.isActive = true
