import RuleKit

/// Descriptions of rules as JSON, for programs. Member names and meanings are stable: without a new `version`, members
/// may only be added.
public struct RuleJSON: Sendable {
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
    JSONWriter.document(to: &output, isIndented: true) { json in
      json.member("version", Self.formatVersion)
      json.objects("rules", rules) { write($1, to: &$0) }
    }
  }

  /// Appends a document with the first rule and its settings.
  public func render(_ settings: SettingsExplanation, into output: inout [UInt8]) {
    JSONWriter.document(to: &output, isIndented: true) { json in
      json.member("version", Self.formatVersion)
      json.object("rule") { write(rules[0], to: &$0) }
      settings.write(to: &json)
    }
  }

  private func write(_ rule: RuleDescription, to json: inout JSONWriter) {
    json.member("id", rule.id)
    if let documentation { json.member("documentation", rule.address(in: documentation)) }
    json.member("family", rule.family.id)
    json.member("summary", rule.summary)
    json.member("rationale", rule.rationale)
    json.member("source", rule.source)
    json.member("since", rule.since)
    json.member("default_severity", rule.defaultSeverity.name)
    if rule.isPreview { json.member("preview", true) }
    if let effect = rule.effect { json.member("effect", effect.rawValue) }
    json.member("fix", rule.fixSafety.rawValue)
    json.member("presets", rule.presets)
    json.objects("options", rule.options) { json, option in
      json.member("name", option.name)
      json.member("type", option.type)
      json.member("default", option.defaultValue)
      json.member("summary", option.summary)
    }
    for (name, examples) in [("good", rule.goodExamples), ("bad", rule.badExamples)] {
      json.objects("\(name)_examples", examples) { json, example in
        json.member("title", example.title)
        json.member("code", example.code)
      }
    }
  }
}
