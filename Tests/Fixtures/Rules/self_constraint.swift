// What self_constraint finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
func setUp() {
…
}

// case: constraints from a view to itself are reported
// lines:
↓a.topAnchor.constraint(equalTo: a.topAnchor)
↓self.a!.topAnchor.constraint(greaterThanOrEqualTo: a.topAnchor, constant: 8)
↓topAnchor.constraint(equalTo: self.topAnchor)
↓a.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5)
↓a.leadingAnchor.constraint(equalTo: a.trailingAnchor)
↓a.bottomAnchor.constraint(equalTo: a.topAnchor, constant: -8)
↓a.centerYAnchor.constraint(equalTo: a.topAnchor, constant: 0)
↓a.safeAreaLayoutGuide.topAnchor.constraint(equalTo: a.topAnchor)
↓bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
a.snp.makeConstraints { ↓$0.edges.equalTo(a) }
a.snp.makeConstraints { ↓$0.bottom.equalTo(a.snp.top) }; updateConstraints()
a.snp.makeConstraints { make in ↓make.height.equalTo(a.snp.height) }
let c = ↓NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: a, attribute: .bottom, multiplier: 1, constant: 0)
views.forEach { ↓$0.topAnchor.constraint(equalTo: $0.bottomAnchor) }

// case: other constraints are silent
// lines:
a.widthAnchor.constraint(equalTo: a.heightAnchor)
a.snp.makeConstraints { $0.width.equalTo(a.snp.height) }
a.topAnchor.constraint(equalTo: b.topAnchor)
a.bottomAnchor.constraint(equalTo: a.topAnchor, constant: 44)
a.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -height)
a.bottomAnchor.constraint(greaterThanOrEqualTo: a.topAnchor)
scroll.contentLayoutGuide.topAnchor.constraint(equalTo: scroll.topAnchor)
scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
a.layoutMarginsGuide.topAnchor.constraint(equalTo: a.topAnchor)
a.readableContentGuide.leadingAnchor.constraint(equalTo: a.leadingAnchor)
view.keyboardLayoutGuide.topAnchor.constraint(equalTo: view.bottomAnchor)
let view = UIView(); view.topAnchor.constraint(equalTo: self.view.topAnchor)
make().topAnchor.constraint(equalTo: make().bottomAnchor)
a[i].topAnchor.constraint(equalTo: a[i - 1].bottomAnchor)
(wide ? a : b).topAnchor.constraint(equalTo: (wide ? b : a).topAnchor)
a.bottomAnchor.constraint(equalToSystemSpacingBelow: a.topAnchor, multiplier: 1)
a.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor)
superview.snp.makeConstraints { $0.top.equalToSuperview() }
a.snp.makeConstraints { $0.bottom.equalTo(a.snp.top) }; open { a.snp.updateConstraints { $0.bottom.equalTo(a.snp.top).offset(8) } }
a.pin.top(to: a.edge.bottom)
a.pin.top(to: a.edge.top).bottom(8)
a.heightToWidth(of: a); a.autoMatch(.width, to: .height, of: a)

// around:

// case: an anchor passed as a parameter is silent
extension UIView { func pin(topAnchor: A) { self.topAnchor.constraint(equalTo: topAnchor) } }

// case: the message says what an attribute that is related to itself does
func f() { ↓a.heightAnchor.constraint(equalTo: a.heightAnchor).isActive = true }
// says: the `height` of `a` is tied to itself, which always holds and changes nothing
// advice: name the view that it should follow, such as its superview
// ---
func f() { ↓a.heightAnchor.constraint(equalTo: a.heightAnchor, constant: 0).isActive = true }
// says: the `height` of `a` is tied to itself, which always holds and changes nothing
// advice: name the view that it should follow, such as its superview
// ---
func f() { ↓a.heightAnchor.constraint(equalTo: a.heightAnchor, constant: 1).isActive = true }
// says: the `height` of `a` is tied to itself, which cannot hold, so that UIKit breaks a constraint and logs it
// advice: name the view that it should follow, such as its superview
// ---
func f() { ↓a.heightAnchor.constraint(equalTo: a.heightAnchor, constant: gap).isActive = true }
// says: the `height` of `a` is tied to itself, which does not position it and may be unsatisfiable
// advice: name the view that it should follow, such as its superview
// ---
func f() { ↓a.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2).isActive = true }
// says: the `height` of `a` is tied to itself, which does not position it and may be unsatisfiable
// advice: name the view that it should follow, such as its superview
// ---
func f() { ↓a.heightAnchor.constraint(lessThanOrEqualTo: a.heightAnchor).isActive = true }
// says: the `height` of `a` is tied to itself, which does not position it and may be unsatisfiable
// advice: name the view that it should follow, such as its superview

// around:
class A: UIView { let a = UIView()

func setup() { addSubview(a); a.translatesAutoresizingMaskIntoConstraints = false
…

// case: a remake that leaves a view without a place is louder than a constraint that changes nothing
a.snp.makeConstraints { ↓$0.top.equalTo(a) } } }
// stays:
// ---
a.snp.remakeConstraints { ↓$0.top.equalTo(a) } } }
// stays:
// ---
a.snp.remakeConstraints { ↓$0.top.equalTo(a); $0.bottom.equalToSuperview() } } }
// stays:
