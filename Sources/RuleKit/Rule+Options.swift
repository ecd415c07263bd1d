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
