import Testing

@testable import Rules

@Suite("layout_entry_point")
struct LayoutEntryPointTests {
  private func view(_ members: String, _ inherited: String = "UIView") -> String {
    """
    class A: \(inherited) {
      \(members)
      override func performLayout() { first() }
      func first() { second(1) }
    }
    """
  }

  @Test("performLayout(), the functions it calls and later callbacks are silent")
  func silent() {
    expectFrames(
      LayoutEntryPoint(), view("func second(_ x: Int) { let a = UIView(); addSubview(a) }"))
    expectFrames(
      LayoutEntryPoint(), view("func setup() { let a = make(); addSubview(a); addSubview(b) }"))
    expectFrames(
      LayoutEntryPoint(), view("@objc func didTap() { let a = UIView(); addSubview(a) }"))
    expectFrames(
      LayoutEntryPoint(),
      view(
        """
        @objc func didTap() { addBadge() }
        func addBadge() { addSubview(UIView()) }
        """))
    expectFrames(
      LayoutEntryPoint(), view("func setup() { onTap = { let a = UIView(); self.addSubview(a) } }"))
    expectFrames(LayoutEntryPoint(), view("init() { super.init(); performLayout() }"))
  }

  @Test("initializers and setup functions beside it are reported, also in an extension")
  func reported() {
    expectFrames(LayoutEntryPoint(), view("↓init() { let a = UIView(); addSubview(a) }"))
    expectFrames(LayoutEntryPoint(), view("func ↓setup() { a = UILabel(width: 1); addSubview(a) }"))
    expectFrames(LayoutEntryPoint(), view("func ↓setup() { addSubview(UIView()) }"))
    expectFrames(
      LayoutEntryPoint(),
      """
      \(view(""))
      extension A {
        func ↓awakeFromNib() { a = UIView(); self.addSubview(a) }
      }
      """)
  }

  @Test(
    "the library's original classes count as views",
    arguments: ["KTResponsiveView", "KTButton", "KTLabel", "KTImageView", "KTEqualImageView"])
  func classes(_ name: String) {
    expectFrames(
      LayoutEntryPoint(),
      """
      class A: \(name) {
        func ↓setup() { a = UIView(); addSubview(a) }
      }
      """)
    expectFrames(
      LayoutEntryPoint(),
      """
      class A: UIView {
        func setup() { a = \(name)(); addSubview(a) }
      }
      """)
  }

  @Test("an initializer configures subviews only with its parameters, and leaves itself alone")
  func configuration() {
    let body = "override func performLayout() { addSubview(a) }"
    for (members, isFound) in [
      ("init() { super.init(); a.textColor = .red }", true),
      ("init() { super.init(); self.a.text = \"\" }", true),
      ("override init(frame: CGRect) { super.init(frame: frame); setUp() }", false),
      ("init(title: String) { super.init(); a.text = title }", false),
      ("init(title: String) { super.init(); a.textColor = .red; a.text = title }", true),
      ("init(model: Model) { super.init(); a.isHidden = model.isHidden }", false),
      ("init() { super.init(); onTap = { [weak self] in self?.a.textColor = .red } }", false),
      ("init() { super.init(); backgroundColor = .red; layer.cornerRadius = 3 }", false),
      ("init() { super.init(); addSubview(b); b.delegate = self }", false),
    ] {
      let code = isFound ? members.replacing("init(", with: "↓init(") : members
      let marked = code.replacing("super.↓init", with: "super.init")
      expectFrames(
        LayoutEntryPoint(),
        "class A: UIView { let a = UILabel(); let b = UITextField(); \(marked); \(body) }")
    }
  }

  @Test("a setup function that an initializer calls configures subviews for it")
  func calledConfiguration() {
    expectFrames(
      LayoutEntryPoint(),
      """
      class A: UIView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); setUp() }
        func ↓setUp() { label.numberOfLines = 0 }
        override func performLayout() { addSubview(label); prepareLabel() }
        private func prepareLabel() { label.font = .title }
        func setUpLater() { label.textColor = .red }
      }
      """)
  }

