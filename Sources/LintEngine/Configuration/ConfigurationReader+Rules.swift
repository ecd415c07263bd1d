import YAML

// The settings of rules.
extension ConfigurationReader {
  mutating func rules(_ node: YAMLNode) -> [ConfigurationFile.RuleSetting] {
    if node.isNull { return [] }
    guard let entries = node.entries else {
      report(
        node, "expected a map from rules to severities or options, found \(node.found)",
        advice: "write `constraint_order: error`, for instance, one line for each rule")
      return []
    }
    return entries.compactMap { rule($0) }
  }

  private mutating func rule(_ entry: YAMLMapping.Entry) -> ConfigurationFile.RuleSetting? {
    let id = entry.name
    let type: any Rule.Type
    do throws(RuleSelectionError) {
      type = try findRule(id, among: known.rules)
    } catch {
      report(entry.key, error.message, advice: error.advice)
      return nil
    }
    var setting = ConfigurationFile.RuleSetting(id: id)
    if let options = entry.value.entries {
      for option in options { read(option, of: type, into: &setting) }
    } else {
      setting.severity = severity(entry.value, of: type)
    }
    return setting
  }

  private mutating func read(
    _ option: YAMLMapping.Entry, of type: any Rule.Type,
    into setting: inout ConfigurationFile.RuleSetting
  ) {
    let name = option.name
    if name == ConfigurationKey.severity {
      setting.severity = severity(option.value, of: type)
      return
    }
    if name == ConfigurationKey.fix {
      setting.fixes = fixes(option, of: type)
      return
    }
    let options = type.description.options.map(\.name)
    guard options.contains(name) else {
      let fix = type.description.fixSafety == .none ? [] : [ConfigurationKey.fix]
      reportUnknownOption(option.key, name, of: type.id, known: fix + options)
      return
    }
    let value = option.value.optionValue
    if let error = type.problem(with: name, value) {
      report(error, in: option.value, of: "`\(name)` of `\(type.id)`: ")
    } else {
      setting.options.append((name, located(value, option.value)))
    }
  }

  private mutating func reportUnknownOption(
    _ node: YAMLNode, _ name: String, of rule: String, known: [String]
  ) {
    let all = [ConfigurationKey.severity] + known
    let advice =
      suggestion(for: name, among: all).map { "did you mean `\($0)`?" }
      ?? "the rule has \(all.map { "`\($0)`" }.joined(separator: ", "))"
    report(node, "`\(rule)` has no option `\(name)`", advice: advice)
  }

  /// Which fixes of a rule are made. Naming a rule without a fix is only a warning, because a rule may lose its fix in
  /// a later version.
  private mutating func fixes(
    _ option: YAMLMapping.Entry, of type: any Rule.Type
  ) -> ConfigurationFile.Located<FixSetting>? {
    let words = FixSetting.allCases.map(\.rawValue)
    let node = option.value
    // Other YAML readers take `off` for a boolean.
    guard let setting = node.scalar.flatMap({ FixSetting(rawValue: $0.text) }) else {
      let list = words.map { "`\($0)`" }.joined(separator: ", ")
      var meant = node.scalar.flatMap { suggestion(for: $0.text, among: words) }
      if case .boolean(let flag) = node.optionValue { meant = flag ? "default" : "off" }
      report(
        node, "expected one of \(list), found \(node.found)",
        advice: meant.map { "did you mean `\($0)`?" } ?? "`off` disables the rule's fixes")
      return nil
    }
    guard type.description.fixSafety != .none else {
      warn(
        option.key,
        "`\(ConfigurationKey.fix)` has no effect, because `\(type.id)` has no fix",
        advice: "remove it")
      return nil
    }
    return located(setting, node)
  }

  private mutating func severity(
    _ node: YAMLNode, of type: any Rule.Type
  ) -> ConfigurationFile.Located<Severity>? {
    let names = Severity.allCases.map(\.name)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    let value = node.optionValue
    // Always text: other YAML readers take `off` and `on` for booleans.
    let word = node.scalar?.text
    if let severity = Severity.allCases.first(where: { $0.name == word }) {
      return located(severity, node)
    }
    let expected = "expected a severity (\(list)) or a map of options, found \(node.found)"
    switch value {
    case .boolean(false):
      report(node, expected, advice: "`off` turns the rule off")
    case .boolean(true):
      let severity = type.description.defaultSeverity
      report(
        node, expected,
        advice: "`\((severity == .off ? .warning : severity).name)` turns the rule on")
    case .string(let word):
      let meant = suggestion(for: word, among: names) ?? Self.otherWords[word.lowercased()]
      report(node, expected, advice: meant.map { "did you mean `\($0)`?" } ?? "")
    default: report(node, expected)
    }
    return nil
  }

  /// The words of other linters.
  private static let otherWords = [
    "on": "warning", "warn": "warning", "info": "note", "information": "note", "hint": "note",
    "disabled": "off", "disable": "off", "none": "off", "ignore": "off", "silent": "off",
    "allow": "off", "enabled": "warning", "deny": "error", "fatal": "error", "failure": "error",
    "no": "off", "yes": "warning",
  ]

  /// Reports everything that is wrong with a value, each thing at its own position.
  mutating func report(_ error: OptionError, in node: YAMLNode, of lead: String = "") {
    for problem in error.problems {
      var place = node
      for index in problem.path {
        guard let elements = place.items, index < elements.count else { break }
        place = elements[index]
      }
      report(place, lead + problem.message, advice: problem.advice)
    }
  }
}
