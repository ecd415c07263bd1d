import RuleKit

/// A setting of a rule for some file or folder, and where it was set.
public struct RuleSetting: Sendable, Equatable {
  /// `severity`, `fix`, or the name of an option.
  public var name: String
  /// The effective value, as it is written in a configuration.
  public var value: String
  /// The value without any configuration.
  public var standard: String
  /// Where it was set, in a few words: `.layoutlint.yml:7`, `default`.
  public var origin: String
}

/// A part of a configuration that changes a rule for some paths.
public struct RuleOverride: Sendable, Equatable {
  /// The globs of its paths.
  public var paths: [String]
  /// What it sets.
  public var settings: [RuleSetting]
}

extension FoundConfiguration {
  /// The settings of a rule.
  public func settings(of rule: any Rule.Type, among known: [any Rule.Type]) -> [RuleSetting] {
    settings(of: rule, configuration.withoutClashes(known).rules[rule.id])
  }

  /// - Parameter state: without clashes.
  func settings(of rule: any Rule.Type, _ state: Configuration.RuleState?) -> [RuleSetting] {
    func setting(
      _ name: String, _ value: String, standard: String, _ origin: ConfigurationOrigin?
    ) -> RuleSetting {
      RuleSetting(
        name: name, value: value, standard: standard, origin: (origin ?? .standard).text)
    }
    let description = rule.description
    var settings = [
      setting(
        "severity", (state?.severity?.value ?? .off).name,
        standard: description.defaultSeverity.name, state?.severity?.origin)
    ]
    if description.fixSafety != .none {
      let fixes = (state?.fixes?.value ?? .standard).rawValue
      settings.append(
        setting("fix", fixes, standard: FixSetting.standard.rawValue, state?.fixes?.origin))
    }
    return settings
      + description.options.map { option in
        let set = state?.options[option.name]
        return setting(
          option.name, rule.optionText(option.name, set?.value),
          standard: rule.optionText(option.name, nil), set?.origin)
      }
  }

  /// What sets a rule for some paths only, in order; empty for a file, whose settings include it.
  public func overrides(of rule: any Rule.Type) -> [RuleOverride] {
    guard !includesOverrides else { return [] }
    return configuration.overrides.compactMap { override in
      var settings: [RuleSetting] = []
      func add(_ name: String, _ value: String?, _ origin: ConfigurationOrigin?) {
        guard let value, let origin else { return }
        settings.append(RuleSetting(name: name, value: value, standard: "", origin: origin.text))
      }
      func add(_ severity: Sourced<Severity>?, _ fixes: Sourced<FixSetting>?) {
        add("severity", severity?.value.name, severity?.origin)
        add("fix", fixes?.value.rawValue, fixes?.origin)
      }
      for group in override.rules.groups where group.rules.contains(where: { $0.id == rule.id }) {
        add(group.severity, group.fixes)
      }
      for setting in override.rules.rules where setting.id == rule.id {
        add(setting.severity, setting.fixes)
        for (name, value) in setting.options {
          add(name, rule.optionText(name, value.value), value.origin)
        }
      }
      return settings.isEmpty
        ? nil : RuleOverride(paths: override.paths.patterns, settings: settings)
    }
  }
}
