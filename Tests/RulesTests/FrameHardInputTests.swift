import LintEngine
import TestSupport
import Testing

@testable import Rules

@Suite("Large and deeply nested frame code")
struct FrameHardInputTests {
  private static let count = Effort.full(4_000, byDefault: 40)

  private static func repeated(_ text: String) -> String { String(repeating: text, count: count) }

  private static func numbered(_ make: (Int) -> String) -> String {
    (0..<count).map(make).joined()
  }

  static let inputs: [(name: String, code: String)] = [
    (
      "unused layouts",
      "func f() {\n"
        + numbered {
          "let l\($0) = UIView.ViewLayout(withBounds: v\($0), position: .left, size: s, padding: (0, -x))\n"
        } + "}"
    ),
    (
      "many round views",
      "func performLayout() {\n"
        + numbered {
          "v\($0) = UIView(width: 8, height: 8)\nv\($0).layer.cornerRadius = v\($0).frame.height / 2\n"
        } + "}"
    ),
    (
      "one view, rounded many times",
      "func performLayout() {\n"
        + repeated("v = UIView(width: 8, height: 8)\nv.layer.cornerRadius = v.frame.height / 2\n")
        + "}"
    ),
    ("views in views", "v = " + repeated("UIView(topInset: -x, frame: ") + repeated(")")),
    ("frames in frames", "v = UIView(frame: " + repeated("CGRect(frame: ") + repeated(")") + ")"),
    ("lengths in parentheses", "v.frame.origin.x = " + repeated("(1 + ") + "2" + repeated(")")),
    ("fonts in fonts", "v.font = " + repeated("UIFont(name: a, size: ") + "1" + repeated(")")),
    (
      "fonts in one list",
      "v.fonts = [" + repeated("UIFont.systemFont(ofSize: 15), ") + "]"
    ),
    (
      "points in one list",
      "class A: UIView { func f() { p = ["
        + repeated("CGPoint(x: frame.minX, y: frame.maxY), ") + "] } }"
    ),
    (
      "functions with one name",
      "class A: UIView { func performLayout() { " + repeated("f(); ") + "}\n"
        + repeated("func f() { f() }\n") + "}"
    ),
    (
      "layers",
      "class A: UIView {\n" + numbered { "let l\($0) = CALayer()\n" } + "func f() {\n"
        + numbered { "l\($0).frame = bounds\n" } + "} }"
    ),
  ]

  @Test("checking terminates and is deterministic", arguments: inputs.indices)
  func ends(_ index: Int) {
    var rules = RuleSet()
    for rule in Catalog.rules where rule.description.family == .frames {
      rules.add(rule.configured(), severity: .warning)
    }
    rules.add(NegativeConstant(), severity: .warning)
    rules.add(LayoutInInitialization(), severity: .warning)
    let first = diagnostics(of: rules, in: Self.inputs[index].code)
    let second = diagnostics(of: rules, in: Self.inputs[index].code)
    #expect(first.map(\.range) == second.map(\.range), "\(Self.inputs[index].name)")
  }
}
