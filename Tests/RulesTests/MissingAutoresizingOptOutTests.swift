import Testing

@testable import Rules

@Suite("missing_autoresizing_opt_out")
struct MissingAutoresizingOptOutTests {
  private let expect = Expectation(
    MissingAutoresizingOptOut(),
    in: """
      class PlayerView: UIView {
        let ↓label = UILabel()
        func setup() {
          …
        }
        …
      }
      """)

  private static let top = "label.topAnchor.constraint(equalTo: topAnchor)"

  @Test(
    "a view added by hand and constrained is reported",
    arguments: [
      "addSubview(label); \(top).isActive = true",
      "view.addSubview(self.label); NSLayoutConstraint.activate([self.\(top)])",
      "[label, other].forEach(addSubview); NSLayoutConstraint.activate([\(top)])",
      "[label].forEach { view.addSubview($0) }; NSLayoutConstraint.activate([\(top)])",
      "insertSubview(label, belowSubview: other); let top = \(top); top.isActive = true",
      "addSubview(label); let top = \(top); NSLayoutConstraint.activate([top])",
      "addSubview(label); view.addConstraint(NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0))",
      "label.text = x; label.setContentHuggingPriority(.required, for: .vertical); addSubview(label); bringSubviewToFront(label); NSLayoutConstraint.activate([\(top)])",
      "addSubview(label); NSLayoutConstraint.activate([\(top)]) // label.translatesAutoresizingMaskIntoConstraints = false",
      "other.translatesAutoresizingMaskIntoConstraints = false; addSubview(label); \(top).isActive = true",
    ])
  func missing(_ body: String) { expect(body) }

  @Test(
    "it does not matter how the view is created",
    arguments: [
      "let ↓label: UITableView = UITableView(frame: .zero, style: .plain)",
      "lazy var ↓label: UILabel = { let made = UILabel(); made.text = x; return made }()",
      "private let ↓label = UIButton(type: .system)", "let ↓label = UIView.init()",
    ])
  func makers(_ declaration: String) {
    expect(
      "addSubview(label); \(Self.top).isActive = true",
      around: ["let ↓label = UILabel()": declaration])
  }

  @Test("an initializer of the project, even of a class of UIKit, may opt out")
  func ownInitializers() {
    for value in ["UILabel(style: .title)", "UIView(image: .logo)", "UIStackView(items: [])"] {
      expect(
        "addSubview(label); \(Self.top).isActive = true",
        around: ["let ↓label = UILabel()": "let label: UIView = \(value)"])
    }
  }

  @Test("a constraint that is made, but only passed on, conflicts with nothing")
  func notActivated() {
    expect(
      "addSubview(label); let top = \(Self.top); edges = Edges(top: top)",
      "func show(top: Edge) { top.isActive = true }", around: ["↓": ""])
  }

  @Test("locals and views created later are reported")
  func later() {
    expect(
      "label = UILabel(); addSubview(label); \(Self.top).isActive = true",
      around: ["let ↓label = UILabel()": "var ↓label: UILabel!"])
    expect(
      "let ↓label = UILabel(); addSubview(label); \(Self.top).isActive = true",
      around: ["let ↓label = UILabel()": ""])
  }

  @Test(
    "a view that opts out, or may do so, is silent",
    arguments: [
      "label.translatesAutoresizingMaskIntoConstraints = false",
      "[label, other].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
      "for view in [label, other] { view.translatesAutoresizingMaskIntoConstraints = false }",
      "view.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
      "for subview in view.subviews { subview.translatesAutoresizingMaskIntoConstraints = false }",
      "label.usingAutoLayout()", "label.project.anchor(inside: self)",
      "view.addAutoLayoutSubview(label)", "configure(label)", "prepare(view: label)",
      "view.addSubviews(label)", "stack.addArrangedSubview(label)",
      "let stack = UIStackView(arrangedSubviews: [label])",
      "view.addSubview(label, withConstraints: [])", "view.addSubview(label) { _ in }",
      "label.usesAutoLayout = true", "label.snp.makeConstraints { $0.top.equalToSuperview() }",
      "label.pinToEdges()", "label.leftAnchor == leftAnchor + 8",
      "NSLayoutConstraint.activate([label.leftAnchor == leftAnchor + 8])",
      "(label.leftAnchor /==/ leftAnchor).isActive = true", "label.edgeAnchors <= edgeAnchors",
      "all = batch(active: false) { label.leftAnchor == leftAnchor + 8; label.heightAnchor == 44 }",
      "constrain(label) { $0.left == $0.superview!.left }", "label.easy.layout(Left(8))",
      "label <- Left(8)", "label.autoPinEdge(toSuperviewEdge: .left)", "label.leftToSuperview()",
      "label.pin.left(8)", "label.flex.width(8)", "let other = label",
      "label.autoresizingMask = [.flexibleWidth]", "label.frame = bounds",
      "tableView.tableHeaderView = label",
      "[label, other].forEach { view.addSubview($0); $0.layoutByHand() }",
      "with(label) { $0.text = x }", "[label, other].prepareForAutoLayout()",
      "let map = [\"label\": label]; place(map)", "label = makeLabel()",
      "constraints.activateAll(\(top))",
    ])
  func optedOut(_ line: String) {
    expect(
      """
      \(line)
      addSubview(label)
      NSLayoutConstraint.activate([\(Self.top)])
      """,
      around: ["let ↓label = UILabel()": "var label = UILabel()"])
  }

