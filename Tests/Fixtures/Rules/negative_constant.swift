// What negative_constant finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: the advice fits the spelling
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-inset)
// says: the negative `-inset` is not written as a factor
// advice: write `-1.0 * inset`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-Layout.margin)
// says: the negative `-Layout.margin` is not written as a factor
// advice: write `-1.0 * Layout.margin`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-self.margin)
// says: the negative `-self.margin` is not written as a factor
// advice: write `-1.0 * self.margin`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-(a + b))
// says: the negative `-(a + b)` is not written as a factor
// advice: write `-1.0 * (a + b)`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-margin(for: x)[0]!)
// says: the negative `-margin(for: x)[0]!` is not written as a factor
// advice: write `-1.0 * margin(for: x)[0]!`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-.margin)
// says: the negative `-.margin` is not written as a factor
// advice: write `-1.0 * .margin`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-1 * inset)
// says: the negative `-1 * inset` is not written as a factor
// advice: write `-1.0 * inset`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓inset * -1)
// says: the negative `inset * -1` is not written as a factor
// advice: write `-1.0 * inset`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓Layout.margin * -1.0)
// says: the negative `Layout.margin * -1.0` is not written as a factor
// advice: write `-1.0 * Layout.margin`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓scale(x) * -1)
// says: the negative `scale(x) * -1` is not written as a factor
// advice: write `-1.0 * scale(x)`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: a / ↓-b)
// says: the negative `-b` is not written as a factor
// advice: write `(-1.0 * b)`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: a * ↓-b)
// says: the negative `-b` is not written as a factor
// advice: write `(-1.0 * b)`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: a / ↓-1 * b)
// says: the negative `-1 * b` is not written as a factor
// advice: write `-1.0 * b`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-A.b - A.c)
// says: the negative `-A.b` is not written as a factor
// advice: write `-1.0 * A.b`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: a + ↓-b * (1 - r))
// says: the negative `-b` is not written as a factor
// advice: write `-1.0 * b`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-a.b+3)
// says: the negative `-a.b` is not written as a factor
// advice: write `-1.0 * a.b`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: flag ? ↓-a : b)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: max(↓-a, b))
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: CGFloat(↓-count))
// says: the negative `-count` is not written as a factor
// advice: write `-1.0 * count`

// case: a subtrahend of an equation is not a negative
import Stevia
func f() {
  a.Bottom == b.Bottom - x
}

// case: other expressions are silent
// lines:
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -20)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -20.5)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: a - b)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: a-b)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -1.0 * inset)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -2 * inset)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: x)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: inset(for: -velocity))
a.topAnchor.constraint(equalTo: b.topAnchor, constant: values[-index])
a.topAnchor.constraint(equalTo: b.topAnchor, constant: x * -2)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -1.0 * (a - b))
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -1.0 * 20)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: { -a }())
a.topAnchor.constraint(equalTo: b.topAnchor, constant: "\(-a)".count)

// case: an option includes literals
// options: {literals: true}
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-20)
// says: the negative `-20` is not written as a factor
// advice: write `-1.0 * 20`
// ---
// lines:
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -1.0 * inset)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -1.0 * 20)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: a - 20)

// case: the style `prefix` demands the opposite
// options: {style: prefix}
// lines:
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -inset)
a.topAnchor.constraint(equalTo: b.topAnchor, constant: -20)
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-1.0 * inset)
// says: the negative `-1.0 * inset` is not written with a prefix minus
// advice: write `-inset`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-1 * (a + b))
// says: the negative `-1 * (a + b)` is not written with a prefix minus
// advice: write `-(a + b)`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓inset * -1)
// says: the negative `inset * -1` is not written with a prefix minus
// advice: write `-inset`
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-1.0 * 20)
// says: the negative `-1.0 * 20` is not written with a prefix minus
// advice: write `-20`

// case: negatives in layout are reported
func place() {
  a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: ↓-x).isActive = true
  b.heightAnchor.constraint(equalToConstant: ↓-x).isActive = true
  self.bottomConstraint?.constant = ↓-x
  self.topConstraint.constant -= x
  c.snp.makeConstraints {
    $0.top.equalTo(↓-x)
  }
  d.snp.updateConstraints { make in
    make.top.equalToSuperview().inset(↓-x).priority(.required - 1)
  }
  d.snp.updateConstraints { make in
    make.width.equalToSuperview().multipliedBy(↓-x)
  }
  offsetConstraint?.update(offset: ↓-x)
  e.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: ↓-x, left: 0, bottom: 0, right: 0)) }
  NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: ↓-x)
}

// around:
func place() {
…
}

// case: frames, and insets that no constraint gets, are an option
// options: {scope: layout}
  e.contentInset = .init(top: ↓-x, left: -y, bottom: 0, right: 0)
  f.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: ↓-x, bottom: 0, trailing: 0)
  g.frame = CGRect(x: ↓-x, y: 0, width: 1, height: 1)
  h.frame = i.frame.offsetBy(dx: ↓-x, dy: 0)
  j.center.x = ↓-x
  let k = UIView(frame: CGRect(x: ↓-x, y: 0, width: 1, height: 1))
  table.verticalScrollIndicatorInsets.bottom = ↓-x
// ---
// options: {}
  e.contentInset = .init(top: -x, left: -y, bottom: 0, right: 0)
  f.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: -x, bottom: 0, trailing: 0)
  g.frame = CGRect(x: -x, y: 0, width: 1, height: 1)
  h.frame = i.frame.offsetBy(dx: -x, dy: 0)
  j.center.x = -x
  let k = UIView(frame: CGRect(x: -x, y: 0, width: 1, height: 1))
  table.verticalScrollIndicatorInsets.bottom = -x

// around:

// case: negatives elsewhere are silent
func other() {
  scroll.contentOffset = CGPoint(x: -x, y: 0)
  layer.position.y = -x
  a.transform = CGAffineTransform(translationX: -x, y: 0)
  let b = -x
  a.topAnchor.constraint(equalTo: b.topAnchor).priority = .required - 1
  Text("").padding(.init(top: -x, leading: 0, bottom: 0, trailing: 0))
  a.snp.makeConstraints { make in
    make.top.equalTo(scaled(-x))
  }
}

// case: a view and block has one finding that counts the others
NSLayoutConstraint.activate([
  a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓-x),
  a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -y),
  a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: -z),
])
// says: the negative `-x` is not written as a factor; 2 more like it in this block
// advice: write `-1.0 * x`

// case: members of edge insets and inferred types are read
// options: {scope: layout}
func f() {
  table.contentInset.top = ↓-inset
  rect.top = -inset
}
// ---
// options: {}
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-Self.margin)
// says: the negative `-Self.margin` is not written as a factor
// advice: write `-1.0 * Self.margin`

