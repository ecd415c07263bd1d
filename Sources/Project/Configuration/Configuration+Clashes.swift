import RuleKit

extension Configuration {
  /// The configuration in which rules are off that the options of others turn off.
  func withoutClashes(_ rules: [any Rule.Type]) -> Configuration {
    var configuration = self
    for (clash, origin, _) in clashes(of: rules) where clash.effect == .turnsOff {
      configuration.rules[clash.other]?.severity = Sourced(.off, origin)
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

  /// Each with what turns the other rule off, and the problem with both places: nil if only presets and families turn the
  /// other rule on.
  private func clashes(
    of known: [any Rule.Type]
  ) -> [(clash: OptionClash, origin: ConfigurationOrigin, problem: ConfigurationProblem?)] {
    known.flatMap { type in
      type.clashes.compactMap { clash in
        guard severity(of: type.id) != .off, let own = rules[type.id],
          let place = own.options[clash.option]?.origin.place,
          severity(of: clash.other) != .off, let other = rules[clash.other],
          let reason = clash.reason(
            own.options.mapValues(\.value), other.options.mapValues(\.value))
        else { return nil }
        let option = "`\(clash.option)` of `\(type.id)`"
        let setting = reason.setting.isEmpty ? "" : "`\(reason.setting)` of "
        let path = String(decoding: place.path.bytes, as: UTF8.self)
        let problem = other.place(of: clash.otherOption).map {
          ConfigurationProblem(
            $0,
            "\(setting)`\(clash.other)` clashes with \(option) at \(path):\(place.line):\(place.column)",
            advice: reason.advice, isWarning: clash.effect == .warning)
        }
        return (clash, .turnedOff(option, place), problem)
      }
    }
  }

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

extension Configuration.RuleState {
  /// Where a file sets an option or, if it does not, names the rule itself.
  fileprivate func place(of option: String?) -> ConfigurationPlace? {
    if let option, let place = options[option]?.origin.place { return place }
    if isNamed, let place = severity?.origin.place { return place }
    return option == nil
      ? options.sorted { $0.key < $1.key }.lazy.compactMap(\.value.origin.place).first : nil
  }
}
