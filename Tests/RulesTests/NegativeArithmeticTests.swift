import Testing

@testable import Rules

@Suite("negative_constant, scope")
struct NegativeArithmeticTests {
  private let rule = NegativeConstant(options: .init(scope: .all))

  @Test(
    "`all` checks every expression, and `layout` does not",
    arguments: [
      "let offset = ↓-inset", "f(↓-inset)", "let x = [↓-a, b]",
      "view.transform = .init(translationX: ↓-inset, y: 0)", "return ↓-(a + b)",
      "let x = isOn ? ↓-a : b", "let x = a + b * ↓-c", "g(x: ↓width * -1.0)",
      "let x = f(a, h(↓-inset))", "let x = y ?? ↓-inset", "let x = a[↓-i]", "x -= ↓-inset",
    ])
  func everything(_ marked: String) {
    expect(rule, marked)
    expect(NegativeConstant(), marked.replacing("↓", with: ""))
  }

  @Test(
    "literals, whole numbers, subtraction and the operator's own declaration are silent",
    arguments: [
      "let a = -1", "let a = -0.5", "let i = a - b", "let a = -1.0 * inset",
      "let count = 3\nlet a = -count", "let a = -items.count", "array.index(i, offsetBy: -1)",
      "prefix func -(a: A) -> A { a.negated }",
    ])
  func silent(_ code: String) {
    expect(rule, code)
    expect(NegativeConstant(options: .init(literals: true, scope: .all)), code)
  }

  @Test("numbers of layout are reported once, and arguments of functions in them too")
  func once() {
    expect(rule, "a.topAnchor.constraint(equalTo: t, constant: ↓-inset).isActive = true")
    expect(rule, "a.topAnchor.constraint(equalTo: t, constant: f(↓-inset)).isActive = true")
    expect(rule, "a.frame = CGRect(x: ↓-inset, y: 0, width: 1, height: 1)")
  }

  @Test("negatives in each other are found, and the fixes of different numbers do not overlap")
  func nested() throws {
    let depth = 3
    let code =
      "func f(x: CGFloat) -> CGFloat { " + String(repeating: "-(", count: depth) + "x"
      + String(repeating: ")", count: depth) + " }"
    let fix = try #require(diagnostics(of: rule, in: code).first?.fix)
    for (edit, next) in zip(fix.edits, fix.edits.dropFirst()) {
      #expect(edit.range.upperBound < next.range.lowerBound)
    }
  }

  @Test("a negative in parentheses is part of the expression around them, however deep")
  func parentheses() {
    expect(rule, "let x = ↓-(a + -(b))")
    expect(rule, "let x = ↓-(a) + (-b)")
    expect(rule, "let x = ↓-f(a, h(-b)) + (-c)")
    let depth = 3_000
    let deep =
      String(repeating: "-(", count: depth) + "x" + String(repeating: ")", count: depth)
    let found = diagnostics(of: rule, in: "let y = \(deep)")
    #expect(found.count == 1 && found[0].fix != nil)
  }

  @Test("the fix is unsafe")
  func fix() {
    #expect(fixing("let a = x / -b", of: rule) == "let a = x / (-1.0 * b)")
    #expect(fixing("f(x: -b)", of: rule) == "f(x: -1.0 * b)")
    #expect(diagnostics(of: rule, in: "let a = -b").map(\.fix?.safety) == [.unsafe])
    #expect(
      fixing("let a = -1.0 * b", of: NegativeConstant(options: .init(style: .prefix, scope: .all)))
        == "let a = -b")
  }
}
