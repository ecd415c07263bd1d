import LintEngine
import Platform
import Reporting
import Rules

/// `layoutlint explain RULE`: shows the full description of a rule, or the rules of a family or preset.
struct ExplainCommand {
  private let invocation: Invocation
  private let named: NamedRules

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    let names = invocation.operands.map { String(decoding: $0.bytes, as: UTF8.self) }
    guard names.count == 1 else {
      throw UsageError(
        names.isEmpty ? "`explain` needs the name of a rule" : "`explain` takes one rule",
        "`layoutlint rules` lists them all")
    }
    do {
      named = try NamedRules(names[0], among: Catalog.rules)
    } catch {
      throw UsageError(error)
    }
  }

  func run() -> ExitStatus {
    var output: [UInt8] = []
    switch named {
    case .rule(let rule):
      RuleExplanation(
        rule.description, style: invocation.style, width: StandardStream.output.terminalWidth
      ).render(into: &output)
    case .group(let group):
      let rules = named.rules(among: Catalog.rules).map { $0.description }
      GroupExplanation(group, rules, style: invocation.style).render(into: &output)
    }
    return Console.write(output)
  }
}
