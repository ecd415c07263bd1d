import LayoutModel
import RuleKit
import YAML

/// What may stand at a place of a configuration.
public indirect enum ConfigurationShape: Sendable {
  /// What the table defines under a name.
  case reference(String)
  case option(OptionShape)
  case integer(ClosedRange<Int>)
  /// Text that matches a regular expression.
  case pattern(String)
  case word(String)
  case list(of: ConfigurationShape, atLeastOne: Bool = false)
  case oneOf([ConfigurationShape])
  case anyOf([ConfigurationShape])
  case map(of: [ConfigurationTable.Key], required: [String] = [], mayBeEmpty: Bool = false)
  /// A map, which may be empty, with any keys that match a regular expression.
  case names(matching: String, ConfigurationShape)
  case described(ConfigurationShape, String)
  case examples(ConfigurationShape, [OptionValue])

  /// One value, or a list of such values.
  static func oneOrSeveral(_ shape: Self, atLeastOne: Bool = false) -> Self {
    .oneOf([shape, .list(of: shape, atLeastOne: atLeastOne)])
  }
}

/// The keys of configurations, and what may stand below them: the schema, and what editors offer and explain, are made
/// of it.
public struct ConfigurationTable: Sendable {
  /// A key of a map.
  public struct Key: Sendable {
    public var name: String
    /// What it sets, no final period; may be empty.
    public var summary: String
    public var shape: ConfigurationShape

    init(_ name: String, _ shape: ConfigurationShape, summary: String = "") {
      (self.name, self.summary, self.shape) = (name, summary, shape)
    }
  }

  public let root: ConfigurationShape
  /// What several keys share.
  public let definitions: [Key]

  public init(_ known: KnownNames) {
    let rules = known.rules.map { $0.description }
    root = .map(
      of: ConfigurationKey.allCases.map {
        Key($0.rawValue, $0.shape(reporters: known.reporters), summary: $0.summary)
      })
    definitions = [
      Key(
        ConfigurationKey.severity, .option(.choice(Severity.allCases.map(\.name))),
        summary: "How much a finding matters; `off` for a rule that does not run"),
      Key(
        ConfigurationKey.fix,
        .examples(
          .option(.choice(FixSetting.allCases.map(\.rawValue))), [.string("off"), .string("safe")]),
        summary:
          "Which fixes of the rule are made: as the rule declares (`default`), all as `safe` or as `unsafe` ones, or none (`off`)"
      ),
      Key("globs", .oneOrSeveral(.option(.text))),
      Key(
        "rules",
        .map(
          of: RuleGroup.all.map { Key($0, of: rules) } + rules.map { Key($0) }, mayBeEmpty: true)),
    ]
  }
}

extension ConfigurationTable.Key {
  fileprivate init(_ group: RuleGroup, of rules: [RuleDescription]) {
    self.init(
      group.name,
      Self.severity(hasFix: rules.contains { $0.fixSafety != .none && group.contains($0) }),
      summary:
        "All rules of the \(group.kind) that are on, unless they are named themselves: \(group.summary)"
    )
  }

  fileprivate init(_ rule: RuleDescription) {
    let options = rule.options.map { option in
      let shape = ConfigurationShape.option(option.shape)
      let example = OptionValue.list(option.examplePatterns.map { .string($0) })
      return Self(
        option.name, option.examplePatterns.isEmpty ? shape : .examples(shape, [example]),
        summary: "\(option.summary) (default: \(option.defaultValue))")
    }
    self.init(
      rule.id, Self.severity(hasFix: rule.fixSafety != .none, options),
      summary: "\(rule.summary) (default: \(rule.defaultSeverity.name))")
  }

  /// A severity, or a map with it and other settings.
  private static func severity(hasFix: Bool, _ options: [Self] = []) -> ConfigurationShape {
    let names = [ConfigurationKey.severity] + (hasFix ? [ConfigurationKey.fix] : [])
    return .oneOf([
      .reference(ConfigurationKey.severity),
      .map(of: names.map { Self($0, .reference($0)) } + options),
    ])
  }
}

