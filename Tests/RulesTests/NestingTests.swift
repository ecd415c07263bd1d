import RuleKit
import Testing

@testable import Rules

@Suite("Deeply nested code")
struct NestingTests {
  private static func nested(_ start: String, _ end: String, _ times: Int) -> String {
    String(repeating: start, count: times) + "z" + String(repeating: end, count: times)
  }

  @Test("a message truncates a very long negative")
  func longNegative() {
    var rules = RuleSet()
    rules.add(NegativeConstant(), severity: .warning)
    let sum = String(repeating: "width + ", count: 10_000)
    let code = "a.topAnchor.constraint(equalTo: b, constant: -(\(sum)x)).isActive = true"
    let messages = diagnostics(of: rules, in: code).map(\.message)
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("`-(width + width + width") == true
        && messages.first?.contains("…`") == true)
  }

  @Test("only the outer levels of excessively nested functions are read")
  func deepFunctions() {
    var rules = RuleSet()
    rules.add(ConfigInLayout(), severity: .warning)
    let code = Self.nested(
      "class A: UIView { func setup() { addSubview(x); x.font = y\n", "}}", 100)
    #expect(diagnostics(of: rules, in: code).count == 32)
  }

  @Test("all levels of reasonably nested functions are read")
  func shallowFunctions() {
    var rules = RuleSet()
    rules.add(ConfigInLayout(), severity: .warning)
    let code = Self.nested(
      "class A: UIView { func setup() { addSubview(x); x.font = y\n", "}}", 20)
    #expect(diagnostics(of: rules, in: code).count == 20)
  }

  @Test(
    "nested values are read up to a depth",
    arguments: [(10, 10), (100, 16)])
  func values(depth: Int, found: Int) {
    var rules = RuleSet()
    rules.add(LayoutInInitialization(), severity: .warning)
    let code = Self.nested(
      "class A: UIView { let x: UIView = { let v = UIView(); addSubview(v)\n", "return v }() }",
      depth)
    #expect(diagnostics(of: rules, in: code).count == found)
  }
}
