import SwiftSource

/// The rules selected on the command line.
public struct RuleSelection: Sendable, Equatable {
  /// Only these; empty if there is no such selection.
  public var only: [String]
  /// Also these, although they are off without configuration.
  public var enabled: [String]
  /// All except these.
  public var disabled: [String]
  /// Only their fixes are made, even if the configuration says otherwise; empty if there is no such selection.
  public var fixable: [String]
  /// Their fixes are not made.
  public var unfixable: [String]

  public init(
    only: [String] = [], enabled: [String] = [], disabled: [String] = [],
    fixable: [String] = [], unfixable: [String] = []
  ) {
    self.only = only
    self.enabled = enabled
    self.disabled = disabled
    self.fixable = fixable
    self.unfixable = unfixable
  }

  /// Checks that all names are rules, and that the choices do not contradict each other.
  ///
  /// - Parameter known: all rules.
  /// - Throws: `RuleSelectionError` for an unknown rule or contradictory choices.
  public func check(against known: [any Rule.Type]) throws(RuleSelectionError) {
    for name in only + enabled + disabled { _ = try findRule(name, among: known) }
    for name in fixable + unfixable {
      guard try findRule(name, among: known).description.fixSafety == .none else { continue }
      throw RuleSelectionError(
        message: "the rule `\(name)` has no fix",
        advice: "`layoutlint rules` shows which rules have one")
    }
    try refuseContradictions()
  }

  /// Whether the run omits a rule.
  func leavesOut(_ id: String) -> Bool {
    disabled.contains(id) || (!only.isEmpty && !only.contains(id))
  }

  /// The severity of a rule that is not omitted: as configured, unless the command line enables it.
  func severity(of rule: any Rule.Type, configured: Severity) -> Severity {
    let isWanted = only.contains(rule.id) || enabled.contains(rule.id)
    guard isWanted, configured == .off else { return configured }
    let standard = rule.description.defaultSeverity
    return standard == .off ? .warning : standard
  }

  /// Which fixes of a rule are made: as configured, unless the command line says otherwise.
  func fixes(of id: String, configured: FixSetting) -> FixSetting {
    if unfixable.contains(id) { return .off }
    if fixable.isEmpty { return configured }
    guard fixable.contains(id) else { return .off }
    return configured == .off ? .standard : configured
  }

  private func refuseContradictions() throws(RuleSelectionError) {
    if !only.isEmpty, !(enabled.isEmpty && disabled.isEmpty) {
      let other = enabled.isEmpty ? "--disable" : "--enable"
      throw RuleSelectionError(
        message: "`--only` and `\(other)` contradict each other",
        advice: "`--only` already says which rules run; leave out `\(other)`")
    }
    if let name = enabled.first(where: disabled.contains) {
      throw RuleSelectionError(
        message: "the rule `\(name)` is both enabled and disabled", advice: "choose one")
    }
    if let name = fixable.first(where: unfixable.contains) {
      throw RuleSelectionError(
        message: "the rule `\(name)` is both fixable and unfixable", advice: "choose one")
    }
  }
}

/// Why a selection of rules is invalid.
public struct RuleSelectionError: Error, Equatable, Sendable {
  /// What is wrong, no final period.
  public var message: String
  /// What to do about it, no final period.
  public var advice: String
}

/// The rule with this id.
///
/// - Throws: `RuleSelectionError` with the most similar id.
public func findRule(
  _ id: String, among known: [any Rule.Type]
) throws(RuleSelectionError) -> any Rule.Type {
  if let rule = known.first(where: { $0.id == id }) { return rule }
  if id == SyntaxProblem.ruleID {
    throw RuleSelectionError(
      message: "`\(id)` is not a rule",
      advice: "it marks text that is not Swift, and is always reported")
  }
  if let meant = suggestion(for: id, among: known.map { $0.id }) {
    throw RuleSelectionError(message: "no rule `\(id)`", advice: "did you mean `\(meant)`?")
  }
  throw RuleSelectionError(message: "no rule `\(id)`", advice: "`layoutlint rules` lists them all")
}
