import LayoutModel
import LintEngine
import Platform
import Project
import RuleKit
import SwiftSource

/// Learns from code which conventions a team follows.
///
/// The first reading finds the project's own layout functions, and another one their calls, so that the next ones know what
/// they do, as a run with the learned configuration does. These count nearly everything in one reading; a last one is for
/// choices that were unknown before, such as an order of constraints. Each takes time in proportion to the code.
public struct ConventionLearner {
  private let rules: [any Rule.Type]
  private let helperSearch: any Rule.Type
  private let linter: Linter

  /// - Parameters:
  ///   - rules: all rules; those that are no `LearnableRule` are left out.
  ///   - helperSearch: finds the project's own layout functions, and then counts their calls, see `HelperReport`.
  ///   - threads: how many threads may work.
  public init(rules: [any Rule.Type], helperSearch: any Rule.Type, threads: Int) {
    self.rules = rules
    self.helperSearch = helperSearch
    linter = Linter(threads: threads, wantsFixes: false)
  }

  /// What the code of some files agrees on, in the order of the rules.
  public func learn(_ discovery: FileDiscovery) -> Lessons {
    let given = discovery
    var discovery = discovery
    let search = tally(of: [:], on: discovery)
    let found = [LearnedHelper](search)
    func list(_ names: [String]) -> OptionValue { .list(names.map { .string($0) }) }
    let names = ["names": list(found.map(\.name)), "protocols": list(search.protocolsOfViews)]
    let helpers = found.isEmpty ? [] : found.used(tally(of: names, on: discovery))
    let setupNames = [LearnedSetupName](search)
    discovery.know(helpers, setupNames)
    let survey = run(surveys, on: discovery)
    var lessons = conventions(survey.tallies)
    let unknown = choices(lessons)
    var counted = survey.tallies
    if unknown.count > 0 {
      var again = discovery
      let paths = Set(survey.readPaths)
      again.files.removeAll { !paths.contains($0.path) }
      counted.merge(run(unknown, on: again).tallies) { $1 }
    }
    for index in lessons.indices {
      for choice in lessons[index].choices.indices {
        lessons[index].choices[choice].take(counted[label(lessons[index].rule, choice)] ?? Tally())
      }
      lessons[index].complete()
    }
    lessons.removeAll { $0.choices.isEmpty }
    lessons.dropClashes()
    var findings = linter.run(given).diagnostics
    findings.joinGroups()
    let defaultCount = findings.count { $0.family == .cookbook }
    lessons.keepCost(within: max(defaultCount, Consistency.leastPlaces))
    return Lessons(
      presets: Preset.allCases.filter { search[HelperReport.preset($0).message.text] > 0 },
      conventions: lessons, helpers: helpers,
      setupNames: setupNames, fileCount: survey.fileCount,
      byteCount: survey.byteCount, problems: survey.problems)
  }

