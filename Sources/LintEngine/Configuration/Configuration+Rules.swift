import LayoutModel

extension Configuration {
  /// The severity of a rule's findings; `off` for a rule that does not run.
  public func severity(of id: String) -> Severity { rules[id]?.severity?.value ?? .off }

  /// The settings for the files of this configuration, combined with the command line.
  func scope(_ choice: DiscoveryChoice, _ known: KnownNames) -> Scope {
    var set = RuleSet(of: path)
    for type in known.rules {
      if choice.selection.leavesOut(type.id) {
        set.leaveOut(type)
        continue
      }
      var configured = severity(of: type.id)
      if type.id == Self.reasonRule, configured == .off,
        requiresReason.value || choice.requiresReason
      {
        configured = .warning
      }
      let severity = choice.selection.severity(of: type, configured: configured)
      let state = rules[type.id]
      set.add(
        type.configured(with: state?.options.mapValues(\.value) ?? [:]), severity: severity,
        fixes: choice.selection.fixes(
          of: type.id, configured: state?.fixes?.value ?? .standard))
    }
    set.helpers = LayoutHelpers(layoutHelpers.mapValues(\.value))
    return Scope(
      rules: set, isStrict: isStrict.value || choice.isStrict, baseline: baseline.value,
      mostBytes: maximumFileSize.value)
  }

  /// The rule that `require_reason` turns on.
  static let reasonRule = "suppression_reason"
}

extension Rule {
  /// The rule with some options set. Invalid values were rejected when the configuration was read.
  public static func configured(with values: [String: OptionValue] = [:]) -> any Rule {
    var options = Options()
    for (name, value) in values { try? options.set(name, to: value) }
    return Self(options: options)
  }

  /// What is wrong with a value for an option; nil if it is valid.
  package static func problem(with name: String, _ value: OptionValue) -> OptionError? {
    var options = Options()
    do throws(OptionError) {
      try options.set(name, to: value)
      return nil
    } catch {
      return error
    }
  }

  /// The value of an option as written in a configuration file.
  ///
  /// - Parameter value: what was set; nil for the default.
  public static func optionText(_ name: String, _ value: OptionValue?) -> String {
    var options = Options()
    if let value { try? options.set(name, to: value) }
    return options.text(of: name) ?? ""
  }
}