// case: the bounds of a text attachment are no frame
// options: {scope: layout}
// lines:
func f(_ icon: NSTextAttachment) { icon.bounds.origin.y = -offset }
func f() { «self?→let icon = NSTextAttachment(); icon».bounds = CGRect(x: 0, y: ↓-offset, width: 1, height: 1) }
func f() { «self?→attachment».bounds = CGRect(x: 0, y: ↓-offset, width: 1, height: 1) }
func f() { self«.iconAttachment»?.bounds = CGRect(x: 0, y: ↓-offset, width: 1, height: 1) }
let icon = NSTextAttachment().then { $0.bounds = CGRect(x: 0, y: -offset, width: 1, height: 1) }
«class »Pill: NSTextAttachment { func f() { bounds = CGRect(x: 0, y: ↓-offset, width: 1, height: 1) } }
class Pill: NSTextAttachment {}; func f() { «let p = Pill(); »p.bounds.origin.y = ↓-offset }
class A: UIView { «let icon: EmojiAttachment; »func f() { icon.bounds.origin.y = ↓-offset } }
«class SongAttachment: UIView→extension NSTextAttachment» { func f() { bounds.origin.y = ↓-offset } }
func f() { attachment.frame.origin.y = ↓-offset }
func f() { let attachment = UIView(); attachment.bounds.origin.y = ↓-offset }
func f(_ attachment: PreviewView) { attachment.bounds.origin.y = ↓-offset }
class A: UIView { let icon = NSTextAttachment(); func f() { bounds.origin.y = ↓-offset } }

// around:
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
…
}
}

// case: a negative becomes a factor
// options: {scope: layout}
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-inset)
// says: the negative `-inset` is not written as a factor
// advice: write `-1.0 * inset`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-inset)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-Layout.margin)
// says: the negative `-Layout.margin` is not written as a factor
// advice: write `-1.0 * Layout.margin`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Layout.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-Layout.margin)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Layout.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Layout.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-self.margin)
// says: the negative `-self.margin` is not written as a factor
// advice: write `-1.0 * self.margin`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * self.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-self.margin)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * self.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * self.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-.margin)
// says: the negative `-.margin` is not written as a factor
// advice: write `-1.0 * .margin`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * .margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-.margin)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * .margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * .margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + b))
// says: the negative `-(a + b)` is not written as a factor
// advice: write `-1.0 * (a + b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + b))
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + -b))
// says: the negative `-(a + -b)` is not written as a factor
// advice: write `-1.0 * (a + -1.0 * b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + -1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + -b))
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + -1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + -1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-margin(for: x)[0]!.y)
// says: the negative `-margin(for: x)[0]!.y` is not written as a factor
// advice: write `-1.0 * margin(for: x)[0]!.y`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * margin(for: x)[0]!.y)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-margin(for: x)[0]!.y)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * margin(for: x)[0]!.y)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * margin(for: x)[0]!.y)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-views.map { $0.y }.first!)
// says: the negative `-views.map { $0.y }.first!` is not written as a factor
// advice: write `-1.0 * views.map { $0.y }.first!`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * views.map { $0.y }.first!)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-views.map { $0.y }.first!)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * views.map { $0.y }.first!)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * views.map { $0.y }.first!)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-tuple.0)
// says: the negative `-tuple.0` is not written as a factor
// advice: write `-1.0 * tuple.0`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * tuple.0)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-tuple.0)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * tuple.0)
// ---
// lines:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * tuple.0)
label.topAnchor.constraint(equalTo: topAnchor, constant: -/* out */inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a * b)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a * b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a / b)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a / b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a / b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a / b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a / b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a ?? b)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a ?? b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a ?? b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a ?? b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a ?? b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a ?? ↓-b)
// says: the negative `-b` is not written as a factor
// advice: write `-1.0 * b`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a ?? -1.0 * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a ?? ↓-b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a ?? -1.0 * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a ?? -1.0 * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a - -b)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a - (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a - -b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a - (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a - (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a+b)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a + b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a+b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a + b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a + b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a+b*2 - c*3)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a + b * 2 - c*3)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a+b*2 - c*3)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a + b * 2 - c*3)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a + b * 2 - c*3)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x*2)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x * 2)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x*2)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x * 2)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x * 2)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: 3 - ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `(-1.0 * x)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: 3 - (-1.0 * x))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: 3 - ↓-x)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: 3 - (-1.0 * x))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: 3 - (-1.0 * x))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? ↓-a : b)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? -1.0 * a : b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? ↓-a : b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? -1.0 * a : b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? -1.0 * a : b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? b : (↓-a))
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? b : (-1.0 * a))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? b : (↓-a))
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? b : (-1.0 * a))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: c ? b : (-1.0 * a))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / ↓-b)
// says: the negative `-b` is not written as a factor
// advice: write `(-1.0 * b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a / (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / ↓-b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a / (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a * ↓-size.width)
// says: the negative `-size.width` is not written as a factor
// advice: write `(-1.0 * size.width)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a * (-1.0 * size.width))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a * ↓-size.width)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a * (-1.0 * size.width))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a * (-1.0 * size.width))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / ↓-(b * -c))
// says: the negative `-(b * -c)` is not written as a factor
// advice: write `(-1.0 * (b * (-1.0 * c)))`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a / (-1.0 * (b * (-1.0 * c))))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / ↓-(b * -c))
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a / (-1.0 * (b * (-1.0 * c))))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / (-1.0 * (b * (-1.0 * c))))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1 * a)
// says: the negative `-1 * a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1 * a)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1  *  a)
// says: the negative `-1 * a` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0  *  a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1  *  a)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0  *  a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0  *  a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / ↓-1 * b)
// says: the negative `-1 * b` is not written as a factor
// advice: write `-1.0 * b`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a / -1.0 * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / ↓-1 * b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a / -1.0 * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / -1.0 * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1 * -a)
// says: the negative `-1 * -a` is not written as a factor
// advice: write `-1.0 * -a`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * -1)
// says: the negative `a * -1` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * -1)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a.b(c)! * -1.0)
// says: the negative `a.b(c)! * -1.0` is not written as a factor
// advice: write `-1.0 * a.b(c)!`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a.b(c)!)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a.b(c)! * -1.0)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a.b(c)!)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a.b(c)!)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓(a + b) * -1 + c)
// says: the negative `(a + b) * -1` is not written as a factor
// advice: write `-1.0 * (a + b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + b) + c)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓(a + b) * -1 + c)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + b) + c)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + b) + c)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * b * -1)
// says: the negative `a * b * -1` is not written as a factor
// advice: write `-1.0 * (a * b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * b * -1)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a / b * -1)
// says: the negative `a / b * -1` is not written as a factor
// advice: write `-1.0 * (a / b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a / b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a / b * -1)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a / b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a / b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓x / Layout.margin * -1)
// says: the negative `x / Layout.margin * -1` is not written as a factor
// advice: write `-1.0 * (x / Layout.margin)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (x / Layout.margin))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓x / Layout.margin * -1)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (x / Layout.margin))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (x / Layout.margin))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: c - ↓a / 2 * -1 * b)
// says: the negative `a / 2 * -1` is not written as a factor
// advice: write `(-1.0 * (a / 2))`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: c - (-1.0 * (a / 2)) * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: c - ↓a / 2 * -1 * b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: c - (-1.0 * (a / 2)) * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: c - (-1.0 * (a / 2)) * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: (a + ↓-b) / 2 * -1.0)
// says: the negative `-b` is not written as a factor
// advice: write `-1.0 * b`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * ((a + -1.0 * b) / 2))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: (a + ↓-b) / 2 * -1.0)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * ((a + -1.0 * b) / 2))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * ((a + -1.0 * b) / 2))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓2 * a.b(c) * -1)
// says: the negative `2 * a.b(c) * -1` is not written as a factor
// advice: write `-1.0 * (2 * a.b(c))`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (2 * a.b(c)))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓2 * a.b(c) * -1)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (2 * a.b(c)))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (2 * a.b(c)))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a * b * -1)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * -1 * b * -1)
// says: the negative `a * -1` is not written as a factor
// advice: write `-1.0 * a`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a - ↓b * -1)
// says: the negative `b * -1` is not written as a factor
// advice: write `(-1.0 * b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a - (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a - ↓b * -1)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a - (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a - (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * -1 * b)
// says: the negative `a * -1` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * -1 * b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a-↓b * -1)
// says: the negative `b * -1` is not written as a factor
// advice: write `(-1.0 * b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a - (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a-↓b * -1)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a - (-1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: "ab"↓.count * -1)
// says: the negative `.count * -1` is not written as a factor
// advice: write `-1.0 * .count`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a * -1)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a /* twice */ * -1)
// says: the negative `a /* twice */ * -1` is not written as a factor
// advice: write `-1.0 * a`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * // twice
-1)
// says: the negative `a * // twice -1` is not written as a factor
// advice: write `-1.0 * a`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a
* -1)
// says: the negative `a * -1` is not written as a factor
// advice: write `-1.0 * a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a
* -1)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(↓-length))
// says: the negative `-length` is not written as a factor
// advice: write `-1.0 * length`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-1.0 * length))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(↓-length))
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-1.0 * length))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-1.0 * length))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: max(↓-a, b))
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: max(-1.0 * a, b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: max(↓-a, b))
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: max(-1.0 * a, b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: max(-1.0 * a, b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a > 0 ? a : b)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a > 0 ? a : b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a > 0 ? a : b)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a > 0 ? a : b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * a > 0 ? a : b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-f(x > 0))
// says: the negative `-f(x > 0)` is not written as a factor
// advice: write `-1.0 * f(x > 0)`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * f(x > 0))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-f(x > 0))
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * f(x > 0))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * f(x > 0))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x as CGFloat)
// says: the negative `-x as CGFloat` is not written as a factor
// advice: write `-1.0 * x as CGFloat`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a ** ↓-b)
// says: the negative `-b` is not written as a factor
// advice: write `-1.0 * b`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a << b)
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a % ↓-b)
// says: the negative `-b` is not written as a factor
// advice: write `(-1.0 * b)`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: try ↓-f())
// says: the negative `-f()` is not written as a factor
// advice: write `-1.0 * f()`
// stays:

