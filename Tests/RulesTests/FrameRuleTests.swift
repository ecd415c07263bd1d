import LintEngine
import Rules
import Testing

/// Checks marked code, wrapped in a view's `performLayout()` where it is no type.
private func expect(
  _ rule: some Rule, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let code =
    marked.contains("class ") || marked.contains("extension ")
    ? marked : "class BadgeView: UIView {\noverride func performLayout() {\n\(marked)\n}\n}"
  let mismatch = mismatch(rule, code)
  #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
}

@Suite("The presets for frames")
struct FramePresetTests {
  private func rules(of preset: Preset) -> [String] {
    Catalog.rules.map { $0.description }.filter { $0.framePresets.contains(preset) }.map(\.id)
  }

  @Test("KTResponsiveUI")
  func responsiveFrames() {
    #expect(
      Set(rules(of: .responsiveFrames)).isSuperset(of: [
        "setup_grouping", "config_in_layout", "negative_constant", "unscaled_constant",
        "scaled_circle", "frame_snapping", "layout_entry_point",
      ]))
  }

  @Test("ViewLayout")
  func viewLayout() {
    #expect(
      Set(rules(of: .viewLayout)).isSuperset(of: [
        "setup_grouping", "config_in_layout", "negative_constant", "unfinished_view_layout",
        "view_layout_guide",
      ]))
  }
}

@Suite("Rules of the cookbook on frame code")
struct FrameCodeTests {
  @Test("a view that is made with a frame, configured and added is clean, time after time")
  func configuration() {
    expect(
      ConfigInLayout(),
      """
      label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
      label.font = x
      self.addSubview(label)
      label.text = y
      label.sizeToFit()
      label = UILabel(frame: CGRect(x: 0, y: 0, width: w, height: h))
      label.textColor = z
      self.addSubview(label)
      """)
  }

  @Test("its appearance after it is added is not")
  func lateConfiguration() {
    expect(
      ConfigInLayout(),
      """
      label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
      self.addSubview(label)
      ↓label.textColor = z
      """)
  }

  @Test("performLayout() is a setup function like any other")
  func grouping() {
    expect(
      SetupGrouping(),
      """
      class ButtonView: UIView {
        override func ↓performLayout() {
          aButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
          aButton.setImage(x, for: .normal)
          bButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
          bButton.setImage(x, for: .normal)
          cButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
          cButton.setImage(x, for: .normal)
          dButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
          dButton.setImage(x, for: .normal)
        }
      }
      """)
    expect(
      SetupGrouping(),
      """
      topBarView = TopBarView(width: 375, height: 54)
      addSubview(topBarView)
      imageView = UIImageView(origin: topBarView.bottomLeftPoint(), width: 375)
      addSubview(imageView)
      buttonView = ButtonView(origin: imageView.bottomLeftPoint(), width: 375, height: 48)
      addSubview(buttonView)
      labelView = CommentsView(origin: buttonView.bottomLeftPoint(), width: 375, height: 0)
      addSubview(labelView)
      """)
  }

  @Test("negatives in initializers that scale are safe to write the other way")
  func negatives() {
    let code = """
      func performLayout() {
        label = UILabel(topInset: -margin, leftInset: -8, width: 284, height: 32)
      }
      """
    let found = diagnostics(of: NegativeConstant(), in: code)
    #expect(found.count == 1)
    #expect(found.first?.fix?.safety == .safe)
    #expect(
      fixing(code, of: NegativeConstant())
        == code.replacing("-margin", with: "-1.0 * margin"))
  }

  @Test("negatives of a ViewLayout")
  func viewLayoutNegatives() {
    expect(
      NegativeConstant(),
      "a.frame = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, ↓-inset)).makeOuterLayout()"
    )
  }

  @Test("a layer's frame is no layout of a view")
  func layers() {
    expect(NegativeConstant(), "let shadow = CALayer()\nshadow.frame.origin.x = -inset")
  }

  @Test("an initial value may make its own frame, and not one out of its neighbours'")
  func initialValues() {
    expect(
      LayoutInInitialization(),
      """
      class BadgeView: UIView {
        let label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
        lazy var title: UILabel = {
          let title = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
          return title
        }()
        lazy var icon: UIImageView = UIImageView(origin: label.↓bottomLeftPoint(), width: 284, height: 32)
        lazy var dot: UIView = UIView(leftInset: 0, width: label.↓frame.width, height: 32)
      }
      """)
  }
}

@Suite("unfinished_view_layout and view_layout_guide")
struct ViewLayoutRuleTests {
  @Test("one finding for a local, whatever its value chooses between")
  func alternatives() {
    expect(
      UnfinishedViewLayout(),
      """
      let layout = isLarge
        ? ↓UIView.ViewLayout(withFrame: a, position: .left, size: s, padding: (0, 0))
        : UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
      addSubview(a)
      """)
  }

