import LayoutModel
import Platform
import SwiftSource

/// The rules of one run, each with its severity.
public struct RuleSet: Sendable {
  /// A rule that runs.
  package struct ActiveRule: Sendable {
    /// Reports the findings of the rule in a file.
    package var check: @Sendable (ViewFile, inout Report) -> Void
    /// Reports the findings of the rule about a suppression, if it examines suppressions.
    package var checkSuppression: @Sendable (Suppression, ViewFile, inout Report) -> Void
    package var id: String
    package var family: RuleFamily
    /// Whether it also looks at tests: at what crashes there. How a view looks that a test makes, nobody sees.
    package var looksAtTests: Bool
    package var severity: Severity
    /// Whether the severity is the rule's default, which a single finding may override.
    package var hasDefaultSeverity: Bool
    /// Which of its fixes are applied.
    package var fixes: FixSetting
    /// Its index in `known`.
    package var known: Int
    /// What code has to hold for the rule to look at it.
    package var triggers: Triggers
    /// Identifies it with its options in the files of the configuration.
    package var settings: OnFirstUse<SettingsKey>
    /// How many places it judges in a file.
    package var placeCount: @Sendable (ViewFile) -> Int
    /// Counts the findings of a file that no comment silences, which are then not reported; nil to report them.
    package var digest: (@Sendable ([Finding], ViewFile, inout Tally) -> Void)?
    /// Whether findings with conditions are counted once all files are read.
    package var digestsLater = false
  }

  /// A known rule, whether or not it runs.
  package struct KnownRule: Sendable {
    package enum State: Sendable {
      case active
      case off
      case leftOut
    }

    var rule: any Rule.Type
    package var state: State

    var id: String { rule.id }
    /// No suppression silences rules about suppressions.
    package var canBeSilenced: Bool { !rule.isAboutSuppressions }
  }

  /// The rules of the run.
  package private(set) var rules: [ActiveRule] = []
  /// The sets of words of which a file holds one if there is something to check for some rules.
  package private(set) var wordSets: [WordSet] = []
  /// For each rule the index of its set of words, which many share; -1 where words don't tell.
  package private(set) var wordSetsOfRules: [Int] = []
  /// The rules about suppressions among them.
  package private(set) var suppressionRules: [Int] = []
  /// The facts and words that a file needs to interest a rule or to call a helper.
  package private(set) var triggers = Triggers()
  /// The patterns among these.
  package private(set) var namePatterns = NamePatterns([])
  /// The words that the tokenizer has to recognize for the rules and the helpers, once they are known.
  private var knownVocabulary: Vocabulary?
  /// The rules that a suppression may name, in the order of their addition.
  package private(set) var known: [KnownRule] = []
  private var knownIndices: [String: Int] = [:]
  /// Whether one of the rules, or another configuration, needs to know what functions do with views.
  package private(set) var collectsFunctions = false
  /// The path of the configuration file; nil for none.
  package let configuration: FilePath?

  /// The effects of the project's own functions on layout, with which the facts for the rules are read.
  public var helpers = LayoutHelpers.none { didSet { knownVocabulary = nil } }

  /// Whether to count the places that the rules judge.
  package private(set) var countsPlaces = false

  /// Whether rules count their findings instead of reporting them.
  package private(set) var isLearning = false

  /// Counts the places that the rules judge, in all files: what learns counts them there, too.
  package mutating func countPlaces() {
    countsPlaces = true
    triggers.formUnion(FileContent.anything.triggers)
    knownVocabulary = nil
  }

  /// The names of the project's own setup functions, with which the facts for the rules are read.
  public var setupNames = SetupNames.none

  public init() { self.init(of: nil) }

  /// The rules of a configuration file; nil for none.
  package init(of configuration: FilePath?) { self.configuration = configuration }

  /// Adds a rule. One with severity `off` does not run, and suppressions that name it are reported.
  public mutating func add(
    _ rule: some Rule, severity: Severity? = nil, fixes: FixSetting = .standard
  ) {
    let type = type(of: rule)
    let severity = severity ?? type.description.defaultSeverity
    let known = register(type, severity == .off ? .off : .active)
    guard severity != .off else { return }
    let index = rules.count
    let query = rule.query
    rules.append(
      ActiveRule(
        check: rule.checker(of: query), checkSuppression: rule.suppressionChecker(), id: type.id,
        family: type.description.family, looksAtTests: type.description.effect == .crash,
        severity: severity,
        hasDefaultSeverity: severity == type.description.defaultSeverity, fixes: fixes,
        known: known, triggers: query.triggers,
        settings: OnFirstUse { [configuration] in SettingsKey(rule, in: configuration) },
        placeCount: { rule.placeCount(in: $0) }))
    wordSetsOfRules.append(query.triggers.necessaryWords.map { wordSet($0) } ?? -1)
    if type.isAboutSuppressions { suppressionRules.append(index) }
    triggers.formUnion(query.triggers)
    if !query.triggers.patterns.isEmpty { namePatterns = NamePatterns(triggers.patterns) }
    knownVocabulary = nil
    if type.collectsFunctions { collectFunctions() }
  }