// case: a factor becomes a minus
// options: {style: prefix, scope: layout}
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * inset)
// says: the negative `-1.0 * inset` is not written with a prefix minus
// advice: write `-inset`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * inset)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1 * inset)
// says: the negative `-1 * inset` is not written with a prefix minus
// advice: write `-inset`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1 * inset)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0*inset)
// says: the negative `-1.0*inset` is not written with a prefix minus
// advice: write `-inset`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0*inset)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * (a + b))
// says: the negative `-1.0 * (a + b)` is not written with a prefix minus
// advice: write `-(a + b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -(a + b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * (a + b))
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -(a + b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -(a + b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * a.b(c) * d)
// says: the negative `-1.0 * a.b(c)` is not written with a prefix minus
// advice: write `-a.b(c)`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -a.b(c) * d)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * a.b(c) * d)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -a.b(c) * d)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -a.b(c) * d)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 *
    inset)
// says: the negative `-1.0 * inset` is not written with a prefix minus
// advice: write `-inset`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 *
    inset)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓inset * -1)
// says: the negative `inset * -1` is not written with a prefix minus
// advice: write `-inset`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓inset * -1)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a / b * -1.0)
// says: the negative `a / b * -1.0` is not written with a prefix minus
// advice: write `-(a / b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -(a / b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a / b * -1.0)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -(a / b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -(a / b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a - ↓b / 2 * -1.0)
// says: the negative `b / 2 * -1.0` is not written with a prefix minus
// advice: write `-(b / 2)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a - -(b / 2))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a - ↓b / 2 * -1.0)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a - -(b / 2))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a - -(b / 2))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * -1.0 * b)
// says: the negative `a * -1.0` is not written with a prefix minus
// advice: write `-a`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -a * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓a * -1.0 * b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -a * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -a * b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: 2 * ↓-1.0 * b)
// says: the negative `-1.0 * b` is not written with a prefix minus
// advice: write `-b`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: 2 * -b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: 2 * ↓-1.0 * b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: 2 * -b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: 2 * -b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a - ↓-1.0 * b)
// says: the negative `-1.0 * b` is not written with a prefix minus
// advice: write `-b`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a - -b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a - ↓-1.0 * b)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: a - -b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a - -b)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(↓-1 * count))
// says: the negative `-1 * count` is not written with a prefix minus
// advice: write `-count`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-count))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(↓-1 * count))
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-count))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-count))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓count * -1)
// says: the negative `count * -1` is not written with a prefix minus
// advice: write `-count`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -count)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓count * -1)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -count)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -count)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * 20)
// says: the negative `-1.0 * 20` is not written with a prefix minus
// advice: write `-20`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -20)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * 20)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -20)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -20)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * 20.magnitude)
// says: the negative `-1.0 * 20.magnitude` is not written with a prefix minus
// advice: write `-20.magnitude`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a / ↓-1.0 * b)
// says: the negative `-1.0 * b` is not written with a prefix minus
// advice: write `-b`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * -b)
// says: the negative `-1.0 * -b` is not written with a prefix minus
// advice: write `--b`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * b << c)
// says: the negative `-1.0 * b` is not written with a prefix minus
// advice: write `-b`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * [b].count)
// says: the negative `-1.0 * [b].count` is not written with a prefix minus
// advice: write `-[b].count`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 /* out */ * b)
// says: the negative `-1.0 /* out */ * b` is not written with a prefix minus
// advice: write `-b`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * /* out */ b)
// says: the negative `-1.0 * /* out */ b` is not written with a prefix minus
// advice: write `-b`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: a-↓b * -1.0)
// says: the negative `b * -1.0` is not written with a prefix minus
// advice: write `-b`
// stays:
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-1.0 * try f())
// says: the negative `-1.0 * try f()` is not written with a prefix minus
// advice: write `-try f()`
// stays:

