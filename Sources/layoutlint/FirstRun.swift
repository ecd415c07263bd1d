import Learning
import LintEngine
import Project
import Reporting
import Rules

/// A run for people without a configuration, whose conventions are the cookbook's and perhaps not those of the team.
struct FirstRun {
  private let discovery: FileDiscovery
  private let threads: Int

  /// Nil for other runs.
  ///
  /// - Parameter configuration: that of the current folder.
  init?(_ invocation: Invocation, _ configuration: Configuration, _ discovery: FileDiscovery) {
    let names: [Option.Name] = [
      .quiet, .noConfig, .preset, .only, .enable, .writeBaseline, .stdinFilename,
    ]
    guard configuration.path == nil, !invocation.usesGit, discovery.files.count > 1,
      !names.contains(where: invocation.has)
    else { return nil }
    self.discovery = discovery
    threads = invocation.threads
  }

  /// What the code does most, by the rules that have found something.
  func habits(_ result: LintResult) -> [String: String] {
    let ids = Set(result.diagnostics.lazy.filter { !$0.isMistake }.map(\.rule))
    guard !ids.isEmpty else { return [:] }
    let rules = Catalog.rules.filter { ids.contains($0.id) }
    let lessons = ConventionLearner(
      rules: rules, helperSearch: Catalog.helperSearch, threads: threads
    ).learn(discovery)
    return Dictionary(
      lessons.conventions.compactMap { lesson in lesson.habit.map { (lesson.rule.id, $0) } },
      uniquingKeysWith: { $1 })
  }
}

extension LearnedConvention {
  /// The choice that most of the code follows, in a sentence.
  fileprivate var habit: String? {
    let likeliest = choices.max { $0.consistency < $1.consistency }
    guard let choice = decided.map({ choices[$0] }) ?? likeliest, choice.consistency.count > 0
    else { return nil }
    let figures = "\(choice.consistency.count) of \(choice.consistency.total) \(places)"
    let defaults = Dictionary(
      rule.options.map { ($0.name, $0.defaultValue) }, uniquingKeysWith: { $1 })
    let options = choice.options.filter { $0.value.configurationText != defaults[$0.name] }
      .map { "`\($0.name): \($0.value.configurationText)`" }
    guard !options.isEmpty else { return "the code keeps to it in \(figures)" }
    return "most of the code follows \(options.joined(separator: ", ")): \(figures)"
  }
}
