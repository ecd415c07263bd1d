import LayoutModel
import RuleKit
import YAML

extension Configuration {
  /// The severity of a rule's findings; `off` for a rule that does not run.
  public func severity(of id: String) -> Severity { rules[id]?.severity?.value ?? .off }

  /// The settings for the files of this configuration, combined with the command line.
  func scope(_ choice: DiscoveryChoice, _ known: KnownNames) -> Scope {
    let rules = withoutClashes(known.rules).rules
    var set = RuleSet(of: path)
    for type in known.rules {
      if choice.selection.leavesOut(type.description) {
        set.leaveOut(type)
        continue
      }
      var configured = rules[type.id]?.severity?.value ?? .off
      if type.id == Self.reasonRule, configured == .off,
        requiresReason.value || choice.requiresReason
      {
        configured = .warning
      }
      let state = rules[type.id]
      let severity = choice.selection.severity(
        of: type.description, configured: configured, isTurnedOff: state?.isTurnedOff == true,
        usedFamilies: usedFamilies)
      if severity == .off {
        set.register(type, choice.replacesRules ? .leftOut : .off)
        continue
      }
      var fixes = state?.fixes?.value ?? .standard
      // Without their options rules may find less than the comments were written for.
      if type.isAboutSuppressions, !choice.searchesConfigurations { fixes = .off }
      set.add(
        type.configured(with: state?.options.mapValues(\.value) ?? [:]), severity: severity,
        fixes: choice.selection.fixes(of: type.description, configured: fixes))
    }
    set.helpers = LayoutHelpers(layoutHelpers.mapValues(\.value))
    set.setupNames = SetupNames(setupFunctions.map(\.value))
    if choice.countsPlaces { set.countPlaces() }
    return Scope(
      rules: set, strictness: max(strictness.value, choice.strictness), baseline: baseline,
      mostBytes: maximumFileSize.value)
  }

  /// Adopts the settings of one `rules:`. What names a rule itself comes before what names a family or preset, in
  /// whatever order they are written.
  mutating func apply(_ settings: ConfigurationFile.RuleSettings) {
    for setting in settings.groups { apply(setting) }
    for setting in settings.rules { apply(setting) }
  }

  private mutating func apply(_ setting: ConfigurationFile.RuleSetting) {
    var state = rules[setting.id] ?? RuleState()
    if let severity = setting.severity { state.set(severity, isNamed: true) }
    if let fixes = setting.fixes { state.fixes = fixes }
    for (name, value) in setting.options { state.options[name] = value }
    rules[setting.id] = state
  }

  /// Adopts the settings of a family or preset: a severity for its rules that are on, or are on by default.
  private mutating func apply(_ setting: ConfigurationFile.GroupSetting) {
    for rule in setting.rules {
      var state = rules[rule.id] ?? RuleState()
      let isOn =
        state.severity.map { $0.value != .off } == true
        || !state.isTurnedOff && setting.group.standardSeverity(of: rule) != .off
      if let severity = setting.severity, severity.value == .off || isOn {
        state.set(severity, isNamed: false)
      }
      if let fixes = setting.fixes, rule.fixSafety != .none { state.fixes = fixes }
      rules[rule.id] = state
    }
  }

  /// The rule that `require_reason` turns on.
  static let reasonRule = "suppression_reason"
}

extension Configuration.RuleState {
  /// - Parameter isNamed: whether it is set under the rule's own name.
  mutating func set(_ severity: Sourced<Severity>, isNamed: Bool) {
    self.severity = severity
    self.isNamed = isNamed
    isTurnedOff = isNamed && severity.value == .off
  }
}

extension Rule {
  /// The value of an option in the form that configuration files use.
  ///
  /// - Parameter value: what was set; nil for the default.
  public static func optionValue(_ name: String, _ value: OptionValue?) -> OptionValue {
    YAMLDocument(Array(optionText(name, value).utf8)).root?.optionValue ?? .null
  }
}
