import LayoutModel
import LintEngine
import Platform
import Project
import RuleKit
import SwiftSource

/// Learns from code which conventions a team follows: it counts what the rules report under each of their settings, with the
/// same reading of the files as a run has.
public struct ConventionLearner {
  private let rules: [any LearnableRule.Type]
  private let linter: Linter

  public init(rules: [any Rule.Type], threads: Int) {
    self.rules = rules.compactMap { $0 as? any LearnableRule.Type }
    linter = Linter(threads: threads, wantsFixes: false)
  }

  /// What the code of some files agrees on, in the order of the rules.
  ///
  /// - Parameters:
  ///   - discovery: the files, without those that are no code of the team's own.
  ///   - settled: the options of the rules that people have decided about, by id; nil for a rule that is off.
  public func learn(
    _ discovery: FileDiscovery, settled: [String: [String: OptionValue]?] = [:]
  ) -> Lessons {
    var discovery = discovery
    let search = tally(on: discovery) { HelperSearch.find(in: $0, &$1) }
    let found = [LearnedHelper](search)
    let names = Dictionary(
      grouping: found.compactMap { FunctionName($0.name) }, by: \.base)
    let protocols = search.protocolsOfViews
    let helpers =
      found.isEmpty
      ? []
      : found.used(
        tally(on: discovery) { HelperSearch.count(names, besides: protocols, in: $0, &$1) })
    let setupNames = [LearnedSetupName](search)
    discovery.know(helpers, setupNames)
    var defaults = RuleSet()
    for type in rules where type.description.defaultSeverity != .off {
      defaults.add(type.configured(with: [:]), severity: .warning)
    }
    let result = run(defaults, on: discovery)
    let presets = Preset.allCases.filter { search[HelperWay.preset.of($0.rawValue)] > 0 }
    let own = settled.compactMapValues(\.self)
    // First, so that what is new gives way where two clash.
    var conventions = figures(own, in: discovery)
    for index in conventions.indices { conventions[index].decided = 0 }
    conventions += self.conventions(in: discovery, presets) { settled[$0.description.id] == nil }
      .map { lesson in
        var lesson = lesson
        lesson.decide()
        return lesson
      }
    conventions.dropClashes()
    conventions.keepCost(within: result.diagnostics.count, except: Set(own.keys))
    return Lessons(
      presets: presets, conventions: conventions, helpers: helpers, setupNames: setupNames,
      fileCount: result.fileCount, problems: result.problems)
  }

  /// What the rules report under each setting that a team may choose, in the order of the rules; nothing is decided.
  public func conventions(
    in discovery: FileDiscovery, _ presets: [Preset] = [],
    of isWanted: (any LearnableRule.Type) -> Bool
  ) -> [LearnedConvention] {
    let wanted = rules.filter(isWanted)
    var surveys = RuleSet()
    for type in wanted { add(surveyOf: type, to: &surveys) }
    let tallies = run(surveys, on: discovery).tallies
    return count(
      wanted.map { ($0, $0.choices(tallies[$0.description.id] ?? Tally())) }, presets,
      in: discovery
    ).filter(\.hasPlaces)
  }

  /// What rules report under given options, by their ids. A rule that leaves its style to the majority has the examples of the
  /// style with the fewest findings.
  public func figures(
    _ options: [String: [String: OptionValue]], in discovery: FileDiscovery
  ) -> [LearnedConvention] {
    let own = rules.compactMap { type in
      options[type.description.id].map { own in
        (type, [own.sorted { $0.key < $1.key }.map { OptionSetting($0, $1) }])
      }
    }
    let styles = conventions(in: discovery) { type in
      options[type.description.id].map { type.optionText("style", $0["style"]) } == "majority"
    }
    return count(own, in: discovery).map { lesson in
      var lesson = lesson
      if let way = styles.first(where: { $0.rule.id == lesson.rule.id })?.likeliest {
        lesson.choices[0].examples = way.examples
      }
      return lesson
    }
  }

  private func count(
    _ choices: [(type: any LearnableRule.Type, choices: [[OptionSetting]])],
    _ presets: [Preset] = [], in discovery: FileDiscovery
  ) -> [LearnedConvention] {
    var set = RuleSet()
    for (type, choices) in choices {
      let standard = presets.compactMap { type.description.presetOptions[$0] }.flatMap(Array.init)
      for (index, options) in choices.enumerated() {
        let values = Dictionary(standard + options.map { ($0.name, $0.value) }) { $1 }
        add(choice: type.configured(with: values), as: "\(type.description.id) \(index)", to: &set)
      }
    }
    let tallies = run(set, on: discovery).tallies
    return choices.map { type, choices in
      LearnedConvention(
        type: type,
        choices: choices.enumerated().map { index, options in
          .init(options, tallies["\(type.description.id) \(index)"] ?? Tally())
        })
    }
  }

  private func run(_ ruleSet: RuleSet, on discovery: FileDiscovery) -> LintResult {
    var discovery = discovery
    var vocabularies: [[String]: Vocabulary] = [:]
    for index in discovery.scopes.indices {
      var rules = ruleSet
      rules.helpers = discovery.scopes[index].rules.helpers
      rules.setupNames = discovery.scopes[index].rules.setupNames
      rules.makeVocabulary(sharing: &vocabularies)
      discovery.scopes[index].rules = rules
    }
    var result = linter.run(discovery)
    result.diagnostics.joinGroups()
    for (rule, found) in Dictionary(grouping: result.diagnostics, by: \.rule) {
      result.tallies[rule]?.takeDecided(found.count)
    }
    return result
  }

  private func tally(
    on discovery: FileDiscovery, _ count: @escaping @Sendable (ViewFile, inout Tally) -> Void
  ) -> Tally {
    var set = RuleSet()
    set.add(HelperSearch(), counting: count)
    return run(set, on: discovery).tallies[HelperSearch.id] ?? Tally()
  }

  private func add<Learned: LearnableRule>(surveyOf type: Learned.Type, to set: inout RuleSet) {
    set.add(surveyOf: type.init())
  }

  private func add(choice rule: any Rule, as label: String, to set: inout RuleSet) {
    guard let rule = rule as? any LearnableRule else { return }
    set.add(choice: rule, as: label)
  }
}

extension FileDiscovery {
  /// Lets the rules know functions that a search has found, as if the configurations named them.
  fileprivate mutating func know(_ helpers: [LearnedHelper], _ setupNames: [LearnedSetupName]) {
    let uses = Dictionary(uniqueKeysWithValues: helpers.map { ($0.name, $0.uses) })
    for index in scopes.indices {
      let rules = scopes[index].rules
      scopes[index].rules.helpers = LayoutHelpers(
        rules.helpers.uses.merging(uses) { own, _ in own })
      scopes[index].rules.setupNames = SetupNames(
        rules.setupNames.texts + setupNames.map(\.name))
    }
  }
}

public struct Lessons: Sendable {
  public var presets: [Preset]
  /// In the order of the rules; those that people have decided about come last.
  public var conventions: [LearnedConvention]
  /// The project's own layout functions that are called, by name.
  public var helpers: [LearnedHelper]
  public var setupNames: [LearnedSetupName]
  public var fileCount: Int
  public var problems: [ReadProblem]

  public var decided: [LearnedConvention] { conventions.filter { $0.decided != nil } }
}
