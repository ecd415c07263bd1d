import RuleKit
import Testing

@testable import Rules

@Suite("The safety of constraint_order's fixes")
struct ConstraintOrderFixSafetyTests {
  @Test("the fix is safe where neither position nor evaluation order can matter", arguments: safe)
  func isSafe(_ code: String) { expect(.safe, code) }

  @Test("the fix is unsafe where unseen code may depend on either", arguments: unsafe)
  func isUnsafe(_ code: String) { expect(.unsafe, code) }

  @Test("no fix where either matters, or code in between may exit", arguments: none)
  func isNone(_ code: String) { expect(.none, code) }

  @Test("no fix for a statement of which a constraint is only a part")
  func partOfStatement() {
    let code = """
      a.snp.makeConstraints {
        $0.bottom.equalTo(x)
        «snp »$0.leading.equalTo(x)
      }
      """
    func fix(_ code: String) -> Bool {
      diagnostics(of: ConstraintOrder(), in: code).first?.fix != nil
    }
    #expect(fix(code.replacing("«snp »", with: "")))
    #expect(!fix(code.replacing("«snp »", with: "snp ")))
  }

  @Test(
    "no fix where an activating statement reads active constraints; in an array none is active yet",
    arguments: ["constraints.count > 1 ? 4 : 8", "wide.isActive ? 4 : 8"])
  func readsActivation(_ constant: String) {
    let first = "a.leadingAnchor.constraint(equalTo: leadingAnchor)"
    let second = "a.topAnchor.constraint(equalTo: topAnchor, constant: \(constant))"
    expect(
      .none,
      Self.function(
        """
        \(first).isActive = true
        \(second).isActive = true
        """))
    expect(.safe, Self.function(Self.activating(first, second)))
  }

  private func expect(_ safety: FixSafety, _ code: String) {
    let found = diagnostics(of: ConstraintOrder(), in: longForm(code))
    #expect(found.map { $0.fix?.safety ?? .none } == [safety])
  }

  static func activating(_ first: String, _ second: String) -> String {
    """
    NSLayoutConstraint.activate([
      \(first),
      \(second),
    ])
    """
  }

  /// A view with some members, whose constraints have these constants.
  static func view(
    _ members: String, _ first: String = "8", _ second: String = "4", before: String = ""
  ) -> String {
    """
    class V: UIView {
      let a = UIView()
      \(members)
      func layout(_ gap: CGFloat, spaces: Spaces) {
        \(before)
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: \(first)),
          a.topAnchor.constraint(equalTo: topAnchor, constant: \(second)),
        ])
      }
    }
    """
  }

  /// A view that relates `a` to `b` and `c`, with these declarations.
  static func views(_ declarations: String, before: String = "") -> String {
    """
    class V: UIView {
      \(declarations)
      func layout() {
        \(before)
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
          a.topAnchor.constraint(equalTo: c.bottomAnchor),
        ])
      }
    }
    """
  }

  static func function(_ body: String) -> String {
    """
    func layout() {
    \(body)
    }
    """
  }

  static func maker(_ name: String, _ first: String, _ second: String) -> String {
    function("a.snp.\(name) { make in\n  make.\(first)\n  make.\(second)\n}")
  }

  /// A view that adds itself on first use.
  static func adding(_ name: String) -> String {
    "lazy var \(name): UIView = { let v = UIView(); addSubview(v); return v }()\n"
  }

  /// A view whose frame is set in two statements.
  static func frame(_ members: String, _ x: String, _ y: String) -> String {
    """
    class V: UIView {
      let a = UIView()
      \(members)
      func layout(_ gap: CGFloat) {
        a.frame.origin.x = \(x)
        a.frame.origin.y = \(y)
      }
    }
    """
  }

  static let takeSpace = "func takeSpace(_ n: CGFloat) -> CGFloat { left -= n; return n }"

  // MARK: - Safe