// case: the fix is safe where the file shows that the constant belongs to a constraint
// options: {scope: layout}
label.heightAnchor.constraint(equalToConstant: ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
label.heightAnchor.constraint(equalToConstant: -1.0 * x)
// ---
label.heightAnchor.constraint(equalToConstant: ↓-x)
// becomes:
label.heightAnchor.constraint(equalToConstant: -1.0 * x)
// ---
label.heightAnchor.constraint(equalToConstant: -1.0 * x)
// ---
a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -1.0 * x)
// ---
a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: ↓-x)
// becomes:
a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -1.0 * x)
// ---
a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -1.0 * x)
// ---
topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
topAnchor.constraint(equalTo: b.topAnchor, constant: -1.0 * x)
// ---
topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-x)
// becomes:
topAnchor.constraint(equalTo: b.topAnchor, constant: -1.0 * x)
// ---
topAnchor.constraint(equalTo: b.topAnchor, constant: -1.0 * x)
// ---
NSLayoutConstraint(item: label, attribute: .top, constant: ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
NSLayoutConstraint(item: label, attribute: .top, constant: -1.0 * x)
// ---
NSLayoutConstraint(item: label, attribute: .top, constant: ↓-x)
// becomes:
NSLayoutConstraint(item: label, attribute: .top, constant: -1.0 * x)
// ---
NSLayoutConstraint(item: label, attribute: .top, constant: -1.0 * x)
// ---
height?.constant = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
height?.constant = -1.0 * x
// ---
height?.constant = ↓-x
// becomes:
height?.constant = -1.0 * x
// ---
height?.constant = -1.0 * x
// ---
self.height!.constant += ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
self.height!.constant += -1.0 * x
// ---
self.height!.constant += ↓-x
// becomes:
self.height!.constant += -1.0 * x
// ---
self.height!.constant += -1.0 * x
// ---
bottom.constant = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
bottom.constant = -1.0 * x
// ---
bottom.constant = ↓-x
// becomes:
bottom.constant = -1.0 * x
// ---
bottom.constant = -1.0 * x
// ---
if let height { height.constant = ↓-x }
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
if let height { height.constant = -1.0 * x }
// ---
if let height { height.constant = ↓-x }
// becomes:
if let height { height.constant = -1.0 * x }
// ---
if let height { height.constant = -1.0 * x }
// ---
guard let other = height else { return }; other.constant = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
guard let other = height else { return }; other.constant = -1.0 * x
// ---
guard let other = height else { return }; other.constant = ↓-x
// becomes:
guard let other = height else { return }; other.constant = -1.0 * x
// ---
guard let other = height else { return }; other.constant = -1.0 * x
// ---
let made = topAnchor.constraint(equalTo: bottomAnchor); made.constant = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
let made = topAnchor.constraint(equalTo: bottomAnchor); made.constant = -1.0 * x
// ---
let made = topAnchor.constraint(equalTo: bottomAnchor); made.constant = ↓-x
// becomes:
let made = topAnchor.constraint(equalTo: bottomAnchor); made.constant = -1.0 * x
// ---
let made = topAnchor.constraint(equalTo: bottomAnchor); made.constant = -1.0 * x
// ---
edge?.constant = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
edge?.constant = -1.0 * x
// ---
edge?.constant = ↓-x
// becomes: unsafe
edge?.constant = -1.0 * x
// ---
edge?.constant = -1.0 * x
// ---
leading.constant = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
leading.constant = -1.0 * x
// ---
leading.constant = ↓-x
// becomes: unsafe
leading.constant = -1.0 * x
// ---
leading.constant = -1.0 * x
// ---
let height = other(); height.constant = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
let height = other(); height.constant = -1.0 * x
// ---
let height = other(); height.constant = ↓-x
// becomes: unsafe
let height = other(); height.constant = -1.0 * x
// ---
let height = other(); height.constant = -1.0 * x
// ---
[height].forEach { $0?.constant = ↓-x }
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
[height].forEach { $0?.constant = -1.0 * x }
// ---
[height].forEach { $0?.constant = ↓-x }
// becomes: unsafe
[height].forEach { $0?.constant = -1.0 * x }
// ---
[height].forEach { $0?.constant = -1.0 * x }
// ---
let topAnchor = other(); topAnchor.constraint(equalTo: b, constant: ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
let topAnchor = other(); topAnchor.constraint(equalTo: b, constant: -1.0 * x)
// ---
let topAnchor = other(); topAnchor.constraint(equalTo: b, constant: ↓-x)
// becomes: unsafe
let topAnchor = other(); topAnchor.constraint(equalTo: b, constant: -1.0 * x)
// ---
let topAnchor = other(); topAnchor.constraint(equalTo: b, constant: -1.0 * x)
// ---
label.constraint(equalTo: b.topAnchor, constant: ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
label.constraint(equalTo: b.topAnchor, constant: -1.0 * x)
// ---
label.constraint(equalTo: b.topAnchor, constant: ↓-x)
// becomes: unsafe
label.constraint(equalTo: b.topAnchor, constant: -1.0 * x)
// ---
// lines:
label.constraint(equalTo: b.topAnchor, constant: -1.0 * x)
label.topAnchor.pin(equalTo: b.topAnchor, constant: -x)
// ---
a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -1.0 * x)
// ---
a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: ↓-x)
// becomes: unsafe
a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -1.0 * x)
// ---
a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -1.0 * x)
// ---
e.contentInset = .init(top: ↓-x, left: 0, bottom: 0, right: 0)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
e.contentInset = .init(top: -1.0 * x, left: 0, bottom: 0, right: 0)
// ---
e.contentInset = .init(top: ↓-x, left: 0, bottom: 0, right: 0)
// becomes: unsafe
e.contentInset = .init(top: -1.0 * x, left: 0, bottom: 0, right: 0)
// ---
e.contentInset = .init(top: -1.0 * x, left: 0, bottom: 0, right: 0)
// ---
e.contentInset = UIEdgeInsets(all: ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
e.contentInset = UIEdgeInsets(all: -1.0 * x)
// ---
e.contentInset = UIEdgeInsets(all: ↓-x)
// becomes: unsafe
e.contentInset = UIEdgeInsets(all: -1.0 * x)
// ---
e.contentInset = UIEdgeInsets(all: -1.0 * x)
// ---
e.contentInset.top = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
e.contentInset.top = -1.0 * x
// ---
e.contentInset.top = ↓-x
// becomes: unsafe
e.contentInset.top = -1.0 * x
// ---
e.contentInset.top = -1.0 * x
// ---
g.frame.origin.x = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
g.frame.origin.x = -1.0 * x
// ---
g.frame.origin.x = ↓-x
// becomes: unsafe
g.frame.origin.x = -1.0 * x
// ---
g.frame.origin.x = -1.0 * x
// ---
g.frame.origin = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
g.frame.origin = -1.0 * x
// ---
g.frame.origin = ↓-x
// becomes: unsafe
g.frame.origin = -1.0 * x
// ---
g.frame.origin = -1.0 * x
// ---
j.center.y = ↓-x
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
j.center.y = -1.0 * x
// ---
j.center.y = ↓-x
// becomes: unsafe
j.center.y = -1.0 * x
// ---
j.center.y = -1.0 * x
// ---
g.frame = CGRect(x: ↓-x, y: 0, width: 1, height: 1)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
g.frame = CGRect(x: -1.0 * x, y: 0, width: 1, height: 1)
// ---
g.frame = CGRect(x: ↓-x, y: 0, width: 1, height: 1)
// becomes: unsafe
g.frame = CGRect(x: -1.0 * x, y: 0, width: 1, height: 1)
// ---
g.frame = CGRect(x: -1.0 * x, y: 0, width: 1, height: 1)
// ---
h.frame = i.frame.offsetBy(dx: ↓-x, dy: 0)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
h.frame = i.frame.offsetBy(dx: -1.0 * x, dy: 0)
// ---
h.frame = i.frame.offsetBy(dx: ↓-x, dy: 0)
// becomes: unsafe
h.frame = i.frame.offsetBy(dx: -1.0 * x, dy: 0)
// ---
h.frame = i.frame.offsetBy(dx: -1.0 * x, dy: 0)
// ---
c.snp.makeConstraints { $0.top.equalToSuperview().offset(↓-x) }
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
c.snp.makeConstraints { $0.top.equalToSuperview().offset(-1.0 * x) }
// ---
c.snp.makeConstraints { $0.top.equalToSuperview().offset(↓-x) }
// becomes: unsafe
c.snp.makeConstraints { $0.top.equalToSuperview().offset(-1.0 * x) }
// ---
c.snp.makeConstraints { $0.top.equalToSuperview().offset(-1.0 * x) }
// ---
c.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(↓-x) }
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
c.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(-1.0 * x) }
// ---
c.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(↓-x) }
// becomes: unsafe
c.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(-1.0 * x) }
// ---
c.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(-1.0 * x) }
// ---
topConstraint?.update(offset: ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
topConstraint?.update(offset: -1.0 * x)
// ---
topConstraint?.update(offset: ↓-x)
// becomes: unsafe
topConstraint?.update(offset: -1.0 * x)
// ---
topConstraint?.update(offset: -1.0 * x)

// case: the fix is safe where the file shows a floating-point operand
// options: {scope: layout}
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-self.inset)
// says: the negative `-self.inset` is not written as a factor
// advice: write `-1.0 * self.inset`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * self.inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-self.inset)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * self.inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * self.inset)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-gap)
// says: the negative `-gap` is not written as a factor
// advice: write `-1.0 * gap`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * gap)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-gap)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * gap)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * gap)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-spacing)
// says: the negative `-spacing` is not written as a factor
// advice: write `-1.0 * spacing`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * spacing)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-spacing)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * spacing)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * spacing)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x!)
// says: the negative `-x!` is not written as a factor
// advice: write `-1.0 * x!`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x!)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x!)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x!)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x!)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-Layout.gap)
// says: the negative `-Layout.gap` is not written as a factor
// advice: write `-1.0 * Layout.gap`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Layout.gap)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-Layout.gap)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Layout.gap)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Layout.gap)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-c)
// says: the negative `-c` is not written as a factor
// advice: write `-1.0 * c`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * c)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-c)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * c)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * c)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-CGFloat(count))
// says: the negative `-CGFloat(count)` is not written as a factor
// advice: write `-1.0 * CGFloat(count)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * CGFloat(count))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-CGFloat(count))
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * CGFloat(count))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * CGFloat(count))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + 3))
// says: the negative `-(a + 3)` is not written as a factor
// advice: write `-1.0 * (a + 3)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + 3))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + 3))
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + 3))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + 3))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + CGFloat(rows) / 2))
// says: the negative `-(a + CGFloat(rows) / 2)` is not written as a factor
// advice: write `-1.0 * (a + CGFloat(rows) / 2)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + CGFloat(rows) / 2))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + CGFloat(rows) / 2))
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + CGFloat(rows) / 2))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + CGFloat(rows) / 2))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-frame.height)
// says: the negative `-frame.height` is not written as a factor
// advice: write `-1.0 * frame.height`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * frame.height)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-frame.height)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * frame.height)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * frame.height)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-label.bounds.size.width)
// says: the negative `-label.bounds.size.width` is not written as a factor
// advice: write `-1.0 * label.bounds.size.width`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * label.bounds.size.width)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-label.bounds.size.width)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * label.bounds.size.width)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * label.bounds.size.width)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-safeAreaInsets.bottom)
// says: the negative `-safeAreaInsets.bottom` is not written as a factor
// advice: write `-1.0 * safeAreaInsets.bottom`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * safeAreaInsets.bottom)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-safeAreaInsets.bottom)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * safeAreaInsets.bottom)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * safeAreaInsets.bottom)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-insets.top)
// says: the negative `-insets.top` is not written as a factor
// advice: write `-1.0 * insets.top`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * insets.top)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-insets.top)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * insets.top)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * insets.top)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-height!.constant)
// says: the negative `-height!.constant` is not written as a factor
// advice: write `-1.0 * height!.constant`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * height!.constant)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-height!.constant)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * height!.constant)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * height!.constant)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-unknown)
// says: the negative `-unknown` is not written as a factor
// advice: write `-1.0 * unknown`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * unknown)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-unknown)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * unknown)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * unknown)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-Other.margin)
// says: the negative `-Other.margin` is not written as a factor
// advice: write `-1.0 * Other.margin`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Other.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-Other.margin)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Other.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Other.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-all[0])
// says: the negative `-all[0]` is not written as a factor
// advice: write `-1.0 * all[0]`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * all[0])
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-all[0])
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * all[0])
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * all[0])
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-margin(3))
// says: the negative `-margin(3)` is not written as a factor
// advice: write `-1.0 * margin(3)`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * margin(3))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-margin(3))
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * margin(3))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * margin(3))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-model.margin)
// says: the negative `-model.margin` is not written as a factor
// advice: write `-1.0 * model.margin`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * model.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-model.margin)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * model.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * model.margin)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-wallet.frame.height)
// says: the negative `-wallet.frame.height` is not written as a factor
// advice: write `-1.0 * wallet.frame.height`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * wallet.frame.height)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-wallet.frame.height)
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * wallet.frame.height)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * wallet.frame.height)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + unknown))
// says: the negative `-(a + unknown)` is not written as a factor
// advice: write `-1.0 * (a + unknown)`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + unknown))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + unknown))
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + unknown))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + unknown))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a ?? b))
// says: the negative `-(a ?? b)` is not written as a factor
// advice: write `-1.0 * (a ?? b)`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a ?? b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a ?? b))
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a ?? b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a ?? b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-views.map { $0.alpha }[0])
// says: the negative `-views.map { $0.alpha }[0]` is not written as a factor
// advice: write `-1.0 * views.map { $0.alpha }[0]`
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * views.map { $0.alpha }[0])
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-views.map { $0.alpha }[0])
// becomes: unsafe
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * views.map { $0.alpha }[0])
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * views.map { $0.alpha }[0])

