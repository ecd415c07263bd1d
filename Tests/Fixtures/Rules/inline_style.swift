// What inline_style finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
…
}

// case: spelled-out colors and fonts are reported
  func setup() {
    label.style = ↓UIColor(red: 0.5, green: g, blue: b, alpha: 1)
  }
// ---
  let style = ↓UIColor(red: 0.5, green: g, blue: b, alpha: 1)
// ---
  func setup() {
    label.style = ↓UIColor.init(white: 0.5, alpha: 1)
  }
// ---
  let style = ↓UIColor.init(white: 0.5, alpha: 1)
// ---
  func setup() {
    label.style = ↓.init(red: 1 / 255, green: 0, blue: 0, alpha: 1)
  }
// ---
  let style = ↓.init(red: 1 / 255, green: 0, blue: 0, alpha: 1)
// ---
  func setup() {
    label.style = ↓UIColor(hexString: "#fff")
  }
// ---
  let style = ↓UIColor(hexString: "#fff")
// ---
  func setup() {
    label.style = ↓UIColor(rgb: 0xffffff)
  }
// ---
  let style = ↓UIColor(rgb: 0xffffff)
// ---
  func setup() {
    label.style = ↓UIColor("#fff")
  }
// ---
  let style = ↓UIColor("#fff")
// ---
  func setup() {
    label.style = ↓UIColor(0xffffff)
  }
// ---
  let style = ↓UIColor(0xffffff)
// ---
  func setup() {
    label.style = ↓#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
  }
// ---
  let style = ↓#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
// ---
  func setup() {
    label.style = ↓.systemFont(ofSize: 16)
  }
// ---
  let style = ↓.systemFont(ofSize: 16)
// ---
  func setup() {
    label.style = ↓UIFont.boldSystemFont(ofSize: 16.5)
  }
// ---
  let style = ↓UIFont.boldSystemFont(ofSize: 16.5)
// ---
  func setup() {
    label.style = UIFontMetrics.default.scaledFont(for: ↓.systemFont(ofSize: 16, weight: .bold))
  }
// ---
  let style = UIFontMetrics.default.scaledFont(for: ↓.systemFont(ofSize: 16, weight: .bold))
// ---
  func setup() {
    label.style = ↓UIFont(name: "Avenir", size: size)
  }
// ---
  let style = ↓UIFont(name: "Avenir", size: size)
// ---
  func setup() {
    label.style = ↓UIColor(hex: 0xff).withAlphaComponent(0.5)
  }
// ---
  let style = ↓UIColor(hex: 0xff).withAlphaComponent(0.5)
// ---
  func setup() {
    label.style = isOn ? ↓.italicSystemFont(ofSize: 12) : .body
  }
// ---
  let style = isOn ? ↓.italicSystemFont(ofSize: 12) : .body

// around:
class A: UIView {
  func setup() {
…
  }
}

// case: named colors, text styles and computed values are silent
// lines:
    label.style = .white
    label.style = UIColor.label
    label.style = UIColor(named: "accent")
    label.style = .preferredFont(forTextStyle: .body)
    label.style = UIColor(red: red, green: green, blue: blue, alpha: 0.5)
    label.style = UIColor(white: level, alpha: 1)
    label.style = UIColor(red: 1.0 - red, green: 1.0 - green, blue: 1.0 - blue, alpha: 1)
    label.style = UIColor(hex: song.color)
    label.style = .systemFont(ofSize: Layout.fontSize)
    label.style = UIColor(cgColor: color)
    label.style = UIColor { $0.isDark ? a : b }
    label.style = UIFont(descriptor: descriptor, size: 0)
    label.style = UIFont(name: name, size: size)
    label.style = Color(red: 1, green: 0, blue: 0)
    label.style = UIColor(patternImage: UIImage(named: "a"))
    label.style = Brush(white: 1)
    label.style = Pen.init(red: 1)
    label.style = UIFont("Avenir")

// around:

