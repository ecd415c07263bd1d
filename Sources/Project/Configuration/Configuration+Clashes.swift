import RuleKit

/// A clash in a configuration.
private struct FoundClash {
  var clash: OptionClash
  var reason: OptionClash.Reason
  /// The rule that declares it.
  var rule: String
  var place: ConfigurationPlace
  /// Where a file names the other rule; nil if none does.
  var otherPlace: ConfigurationPlace?
}

extension Configuration {
  /// The configuration in which rules are off that the options of others turn off.
  func withoutClashes(_ rules: [any Rule.Type]) -> Configuration {
    var configuration = self
    for found in clashes(of: rules) where found.clash.effect == .turnsOff {
      configuration.rules[found.clash.other]?.severity = Sourced(
        .off, .turnedOff("`\(found.clash.option)` of `\(found.rule)`", found.place))
    }
    return configuration
  }

  /// The settings that clash, here or where an override applies.
  func clashProblems(_ rules: [any Rule.Type]) -> [ConfigurationProblem] {
    var all = clashes(of: rules)
    for index in overrides.indices {
      all += applying(OverrideMask(indices: [index])).clashes(of: rules)
    }
    return all.compactMap(\.problem)
  }

  private func clashes(of known: [any Rule.Type]) -> [FoundClash] {
    known.flatMap { type in
      guard severity(of: type.id) != .off, let own = rules[type.id], !own.options.isEmpty else {
        return [FoundClash]()
      }
      return type.clashes.compactMap { clash in
        guard let place = own.options[clash.option]?.origin.place,
          severity(of: clash.other) != .off, let other = rules[clash.other],
          let reason = clash.reason(
            own.options.mapValues(\.value), other.options.mapValues(\.value))
        else { return nil }
        return FoundClash(
          clash: clash, reason: reason, rule: type.id, place: place,
          otherPlace: other.place(of: clash.otherOption))
      }
    }
  }
}

extension Configuration {
  /// The options of rules that are off here and wherever an override applies, so that they have no effect, unless the
  /// command line turns the rules on. Options beside a severity are kept on purpose: `{severity: off, max_lines: 80}`.
  func idleOptionProblems(
    _ known: [any Rule.Type], _ selection: RuleSelection
  ) -> [ConfigurationProblem] {
    var places: [String: ConfigurationPlace] = [:]
    for type in known {
      guard let state = rules[type.id], !state.isNamed, severity(of: type.id) == .off,
        selection.severity(
          of: type.description, configured: .off, isTurnedOff: state.isTurnedOff,
          usedFamilies: usedFamilies) == .off
      else { continue }
      places[type.id] = state.place(of: nil)
    }
    for index in overrides.indices where !places.isEmpty {
      let configuration = applying(OverrideMask(indices: [index]))
      places = places.filter { configuration.severity(of: $0.key) == .off }
    }
    return known.compactMap { type in
      places[type.id].map {
        ConfigurationProblem(
          $0, "`\(type.id)` is off, so its options have no effect",
          advice: "add `severity: warning`, or remove them", isWarning: true)
      }
    }
  }
}

extension FoundClash {
  /// The problem, with both places; nil if only presets and families turn the other rule on.
  fileprivate var problem: ConfigurationProblem? {
    guard let otherPlace else { return nil }
    let setting = reason.setting.isEmpty ? "" : "`\(reason.setting)` of "
    let path = String(decoding: place.path.bytes, as: UTF8.self)
    return ConfigurationProblem(
      otherPlace,
      "\(setting)`\(clash.other)` clashes with `\(clash.option)` of `\(rule)` at \(path):\(place.line):\(place.column)",
      advice: reason.advice, isWarning: clash.effect == .warning)
  }
}

extension Configuration.RuleState {
  /// Where a file sets an option or, if it does not, names the rule itself.
  fileprivate func place(of option: String?) -> ConfigurationPlace? {
    if let option, let place = options[option]?.origin.place { return place }
    if isNamed, let place = severity?.origin.place { return place }
    return option == nil
      ? options.sorted { $0.key < $1.key }.lazy.compactMap(\.value.origin.place).first : nil
  }
}
