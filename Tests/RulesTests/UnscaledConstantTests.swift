import Testing

@testable import Rules

@Suite("unscaled_constant")
struct UnscaledConstantTests {
  private func expectFrames(
    _ rule: UnscaledConstant, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let helper = rule.options.helpers.contains("fit") ? "fit" : "scaled"
    let use = "let used = UIView.\(helper)(value: 1)\n"
    RulesTests.expectFrames(rule, marked + "\n" + use, sourceLocation: sourceLocation)
  }

  @Test(
    "scaled numbers and other values are silent",
    arguments: [
      "a.frame = CGRect(x: 0, y: 0.0, width: bounds.width / 2, height: 0.25 * bounds.height)",
      "a.frame.size.width = 284.scaleForScreenWidth()",
      "a.frame.size.width = (↓284 + 2)«.scaleForScreenWidth()» - CGFloat(4).scaleForScreenWidth()",
      "a.frame.size.width = (284 + gap) * scale",
      "a.frame.size.width = CGFloat(count + 1) * width",
      "a.frame.origin.x = «↓10 + →»UIView.getValueScaledByScreenWidthFor(baseValue: 10)",
      "a.frame.origin.x = count > 2 ? gap : 0",
      "a.frame.origin.x = widths[1] + sizes.1 + width(of: 3)",
      "a.frame = scaled(CGRect(x: 10, y: 10, width: 10, height: 10))",
      "a = UIView(frame: scaled(CGRect(x: 10, y: 10, width: 10, height: 10)))",
      "a = UIView(topInset: 10, leftInset: 10, width: 375 - (16 * 2), height: 10)",
      "a.font = UIFont.systemFont(ofSize: 15.scaleForScreenWidth())",
      "a.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))",
      "a.font = UIFont(name: \"A1\", size: size)",
      "a.font = base.withSize(base.pointSize - 1)",
      "a.snp.makeConstraints { $0.left.equalToSuperview().inset(10.scaleForScreenWidth()) }",
      "a.snp.makeConstraints { $0.left.equalToSuperview().offset(10); $0.width.equalTo(4) }",
      "a.topAnchor.constraint(equalTo: b.topAnchor, constant: 10).isActive = true",
      "a.alpha = 0.5; let rect = CGRect(x: 1, y: 1, width: 1, height: 1)",
      "a.contentInset = UIEdgeInsets(top: gap, left: 0, bottom: 8.calculateHeight(), right: 0)",
    ])
  func silent(_ code: String) {
    expectFrames(UnscaledConstant(), code)
  }

