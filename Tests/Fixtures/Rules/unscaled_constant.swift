// What unscaled_constant finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: scaled numbers and other values are silent
a.frame = CGRect(x: 0, y: 0.0, width: bounds.width / 2, height: 0.25 * bounds.height)
let used = UIView.scaled(value: 1)
// ---
a.frame.size.width = 284.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.frame.size.width = (↓284 + 2)«.scaleForScreenWidth()» - CGFloat(4).scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.frame.size.width = (284 + gap) * scale
let used = UIView.scaled(value: 1)
// ---
a.frame.size.width = CGFloat(count + 1) * width
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = «↓10 + →»UIView.getValueScaledByScreenWidthFor(baseValue: 10)
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = count > 2 ? gap : 0
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = widths[1] + sizes.1 + width(of: 3)
let used = UIView.scaled(value: 1)
// ---
a.frame = scaled(CGRect(x: 10, y: 10, width: 10, height: 10))
let used = UIView.scaled(value: 1)
// ---
a = UIView(frame: scaled(CGRect(x: 10, y: 10, width: 10, height: 10)))
let used = UIView.scaled(value: 1)
// ---
a = UIView(topInset: 10, leftInset: 10, width: 375 - (16 * 2), height: 10)
let used = UIView.scaled(value: 1)
// ---
a.font = UIFont.systemFont(ofSize: 15.scaleForScreenWidth())
let used = UIView.scaled(value: 1)
// ---
a.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
let used = UIView.scaled(value: 1)
// ---
a.font = UIFont(name: "A1", size: size)
let used = UIView.scaled(value: 1)
// ---
a.font = base.withSize(base.pointSize - 1)
let used = UIView.scaled(value: 1)
// ---
a.snp.makeConstraints { $0.left.equalToSuperview().inset(10.scaleForScreenWidth()) }
let used = UIView.scaled(value: 1)
// ---
a.snp.makeConstraints { $0.left.equalToSuperview().offset(10); $0.width.equalTo(4) }
let used = UIView.scaled(value: 1)
// ---
a.topAnchor.constraint(equalTo: b.topAnchor, constant: 10).isActive = true
let used = UIView.scaled(value: 1)
// ---
a.alpha = 0.5; let rect = CGRect(x: 1, y: 1, width: 1, height: 1)
let used = UIView.scaled(value: 1)
// ---
a.contentInset = UIEdgeInsets(top: gap, left: 0, bottom: 8.calculateHeight(), right: 0)
let used = UIView.scaled(value: 1)

// case: unscaled numbers are reported
a.frame = CGRect(x: ↓10, y: 20, width: 30, height: 40)
let used = UIView.scaled(value: 1)
// ---
a.frame = .init(x: ↓10, y: 0, width: w, height: h)
let used = UIView.scaled(value: 1)
// ---
a.frame.size.height += ↓2.5
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = -↓20
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = isLarge ? ↓20 : 10
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = count > 2 ? ↓20 : 0
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = max(↓20, gap.rounded())
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = bounds.width / 2 - ↓12
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = ↓20.rounded()
let used = UIView.scaled(value: 1)
// ---
a.frame = b.frame.insetBy(dx: ↓4, dy: 0)
let used = UIView.scaled(value: 1)
// ---
a.center = CGPoint(x: ↓4, y: b.frame.midY)
let used = UIView.scaled(value: 1)
// ---
let a = UIView(frame: CGRect(origin: .zero, size: CGSize(width: ↓4, height: 4)))
let used = UIView.scaled(value: 1)
// ---
a = UIView(origin: CGPoint(x: 0, y: ↓4), width: 4, height: 4)
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = ↓10 + UIView.getValueScaledByScreenWidthFor(baseValue: 10)
let used = UIView.scaled(value: 1)
// ---
a.contentInset.top = ↓4
let used = UIView.scaled(value: 1)
// ---
a.font = .boldSystemFont(ofSize: ↓15)
let used = UIView.scaled(value: 1)
// ---
a.font = UIFont(name: name, size: ↓15)
let used = UIView.scaled(value: 1)
// ---
a.font = base.withSize(↓15)
let used = UIView.scaled(value: 1)
// ---
a.font = isLarge ? UIFont(name: name, size: ↓15) : UIFont(name: name, size: 13)
let used = UIView.scaled(value: 1)
// ---
a.snp.makeConstraints { $0.edges.equalToSuperview().inset(↓10) }
let used = UIView.scaled(value: 1)

// case: a view and block has one finding
a.frame.origin.x = ↓1
a.frame.origin.y = 2
b.frame.origin.x = ↓3
a.frame.size.width = 4
let used = UIView.scaled(value: 1)

// case: options name helpers and include constraint constants
// options: {helpers: [adjusted, fit]}
a.frame = CGRect(x: 10.adjusted, y: fit(1), width: ↓2.scaled(), height: 0)
let used = UIView.fit(value: 1)
// ---
// options: {constraints: true}
a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓10).isActive = true
c.snp.makeConstraints { $0.left.equalToSuperview().offset(↓10) }
d.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5).isActive = true
let used = UIView.scaled(value: 1)

// around:

