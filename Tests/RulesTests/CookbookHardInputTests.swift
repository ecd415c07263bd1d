import LintEngine
import TestSupport
import Testing

@testable import Rules

/// Like `HardInputTests`: code so large that a quadratic search would not survive. Nothing here is timed.
@Suite("Large and deeply nested inputs for the rules that are off by default")
struct CookbookHardInputTests {
  private static let count = Effort.full(4_000, byDefault: 60)

  private static func numbered(_ make: (Int) -> String) -> String {
    (0..<count).map(make).joined()
  }

  static let inputs: [(name: String, code: String)] = [
    (
      "nested views",
      "class A: UIView { func setup() {\n" + numbered { "v\($0).addSubview(v\($0 + 1))\n" } + "} }"
    ),
    (
      "nested closures that add views",
      "class A: UIView { func setup() {\n" + numbered { "[v\($0)].forEach {\nx.addSubview($0)\n" }
        + numbered { _ in "}\n" } + "} }"
    ),
    (
      "many constraints with priorities",
      "func setup() {\n"
        + numbered {
          "let c\($0) = a.topAnchor.constraint(equalTo: t)\nc\($0).priority = .low\n"
        } + "activate([" + numbered { "c\($0), " } + "])\n}"
    ),
    (
      "one name for many constraints",
      "func setup() {\n"
        + numbered { _ in
          "do {\nlet c = a.topAnchor.constraint(equalTo: t)\nc.priority = .low\nadd(c)\n"
        } + numbered { _ in "}\n" } + "}"
    ),
    (
      "many views added by hand",
      "func setup() {\n"
        + numbered {
          "addSubview(v\($0))\nv\($0).translatesAutoresizingMaskIntoConstraints = false\n"
        }
        + "NSLayoutConstraint.activate(["
        + numbered { "v\($0).topAnchor.constraint(equalTo: t),\n" }
        + "])\n}"
    ),
    (
      "many subviews in the wrong order",
      "class A: UIView {\n" + numbered { "let v\($0) = UIView()\n" } + "func setup() {\n"
        + numbered { "setupV\(count - 1 - $0)()\naddSubview(v\(count - 1 - $0))\n" } + "}\n"
        + numbered { "func setupV\($0)() { v\(count - 1 - $0).tag = 1; v\($0 / 2).alpha = 1 }\n" }
        + "}"
    ),
    (
      "many views without a preview",
      numbered { "class BaseV\($0): UIView { func f() { fatalError() } }\n" }
    ),
    ("many round corners", "func f() {\n" + numbered { "v\($0).layer.cornerRadius = 1\n" } + "}"),
  ]

  @Test("checking terminates and is deterministic", arguments: inputs.indices)
  func ends(_ index: Int) {
    let rules = RuleSet.catalogue { $0.defaultSeverity == .off }
    let first = diagnostics(of: rules, in: Self.inputs[index].code)
    let second = diagnostics(of: rules, in: Self.inputs[index].code)
    #expect(first.map(\.range) == second.map(\.range), "\(Self.inputs[index].name)")
  }
}