  @Test(
    "root views by their bounds",
    arguments: [
      "view", "self.view", "self", "contentView", "cell.contentView", "controller.view",
      "navigationController!.view", "superview!", "window", "UIApplication.shared.keyWindow!",
      "makeGuide()",
    ])
  func roots(_ guide: String) {
    expect(
      ViewLayoutGuide(),
      "a.frame = UIView.ViewLayout(withBounds: \(guide), position: .left, size: s, padding: (0, 0)).makeInnerLayout()\naddSubview(a)"
    )
  }

  @Test("other views by their bounds, unless the same function adds to them")
  func guides() {
    expect(
      ViewLayoutGuide(),
      """
      class A: UIViewController {
        func f() {
          a.frame = UIView.ViewLayout(withBounds: ↓self.card, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
          a.frame = UIView.ViewLayout(withFrame: card, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
          view.addSubview(a)
        }
        func g() {
          a.frame = UIView.ViewLayout(withBounds: card!, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
          card?.addSubview(a)
        }
      }
      """)
  }
}

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
    expect(UnscaledConstant(), code)
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
    expect(UnscaledConstant(), code)
  }

  @Test("one finding for a view and block")
  func groups() {
    expect(
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
    expect(UnscaledConstant(options: .init(helpers: ["adjusted", "fit"])), code)
    expect(
      UnscaledConstant(options: .init(constraints: true)),
      """
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: ↓10).isActive = true
      c.snp.makeConstraints { $0.left.equalToSuperview().offset(↓10) }
      d.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5).isActive = true
      """)
  }

  @Test("the code of a helper")
  func helpers() {
    expect(
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
    expect(
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
    expect(ScaledCircle(), "\(code)\nb = UIView(topInset: 1)")
  }

  @Test("both sides of a plain frame, scaled by the library's functions; one finding for a view")
  func frames() {
    expect(
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
    expect(FrameSnapping(), "a = UIView(origin: ↓\(point), width: 1, height: 2)")
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
    expect(FrameSnapping(), "let a = \(code)")
  }

  @Test("a local named `frame`, the definitions of the points, and types that are no views")
  func noViews() {
    let point = "CGPoint(x: frame.maxX, y: frame.minY)"
    expect(FrameSnapping(), "let frame = x\nlet a = \(point)")
    expect(FrameSnapping(), "extension UIView {\nvar corner: CGPoint { \(point) }\n}")
    expect(FrameSnapping(), "class A: UIView {\nfunc topRightPoint() -> CGPoint { \(point) }\n}")
    expect(FrameSnapping(), "class A: CALayer {\nfunc f() { p = \(point) }\n}")
    expect(FrameSnapping(), "class A: UIViewController {\nfunc f() { p = \(point) }\n}")
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
    expect(LayoutEntryPoint(), view("func second(_ x: Int) { let a = UIView(); addSubview(a) }"))
    expect(
      LayoutEntryPoint(), view("func setup() { let a = make(); addSubview(a); addSubview(b) }"))
    expect(LayoutEntryPoint(), view("@objc func didTap() { let a = UIView(); addSubview(a) }"))
    expect(
      LayoutEntryPoint(),
      view("@objc func didTap() { addBadge() }\nfunc addBadge() { addSubview(UIView()) }"))
    expect(
      LayoutEntryPoint(), view("func setup() { onTap = { let a = UIView(); self.addSubview(a) } }"))
    expect(LayoutEntryPoint(), view("init() { super.init(); performLayout() }"))
  }

  @Test("initializers and setup functions beside it, also in an extension")
  func reported() {
    expect(LayoutEntryPoint(), view("↓init() { let a = UIView(); addSubview(a) }"))
    expect(LayoutEntryPoint(), view("func ↓setup() { a = UILabel(width: 1); addSubview(a) }"))
    expect(LayoutEntryPoint(), view("func ↓setup() { addSubview(UIView()) }"))
    expect(
      LayoutEntryPoint(),
      view("") + "\nextension A {\nfunc ↓awakeFromNib() { a = UIView(); self.addSubview(a) }\n}")
  }

  @Test(
    "the classes of the first edition",
    arguments: ["KTResponsiveView", "KTButton", "KTLabel", "KTImageView", "KTEqualImageView"])
  func classes(_ name: String) {
    expect(
      LayoutEntryPoint(), "class A: \(name) {\nfunc ↓setup() { a = UIView(); addSubview(a) }\n}")
    expect(
      LayoutEntryPoint(), "class A: UIView {\nfunc setup() { a = \(name)(); addSubview(a) }\n}")
  }
}
