import RuleKit

/// Descriptions of rules as JSON, for programs. Member names and meanings are stable: without a new `version`, members
/// may only be added.
public struct RuleJSON: Sendable {
  /// The version of the format.
  public static let formatVersion = 1

  private let rules: [RuleDescription]
  private let documentation: String?

  /// - Parameter documentation: the address of the repository's files; nil if it is not published.
  public init(_ rules: [RuleDescription], documentation: String?) {
    self.rules = rules
    self.documentation = documentation
  }

  /// Appends a document with the rules.
  public func render(into output: inout [UInt8]) {
    JSONWriter.write(to: &output, isIndented: true) { json in
      json.object { json in
        json.member("version", Self.formatVersion)
        json.array("rules") { json in
          for rule in rules { json.object { Self.write(rule, documentation, to: &$0) } }
        }
      }
      json.endLine()
    }
  }

  /// Appends a document with one rule and its settings.
  ///
  /// - Parameter documentation: the address of the repository's files; nil if it is not published.
  public static func render(
    _ rule: RuleDescription, _ settings: SettingsExplanation, documentation: String?,
    into output: inout [UInt8]
  ) {
    JSONWriter.write(to: &output, isIndented: true) { json in
      json.object { json in
        json.member("version", Self.formatVersion)
        json.object("rule") { write(rule, documentation, to: &$0) }
        settings.write(to: &json)
      }
      json.endLine()
    }
  }

  private static func write(
    _ rule: RuleDescription, _ documentation: String?, to json: inout JSONWriter
  ) {
    json.member("id", rule.id)
    if let documentation { json.member("documentation", rule.address(in: documentation)) }
    json.member("family", rule.family.id)
    json.member("summary", rule.summary)
    json.member("rationale", rule.rationale)
    json.member("source", rule.source)
    json.member("since", rule.since)
    json.member("default_severity", rule.defaultSeverity.name)
    if let effect = rule.effect { json.member("effect", effect.rawValue) }
    json.member("fix", rule.fixSafety.rawValue)
    json.array("presets") { json in
      for preset in rule.presets { json.value(preset) }
    }
    json.array("options") { json in
      for option in rule.options {
        json.object { json in
          json.member("name", option.name)
          json.member("type", option.type)
          json.member("default", option.defaultValue)
          json.member("summary", option.summary)
        }
      }
    }
    for (name, examples) in [("good", rule.goodExamples), ("bad", rule.badExamples)] {
      json.array("\(name)_examples") { json in
        for example in examples {
          json.object { json in
            json.member("title", example.title)
            json.member("code", example.code)
          }
        }
      }
    }
  }
}