// case: locals and parameters shadow properties
// options: {scope: layout}
let inset = other()
height?.constant = ↓-inset
// says: the negative `-inset` is not written as a factor
// advice: write `-1.0 * inset`
// becomes: unsafe
let inset = other()
height?.constant = -1.0 * inset
// ---
let inset = other()
height?.constant = ↓-inset
// becomes: unsafe
let inset = other()
height?.constant = -1.0 * inset
// ---
let inset = other()
height?.constant = -1.0 * inset
// ---
for inset in others { height?.constant = ↓-inset }
// says: the negative `-inset` is not written as a factor
// advice: write `-1.0 * inset`
// becomes: unsafe
for inset in others { height?.constant = -1.0 * inset }
// ---
for inset in others { height?.constant = ↓-inset }
// becomes: unsafe
for inset in others { height?.constant = -1.0 * inset }
// ---
for inset in others { height?.constant = -1.0 * inset }
// ---
others.forEach { inset in height?.constant = ↓-inset }
// says: the negative `-inset` is not written as a factor
// advice: write `-1.0 * inset`
// becomes: unsafe
others.forEach { inset in height?.constant = -1.0 * inset }
// ---
others.forEach { inset in height?.constant = ↓-inset }
// becomes: unsafe
others.forEach { inset in height?.constant = -1.0 * inset }
// ---
others.forEach { inset in height?.constant = -1.0 * inset }
// ---
if let inset = other() { height?.constant = ↓-inset }
// says: the negative `-inset` is not written as a factor
// advice: write `-1.0 * inset`
// becomes: unsafe
if let inset = other() { height?.constant = -1.0 * inset }
// ---
if let inset = other() { height?.constant = ↓-inset }
// becomes: unsafe
if let inset = other() { height?.constant = -1.0 * inset }
// ---
if let inset = other() { height?.constant = -1.0 * inset }
// ---
func inner(_ inset: Length) { height?.constant = ↓-inset }
// says: the negative `-inset` is not written as a factor
// advice: write `-1.0 * inset`
// becomes: unsafe
func inner(_ inset: Length) { height?.constant = -1.0 * inset }
// ---
func inner(_ inset: Length) { height?.constant = ↓-inset }
// becomes: unsafe
func inner(_ inset: Length) { height?.constant = -1.0 * inset }
// ---
func inner(_ inset: Length) { height?.constant = -1.0 * inset }

