import Learning
import LintEngine
import Platform
import Project
import Rules

/// A run without a configuration: the cookbook's conventions apply, and the team's may be others.
struct FirstRun {
  private let invocation: Invocation
  private let workspace: Workspace
  private let discovery: FileDiscovery
  private let root: FilePath?

  /// Nil where a configuration or an option decides.
  init?(
    _ invocation: Invocation, _ workspace: Workspace, _ found: FoundConfiguration,
    _ discovery: FileDiscovery
  ) {
    let decisions: [Option.Name] = [.noConfig, .preset, .only, .enable, .fixable, .stdinFilename]
    guard found.configuration.path == nil, !decisions.contains(where: invocation.has),
      !invocation.readsStandardInput,
      discovery.scopes.allSatisfy({ $0.rules.configuration == nil })
    else { return nil }
    (self.invocation, self.workspace, self.discovery) = (invocation, workspace, discovery)
    root = found.root
  }

  /// Whether the report of the run is one for somebody who looks at the code for the first time.
  var isOverview: Bool {
    discovery.files.count > 1 && !invocation.usesGit && !invocation.has(.quiet)
      && !invocation.has(.writeBaseline)
  }

  /// What the code does with the conventions of which something was found.
  func conventions(_ result: LintResult) -> [LearnedConvention] {
    conventions(of: result.diagnostics.filter { !$0.isMistake }, in: discovery)
  }

  /// The conventions that most of the project keeps in another way than their fixes.
  func keptDifferently(_ result: LintResult) -> [LearnedConvention] {
    let fixable = result.diagnostics.filter { !$0.isMistake && $0.fix != nil }
    guard !fixable.isEmpty else { return [] }
    let project = root.map { FileDiscovery([$0], workspace.search) } ?? discovery
    return conventions(of: fixable, in: project).filter(\.isKeptDifferently)
  }

  private func conventions(
    of findings: [Diagnostic], in discovery: FileDiscovery
  ) -> [LearnedConvention] {
    let ids = Set(findings.map(\.rule))
    guard !ids.isEmpty else { return [] }
    return ConventionLearner(
      rules: Catalog.rules, threads: invocation.threads
    ).conventions(in: discovery) { ids.contains($0.description.id) }
  }
}
