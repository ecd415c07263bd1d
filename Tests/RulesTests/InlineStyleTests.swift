import Testing

@testable import Rules

@Suite("inline_style")
struct InlineStyleTests {
  @Test(
    "spelled-out colors and fonts are reported",
    arguments: [
      "↓UIColor(red: 0.5, green: g, blue: b, alpha: 1)", "↓UIColor.init(white: 0.5, alpha: 1)",
      "↓.init(red: 1 / 255, green: 0, blue: 0, alpha: 1)", "↓UIColor(hexString: \"#fff\")",
      "↓UIColor(rgb: 0xffffff)", "↓UIColor(\"#fff\")", "↓UIColor(0xffffff)",
      "↓#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "↓.systemFont(ofSize: 16)", "↓UIFont.boldSystemFont(ofSize: 16.5)",
      "UIFontMetrics.default.scaledFont(for: ↓.systemFont(ofSize: 16, weight: .bold))",
      "↓UIFont(name: \"Avenir\", size: size)", "↓UIColor(hex: 0xff).withAlphaComponent(0.5)",
      "isOn ? ↓.italicSystemFont(ofSize: 12) : .body",
    ])
  func spelledOut(_ value: String) {
    expect(
      InlineStyle(),
      """
      class A: UIView {
        func setup() {
          label.style = \(value)
        }
      }
      """)
    expect(
      InlineStyle(),
      """
      class A: UIView {
        let style = \(value)
      }
      """)
  }

  @Test(
    "named colors, text styles and computed values are silent",
    arguments: [
      ".white", "UIColor.label", "UIColor(named: \"accent\")",
      ".preferredFont(forTextStyle: .body)",
      "UIColor(red: red, green: green, blue: blue, alpha: 0.5)", "UIColor(white: level, alpha: 1)",
      "UIColor(red: 1.0 - red, green: 1.0 - green, blue: 1.0 - blue, alpha: 1)",
      "UIColor(hex: song.color)", ".systemFont(ofSize: Layout.fontSize)", "UIColor(cgColor: color)",
      "UIColor { $0.isDark ? a : b }", "UIFont(descriptor: descriptor, size: 0)",
      "UIFont(name: name, size: size)", "Color(red: 1, green: 0, blue: 0)",
      "UIColor(patternImage: UIImage(named: \"a\"))", "Brush(white: 1)", "Pen.init(red: 1)",
      "UIFont(\"Avenir\")",
    ])
  func named(_ value: String) {
    expect(
      InlineStyle(),
      """
      class A: UIView {
        func setup() {
          label.style = \(value)
        }
      }
      """)
  }

  @Test("each view type has one finding, at its first place; styles elsewhere are definitions")
  func places() throws {
    expect(
      InlineStyle(),
      """
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
      """)
    let found = diagnostics(
      of: InlineStyle(),
      in:
        "class A: UIView { func a() { b.font = .systemFont(ofSize: 9); c.font = .systemFont(ofSize: 9); d.e = UIColor(white: 0.5, alpha: 1) } }"
    )
    #expect(
      found.map(\.message) == [
        "`A` spells out 1 color and 2 fonts: `.systemFont(ofSize: 9)`, `UIColor(white: 0.5, alpha: 1)`"
      ])
  }

  @Test("an option reports UIKit's color names")
  func systemColors() {
    let rule = InlineStyle(options: .init(systemColors: true))
    let expectBody = Expectation(rule, in: "class A: UIView { func a() { … } }")
    expectBody("backgroundColor = ↓.white")
    expectBody("let color = isOn ? ↓UIColor.red : UIColor.blue")
    expectBody("button.setTitleColor(↓.label, for: .normal)")
    expectBody("label.textColor = ↓.white.withAlphaComponent(0.5)")
    expectBody("views.forEach { view in view.backgroundColor = ↓.red }")
    expectBody("backgroundColor = .clear")
    expectBody("theme.red = .white")
    expectBody("label.textColor = theme.label")
    expectBody("label.textColor = colors[0].red")
    expect(InlineStyle(), "class A: UIView { func a() { backgroundColor = .white } }")
  }
}
