import RuleKit
import YAML

// The settings of rules.
extension ConfigurationReader {
  mutating func rules(_ node: YAMLNode) -> ConfigurationFile.RuleSettings {
    var settings = ConfigurationFile.RuleSettings()
    if node.isNull { return settings }
    guard let entries = node.entries else {
      report(
        node, "expected a map from rules to severities or options, found \(node.found)",
        advice: "write `constraint_order: error`, for instance, one line for each rule")
      return settings
    }
    for entry in entries {
      do throws(RuleSelectionError) {
        switch try NamedRules(entry.name, among: known.rules) {
        case .rule(let type): settings.rules.append(rule(entry.value, type))
        case .group(let group): settings.groups.append(self.group(entry.value, group))
        }
      } catch {
        report(entry.key, error.message, advice: error.advice)
      }
    }
    return settings
  }

  private mutating func rule(
    _ value: YAMLNode, _ type: any Rule.Type
  ) -> ConfigurationFile.RuleSetting {
    var setting = ConfigurationFile.RuleSetting(id: type.id)
    if let options = value.entries {
      for option in options { read(option, of: type, into: &setting) }
    } else {
      setting.severity = severity(value, standard: type.description.defaultSeverity)
    }
    return setting
  }

  private mutating func group(
    _ value: YAMLNode, _ group: RuleGroup
  ) -> ConfigurationFile.GroupSetting {
    let rules = NamedRules.group(group).rules(among: known.rules).map { $0.description }
    var setting = ConfigurationFile.GroupSetting(group: group, rules: rules)
    guard let entries = value.entries else {
      setting.severity = severity(value, of: group.kind)
      return setting
    }
    for entry in entries {
      switch entry.name {
      case ConfigurationKey.severity: setting.severity = severity(entry.value, of: group.kind)
      case ConfigurationKey.fix:
        let hasFix = rules.contains { $0.fixSafety != .none }
        setting.fixes = fixes(
          entry, "fixes of its rules",
          unless: hasFix ? nil : "no rule of the \(group.kind) `\(group.name)` has a fix")
      case let name: reportOption(entry.key, name, of: group, with: rules)
      }
    }
    return setting
  }

  /// Reports an option below a family or preset: only single rules have options.
  private mutating func reportOption(
    _ node: YAMLNode, _ name: String, of group: RuleGroup, with rules: [RuleDescription]
  ) {
    let own = [ConfigurationKey.severity, ConfigurationKey.fix]
    let owner = rules.first { $0.options.contains { $0.name == name } }
    let advice =
      owner.map { "write it below its rule, `\($0.id): {\(name): …}`" }
      ?? suggestion(for: name, among: own).map { "did you mean `\($0)`?" }
      ?? "there are `\(own[0])` and `\(own[1])`; options belong to single rules"
    report(node, "the \(group.kind) `\(group.name)` has no option `\(name)`", advice: advice)
  }

  private mutating func read(
    _ option: YAMLMapping.Entry, of type: any Rule.Type,
    into setting: inout ConfigurationFile.RuleSetting
  ) {
    let name = option.name
    if name == ConfigurationKey.severity {
      setting.severity = severity(option.value, standard: type.description.defaultSeverity)
      return
    }
    if name == ConfigurationKey.fix {
      setting.fixes = fixes(
        option, "the rule's fixes",
        unless: type.description.fixSafety == .none ? "`\(type.id)` has no fix" : nil)
      return
    }
    let options = type.description.options.map(\.name)
    guard options.contains(name) else {
      let fix = type.description.fixSafety == .none ? [] : [ConfigurationKey.fix]
      reportUnknownOption(option.key, name, of: type.id, known: fix + options)
      return
    }
    let value = option.value.optionValue
    // Rules compare names with each of them.
    guard isShort(option.value.items, most: 1_000) else { return }
    if case .list = type.description.options.first(where: { $0.name == name })?.shape,
      reportSlip(option.value)
    {
      return
    }
    if let error = type.problem(with: name, value) {
      report(error, in: option.value, of: "`\(name)` of `\(type.id)`: ")
    } else {
      setting.options.append((name, sourced(value, option.value)))
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

  /// Which fixes are made. For a rule without fixes, this is only a warning, because a rule may lose its fix in a later
  /// version.
  ///
  /// - Parameters:
  ///   - fixes: the fixes in question, as words.
  ///   - objection: why the setting has no effect; nil if it has one.
  private mutating func fixes(
    _ option: YAMLMapping.Entry, _ fixes: String, unless objection: String?
  ) -> Sourced<FixSetting>? {
    let words = FixSetting.allCases.map(\.rawValue)
    let node = option.value
    // Other YAML readers take `off` for a boolean.
    guard let setting = node.scalar.flatMap({ FixSetting(rawValue: $0.text) }) else {
      let list = words.map { "`\($0)`" }.joined(separator: ", ")
      var meant = node.scalar.flatMap { suggestion(for: $0.text, among: words) }
      if case .boolean(let flag) = node.optionValue { meant = flag ? "default" : "off" }
      report(
        node, "expected one of \(list), found \(node.found)",
        advice: meant.map { "did you mean `\($0)`?" } ?? "`off` disables \(fixes)")
      return nil
    }
    if let objection {
      warn(
        option.key, "`\(ConfigurationKey.fix)` has no effect, because \(objection)",
        advice: "remove it")
      return nil
    }
    return sourced(setting, node)
  }

  /// - Parameters:
  ///   - subject: what has the severity.
  ///   - standard: its severity where nothing is said.
  private mutating func severity(
    _ node: YAMLNode, of subject: String = "rule", standard: Severity = .warning
  ) -> Sourced<Severity>? {
    let names = Severity.allCases.map(\.name)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    let value = node.optionValue
    // Always text: other YAML readers take `off` and `on` for booleans.
    let word = node.scalar?.text
    if let severity = Severity.allCases.first(where: { $0.name == word }) {
      return sourced(severity, node)
    }
    let map = subject == "rule" ? "a map of options" : "a map with `severity` and `fix`"
    let expected = "expected a severity (\(list)) or \(map), found \(node.found)"
    switch value {
    case .boolean(false):
      report(node, expected, advice: "`off` turns the \(subject) off")
    case .boolean(true):
      let severity = standard == .off ? .warning : standard
      report(node, expected, advice: "`\(severity.name)` turns the \(subject) on")
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

extension YAMLNode {
  /// The value in the form that options take.
  var optionValue: OptionValue {
    switch content {
    case .sequence(let items): .list(items.map(\.optionValue))
    case .mapping: .map
    case .scalar(let scalar):
      switch scalar.value {
      case .null: .null
      case .bool(let flag): .boolean(flag)
      case .int(let number): .integer(number)
      case .float: .number(scalar.text)
      case .string(let text): .string(text)
      }
    }
  }

  /// The entries of a mapping; nil for anything else.
  var entries: [YAMLMapping.Entry]? { mapping?.entries }

  /// Whether the value is empty.
  var isNull: Bool { optionValue == .null }

  /// The value as displayed in a message.
  var found: String { optionValue.text }

  /// Whether the value is in the file character by character: a scalar without escapes on one line.
  var isVerbatim: Bool {
    guard let scalar, place.start.line == place.end.line else { return false }
    return place.range.count == scalar.text.utf8.count + (scalar.style == .plain ? 0 : 2)
  }

  /// Where the text of a verbatim scalar begins, after a quote.
  var textStart: YAMLMark {
    var start = place.start
    if scalar?.style != .plain {
      start.offset += 1
      start.column += 1
    }
    return start
  }
}
