import LintEngine
import Rules
import Testing

@Suite("How safe the fixes of constraint_order are")
struct ConstraintOrderFixSafetyTests {
  @Test("safe where neither positions nor the order of evaluation can matter", arguments: safe)
  func isSafe(_ code: String) { expect(.safe, code) }

  @Test("unsafe where code that is not seen may care about either", arguments: unsafe)
  func isUnsafe(_ code: String) { expect(.unsafe, code) }

  @Test("none where the code says that one matters, or may leave in between", arguments: none)
  func isNone(_ code: String) { expect(.none, code) }

  @Test(
    "statements that activate: none where one reads what is active, as in an array nothing is yet",
    arguments: ["constraints.count > 1 ? 4 : 8", "wide.isActive ? 4 : 8"])
  func readsActivation(_ constant: String) {
    let first = "a.leadingAnchor.constraint(equalTo: leadingAnchor)"
    let second = "a.topAnchor.constraint(equalTo: topAnchor, constant: \(constant))"
    expect(.none, Self.function("\(first).isActive = true\n\(second).isActive = true"))
    expect(.safe, Self.function(Self.activating(first, second)))
  }

  private func expect(_ safety: FixSafety, _ code: String) {
    let found = diagnostics(of: ConstraintOrder(), in: longForm(code))
    #expect(found.map { $0.fix?.safety ?? .none } == [safety])
  }

  private static func activating(_ first: String, _ second: String) -> String {
    "NSLayoutConstraint.activate([\n  \(first),\n  \(second),\n])"
  }

