import LintEngine
import Rules
import TestSupport
import Testing

/// Checks marked code, wrapped in a view's `performLayout()` where it is no type.
func expectFrames(
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
    expectFrames(
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
    expectFrames(
      ConfigInLayout(),
      """
      label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
      self.addSubview(label)
      ↓label.textColor = z
      """)
  }

  @Test("performLayout() is a setup function like any other")
  func grouping() {
    expectFrames(
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
    expectFrames(
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

  @Test("negatives in initializers that scale may be of any type")
  func negatives() {
    let code = """
      func performLayout() {
        label = UILabel(topInset: -margin, leftInset: -8, width: 284, height: 32)
      }
      """
    let found = diagnostics(of: NegativeConstant(), in: code)
    #expect(found.count == 1)
    #expect(found.first?.fix?.safety == .unsafe)
    #expect(
      fixing(code, of: NegativeConstant())
        == code.replacing("-margin", with: "-1.0 * margin"))
  }

  @Test("negatives of a ViewLayout")
  func viewLayoutNegatives() {
    expectFrames(
      NegativeConstant(),
      "a.frame = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, ↓-inset)).makeOuterLayout()"
    )
  }

  @Test("a layer's frame is no layout of a view")
  func layers() {
    expectFrames(NegativeConstant(), "let shadow = CALayer()\nshadow.frame.origin.x = -inset")
  }

  @Test("an initial value may make its own frame, and not one out of its neighbours'")
  func initialValues() {
    expectFrames(
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

@Suite("Frame code that is hard on purpose")
struct HardFrameTests {
  private static let count = Effort.full(10_000, byDefault: 40)

  private static func repeated(_ text: String) -> String { String(repeating: text, count: count) }

  private static func numbered(_ make: (Int) -> String) -> String {
    (0..<count).map(make).joined()
  }

  static let inputs: [(name: String, code: String)] = [
    (
      "layouts that nobody asks",
      "func f() {\n"
        + numbered {
          "let l\($0) = UIView.ViewLayout(withBounds: v\($0), position: .left, size: s, padding: (0, -x))\n"
        } + "}"
    ),
    (
      "views that are rounded",
      "func performLayout() {\n"
        + numbered {
          "v\($0) = UIView(width: 8, height: 8)\nv\($0).layer.cornerRadius = v\($0).frame.height / 2\n"
        } + "}"
    ),
    (
      "one view that is rounded",
      "func performLayout() {\n"
        + repeated("v = UIView(width: 8, height: 8)\nv.layer.cornerRadius = v.frame.height / 2\n")
        + "}"
    ),
    ("views in views", "v = " + repeated("UIView(topInset: -x, frame: ") + repeated(")")),
    ("frames in frames", "v = UIView(frame: " + repeated("CGRect(frame: ") + repeated(")") + ")"),
    ("lengths in parentheses", "v.frame.origin.x = " + repeated("(1 + ") + "2" + repeated(")")),
    ("fonts in fonts", "v.font = " + repeated("UIFont(name: a, size: ") + "1" + repeated(")")),
    (
      "fonts in one list",
      "v.fonts = [" + repeated("UIFont.systemFont(ofSize: 15), ") + "]"
    ),
    (
      "points of one list",
      "class A: UIView { func f() { p = ["
        + repeated("CGPoint(x: frame.minX, y: frame.maxY), ") + "] } }"
    ),
    (
      "functions of one name",
      "class A: UIView { func performLayout() { " + repeated("f(); ") + "}\n"
        + repeated("func f() { f() }\n") + "}"
    ),
    (
      "layers",
      "class A: UIView {\n" + numbered { "let l\($0) = CALayer()\n" } + "func f() {\n"
        + numbered { "l\($0).frame = bounds\n" } + "} }"
    ),
  ]

  @Test("ends, and says the same twice", arguments: inputs.indices)
  func ends(_ index: Int) {
    var rules = RuleSet()
    for rule in Catalog.rules where rule.description.family == .frames {
      rules.add(rule.init(), severity: .warning)
    }
    rules.add(NegativeConstant(), severity: .warning)
    rules.add(LayoutInInitialization(), severity: .warning)
    let first = diagnostics(of: rules, in: Self.inputs[index].code)
    let second = diagnostics(of: rules, in: Self.inputs[index].code)
    #expect(first.map(\.range) == second.map(\.range), "\(Self.inputs[index].name)")
  }
}