  /// The index of a set of words, which is added if it is missing.
  private mutating func wordSet(_ words: WordSet) -> Int {
    if let known = wordSets.firstIndex(of: words) { return known }
    wordSets.append(words)
    return wordSets.count - 1
  }

  /// Adds the survey of a rule, which counts and has no findings.
  package mutating func add<Learned: LearnableRule>(surveyOf rule: Learned) {
    add(rule, counting: Learned.survey)
  }

  /// Adds a rule that only says which files to read, in order to count something in them.
  package mutating func add(
    _ rule: some Rule, counting count: @escaping @Sendable (ViewFile, inout Tally) -> Void
  ) {
    add(rule, severity: .note)
    rules[rules.count - 1].check = { _, _ in }
    digest { _, file, tally in count(file, &tally) }
  }

  /// Adds a rule once more, with other options, to count its findings and the places that have none.
  ///
  /// - Parameter label: takes the place of the rule's id among the tallies.
  package mutating func add<Learned: LearnableRule>(choice rule: Learned, as label: String) {
    add(rule, severity: .warning, fixes: .off)
    rules[rules.count - 1].id = label
    digest { findings, file, tally in tally.take(findings, of: rule.places(in: file)) }
    rules[rules.count - 1].digestsLater = true
  }

  /// Lets the last rule count its findings.
  private mutating func digest(
    _ digest: @escaping @Sendable ([Finding], ViewFile, inout Tally) -> Void
  ) {
    rules[rules.count - 1].digest = digest
    isLearning = true
  }

  /// Collects what functions do with views, even if none of the rules needs it, also in files without anything to check.
  package mutating func collectFunctions() {
    collectsFunctions = true
    triggers.formUnion(FileContent.viewTypes.triggers)
    knownVocabulary = nil
  }

  /// The words that the tokenizer has to recognize, made anew for each question unless `makeVocabulary` was called.
  package var vocabulary: Vocabulary {
    knownVocabulary ?? LayoutVocabulary.recognizing(namesToRecognize)
  }

  private var namesToRecognize: [String] { triggers.names.union(helpers.bases).sorted() }

  /// Makes the vocabulary, which is larger than all else that a set has, once for the sets that need the same names.
  ///
  /// - Parameter known: the vocabularies of other sets, by their names.
  package mutating func makeVocabulary(sharing known: inout [[String]: Vocabulary]) {
    let names = namesToRecognize
    let vocabulary = known[names] ?? LayoutVocabulary.recognizing(names)
    known[names] = vocabulary
    knownVocabulary = vocabulary
  }

  /// Adds a rule that this run leaves out. Suppressions may name it, and are not reported as unused because of it.
  public mutating func leaveOut(_ rule: any Rule.Type) { register(rule, .leftOut) }

  /// Adds a rule that does not run, or that is about to be added.
  @discardableResult
  package mutating func register(_ rule: (some Rule).Type, _ state: KnownRule.State) -> Int {
    let index = knownIndices[rule.id] ?? known.count
    knownIndices[rule.id] = index
    let entry = KnownRule(rule: rule, state: state)
    if index < known.count { known[index] = entry } else { known.append(entry) }
    return index
  }

  /// The number of rules that run.
  public var count: Int { rules.count }

  /// Whether a rule runs.
  public func runs(_ id: String) -> Bool {
    guard let index = knownIndices[id] else { return false }
    return known[index].state == .active
  }

  /// The ids of all rules that were added or left out, including disabled ones.
  public var knownIDs: [String] { known.map(\.id) }

  /// The ids of the rules that were left out, whose findings are unknown.
  public var unjudged: Set<String> {
    Set(known.lazy.filter { $0.state == .leftOut }.map(\.id))
  }

  /// The index in `known` of the rule with this id.
  package func knownIndex(of id: String) -> Int? { knownIndices[id] }

  /// The indices in `known` of the rules of a family or preset.
  package func knownIndices(of group: RuleGroup) -> [Int] {
    known.indices.filter { group.contains(known[$0].rule.description) }
  }
}
