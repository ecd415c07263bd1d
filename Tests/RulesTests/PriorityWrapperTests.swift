import LayoutModel
import Testing

@testable import Rules

@Suite("priority_wrapper")
struct PriorityWrapperTests {
  private let expect = Expectation(
    PriorityWrapper(),
    in: """
      func setup() {
      …
      }
      x.withPriority(y)
      """)

  private let made = "let ↓c = a.topAnchor.constraint(equalTo: topAnchor)"
  private let make = "let c = a.topAnchor.constraint(equalTo: topAnchor)"
  private let set = "c.priority = .defaultHigh"

  @Test(
    "a name used once besides the priority is reported",
    arguments: [
      "c.isActive = true", "NSLayoutConstraint.activate([c])",
      """
      activate([
        other,
        c,
      ])
      """,
      "view.addConstraint(c)", "all += [c]", "all.append(c)", "self.top = c", "return c",
      "let all = [c]", "store(top: c)",
    ])
  func used(_ use: String) {
    expect(
      """
      \(made)
      \(set)
      \(use)
      """)
    expect(
      """
      \(made)
      foo()
      \(set)
      foo()
      \(use)
      """)
  }

  @Test("neither the order of the two uses nor the way the constraint is created matters")
  func order() {
    expect(
      """
      \(made)
      c.isActive = true
      \(set)
      """)
    expect(
      """
      let ↓c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
      \(set)
      view.addConstraint(c)
      """
    )
    expect(
      """
      let ↓c: NSLayoutConstraint = a.topAnchor.constraint(equalTo: t)
      \(set)
      add(c)
      """)
    expect(
      """
      x.map { v in
      \(made)
      \(set)
      return c
      }
      """)
  }

  @Test(
    "a name with other uses is silent",
    arguments: [
      """
      c.isActive = true
      c.constant = 1
      """,
      """
      c.isActive = true
      self.top = c
      """, "", "use(c.constant)",
      "if x { c.isActive = true }", "UIView.animate { c.isActive = true }", "c.isActive = flag",
      "c.isActive = false", "c.identifier = x",
      """
      activate([c].filter { x })
      foo(c)
      """, "foo(!c)",
      "switch c { default: break }", "foo(c ?? d)", "foo(c as Any)",
    ])
  func needed(_ use: String) {
    expect(
      """
      \(make)
      \(set)
      \(use)
      """)
  }

  @Test("other priorities are silent")
  func otherPriorities() {
    expect(
      """
      \(make)
      c.isActive = true
      """)
    expect(
      """
      \(make)
      if x { \(set) }
      c.isActive = true
      """)
    expect(
      """
      \(make)
      c.priority += 1
      c.isActive = true
      """)
    expect(
      """
      \(make).withPriority(.low)
      \(set)
      add(c)
      """)
    expect(
      """
      let c = x ? a.topAnchor.constraint(equalTo: t) : d
      \(set)
      add(c)
      """)
    expect(
      """
      let c = make()
      \(set)
      add(c)
      """)
    RulesTests.expect(
      PriorityWrapper(),
      """
      class A { let c = a.topAnchor.constraint(equalTo: t)
      func f() {
      \(set)
      add(c)
      }
      }
      x.withPriority(y)
      """)
  }

  @Test("a name in several blocks counts separately in each")
  func names() {
    expect(
      """
      do {
      \(made)
      \(set)
      add(c)
      }
      do {
      \(made)
      \(set)
      add(c)
      }
      add(c)
      """)
    expect(
      """
      \(made)
      \(set)
      add(c)
      add(x.c)
      """)
  }

  // MARK: - The fix

  private func fixed(_ body: String, _ wrapper: FunctionName? = nil) -> String {
    let rule = PriorityWrapper(options: wrapper.map { .init(wrapper: $0) } ?? .init())
    let label = wrapper?.labels.first.map { "\($0): " } ?? ""
    // Without a call of the wrapper nothing is reported.
    let start = """
      x.\(wrapper?.base ?? "withPriority")(\(label)y)
      func setup() {

      """
    let code = """
      \(start)\(body)
      }
      """
    let fixed = fixing(code, of: rule)
    return fixed == code ? "" : String(fixed.dropFirst(start.count).dropLast("\n}".count))
  }

  private let result = "a.topAnchor.constraint(equalTo: topAnchor).withPriority(.defaultHigh)"

  @Test("the fix handles a constraint with its own activation")
  func activation() {
    #expect(
      fixed(
        """
        \(make)
        \(set)
        c.isActive = true
        """) == "\(result).isActive = true")
    #expect(
      fixed(
        """
        foo()
        \(make); \(set); c.isActive = true; foo()
        """)
          == """
          foo()
          \(result).isActive = true; foo()
          """)
    #expect(
      fixed(
        """
        let c = a.topAnchor.constraint(
          equalTo: t)
        c.priority = x + 1
        c.isActive = true
        """)
          == """
          a.topAnchor.constraint(
            equalTo: t).withPriority(x + 1).isActive = true
          """)
    #expect(
      fixed(
        """
        \(make)
        \(set)
        c.isActive = true
        """, FunctionName("prioritized", "at"))
        == "a.topAnchor.constraint(equalTo: topAnchor).prioritized(at: .defaultHigh).isActive = true"
    )
  }

  @Test("the fix moves a constraint into its list and removes the empty lines")
  func element() {
    #expect(
      fixed(
        """
        foo()

        \(make)
        \(set)

        activate([
          b,
          c,
        ])
        """)
          == """
          foo()

          activate([
            b,
            \(result),
          ])
          """)
    #expect(
      fixed(
        """
        \(make)
        \(set)
        let d = a.leftAnchor.constraint(equalTo: l)
        d.priority = x
        activate([c, d])
        """
      ) == "activate([\(result), a.leftAnchor.constraint(equalTo: l).withPriority(x)])")
  }

  @Test(
    "no fix in case of doubt",
    arguments: [
      """
      MAKE
      // why
      SET
      c.isActive = true
      """,
      """
      MAKE  // why
      SET
      c.isActive = true
      """,
      """
      MAKE
      SET
      // why
      c.isActive = true
      """,
      """
      MAKE
      SET
      foo()
      c.isActive = true
      """,
      """
      MAKE
      foo()
      SET
      c.isActive = true
      """,
      """
      MAKE
      c.isActive = true
      SET
      """,
      """
      MAKE
      SET
      a = b
      add(c)
      """,
      """
      MAKE
      SET
      return c
      """,
      """
      MAKE
      SET; add(c)
      """,
      """
      // why
      MAKE
      SET
      add(c)
      """,
      """
      MAKE
      SET  // why
      add(c)
      """,
      """
      let c = a.topAnchor.constraint(
        equalTo: t)
      SET
      add(c)
      """,
    ])
  func noFix(_ body: String) {
    #expect(fixed(body.replacing("MAKE", with: make).replacing("SET", with: set)) == "")
  }

  @Test("the fix is unsafe, and nothing is reported where the project does not use the wrapper")
  func safety() {
    let code = """
      func setup() {
      \(make)
      \(set)
      c.isActive = true
      }
      """
    #expect(diagnostics(of: PriorityWrapper(), in: code).map(\.message) == [])
    let found = diagnostics(
      of: PriorityWrapper(),
      in: """
        \(code)
        x.withPriority(.low)
        """)
    #expect(found.map(\.fix?.safety) == [.unsafe])
    #expect(
      found.map(\.advice) == [
        "append `.withPriority(.defaultHigh)` to the constraint where it is used"
      ])
  }
}
