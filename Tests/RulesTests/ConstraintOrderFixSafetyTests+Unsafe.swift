extension ConstraintOrderFixSafetyTests {
  static let unsafe = [
    // Constraints that other code keeps, and operands that depend on other code.
    maker("prepareConstraints", "leading.equalTo(b)", "top.equalTo(b)"),
    function(
      """
      let c = x.snp.prepareConstraints { make in
        make.leading.equalTo(b)
        make.top.equalTo(b)
      }
      keep(c)
      """
    ),
    """
    var cs: [C] = []
    func keep(_ c: [C]) { cs = c }
    keep([a.width(), a.height()])
    cs[1].isActive = false
    """,
    view(takeSpace, "takeSpace(3)", "takeSpace(10)"),
    views(adding("b") + adding("c") + "let a = UIView()"),
    // Arrays that are passed elsewhere.
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
    """
    extension UIView { func addConstraints(_ c: [C]) {} }
    view.addConstraints([a.leading(), a.top()])
    """,
    // Results of builders, and of makers that return constraints.
    "@Builder func all() -> [C] {\n  a.leading()\n  a.top()\n}",
    "var body: [C] {\n  a.leading()\n  a.top()\n}",
    function("Group {\n  a.leading()\n  a.top()\n}"),
    function("group {\n  a.leadingToSuperview()\n  a.topToSuperview()\n}"),
    function(
      """
      let c = NSLayoutConstraint.autoCreateAndInstallConstraints {
        a.autoPinEdge(toSuperviewEdge: .leading)
        a.autoPinEdge(toSuperviewEdge: .top)
      }
      """
    ),
    function("view.add(a) { make in\n  make.leading.equalTo(b)\n  make.top.equalTo(b)\n}"),
    maker("updateConstraints", "leading.equalTo(b).offset(8)", "top.leading.equalTo(b).offset(4)"),
    // Unknown calls.
    activating("a.leading()", "a.top().assign(to: \\.top, on: self)"),
    activating("a.leading()", "a.topAnchor.constraint(equalTo: x, isActive: true)"),
    activating("a.leadingAnchor.constraint(equalTo: anchor())", "a.top()"),
    activating("a.leading()", "b.keep(c)").replacing(
      "b.keep(c)",
      with: """
        b.keep(c),
          a.top()
        """),
    maker("makeConstraints", "leading.equalTo(b)", "top.equalTo(near(b))"),
    maker("makeConstraints", "leading.equalTo(b)", "top.equalTo(b).remember(in: store)"),
    view("", "{ 3 }()", "spaces.values[0]()"),
    view("func max(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a }", "max(8, gap)"),
    view("var max: (CGFloat, CGFloat) -> CGFloat", "max(8, gap)"),
    activating("a.leading().withPriority(.high)", "a.top()")
      + "; extension C { func withPriority(_ p: P) -> C { count += 1; return self } }",
    view("", "CGFloat(space: 3)") + "; extension CGFloat { init(space: Int) { left -= 1 } }",
    view("", "spaces[0]") + "; struct Spaces { subscript(i: Int) -> CGFloat { take(i) } }",
    view("", "gap +++ 8"),
    view("", "gap + 8") + "; func + (a: CGFloat, b: CGFloat) -> CGFloat { take(a) }",
    // Computed names.
    view("var margin: CGFloat { left -= 1; return left }", "margin"),
    view("var margin: CGFloat { get { take() } set {} }", "self.margin"),
    view("@Taking var margin: CGFloat", "margin"),
    view("lazy var margin: CGFloat = takeSpace()", "margin"),
    view("static let margin: CGFloat = { take() }()", "Self.margin"),
    view("static let margin = take()", "Self.margin"),
    view("", ".padding") + "; extension CGFloat { static var padding: CGFloat { take() } }",
    view("", "spaces.margin") + "; extension Spaces { var margin: CGFloat { take() } }",
    view("", "margin", before: "var margin: CGFloat { take() }"),
    view("", "margin", before: "lazy var margin = take()"),
    // Lazy views that other code may access first.
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
  ]
}
