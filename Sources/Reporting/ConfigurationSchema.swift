import Project
import RuleKit

extension ConfigurationTable {
  /// Appends the JSON schema of the configuration file (JSON Schema draft-07, https://json-schema.org/draft-07). Editors use
  /// it to complete and validate the file.
  public func renderSchema(into output: inout [UInt8]) {
    JSONWriter.document(to: &output, isIndented: true) { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("title", "The configuration of layoutlint")
      append(root, to: &json)
      json.object("definitions") { append(definitions, to: &$0) }
    }
  }

  private func append(_ keys: [ConfigurationTable.Key], to json: inout JSONWriter) {
    for key in keys {
      json.object(key.name) { json in
        if !key.summary.isEmpty { json.member("description", key.summary) }
        append(key.shape, to: &json)
      }
    }
  }

  private func append(_ shape: ConfigurationShape, to json: inout JSONWriter) {
    switch shape {
    case .reference(let name): json.member("$ref", "#/definitions/\(name)")
    case .option(let shape): append(shape, to: &json)
    case .integer(let range):
      json.member("type", "integer")
      json.member("minimum", range.lowerBound)
      json.member("maximum", range.upperBound)
    case .pattern(let pattern):
      json.member("type", "string")
      json.member("pattern", pattern)
    case .word(let word): json.member("const", word)
    case .list(let element, let atLeastOne):
      json.member("type", "array")
      if atLeastOne { json.member("minItems", 1) }
      json.object("items") { append(element, to: &$0) }
    case .oneOf(let shapes): append("oneOf", shapes, to: &json)
    case .anyOf(let shapes): append("anyOf", shapes, to: &json)
    case .map(let keys, let required, let mayBeEmpty):
      appendMapType(mayBeEmpty, to: &json)
      json.member("additionalProperties", false)
      if !required.isEmpty { json.member("required", required) }
      json.object("properties") { append(keys, to: &$0) }
    case .names(let pattern, let value):
      appendMapType(true, to: &json)
      json.object("propertyNames") { $0.member("pattern", pattern) }
      json.object("additionalProperties") { append(value, to: &$0) }
    case .described(let shape, let description):
      append(shape, to: &json)
      json.member("description", description)
    case .examples(let shape, let values):
      append(shape, to: &json)
      json.member("examples", values)
    }
  }

  private func append(
    _ name: String, _ shapes: [ConfigurationShape], to json: inout JSONWriter
  ) {
    json.objects(name, shapes) { append($1, to: &$0) }
  }

  private func appendMapType(_ mayBeEmpty: Bool, to json: inout JSONWriter) {
    if mayBeEmpty {
      json.member("type", ["object", "null"])
    } else {
      json.member("type", "object")
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
      json.object("items") { append(element, to: &$0) }
    }
  }
}

extension OptionValue: JSONRepresentable {
  /// A text or a list; nothing else is an example.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .list(let values): json.value(values)
    case .string(let text): json.value(text)
    default: json.value(nil as String?)
    }
  }
}
