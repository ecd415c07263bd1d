import LayoutModel
import RuleKit
import Testing

@testable import Rules

@Suite("subview_wrapper")
struct SubviewWrapperTests {
  private let rule = SubviewWrapper()

  private let expect = Expectation(
    SubviewWrapper(),
    in: """
      class A: UIView {
      func setup() {
      …
      }
      func use() { \(Self.use(of: SubviewWrapper.Options().wrappers.names[0])) }
      }
      """)

  private let optOut = "a.translatesAutoresizingMaskIntoConstraints = false"
  private let activate = "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])"

  @Test("all three steps by hand are reported, in any order and with other code in between")
  func byHand() {
    expect(
      """
      ↓addSubview(a)
      \(optOut)
      \(activate)
      """)
    expect(
      """
      \(optOut)
      a.text = x
      ↓self.view?.addSubview(self.a)
      b.text = x
      \(activate)
      """)
    expect(
      """
      \(activate)
      \(optOut)
      ↓addSubview(a)
      """)
    expect(
      """
      ↓addSubview(a)
      \(optOut)
      view.addConstraints([a.topAnchor.constraint(equalTo: t)])
      """)
    expect(
      """
      ↓addSubview(a)
      \(optOut)
      a.topAnchor.constraint(equalTo: t).isActive = true
      """)
  }

  @Test("a constraint that is written on the other view counts")
  func reversed() {
    expect(
      """
      ↓addSubview(a)
      \(optOut)
      NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: a.topAnchor)])
      """
    )
  }

  @Test("each list has one finding, and each view belongs to one list")
  func lists() {
    let second = "b.translatesAutoresizingMaskIntoConstraints = false"
    expect(
      """
      ↓addSubview(a)
      \(optOut)
      \(second)
      \(activate)
      \(activate)
      """)
    expect(
      """
      \(optOut)
      \(second)
      ↓addSubview(a)
      addSubview(b)
      NSLayoutConstraint.activate([
        b.topAnchor.constraint(equalTo: topAnchor),
        a.topAnchor.constraint(equalTo: b.topAnchor),
      ])
      """)
    expect(
      """
      ↓addSubview(a)
      \(optOut)
      \(activate)
      ↓addSubview(b)
      \(second)
      NSLayoutConstraint.activate([b.topAnchor.constraint(equalTo: a.topAnchor)])
      """
    )
  }

  @Test("a missing or distant step is silent")
  func missing() {
    expect(
      """
      addSubview(a)
      \(activate)
      """)
    expect(
      """
      \(optOut)
      \(activate)
      """)
    expect(
      """
      addSubview(a)
      \(optOut)
      """)
    expect(
      """
      stack.addArrangedSubview(a)
      \(optOut)
      \(activate)
      """)
    expect(
      """
      insertSubview(a, at: 0)
      \(optOut)
      \(activate)
      """)
    expect(
      """
      addSubview(a)
      a.translatesAutoresizingMaskIntoConstraints = true
      \(activate)
      """)
    expect(
      """
      if x { addSubview(a) }
      \(optOut)
      \(activate)
      """)
    expect(
      """
      addSubview(a)
      \(optOut)
      let all = [a.topAnchor.constraint(equalTo: topAnchor)]
      """)
    expect(
      """
      addSubview(a)
      \(optOut)
      a.snp.makeConstraints { $0.top.equalToSuperview() }
      """)
    expect(
      """
      addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: t)])
      ↓\(optOut)
      """)
    expect(
      """
      addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: t)])
      b.translatesAutoresizingMaskIntoConstraints = false
      """)
  }

  @Test("the wrapper itself is silent")
  func wrappers() {
    let code = { (name: String) in
      """
      extension UIView {
      func \(name)(_ a: UIView) {
      addSubview(a)
      \(optOut)
      \(activate)
      }
      }
      \(Self.use(of: SubviewWrapper.Options().wrappers.names[0]))
      """
    }
    RulesTests.expect(rule, code("addSubviewWithEdgeConstraints"))
    let own = SubviewWrapper(
      options: .init(wrappers: FunctionNames([FunctionName("embed", "_", "with")])))
    RulesTests.expect(own, code("embed"))
  }

  // MARK: - The fix

