import LayoutModel
import SwiftSource

/// The rules of one run, each with its severity, sorted by what they look at.
public struct RuleSet: Sendable {
  /// A rule that runs.
  struct ActiveRule: Sendable {
    var rule: any Rule
    var id: String
    var severity: Severity
    var triggers: WordSet
  }

  /// Every rule of the run; the index is what the buckets hold.
  private(set) var rules: [ActiveRule] = []
  /// For each kind of fact, the rules that want it.
  private(set) var sequenceRules: [Int] = []
  private(set) var functionRules: [Int] = []
  private(set) var propertyRules: [Int] = []
  private(set) var numberRules: [Int] = []
  /// The words that any of the rules is interested in.
  private(set) var triggers = WordSet()

  public init() {}

  /// Adds a rule; one with severity `off` is left out.
  public mutating func add(_ rule: some Rule, severity: Severity? = nil) {
    let type = type(of: rule)
    let severity = severity ?? type.description.defaultSeverity
    guard severity != .off else { return }
    let index = rules.count
    rules.append(
      ActiveRule(rule: rule, id: type.id, severity: severity, triggers: rule.triggers))
    if type.interest.contains(.sequences) { sequenceRules.append(index) }
    if type.interest.contains(.functions) { functionRules.append(index) }
    if type.interest.contains(.properties) { propertyRules.append(index) }
    if type.interest.contains(.numbers) { numberRules.append(index) }
    triggers.formUnion(rule.triggers)
  }

  /// How many rules run.
  public var count: Int { rules.count }
}
