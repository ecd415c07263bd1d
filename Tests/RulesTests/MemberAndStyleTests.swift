import LintEngine
import Rules
import Testing

@Suite("The order of members, and named styles")
struct MemberAndStyleTests {
  private func expect(
    _ rule: some Rule, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mismatch = mismatch(rule, marked)
    #expect(mismatch == nil, sourceLocation: sourceLocation)
  }

  // MARK: - member_order

  @Test(
    "the first member out of place is reported, by what it is",
    arguments: [
      "func a() {}\n let ↓b = 1", "init() {}\n var ↓b: Int { didSet {} }",
      "deinit {}\n let ↓b: Int\n let c: Int", "func a() {}\n ↓init() {}",
      "private func a() {}\n override func ↓viewDidLoad() {}",
      "private func a() {}\n func ↓b() {}\n init() {}", "func a() {}\n lazy var ↓b = UILabel()",
      "fileprivate func a() {}\n func ↓b(_ song: Song) {}",
      "init() {}\n enum ↓B { case c }", "struct A {}\n let ↓b = 1",
    ])
  func late(_ members: String) {
    expect(MemberOrder(), "class A: UIView {\n \(members)\n}")
  }

  @Test(
    "what may stand anywhere",
    arguments: [
      "func a() {}\n var b: Int { 1 }", "func a() {}\n var b: Int { get { 1 } set {} }",
      "func a() {}\n typealias C = B",
      "private func a() {}\n @objc func b() {}",
      "@objc private func a() {}\n func b() {}",
      "@IBAction private func a(_ sender: Any) {}\n init() {}",
      "init() {}\n override var isHighlighted: Bool { didSet {} }",
      "private func a() {}\n @IBAction func b(_ sender: Any) {}",
      "private func a() {}\n func tableView(_ tableView: UITableView) {}",
      "private func a() {}\n func scrollViewDidScroll(_ scrollView: UIScrollView) {}",
      "private func a() {}\n override func setup() {}", "private func a() {}\n static func b() {}",
      "private func a() {}\n subscript(b: Int) -> Int { 1 }",
      "let a = 1\n init() {}\n func b() {}\n private func c() {}\n private func d() {}",
    ])
  func anywhere(_ members: String) {
    expect(MemberOrder(), "class A: UIView {\n \(members)\n}")
  }

  @Test("types that are no views, their members, extensions and locals are left alone")
  func otherTypes() {
    expect(MemberOrder(), "class A { func a() {}\n let b = 1 }")
    expect(MemberOrder(), "struct A { func a() {}\n let b = 1 }")
    expect(MemberOrder(), "extension UIView { func a() {}\n init(b: Int) {} }")
    expect(MemberOrder(), "class A: UIView { func a() { f(); let b = 1 }\n func c() {} }")
  }

  @Test("the order is an option; groups that it leaves out may stand anywhere")
  func order() throws {
    var options = MemberOrder.Options()
    try options.set(
      "order",
      to: .list([.string("nested_types"), .string("private_methods"), .string("lifecycle")]))
    let rule = MemberOrder(options: options)
    expect(rule, "class A: UIView { private func a() {}\n init() {}\n enum ↓B {} }")
    expect(rule, "class A: UIView { enum B {}\n private func a() {}\n init() {}\n let c = 1 }")
    #expect(options.order.optionText == "[nested_types, private_methods, lifecycle]")
    #expect(throws: OptionError.self) {
      try options.set("order", to: .list([.string("lifecycle"), .string("lifecycle")]))
    }
    #expect(throws: OptionError.self) { try options.set("order", to: .list([.string("init")])) }
    let found = diagnostics(
      of: MemberOrder(), in: "class A: UIView { private func a() {}\n func b(c: Int, _ d: Int) {} }"
    )
    #expect(
      found.map(\.message) == [
        "`b(c:_:)`, an accessible method, stands behind `a()`, a private method"
      ])
    #expect(
      found.first?.advice
        == "keep the order: properties, nested types, lifecycle, accessible methods, private methods"
    )
  }

  // MARK: - inline_style

  @Test(
    "colors and fonts that are spelled out",
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
    expect(InlineStyle(), "class A: UIView {\n func setup() {\n label.style = \(value)\n }\n}")
    expect(InlineStyle(), "class A: UIView {\n let style = \(value)\n}")
  }

  @Test(
    "names, text styles and what is computed are none",
    arguments: [
      ".white", "UIColor.label", "UIColor(named: \"accent\")",
      ".preferredFont(forTextStyle: .body)",
      "UIColor(red: red, green: green, blue: blue, alpha: 0.5)", "UIColor(white: level, alpha: 1)",
      "UIColor(hex: song.color)", ".systemFont(ofSize: Layout.fontSize)", "UIColor(cgColor: color)",
      "UIColor { $0.isDark ? a : b }", "UIFont(descriptor: descriptor, size: 0)",
      "UIFont(name: name, size: size)", "Color(red: 1, green: 0, blue: 0)",
      "UIColor(patternImage: UIImage(named: \"a\"))", "Brush(white: 1)", "Pen.init(red: 1)",
      "UIFont(\"Avenir\")",
    ])
  func named(_ value: String) {
    expect(InlineStyle(), "class A: UIView {\n func setup() {\n label.style = \(value)\n }\n}")
  }

  @Test("one remark for each view type, at the first place; styles elsewhere are their definitions")
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

  @Test("UIKit's own names of colors are an option")
  func systemColors() {
    let rule = InlineStyle(options: .init(systemColors: true))
    func expectBody(_ body: String, _ location: SourceLocation = #_sourceLocation) {
      expect(rule, "class A: UIView {\n func a() {\n \(body)\n }\n}", sourceLocation: location)
    }
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
