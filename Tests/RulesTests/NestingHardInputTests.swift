import LintEngine
import TestSupport
import Testing

@testable import Rules

/// Deeply nested code of one kind, which a search of each level with all levels inside it would not survive.
/// Nothing here is timed: a test that takes minutes has failed.
@Suite("Deeply nested inputs")
struct NestingHardInputTests {
  private static func nested(
    _ start: String, _ end: String, _ times: Int = Effort.full(1_000, byDefault: 70)
  ) -> String {
    String(repeating: start, count: times) + "z" + String(repeating: end, count: times)
  }

  /// A view type with a function whose body contains another one, and so on.
  private static func types(_ statement: String) -> String {
    nested(
      "class A: UIView { let x = UIView(); func setup() { \(statement)\n", "}}",
      Effort.full(500, byDefault: 40))
  }

  static let inputs: [(name: String, code: String)] = [
    ("functions that add, in types in functions", types("addSubview(x)")),
    ("functions that configure, in types in functions", types("x.font = y")),
    (
      "functions that constrain, in types in functions",
      types("x.topAnchor.constraint(equalTo: y).isActive = true")
    ),
    ("functions that call, in types in functions", types("f(); g()")),
    (
      "constraints in negatives of constraints",
      "func s() {" + nested("a.topAnchor.constraint(equalTo: x, constant: -(", "))") + "}"
    ),
    (
      "constraints in products of constraints",
      "func s() {" + nested("a.topAnchor.constraint(equalTo: x, constant: (", ") * -1)") + "}"
    ),
    (
      "makers in offsets of makers",
      "func s() {" + nested("x.snp.makeConstraints { $0.top.equalTo(y).offset(", ") }") + "}"
    ),
    (
      "pins in distances of pins",
      "class A: UIView { func s() {"
        + nested("x.autoPinEdge(.top, to: .top, of: y, withOffset: ", ")") + "}}"
    ),
    (
      "frames in insets of frames",
      "func s() {" + nested("let i = UIEdgeInsets(top: -f(", "), left: 0, bottom: 0, right: 0)")
        + "}"
    ),
    (
      "parentheses around views of constraints",
      "func s() {" + nested("(", ").topAnchor.constraint(equalTo: b)") + "}"
    ),
    (
      "nested stacks",
      "class A: UIView { let s = " + nested("UIStackView.init(arrangedSubviews: [x, ", "])") + "}"
    ),
    (
      "nested equations",
      "import Stevia\nclass A: UIView { func s() {" + nested("x.Top == y.Top + -(", ")") + "}}"
    ),
    (
      "equations in products of equations",
      "import Stevia\nclass A: UIView { func s() {" + nested("x.Top == y.Top + -1 * (", ")") + "}}"
    ),
  ]

  @Test("checking terminates and is deterministic", arguments: inputs.indices)
  func ends(_ index: Int) {
    let rules = RuleSet.catalogue()
    let first = diagnostics(of: rules, in: Self.inputs[index].code)
    let second = diagnostics(of: rules, in: Self.inputs[index].code)
    #expect(first.map(\.range) == second.map(\.range), "\(Self.inputs[index].name)")
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