// case: an `Int` gets advice, but no fix
height?.constant = CGFloat(↓-count)
// says: the negative `-count` is not written as a factor
// advice: write `-1.0 * CGFloat(count)`
// stays:
// ---
height?.constant = CGFloat(↓-rows)
// says: the negative `-rows` is not written as a factor
// advice: write `-1.0 * CGFloat(rows)`
// stays:
// ---
height?.constant = CGFloat(↓-(rows + Layout.rows * 2))
// says: the negative `-(rows + Layout.rows * 2)` is not written as a factor
// advice: write `-1.0 * CGFloat(rows + Layout.rows * 2)`
// stays:
// ---
label.snp.makeConstraints { $0.top.equalToSuperview().offset(↓-count) }
// says: the negative `-count` is not written as a factor
// advice: write `-1.0 * CGFloat(count)`
// stays:
// ---
let inset = 3; height?.constant = CGFloat(2 * ↓-inset)
// says: the negative `-inset` is not written as a factor
// advice: write `(-1.0 * CGFloat(inset))`
// stays:
// ---
height?.constant = CGFloat(↓count / 2 * -1)
// says: the negative `count / 2 * -1` is not written as a factor
// advice: write `-1.0 * CGFloat(count / 2)`
// stays:

// case: the `constant` of another type is silent
// lines:
model.constant = -a
wallet.constant = -a
self.model.constant = -1 * a

// around:

// case: the fix is unsafe where the file declares a function named like UIKit's
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
topAnchor.constraint(equalTo: bottomAnchor, constant: ↓-x)
}
}
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
topAnchor.constraint(equalTo: bottomAnchor, constant: -1.0 * x)
}
}
// ---
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
topAnchor.constraint(equalTo: bottomAnchor, constant: ↓-x)
}
}
extension NSLayoutYAxisAnchor { func constraint(equalTo: Any, constant: Length) {} }
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
topAnchor.constraint(equalTo: bottomAnchor, constant: -1.0 * x)
}
}
extension NSLayoutYAxisAnchor { func constraint(equalTo: Any, constant: Length) {} }
// ---
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
topAnchor.constraint(equalTo: bottomAnchor, constant: ↓-x)
}
}
func * (left: Double, right: Length) -> Length { right }
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
topAnchor.constraint(equalTo: bottomAnchor, constant: -1.0 * x)
}
}
func * (left: Double, right: Length) -> Length { right }
// ---
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
topAnchor.constraint(equalTo: bottomAnchor, constant: ↓-x)
}
}
prefix func - (length: Length) -> Length { length }
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes: unsafe
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
topAnchor.constraint(equalTo: bottomAnchor, constant: -1.0 * x)
}
}
prefix func - (length: Length) -> Length { length }

// around:
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
…
}
}

// case: the advice is the replacement of the fix
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x+3)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x + 3)
// ---
// options: {scope: layout}
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x+3)
// says: the negative `-x` is not written as a factor
// advice: write `-1.0 * x`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x + 3)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x+3)
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x + 3)
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x + 3)
// ---
// options: {}
label.topAnchor.constraint(equalTo: topAnchor, constant: 3 - ↓-x)
// says: the negative `-x` is not written as a factor
// advice: write `(-1.0 * x)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: 3 - (-1.0 * x))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(a + -b))
// says: the negative `-(a + -b)` is not written as a factor
// advice: write `-1.0 * (a + -1.0 * b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (a + -1.0 * b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(-a+b))
// says: the negative `-(-a+b)` is not written as a factor
// advice: write `-1.0 * (-1.0 * a + b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (-1.0 * a + b))
// ---
// options: {scope: layout}
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(-a+b))
// says: the negative `-(-a+b)` is not written as a factor
// advice: write `-1.0 * (-1.0 * a + b)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (-1.0 * a + b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-(-a+b))
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (-1.0 * a + b))
// ---
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (-1.0 * a + b))
// ---
// options: {}
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓x / Layout.margin * -1)
// says: the negative `x / Layout.margin * -1` is not written as a factor
// advice: write `-1.0 * (x / Layout.margin)`
// becomes:
label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * (x / Layout.margin))

// around:

// case: the negatives of a view and block are fixed together, each with its own safety
// options: {scope: layout}
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: b * -1),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1 * c),
])
}
}
// says: the negative `-x` is not written as a factor; 2 more like it in this block
// advice: write `-1.0 * x`
// becomes:
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -1.0 * b),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1.0 * c),
])
}
}
// ---
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: b * -1),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1 * c),
])
}
}
// becomes:
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -1.0 * b),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1.0 * c),
])
}
}
// ---
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -1.0 * b),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1.0 * c),
])
}
}
// ---
// options: {}
let x: CGFloat = 8
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(-y)),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 20),
])
// says: the negative `-x` is not written as a factor; 1 more like it in this block
// advice: write `-1.0 * x`
// becomes:
let x: CGFloat = 8
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(-1.0 * y)),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 20),
])
// ---
let x: CGFloat = 8
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(-y)),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 20),
])
// becomes:
let x: CGFloat = 8
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(-1.0 * y)),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 20),
])
// ---
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: z ** -y),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 20),
])
// becomes: unsafe
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * x),  // hangs out
  label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: z ** -y),
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 20),
])

