import LayoutModel
import RuleKit
import Rules

/// All rules at once, as the properties use them.
package enum TriedRules {
  /// With their defaults, and with other options that exercise other code.
  package static let all: [RuleSet] = [standard, others]

  package static let standard: RuleSet = {
    var rules = RuleSet()
    for rule in Catalog.rules { rules.add(rule.configured(), severity: .warning) }
    return rules
  }()

  package static let others: RuleSet = {
    let changed = [
      rule("constraint_order", ["mode": .string("strict")]),
      rule("negative_constant", ["style": .string("prefix"), "literals": .boolean(true)]),
      rule("unscaled_constant", ["constraints": .boolean(true)]),
      rule("layout_in_callback", ["frames": .boolean(true)]),
      rule("missing_preview", ["view_controllers": .boolean(true)]),
      rule("inline_style", ["system_colors": .boolean(true)]),
      rule("setup_length", ["max_lines": .integer(2), "max_statements": .integer(2)]),
      rule("hierarchy_indentation", ["indent": .integer(2)]),
    ]
    var rules = RuleSet()
    for type in Catalog.rules {
      let rule = changed.first { Swift.type(of: $0).id == type.id } ?? type.configured()
      rules.add(rule, severity: .error)
    }
    rules.helpers = LayoutHelpers(["place": .constrain, "fill": [.constrain, .edges], "put": .add])
    return rules
  }()

  /// A rule with some options set.
  package static func rule(_ id: String, _ options: [String: OptionValue]) -> any Rule {
    guard let type = Catalog.rules.first(where: { $0.id == id }) else {
      preconditionFailure("there is no rule \(id)")
    }
    for (name, value) in options { precondition(type.problem(with: name, value) == nil, name) }
    return type.configured(with: options)
  }
}
