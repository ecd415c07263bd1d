/// A set of rules with a name, for `extends`. The raw value is the name.
public enum Preset: String, CaseIterable, Sendable {
  /// Mistakes, and the core of the cookbook's conventions: everything that is on by default.
  case cookbook
  /// All conventions of the cookbook, as warnings, other than those that its own examples depart from; and accessibility.
  case strict
  /// Only mistakes that show at run time.
  case correctness
  /// For views that are laid out with KTResponsiveUI.
  case responsiveFrames = "responsive_frames"
  /// For views that are laid out with ViewLayout.
  case viewLayout = "view_layout"
  /// No rules.
  case none

  /// One line, no final period.
  public var summary: String {
    switch self {
    case .cookbook: "what is on without a configuration: mistakes, and the core of UIKit In Code"
    case .strict:
      "all conventions of UIKit In Code that its examples keep, and accessibility, as warnings"
    case .correctness: "only mistakes that show at run time"
    case .responsiveFrames: "rules for frames that scale, as with KTResponsiveUI"
    case .viewLayout: "rules for frames made with ViewLayout"
    case .none: "no rules"
    }
  }

  /// The severity that the preset gives a rule; nil if it does not mention the rule.
  public func severity(of rule: RuleDescription) -> Severity? {
    if self == .none { return .off }
    if rule.family == .suppressions { return rule.defaultSeverity }
    switch self {
    case .cookbook: return rule.defaultSeverity
    case .strict:
      let isOfPreset = rule.family == .cookbook || rule.family == .accessibility
      return isOfPreset && !rule.departsFromExamples && !rule.isPreview ? .warning : nil
    case .correctness: return rule.family == .correctness ? rule.defaultSeverity : nil
    case .responsiveFrames, .viewLayout:
      guard rule.framePresets.contains(self) else { return nil }
      return rule.defaultSeverity == .off ? .warning : rule.defaultSeverity
    case .none: return .off
    }
  }
}