  /// A few places that keep to conventions, by the ids of the rules.
  ///
  /// - Parameter options: those of each rule that is on, by its id.
  public func keptPlaces(
    _ options: [String: [String: OptionValue]], in discovery: FileDiscovery
  ) -> [String: [CodePlace]] {
    var set = RuleSet()
    for case let type as any LearnableRule.Type in rules {
      guard let options = options[type.id] else { continue }
      add(surveyOf: type, to: &set)
      add(choice: type.configured(with: options), as: type.id + " kept", to: &set)
    }
    let tallies = run(set, on: discovery).tallies
    var places: [String: [CodePlace]] = [:]
    for lesson in conventions(tallies) {
      let kept = tallies[lesson.rule.id + " kept"]?.places([Tally.kept]) ?? []
      // What is left to the majority is what most of the code does.
      let options = options[lesson.rule.id, default: [:]].filter { $1 != .string("majority") }
      let choice = lesson.choices.first { options.isEmpty || $0.values == options }
      places[lesson.rule.id] = kept.isEmpty ? choice?.stated.examples : kept
    }
    return places
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

  /// What a search for helpers counts.
  ///
  /// - Parameter options: the names to count; empty to find them.
  private func tally(of options: [String: OptionValue], on discovery: FileDiscovery) -> Tally {
    var set = RuleSet()
    set.add(search: helperSearch.configured(with: options))
    return run(set, on: discovery).tallies[helperSearch.id] ?? Tally()
  }

  private var surveys: RuleSet {
    var set = RuleSet()
    for case let type as any LearnableRule.Type in rules { add(surveyOf: type, to: &set) }
    return set
  }

  private func add<Learned: LearnableRule>(surveyOf type: Learned.Type, to set: inout RuleSet) {
    set.add(surveyOf: type.init())
    for (index, choice) in type.knownChoices.enumerated() {
      add(
        choice: type.configured(with: choice.values), as: label(type.description, index), to: &set)
    }
  }

  private func add(choice rule: any Rule, as label: String, to set: inout RuleSet) {
    guard let rule = rule as? any LearnableRule else { return }
    set.add(choice: rule, as: label)
  }

  private func conventions(_ tallies: [String: Tally]) -> [LearnedConvention] {
    rules.compactMap { type in
      guard let learnable = type as? any LearnableRule.Type, let tally = tallies[type.id],
        let convention = learnable.convention(tally)
      else { return nil }
      return LearnedConvention(learnable, convention)
    }
  }

  /// The rules for what the first reading did not count.
  private func choices(_ lessons: [LearnedConvention]) -> RuleSet {
    var set = RuleSet()
    for lesson in lessons where lesson.type.knownChoices.isEmpty {
      for (index, choice) in lesson.choices.enumerated() where !choice.isCounted {
        add(
          choice: lesson.type.configured(with: choice.values), as: label(lesson.rule, index),
          to: &set)
      }
    }
    return set
  }

  private func label(_ rule: RuleDescription, _ choice: Int) -> String { "\(rule.id) \(choice)" }
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
        rules.setupNames.texts + setupNames.map(\.pattern))
    }
  }
}

/// What the code of a project agrees on.
public struct Lessons: Sendable {
  /// The presets for the libraries that the code uses.
  public var presets: [Preset]
  /// In the order of the rules.
  public var conventions: [LearnedConvention]
  /// The project's own layout functions that are called, by name.
  public var helpers: [LearnedHelper]
  /// The names of its own setup functions.
  public var setupNames: [LearnedSetupName]
  /// How many files were read.
  public var fileCount: Int
  /// Their total size in bytes.
  public var byteCount: Int
  /// The files that could not be read.
  public var problems: [ReadProblem]

  package init(
    presets: [Preset] = [], conventions: [LearnedConvention] = [], helpers: [LearnedHelper] = [],
    setupNames: [LearnedSetupName] = [], fileCount: Int = 0,
    byteCount: Int = 0, problems: [ReadProblem] = []
  ) {
    self.presets = presets
    self.conventions = conventions
    self.helpers = helpers
    self.setupNames = setupNames
    self.fileCount = fileCount
    self.byteCount = byteCount
    self.problems = problems
  }
}

/// A convention, and how far the code follows each of its choices.
public struct LearnedConvention: Sendable {
  /// One way to configure the rule, with its price.
  public struct Choice: Sendable {
    /// The options that differ from their defaults.
    public var options: [Convention.Setting]
    /// How many places do so.
    public var consistency: Consistency
    /// What else the figures say, a line each.
    public var details: [String]
    /// How many findings it has today.
    public var findingCount = 0
    /// A few places that do so, each in another file.
    public var examples: [CodePlace] = []

    fileprivate let stated: Convention.Choice

    /// Whether the survey knows its findings.
    var isCounted: Bool { stated.findingCount != nil }
    /// The options by name.
    var values: [String: OptionValue] { stated.values }
    /// What the code does under it; nil for the summary of the rule.
    public var summary: String? { stated.summary }
  }

  /// The rule.
  public let rule: RuleDescription
  /// What the places are, in the plural.
  public let places: String
  /// The ways, the likeliest first; not empty.
  public fileprivate(set) var choices: [Choice]
  /// The index of the choice that the code agrees on; nil if it does not agree.
  public var decided: Int?
  /// Why a choice that the code agrees on was not made, a line each.
  public fileprivate(set) var notes: [String] = []
  /// Whether the code does it in several ways, so that only people can decide. It is not where there are too few places
  /// to tell, and where as large a part of the code does not follow as would be an agreement.
  public var isOpen: Bool {
    guard decided == nil, let consistency = choices.map(\.consistency).max(by: <) else {
      return false
    }
    return isLeftOpen || consistency.isOpen
  }
  private var isLeftOpen = false
  let type: any LearnableRule.Type
  private let isLimit: Bool

