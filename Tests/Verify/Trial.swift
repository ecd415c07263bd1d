import FuzzSupport
import RuleKit
import Rules

/// A choice of rules, options and fixes that is tried on every file.
struct Trial: Sendable {
  var name: String
  var rules: RuleSet
  var includesUnsafe: Bool

  /// Every rule alone and all together, with their defaults and with other options.
  static let all: [Trial] = {
    var trials: [Trial] = []
    for type in Catalog.rules {
      let description = type.description
      guard description.fixSafety != .none else { continue }
      trials.append(Trial(description.id, [type.configured()], includesUnsafe: true))
    }
    trials.append(
      Trial(
        "constraint_order, mode strict",
        [TriedRules.rule("constraint_order", ["mode": .string("strict")])], includesUnsafe: false))
    trials.append(
      Trial(
        "constraint_order, mode axis",
        [TriedRules.rule("constraint_order", ["mode": .string("axis")])], includesUnsafe: false))
    trials.append(
      Trial(
        "negative_constant, style prefix",
        [TriedRules.rule("negative_constant", ["style": .string("prefix")])], includesUnsafe: true))
    trials.append(Trial("all, safe", Catalog.rules.map { $0.configured() }, includesUnsafe: false))
    trials.append(Trial("all, unsafe", Catalog.rules.map { $0.configured() }, includesUnsafe: true))
    return trials
  }()

  private init(_ name: String, _ rules: [any Rule], includesUnsafe: Bool) {
    self.name = name
    self.includesUnsafe = includesUnsafe
    self.rules = RuleSet()
    for rule in rules { self.rules.add(rule, severity: .warning) }
  }
}
