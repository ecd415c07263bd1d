import RuleKit

@testable import Rules

/// `message; advice` of a rule's finding on a comment before a function with a finding of `setup_length`.
func advice(of rule: any Rule, on comment: String) -> [String] {
  var rules = RuleSet()
  rules.add(SetupLength(options: .init(maxLines: 0)))
  rules.add(SetupGrouping(), severity: .off)
  rules.add(ConfigInLayout(), severity: .off)
  rules.add(NegativeConstant())
  rules.leaveOut(ConstraintOrder.self)
  rules.add(rule, severity: .warning)
  let code = """
    \(comment)
    class A: UIView {
      func setupViews() {
        addSubview(b)
      }
    }
    """
  return diagnostics(of: rules, in: code).filter { $0.rule == type(of: rule).description.id }
    .map { "\($0.message); \($0.advice)" }
}