  fileprivate init(_ type: any LearnableRule.Type, _ convention: Convention) {
    self.type = type
    rule = type.description
    places = convention.places
    isLimit = convention.isLimit
    choices = convention.choices.map { choice in
      Choice(
        options: choice.options, consistency: Consistency(choice.count ?? 0, of: choice.total ?? 0),
        details: choice.details, stated: choice)
    }
  }

  /// Completes the figures once the findings of all choices are known.
  fileprivate mutating func complete() {
    let all = choices.reduce(0) { $0 + $1.findingCount }
    for index in choices.indices {
      let stated = choices[index].stated
      let total = stated.total ?? stated.count.map { $0 + choices[index].findingCount } ?? all
      let count = stated.count ?? max(0, total - choices[index].findingCount)
      choices[index].consistency = Consistency(count, of: total)
    }
    choices.removeAll { $0.consistency.total == 0 }
    let least = isLimit ? Consistency.kept : Consistency.agreed
    guard let agreed = choices.firstIndex(where: { $0.consistency.isDecided(from: least) }) else {
      return
    }
    if departuresAreSlips(choices[agreed]) {
      decided = agreed
    } else {
      leaveOpen("more departures than slips would be")
    }
  }

  /// Makes no choice after all.
  fileprivate mutating func leaveOpen(_ reason: String) {
    decided = nil
    isLeftOpen = true
    notes.append(reason)
  }
}

extension LearnedConvention.Choice {
  /// - Parameter tally: the findings of the choice, and the places without any.
  fileprivate mutating func take(_ tally: Tally) {
    findingCount = stated.findingCount ?? tally[Tally.findings]
    examples = stated.examples.isEmpty ? tally.places([Tally.kept]) : stated.examples
  }
}

extension Convention.Choice {
  /// The options by name.
  var values: [String: OptionValue] {
    Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.value) })
  }
}

extension LearnedConvention {
  /// Whether so few places depart from a choice that nobody meant to: a share alone would make a habit of a hundred places
  /// one. What the cookbook does not ask for by itself is a team's own only if hardly anything departs from it.
  fileprivate func departuresAreSlips(_ choice: Choice) -> Bool {
    let part = rule.defaultSeverity == .off ? 20 : 10
    if choice.findingCount <= Consistency.leastPlaces { return true }
    return 2 * choice.stated.deliberate <= choice.findingCount
      && choice.findingCount * part <= choice.stated.evidence ?? choice.consistency.total
  }
}

extension [LearnedConvention] {
  /// Leaves the most expensive of the conventions open that are off by default, until all together have no more findings
  /// than the defaults: a team that has learned its own conventions expects fewer.
  fileprivate mutating func keepCost(within most: Int) {
    func cost(_ lesson: LearnedConvention) -> Int {
      lesson.decided.map { lesson.choices[$0].findingCount } ?? 0
    }
    while reduce(0, { $0 + cost($1) }) > most,
      let worst = indices.filter({ self[$0].rule.defaultSeverity == .off })
        .max(by: { cost(self[$0]) < cost(self[$1]) }), cost(self[worst]) > 0
    {
      self[worst].leaveOpen(
        "\(amount(cost(self[worst]), "finding")) today, more than the defaults would have in all")
    }
  }

  /// Leaves conventions open that clash with earlier ones.
  fileprivate mutating func dropClashes() {
    for index in indices {
      for clash in self[index].type.clashes where clash.effect != .warning {
        guard let own = self[index].decided,
          let other = firstIndex(where: { $0.rule.id == clash.other }), other != index,
          let otherChoice = self[other].decided,
          let reason = clash.reason(
            self[index].choices[own].values, self[other].choices[otherChoice].values)
        else { continue }
        let later = Swift.max(index, other)
        let earlier = Swift.min(index, other)
        self[later].decided = nil
        self[later].notes.append(
          "clashes with `\(self[earlier].rule.id)`: \(reason.advice)")
      }
    }
  }
}