  static let safe = [
    // Positions.
    activating("a.leading()", "a.top()"),
    "view.addConstraints([a.leading(), a.top()])",
    "class V: UIView { func f() { addConstraints([a.leading(), a.top()]) } }",
    function("a.leading!\na.top!"),
    function("a.leading().activate()\na.top().activate()"),
    function("view.addConstraint(a.leading())\nview.addConstraint(a.top())"),
    "extension UIView { func f() {\n  addConstraint(a.leading())\n  addConstraint(a.top())\n} }",
    function("views.forEach { v in\n  v.leading!\n  v.top!\n}"),
    function("UIView.animate(withDuration: 1) {\n  a.leading!\n  a.top!\n}"),
    maker("makeConstraints", "left.equalTo(b)", "top.equalTo(b.snp.bottom).offset(gap)"),
    maker(
      "remakeConstraints", "left.equalTo(8)", "top.equalToSuperview().inset(8).priority(.high)"),
    maker("updateConstraints", "left.equalTo(8)", "top.equalTo(4)"),
    maker(
      "makeConstraints", "left.equalTo(b)",
      "top.equalTo(b).inset(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))"),
    function("constrain(a, b) { a, b in\n  a.left == b.left + 8 ~ 500\n  a.top == b.bottom\n}"),
    function(
      """
      a.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
      a.autoPinEdge(.top, to: .bottom, of: b)
      """
    ),
    function(
      """
      NSLayoutConstraint.autoSetPriority(.low) {
        a.autoPinEdge(toSuperviewEdge: .leading)
        a.autoPinEdge(toSuperviewEdge: .top)
      }
      """
    ),
    function("a.leadingToSuperview(offset: 8)\na.topToBottom(of: b)"),
    "import Stevia\n"
      + function(
        """
        a.left(8)
        a.top(8)
        """),
    function("a.leadingAnchor == b.leadingAnchor + 8\na.topAnchor == b.bottomAnchor"),
    // Operands.
    view("let inset: CGFloat = 8", "inset * 2 + 4", "-inset"),
    view("", "max(8, gap)", "CGFloat(2).rounded()"),
    view("let isWide = false", "isWide ? 8 : Layout.margin", "spaces.top"),
    view("static let margin: CGFloat = 8", "Self.margin", "V.margin"),
    view("var margin: CGFloat { 8 }", "margin", "4", before: "let margin: CGFloat = 8"),
    view("let margin: CGFloat = 8\nstruct S { var margin: CGFloat { takeSpace() } }", "margin"),
    view("@IBOutlet weak var b: UIView!", "b.layoutMargins.left", "self.b.bounds.height"),
    view("var margin: CGFloat = 8 { didSet { update() } }", "margin"),
    activating("a.leading().withPriority(.high)", "a.top().priority(.required - 1)"),
    activating(
      "a.leading().then { $0.priority = .init(1) }",
      "a.top().with(priority: UILayoutPriority(rawValue: 9))"),
    activating(
      "a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor)",
      "a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)"),
    activating(
      "labels[0].leadingAnchor.constraint(equalTo: x)", "labels[0].topAnchor.constraint(equalTo: x)"
    ),
    "extension V { func tableView(_ t: UITableView, at: Int) {} }\n"
      + activating("a.leadingAnchor.constraint(equalTo: tableView.leadingAnchor)", "a.top()"),
    // Lazy views that exist already, or whose order of creation does not change.
    views(adding("a") + "let b = UIView(), c = UIView()"),
    views(adding("c") + "let a = UIView(), b = UIView()", before: "addSubview(c)"),
    views(
      adding("b") + adding("c") + "let a = UIView()", before: "[self.c, b].forEach(addSubview)"),
    views(
      adding("c") + "let a = UIView(), b = UIView()",
      before: """
        c.alpha = 0
        if wide { return }
        """),
    activating(
      "child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)",
      "child.view.topAnchor.constraint(equalTo: view.topAnchor)"),
  ]

  // MARK: - Unsafe

  // MARK: - No fix

  static let none = [
    function(
      """
      let cs = a.snp.prepareConstraints { make in
        make.leading.equalTo(b)
        make.top.equalTo(b)
      }
      cs[1].activate()
      """
    ),
    function("try NSLayoutConstraint.activate([a.leading(), a.top(), gap()])"),
    function("await view.addConstraints([a.leading(), a.top()])"),
    activating("a.leadingAnchor.constraint(equalTo: try anchor())", "a.top()"),
    activating("a.leading()", "a.topAnchor.constraint(equalTo: await anchor())"),
    activating("a.leading()\n  #if DEBUG\n  , b.top()\n  #endif", "a.top()"),
    activating("a.leading().then {\n    let p = 3\n    $0.priority = p\n  }", "a.top()"),
    activating("a.leading().then { $0.firstItem.tag = 3 }", "a.top()"),
    activating("a.leading().then { _ in (box).value = 3 }", "a.top()"),
    maker("makeConstraints", "leading.equalTo(b)\n  let y = 8", "top.equalTo(y)"),
    maker("makeConstraints", "leading.equalTo(b)\n  func f() {}", "top.equalTo(b)"),
    maker(
      "makeConstraints", "leading.equalTo(b)\n  #if DEBUG\n  make.width.equalTo(8)\n  #endif",
      "top.equalTo(b)"),
    "func f() {\n  a.frame.size.width = 8\n  a.frame.size = b\n}",
    frame("", "8", "4"),
  ]
}
