import Testing

@testable import Rules

@Suite("unused_suppression")
struct UnusedSuppressionTests {
  @Test(
    "the message says why a suppression silences nothing",
    arguments: [
      (
        "disable negative_constant",
        "this suppression of `negative_constant` silences nothing; remove the suppression"
      ),
      (
        "disable negative_constant, setup_grouping",
        "this suppression of `negative_constant`, `setup_grouping` silences nothing; remove the suppression"
      ),
      (
        "disable setup_length, negative_constant",
        "this suppression of `negative_constant` silences nothing; remove `negative_constant` from the list"
      ),
      (
        "disable setup_grouping",
        "this suppression of `setup_grouping` silences nothing: the rule is off here; remove the suppression"
      ),
      (
        "disable frames",
        "this suppression of `frames` silences nothing: the rules are off here; remove the suppression"
      ),
      (
        "disable setup_grouping, config_in_layout",
        "this suppression of `setup_grouping`, `config_in_layout` silences nothing: the rules are off here; remove the suppression"
      ),
      (
        "enable all",
        "nothing has disabled `all` before this `layoutlint:enable`; remove the suppression"
      ),
      ("disable setup_length", ""), ("disable all", ""), ("disable constraint_order", ""),
      ("disable setup_lenght", ""), ("disabel setup_length", ""), ("disable", ""),
    ])
  func unused(_ suppression: String, _ expected: String) {
    let found = advice(of: UnusedSuppression(), on: "// layoutlint:\(suppression) - a test")
    #expect(found.joined(separator: "|") == expected)
  }
}
