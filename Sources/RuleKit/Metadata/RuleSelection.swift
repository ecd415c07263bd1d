/// The rules selected on the command line, each by its id or by the name of a family or preset.
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

  /// Checks that all names are known, and that the choices do not contradict each other.
  ///
  /// - Parameter known: all rules.
  /// - Throws: `RuleSelectionError` for an unknown name or contradictory choices.
  public func check(against known: [any Rule.Type]) throws(RuleSelectionError) {
    for name in only + enabled + disabled { _ = try NamedRules(name, among: known) }
    for name in fixable + unfixable {
      let named = try NamedRules(name, among: known)
      guard named.rules(among: known).allSatisfy({ $0.description.fixSafety == .none }) else {
        continue
      }
      throw RuleSelectionError(
        message: Self.isRule(name)
          ? "the rule `\(name)` has no fix" : "no rule of \(Self.text(name)) has a fix",
        advice: "`layoutlint rules` shows which rules have one")
    }
    try refuseContradictions()
    try refuseUnreachable(known)
  }

  /// Whether the run omits a rule. What names the rule itself comes before what names a family or preset.
  package func leavesOut(_ rule: RuleDescription) -> Bool {
    if disabled.contains(rule.id) { return true }
    if enabled.contains(rule.id) || only.contains(rule.id) { return false }
    return disabled.group(with: rule) != nil || (!only.isEmpty && only.group(with: rule) == nil)
  }

  /// The severity of a rule that is not omitted: as configured, unless the command line turns it on.
  ///
  /// A rule turns on if it is named itself, or if its family or preset is enabled. `--only` for a family chooses among
  /// the rules that the configuration has on; where it has none of the family on, those that are on by default run.
  /// `--only` for a preset turns on what the preset does, unless it was turned off by name.
  ///
  /// - Parameters:
  ///   - isTurnedOff: whether the configuration turns it off by its own name.
  ///   - usedFamilies: the families of which the configuration has rules on.
  package func severity(
    of rule: RuleDescription, configured: Severity, isTurnedOff: Bool,
    usedFamilies: Set<RuleFamily>
  ) -> Severity {
    guard configured == .off else { return configured }
    let standard = rule.defaultSeverity == .off ? Severity.warning : rule.defaultSeverity
    if only.contains(rule.id) || enabled.contains(rule.id) { return standard }
    if let group = enabled.group(with: rule) {
      let severity = group.standardSeverity(of: rule)
      return severity == .off ? standard : severity
    }
    guard !isTurnedOff, let group = only.group(with: rule) else { return .off }
    if case .family(let family) = group, usedFamilies.contains(family) { return .off }
    return group.standardSeverity(of: rule)
  }

  /// Which fixes of a rule are made: as configured, unless the command line says otherwise.
  package func fixes(of rule: RuleDescription, configured: FixSetting) -> FixSetting {
    if unfixable.contains(rule.id) { return .off }
    if !fixable.contains(rule.id) {
      if unfixable.group(with: rule) != nil { return .off }
      if fixable.isEmpty { return configured }
      guard fixable.group(with: rule) != nil else { return .off }
    }
    return configured == .off ? .standard : configured
  }

  private func refuseContradictions() throws(RuleSelectionError) {
    if !only.isEmpty, only.allSatisfy(Self.isRule), !disabled.isEmpty {
      throw RuleSelectionError(
        message: "`--only` and `--disable` contradict each other",
        advice: "`--only` already says which rules run; leave out `--disable`")
    }
    if let name = (only + enabled).first(where: disabled.contains) {
      throw RuleSelectionError(
        message: "\(Self.text(name)) is both enabled and disabled", advice: "choose one")
    }
    if let name = fixable.first(where: unfixable.contains) {
      throw RuleSelectionError(
        message: "\(Self.text(name)) is both fixable and unfixable", advice: "choose one")
    }
  }

  /// Refuses to enable what `--only` leaves out. What it names anyway, or a rule of its families, may be enabled.
  private func refuseUnreachable(_ known: [any Rule.Type]) throws(RuleSelectionError) {
    guard !only.isEmpty else { return }
    for name in enabled {
      let rules = try NamedRules(name, among: known).rules(among: known).map { $0.description }
      let isChosen = rules.allSatisfy { only.contains($0.id) || only.group(with: $0) != nil }
      guard !isChosen else { continue }
      throw RuleSelectionError(
        message: "`--only` leaves out \(Self.text(name)), which `--enable` turns on",
        advice: "add it to `--only`, or leave out `--enable`")
    }
  }

  private static func isRule(_ name: String) -> Bool { RuleGroup(named: name) == nil }

  /// "the rule `setup_length`", "the family `conventions`".
  private static func text(_ name: String) -> String {
    "the \(RuleGroup(named: name)?.kind ?? "rule") `\(name)`"
  }
}

extension [String] {
  /// The last of the named groups with a rule.
  fileprivate func group(with rule: RuleDescription) -> RuleGroup? {
    lazy.compactMap(RuleGroup.init(named:)).last { $0.contains(rule) }
  }
}

/// Why a selection of rules is invalid.
public struct RuleSelectionError: Error, Equatable, Sendable {
  /// What is wrong, no final period.
  public var message: String
  /// What to do about it, no final period.
  public var advice: String
}
