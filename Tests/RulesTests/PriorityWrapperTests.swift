import LintEngine
import Rules
import Testing

@Suite("priority_wrapper")
struct PriorityWrapperTests {
  private func expect(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let mismatch = mismatch(PriorityWrapper(), "func setup() {\n\(body)\n}")
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  private let made = "let ↓c = a.topAnchor.constraint(equalTo: topAnchor)"
  private let make = "let c = a.topAnchor.constraint(equalTo: topAnchor)"
  private let set = "c.priority = .defaultHigh"

  @Test(
    "a name that is used once more than for the priority",
    arguments: [
      "c.isActive = true", "NSLayoutConstraint.activate([c])", "activate([\n  other,\n  c,\n])",
      "view.addConstraint(c)", "all += [c]", "all.append(c)", "self.top = c", "return c",
      "let all = [c]", "store(top: c)",
    ])
  func used(_ use: String) {
    expect("\(made)\n\(set)\n\(use)")
    expect("\(made)\nfoo()\n\(set)\nfoo()\n\(use)")
  }

  @Test("the order of the two uses does not matter, nor how the constraint is made")
  func order() {
    expect("\(made)\nc.isActive = true\n\(set)")
    expect(
      "let ↓c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)\n\(set)\nview.addConstraint(c)"
    )
    expect("let ↓c: NSLayoutConstraint = a.topAnchor.constraint(equalTo: t)\n\(set)\nadd(c)")
    expect("x.map { v in\n\(made)\n\(set)\nreturn c\n}")
  }

  @Test(
    "a name that is needed",
    arguments: [
      "c.isActive = true\nc.constant = 1", "c.isActive = true\nself.top = c", "", "use(c.constant)",
      "if x { c.isActive = true }", "UIView.animate { c.isActive = true }", "c.isActive = flag",
      "c.isActive = false", "c.identifier = x", "activate([c].filter { x })\nfoo(c)", "foo(!c)",
      "switch c { default: break }", "foo(c ?? d)", "foo(c as Any)",
    ])
  func needed(_ use: String) {
    expect("\(make)\n\(set)\n\(use)")
  }

  @Test("other priorities are none of it")
  func otherPriorities() {
    expect("\(make)\nc.isActive = true")
    expect("\(make)\nif x { \(set) }\nc.isActive = true")
    expect("\(make)\nc.priority += 1\nc.isActive = true")
    expect("\(make).withPriority(.low)\n\(set)\nadd(c)")
    expect("let c = x ? a.topAnchor.constraint(equalTo: t) : d\n\(set)\nadd(c)")
    expect("let c = make()\n\(set)\nadd(c)")
    #expect(
      mismatch(
        PriorityWrapper(),
        "class A { let c = a.topAnchor.constraint(equalTo: t)\nfunc f() {\n\(set)\nadd(c)\n}\n}")
        == nil)
  }

  @Test("one name in several blocks is a name in each")
  func names() {
    expect("do {\n\(made)\n\(set)\nadd(c)\n}\ndo {\n\(made)\n\(set)\nadd(c)\n}\nadd(c)")
    expect("\(made)\n\(set)\nadd(c)\nadd(x.c)")
  }

  // MARK: - The fix

  private func fixed(_ body: String, _ wrapper: FunctionName? = nil) -> String {
    let rule = PriorityWrapper(options: wrapper.map { .init(wrapper: $0) } ?? .init())
    let label = wrapper?.labels.first.map { "\($0): " } ?? ""
    // Without any call of the wrapper there is no fix.
    let start = "x.\(wrapper?.base ?? "withPriority")(\(label)y)\nfunc setup() {\n"
    let code = "\(start)\(body)\n}"
    let fixed = fixing(code, of: rule)
    return fixed == code ? "" : String(fixed.dropFirst(start.count).dropLast("\n}".count))
  }

  private let result = "a.topAnchor.constraint(equalTo: topAnchor).withPriority(.defaultHigh)"

  @Test("a constraint that is activated by itself")
  func activation() {
    #expect(fixed("\(make)\n\(set)\nc.isActive = true") == "\(result).isActive = true")
    #expect(
      fixed("foo()\n\(make); \(set); c.isActive = true; foo()")
        == "foo()\n\(result).isActive = true; foo()")
    #expect(
      fixed("let c = a.topAnchor.constraint(\n  equalTo: t)\nc.priority = x + 1\nc.isActive = true")
        == "a.topAnchor.constraint(\n  equalTo: t).withPriority(x + 1).isActive = true")
    #expect(
      fixed("\(make)\n\(set)\nc.isActive = true", FunctionName("prioritized", "at"))
        == "a.topAnchor.constraint(equalTo: topAnchor).prioritized(at: .defaultHigh).isActive = true"
    )
  }

  @Test("a constraint that goes into a list goes there itself, with the lines it leaves")
  func element() {
    #expect(
      fixed("foo()\n\n\(make)\n\(set)\n\nactivate([\n  b,\n  c,\n])")
        == "foo()\n\nactivate([\n  b,\n  \(result),\n])")
    #expect(
      fixed(
        "\(make)\n\(set)\nlet d = a.leftAnchor.constraint(equalTo: l)\nd.priority = x\nactivate([c, d])"
      ) == "activate([\(result), a.leftAnchor.constraint(equalTo: l).withPriority(x)])")
  }

  @Test(
    "anything in doubt stays as it is",
    arguments: [
      "MAKE\n// why\nSET\nc.isActive = true", "MAKE  // why\nSET\nc.isActive = true",
      "MAKE\nSET\n// why\nc.isActive = true", "MAKE\nSET\nfoo()\nc.isActive = true",
      "MAKE\nfoo()\nSET\nc.isActive = true", "MAKE\nc.isActive = true\nSET",
      "MAKE\nSET\na = b\nadd(c)", "MAKE\nSET\nreturn c", "MAKE\nSET; add(c)",
      "// why\nMAKE\nSET\nadd(c)", "MAKE\nSET  // why\nadd(c)",
      "let c = a.topAnchor.constraint(\n  equalTo: t)\nSET\nadd(c)",
    ])
  func noFix(_ body: String) {
    #expect(fixed(body.replacing("MAKE", with: make).replacing("SET", with: set)) == "")
  }

  @Test("the fix is not safe, and there is none where the wrapper does not occur")
  func safety() {
    let code = "func setup() {\n\(make)\n\(set)\nc.isActive = true\n}"
    #expect(diagnostics(of: PriorityWrapper(), in: code).map(\.fix) == [nil])
    let found = diagnostics(of: PriorityWrapper(), in: "\(code)\nx.withPriority(.low)")
    #expect(found.map(\.fix?.safety) == [.unsafe])
    #expect(
      found.map(\.advice) == [
        "write `.withPriority(.defaultHigh)` behind the constraint, in the place where it is used"
      ])
  }
}
