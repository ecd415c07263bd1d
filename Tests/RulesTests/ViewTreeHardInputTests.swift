import LintEngine
import TestSupport
import Testing

@testable import Rules

/// Extreme code for the rules about the view tree; nothing here is timed.
@Suite("Large and deeply nested view trees")
struct ViewTreeHardInputTests {
  private static let count = Effort.full(5_000, byDefault: 50)

  private static func repeated(_ text: String) -> String { String(repeating: text, count: count) }

  private static func numbered(_ make: (Int) -> String) -> String {
    (0..<count).map(make).joined()
  }

  static let inputs: [(name: String, code: String)] = [
    (
      "one view added many times",
      "class A: UIView { let x = UIView(); func s() {\n" + repeated("addSubview(x)\n") + "}}"
    ),
    (
      "many views, each added twice",
      "class A: UIView {\n" + numbered { "let x\($0) = UIView()\n" } + "func s() {\n"
        + numbered { "addSubview(x\($0))\n" } + numbered { "addSubview(x\($0))\n" } + "}}"
    ),
    (
      "many functions that add the same view",
      "class A: UIView { let x = UIView()\n" + numbered { "func f\($0)() { addSubview(x) }\n" }
        + "func s() {\n" + numbered { "f\($0)()\n" } + "}}"
    ),
    (
      "many callers of one function",
      "class A: UIView { let x = UIView()\nfunc f() {" + repeated("addSubview(x)\n") + "}\n"
        + numbered { "func g\($0)() { f() }\n" } + "}"
    ),
    (
      "many dead views",
      "class A: UIView {\n" + numbered { "private let x\($0) = UIView()\n" } + "func s() {\n"
        + numbered { "x\($0).alpha = 1\n" } + "}}"
    ),
    (
      "many types with views of the same name",
      numbered {
        "class A\($0): UIView { private let x = UIView(); func s() { x.alpha = 1; y.x.alpha = 1 } }\n"
      }
    ),
    (
      "many views that keep their autoresizing masks",
      "class A: UIView { func s() {\n"
        + numbered {
          "let x\($0) = UIView(); addSubview(x\($0)); x\($0).topAnchor.constraint(equalTo: y).isActive = true\n"
        } + "}}"
    ),
    (
      "a long list of views",
      "class A: UIView { private let x = UIView(); func s() { x.alpha = 1; f(["
        + repeated("x, ") + "x]) }}"
    ),
    (
      "closures in the initial values of views",
      "class A: UIView {\n" + repeated("lazy var x: UIView = { let x = UIView(); ")
        + repeated("return x }()") + "}"
    ),
    (
      "makers in callbacks",
      "class A: UIView { override func layoutSubviews() {\n" + numbered { "f\($0)()\n" } + "}\n"
        + numbered { "func f\($0)() { if a { addSubview(x) } }\n" } + "}"
    ),
    (
      "cells that add many views",
      "class A: UITableViewCell {\n" + numbered { "func f\($0)() { addSubview(x\($0)) }\n" } + "}"
    ),
    (
      "constraints of other views",
      "addSubview(x, withConstraints: ["
        + numbered { "v\($0).topAnchor.constraint(equalTo: w\($0).topAnchor),\n" } + "])"
    ),
    (
      "nested lists of constraints",
      repeated("addSubview(x, withConstraints: [v.topAnchor.constraint(equalTo: w.topAnchor), ")
        + repeated("])")
    ),
  ]

  @Test("checking terminates and is deterministic", arguments: inputs.indices)
  func ends(_ index: Int) {
    var rules = RuleSet.catalogue {
      [.cookbook, .runTime].contains($0.family) && $0.id != LayoutInCallback.id
    }
    rules.add(LayoutInCallback(options: .init(frames: true)), severity: .warning)
    let first = diagnostics(of: rules, in: Self.inputs[index].code)
    let second = diagnostics(of: rules, in: Self.inputs[index].code)
    #expect(first.map(\.range) == second.map(\.range), "\(Self.inputs[index].name)")
  }
}
