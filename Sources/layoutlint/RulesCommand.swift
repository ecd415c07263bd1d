import LintEngine
import Reporting
import Rules

/// `layoutlint rules`: lists all rules.
struct RulesCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) throws(UsageError) {
    guard let operand = invocation.operands.first else {
      self.invocation = invocation
      return
    }
    let word = String(decoding: operand.bytes, as: UTF8.self)
    throw UsageError(
      "`rules` takes no name, found `\(word)`",
      "`layoutlint explain RULE` shows one rule; `layoutlint ./rules` lints a folder of that name")
  }

  func run() -> ExitStatus {
    let rules = Catalog.rules.map { $0.description }
    var output: [UInt8] = []
    if invocation.value(.format) == "markdown" {
      RuleCatalogue(rules).render(into: &output)
    } else {
      RuleTable(rules, style: invocation.style).render(into: &output)
    }
    return Console.write(output)
  }
}
