import Project
import RuleKit
import SwiftSource

/// Text for a terminal: titles, and lines wrapped at words.
struct TerminalText {
  let style: Style
  let width: Int

  /// - Parameter width: columns of the terminal; nil for a readable width.
  init(_ style: Style, width: Int?) {
    self.style = style
    self.width = max(40, min(width ?? 100, 100))
  }

  func appendTitle(_ title: String, to output: inout [UInt8]) {
    output.write("\n\(title, .bold)\n", style: style)
  }

  /// Appends the lines of a text, each wrapped and indented.
  func append(_ text: String, indent: Int = 2, to output: inout [UInt8]) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for line in wrapped(visible(String(line)), first: width - indent, others: width - indent) {
        output.append(line.isEmpty ? "\n" : String(repeating: " ", count: indent) + line + "\n")
      }
    }
  }
}

extension String {
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

public struct RuleExplanation: Sendable {
  private let rule: RuleDescription
  private let settings: SettingsExplanation?
  private let style: Style
  private let page: TerminalText

  public init(
    _ rule: RuleDescription, style: Style, width: Int?, settings: SettingsExplanation? = nil
  ) {
    self.rule = rule
    self.settings = settings
    self.style = style
    page = TerminalText(style, width: width)
  }

  /// Appends the explanation.
  public func render(into output: inout [UInt8]) {
    output.write("\(rule.id, .bold)\n", style: style)
    page.append(rule.summary + "\n", to: &output)
    let facts = [
      ("family", rule.family.id), ("default", rule.defaultText),
      ("effect", rule.effect?.summary ?? ""),
      ("presets", rule.presets.joined(separator: ", ")), ("fix", rule.fixSafety.name),
      ("source", rule.source), ("since", rule.since),
    ]
    for (name, value) in facts where !value.isEmpty {
      output.write("\("  " + name.padded(to: 9), .dim)\(value)\n", style: style)
    }
    page.appendTitle("Why", to: &output)
    page.append(rule.rationale, to: &output)
    if !rule.limits.isEmpty {
      page.appendTitle("Known limits", to: &output)
      for limit in rule.limits { page.append("- \(limit)", to: &output) }
    }
    if !rule.options.isEmpty { page.appendTitle("Options", to: &output) }
    for option in rule.options {
      output.write(
        "  \(option.name, .bold): \(option.defaultValue)\("  (\(option.type))", .dim)\n",
        style: style)
      page.append(option.summary, indent: 4, to: &output)
    }
    if let settings {
      page.appendTitle("Settings in this folder", to: &output)
      settings.render(into: &output)
    }
    for (title, look, examples) in [
      ("Good", Style.Look.good, rule.goodExamples), ("Bad", .error, rule.badExamples),
    ] {
      for example in examples {
        output.write("\n\(title, look): \(example.title)\n\n", style: style)
        for line in example.annotatedLines {
          output.write("    \(line)")
          while output.last == UInt8(ascii: " ") { output.removeLast() }
          output.append("\n")
        }
      }
    }
  }
}

/// The settings of a rule under a configuration, and where each was set.
public struct SettingsExplanation: Sendable {
  private let settings: [RuleSetting]
  private let overrides: [RuleOverride]
  private let style: Style

  /// - Parameter overrides: what applies to some paths only.
  public init(_ settings: [RuleSetting], overrides: [RuleOverride] = [], style: Style) {
    self.settings = settings
    self.overrides = overrides
    self.style = style
  }

  /// Appends the settings, one per line.
  public func render(into output: inout [UInt8]) {
    append(settings, "  ", to: &output)
    for override in overrides {
      output.write("  for \(override.paths.joined(separator: ", "))\n")
      append(override.settings, "    ", to: &output)
    }
  }

  private func append(
    _ settings: [RuleSetting], _ indentation: String, to output: inout [UInt8]
  ) {
    let width = settings.reduce(0) { max($0, $1.name.count) }
    for setting in settings {
      // The default, if the value is another one.
      let standard = setting.standard
      let note = standard.isEmpty || standard == setting.value ? "" : "; default: \(standard)"
      output.write(
        """
        \(indentation)\(setting.name.padded(to: width))  \(setting.value)\
        \("  (\(setting.origin)\(note))", .dim)

        """, style: style)
    }
  }

  /// Writes the settings as members of an object.
  func write(to json: inout JSONWriter) {
    Self.write(settings, to: &json)
    json.objects("overrides", overrides) { json, override in
      json.member("paths", override.paths)
      Self.write(override.settings, to: &json)
    }
  }

  private static func write(_ settings: [RuleSetting], to json: inout JSONWriter) {
    json.objects("settings", settings) { json, setting in
      json.member("name", setting.name)
      json.member("value", setting.value)
      if !setting.standard.isEmpty { json.member("default", setting.standard) }
      json.member("origin", setting.origin)
    }
  }
}

extension RuleGroup {
  /// Appends what a family or preset is, and its rules, for a terminal.
  public func render(_ rules: [RuleDescription], style: Style, into output: inout [UInt8]) {
    output.write("\(name, .bold)\n  A \(kind): \(summary)\n\n", style: style)
    RuleTable(rules, style: style).render(into: &output)
    guard case .preset(let preset) = self else { return }
    let options = rules.compactMap { rule in
      rule.options(in: preset).map { "  \(rule.id): \($0)\n" }
    }
    if !options.isEmpty { output.append("\nIts options:\n\n" + options.joined()) }
  }
}

/// The rules as a table for a terminal: id, default severity, fix, family, summary. Those of the cookbook are in the order
/// of its chapters, which the family's column names.
public struct RuleTable: Sendable {
  private let rules: [RuleDescription]
  private let style: Style

  public init(_ rules: [RuleDescription], style: Style) {
    let cookbook = rules.filter { $0.family == .cookbook }
    self.rules =
      CookbookChapter.allCases.flatMap { chapter in cookbook.filter { $0.chapter == chapter } }
      + rules.filter { $0.family != .cookbook }
    self.style = style
  }

  /// Appends the table.
  public func render(into output: inout [UInt8]) {
    let rows: [[(String, Style.Look?)]] = rules.map { rule in
      let chapter = rule.family == .cookbook ? ": \(rule.chapter.rawValue)" : ""
      return [
        (rule.id, .bold), (rule.defaultText, rule.defaultSeverity.look),
        (rule.fixSafety.name, nil), (rule.family.id + chapter, nil), (rule.summary, nil),
      ]
    }
    let titles = ["rule", "default", "fix", "family", "what it finds"]
    appendTable([titles.map { ($0, .dim) }] + rows, style, to: &output)
  }
}