  /// A view with some members, whose constraints have these constants.
  private static func view(
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

  /// A view that relates `a` to `b` and `c`, which are declared so.
  private static func views(_ declarations: String, before: String = "") -> String {
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

  private static func function(_ body: String) -> String { "func layout() {\n\(body)\n}" }

  private static func maker(_ name: String, _ first: String, _ second: String) -> String {
    function("a.snp.\(name) { make in\n  make.\(first)\n  make.\(second)\n}")
  }

  /// A view that adds itself when it is first asked for.
  private static func adding(_ name: String) -> String {
    "lazy var \(name): UIView = { let v = UIView(); addSubview(v); return v }()\n"
  }

  /// A view whose frame is set in two statements.
  private static func frame(_ members: String, _ x: String, _ y: String) -> String {
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

  private static let takeSpace = "func takeSpace(_ n: CGFloat) -> CGFloat { left -= n; return n }"

  // MARK: - Safe

  static let safe = [
    // Where they stand.
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
      "a.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)\na.autoPinEdge(.top, to: .bottom, of: b)"
    ),
    function(
      "NSLayoutConstraint.autoSetPriority(.low) {\n  a.autoPinEdge(toSuperviewEdge: .leading)\n  a.autoPinEdge(toSuperviewEdge: .top)\n}"
    ),
    function("a.leadingToSuperview(offset: 8)\na.topToBottom(of: b)"),
    "import Stevia\n" + function("a.left(8)\na.top(8)"),
    function("a.leadingAnchor == b.leadingAnchor + 8\na.topAnchor == b.bottomAnchor"),
    // What they are made of.
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
    // Lazy views that have their value, or get it first in either order.
    views(adding("a") + "let b = UIView(), c = UIView()"),
    views(adding("c") + "let a = UIView(), b = UIView()", before: "addSubview(c)"),
    views(
      adding("b") + adding("c") + "let a = UIView()", before: "[self.c, b].forEach(addSubview)"),
    views(
      adding("c") + "let a = UIView(), b = UIView()", before: "c.alpha = 0\nif wide { return }"),
    activating(
      "child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)",
      "child.view.topAnchor.constraint(equalTo: view.topAnchor)"),
    // Frames of fixed numbers.
    frame("let margin: CGFloat = 8", "margin", "Layout.top + gap"),
    frame("", "bounds.width - 2 * 8", "max(gap, 8)"),
  ]

  // MARK: - Unsafe

  static let unsafe = [
    // The issue's own.
    maker("prepareConstraints", "leading.equalTo(b)", "top.equalTo(b)"),
    function(
      "let c = x.snp.prepareConstraints { make in\n  make.leading.equalTo(b)\n  make.top.equalTo(b)\n}\nkeep(c)"
    ),
    "var cs: [C] = []\nfunc keep(_ c: [C]) { cs = c }\nkeep([a.width(), a.height()])\ncs[1].isActive = false",
    view(takeSpace, "takeSpace(3)", "takeSpace(10)"),
    views(adding("b") + adding("c") + "let a = UIView()"),
    frame("var margin: CGFloat { a.frame.width / 2 }", "8", "margin"),
    // Arrays that go somewhere else.
    "let all = [a.leading(), a.top()]\nNSLayoutConstraint.activate(all)",
    "func all() -> [C] { [a.leading(), a.top()] }",
    "func all() -> [C] {\n  return [a.leading(), a.top()]\n}",
    function("self.all += [a.leading(), a.top()]"),
    function("all.append(contentsOf: [a.leading(), a.top()])"),
    function("all.append(a.leading())\nall.append(a.top())"),
    "NSLayoutConstraint.activate(keep([a.leading(), a.top()]))",
    "NSLayoutConstraint.activate([a.leading(), a.top()] + more)",
    "NSLayoutConstraint.activate([a.leading(), a.top()].reversed())",
    "NSLayoutConstraint.activate(views.flatMap { a in [a.leading(), a.top()] })",
    "[a.leading(), a.top()].forEach { $0.isActive = true }",
    "addSubview(a, withConstraints: [a.leading(), a.top()])",
    "Layout.activate([a.leading(), a.top()])",
    "activate([a.leading(), a.top()])",
    "builder.addConstraints([a.leading(), a.top()])",
    "extension UIView { func addConstraints(_ c: [C]) {} }\nview.addConstraints([a.leading(), a.top()])",
    // Results of builders and of makers that hand them back.
    "@Builder func all() -> [C] {\n  a.leading()\n  a.top()\n}",
    "var body: [C] {\n  a.leading()\n  a.top()\n}",
    function("Group {\n  a.leading()\n  a.top()\n}"),
    function("group {\n  a.leadingToSuperview()\n  a.topToSuperview()\n}"),
    function(
      "let c = NSLayoutConstraint.autoCreateAndInstallConstraints {\n  a.autoPinEdge(toSuperviewEdge: .leading)\n  a.autoPinEdge(toSuperviewEdge: .top)\n}"
    ),
    function("view.add(a) { make in\n  make.leading.equalTo(b)\n  make.top.equalTo(b)\n}"),
    maker("updateConstraints", "leading.equalTo(b).offset(8)", "top.leading.equalTo(b).offset(4)"),
    // Calls that nobody knows.
    activating("a.leading()", "a.top().assign(to: \\.top, on: self)"),
    activating("a.leading()", "a.topAnchor.constraint(equalTo: x, isActive: true)"),
    activating("a.leadingAnchor.constraint(equalTo: anchor())", "a.top()"),
    activating("a.leading()", "b.keep(c)").replacing("b.keep(c)", with: "b.keep(c),\n  a.top()"),
    maker("makeConstraints", "leading.equalTo(b)", "top.equalTo(near(b))"),
    maker("makeConstraints", "leading.equalTo(b)", "top.equalTo(b).remember(in: store)"),
    view("", "{ 3 }()", "spaces.values[0]()"),
    view("func max(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a }", "max(8, gap)"),
    view("var max: (CGFloat, CGFloat) -> CGFloat", "max(8, gap)"),
    activating("a.leading().withPriority(.high)", "a.top()")
      + "\nextension C { func withPriority(_ p: P) -> C { count += 1; return self } }",
    view("", "CGFloat(space: 3)") + "\nextension CGFloat { init(space: Int) { left -= 1 } }",
    view("", "spaces[0]") + "\nstruct Spaces { subscript(i: Int) -> CGFloat { take(i) } }",
    view("", "gap +++ 8"),
    view("", "gap + 8") + "\nfunc + (a: CGFloat, b: CGFloat) -> CGFloat { take(a) }",
    // Names that are not stored.
    view("var margin: CGFloat { left -= 1; return left }", "margin"),
    view("var margin: CGFloat { get { take() } set {} }", "self.margin"),
    view("@Taking var margin: CGFloat", "margin"),
    view("lazy var margin: CGFloat = takeSpace()", "margin"),
    view("static let margin: CGFloat = { take() }()", "Self.margin"),
    view("static let margin = take()", "Self.margin"),
    view("", ".padding") + "\nextension CGFloat { static var padding: CGFloat { take() } }",
    view("", "spaces.margin") + "\nextension Spaces { var margin: CGFloat { take() } }",
    view("", "margin", before: "var margin: CGFloat { take() }"),
    view("", "margin", before: "lazy var margin = take()"),
    // Lazy views that something else may ask for first.
    views(adding("c") + "let a = UIView(), b = UIView()"),
    views(adding("c") + "let a = UIView(), b = UIView()", before: "if wide { addSubview(c) }"),
    views(
      adding("c") + "let a = UIView(), b = UIView()", before: "later { self.addSubview(self.c) }"),
    views(adding("c") + "let a = UIView(), b = UIView()", before: "scroll?.addSubview(c)"),
    views(adding("c") + "let a = UIView(), b = UIView()", before: "other.c.update(c: 1)"),
    views(adding("c") + "let a = UIView(), b = UIView()", before: "let x = wide ? c : b"),
    activating(
      "a.leadingAnchor.constraint(equalTo: left.view.leadingAnchor)",
      "a.topAnchor.constraint(equalTo: top.view.topAnchor)"),
    // Frames.
    frame("", "8", "margin"),
    frame("override var frame: CGRect { didSet { update() } }", "8", "4"),
    frame("var box: UIView { a }", "8", "box.height"),
    frame("lazy var margin: CGFloat = a.bounds.width", "8", "margin"),
    frame("let other: UIView", "8", "other.right"),
    "func f() {\n  let b = a\n  a.frame.origin.x = 8\n  b.frame.origin.y = 4\n  a.frame.origin.y = 2\n}",
    "class V: UIView {\n  var next: UIView { take() }\n  func f() {\n    next.frame.origin.x = 8\n    next.frame.origin.y = 4\n  }\n}",
    "func f() {\n  views[take()].frame.origin.x = 8\n  views[take()].frame.origin.y = 4\n}"
      .replacing("[take()]", with: "[i]"),
  ]

  // MARK: - None

  static let none = [
    function(
      "let cs = a.snp.prepareConstraints { make in\n  make.leading.equalTo(b)\n  make.top.equalTo(b)\n}\ncs[1].activate()"
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
    frame("", "8", "a.frame.minX"),
    frame("", "8", "a.width"),
    frame("", "8", "takeSpace(3)"),
  ]
}
