import LintEngine
import TestSupport
import Testing

@testable import Rules

/// Large numbers of comparisons and attributes, which a quadratic search would not survive. Nothing here is timed: a
/// test that takes minutes has failed.
@Suite("Large and deeply nested comparisons")
struct ComparisonHardInputTests {
  private static let count = Effort.full(4_000, byDefault: 60)

  private static func repeated(_ text: String, _ times: Int = count) -> String {
    String(repeating: text, count: times)
  }

  static let inputs: [(name: String, code: String)] = [
    ("comparisons of one view", "func s() {" + repeated("a.topAnchor == b.topAnchor\n") + "}"),
    (
      "comparisons in an array",
      "activate([" + repeated("a.topAnchor == b[0].topAnchor - f(-x),") + "])"
    ),
    ("comparisons in closures", repeated("f { a.topAnchor == b.topAnchor; ") + repeated("}")),
    ("comparisons in parentheses", repeated("(a.topAnchor == ") + "b.topAnchor" + repeated(")")),
    ("parentheses around one", repeated("(") + "a.topAnchor == b.topAnchor" + repeated(") ~ 1")),
    ("a chain of comparisons", "a.topAnchor" + repeated(" == a.topAnchor")),
    ("a chain of priorities", "a.topAnchor == b" + repeated(" ~ a.topAnchor == b")),
    ("a long sum", "a.topAnchor == " + repeated("x - -y + ") + "b.topAnchor" + repeated(" * x")),
    (
      "parentheses in a sum",
      "a.topAnchor == " + repeated("-x * (") + "b.topAnchor" + repeated(") + x")
    ),
    ("a long path", "a" + repeated(".topAnchor") + " == b.topAnchor"),
    (
      "after many closures",
      "f(" + repeated("{ [x] },") + repeated("a.topAnchor == b.topAnchor,") + ")"
    ),
    (
      "nested closures with parameters",
      repeated("constrain(a) { a in a.top == a.superview!.top; ") + repeated("}")
    ),
    (
      "comparisons of parameters",
      "constrain(a, b) { a, b in " + repeated("a.top == b.top + b.top.top - -x\n") + "}"
    ),
    (
      "many parameters",
      "constrain(" + repeated("a,") + "a) { " + repeated("a,") + "b in "
        + repeated("b.top == b.bottom\n") + "}"
    ),
    (
      "an argument of many tokens",
      "constrain(" + repeated("a +") + "a) { b in " + repeated("b.top == b.bottom\n") + "}"
    ),
    ("many aligned", "constrain(a) { a in align(top: a" + repeated(", a") + ") }"),
    ("attributes of one view", "a.easy.layout(" + repeated("Top(-x).to(b),") + "Top())"),
    ("attributes in each other", "a.easy.layout(" + repeated("Top(") + repeated(")") + ")"),
    ("attributes in arrays", "a.easy.layout(" + repeated("[Top(), ") + repeated("]") + ")"),
    ("a chain of modifiers", "a.easy.layout(Top()" + repeated(".to(b).with(-x).when { c }") + ")"),
    ("a chain of arrows", "import EasyPeasy\na" + repeated(" <- [Top()] <- Top(8)")),
  ]

  @Test("checking terminates and is deterministic", arguments: inputs.indices)
  func ends(_ index: Int) {
    let rules = RuleSet.catalogue()
    let first = diagnostics(of: rules, in: Self.inputs[index].code)
    let second = diagnostics(of: rules, in: Self.inputs[index].code)
    #expect(first.map(\.range) == second.map(\.range), "\(Self.inputs[index].name)")
  }

  @Test("code truncated at any byte is read safely")
  func prefixes() {
    let rules = RuleSet.catalogue()
    let code = """
      import Anchorage
      func s() { (a.edgeAnchors /==/ (b.edgeAnchors - 8) * 2 ~ .low).all; x = [a?.topAnchor <= b[0].topAnchor, y] }
      constrain(a, [b]) { a, b in a.edges == inset(b.superview!.edges, 8); align(top: a, b); distribute(by: 8, vertically: [a, b]) }
      self.a <- [Top(>=(8)*2).to(b, .top).when { c }].with(.low)
      self.a <- Top(8).(b).when { [c] in d }
      constrain(a) { a in a.edges == inset(b)(a.edges, 8) }
      _ = a.heightAnchor == 8
      a.easy.layout(wide ? Top(*2) : Left((>=8)*2), Size().like(b))
      """
    let checker = FileChecker(rules: rules)
    let bytes = Array(code.utf8)
    let step = Effort.full(1, byDefault: 4)
    for end in stride(from: 0, to: bytes.count, by: step) {
      checker.source.load(bytes[..<end])
      let found = checker.check(path: FilePath("Cut.swift"))
      #expect(found.allSatisfy { $0.range.upperBound <= end })
    }
    for start in stride(from: 0, to: bytes.count, by: step) {
      checker.source.load(bytes[start...])
      _ = checker.check(path: FilePath("Cut.swift"))
    }
  }
}