// around:
let a0: CGFloat = 1
let a1 = a0 + a0 + a0
let a2 = a1 + a1 + a1
let a3 = a2 + a2 + a2
let a4 = a3 + a3 + a3
let a5 = a4 + a4 + a4
let a6 = a5 + a5 + a5
let a7 = a6 + a6 + a6
let a8 = a7 + a7 + a7
let a9 = a8 + a8 + a8
let a10 = a9 + a9 + a9
let a11 = a10 + a10 + a10
let a12 = a11 + a11 + a11
let a13 = a12 + a12 + a12
let a14 = a13 + a13 + a13
let a15 = a14 + a14 + a14
let a16 = a15 + a15 + a15
let a17 = a16 + a16 + a16
let a18 = a17 + a17 + a17
let a19 = a18 + a18 + a18
let a20 = a19 + a19 + a19
let a21 = a20 + a20 + a20
let a22 = a21 + a21 + a21
let a23 = a22 + a22 + a22
let a24 = a23 + a23 + a23
let a25 = a24 + a24 + a24
let a26 = a25 + a25 + a25
let a27 = a26 + a26 + a26
let a28 = a27 + a27 + a27
let a29 = a28 + a28 + a28
let a30 = a29 + a29 + a29
let a31 = a30 + a30 + a30
let a32 = a31 + a31 + a31
let a33 = a32 + a32 + a32
let a34 = a33 + a33 + a33
let a35 = a34 + a34 + a34
let a36 = a35 + a35 + a35
let a37 = a36 + a36 + a36
let a38 = a37 + a37 + a37
let a39 = a38 + a38 + a38
let a40 = a39 + a39 + a39
let a41 = a40 + a40 + a40
let a42 = a41 + a41 + a41
let a43 = a42 + a42 + a42
let a44 = a43 + a43 + a43
let a45 = a44 + a44 + a44
let a46 = a45 + a45 + a45
let a47 = a46 + a46 + a46
let a48 = a47 + a47 + a47
let a49 = a48 + a48 + a48
let a50 = a49 + a49 + a49
let a51 = a50 + a50 + a50
let a52 = a51 + a51 + a51
let a53 = a52 + a52 + a52
let a54 = a53 + a53 + a53
let a55 = a54 + a54 + a54
let a56 = a55 + a55 + a55
let a57 = a56 + a56 + a56
let a58 = a57 + a57 + a57
let a59 = a58 + a58 + a58
let a60 = a59 + a59 + a59
…

// case: long chains of values are resolved in linear time
topAnchor.constraint(equalTo: bottomAnchor, constant: ↓-a60)
// says: the negative `-a60` is not written as a factor
// advice: write `-1.0 * a60`
// becomes: unsafe
topAnchor.constraint(equalTo: bottomAnchor, constant: -1.0 * a60)
// ---
topAnchor.constraint(equalTo: bottomAnchor, constant: ↓-a3)
// says: the negative `-a3` is not written as a factor
// advice: write `-1.0 * a3`
// becomes:
topAnchor.constraint(equalTo: bottomAnchor, constant: -1.0 * a3)

// around:

// case: no fix for an expression with a compiler directive
// options: {scope: layout}
enum Layout {
  static let margin: CGFloat = 8
  static let gap = margin / 2
  static let rows = 3
}
struct Model { var constant = 0 }
typealias Edge = NSLayoutConstraint
let spacing = 4.0
final class Sample: UIView {
  let inset: CGFloat = 8, margin: CGFloat = 4
  var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
  let count = 3, size = CGSize.zero, insets: UIEdgeInsets
  var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
  var wallet: Wallet, views: [UIView] = []
  let label = UILabel()
  lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func place(gap: CGFloat, rows: Int, times all: CGFloat...) {
label.topAnchor.constraint(equalTo: topAnchor, constant: ↓-a
#if DEBUG
.b
#endif
)
}
}
// says: the negative `-a` is not written as a factor
// advice: write `-1.0 * a`
// stays:

// case: literals become factors by option
// options: {literals: true}
a.constant = ↓-20
a.constant = b / -20
a.constant = -20.5
// becomes: unsafe
a.constant = -1.0 * 20
a.constant = b / (-1.0 * 20)
a.constant = -1.0 * 20.5
// ---
a.constant = 3 - ↓-20
a.constant = -20+b
// becomes: unsafe
a.constant = 3 - (-1.0 * 20)
a.constant = -1.0 * 20 + b
// ---
let edge: NSLayoutConstraint
edge.constant = ↓-20
movement.constant = ↓-20
// says: the negative `-20` is not written as a factor
// advice: write `-1.0 * 20`
// says: the negative `-20` is not written as a factor
// advice: write `-1.0 * 20`
// becomes: unsafe
let edge: NSLayoutConstraint
edge.constant = -1.0 * 20
movement.constant = -1.0 * 20
// ---
a.constant = ↓-20.5.magnitude
// says: the negative `-20.5` is not written as a factor
// advice: write `-1.0 * 20.5`
// stays:

// case: negative distances and margins are reported
import Stevia
func layoutSubviews() {
  a.pin.top(↓-inset).marginTop(8)
  b.pin.top(-8).marginLeft(↓-inset)
  c.left(↓-inset)
  d.Top == e.Bottom - inset
  e.Top == d.Bottom + ↓-inset
  |-(↓-inset)-f
  root.flex.padding(↓-inset)
}
let f = UIView()

// case: negative_constant reads comparisons and attributes
func setUp() {
  a.topAnchor == b.topAnchor - x
  a.leftAnchor == b.leftAnchor - 8 ~ .required - 1
  a.rightAnchor == b.rightAnchor + -8
  a.bottomAnchor == b.bottomAnchor - x * y
}
// ---
func f() {
  a.topAnchor == b.topAnchor + ↓-x
}
// ---
func f() {
  a.widthAnchor == b.widthAnchor * ↓-x
}
// ---
// lines:
constrain(a, b) { a, b in a.top == b.top - x; a.left == b.left + ↓-x }
constrain(a, b) { a, b in a.edges == inset(b.edges, 8, ↓-x) }
a.easy.layout(Top(8 - x), Left(-8), Right(↓-x))
a.easy.layout(Top(>=(↓-x)))

// case: a member of another file hides a global, and operators of numbers are the project's own
// file: 0.swift
private let inset: CGFloat = 8
class Tag: Base {
  func f() { a.topAnchor.constraint(equalTo: b, constant: ↓-inset).isActive = true }
}
// file: 1.swift
class Base { private var inset = 8 }
// ---
// file: 0.swift
private let inset: CGFloat = 8
class Tag: Base {
  func f() { a.topAnchor.constraint(equalTo: b, constant: ↓-inset).isActive = true }
}
// file: 1.swift
class Base: UIView { let inset = 8 }
// ---
// file: 0.swift
private let inset: CGFloat = 8
class Tag: Base {
  func f() { a.topAnchor.constraint(equalTo: b, constant: ↓-inset).isActive = true }
}
// file: 1.swift
prefix func - (a: CGFloat) -> Int { 1 }
// ---
// file: 0.swift
private let inset: CGFloat = 8
class Tag: Base {
  func f() { a.topAnchor.constraint(equalTo: b, constant: ↓-inset).isActive = true }
}
// file: 1.swift
func - (a: CGPoint, b: CGPoint) {}

// case: negatives in scaling initializers are fixed unsafely, as their type is unknown
// options: {scope: layout}
func performLayout() {
  label = UILabel(topInset: ↓-margin, leftInset: -8, width: 284, height: 32)
}
// becomes: unsafe
func performLayout() {
  label = UILabel(topInset: -1.0 * margin, leftInset: -8, width: 284, height: 32)
}

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: negatives in a ViewLayout are reported
// options: {scope: layout}
a.frame = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, ↓-inset)).makeOuterLayout()

// case: a layer's frame is not layout of a view
// options: {scope: layout}
let shadow = CALayer()
shadow.frame.origin.x = -inset

// around:
func setUp() {
…
}

// case: negative_constant reads offsets, insets and their parts
  icon.autoPinEdge(toSuperviewEdge: .bottom, withInset: ↓-inset)
  label.autoPinEdge(.top, to: .bottom, of: icon, withOffset: ↓-space)
  title.autoPinEdge(toSuperviewEdge: .bottom, withInset: height - inset)
  badge.autoSetDimensions(to: CGSize(width: width, height: ↓-height))
