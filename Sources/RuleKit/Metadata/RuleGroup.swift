import SwiftSource

/// Several rules under one name, which can be written wherever a rule can be named: a family, or a preset.
///
/// A family is named by all of its rules, a preset by those that it turns on, without the rules about suppressions that
/// come with each. Where both have the name, it is the family's.
public enum RuleGroup: Hashable, Sendable {
  case family(RuleFamily)
  case preset(Preset)

  /// The families, then the presets.
  public static let all: [RuleGroup] =
    RuleFamily.allCases.map { .family($0) }
    + Preset.allCases.filter { preset in
      preset != .none && !RuleFamily.allCases.contains { $0.id == preset.rawValue }
    }.map { .preset($0) }

  /// The family or preset with this name; nil for an unknown name.
  public init?(named name: String) {
    guard let group = Self.all.first(where: { $0.name == name }) else { return nil }
    self = group
  }

  /// The name.
  public var name: String { parts.name }

  /// `family` or `preset`.
  public var kind: String { parts.kind }

  /// What its rules are: one line, no final period.
  public var summary: String { parts.summary }

  private var parts: (name: String, kind: String, summary: String) {
    switch self {
    case .family(let family): (family.id, "family", family.summary)
    case .preset(let preset): (preset.rawValue, "preset", preset.summary)
    }
  }

  /// Whether a rule belongs to the group.
  public func contains(_ rule: RuleDescription) -> Bool {
    switch self {
    case .family(let family): rule.family == family
    case .preset: rule.family != .suppressions && standardSeverity(of: rule) != .off
    }
  }

  /// Whether no comment can silence its rules.
  package var isAboutSuppressions: Bool { self == .family(.suppressions) }

  /// The severity of one of its rules where nothing else says it: that of the preset, or the default, perhaps `off`.
  package func standardSeverity(of rule: RuleDescription) -> Severity {
    switch self {
    case .family: rule.defaultSeverity
    case .preset(let preset): preset.severity(of: rule) ?? .off
    }
  }
}

/// What a name stands for.
public enum NamedRules: Sendable {
  case rule(any Rule.Type)
  case group(RuleGroup)

  /// - Parameters:
  ///   - name: the id of a rule, or the name of a family or a preset.
  ///   - known: all rules.
  /// - Throws: `RuleSelectionError` with the most similar name.
  public init(_ name: String, among known: [any Rule.Type]) throws(RuleSelectionError) {
    if let rule = known.first(where: { $0.id == name }) {
      self = .rule(rule)
    } else if let group = RuleGroup(named: name) {
      self = .group(group)
    } else {
      throw Self.unknown(name, among: known)
    }
  }

  /// The rules, in the order of the catalogue.
  ///
  /// - Parameter known: all rules.
  public func rules(among known: [any Rule.Type]) -> [any Rule.Type] {
    switch self {
    case .rule(let rule): [rule]
    case .group(let group): known.filter { group.contains($0.description) }
    }
  }

  /// Every name, with what it stands for: rules, then families and presets.
  ///
  /// - Parameter known: all rules.
  public static func all(
    among known: [any Rule.Type]
  ) -> [(name: String, summary: String)] {
    known.map { ($0.id, $0.description.summary) }
      + RuleGroup.all.map { ($0.name, "\($0.kind): \($0.summary)") }
  }

  private static func unknown(_ name: String, among known: [any Rule.Type]) -> RuleSelectionError {
    if name == SyntaxProblem.ruleID {
      return RuleSelectionError(
        message: "`\(name)` is not a rule",
        advice: "it marks text that is not Swift, and is always reported")
    }
    if name == Preset.none.rawValue {
      return RuleSelectionError(
        message: "the preset `\(name)` has no rules",
        advice: "`extends: \(name)` and `--preset \(name)` start without rules")
    }
    let names = known.map { $0.id } + RuleGroup.all.map(\.name)
    let meant = suggestion(for: name, among: names).map { "did you mean `\($0)`?" }
    return RuleSelectionError(
      message: "no rule `\(name)`", advice: meant ?? "`layoutlint rules` lists them all")
  }
}

extension SyntaxProblem {
  /// Used in place of a rule's id for syntax errors.
  public static let ruleID = "syntax"
}
