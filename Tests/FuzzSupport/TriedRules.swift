import LayoutModel
import LintEngine
import Rules

/// All rules at once, as the properties use them.
package enum TriedRules {
  /// With their defaults, and with other options that exercise other code.
  package static let all: [RuleSet] = [standard, others]

  package static let standard: RuleSet = {
    var rules = RuleSet()
    for rule in Catalog.rules { rules.add(rule.init(), severity: .warning) }
    return rules
  }()

  package static let others: RuleSet = {
    let changed: [any Rule] = [
      ConstraintOrder(options: .init(mode: .strict)),
      NegativeConstant(
        options: changing {
          $0.style = .prefix
          $0.literals = true
        }),
      UnscaledConstant(options: changing { $0.constraints = true }),
      LayoutInCallback(options: changing { $0.frames = true }),
      MissingPreview(options: changing { $0.viewControllers = true }),
      InlineStyle(options: changing { $0.systemColors = true }),
      SetupLength(
        options: changing {
          $0.maxLines = 2
          $0.maxStatements = 2
        }),
      HierarchyIndentation(options: changing { $0.indent = 2 }),
    ]
    var rules = RuleSet()
    for type in Catalog.rules {
      let rule = changed.first { Swift.type(of: $0).id == type.id } ?? type.init()
      rules.add(rule, severity: .error)
    }
    rules.helpers = LayoutHelpers(["place": .constrain, "fill": [.constrain, .edges], "put": .add])
    return rules
  }()

  private static func changing<Options: RuleOptions>(_ change: (inout Options) -> Void) -> Options {
    var options = Options()
    change(&options)
    return options
  }
}
