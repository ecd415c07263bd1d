import Testing

@testable import Rules

@Suite("Constraints without effect")
struct InactiveConstraintFateTests {
  /// The views whose constraints are discarded, and the names of unused locals.
  private func lost(_ code: String) -> [String] {
    diagnostics(of: InactiveConstraint(), in: code).map { found in
      let name = String(found.message.split(separator: "`", omittingEmptySubsequences: false)[1])
      return found.message.hasPrefix("a constraint") ? name : "let \(name)"
    }
  }

  @Test(
    "a statement that may be a return value counts as used",
    arguments: [
      "func f() -> NSLayoutConstraint { $a }",
      "var c: NSLayoutConstraint { $a }",
      "var c: NSLayoutConstraint { get { $a } }",
      "func f() -> NSLayoutConstraint { if x { $a } else { $b } }",
      """
      func f() -> NSLayoutConstraint { switch x { case 1: $a
      default: $b } }
      """,
      """
      func f() { let c = if x { $a } else { $b }
      use(c) }
      """,
      """
      @Layout func f() -> [NSLayoutConstraint] { $a
      $b }
      """,
      """
      var constraints: [NSLayoutConstraint] { $a
      $b }
      """,
      """
      func f() { view.layout { $a
      $b } }
      """,
      "func f() { views.map { $a } }",
      "func f() { store($a) }",
      "func f() { ($a).isActive = true }",
      "func f() { $a.activate() }",
    ])
  func values(_ code: String) {
    let anchors = code.replacing("$a", with: "a.topAnchor.constraint(equalTo: x.topAnchor)")
      .replacing("$b", with: "b.topAnchor.constraint(equalTo: x.topAnchor)")
    #expect(lost("class A: UIView { \(anchors) }") == [])
  }

  @Test(
    "a statement that cannot be a value is unused",
    arguments: [
      "func f() { $ }", "init() { $ }", "func f() -> Void { $ }", "func f() -> () { $ }",
      "func f() { if x { $ } }", "func f() { if #available(iOS 15, *) { g() } else { $ } }",
      "func f() { for x in y { $ } }",
      """
      func f() { switch x { case 1: $
      default: break } }
      """,
      """
      func f() -> Int { $
      return 1 }
      """, "var x: Int { didSet { $ } }",
      """
      func f() { views.forEach { v in v.font = y
      $ } }
      """,
      """
      func f() { views.forEach { v in g()
      $ } }
      """,
      """
      lazy var x: UIView = { g()
      $
      return z }()
      """,
      "func f() { _ = $ }", "func f() { let _ = $ }",
    ])
  func thrownAway(_ code: String) {
    let made = "a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)"
    #expect(lost("class A: UIView { \(code.replacing("$", with: made)) }") == ["a"])
  }

  @Test("a project function of the same name may do more")
  func ownFunctions() {
    #expect(
      lost("func f() { a.topAnchor.constraint(equalTo: x.topAnchor, isActive: true) }") == [])
    #expect(
      lost(
        """
        func f() { a.topAnchor.constraint(equalTo: x.topAnchor) }
        extension NSLayoutYAxisAnchor { func constraint(equalTo other: X) { pin(other) } }
        """) == [])
  }

  @Test(
    "any mention of a local except setting its own members is a use",
    arguments: [
      "c.isActive = true", "NSLayoutConstraint.activate([c])", "all.append(c)", "top = c",
      "return c", "use(c: c)", "later { c.isActive = true }", "let pair = (c, 1)",
      "let byName = [\"c\": c]", "[c, d].forEach { $0.isActive = true }", "c.activate()",
      "c.constant = c.constant + 1", "print(\"\\(c)\")",
      """
      #if DEBUG
      use(c)
      #endif
      """,
      "c.priority = .required; c.isActive = true",
    ])
  func usedLocals(_ use: String) {
    #expect(
      lost(
        """
        func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
        \(use) }
        """) == [])
  }

  @Test(
    "a local that only gets a constant, priority or identifier is unused",
    arguments: [
      "", "c.constant = 8", "c.priority = .required", "c.identifier = \"c\"", "self.c.use()",
    ])
  func idleLocals(_ rest: String) {
    for made in [
      "a.topAnchor.constraint(equalTo: x.topAnchor)",
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)",
    ] {
      #expect(
        lost(
          """
          func f() { let c = \(made)
          \(rest) }
          func g() { use(c) }
          """) == ["let c"])
    }
  }

  @Test("wrapped or conditional constraints and properties are not unused locals")
  func otherValues() {
    #expect(
      lost(
        """
        class A: UIView {
          let c = a.topAnchor.constraint(equalTo: x.topAnchor)
          func f() {
            let d = a.topAnchor.constraint(equalTo: x.topAnchor).activated()
            let e = wide ? a.topAnchor.constraint(equalTo: x) : a.topAnchor.constraint(equalTo: y)
            let g = activate(a.topAnchor.constraint(equalTo: x.topAnchor))
            let (h, i) = (a.topAnchor.constraint(equalTo: x.topAnchor), 1)
          }
        }
        """) == [])
  }
}
