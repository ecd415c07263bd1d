import Editing
import Platform
import RuleKit
import Testing

@testable import Rules

@Suite("Fixes in code that does not parse")
struct BrokenCodeFixTests {
  @Test(
    "code with syntax errors is not fixed, and no fix counts as refused",
    arguments: [
      "let x = = 3", "f(a,, b)", "a.", "view addSubview(label)", "let y = 'z'", "let = 3", "[",
    ])
  func broken(_ line: String) {
    let rules = RuleSet.catalogue()
    let code = """
      class A: UIView { func s() {
        a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: -inset).isActive = true
        \(line)
      } }
      """
    let choice = FixChoice(includesUnsafe: true)
    let outcome = Fixer(rules: rules).fix(Array(code.utf8), as: FilePath("A.swift"), choice)
    #expect(outcome.isBroken)
    #expect(outcome.text == Array(code.utf8))
    #expect(outcome.refusals.isEmpty && outcome.fights.isEmpty)
  }
}
