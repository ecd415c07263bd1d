import LayoutModel
import SwiftSource

/// The rules of one run, each with its severity, sorted by what they look at.
public struct RuleSet: Sendable {
  /// A rule that runs.
  struct ActiveRule: Sendable {
    /// Reports what the rule finds in a file.
    var check: @Sendable (ViewFile, inout Report) -> Void
    /// Reports what the rule finds about a suppression, if it is about these.
    var checkSuppression: @Sendable (Suppression, ViewFile, inout Report) -> Void
    var id: String
    var severity: Severity
    /// Whether the severity is the rule's own, which a finding may differ from.
    var hasDefaultSeverity: Bool
    /// Which of its fixes are made.
    var fixes: FixSetting
    /// Its index among the rules that there are.
    var known: Int
  }

  /// A rule that there is, whether or not it runs.
  struct KnownRule: Sendable {
    enum State: Sendable {
      case active
      case off
      case leftOut
    }

    var id: String
    var state: State
    /// Rules about suppressions are not silenced by one.
    var canBeSilenced: Bool
  }

  /// The rules of the run.
  private(set) var rules: [ActiveRule] = []
  /// Those about suppressions among them.
  private(set) var suppressionRules: [Int] = []
  /// What a file has to hold to interest a rule or to call a helper.
  private(set) var triggers = Triggers()
  /// What the tokenizer has to recognize for the rules and the helpers.
  private(set) var vocabulary = LayoutVocabulary.shared
  /// The rules that a suppression may name, in the order in which they were added.
  private(set) var known: [KnownRule] = []
  private var knownIndices: [String: Int] = [:]
  /// Collects what a file contributes to findings that rely on all files.
  private(set) var collector: FactCollector

  /// What the project's own functions do about layout; the facts that the rules see are read with it.
  public var helpers = LayoutHelpers.none { didSet { updateVocabulary() } }

  public init() { self.init(of: nil) }

  /// The rules that a configuration file gives; nil for none.
  init(of configuration: FilePath?) { collector = FactCollector(configuration) }

  /// Adds a rule; one with severity `off` does not run, but suppressions may name it and are told that it is off.
  public mutating func add(
    _ rule: some Rule, severity: Severity? = nil, fixes: FixSetting = .standard
  ) {
    let type = type(of: rule)
    let severity = severity ?? type.description.defaultSeverity
    let known = register(type, severity == .off ? .off : .active)
    guard severity != .off else { return }
    let index = rules.count
    rules.append(
      ActiveRule(
        check: rule.checker(), checkSuppression: rule.suppressionChecker(), id: type.id,
        severity: severity,
        hasDefaultSeverity: severity == type.description.defaultSeverity, fixes: fixes, known: known
      ))
    if type.isAboutSuppressions { suppressionRules.append(index) }
    let triggers = rule.query.triggers
    self.triggers.formUnion(triggers)
    if !triggers.names.isEmpty { updateVocabulary() }
    if let rule = rule.collecting { collector.add(rule, at: index) }
  }

  private mutating func updateVocabulary() {
    vocabulary = LayoutVocabulary.recognizing(triggers.names.union(helpers.names).sorted())
  }

  /// Names a rule that does not run because this one run was asked to leave it out. Suppressions may name it, and
  /// whether one of it is needed is not judged.
  public mutating func leaveOut(_ rule: any Rule.Type) { _ = register(rule, .leftOut) }

  private mutating func register(
    _ rule: (some Rule).Type, _ state: KnownRule.State
  ) -> Int {
    let index = knownIndices[rule.id] ?? known.count
    knownIndices[rule.id] = index
    let entry = KnownRule(
      id: rule.id, state: state, canBeSilenced: !rule.isAboutSuppressions)
    if index < known.count { known[index] = entry } else { known.append(entry) }
    return index
  }

  /// How many rules run.
  public var count: Int { rules.count }

  /// The ids of all rules that were added or left out, those that are off included.
  public var knownIDs: [String] { known.map(\.id) }

  /// The ids of the rules that were left out: nobody can say what they would have found.
  public var unjudged: Set<String> {
    Set(known.lazy.filter { $0.state == .leftOut }.map(\.id))
  }

  /// The index in `known` of the rule with this id.
  func knownIndex(of id: String) -> Int? { knownIndices[id] }
}
