import Learning
import LintEngine
import Platform
import Project
import Rules

/// A run that nobody has told which conventions the code has: those of the cookbook are perhaps not those of the team.
struct FirstRun {
  private let invocation: Invocation
  private let workspace: Workspace
  private let discovery: FileDiscovery
  private let root: FilePath?

  /// Nil where a configuration or an option decides.
  ///
  /// - Parameter found: the settings of the current folder.
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
      rules: Catalog.rules, helperSearch: Catalog.helperSearch, threads: invocation.threads
    ).conventions(in: discovery) { ids.contains($0.description.id) }
  }
}

extension LearnedConvention {
  /// Whether more of the code keeps another way than the default one, from which it departs too often for slips.
  var isKeptDifferently: Bool {
    guard let standard, standard.placeCount >= Self.fewPlaces else { return false }
    let hasSlipsOnly = standard.findingCount * Self.slipsIn <= standard.placeCount
    return !standard.isKeptByMost || !hasSlipsOnly && usual.percent > standard.percent
  }

  /// The way of nearly all of the code, as far as it says most about it: an order of a few attributes is easily kept.
  private var usual: Choice {
    let most = choices.reduce(0) { max($0, $1.placeCount) }
    let telling = choices.filter { $0.placeCount * 3 >= most * 2 }
    return telling.first { $0.percent >= Self.nearlyAll }
      ?? telling.max { $0.percent < $1.percent } ?? likeliest
  }

  private static let fewPlaces = 5
  private static let slipsIn = 20
  private static let nearlyAll = 80

  /// What most of the code does, in a few words: "97% keep the default".
  var shortHabit: String {
    let choice = usual
    if choice.placeCount < Self.fewPlaces { return "too few places to tell" }
    let lead = choice.isKeptByMost ? "" : "mixed, "
    let way = choice.options.isEmpty ? "the default" : "`\(choice.text)`"
    return "\(lead)\(choice.percent)% keep \(way)"
  }
}
