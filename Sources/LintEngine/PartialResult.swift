import LayoutModel
import Project
import RuleKit

/// What some files of a run say, before it is resolved what depends on others. Where only one text changes at a time, the
/// files around it need not be read again.
public struct PartialResult: Sendable {
  fileprivate let result: LintResult

  init(_ result: LintResult) { self.result = result }

  /// What no file says.
  public init() { self.init(LintResult()) }

  /// The findings, with what depends on other files as an earlier run has seen them.
  public func diagnostics(knowing run: LintResult) -> [Diagnostic] {
    var groups = Dictionary(grouping: result.diagnostics, by: \.project)
    var all = groups.removeValue(forKey: ProjectTable.none) ?? []
    for (project, diagnostics) in groups {
      var diagnostics = diagnostics
      let facts = run.facts[project] ?? RunFacts()
      _ = facts.decide(&diagnostics, silenced: [])
      facts.decideFixes(of: &diagnostics)
      all += diagnostics
    }
    for index in all.indices { all[index].project = ProjectTable.none }
    all.sortAsOutput()
    return all
  }
}

extension LintResult {
  /// The result of a run that was carried out in parts.
  ///
  /// - Parameter discovery: has the files of all parts.
  public init(_ parts: some Sequence<PartialResult>, of discovery: FileDiscovery) {
    self.init()
    for part in parts { formUnion(part.result) }
    complete(discovery)
  }
}
