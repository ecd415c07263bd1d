import Testing

@testable import Rules

@Suite("suppression_reason")
struct SuppressionReasonTests {
  @Test(
    "every comment that silences a rule needs a reason",
    arguments: [
      ("disable setup_length", true), ("disable:next all -", true), ("disable syntax", true),
      ("disable setup_length - one screen", false), ("enable setup_length", false),
      ("disable", false), ("disabel setup_length", false),
    ])
  func reason(_ suppression: String, _ isReported: Bool) {
    #expect(
      !advice(of: SuppressionReason(), on: "// layoutlint:\(suppression)").isEmpty == isReported)
  }
}