  @Test("a second call of performLayout() is reported")
  func secondCalls() {
    expectFrames(
      LayoutEntryPoint(),
      """
      class A: KTResponsiveView {
        init(title: String) { super.init(width: 3, height: 4); ↓performLayout() }
        override func performLayout() { super.performLayout(); addSubview(UIView()) }
        func refresh() { ↓self.performLayout() }
        func rebuild() { subviews.forEach { $0.removeFromSuperview() }; performLayout() }
        override func awakeFromNib() { performLayout() }
      }
      """)
    expectFrames(
      LayoutEntryPoint(),
      """
      import KTResponsiveUI
      class A: UIView {
        override init(frame: CGRect) { super.init(frame: frame); ↓performLayout() }
        required init?(coder: NSCoder) { super.init(coder: coder); performLayout() }
        init(text: String) { super.init(frame: .zero); performLayout() }
        required init?(coder: NSCoder, kind: Int) { super.init(coder: coder); setUp() }
        func setUp() { performLayout() }
        override func performLayout() { addSubview(label) }
        @objc func changed() { UIView.animate(withDuration: 1) { ↓self.performLayout() } }
      }
      """)
    expectFrames(
      LayoutEntryPoint(),
      """
      class Controller: UIViewController {
        var barView: BarView!
        override func viewDidLoad() {
          super.viewDidLoad()
          performLayout()
          barView = BarView(topInset: 3, width: 3, height: 4)
          ↓barView.performLayout()
          let otherView = BarView(frame: .zero)
          otherView.performLayout()
          passedView.performLayout()
        }
        func performLayout() {}
      }
      """)
  }

  @Test("a project's own performLayout() may be called by any of its code")
  func ownFunction() {
    expectFrames(
      LayoutEntryPoint(),
      """
      class A: UIView {
        init(width: Double) { super.init(frame: .zero); self.performLayout() }
        func performLayout() { addSubview(label) }
        func refresh() { performLayout() }
      }
      """)
  }

  @Test(
    "a local that performLayout() makes has to be added",
    arguments: [
      ("let a = ↓UIView(width: 3, height: 3); a.backgroundColor = .red", true),
      ("let a = ↓UIView(width: 3, height: 3); a.addSubview(b)", true),
      ("let a = UIView(width: 3, height: 3); addSubview(a)", false),
      ("let a = UIView(width: 3, height: 3); views.append(a)", false),
      ("let a = UIView(width: 3, height: 3); a.embed(in: self)", false),
      ("let a = UIView(width: 3, height: 3); b.frame.origin = a.topRightPoint()", false),
      ("let a = UIView(width: 3, height: 3); self.mask = a", false),
      ("let a = UIView(width: 3, height: 3); [a, b].forEach(addSubview)", false),
      ("if isWide { let a = ↓UIView(width: 3, height: 3); a.isHidden = true }", true),
    ])
  func locals(body: String, isFound: Bool) {
    #expect(body.contains("↓") == isFound)
    expectFrames(LayoutEntryPoint(), body)
  }

  @Test(
    "a base class calls performLayout() in its initializer",
    arguments: [
      ("↓init", "super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))", "func"),
      ("init", "super.init(frame: .zero); performLayout()", "func"),
      (
        "init", "self.init(origin: .zero, topInset: topInset, width: width, height: height)", "func"
      ),
      ("init", "super.init(frame: .zero)", "override func"),
    ])
  func baseClass(_ initializer: String, _ body: String, _ function: String) {
    expect(
      LayoutEntryPoint(),
      """
      class BaseView: UIView {
        \(initializer)(topInset: CGFloat = 0, width: CGFloat, height: CGFloat) {
          \(body)
        }
        \(function) performLayout() {}
      }
      """)
  }
}
