import Foundation
import TestSupport
import Testing

/// Compares the schema of configurations, as evaluated by Python's `jsonschema`, with the program itself. The documents
/// are read as in YAML 1.2: by PyYAML, restricted so that only `true`, `false`, `null` and whole numbers are not text.
@Suite(
  "The schema of configurations",
  .enabled(if: OutsideTool.jsonschema.isThere, "\(OutsideTool.jsonschema.hint)"),
  .enabled(if: Effort.isFull, "\(Effort.hint)"),
  .enabled(if: OutsideTool.yaml.isThere, "\(OutsideTool.yaml.hint)"))
struct SchemaTests {
  private static let accepted = [
    "{}", "extends: strict", "extends: [cookbook, ./shared.yml]", "include: [Sources]",
    "exclude: 'a/**'", "strict: true", "require_reason: false", "baseline: accepted.txt",
    "reporter: [pretty, sarif=a.sarif]", "reporter: json", "rules:", "rules: {setup_length: off}",
    "rules: {setup_length: {severity: error, max_lines: 30}}",
    "rules: {constraint_order: {mode: axis, order: [[top, leading], [width]]}}",
    "rules: {config_in_layout: {appearance_members: [tint]}}",
    "rules: {layout_in_initialization: {allow_own_size: false}}",
    "overrides: [{paths: [Legacy], rules: {negative_constant: note}}]",
    "overrides: [{paths: Legacy, rules: {}}]", "layout_helpers:",
    "rules: {negative_constant: {fix: off}}",
    "overrides: [{paths: a, rules: {frame_snapping: {severity: note, fix: safe}}}]",
    "rules: {correctness: error, strict: {severity: note, fix: off}, setup_length: off}",
    "overrides: [{paths: a, rules: {conventions: {fix: safe}}}]",
    "setup_functions: assemble*", "setup_functions: ['*UI', größeSetzen]",
    "layout_helpers: {pin: edges, embed: [add, constrain], größe: constrain}",
    "layout_helpers:\n  set(_:to:): constrain\n  fill(): edges\n  addSubview(_:insets:): [add, edges]",
  ]
  private static let refused = [
    "strikt: true", "strict: 1", "strict: yes", "require_reason: 'true'", "baseline: ''",
    "reporter: jsno", "reporter: [json=]", "rules: [setup_length]", "rules: {setup_lenght: off}",
    "rules: {setup_length: warn}", "rules: {setup_length: true}",
    "rules: {setup_length: {max_lines: -1}}", "rules: {setup_length: {max_lines: many}}",
    "rules: {setup_length: {most_lines: 3}}", "rules: {constraint_order: {order: [top]}}",
    "rules: {constraint_order: {order: [[tip]]}}",
    "rules: {constraint_order: {order: [[top, top]]}}", "rules: {constraint_order: {mode: loose}}",
    "rules: {layout_in_initialization: {allow_own_size: 1}}",
    "rules: {config_in_layout: {appearance_members: [3]}}", "overrides: {paths: a, rules: {}}",
    "overrides: [{paths: a}]", "overrides: [{rules: {}}]",
    "overrides: [{paths: a, rules: {}, strict: true}]", "exclude: {}", "include: ['']",
    "rules: {negative_constant: {fix: false}}", "rules: {negative_constant: {fix: always}}",
    "rules: {conventions: {max_lines: 3}}", "rules: {none: off}", "rules: {conventions: true}",
    "rules: {cookbook: {severity: warn}}", "layout_helpers: [pin]", "layout_helpers: {pin: edge}",
    "layout_helpers: {pin: []}", "setup_functions: [3]", "setup_functions: ['setup()']",
    "layout_helpers: {'pin(to)': add}", "layout_helpers: {'(to:)': add}",
    "layout_helpers: {'3': add}",
  ]

