import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import TestSupport
import Testing

@Suite("The rdjson format")
struct RDJSONReporterTests {
  private let document = RDJSONReporter(sampleContext)
  private let result = LintResult(
    diagnostics: [sample("let ü = «1»")],
    problems: [ReadProblem(path: FilePath("../c"), message: "gone", advice: "look for it")])

  private let start =
    #"{"message":"`a` is wrong; make it right","location":{"path":"Sources/A.swift","#
    + #""range":{"start":{"line":12,"column":10},"end":{"line":12,"column":11}}},"severity":"WARNING","#
  private let problemStart =
    #"{"message":"gone; look for it","location":{"path":"../c"},"severity":"ERROR","#
  private let source = #""source":{"name":"layoutlint"},"#

  @Test("a document names its source once")
  func wholeDocument() {
    #expect(
      document.lines(result) == [
        "{" + source + #""diagnostics":["#, start + #""code":{"value":"some_rule"}},"#,
        problemStart + #""code":{"value":"unreadable"}}"#, "]}",
      ])
    #expect(document.text(LintResult()) == "{" + source + "\"diagnostics\":[]}\n")
  }

  private func read(_ diagnostic: Diagnostic) throws -> JSONValue {
    try JSONValue(document.rendered(LintResult(diagnostics: [diagnostic])))["diagnostics"][0]
  }

  @Test(
    "paths are relative to the current folder, because reviewdog prepends its path",
    arguments: zip(
      ["a.swift", "./b/../c.swift", "/repo/App/d.swift", "../Lib//e.swift", "/else/f.swift"],
      ["a.swift", "c.swift", "d.swift", "../Lib/e.swift", "/else/f.swift"]))
  func paths(named path: String, written: String) throws {
    #expect(try read(sample("«x»", path: path))["location"]["path"].text == written)
  }

  @Test(
    "each severity has its word",
    arguments: zip([Severity.note, .warning, .error], ["INFO", "WARNING", "ERROR"]))
  func severities(severity: Severity, word: String) throws {
    #expect(try read(sample("«x»", severity: severity))["severity"].text == word)
  }

  @Test("a number that exceeds 32 bits does not invalidate the report")
  func largeNumbers() throws {
    var diagnostic = sample("«x»", line: 3_000_000_000)
    diagnostic.end.column = 3_000_000_000
    let range = try read(diagnostic)["location"]["range"]
    #expect(range["start"]["line"].number == 2_147_483_647)
    #expect(range["end"]["column"].number == 2_147_483_647)
  }

  @Test(
    "it conforms to the format, even with hostile content",
    .enabled(if: OutsideTool.jsonschema.isThere, "\(OutsideTool.jsonschema.hint)"),
    .enabled(if: Effort.isFull, "\(Effort.hint)"),
    arguments: Effort.full(
      [LintResult(), HostileSamples.result, LintResult(diagnostics: FixSamples.hostile)],
      byDefault: [HostileSamples.result]))
  func schema(result: LintResult) throws {
    let count = result.diagnostics.count + result.problems.count
    #expect(
      try JSONSchema.verdict(on: document.rendered(result), .text(Self.documentSchema))
        == "valid")
    #expect(try JSONValue(document.rendered(result))["diagnostics"].elements.count == count)
  }

  @Test("messages are the Markdown of the json format")
  func hostile() throws {
    let result = HostileSamples.result
    let read = try JSONValue(document.rendered(result))["diagnostics"].elements
    let json = try JSONValue(JSONReporter(sampleContext).rendered(result))["diagnostics"].elements
    for (json, read) in zip(json, read) { #expect(read["message"].text == json["markdown"].text) }
  }
}

// The messages of `proto/rdf/reviewdog.proto` at https://github.com/reviewdog/reviewdog, restated and stricter: no
// package contains its schema, which accepts any unknown member.
extension RDJSONReporterTests {
  fileprivate static let documentSchema = schema(
    """
    "type": "object", "additionalProperties": false, "required": ["source", "diagnostics"],
    "properties": {
      "source": { "$ref": "#/definitions/source" },
      "diagnostics": { "type": "array", "items": { "$ref": "#/definitions/diagnostic" } }
    }
    """)

  private static func schema(_ root: String) -> String {
    """
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      \(root),
      "definitions": {
        "source": {
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": { "name": { "const": "layoutlint" } }
        },
        "position": {
          "type": "object", "additionalProperties": false, "required": ["line", "column"],
          "properties": {
            "line": { "type": "integer", "minimum": 1, "maximum": 2147483647 },
            "column": { "type": "integer", "minimum": 1, "maximum": 2147483647 }
          }
        },
        "range": {
          "type": "object", "additionalProperties": false, "required": ["start", "end"],
          "properties": {
            "start": { "$ref": "#/definitions/position" },
            "end": { "$ref": "#/definitions/position" }
          }
        },
        "diagnostic": {
          "type": "object", "additionalProperties": false,
          "required": ["message", "location", "severity", "code"],
          "properties": {
            "message": { "type": "string" },
            "location": {
              "type": "object", "additionalProperties": false, "required": ["path"],
              "properties": {
                "path": { "type": "string", "minLength": 1 },
                "range": { "$ref": "#/definitions/range" }
              }
            },
            "suggestions": {
              "type": "array", "minItems": 1,
              "items": {
                "type": "object", "additionalProperties": false, "required": ["range", "text"],
                "properties": {
                  "range": { "$ref": "#/definitions/range" },
                  "text": { "type": "string" }
                }
              }
            },
            "severity": { "enum": ["ERROR", "WARNING", "INFO"] },
            "code": {
              "type": "object", "additionalProperties": false, "required": ["value"],
              "properties": { "value": { "type": "string" } }
            }
          }
        }
      }
    }
    """
  }
}