// case: each view type has one finding, at its first place; styles elsewhere are definitions
let global = UIColor(white: 0.5, alpha: 1)
extension UIFont { static var title: UIFont { .systemFont(ofSize: 16) } }
struct Theme { let color = UIColor(white: 0.5, alpha: 1) }
class A: UIView {
  static let color = UIColor(white: 0.5, alpha: 1)
  private enum Fonts { static let title = UIFont.systemFont(ofSize: 16) }
  lazy var label: UILabel = {
    let label = UILabel()
    label.font = ↓.systemFont(ofSize: 16)
    return label
  }()
  func setup() { backgroundColor = UIColor(white: 0.5, alpha: 1) }
  class B: UIView {
    func setup() { backgroundColor = ↓UIColor(white: 0.5, alpha: 1) }
  }
}
extension A {
  func more() { label.font = .systemFont(ofSize: 16) }
}
class C: UIView { func setup() { backgroundColor = .clear } }
// ---
class A: UIView { func a() { b.font = ↓.systemFont(ofSize: 9); c.font = .systemFont(ofSize: 9); d.e = UIColor(white: 0.5, alpha: 1) } }
// says: `A` spells out 1 color and 2 fonts: `.systemFont(ofSize: 9)`, `UIColor(white: 0.5, alpha: 1)`

// around:
class A: UIView { func a() { … } }

// case: an option reports UIKit's color names
// options: {system_colors: true}
// lines:
backgroundColor = ↓.white
let color = isOn ? ↓UIColor.red : UIColor.blue
button.setTitleColor(↓.label, for: .normal)
label.textColor = ↓.white.withAlphaComponent(0.5)
views.forEach { view in view.backgroundColor = ↓.red }
backgroundColor = .clear
theme.red = .white
label.textColor = theme.label
label.textColor = colors[0].red

// around:

// case: an option reports UIKit's color names
class A: UIView { func a() { backgroundColor = .white } }

// case: inline_style: radii, shadows, spacings and insets
// options: {radii: true, shadows: true, spacings: true, insets: true}
final class A: UIView { func setup() { layer.cornerRadius = ↓8 } }
// ---
// options: {}
final class A: UIView { func setup() { layer.cornerRadius = 8 } }
// ---
// options: {radii: true, shadows: true, spacings: true, insets: true}
// lines:
final class A: UIView { func setup() { layer.cornerRadius = Style.value } }
final class A: UIView { func setup() { a.layer.shadowOpacity = ↓0.3 } }
// ---
// options: {}
final class A: UIView { func setup() { a.layer.shadowOpacity = 0.3 } }
// ---
// options: {radii: true, shadows: true, spacings: true, insets: true}
// lines:
final class A: UIView { func setup() { a.layer.shadowOpacity = Style.value } }
final class A: UIView { func setup() { a.spacing = ↓8 } }
// ---
// options: {}
final class A: UIView { func setup() { a.spacing = 8 } }
// ---
// options: {radii: true, shadows: true, spacings: true, insets: true}
// lines:
final class A: UIView { func setup() { a.spacing = Style.value } }
final class A: UIView { func setup() { a.layoutMargins = ↓UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0) } }
// ---
// options: {}
final class A: UIView { func setup() { a.layoutMargins = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0) } }
// ---
// options: {radii: true, shadows: true, spacings: true, insets: true}
// lines:
final class A: UIView { func setup() { a.layoutMargins = Style.value } }
final class A: UIView { func setup() { ↓a.round(radius: 24) } }
final class A: UIView { func setup() { a.layer.cornerRadius = 0; a.layer.cornerRadius = a.bounds.height / 2 } }
// ---
final class A: UIView { func setup() { a.textColor = ↓UIColor(white: 0.5, alpha: 1); a.layer.cornerRadius = 8; b.layer.cornerRadius = 4 } }
// says: `A` spells out 1 color and 2 radii: `UIColor(white: 0.5, alpha: 1)`, `cornerRadius = 8`, `cornerRadius = 4`

// case: what stands behind `??` is no style
final class CardView: UIView {
  private let label = UILabel()
  func setUp() { label.font = ↓.systemFont(ofSize: 13) }
}
// ---
final class CardView: UIView {
  private let label = UILabel()
  func setUp() { label.font = ↓«.systemFont→.brand ?? .systemFont»(ofSize: 13) }
}

// around:

// case: a color in an initial value
final class PlayerView: UIView {
  private lazy var separatorView: UIView = {
    let view = UIView()
    view.backgroundColor = ↓UIColor(hex: 0xE5E5EA)
    return view
  }()
}

// around:

// case: the definitions of named styles
extension UIColor {
  static let accent = UIColor(red: 0.9, green: 0.2, blue: 0.4, alpha: 1)
}

final class PlayerCell: UITableViewCell {
  static let titleFont = UIFont.systemFont(ofSize: 16)

  private enum Style {
    static let shadow = UIColor(white: 0, alpha: 0.2)
  }
}
