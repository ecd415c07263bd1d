// What physical_edges finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: each view and block has one finding
activate([
↓leftAnchor.constraint(equalTo: b.leftAnchor),
rightAnchor.constraint(equalTo: b.rightAnchor, constant: 8)])
// ---
activate([a.↓rightAnchor.constraint(equalTo: x), b.↓rightAnchor.constraint(equalTo: x)])
activate([a.↓leftAnchor.constraint(equalTo: x)])
// ---
// lines:
a.centerXAnchor.constraint(equalTo: b.↓leftAnchor).isActive = true
a.snp.makeConstraints { $0.top.↓left.right.equalTo(b).offset(8) }
a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom); $0.↓leftMargin.equalToSuperview() }
NSLayoutConstraint(item: a, attribute: .↓right, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 1, constant: 0).isActive = true

// case: mirroring edges, whole edges, insets and names are silent
// lines:
a.leadingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
a.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
a.snp.makeConstraints { $0.horizontalEdges.equalToSuperview() }
a.left.topAnchor.constraint(equalTo: b.right.topAnchor, constant: c.left).isActive = true
a.snp.makeConstraints { $0.leading.equalToSuperview().offset(insets.left) }
a.snp.makeConstraints { $0.leading.equalTo(insets.left).offset(8) }
// a.leftAnchor.constraint(equalTo: b.leftAnchor)
a.snp.makeConstraints { $0.left.equalToSuperview().offset(frame.minX) }
a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: point.x).isActive = true
frame.origin.x = left
let a = b.leftAnchor

// case: the message names the view, its edges and their replacements
func a() { label.snp.makeConstraints { make in
make.↓left.right.equalToSuperview().offset(8)
make.left.equalTo(b.snp.right)
} }
// says: the layout of `label` by `left`, `right` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leading`, `trailing`
// becomes: unsafe
func a() { label.snp.makeConstraints { make in
make.leading.trailing.equalToSuperview().offset(8)
make.leading.equalTo(b.snp.trailing)
} }

// case: other uses of the names are silent
import PinLayout
import Stevia
class V: UIView {
  func right(_ distance: CGFloat) {}
  func a() {
    a.pin.start(insets.left).width(model.left).marginEnd(right)
    a.pin.horizontally(8).all(insets)
    left.pin.start().end(to: right.edge.end)
    let paddingLeft = b.paddingLeft(8)
    alignLefts(a, b)
    right(8)
  }
}

// case: a local named like an anchor is silent
class V: UIView {
  func a(leftAnchor: NSLayoutXAxisAnchor) {
    leftAnchor.constraint(equalTo: a.leadingAnchor).isActive = true
  }
}

// case: a long chain has one finding
func a() {
a.pin.↓left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8).left(8)
}
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `start`
// becomes: unsafe
func a() {
a.pin.start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8).start(8)
}

// case: left and right pinned alike mirror anyway
// lines:
activate([a.leftAnchor.constraint(equalTo: v.leftAnchor), a.rightAnchor.constraint(equalTo: v.rightAnchor)])
activate([a.rightAnchor.constraint(equalTo: v.rightAnchor), a.leftAnchor.constraint(equalTo: v.leftAnchor)])
activate([a.leftAnchor.constraint(equalTo: v.leftAnchor, constant: 8), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: -8)])
activate([a.leftAnchor.constraint(equalTo: v.leftAnchor, constant: gap), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: -gap)])
activate([a.leftAnchor.constraint(equalTo: v.leftAnchor, constant: gap), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: -1.0 * gap)])
activate([a.leftAnchor.constraint(greaterThanOrEqualTo: v.leftAnchor), a.rightAnchor.constraint(lessThanOrEqualTo: v.rightAnchor)])
activate([a.leftAnchor.constraint(lessThanOrEqualTo: v.leftAnchor, constant: 8), a.rightAnchor.constraint(greaterThanOrEqualTo: v.rightAnchor, constant: -8)])

