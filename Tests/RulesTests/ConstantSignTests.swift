import LintEngine
import RuleKit
import Testing

@testable import Rules

@Suite("constant_sign")
struct ConstantSignTests {
  private let expect = Expectation(
    ConstantSign(),
    in: """
      class A: UIView {
        func setUp() {
          addSubview(a)
          …
        }
      }
      """)

  // MARK: - Names

  // MARK: - Safe areas and containers

  // MARK: - Neighbours

  @Test("the message says what overlaps by how much, and an inset is a warning")
  func overlapMessage() {
    func found(_ body: String) -> Diagnostic? {
      var rules = RuleSet()
      rules.add(ConstantSign(), severity: nil)
      return diagnostics(of: rules, in: "class A: UIView { func f() { \(body) } }").first
    }
    let inset = found(
      "label.snp.makeConstraints { $0.trailing.equalTo(closeButton.snp.leading).inset(16) }")
    #expect(
      inset?.message
        == "`label` overlaps `closeButton` by 16 points: an inset from its `leading` points into it"
    )
    #expect(inset?.advice == "use a negative offset to keep the distance")
    #expect(inset?.severity == .warning)
    let bound = found(
      "label.trailingAnchor.constraint(lessThanOrEqualTo: closeButton.leadingAnchor, constant: 2).isActive = true"
    )
    #expect(
      bound?.message
        == "`label` may overlap `closeButton` by 2 points: a positive constant moves `trailing` into it"
    )
    #expect(bound?.severity == .note)
  }

}
