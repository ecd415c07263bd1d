import LintEngine
import Rules
import Testing

@Suite("unscaled_constant")
struct UnscaledConstantTests {
  @Test(
    "numbers that scale, or are none",
    arguments: [
      "a.frame = CGRect(x: 0, y: 0.0, width: bounds.width / 2, height: 0.25 * bounds.height)",
      "a.frame.size.width = 284.scaleForScreenWidth()",
      "a.frame.size.width = (284 + 2).scaleForScreenWidth() - CGFloat(4).scaleForScreenWidth()",
      "a.frame.size.width = (284 + gap) * scale",
      "a.frame.size.width = CGFloat(count + 1) * width",
      "a.frame.origin.x = UIView.getValueScaledByScreenWidthFor(baseValue: 10)",
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
    "numbers that do not",
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

  @Test("one finding for a view and block")
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

  @Test("the names of helpers, and the constants of constraints")
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

  @Test("the code of a helper")
  func helpers() {
    expectFrames(
      UnscaledConstant(),
      "extension UIView {\nfunc scaleToDesign() { frame = CGRect(x: 1, y: 1, width: 1, height: 1) }\n}"
    )
  }
}

@Suite("scaled_circle")
struct ScaledCircleTests {
  @Test(
    "round views, however half a side is written",
    arguments: [
      "a.frame.height / 2", "a.frame.size.width / 2", "a.bounds.height * 0.5", "a.height / 2.0",
      "self.a!.frame.height / 2",
    ])
  func radius(_ radius: String) {
    expectFrames(
      ScaledCircle(),
      "a = ↓UIView(topInset: 1, width: 32, height: 32)\na.clipsToBounds = true\na.layer.cornerRadius = \(radius)"
    )
  }

  @Test(
    "views that are no circle, or stay one",
    arguments: [
      "a = UIView(width: 96, height: 32)\na.layer.cornerRadius = a.frame.height / 2",
      "a = UIView(width: 32, height: 32)\na.layer.cornerRadius = 4",
      "a = UIView(width: 32, height: 32)\na.layer.cornerRadius = a.frame.height / 4",
      "a = UIView(width: 32, height: 32)\na.layer.cornerRadius = b.frame.height / 2",
      "a = UIView(width: 32, height: 32)\nb.layer.cornerRadius = b.frame.height / 2",
      "a = UIView(width: 32, height: 32)\na = make()\na.layer.cornerRadius = a.frame.height / 2",
      "a = UIView(height: 32)\na.layer.cornerRadius = a.frame.height / 2",
      "a = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))\na.layer.cornerRadius = a.frame.height / 2",
      "let side = 32.scaleForScreenWidth()\na = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))\na.layer.cornerRadius = a.frame.height / 2",
      "if x { a = UIView(width: 32, height: 32) } else { a.layer.cornerRadius = a.frame.height / 2 }",
    ])
  func silent(_ code: String) {
    expectFrames(ScaledCircle(), "\(code)\nb = UIView(topInset: 1)")
  }

  @Test("both sides of a plain frame, scaled by the library's functions; one finding for a view")
  func frames() {
    expectFrames(
      ScaledCircle(),
      """
      let side = ↓UIView(frame: CGRect(x: 0, y: 0, width: UIView.getValueScaledByScreenWidthFor(baseValue: 8), height: UIView.getValueScaledByScreenHeightFor(baseValue: 8)))
      side.layer.cornerRadius = side.frame.height / 2
      side.layer.cornerRadius = side.frame.width / 2
      """)
  }
}

@Suite("frame_snapping")
struct FrameSnappingTests {
  @Test(
    "all eight points, with their fix",
    arguments: [
      ("min", "min", "topLeftPoint"), ("mid", "min", "topMidPoint"),
      ("max", "min", "topRightPoint"), ("min", "mid", "leftMidPoint"),
      ("max", "mid", "rightMidPoint"), ("min", "max", "bottomLeftPoint"),
      ("mid", "max", "bottomMidPoint"), ("max", "max", "bottomRightPoint"),
    ])
  func points(_ x: String, _ y: String, _ method: String) {
    let point = "CGPoint(x: iconView.frame.\(x)X, y: iconView.frame.\(y)Y)"
    expectFrames(FrameSnapping(), "a = UIView(origin: ↓\(point), width: 1, height: 2)")
    #expect(
      fixing("let a = \(point)", of: FrameSnapping()) == "let a = iconView.\(method)()")
  }

  @Test(
    "the receiver, in the words of the code",
    arguments: [
      ("self.iconView.frame.maxX", "self.iconView.frame.minY", "self.iconView.topRightPoint()"),
      ("iconView!.frame.maxX", "iconView!.frame.minY", "iconView!.topRightPoint()"),
      ("frame.maxX", "frame.minY", "topRightPoint()"),
      ("self.frame.maxX", "frame.minY", "self.topRightPoint()"),
      (
        "views[0].cardView.frame.maxX", "views[0].cardView.frame.minY",
        "views[0].cardView.topRightPoint()"
      ),
      ("view.frame.maxX", "view.frame.minY", "view.topRightPoint()"),
    ])
  func receivers(_ x: String, _ y: String, _ expected: String) {
    func code(_ point: String) -> String { "class A: UIView {\nfunc f() { p = \(point) }\n}" }
    #expect(fixing(code("CGPoint(x: \(x), y: \(y))"), of: FrameSnapping()) == code(expected))
  }

  @Test(
    "other points",
    arguments: [
      "CGPoint(x: iconView.frame.midX, y: iconView.frame.midY)",
      "CGPoint(x: iconView.frame.maxX, y: otherView.frame.minY)",
      "CGPoint(x: iconView.frame.maxY, y: iconView.frame.minX)",
      "CGPoint(x: iconView.bounds.maxX, y: iconView.bounds.minY)",
      "CGPoint(x: iconView.frame.maxX + 1, y: iconView.frame.minY)",
      "CGPoint(x: shapeLayer.frame.maxX, y: shapeLayer.frame.minY)",
      "CGPoint(x: attributes.frame.maxX, y: attributes.frame.minY)",
      "CGPoint(x: keyboard.frame.maxX, y: keyboard.frame.minY)",
      "CGSize(width: iconView.frame.maxX, height: iconView.frame.minY)",
      "makeView().CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY)",
    ])
  func silent(_ code: String) {
    expectFrames(FrameSnapping(), "let a = \(code)")
  }

  @Test("a local named `frame`, the definitions of the points, and types that are no views")
  func noViews() {
    let point = "CGPoint(x: frame.maxX, y: frame.minY)"
    expectFrames(FrameSnapping(), "let frame = x\nlet a = \(point)")
    expectFrames(FrameSnapping(), "extension UIView {\nvar corner: CGPoint { \(point) }\n}")
    expectFrames(
      FrameSnapping(), "class A: UIView {\nfunc topRightPoint() -> CGPoint { \(point) }\n}")
    expectFrames(FrameSnapping(), "class A: CALayer {\nfunc f() { p = \(point) }\n}")
    expectFrames(FrameSnapping(), "class A: UIViewController {\nfunc f() { p = \(point) }\n}")
  }

  @Test("the fix is safe only where the file declares the method, or imports the library")
  func safety() {
    func safety(_ start: String) -> [FixSafety?] {
      let code = "\(start)\nlet a = CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY)"
      return diagnostics(of: FrameSnapping(), in: code).map(\.fix?.safety)
    }
    #expect(safety("") == [.unsafe])
    #expect(safety("import KTResponsiveUI") == [.safe])
    #expect(safety("extension UIView {\nfunc topRightPoint() -> CGPoint { x }\n}") == [.safe])
    #expect(safety("extension UIView {\nfunc topLeftPoint() -> CGPoint { x }\n}") == [.unsafe])
    #expect(safety("class A: UIView {\nfunc topRightPoint() -> CGPoint { x }\n}") == [.unsafe])
  }

  @Test("no fix that would lose a comment")
  func comments() {
    let code = "let a = CGPoint(x: iconView.frame.maxX, /* right */ y: iconView.frame.minY)"
    let found = diagnostics(of: FrameSnapping(), in: code)
    #expect(found.count == 1)
    #expect(found.first?.fix == nil)
  }
}

@Suite("layout_entry_point")
struct LayoutEntryPointTests {
  private func view(_ members: String, _ inherited: String = "UIView") -> String {
    "class A: \(inherited) {\n\(members)\noverride func performLayout() { first() }\nfunc first() { second(1) }\n}"
  }