  private func fixed(_ body: String, _ wrapper: FunctionName? = nil) -> String {
    let rule = SubviewWrapper(
      options: wrapper.map { .init(wrappers: FunctionNames([$0])) } ?? .init())
    let use = """
      \(Self.use(of: wrapper ?? SubviewWrapper.Options().wrappers.names[0]))
      func setup() {

      """
    let code = """
      \(use)\(body)
      }
      """
    let fixed = fixing(code, of: rule)
    return fixed == code ? "" : String(fixed.dropFirst(use.count).dropLast("\n}".count))
  }

  /// A call of the wrapper, without which nothing is reported.
  private static func use(of wrapper: FunctionName) -> String {
    let arguments = wrapper.labels.map { $0 == "_" ? "y" : "\($0): y" }
    return "x.\(wrapper.base)(\(arguments.joined(separator: ", ")))"
  }

  private let list = """
    [
      a.topAnchor.constraint(equalTo: topAnchor),  // top
    ]
    """

  @Test("three consecutive statements become one call")
  func fix() {
    let call = "x.addSubview(a, withConstraints: \(list))"
    let activate = "NSLayoutConstraint.activate(\(list))"
    #expect(
      fixed(
        """
        x.addSubview(a)
        \(optOut)
        \(activate)
        """) == call)
    #expect(
      fixed(
        """
        \(optOut)
        x.addSubview(a)

        \(activate)
        b()
        """) == """
          \(call)
          b()
          """)
    #expect(fixed("x.addSubview(a); \(optOut); \(activate)") == call)
    #expect(
      fixed(
        """
        x.addSubview(a)
        \(optOut)
        \(activate)
        """, FunctionName("add", "_", "with"))
        == "x.add(a, with: \(list))")
  }

  @Test("no fix in case of doubt")
  func noFix() {
    let activate = "NSLayoutConstraint.activate(\(list))"
    #expect(
      fixed(
        """
        x.addSubview(a)
        a.text = x
        \(optOut)
        \(activate)
        """) == "")
    #expect(
      fixed(
        """
        x.addSubview(a)
        // why
        \(optOut)
        \(activate)
        """) == "")
    #expect(
      fixed(
        """
        x.addSubview(a)  // why
        \(optOut)
        \(activate)
        """) == "")
    #expect(
      fixed(
        """
        x.addSubview(a)
        \(optOut)
        NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: t), more])
        """
      ) == "")
    #expect(
      fixed(
        """
        x.addSubview(a)
        \(optOut)
        NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: t)] + more)
        """
      ) == "")
    #expect(
      fixed(
        """
        x.addSubview(a)
        \(optOut)
        \(activate)
        """, FunctionName("add", "_", "with", "at")) == ""
    )
    #expect(
      fixed(
        """
        x.addSubview(a)
        \(optOut)
        a.topAnchor.constraint(equalTo: t).isActive = true
        """) == "")
  }

  @Test(
    "no fix where a constraint reads values that adding the view changes",
    arguments: [
      "a.topAnchor.constraint(equalTo: a.superview!.topAnchor)",
      "a.topAnchor.constraint(equalTo: a.superview?.topAnchor ?? topAnchor)",
      "a.topAnchor.constraint(equalTo: t, constant: x.subviews.count > 1 ? 8 : 0)",
      "a.topAnchor.constraint(equalTo: t, constant: a.window == nil ? 8 : 0)",
      "a.topAnchor.constraint(equalTo: t, constant: a.isDescendant(of: x) ? 8 : 0)",
      "a.widthAnchor.constraint(equalToConstant: a.convert(b, to: x).width)",
    ])
  func addedBefore(_ constraint: String) {
    let steps = ["x.addSubview(a)", optOut]
    for steps in [steps, steps.reversed()] {
      #expect(
        fixed(
          """
          \(steps.joined(separator: "\n"))
          NSLayoutConstraint.activate([
          \(constraint)
          ])
          """)
          == "")
    }
  }

  @Test("the fix is unsafe, and nothing is reported where the project does not use the wrapper")
  func safety() {
    let code = """
      func setup() {
      addSubview(a)
      \(optOut)
      \(activate)
      }
      """
    let used = """
      \(code)
      \(Self.use(of: SubviewWrapper.Options().wrappers.names[0]))
      """
    #expect(diagnostics(of: rule, in: used).map(\.fix?.safety) == [.unsafe])
    #expect(diagnostics(of: rule, in: code).map(\.message) == [])
  }
}
