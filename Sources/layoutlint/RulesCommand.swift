import Reporting
import RuleKit
import Rules

/// `layoutlint rules [NAME …]`: lists all rules, or those with some names.
struct RulesCommand {
  private let invocation: Invocation
  private let rules: [RuleDescription]

  init(_ invocation: Invocation) throws(UsageError) {
    if invocation.has(.output), invocation.value(.format) != "docc" {
      throw UsageError("`--output` without `--format docc`", "add it, or redirect the output")
    }
    self.invocation = invocation
    var named: Set<String> = []
    for word in invocation.words {
      do {
        let rules = try NamedRules(word, among: Catalog.rules).rules(among: Catalog.rules)
        named.formUnion(rules.map { $0.id })
      } catch {
        throw UsageError(
          error.message, error.advice + "; `layoutlint ./rules` lints a folder of that name")
      }
    }
    rules = Catalog.rules.map { $0.description }.filter { named.isEmpty || named.contains($0.id) }
  }

  func run() throws(UsageError) -> ExitStatus {
    var output: [UInt8] = []
    switch invocation.value(.format) {
    case "docc": return try writePages()
    case "markdown":
      RuleCatalogue(rules).render(into: &output)
      return Console.writeSource(output, "the catalogue")
    case "json":
      RuleJSON(rules, documentation: LayoutLint.documentation).render(into: &output)
      return Console.write(output, .json)
    default:
      RuleTable(rules, style: invocation.style).render(into: &output)
      return Console.show(output)
    }
  }

  private func writePages() throws(UsageError) -> ExitStatus {
    guard let folder = invocation.file(.output) else {
      throw UsageError("`--format docc` writes several files", "add `--output FOLDER`")
    }
    let writer = try Workspace(invocation).search.writer(for: [])
    for rule in rules {
      var page: [UInt8] = []
      RuleCatalogue(rules).renderPage(of: rule, into: &page)
      let status = Console.writeSource(
        page, "the page", to: folder.tidied.appending("\(rule.id).md"), writer)
      guard status == .success else { return status }
    }
    return .success
  }
}