  @Test("performLayout(), what it calls, and what runs later")
  func silent() {
    expectFrames(
      LayoutEntryPoint(), view("func second(_ x: Int) { let a = UIView(); addSubview(a) }"))
    expectFrames(
      LayoutEntryPoint(), view("func setup() { let a = make(); addSubview(a); addSubview(b) }"))
    expectFrames(
      LayoutEntryPoint(), view("@objc func didTap() { let a = UIView(); addSubview(a) }"))
    expectFrames(
      LayoutEntryPoint(),
      view("@objc func didTap() { addBadge() }\nfunc addBadge() { addSubview(UIView()) }"))
    expectFrames(
      LayoutEntryPoint(), view("func setup() { onTap = { let a = UIView(); self.addSubview(a) } }"))
    expectFrames(LayoutEntryPoint(), view("init() { super.init(); performLayout() }"))
  }

  @Test("initializers and setup functions beside it, also in an extension")
  func reported() {
    expectFrames(LayoutEntryPoint(), view("↓init() { let a = UIView(); addSubview(a) }"))
    expectFrames(LayoutEntryPoint(), view("func ↓setup() { a = UILabel(width: 1); addSubview(a) }"))
    expectFrames(LayoutEntryPoint(), view("func ↓setup() { addSubview(UIView()) }"))
    expectFrames(
      LayoutEntryPoint(),
      view("") + "\nextension A {\nfunc ↓awakeFromNib() { a = UIView(); self.addSubview(a) }\n}")
  }

  @Test(
    "the classes of the first edition",
    arguments: ["KTResponsiveView", "KTButton", "KTLabel", "KTImageView", "KTEqualImageView"])
  func classes(_ name: String) {
    expectFrames(
      LayoutEntryPoint(), "class A: \(name) {\nfunc ↓setup() { a = UIView(); addSubview(a) }\n}")
    expectFrames(
      LayoutEntryPoint(), "class A: UIView {\nfunc setup() { a = \(name)(); addSubview(a) }\n}")
  }
}