// case: the body of a helper is silent
extension UIView {
func scaleToDesign() { frame = CGRect(x: 1, y: 1, width: 1, height: 1) }
}
let used = UIView.scaled(value: 1)

// case: a file with the helper reports
class A: UIView { func f() { a.frame.origin.x = ↓10 } }
let x = 10.scaled
// says: `10` in the frame does not scale with the screen
// ---
class A: UIView { func f() { a.frame.origin.x = ↓10 } }
let x = UIView.getValueScaledByScreenWidthFor(baseValue: 10)
// says: `10` in the frame does not scale with the screen
// ---
class A: UIView { func f() { a.frame.origin.x = ↓10 } }
class B: UIView { func f() { b = UIView(topInset: 10, leftInset: 10, width: 30, height: 10) } }
// says: `10` in the frame does not scale with the screen
// ---
class A: UIView { func f() { a.frame.origin.x = ↓10 } }
import KTResponsiveUI
// says: `10` in the frame does not scale with the screen
// ---
class A: UIView { func f() { a.frame.origin.x = ↓10 } }
func scaled(_ length: CGFloat) -> CGFloat { length * factor }
// says: `10` in the frame does not scale with the screen
// ---
class A: UIView { func f() { a.frame.origin.x = ↓10 } }
extension Int { var scaled: CGFloat { 1 } }
// says: `10` in the frame does not scale with the screen
// ---
class A: UIView { func f() { a.frame.origin.x = ↓10 } }
public extension Double { func scaleToScreen() -> CGFloat { 1 } }
// says: `10` in the frame does not scale with the screen
// ---
class A: UIView { func f() { a.frame.origin.x = ↓10 } }
enum Screen { static func scale(value: Double) -> Double { value } }
// says: `10` in the frame does not scale with the screen

// case: names that only look like a helper's do not count
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() {  } }
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { let x = UIScreen.main.scale } }
let x = UIScreen.main.scale
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { a.contentMode = .scaleAspectFit } }
a.contentMode = .scaleAspectFit
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { let t = CGAffineTransform.identity.scaledBy(x: 2, y: 2) } }
let t = CGAffineTransform.identity.scaledBy(x: 2, y: 2)
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { context.scaleBy(x: 2, y: 2) } }
context.scaleBy(x: 2, y: 2)
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { let x = CGAffineTransform(scaleX: 2, y: 2) } }
let x = CGAffineTransform(scaleX: 2, y: 2)
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { node.setScale(2) } }
node.setScale(2)
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { Text(a).scaleEffect(2) } }
Text(a).scaleEffect(2)
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { let f = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15)) } }
let f = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { let x = UIFontMetrics.default.scaledValue(for: 16) } }
let x = UIFontMetrics.default.scaledValue(for: 16)
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { var scale: CGFloat = 1 } }
var scale: CGFloat = 1
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { let image = UIImage.scaled(to: size) } }
let image = UIImage.scaled(to: size)
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { func scaled(_ image: UIImage, to width: CGFloat) -> UIImage { image } } }
func scaled(_ image: UIImage, to width: CGFloat) -> UIImage { image }
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { private func scaled(_ length: CGFloat) -> CGFloat { length } } }
private func scaled(_ length: CGFloat) -> CGFloat { length }
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { class C { func scale(for offset: CGFloat) -> CGFloat { 1 } } } }
class C { func scale(for offset: CGFloat) -> CGFloat { 1 } }
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { func roundToScale(_ value: CGFloat) -> CGFloat { value } } }
func roundToScale(_ value: CGFloat) -> CGFloat { value }
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { private extension CGFloat { func scaled() -> CGFloat { self } } } }
private extension CGFloat { func scaled() -> CGFloat { self } }
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { extension CGRect { var scaled: CGRect { self } } } }
extension CGRect { var scaled: CGRect { self } }
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { b.frame.size.height = dialog.calculateHeight() } }
b.frame.size.height = dialog.calculateHeight()
// ---
class A: UIView { func f() { a.frame.origin.x = 10 } }
class B: UIView { func f() { func calculateHeight(_ text: String, _ width: Int) -> Int { 1 } } }
func calculateHeight(_ text: String, _ width: Int) -> Int { 1 }

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: lengths scale once, along their axis, from one screen
a = UIView(width: ↓8.scaleForScreenWidth(), height: 8); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
let w = 8.scaleForScreenWidth(); let v = { let w = 8; a = UIView(width: w, height: 8) }; c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a = UIView(topInset: 8, width: ↓b.frame.width - 8, height: 8); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a = UIView(origin: b.topRightPoint(), width: 8, height: 8); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.font = .systemFont(ofSize: ↓8.scaleForScreenWidth().scaleForScreenWidth()); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.frame.size.height = 8.↓scaleForScreenWidth(); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.frame.origin.x = UIView.↓getValueScaledByScreenHeightFor(baseValue: 8); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.frame = CGRect(x: 0, y: 8.↓scaleForScreenWidth(), width: 9.↓scaleForScreenHeight(), height: 0); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.frame = CGRect(x: 0, y: 0, width: 9.scaleForScreenHeight(), height: 9.scaleForScreenHeight()); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.layer.cornerRadius = ↓8; c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.layer.cornerRadius = a.frame.height / 2; c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a.layer.cornerRadius = 8.scaleForScreenWidth(); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)
// ---
a = UIView(width: 414, height: 8); b = UIView(leftInset: 8, width: 375, height: 8); c.frame.size.width = 8.scaleForScreenWidth()
let used = UIView.scaled(value: 1)

