import LintEngine
import Rules
import Testing

@Suite("Rules about suppressions")
struct SuppressionRuleTests {
  /// `message; advice` of what a rule says about a comment before a function with a finding of `setup_length`.
  private func said(_ rule: any Rule, _ comment: String) -> [String] {
    var rules = RuleSet()
    rules.add(SetupLength(options: .init(maxLines: 0)))
    rules.add(SetupGrouping(), severity: .off)
    rules.add(ConfigInLayout(), severity: .off)
    rules.add(NegativeConstant())
    rules.leaveOut(ConstraintOrder.self)
    rules.add(rule, severity: .warning)
    let code = "\(comment)\nclass A: UIView {\n  func setupViews() {\n    addSubview(b)\n  }\n}"
    return diagnostics(of: rules, in: code).filter { $0.rule == type(of: rule).description.id }
      .map { "\($0.message); \($0.advice)" }
  }

  @Test(
    "what is wrong with a suppression, and what would be right",
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
    let found = said(UnknownSuppression(), "// layoutlint:\(suppression)")
    #expect(found.joined(separator: "|") == expected)
  }

  @Test(
    "a suppression that silences nothing, and why",
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
        "this suppression of `negative_constant` silences nothing; take `negative_constant` out of the list"
      ),
      (
        "disable setup_grouping",
        "this suppression of `setup_grouping` silences nothing: the rule is off here; remove the suppression"
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
    let found = said(UnusedSuppression(), "// layoutlint:\(suppression) - a test")
    #expect(found.joined(separator: "|") == expected)
  }

  @Test(
    "a reason is asked of whatever silences",
    arguments: [
      ("disable setup_length", true), ("disable:next all -", true), ("disable syntax", true),
      ("disable setup_length - one screen", false), ("enable setup_length", false),
      ("disable", false), ("disabel setup_length", false),
    ])
  func reason(_ suppression: String, _ isReported: Bool) {
    #expect(!said(SuppressionReason(), "// layoutlint:\(suppression)").isEmpty == isReported)
  }
}