// ---
  icon.bottomToSuperview(offset: ↓-inset)
  label.edgesToSuperview(insets: .uniform(↓-space))
  title.topToBottom(of: label, offset: -8)

// around:

// case: `all` checks every expression, and `layout` does not
// options: {scope: all}
let offset = ↓-inset
// ---
// options: {}
let offset = -inset
// ---
// options: {scope: all}
f(↓-inset)
// ---
// options: {}
f(-inset)
// ---
// options: {scope: all}
let x = [↓-a, b]
// ---
// options: {}
let x = [-a, b]
// ---
// options: {scope: all}
view.transform = .init(translationX: ↓-inset, y: 0)
// ---
// options: {}
view.transform = .init(translationX: -inset, y: 0)
// ---
// options: {scope: all}
return ↓-(a + b)
// ---
// options: {}
return -(a + b)
// ---
// options: {scope: all}
let x = isOn ? ↓-a : b
// ---
// options: {}
let x = isOn ? -a : b
// ---
// options: {scope: all}
let x = a + b * ↓-c
// ---
// options: {}
let x = a + b * -c
// ---
// options: {scope: all}
g(x: ↓width * -1.0)
// ---
// options: {}
g(x: width * -1.0)
// ---
// options: {scope: all}
let x = f(a, h(↓-inset))
// ---
// options: {}
let x = f(a, h(-inset))
// ---
// options: {scope: all}
let x = y ?? ↓-inset
// ---
// options: {}
let x = y ?? -inset
// ---
// options: {scope: all}
let x = a[↓-i]
// ---
// options: {}
let x = a[-i]
// ---
// options: {scope: all}
x -= ↓-inset
// ---
// options: {}
x -= -inset

// case: literals, whole numbers, subtraction and the operator's own declaration are silent
// options: {scope: all}
let a = -1
// ---
// options: {literals: true, scope: all}
let a = -1
// ---
// options: {scope: all}
let a = -0.5
// ---
// options: {literals: true, scope: all}
let a = -0.5
// ---
// options: {scope: all}
let i = a - b
// ---
// options: {literals: true, scope: all}
let i = a - b
// ---
// options: {scope: all}
let a = -1.0 * inset
// ---
// options: {literals: true, scope: all}
let a = -1.0 * inset
// ---
// options: {scope: all}
let count = 3
let a = -count
// ---
// options: {literals: true, scope: all}
let count = 3
let a = -count
// ---
// options: {scope: all}
let a = -items.count
// ---
// options: {literals: true, scope: all}
let a = -items.count
// ---
// options: {scope: all}
array.index(i, offsetBy: -1)
// ---
// options: {literals: true, scope: all}
array.index(i, offsetBy: -1)
// ---
// options: {scope: all}
prefix func -(a: A) -> A { a.negated }
// ---
// options: {literals: true, scope: all}
prefix func -(a: A) -> A { a.negated }

// case: numbers of layout are reported once, and arguments of functions in them too
// options: {scope: all}
// lines:
a.topAnchor.constraint(equalTo: t, constant: ↓-inset).isActive = true
a.topAnchor.constraint(equalTo: t, constant: f(↓-inset)).isActive = true
a.frame = CGRect(x: ↓-inset, y: 0, width: 1, height: 1)

// case: negatives in each other are found, and the fixes of different numbers do not overlap
// options: {scope: all}
func f(x: CGFloat) -> CGFloat { ↓-(-(-(x))) }
// becomes: unsafe
func f(x: CGFloat) -> CGFloat { -1.0 * (-1.0 * (-1.0 * (x))) }

// case: a negative in parentheses is part of the expression around them, however deep
// options: {scope: all}
// lines:
let x = ↓-(a + -(b))
let x = ↓-(a) + (-b)
let x = ↓-f(a, h(-b)) + (-c)
// ---
let y = ↓-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(-(x))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
// becomes: unsafe
let y = -1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (-1.0 * (x))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

// case: the fix is unsafe
// options: {scope: all}
let a = x / ↓-b
// becomes: unsafe
let a = x / (-1.0 * b)
// ---
f(x: ↓-b)
// becomes: unsafe
f(x: -1.0 * b)
// ---
let a = ↓-b
// becomes: unsafe
let a = -1.0 * b
// ---
// options: {style: prefix, scope: all}
let a = ↓-1.0 * b
// becomes: unsafe
let a = -b

// case: accepted findings get no comment
func f() {
  a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓-inset)
}

// around:

// case: subtraction, and a minus outside of layout
label.topAnchor.constraint(equalTo: topAnchor, constant: height - inset).isActive = true
let offset = -inset
label.transform = CGAffineTransform(translationX: -inset, y: 0)

// case: frames, and insets that are no constraint's
label.frame.origin.y = -label.frame.height
scrollView.contentInset.top = -inset

// case: one finding per view and block
NSLayoutConstraint.activate([
  label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓-Layout.margin),
  label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -(top + bottom)),
  icon.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓inset * -1),
])

// around:

// case: an offset, an assigned constant and insets
let bottomConstraint = label.bottomAnchor.constraint(equalTo: view.bottomAnchor)
func place() {
  label.snp.makeConstraints { make in
    make.bottom.equalToSuperview().offset(↓-inset)
    make.leading.equalToSuperview().inset(UIEdgeInsets(top: 0, left: ↓-inset, bottom: 0, right: 0))
  }
  bottomConstraint.constant = ↓-1 * keyboardHeight
}

// around:

// case: a constant of the function carries a negative into a constraint
func setUp() {
  let bottom: CGFloat = ↓-Layout.inset
  let top = ↓inset * -1
  label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom).isActive = true
  icon.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom).isActive = true
  label.snp.makeConstraints { $0.top.equalToSuperview().offset(top) }
  height.constant = bottom
}
// becomes: unsafe
func setUp() {
  let bottom: CGFloat = -1.0 * Layout.inset
  let top = -1.0 * inset
  label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom).isActive = true
  icon.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom).isActive = true
  label.snp.makeConstraints { $0.top.equalToSuperview().offset(top) }
  height.constant = bottom
}

// case: a literal, a variable, a parameter, a part of the constant, and a constant that no constraint gets
func setUp(_ inset: CGFloat) {
  let bottom: CGFloat = -20
  var top = -inset
  let insets = UIEdgeInsets(top: -inset, left: 0, bottom: 0, right: 0)
  let index = -step
  label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom).isActive = true
  label.topAnchor.constraint(equalTo: topAnchor, constant: top).isActive = true
  label.leftAnchor.constraint(equalTo: leftAnchor, constant: insets.top).isActive = true
  label.rightAnchor.constraint(equalTo: rightAnchor, constant: self.index).isActive = true
}
// ---
func setUp() {
  «do {» let bottom: CGFloat = ↓-inset«}»
  label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom).isActive = true
}

// case: a prefix minus in place of a factor
// options: {style: prefix}
func setUp() {
  let bottom = ↓-1.0 * inset
  label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom).isActive = true
}

// case: one finding for a constant, whatever is checked
// options: {scope: all}
func setUp() {
  let bottom = ↓-inset
  label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom).isActive = true
}