// case: in the chains of libraries, too
// lines:
a.snp.makeConstraints { $0.left.right.equalToSuperview() }
a.snp.makeConstraints { $0.top.left.right.equalTo(view).inset(16) }
a.snp.makeConstraints { $0.left.right.equalTo(view).inset(Layout.gap) }
a.snp.makeConstraints { $0.left.equalTo(view).offset(8); $0.right.equalTo(view).offset(-8) }
a.snp.makeConstraints { $0.left.equalTo(view).inset(gap); $0.right.equalTo(view).inset(gap) }
func f() { a.pin.left(8).right(8).top(4).height(4) }

// case: left and right that differ in anything are reported
activate([a.↓leftAnchor.constraint(equalTo: v.leftAnchor, constant: 8), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: 8)])
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leadingAnchor`
// becomes: unsafe
activate([a.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 8), a.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: 8)])
// ---
activate([a.↓leftAnchor.constraint(equalTo: v.leftAnchor, constant: 8), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: -9)])
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leadingAnchor`
// becomes: unsafe
activate([a.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 8), a.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -9)])
// ---
activate([a.↓leftAnchor.constraint(equalTo: v.leftAnchor, constant: gap), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: gap)])
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leadingAnchor`
// becomes: unsafe
activate([a.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: gap), a.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: gap)])
// ---
activate([a.↓leftAnchor.constraint(equalTo: v.leftAnchor), a.rightAnchor.constraint(equalTo: w.rightAnchor)])
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leadingAnchor`
// becomes: unsafe
activate([a.leadingAnchor.constraint(equalTo: v.leadingAnchor), a.trailingAnchor.constraint(equalTo: w.trailingAnchor)])
// ---
activate([a.↓leftAnchor.constraint(equalTo: v.leftAnchor), a.rightAnchor.constraint(lessThanOrEqualTo: v.rightAnchor)])
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leadingAnchor`
// becomes: unsafe
activate([a.leadingAnchor.constraint(equalTo: v.leadingAnchor), a.trailingAnchor.constraint(lessThanOrEqualTo: v.trailingAnchor)])
// ---
activate([a.↓leftAnchor.constraint(greaterThanOrEqualTo: v.leftAnchor), a.rightAnchor.constraint(greaterThanOrEqualTo: v.rightAnchor)])
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leadingAnchor`
// becomes: unsafe
activate([a.leadingAnchor.constraint(greaterThanOrEqualTo: v.leadingAnchor), a.trailingAnchor.constraint(greaterThanOrEqualTo: v.trailingAnchor)])
// ---
activate([a.↓leftAnchor.constraint(equalTo: v.rightAnchor), a.rightAnchor.constraint(equalTo: v.leftAnchor)])
// says: the layout of `a` by `leftAnchor`, `rightAnchor` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leadingAnchor`, `trailingAnchor`
// becomes: unsafe
activate([a.leadingAnchor.constraint(equalTo: v.trailingAnchor), a.trailingAnchor.constraint(equalTo: v.leadingAnchor)])
// ---
activate([a.↓leftAnchor.constraint(equalTo: v.leftAnchor), b.↓rightAnchor.constraint(equalTo: v.rightAnchor)])
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages
// advice: use `leadingAnchor`
// says: the layout of `b` by `rightAnchor` does not mirror in right-to-left languages
// advice: use `trailingAnchor`
// becomes: unsafe
activate([a.leadingAnchor.constraint(equalTo: v.leadingAnchor), b.trailingAnchor.constraint(equalTo: v.trailingAnchor)])
// ---
a.snp.makeConstraints { $0.↓left.right.equalTo(v).offset(8) }
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `leading`, `trailing`
// stays:
// ---
a.snp.makeConstraints { $0.↓left.right.equalTo(v).inset(insets) }
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `leading`, `trailing`
// stays:
// ---
a.snp.makeConstraints { $0.↓left.right.equalTo(v).inset(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)) }
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `leading`, `trailing`
// stays:
// ---
a.snp.makeConstraints { $0.↓left.equalTo(v).priority(1); $0.right.equalTo(v) }
// says: the layout of `a` by `left` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leading`
// stays:
// ---
a.snp.makeConstraints { $0.↓left.equalTo(v); $0.right.equalTo(v).inset(4) }
// says: the layout of `a` by `left` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leading`
// stays:
// ---
func f() { a.pin.↓left().right().width(8) }
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `start`, `end`
// becomes: unsafe
func f() { a.pin.start().end().width(8) }
// ---
func f() { a.pin.↓left().right().marginLeft(8) }
// says: the layout of `a` by `left`, `right`, `marginLeft` does not mirror in right-to-left languages
// advice: use `start`, `end`, `marginStart`
// becomes: unsafe
func f() { a.pin.start().end().marginStart(8) }
// ---
func f() { a.pin.↓left(8).right(4) }
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `start`, `end`
// becomes: unsafe
func f() { a.pin.start(8).end(4) }

