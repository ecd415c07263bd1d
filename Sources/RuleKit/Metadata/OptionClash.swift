/// Settings of two rules that no code can meet both, or that make one of them pointless.
public struct OptionClash: Sendable {
  /// What the configuration says about a clash.
  public enum Effect: Sendable {
    /// The other rule does not run, unless a file names it: that is a mistake.
    case turnsOff
    /// A mistake.
    case error
    /// The run continues.
    case warning
  }

  /// Why the settings clash.
  public struct Reason: Sendable {
    /// The setting of the other rule, as it is written: `prefixes: [configure]`; empty for the rule as such.
    public var setting: String
    /// What to do about it, no final period.
    public var advice: String

    public init(_ setting: String = "", advice: String) {
      self.setting = setting
      self.advice = advice
    }
  }

  /// The option of the rule that declares the clash.
  public let option: String
  /// The id of the other rule.
  public let other: String
  /// Its option; nil if it is enough that the rule runs.
  public let otherOption: String?
  package let effect: Effect
  package let reason: @Sendable ([String: OptionValue], [String: OptionValue]) -> Reason?

  /// A clash of a rule's option with another rule.
  ///
  /// - Parameters:
  ///   - option: the option of the rule that declares the clash.
  ///   - otherOption: the option of the other rule; nil if it is enough that the rule runs.
  ///   - reason: judges the options of both; nil if they do not clash.
  public init<Own: RuleOptions, Other: Rule>(
    _ option: String, with other: Other.Type, _ otherOption: String? = nil, _ effect: Effect,
    _ reason: @escaping @Sendable (Own, Other.Options) -> Reason?
  ) {
    self.option = option
    self.other = other.id
    self.otherOption = otherOption
    self.effect = effect
    self.reason = { own, other in reason(Own(own), Other.Options(other)) }
  }
}

extension RuleOptions {
  /// The options with some of them set. Invalid values were rejected when the configuration was read.
  init(_ values: [String: OptionValue]) {
    self.init()
    for (name, value) in values { try? set(name, to: value) }
  }
}