  @Test("it is a valid draft-07 schema, and agrees with the program")
  func agrees() throws {
    let folder = try TemporaryFolder()
    try folder.write("schema.json", try Tool.run(["config", "--schema"]).output)
    let own = try Repository.text(".layoutlint.yml")
    let uncommented = own.replacing("# reporter:", with: "reporter:")
      .replacing("# baseline:", with: "baseline:")
      .replacing("# layout_helpers:", with: "layout_helpers:").replacing("#   ", with: "  ")
    let documents = Self.accepted + [own, uncommented] + Self.refused
    for (index, document) in documents.enumerated() {
      try folder.write("\(index).yml", document)
    }
    let run = try OutsideTool.run([
      "python3", "-c", Self.judge, folder.path, String(documents.count),
    ])
    #expect(run.error == "")
    let verdicts = run.output.split(separator: "\n")
    #expect(verdicts.count == documents.count)
    for (index, (document, verdict)) in zip(documents, verdicts).enumerated() {
      let isRight = index < Self.accepted.count + 2
      #expect(verdict == (isRight ? "right" : "wrong"), "the schema of \(document)")
      try folder.write(".git/HEAD")
      try folder.write("shared.yml")
      try folder.write(".layoutlint.yml", document)
      let program = try Tool.run(["config"], in: folder.path)
      #expect((program.status == 0) == isRight, "\(document): \(program.error)")
    }
  }

  private static let judge = """
    import json, re, sys, jsonschema, yaml
    folder, count = sys.argv[1], int(sys.argv[2])
    schema = json.load(open(folder + "/schema.json"))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    class Loader(yaml.BaseLoader): pass
    for tag, pattern, first in [
        ("bool", "^(true|false)$", "tf"), ("null", "^(null|~|)$", ["n", "~", ""]),
        ("int", "^[-+]?[0-9]+$", "-+0123456789")]:
        Loader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), list(first))
    Loader.add_constructor("tag:yaml.org,2002:bool", lambda l, n: n.value == "true")
    Loader.add_constructor("tag:yaml.org,2002:null", lambda l, n: None)
    Loader.add_constructor("tag:yaml.org,2002:int", lambda l, n: int(n.value))
    for index in range(count):
        document = yaml.load(open(f"{folder}/{index}.yml"), Loader)
        print("right" if validator.is_valid(document) else "wrong")
    """
}

/// Needs no other tool, so that it runs in every test run.
@Suite("The examples in the schema")
struct SchemaExampleTests {
  @Test("every option with name patterns has an example that the configuration accepts")
  func patterns() throws {
    let schema = try Tool.schema()
    let definitions = try #require(schema["definitions"] as? [String: Any])
    let map = try #require(definitions["rules"] as? [String: Any])
    let rules = try #require(map["properties"] as? [String: [String: Any]])
    var settings: [String] = []
    for (rule, entry) in rules.sorted(by: { $0.key < $1.key }) {
      let forms = entry["oneOf"] as? [[String: Any]] ?? []
      let options = forms.last?["properties"] as? [String: [String: Any]] ?? [:]
      for (option, value) in options.sorted(by: { $0.key < $1.key }) {
        let description = value["description"] as? String ?? ""
        guard let examples = value["examples"] as? [[String]] else {
          #expect(!description.contains("pattern"), "\(rule).\(option)")
          continue
        }
        let example = try #require(examples.first)
        #expect(description.contains("`*` matches any characters"), "\(rule).\(option)")
        let patterns = example.map { "'\($0)'" }.joined(separator: ", ")
        settings.append("  \(rule): {severity: warning, \(option): [\(patterns)]}")
      }
    }
    #expect(!settings.isEmpty)
    for setting in settings {
      let folder = try TemporaryFolder()
      try folder.write(".layoutlint.yml", "rules:\n\(setting)\n")
      let run = try Tool.run(["config", folder.path])
      #expect(run.status == 0 && run.error == "", "\(setting)\n\(run.error)")
    }
  }
}

/// Needs no other tool, so that it runs in every test run.
@Suite("Our own configuration")
struct OwnConfigurationTests {
  @Test("it shows every key")
  func ownKeys() throws {
    let own = try Repository.text(".layoutlint.yml")
    let properties = try #require(try Tool.schema()["properties"] as? [String: Any])
    #expect(!properties.isEmpty)
    for key in properties.keys {
      #expect(own.contains("\n\(key):") || own.contains("\n# \(key):"), "\(key)")
    }
  }
}

extension Tool {
  /// The schema of configurations.
  fileprivate static func schema() throws -> [String: Any] {
    let text = try run(["config", "--schema"]).output
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
