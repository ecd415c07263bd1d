import LayoutModel
import Project
import RuleKit

/// The JSON schema of the configuration file (JSON Schema draft-07, https://json-schema.org/draft-07), generated from
/// the metadata of the rules. Editors use it to complete and validate the file.
public struct ConfigurationSchema: Sendable {
  private let rules: [RuleDescription]
  private let reporters: [String]

  /// - Parameters:
  ///   - rules: all rules, in the order of the catalogue.
  ///   - reporters: the names of all reporters.
  public init(rules: [RuleDescription], reporters: [String]) {
    self.rules = rules
    self.reporters = reporters
  }

  /// Appends the schema.
  public func render(into output: inout [UInt8]) {
    var json = JSONWriter(isIndented: true)
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("title", "The configuration of layoutlint")
      json.member("type", "object")
      json.member("additionalProperties", false)
      json.schema("properties") { json in
        for key in ConfigurationKey.allCases {
          json.schema(key.rawValue) { json in
            json.member("description", key.summary)
            append(key, to: &json)
          }
        }
      }
      json.schema("definitions") { json in
        json.schema("severity") { json in
          json.member(
            "description", "How much a finding matters; `off` for a rule that does not run")
          json.member("enum", Severity.allCases.map(\.name))
        }
        json.schema("fix") { json in
          json.member(
            "description",
            "Which fixes of the rule are made: as the rule declares (`default`), all as `safe` or as `unsafe` ones, or none (`off`)"
          )
          json.member("enum", FixSetting.allCases.map(\.rawValue))
          json.member("default", FixSetting.standard.rawValue)
          json.member("examples", [FixSetting.off.rawValue, FixSetting.safe.rawValue])
        }
        json.schema("globs") { json in
          json.oneOrSeveral { json in
            json.member("type", "string")
            json.member("minLength", 1)
          }
        }
        json.schema("rules") { appendRules(to: &$0) }
      }
    }
    json.endLine()
    output.append(contentsOf: json.bytes)
  }

  private func append(_ key: ConfigurationKey, to json: inout JSONWriter) {
    switch key {
    case .extends:
      json.oneOrSeveral { json in
        json.key("anyOf")
        json.array { json in
          for preset in Preset.allCases {
            json.object { json in
              json.member("const", preset.rawValue)
              json.member("description", preset.summary)
            }
          }
          json.object { json in
            json.member("type", "string")
            json.member("minLength", 1)
            json.member(
              "description", "The path of a configuration file, or of a folder that has one")
          }
        }
      }
    case .include, .exclude: json.member("$ref", "#/definitions/globs")
    case .rules: json.member("$ref", "#/definitions/rules")
    case .overrides:
      json.member("type", "array")
      json.schema("items") { json in
        json.member("type", "object")
        json.member("additionalProperties", false)
        json.member("required", ConfigurationKey.overrideKeys)
        json.schema("properties") { json in
          json.schema("paths") { $0.member("$ref", "#/definitions/globs") }
          json.schema("rules") { $0.member("$ref", "#/definitions/rules") }
        }
      }
    case .layoutHelpers:
      json.member("type", ["object", "null"])
      json.schema("propertyNames") {
        // Without Unicode classes, which not every schema validator supports.
        let name = "[A-Za-z_\u{80}-\u{FFFF}][A-Za-z0-9_\u{80}-\u{FFFF}]*"
        $0.member("pattern", "^\(name)(\\((\(name):)*\\))?$")
      }
      json.schema("additionalProperties") { json in
        json.oneOrSeveral(atLeastOne: true) { $0.member("enum", LayoutHelpers.Uses.allNames) }
      }
    case .setupFunctions:
      json.oneOrSeveral { json in
        json.member("type", "string")
        json.member("pattern", "^[A-Za-z_*\u{80}-\u{FFFF}][A-Za-z0-9_*\u{80}-\u{FFFF}]*$")
      }
      json.member("examples", ["buildView", "assemble*"])
    case .reporter:
      json.oneOrSeveral { json in
        json.key("anyOf")
        json.array { json in
          json.object { $0.member("enum", reporters) }
          json.object { json in
            json.member("type", "string")
            json.member("pattern", "^(\(reporters.joined(separator: "|")))=.+$")
          }
        }
      }
    case .strict, .requireReason: json.member("type", "boolean")
    case .baseline, .context:
      json.member("type", "string")
      json.member("minLength", 1)
    case .maximumFileSize:
      json.key("anyOf")
      json.array { json in
        json.object { json in
          json.member("type", "integer")
          json.member("minimum", 1)
          json.member("maximum", FileSize.most)
        }
        json.object { json in
          json.member("type", "string")
          json.member("pattern", "^[0-9]+( *([KMGkmg][Ii]?[Bb]))?$")
        }
      }
    }
  }

  private func appendRules(to json: inout JSONWriter) {
    json.member("type", ["object", "null"])
    json.member("additionalProperties", false)
    json.schema("properties") { json in
      for group in RuleGroup.all { append(group, to: &json) }
      for rule in rules {
        json.schema(rule.id) { json in
          json.member("description", "\(rule.summary) (default: \(rule.defaultSeverity.name))")
          json.key("oneOf")
          json.array { json in
            json.object { $0.member("$ref", "#/definitions/severity") }
            json.object { appendMap(of: rule, to: &$0) }
          }
        }
      }
    }
  }

  private func append(_ group: RuleGroup, to json: inout JSONWriter) {
    let hasFix = rules.contains { $0.fixSafety != .none && group.contains($0) }
    json.schema(group.name) { json in
      json.member(
        "description",
        "All rules of the \(group.kind) that are on, unless they are named themselves: \(group.summary)"
      )
      json.key("oneOf")
      json.array { json in
        json.object { $0.member("$ref", "#/definitions/severity") }
        json.object { json in
          json.member("type", "object")
          json.member("additionalProperties", false)
          json.schema("properties") { json in
            json.schema(ConfigurationKey.severity) { $0.member("$ref", "#/definitions/severity") }
            if hasFix {
              json.schema(ConfigurationKey.fix) { $0.member("$ref", "#/definitions/fix") }
            }
          }
        }
      }
    }
  }

  private func appendMap(of rule: RuleDescription, to json: inout JSONWriter) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.schema("properties") { json in
      json.schema(ConfigurationKey.severity) { $0.member("$ref", "#/definitions/severity") }
      if rule.fixSafety != .none {
        json.schema(ConfigurationKey.fix) { $0.member("$ref", "#/definitions/fix") }
      }
      for option in rule.options {
        json.schema(option.name) { json in
          json.member("description", "\(option.summary) (default: \(option.defaultValue))")
          append(option.shape, to: &json)
          appendExample(option.examplePatterns, to: &json)
        }
      }
    }
  }

  private func appendExample(_ patterns: [String], to json: inout JSONWriter) {
    guard !patterns.isEmpty else { return }
    json.array("examples") { json in
      json.array { json in
        for pattern in patterns { json.value(pattern) }
      }
    }
  }

  private func append(_ shape: OptionShape, to json: inout JSONWriter) {
    switch shape {
    case .boolean: json.member("type", "boolean")
    case .integer(let minimum):
      json.member("type", "integer")
      json.member("minimum", minimum)
    case .text:
      json.member("type", "string")
      json.member("minLength", 1)
    case .choice(let words): json.member("enum", words)
    case .list(let element, let isUnique):
      json.member("type", "array")
      if isUnique { json.member("uniqueItems", true) }
      json.schema("items") { append(element, to: &$0) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func schema(_ name: String, _ body: (inout JSONWriter) -> Void) {
    object(name, body)
  }

  fileprivate mutating func member(_ name: String, _ words: [String]) {
    array(name) { json in
      for word in words { json.value(word) }
    }
  }

  /// A schema for one value or a list of such values.
  fileprivate mutating func oneOrSeveral(
    atLeastOne: Bool = false, _ body: (inout JSONWriter) -> Void
  ) {
    key("oneOf")
    array { json in
      json.object(body)
      json.object { json in
        json.member("type", "array")
        if atLeastOne { json.member("minItems", 1) }
        json.object("items", body)
      }
    }
  }
}
