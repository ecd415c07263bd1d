import LintEngine
import TestSupport
import Testing

@testable import Rules

/// Code so large that a quadratic search would not survive. Nothing here is timed: a test that takes
/// minutes has failed.
@Suite("Large and deeply nested inputs")
struct HardInputTests {
  private static let count = Effort.full(4_000, byDefault: 40)

  private static func repeated(_ text: String, _ times: Int = count) -> String {
    String(repeating: text, count: times)
  }

  private static func numbered(_ make: (Int) -> String) -> String {
    (0..<count).map(make).joined()
  }

  static let inputs: [(name: String, code: String)] = [
    (
      "nested branches",
      "class A: UIView { func setup() {" + repeated("if a { addSubview(x); x.font = y;")
        + repeated("}") + "}}"
    ),
    (
      "nested closures",
      repeated("f { $0.topAnchor.constraint(equalTo: x.topAnchor); ") + repeated("}")
    ),
    (
      "nested makers",
      "func s() {" + repeated("a.snp.makeConstraints { make in make.top.equalTo(x); ")
        + repeated("}") + "}"
    ),
    (
      "constraints of many views",
      "activate(["
        + numbered {
          "v\($0).leftAnchor.constraint(equalTo: x),v\($0).topAnchor.constraint(equalTo: x, constant: -y),"
        } + "])"
    ),
    (
      "constraints of one view",
      "activate([" + repeated("v.topAnchor.constraint(equalTo: x, constant: -y),") + "])"
    ),
    ("arrays in arguments", "f(" + repeated("[a.topAnchor.constraint(equalTo: x)],") + "b)"),
    ("a chain of constraints", "a" + repeated(".topAnchor.constraint(equalTo: x)")),
    (
      "a chain of relations",
      "a.snp.makeConstraints { make in make.top" + repeated(".equalTo(x).offset(-y)") + "}"
    ),
    (
      "many views configured after they were added",
      "class A: UIView { func setup() {\n"
        + numbered { "addSubview(x\($0))\nx\($0).font = y\n" } + "}}"
    ),
    (
      "many cases",
      "func s() { switch x {" + repeated("case .a: addSubview(x); x.font = y\n") + "} }"
    ),
    (
      "many lazy views",
      "class A: UIView {\n"
        + numbered {
          "lazy var x\($0): UIView = { let v = UIView(frame: view.bounds); addSubview(v); return v }()\n"
        } + "}"
    ),
    (
      "many functions that call each other",
      "class A: UIView { init() { f0() }\n" + numbered { "func f\($0)() { f\($0 + 1)() }\n" } + "}"
    ),
    (
      "parentheses around a negative",
      "a.topAnchor.constraint(equalTo: x, constant: " + repeated("-(") + "x" + repeated(")") + ")"
    ),
    (
      "nested frames",
      "let a = " + repeated("CGRect(frame: CGRect(x: ") + "-x" + repeated("))")
    ),
    (
      "nested conditions",
      repeated("#if A\n") + "addSubview(x)\nx.font = y\n" + repeated("#endif\n")
    ),
    (
      "a visual format for many views",
      "func s() { addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|"
        + repeated("-8-[a]", 10 * count) + "\", options: [], metrics: nil, views: v)) }"
    ),
    (
      "constraints in calls in the arguments of one call",
      "f(" + repeated("g(v.topAnchor.constraint(equalTo: x)),\n", 5 * count) + "a)"
    ),
    (
      "constraints in one argument",
      "f(" + repeated("a = v.topAnchor.constraint(equalTo: x);", 5 * count) + ")"
    ),
    (
      "comparisons outside of statements",
      "import Anchorage\n{ a" + repeated(".f(v.edgeAnchors == x.edgeAnchors - 8)", 5 * count)
        + " }()"
    ),
    (
      "unused constraints in the conditions of a closure",
      "f {" + repeated("#if A\nv.topAnchor.constraint(equalTo: x)\n#endif\n", 2 * count) + "}"
    ),
    (
      "fixable statements on one line",
      "func s() {"
        + repeated(
          "let h = a.heightAnchor.constraint(equalToConstant: 20); h.priority = .low; activate([h]);",
          4 * count) + "}"
    ),
    ("brackets that nothing closes", repeated("({[")),
    ("brackets that close nothing", "func a() {\n" + repeated("}])")),
  ]

  @Test("checking terminates and is deterministic", arguments: inputs.indices)
  func ends(_ index: Int) {
    let rules = RuleSet.catalogue()
    let first = diagnostics(of: rules, in: Self.inputs[index].code)
    let second = diagnostics(of: rules, in: Self.inputs[index].code)
    #expect(first.map(\.range) == second.map(\.range), "\(Self.inputs[index].name)")
  }

  @Test("a file truncated at any byte is read safely", arguments: Catalog.rules.indices)
  func prefixes(_ index: Int) {
    let rules = RuleSet.catalogue()
    for example in Catalog.rules[index].description.badExamples {
      let bytes = Array(example.code.utf8)
      guard bytes.count < 1_000 else { continue }
      let checker = FileChecker(rules: rules)
      for end in stride(from: 0, to: bytes.count, by: Effort.full(1, byDefault: 17)) {
        checker.source.load(bytes[..<end])
        let found = checker.check(path: FilePath("Cut.swift"))
        #expect(found.allSatisfy { $0.range.upperBound <= end })
      }
    }
  }
}