// case: beside a pair, only the rest is reported, and the fix renames all
activate([
  a.leftAnchor.constraint(equalTo: v.leftAnchor),
  a.rightAnchor.constraint(equalTo: v.rightAnchor),
  a.↓rightAnchor.constraint(lessThanOrEqualTo: w.leftAnchor),
])
// says: the layout of `a` by `rightAnchor`, `leftAnchor` does not mirror in right-to-left languages
// advice: use `trailingAnchor`, `leadingAnchor`
// becomes: unsafe
activate([
  a.leadingAnchor.constraint(equalTo: v.leadingAnchor),
  a.trailingAnchor.constraint(equalTo: v.trailingAnchor),
  a.trailingAnchor.constraint(lessThanOrEqualTo: w.leadingAnchor),
])

// case: the fix renames both sides of all constraints of the view in the block
activate([
a.left.↓leftAnchor.constraint(equalTo: b.rightAnchor, constant: c.left), // left
a.left.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),
])
// becomes: unsafe
activate([
a.left.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: c.left), // left
a.left.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
])
// ---
func a() { label.snp.makeConstraints { make in
make.top.↓left.equalToSuperview().inset(insets.left)
make.right.equalTo(b.snp.left)
} }
// becomes: unsafe
func a() { label.snp.makeConstraints { make in
make.top.leading.equalToSuperview().inset(insets.left)
make.trailing.equalTo(b.snp.leading)
} }
// ---
func a() { label.snp.makeConstraints { make in
make.left.right.equalTo(self).inset(8)
make.↓left.equalTo(titleLabel)
} }
// becomes: unsafe
func a() { label.snp.makeConstraints { make in
make.leading.trailing.equalTo(self).inset(8)
make.leading.equalTo(titleLabel)
} }
// ---
func a() { label.snp.makeConstraints { make in
make.↓left.equalToSuperview()
} }
// says: the layout of `label` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// becomes: unsafe
func a() { label.snp.makeConstraints { make in
make.leading.equalToSuperview()
} }

// around:
func a() { label.snp.makeConstraints { make in
…
} }

// case: no fix where the other side is not a physical edge or unknown
make.↓left.equalTo(b.snp.centerX)
// says: the layout of `label` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:
// ---
make.↓left.equalTo(b.snp.leading)
// says: the layout of `label` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:
// ---
make.↓left.equalToSuperview()
make.right.equalTo(b.snp.centerX)
// says: the layout of `label` by `left` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leading`
// stays:
// ---
make.↓left.equalTo(leftEdge).offset(8)
// says: the layout of `label` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:
// ---
make.↓left.equalTo(c ?? b.snp.right)
// says: the layout of `label` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:
// ---
make.↓left.top.equalTo(b.snp.top)
// says: the layout of `label` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:
// ---
make.centerX.equalTo(b.snp.↓left)
// says: the layout of `label` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:

// around:

// case: no fix for an anchor in a variable
a.↓leftAnchor.constraint(equalTo: edge).isActive = true
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages
// advice: use `leadingAnchor`
// stays:

// case: a name that the file declares as something else is not a view
class A: UIView {
let row = UIView()
func a() { b.snp.makeConstraints { $0.↓left.equalTo(row) } }
}
// says: the layout of `b` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// becomes: unsafe
class A: UIView {
let row = UIView()
func a() { b.snp.makeConstraints { $0.leading.equalTo(row) } }
}
// ---
class A: UIView {
let row = table.row
func a() { b.snp.makeConstraints { $0.↓left.equalTo(row) } }
}
// says: the layout of `b` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:
// ---
class A: UIView {
let rowView = b.snp.left
func a() { b.snp.makeConstraints { $0.↓left.equalTo(row) } }
}
// says: the layout of `b` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:

// around:
…
}
}