extension ConfigurationKey {
  fileprivate func shape(reporters: [String]) -> ConfigurationShape {
    // Without Unicode classes, which not every schema validator supports.
    let (first, next) = ("A-Za-z_\u{80}-\u{FFFF}", "A-Za-z0-9_\u{80}-\u{FFFF}")
    switch self {
    case .extends:
      let presets = Preset.allCases.map { preset in
        ConfigurationShape.described(.word(preset.rawValue), preset.summary)
      }
      let file = "The path of a configuration file, or of a folder that has one"
      return .oneOrSeveral(.anyOf(presets + [.described(.option(.text), file)]))
    case .include, .exclude: return .reference("globs")
    case .rules: return .reference("rules")
    case .overrides:
      let keys = [("paths", "globs"), ("rules", "rules")].map {
        ConfigurationTable.Key($0, .reference($1))
      }
      return .list(of: .map(of: keys, required: keys.map(\.name)))
    case .layoutHelpers:
      let name = "[\(first)][\(next)]*"
      return .names(
        matching: "^\(name)(\\((\(name):)*\\))?$",
        .oneOrSeveral(.option(.choice(LayoutHelpers.Uses.allNames)), atLeastOne: true))
    case .setupFunctions:
      return .examples(
        .oneOrSeveral(.pattern("^[*\(first)][*\(next)]*$")),
        [.string("buildView"), .string("assemble*")])
    case .reporter:
      return .oneOrSeveral(
        .anyOf([
          .option(.choice(reporters)), .pattern("^(\(reporters.joined(separator: "|")))=.+$"),
        ]))
    case .strict:
      return .oneOf([.option(.boolean), .word(Strictness.correctness.rawValue)])
    case .requireReason: return .option(.boolean)
    case .baseline, .context: return .option(.text)
    case .maximumFileSize:
      return .anyOf([
        .integer(1...FileSize.most), .pattern("^[0-9]+( *([KMGkmg][Ii]?[Bb]))?$"),
      ])
    }
  }
}

// MARK: - Editors

extension ConfigurationTable {
  /// What can be written at a place of a configuration.
  ///
  /// - Parameter text: the configuration, which may be no YAML while it is written.
  public func completions(
    in text: [UInt8], at offset: Int
  ) -> (keys: [(name: String, summary: String?)], words: [String]) {
    guard let cursor = YAMLCursor(text, at: offset) else { return ([], []) }
    let shapes = elements(shapes(at: cursor.keys))
    return (
      cursor.role == .value ? [] : keys(of: shapes).map { ($0.name, summary(of: $0)) },
      cursor.role == .key ? [] : words(of: shapes)
    )
  }

  /// What is written about the key at a place, in Markdown; nil if there is none.
  public func explanation(in text: [UInt8], at offset: Int) -> String? {
    let rest = text[offset...].prefix { $0 > 0x20 && !":,[]{}\"'".utf8.contains($0) }
    guard var cursor = YAMLCursor(text, at: offset + rest.count) else { return nil }
    if cursor.role == .key { cursor.keys.append(cursor.word) }
    guard let name = cursor.keys.popLast(),
      let key = keys(of: elements(shapes(at: cursor.keys))).first(where: { $0.name == name }),
      let summary = summary(of: key)
    else { return nil }
    let words = words(of: alternatives(key.shape)).map { "`\($0)`" }.joined(separator: ", ")
    return "**\(name)**: \(summary)" + (words.isEmpty ? "" : "\n\n\(words)")
  }

  private func definition(_ name: String) -> Key? { definitions.first { $0.name == name } }

  private func summary(of key: Key) -> String? {
    guard key.summary.isEmpty else { return key.summary }
    guard case .reference(let name) = key.shape, let summary = definition(name)?.summary else {
      return nil
    }
    return summary.isEmpty ? nil : summary
  }

  private func shapes(at path: [String]) -> [ConfigurationShape] {
    path.reduce(alternatives(root)) { shapes, name in
      elements(shapes).flatMap { shape -> [ConfigurationShape] in
        switch shape {
        case .map(let keys, _, _):
          keys.first { $0.name == name }.map { alternatives($0.shape) } ?? []
        case .names(_, let value): alternatives(value)
        default: []
        }
      }
    }
  }

  private func alternatives(_ shape: ConfigurationShape) -> [ConfigurationShape] {
    switch shape {
    case .reference(let name): definition(name).map { alternatives($0.shape) } ?? []
    case .oneOf(let shapes), .anyOf(let shapes): shapes.flatMap(alternatives)
    case .described(let inner, _), .examples(let inner, _): alternatives(inner)
    default: [shape]
    }
  }

  /// The shapes, and those of the elements of lists among them.
  private func elements(_ shapes: [ConfigurationShape]) -> [ConfigurationShape] {
    shapes
      + shapes.flatMap { shape -> [ConfigurationShape] in
        switch shape {
        case .list(let element, _): elements(alternatives(element))
        case .option(.list(let element, _)): elements([.option(element)])
        default: []
        }
      }
  }

  private func keys(of shapes: [ConfigurationShape]) -> [Key] {
    shapes.flatMap { if case .map(let keys, _, _) = $0 { keys } else { [Key]() } }
  }

  private func words(of shapes: [ConfigurationShape]) -> [String] {
    shapes.flatMap { shape -> [String] in
      switch shape {
      case .word(let word): [word]
      case .option(.choice(let words)): words
      case .option(.boolean): ["true", "false"]
      default: []
      }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
