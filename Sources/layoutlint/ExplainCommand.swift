import LintEngine
import Platform
import Reporting
import Rules

/// `layoutlint explain RULE`: shows the full description of a rule.
struct ExplainCommand {
  private let invocation: Invocation
  private let rule: RuleDescription

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    let names = invocation.operands.map { String(decoding: $0.bytes, as: UTF8.self) }
    guard names.count == 1 else {
      throw UsageError(
        names.isEmpty ? "`explain` needs the name of a rule" : "`explain` takes one rule",
        "`layoutlint rules` lists them all")
    }
    do {
      rule = try findRule(names[0], among: Catalog.rules).description
    } catch {
      throw UsageError(error)
    }
  }

  func run() -> ExitStatus {
    var output: [UInt8] = []
    RuleExplanation(rule, style: invocation.style, width: StandardStream.output.terminalWidth)
      .render(into: &output)
    return Console.write(output)
  }
}