// around:

// case: the library scales from one width
import KTResponsiveUI
let labelsWidth: CGFloat = ↓414 - 32
class BadgeView: UIView {
  override func performLayout() {
    a = UIView(width: 375, height: 8)
    b = UIView(topInset: 8, width: ↓414, height: 8)
    c = UIView(leftInset: 8, width: 414, height: 8)
    d = UIView(width: 320, height: 8)
  }
}
// says: 414 is the width of another screen than the one that lengths scale from
// says: 414 is the width of another screen than the one that lengths scale from

// case: the project declares the base width; where it declares several or none, it is not known
// file: 0.swift
class BadgeView: UIView {
  override func performLayout() {
    a = UIView(width: 375, height: 8)
    b = UIView(topInset: 8, width: ↓414, height: 8)
    c = UIView(leftInset: 8, width: 414, height: 8)
    d = UIView(width: 320, height: 8)
  }
}
// file: 1.swift
enum Base { static let screenWidth: CGFloat = 375.0 }
// says: 414 is the width of another screen than the one that lengths scale from
// ---
// file: 0.swift
class BadgeView: UIView {
  override func performLayout() {
    a = UIView(width: 375, height: 8)
    b = UIView(topInset: 8, width: 414, height: 8)
    c = UIView(leftInset: 8, width: 414, height: 8)
    d = UIView(width: 320, height: 8)
  }
}
// file: 1.swift
let phoneWidth = 375, largeWidth = 414
// ---
// file: 0.swift
class BadgeView: UIView {
  override func performLayout() {
    a = UIView(width: 375, height: 8)
    b = UIView(topInset: 8, width: 414, height: 8)
    c = UIView(leftInset: 8, width: 414, height: 8)
    d = UIView(width: 320, height: 8)
  }
}
// file: 1.swift
func f() { let cardWidth = 375 }

// case: an initializer scales each parameter along its axis
class BaseView: UIView {
  init(topInset: CGFloat, leftInset: CGFloat, width: CGFloat, height: CGFloat) {
    let x = leftInset.↓scaleForScreenHeight()
    let y = 8 + topInset.scaleForScreenHeight()
    let w = UIView.getValueScaledByScreenWidthFor(baseValue: width)
    let h = UIView.↓getValueScaledByScreenWidthFor(baseValue: height)
    super.init(frame: CGRect(x: x, y: y, width: w, height: h))
    label.frame.size.width = 8.scaleForScreenWidth()
  }
}

// around:

// case: no helper in the project
func layout() {
  icon.frame = CGRect(x: 10, y: 20, width: 44, height: 44)
}

// case: zero and factors
func layout() {
  icon.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height * 0.25)
  scrollView.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
}

// case: the inset of a constraint
extension CGFloat {
  func scaled() -> CGFloat { self * UIScreen.main.bounds.width / 375 }
}

func layout() {
  icon.snp.makeConstraints { make in
    make.left.equalToSuperview().inset(↓10)
    make.right.equalToSuperview()
  }
}

// case: an origin, which the initializer does not scale
func performLayout() {
  icon = UIImageView(origin: CGPoint(x: ↓10, y: 10), width: 32, height: 32)
  titleLabel = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
}

// around:

// case: twice, along the other axis, a radius, another screen
let designWidth: CGFloat = 375

func performLayout() {
  card = UIView(topInset: 10, leftInset: 10, width: ↓200.scaleForScreenWidth(), height: 32)
  card.layer.cornerRadius = ↓8
  card.frame.size.height = 40.↓scaleForScreenWidth()
  line = UIView(topInset: 53, width: 375, height: 1)
  bar = UIView(topInset: 54, width: ↓414, height: 1)
}

// around:

// case: a helper that divides by the other side of the base screen
extension CGFloat {
  func scaleForScreenHeight() -> CGFloat {
    let screenHeight = UIScreen.main.bounds.height
    return screenHeight / (↓baseWidth / self)
  }
  func scaleForScreenWidth() -> CGFloat { self / Base.↓designHeight * UIScreen.main.bounds.width }
}

// case: a helper that divides by the same side, by both, by the shape of the screen, or by something else
extension CGFloat {
  func scaleForScreenHeight() -> CGFloat { UIScreen.main.bounds.height / (baseHeight / self) }
  func scaleForScreenWidth() -> CGFloat { isWide ? self / baseWidth : screenWidth / baseHeight / screenHeight }
  func scaleHeight() -> CGFloat { self * UIScreen.main.bounds.width / baseWidth }
  func scaledWidth() -> CGFloat { UIScreen.main.bounds.width / UIScreen.main.bounds.height * self }
  func heightOfRow() -> CGFloat { rowHeight / baseWidth }
}
