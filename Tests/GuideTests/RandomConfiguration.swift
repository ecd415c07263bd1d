import FuzzSupport
import RuleKit
import Rules

/// Configurations with random values for the options of all conventions.
struct RandomConfiguration {
  /// The content of a configuration file.
  let text: String

  /// - Parameter dialect: the value of `layout_dialect`; nil for a random one, or none.
  init(seed: UInt64, dialect: String? = nil) {
    var generator = RepeatableGenerator(seed: seed)
    var lines = ["extends: [cookbook]", "rules:"]
    for rule in Catalog.rules where rule.description.family == .cookbook {
      if let dialect, rule.id == "layout_dialect" {
        lines.append("  layout_dialect: {severity: warning, style: \(dialect)}")
        continue
      }
      guard Int.random(in: 0..<4, using: &generator) > 0 else { continue }
      lines.append("  \(rule.id):")
      lines.append("    severity: warning")
      for option in rule.description.options where Bool.random(using: &generator) {
        guard let value = Self.value(of: option, &generator), value != "helpers" else { continue }
        lines.append("    \(option.name): \(value)")
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func value(
    of option: OptionDescription, _ generator: inout RepeatableGenerator
  ) -> String? {
    if unrendered.contains(option.name) { return nil }
    if let words = names[option.name] { return words.randomElement(using: &generator) }
    switch option.name {
    case "order" where option.shape != memberOrder: return order(&generator)
    default: return value(of: option.shape, option, &generator)
    }
  }

  /// Options that no sample shows: the guide says what they ask for, and takes its code from the team.
  private static let unrendered: Set<String> = [
    "storage", "label", "type", "nested", "constants_form", "constants_name", "every", "placements",
    "functions", "constraints", "own_view", "setup_functions", "radii", "shadows", "spacings",
    "insets", "min_count",
  ]

  /// Ways that no sample shows.
  private static let unrenderedWays: Set<String> = [
    "frames", "stacks", "notifications", "responder_chain", "plain",
  ]

  private static let memberOrder = Catalog.rules.first { $0.id == "member_order" }!
    .description.options[0].shape

  /// Names that a team would write.
  private static let names: [String: [String]] = [
    "verbs": ["[display]", "['show*', display]", "['*Profile']"],
    "sections": [
      "[Properties, 'Life*', 'Private Methods']", "['Private Properties', Lifecycle, '*Methods']",
      "[Subviews, Init, Public Methods, Setup]",
    ],
    "constraints_only_in": ["['*Constraints']", "[makeConstraints]"],
    "additions_only_in": ["['*Views']", "[addSubviews]"],
    "configuration_only_in": ["['style*']", "['setup*', 'configure*']"],
    "wrappers": ["['addSubview(_:withConstraints:)']", "['add(_:constraints:)']"],
    "wrapper": ["withPriority(_:)", "priority(_:)"],
    "helper": ["roundCornersContinuosly(radius:corners:)", "round(_:)"],
  ]

  private static func order(_ generator: inout RepeatableGenerator) -> String {
    let names = ["top", "leading", "trailing", "bottom", "centerY", "centerX", "height", "width"]
      .shuffled(using: &generator)
    let cut = Int.random(in: 2...7, using: &generator)
    let groups = [names.prefix(cut), names.dropFirst(cut)]
    return "[" + groups.map { "[\($0.joined(separator: ", "))]" }.joined(separator: ", ") + "]"
  }

  private static func value(
    of shape: OptionShape, _ option: OptionDescription, _ generator: inout RepeatableGenerator
  ) -> String? {
    switch shape {
    case .boolean: return Bool.random(using: &generator) ? "true" : "false"
    // No function is shorter than the setup of one view.
    case .integer:
      return String(
        Int.random(in: (option.name == "max_subviews" ? 1 : 30)...60, using: &generator))
    case .choice(let words):
      return words.filter { !unrenderedWays.contains($0) }.randomElement(using: &generator)
    case .text: return nil
    case .list(let element, let isUnique):
      guard case .choice(let words) = element, isUnique else { return nil }
      let chosen = words.shuffled(using: &generator).prefix(
        Int.random(in: 2...words.count, using: &generator))
      return "[\(chosen.joined(separator: ", "))]"
    }
  }
}