// case: the fix uses each library's own names on both sides
import PinLayout
class V: UIView {
func a() {
a.pin.top(8).↓left(10).right(insets.left)
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `start`, `end`
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.top(8).start(10).end(insets.left)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.top(8).↓left(10).right(insets.left)
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.top(8).start(10).end(insets.left)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.top(8).start(10).end(insets.left)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓marginLeft(4).left().width(left)
// says: the layout of `a` by `marginLeft`, `left` does not mirror in right-to-left languages
// advice: use `marginStart`, `start`
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.marginStart(4).start().width(left)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓marginLeft(4).left().width(left)
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.marginStart(4).start().width(left)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.marginStart(4).start().width(left)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓left(to: b.edge.right).vCenter()
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `start`, `end`
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.start(to: b.edge.end).vCenter()
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓left(to: b.edge.right).vCenter()
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.start(to: b.edge.end).vCenter()
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.start(to: b.edge.end).vCenter()
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓topLeft(to: b.anchor.bottomRight)
// says: the layout of `a` by `topLeft`, `bottomRight` does not mirror in right-to-left languages
// advice: use `topStart`, `bottomEnd`
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.topStart(to: b.anchor.bottomEnd)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓topLeft(to: b.anchor.bottomRight)
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.topStart(to: b.anchor.bottomEnd)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.topStart(to: b.anchor.bottomEnd)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.below(of: b, aligned: .↓left).right()
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `start`, `end`
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.below(of: b, aligned: .start).end()
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.below(of: b, aligned: .↓left).right()
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.below(of: b, aligned: .start).end()
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.below(of: b, aligned: .start).end()
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓left(of: b, aligned: .top)
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `before`
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.before(of: b, aligned: .top)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓left(of: b, aligned: .top)
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.before(of: b, aligned: .top)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.before(of: b, aligned: .top)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓right(of: [b, c]).left(to: d.edge.hCenter)
// says: the layout of `a` by `right`, `left` does not mirror in right-to-left languages
// advice: use `after`, `start`
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.after(of: [b, c]).start(to: d.edge.hCenter)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓right(of: [b, c]).left(to: d.edge.hCenter)
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.after(of: [b, c]).start(to: d.edge.hCenter)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.after(of: [b, c]).start(to: d.edge.hCenter)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.hCenter().↓marginLeft(8)
// says: the layout of `a` by `marginLeft` does not mirror in right-to-left languages
// advice: use `marginStart`
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.hCenter().marginStart(8)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.hCenter().↓marginLeft(8)
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.hCenter().marginStart(8)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.hCenter().marginStart(8)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.all().justify(.↓right)
// says: the layout of `a` by `right` does not mirror in right-to-left languages
// advice: use `end`
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.all().justify(.end)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.all().justify(.↓right)
// becomes: unsafe
import PinLayout
class V: UIView {
func a() {
a.pin.all().justify(.end)
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.all().justify(.end)
// ---
import FlexLayout
class V: UIView {
func a() {
a.flex.↓left(8).paddingRight(4)
// says: the layout of `a` by `left`, `paddingRight` does not mirror in right-to-left languages
// advice: use `start`, `paddingEnd`
// becomes: unsafe
import FlexLayout
class V: UIView {
func a() {
a.flex.start(8).paddingEnd(4)
// ---
import FlexLayout
class V: UIView {
func a() {
a.flex.↓left(8).paddingRight(4)
// becomes: unsafe
import FlexLayout
class V: UIView {
func a() {
a.flex.start(8).paddingEnd(4)
// ---
import FlexLayout
class V: UIView {
func a() {
a.flex.start(8).paddingEnd(4)
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout(↓Left(8).to(b, .right), Top())
// says: the layout of `a` by `Left`, `right` does not mirror in right-to-left languages
// advice: use `Leading`, `trailing`
// becomes: unsafe
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout(Leading(8).to(b, .trailing), Top())
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout(↓Left(8).to(b, .right), Top())
// becomes: unsafe
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout(Leading(8).to(b, .trailing), Top())
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout(Leading(8).to(b, .trailing), Top())
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout([↓Left(), RightMargin(>=8)])
// says: the layout of `a` by `Left` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `Leading`
// becomes: unsafe
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout([Leading(), TrailingMargin(>=8)])
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout([↓Left(), RightMargin(>=8)])
// becomes: unsafe
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout([Leading(), TrailingMargin(>=8)])
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout([Leading(), TrailingMargin(>=8)])
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout(↓Right().to(b).with(.high))
// says: the layout of `a` by `Right` does not mirror in right-to-left languages
// advice: use `Trailing`
// stays:
// ---
import Stevia
class V: UIView {
func a() {
a.top(8).↓left(4)
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// becomes: unsafe
import Stevia
class V: UIView {
func a() {
a.top(8).leading(4)
// ---
import Stevia
class V: UIView {
func a() {
a.top(8).↓left(4)
// becomes: unsafe
import Stevia
class V: UIView {
func a() {
a.top(8).leading(4)
// ---
import Stevia
class V: UIView {
func a() {
a.top(8).leading(4)
// ---
import Stevia
class V: UIView {
func a() {
a.↓Left == b.Right + 8
// says: the layout of `a` by `Left`, `Right` does not mirror in right-to-left languages
// advice: use `Leading`, `Trailing`
// becomes: unsafe
import Stevia
class V: UIView {
func a() {
a.Leading == b.Trailing + 8
// ---
import Stevia
class V: UIView {
func a() {
a.↓Left == b.Right + 8
// becomes: unsafe
import Stevia
class V: UIView {
func a() {
a.Leading == b.Trailing + 8
// ---
import Stevia
class V: UIView {
func a() {
a.Leading == b.Trailing + 8
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓leftToSuperview(offset: 8)
// says: the layout of `a` by `leftToSuperview` does not mirror in right-to-left languages
// advice: use `leadingToSuperview`
// becomes: unsafe
import TinyConstraints
class V: UIView {
func a() {
a.leadingToSuperview(offset: 8)
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓leftToSuperview(offset: 8)
// becomes: unsafe
import TinyConstraints
class V: UIView {
func a() {
a.leadingToSuperview(offset: 8)
// ---
import TinyConstraints
class V: UIView {
func a() {
a.leadingToSuperview(offset: 8)
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓rightToSuperview()
// says: the layout of `a` by `rightToSuperview` does not mirror in right-to-left languages
// advice: use `trailingToSuperview`
// becomes: unsafe
import TinyConstraints
class V: UIView {
func a() {
a.trailingToSuperview()
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓rightToSuperview()
// becomes: unsafe
import TinyConstraints
class V: UIView {
func a() {
a.trailingToSuperview()
// ---
import TinyConstraints
class V: UIView {
func a() {
a.trailingToSuperview()
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓leftToRight(of: b, offset: 8)
// says: the layout of `a` by `leftToRight` does not mirror in right-to-left languages
// advice: use `leadingToTrailing`
// becomes: unsafe
import TinyConstraints
class V: UIView {
func a() {
a.leadingToTrailing(of: b, offset: 8)
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓leftToRight(of: b, offset: 8)
// becomes: unsafe
import TinyConstraints
class V: UIView {
func a() {
a.leadingToTrailing(of: b, offset: 8)
// ---
import TinyConstraints
class V: UIView {
func a() {
a.leadingToTrailing(of: b, offset: 8)
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓right(to: b, c.leftAnchor, offset: 8)
a.leftToRight(of: b)
// says: the layout of `a` by `right`, `leftAnchor` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `trailing`, `leadingAnchor`
// becomes: unsafe
import TinyConstraints
class V: UIView {
func a() {
a.trailing(to: b, c.leadingAnchor, offset: 8)
a.leadingToTrailing(of: b)
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓right(to: b, c.leftAnchor, offset: 8)
a.leftToRight(of: b)
// becomes: unsafe
import TinyConstraints
class V: UIView {
func a() {
a.trailing(to: b, c.leadingAnchor, offset: 8)
a.leadingToTrailing(of: b)
// ---
import TinyConstraints
class V: UIView {
func a() {
a.trailing(to: b, c.leadingAnchor, offset: 8)
a.leadingToTrailing(of: b)
// ---
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(toSuperviewEdge: .↓left)
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// becomes: unsafe
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(toSuperviewEdge: .leading)
// ---
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(toSuperviewEdge: .↓left)
// becomes: unsafe
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(toSuperviewEdge: .leading)
// ---
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(toSuperviewEdge: .leading)
// ---
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(.↓left, to: .right, of: b)
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `leading`, `trailing`
// becomes: unsafe
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(.leading, to: .trailing, of: b)
// ---
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(.↓left, to: .right, of: b)
// becomes: unsafe
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(.leading, to: .trailing, of: b)
// ---
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(.leading, to: .trailing, of: b)
// ---
import PureLayout
class V: UIView {
func a() {
a.autoConstrainAttribute(.↓marginLeft, to: .left, of: b)
// says: the layout of `a` by `marginLeft`, `left` does not mirror in right-to-left languages
// advice: use `marginLeading`, `leading`
// becomes: unsafe
import PureLayout
class V: UIView {
func a() {
a.autoConstrainAttribute(.marginLeading, to: .leading, of: b)
// ---
import PureLayout
class V: UIView {
func a() {
a.autoConstrainAttribute(.↓marginLeft, to: .left, of: b)
// becomes: unsafe
import PureLayout
class V: UIView {
func a() {
a.autoConstrainAttribute(.marginLeading, to: .leading, of: b)
// ---
import PureLayout
class V: UIView {
func a() {
a.autoConstrainAttribute(.marginLeading, to: .leading, of: b)
// ---
import Cartography
class V: UIView {
func a() {
constrain(a, b) { a, b in a.↓left == b.right + 8 }
// says: the layout of `a` by `left`, `right` does not mirror in right-to-left languages
// advice: use `leading`, `trailing`
// becomes: unsafe
import Cartography
class V: UIView {
func a() {
constrain(a, b) { a, b in a.leading == b.trailing + 8 }
// ---
import Cartography
class V: UIView {
func a() {
constrain(a, b) { a, b in a.↓left == b.right + 8 }
// becomes: unsafe
import Cartography
class V: UIView {
func a() {
constrain(a, b) { a, b in a.leading == b.trailing + 8 }
// ---
import Cartography
class V: UIView {
func a() {
constrain(a, b) { a, b in a.leading == b.trailing + 8 }
// ---
import Cartography
class V: UIView {
func a() {
constrain(a, b, c) { a, b, c in align(left: a, b, c) }
// ---
import Cartography
class V: UIView {
func a() {
constrain(a, b) { a, b in distribute(by: 8, leftToRight: a, b) }
// ---
import Anchorage
class V: UIView {
func a() {
a.↓leftAnchor == b.rightAnchor + 4
// says: the layout of `a` by `leftAnchor`, `rightAnchor` does not mirror in right-to-left languages
// advice: use `leadingAnchor`, `trailingAnchor`
// becomes: unsafe
import Anchorage
class V: UIView {
func a() {
a.leadingAnchor == b.trailingAnchor + 4
// ---
import Anchorage
class V: UIView {
func a() {
a.↓leftAnchor == b.rightAnchor + 4
// becomes: unsafe
import Anchorage
class V: UIView {
func a() {
a.leadingAnchor == b.trailingAnchor + 4
// ---
import Anchorage
class V: UIView {
func a() {
a.leadingAnchor == b.trailingAnchor + 4

// case: no fix where one side has no counterpart or may be any edge
import PinLayout
class V: UIView {
func a() {
a.pin.↓left(to: edge)
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `start`
// stays:
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.below(of: b, aligned: side).↓left()
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `start`
// stays:
// ---
import PinLayout
class V: UIView {
func a() {
a.pin.↓left(to: b.start)
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `start`
// stays:
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout(↓Left().to(b, edge))
// says: the layout of `a` by `Left` does not mirror in right-to-left languages
// advice: use `Leading`
// stays:
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout(↓Left().to(b, .centerX))
// says: the layout of `a` by `Left` does not mirror in right-to-left languages
// advice: use `Leading`
// stays:
// ---
import EasyPeasy
class V: UIView {
func a() {
a.easy.layout(↓Left().to(b, .leading))
// says: the layout of `a` by `Left` does not mirror in right-to-left languages
// advice: use `Leading`
// stays:
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓rightToSuperview(offset: -8)
// says: the layout of `a` by `rightToSuperview` does not mirror in right-to-left languages
// advice: use `trailingToSuperview`
// stays:
// ---
import TinyConstraints
class V: UIView {
func a() {
a.↓left(to: b, edge)
a.leftToRight(of: b)
// says: the layout of `a` by `left` does not mirror in right-to-left languages; 1 more like it in this block
// advice: use `leading`
// stays:
// ---
import PureLayout
class V: UIView {
func a() {
a.autoPinEdge(.↓left, to: edge, of: b)
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:
// ---
import PureLayout
class V: UIView {
func a() {
a.autoConstrainAttribute(.↓left, to: .vertical, of: b)
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:

// around:
class V: UIView {
…
}
}

// case: no fix where a local, parameter or property shadows the anchor
func a(leftAnchor: HorizontalAnchor) {
a.↓leftAnchor.constraint(equalTo: leftAnchor).isActive = true
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages
// advice: use `leadingAnchor`
// stays:
// ---
func a() {
let rightAnchor = b.leadingAnchor
a.↓leftAnchor.constraint(equalTo: rightAnchor).isActive = true
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages
// advice: use `leadingAnchor`
// stays:
// ---
func a(leftAnchor: HorizontalAnchor) {
leftAnchor.constraint(equalTo: a.↓leftAnchor).isActive = true
// says: the layout by `leftAnchor` does not mirror in right-to-left languages
// advice: use `leadingAnchor`
// stays:
// ---
let leftAnchor: NSLayoutXAxisAnchor
func a() {
a.↓leftAnchor.constraint(equalTo: leftAnchor).isActive = true
// says: the layout of `a` by `leftAnchor` does not mirror in right-to-left languages
// advice: use `leadingAnchor`
// stays:
// ---
let row = UIView()
func a(row: ConstraintItem) {
a.snp.makeConstraints { $0.↓left.equalTo(row) }
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:
// ---
func a(titleLabel: ConstraintItem) {
a.snp.makeConstraints { $0.↓left.equalTo(titleLabel) }
// says: the layout of `a` by `left` does not mirror in right-to-left languages
// advice: use `leading`
// stays:

// around:

// case: a view parameter counts as a view, whatever it shadows
class V: UIView {
  let row = 3
  func a(row: UILabel, left: UIView) {
    a.snp.makeConstraints { $0.↓left.equalTo(row) }
    b.snp.makeConstraints { $0.↓left.equalTo(left.snp.right) }
  }
}
// becomes: unsafe
class V: UIView {
  let row = 3
  func a(row: UILabel, left: UIView) {
    a.snp.makeConstraints { $0.leading.equalTo(row) }
    b.snp.makeConstraints { $0.leading.equalTo(left.snp.trailing) }
  }
}

// case: who hands in an edge decides whether it mirrors
extension UIView {
  func anchor(_ left: NSLayoutXAxisAnchor) {
    ↓leftAnchor.constraint(equalTo: edge).isActive = true
  }
}
// ---
extension UIView {
  func anchor(_ left: NSLayoutXAxisAnchor) {
    ↓leftAnchor.constraint(«equalTo: edge→equalTo: left»).isActive = true
  }
}

// case: a fix renames no edges of constraints that are updated, and ends lists as the file does
a.snp.makeConstraints { $0.↓right.equalToSuperview().inset(8) }
// becomes: unsafe
a.snp.makeConstraints { $0.trailing.equalToSuperview().inset(8) }
// ---
a.snp.makeConstraints { $0.↓right.equalToSuperview().inset(8) }
 func show() { a.snp.updateConstraints { $0.↓right.equalToSuperview().inset(9) } }
// stays:

// around:

// case: left and right alike
NSLayoutConstraint.activate([
  titleLabel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
  titleLabel.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16),
])

// case: all edges
titleLabel.snp.makeConstraints { make in
  make.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
}

// case: attributes
view.addConstraint(
  NSLayoutConstraint(
    item: titleLabel, attribute: .↓left, relatedBy: .equal, toItem: view, attribute: .left,
    multiplier: 1, constant: 16))

// around:

// case: SnapKit
titleLabel.snp.makeConstraints { make in
  make.top.equalToSuperview()
  make.↓left.equalTo(iconView.snp.right).offset(8)
  make.right.equalToSuperview()
}
