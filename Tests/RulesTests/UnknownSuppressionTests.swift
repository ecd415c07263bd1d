import Testing

@testable import Rules

@Suite("unknown_suppression")
struct UnknownSuppressionTests {
  @Test(
    "the message says what is wrong with a suppression and how to correct it",
    arguments: [
      (
        "disabel a",
        "`layoutlint:disabel` is not a suppression, so it has no effect; did you mean `layoutlint:disable`?"
      ),
      (
        "silence a",
        "`layoutlint:silence` is not a suppression, so it has no effect; use one of `disable`, `enable`, `disable:next`, `disable:this`, `disable:previous`"
      ),
      (
        " disable a",
        "because of the space before `disable`, this is not a suppression; write `layoutlint:disable`"
      ),
      (
        "enable",
        "`layoutlint:enable` names no rule, so it has no effect; name the rules after it, or write `all`"
      ),
      (
        "disable setup_lenght",
        "no rule `setup_lenght`, so its suppression has no effect; did you mean `setup_length`?"
      ),
      (
        "disable because `I` want",
        "no rule `because`, so its suppression has no effect; `layoutlint rules` lists them all; a reason follows ` - `|no rule `'I'`, so its suppression has no effect; `layoutlint rules` lists them all; a reason follows ` - `|no rule `want`, so its suppression has no effect; `layoutlint rules` lists them all; a reason follows ` - `"
      ),
      (
        "disable syntax",
        "`syntax` cannot be silenced by a comment; remove the name, and fix what is reported"
      ),
      (
        "disable unknown_suppression",
        "`unknown_suppression` cannot be silenced by a comment; remove the name, and fix what is reported"
      ),
      ("disable setup_length, setup_grouping, constraint_order, all", ""),
    ])
  func unknown(_ suppression: String, _ expected: String) {
    let found = advice(of: UnknownSuppression(), on: "// layoutlint:\(suppression)")
    #expect(found.joined(separator: "|") == expected)
  }
}
