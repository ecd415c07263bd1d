import LintEngine
import Rules
import Testing

@Suite("unknown_suppression")
struct UnknownSuppressionTests {
  @Test(
    "the message says what is wrong with a suppression and how to correct it",
    arguments: [
      (
        "disabel a",
        "`layoutlint:disabel` is no suppression, so it does nothing; did you mean `layoutlint:disable`?"
      ),
      (
        "silence a",
        "`layoutlint:silence` is no suppression, so it does nothing; there are `disable`, `enable`, `disable:next`, `disable:this`, `disable:previous`"
      ),
      (
        " disable a",
        "the blank before `disable` keeps this from being a suppression; write `layoutlint:disable`"
      ),
      (
        "enable",
        "`layoutlint:enable` names no rule, so it does nothing; name the rules behind it, or write `all`"
      ),
      (
        "disable setup_lenght",
        "no rule `setup_lenght`, so its suppression does nothing; did you mean `setup_length`?"
      ),
      (
        "disable because `I` want",
        "no rule `because`, so its suppression does nothing; `layoutlint rules` lists them all; a reason stands behind ` - `|no rule `'I'`, so its suppression does nothing; `layoutlint rules` lists them all; a reason stands behind ` - `|no rule `want`, so its suppression does nothing; `layoutlint rules` lists them all; a reason stands behind ` - `"
      ),
      (
        "disable syntax",
        "`syntax` cannot be silenced by a comment; leave the name out, and change what is reported"
      ),
      (
        "disable unknown_suppression",
        "`unknown_suppression` cannot be silenced by a comment; leave the name out, and change what is reported"
      ),
      ("disable setup_length, setup_grouping, constraint_order, all", ""),
    ])
  func unknown(_ suppression: String, _ expected: String) {
    let found = advice(of: UnknownSuppression(), on: "// layoutlint:\(suppression)")
    #expect(found.joined(separator: "|") == expected)
  }
}