  @Test(
    "views that may be created elsewhere are silent",
    arguments: [
      "let ↓label = «UIView.init→TitleLabel»()", "«@UsesAutoLayout »var ↓label = UILabel()",
      "let ↓label = UILabel«().usingAutoLayout»()", "let ↓label = «UIView.init→UILabel.make»()",
      "let ↓label = «UIView.init()→UILabel(text: x)»", "let ↓label = «UIView.init→makeLabel»()",
      "let ↓label« = UIView.init()→: UILabel»", "@IBOutlet var label: UILabel!",
      "var label: UILabel { UILabel() }",
      "let ↓label: UILabel = { let made = UILabel(); «made.translatesAutoresizingMaskIntoConstraints = false; »return made }()",
      "let ↓label: UILabel = { let made = UILabel(); «made.prepare(); »return made }()",
      "let label = UILabel().then { $0.translatesAutoresizingMaskIntoConstraints = false }",
    ])
  func otherwise(_ declaration: String) {
    expect(
      "addSubview(label); \(Self.top).isActive = true",
      around: ["let ↓label = UILabel()": declaration])
  }

  @Test(
    "views without constraints or not added here are silent",
    arguments: [
      "addSubview(label)", "\(top).isActive = true",
      "addSubview(label); label.heightAnchor.constraint(equalToConstant: 1).isActive = true",
      "addSubview(label); other.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true",
      "addSubview(label); Layout.activate([\(top)])", "addSubview(label); pin(\(top))",
      "[label].forEach { $0.addSubview(other) }; NSLayoutConstraint.activate([\(top)])",
      "addSubview(label); contentView.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    ])
  func notConstrained(_ body: String) { expect(body, around: ["↓": ""]) }

  @Test("a type that opts out for all its subviews is silent")
  func everyView() {
    for more in [
      "override func didAddSubview(_ subview: UIView) { subview.translatesAutoresizingMaskIntoConstraints = false }",
      "override func addSubview(_ view: UIView) { super.addSubview(view) }",
    ] {
      expect(
        "addSubview(label); \(Self.top).isActive = true", more, around: ["↓": ""])
    }
  }

  @Test("a local that opts out does not speak for another one of its name")
  func locals() {
    let line = "addSubview(line); line.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    let optOut = "line.translatesAutoresizingMaskIntoConstraints = false"
    expect(
      "let ↓line = UIView(); \(line)", "func other() { let line = UIView(); \(optOut); \(line) }",
      around: ["let ↓label = UILabel()": ""])
    expect(
      line, "func other() { let line = UIView(); \(optOut); use(line) }",
      around: ["let ↓label = UILabel()": "let ↓line = UIView()"])
    expect(
      line, "func other() { guard let line = self.line else { return }; \(optOut) }",
      around: ["let ↓label = UILabel()": "let line = UIView()"])
    expect(
      "let line = UIView(); if x { \(optOut) }; \(line)", around: ["let ↓label = UILabel()": ""])
  }

  // MARK: - Child controllers

  private static let hosting = "let child = UIHostingController(rootView: Text(x))"
  private let expectChild = Expectation(
    MissingAutoresizingOptOut(),
    in: """
      class PlayerViewController: UIViewController {
        func embed() {
          \(Self.hosting)
          addChild(child)
          …
          child.didMove(toParent: self)
        }
      }
      …
      """)

  private static let pinned = """
    NSLayoutConstraint.activate([child.view.topAnchor.constraint(equalTo: view.topAnchor)])
    """

  @Test("the view of a child controller that is added and constrained is reported")
  func children() {
    expectChild("view.addSubview(↓child.view); \(Self.pinned)")
    expectChild(
      "child.view.backgroundColor = .clear; view.insertSubview(↓child.view, at: 0); \(Self.pinned)")
    expectChild(
      "view.addSubview(↓child.view!)\n child.view!.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
    )
    expectChild(
      "view.addSubview(↓child.view); \(Self.pinned)",
      around: [
        Self.hosting:
          "let child = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)"
      ])
  }

  @Test(
    "a child's view that opts out, or may do so, is silent",
    arguments: [
      "child.view.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(child.view); $p",
      "view.addSubview(child.view); child.view.frame = view.bounds; $p",
      "view.addSubview(child.view); prepare(child.view); $p",
      "view.addSubview(child.view); prepare(child); $p",
      "view.addSubview(child.view); let inner = child.view!; $p",
      "stack.addArrangedSubview(child.view); $p", "view.addAutoLayoutSubview(child.view); $p",
      "view.addSubview(child.view)",
      "view.addSubview(child.view); child.view.heightAnchor.constraint(equalToConstant: 8).isActive = true",
      "view.addSubview(child.view); child.view.snp.makeConstraints { $0.edges.equalToSuperview() }",
    ])
  func childOptsOut(_ body: String) {
    expectChild(body.replacing("$p", with: Self.pinned))
  }

  @Test("a controller of unknown code is silent")
  func unknownChild() {
    let body = "view.addSubview(↓child.view); \(Self.pinned)"
    expectChild(
      body, "class Detail: UIViewController { }", around: [Self.hosting: "let child = Detail()"],
      silentWith: [
        "{ }":
          "{ func viewDidLoad() { view.translatesAutoresizingMaskIntoConstraints = false } }",
        "UIViewController { }": "BaseController { }",
      ])
    expectChild(
      body,
      silentWith: [
        Self.hosting: "let child = DetailViewController()", Self.hosting: "let child = makeChild()",
      ])
  }
}