  @Test(
    "unscaled numbers are reported",
    arguments: [
      "a.frame = CGRect(x: ↓10, y: 20, width: 30, height: 40)",
      "a.frame = .init(x: ↓10, y: 0, width: w, height: h)",
      "a.frame.size.height += ↓2.5",
      "a.frame.origin.x = -↓20",
      "a.frame.origin.x = isLarge ? ↓20 : 10",
      "a.frame.origin.x = count > 2 ? ↓20 : 0",
      "a.frame.origin.x = max(↓20, gap.rounded())",
      "a.frame.origin.x = bounds.width / 2 - ↓12",
      "a.frame.origin.x = ↓20.rounded()",
      "a.frame = b.frame.insetBy(dx: ↓4, dy: 0)",
      "a.center = CGPoint(x: ↓4, y: b.frame.midY)",
      "let a = UIView(frame: CGRect(origin: .zero, size: CGSize(width: ↓4, height: 4)))",
      "a = UIView(origin: CGPoint(x: 0, y: ↓4), width: 4, height: 4)",
      "a.frame.origin.x = ↓10 + UIView.getValueScaledByScreenWidthFor(baseValue: 10)",
      "a.contentInset.top = ↓4",
      "a.font = .boldSystemFont(ofSize: ↓15)",
      "a.font = UIFont(name: name, size: ↓15)",
      "a.font = base.withSize(↓15)",
      "a.font = isLarge ? UIFont(name: name, size: ↓15) : UIFont(name: name, size: 13)",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(↓10) }",
    ])
  func reported(_ code: String) {
    expectFrames(UnscaledConstant(), code)
  }

  @Test("a view and block has one finding")
  func groups() {
    expectFrames(
      UnscaledConstant(),
      """
      a.frame.origin.x = ↓1
      a.frame.origin.y = 2
      b.frame.origin.x = ↓3
      a.frame.size.width = 4
      """)
  }

  @Test("options name helpers and include constraint constants")
  func options() {
    let code = "a.frame = CGRect(x: 10.adjusted, y: fit(1), width: ↓2.scaled(), height: 0)"
    expectFrames(UnscaledConstant(options: .init(helpers: ["adjusted", "fit"])), code)
    expectFrames(
      UnscaledConstant(options: .init(constraints: true)),
      """
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓10).isActive = true
      c.snp.makeConstraints { $0.left.equalToSuperview().offset(↓10) }
      d.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5).isActive = true
      """)
  }

  @Test("the body of a helper is silent")
  func helpers() {
    expectFrames(
      UnscaledConstant(),
      """
      extension UIView {
      func scaleToDesign() { frame = CGRect(x: 1, y: 1, width: 1, height: 1) }
      }
      """
    )
  }

  private let unscaled = "class A: UIView { func f() { a.frame.origin.x = 10 } }\n"

  @Test(
    "a file with the helper reports",
    arguments: [
      "let x = 10.scaled", "let x = (8 + 2).scaled()", "let x = CGFloat(4).scaled()",
      "let x = UIView.getValueScaledByScreenWidthFor(baseValue: 10)",
      "func f() { b.frame.origin.x = scaled(gap) }",
      "func f() { b.frame.origin.x = view.scale(gap) }",
      "func f() { b = UIView(topInset: 10, leftInset: 10, width: 30, height: 10) }",
      "import KTResponsiveUI", "func scaled(_ length: CGFloat) -> CGFloat { length * factor }",
      "extension Int { var scaled: CGFloat { 1 } }",
      "public extension Double { func scaleToScreen() -> CGFloat { 1 } }",
      "enum Screen { static func scale(value: Double) -> Double { value } }",
    ])
  func helper(_ code: String) {
    let code = code.contains("func f() {") ? "class B: UIView { \(code) }" : code
    #expect(diagnostics(of: UnscaledConstant(), in: unscaled + code).count == 1)
  }

  @Test(
    "names that only look like a helper's do not count",
    arguments: [
      "", "let x = UIScreen.main.scale", "a.contentMode = .scaleAspectFit",
      "let t = CGAffineTransform.identity.scaledBy(x: 2, y: 2)", "context.scaleBy(x: 2, y: 2)",
      "let x = CGAffineTransform(scaleX: 2, y: 2)", "node.setScale(2)", "Text(a).scaleEffect(2)",
      "let f = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))",
      "let x = UIFontMetrics.default.scaledValue(for: 16)", "var scale: CGFloat = 1",
      "let image = UIImage.scaled(to: size)",
      "func scaled(_ image: UIImage, to width: CGFloat) -> UIImage { image }",
      "private func scaled(_ length: CGFloat) -> CGFloat { length }",
      "class C { func scale(for offset: CGFloat) -> CGFloat { 1 } }",
      "func roundToScale(_ value: CGFloat) -> CGFloat { value }",
      "private extension CGFloat { func scaled() -> CGFloat { self } }",
      "extension CGRect { var scaled: CGRect { self } }",
      "b.frame.size.height = dialog.calculateHeight()",
      "func calculateHeight(_ text: String, _ width: Int) -> Int { 1 }",
    ])
  func noHelper(_ code: String) {
    let code = "class B: UIView { func f() { \(code) } }\n\(code)"
    #expect(diagnostics(of: UnscaledConstant(), in: unscaled + code).map(\.message) == [])
  }

  @Test(
    "lengths scale once, along their axis, from one screen",
    arguments: [
      "a = UIView(width: ↓8.scaleForScreenWidth(), height: 8)",
      "let w = 8.scaleForScreenWidth(); a = UIView(width: ↓w, height: 8)",
      "let w = 8.scaleForScreenWidth(); let v = { let w = 8; a = UIView(width: w, height: 8) }",
      "a = UIView(topInset: 8, width: ↓b.frame.width - 8, height: 8)",
      "a = UIView(origin: b.topRightPoint(), width: 8, height: 8)",
      "a.font = .systemFont(ofSize: ↓8.scaleForScreenWidth().scaleForScreenWidth())",
      "a.frame.size.height = 8.↓scaleForScreenWidth()",
      "a.frame.origin.x = UIView.↓getValueScaledByScreenHeightFor(baseValue: 8)",
      "a.frame = CGRect(x: 0, y: 8.↓scaleForScreenWidth(), width: 9.↓scaleForScreenHeight(), height: 0)",
      "a.frame = CGRect(x: 0, y: 0, width: 9.scaleForScreenHeight(), height: 9.scaleForScreenHeight())",
      "a.layer.cornerRadius = ↓8",
      "a.layer.cornerRadius = a.frame.height / 2",
      "a.layer.cornerRadius = 8.scaleForScreenWidth()",
      "a = UIView(width: 375, height: 8); b = UIView(topInset: 8, width: ↓414, height: 8)",
      "let labelsWidth: CGFloat = ↓414 - 32; a = UIView(width: 375, height: 8); b = UIView(width: 320, height: 8)",
      "a = UIView(width: 414, height: 8); b = UIView(leftInset: 8, width: 375, height: 8)",
    ])
  func scaling(_ code: String) {
    expectFrames(UnscaledConstant(), code + "; c.frame.size.width = 8.scaleForScreenWidth()")
  }

  @Test("the project declares the base width; where it declares several, none is known")
  func baseWidth() {
    let code = """
      class BadgeView: UIView {
        override func performLayout() {
          a = UIView(width: 414, height: 8)
          b = UIView(topInset: 8, width: 375, height: 8)
          c.frame.size.width = 8.scaleForScreenWidth()
        }
      }
      """
    let found = { (others: String...) in
      diagnostics(of: UnscaledConstant(), inFiles: [code] + others).map(\.message)
        .map { String($0.prefix(3)) }
    }
    #expect(found() == ["375"])
    #expect(found("let designWidth: CGFloat = 375") == ["414"])
    #expect(found("enum Base { static let screenWidth: CGFloat = 414.0 }") == ["375"])
    #expect(found("let phoneWidth = 375, largeWidth = 414") == [])
    #expect(found("func f() { let cardWidth = 375 }") == ["375"])
  }

  @Test("an initializer scales each parameter along its axis")
  func parameters() {
    expect(
      UnscaledConstant(),
      """
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
      """)
  }
}
