import LintEngine
import Reporting
import TestSupport
import Testing

@Suite("The rdjson and rdjsonl formats")
struct RDJSONReporterTests {
  private let document = RDJSONReporter(sampleContext, form: .document)
  private let lines = RDJSONReporter(sampleContext, form: .lines)
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

  @Test("on separate lines, each names its source")
  func ownLines() {
    #expect(
      lines.lines(result) == [
        start + source + #""code":{"value":"some_rule"}}"#,
        problemStart + source + #""code":{"value":"unreadable"}}"#,
      ])
    #expect(lines.text(LintResult()).isEmpty)
  }

  @Test(
    "paths are relative to the current folder, because reviewdog prepends its path",
    arguments: zip(
      ["a.swift", "./b/../c.swift", "/repo/App/d.swift", "../Lib//e.swift", "/else/f.swift"],
      ["a.swift", "c.swift", "d.swift", "../Lib/e.swift", "/else/f.swift"]))
  func paths(named path: String, written: String) throws {
    let read = try JSONValue(lines.rendered(LintResult(diagnostics: [sample("«x»", path: path)])))
    #expect(read["location"]["path"].text == written)
  }

  @Test(
    "each severity has its word",
    arguments: zip([Severity.note, .warning, .error], ["INFO", "WARNING", "ERROR"]))
  func severities(severity: Severity, word: String) throws {
    let diagnostic = sample("«x»", severity: severity)
    let read = try JSONValue(lines.rendered(LintResult(diagnostics: [diagnostic])))
    #expect(read["severity"].text == word)
  }

  @Test("a number that exceeds 32 bits does not invalidate the report")
  func largeNumbers() throws {
    var diagnostic = sample("«x»", line: 3_000_000_000)
    diagnostic.end.column = 3_000_000_000
    let read = try JSONValue(lines.rendered(LintResult(diagnostics: [diagnostic])))
    let range = read["location"]["range"]
    #expect(range["start"]["line"].number == 2_147_483_647)
    #expect(range["end"]["column"].number == 2_147_483_647)
  }

  @Test(
    "both conform to the format, even with hostile content",
    .enabled(if: OutsideTool.jsonschema.isThere, "\(OutsideTool.jsonschema.hint)"),
    .enabled(if: Effort.isFull, "\(Effort.hint)"),
    arguments: Effort.full(
      [LintResult(), HostileSamples.result, LintResult(diagnostics: FixSamples.hostile)],
      byDefault: [HostileSamples.result]))
  func schema(result: LintResult) throws {
    let count = result.diagnostics.count + result.problems.count
    #expect(
      try JSONSchema.verdict(on: document.rendered(result), .text(Self.documentSchema))
        == "1 documents")
    #expect(
      try JSONSchema.verdict(on: lines.rendered(result), .text(Self.lineSchema), isLines: true)
        == "\(count) documents")
    #expect(try JSONValue(document.rendered(result))["diagnostics"].elements.count == count)
  }

  @Test("messages come out unchanged")
  func hostile() throws {
    let read = try JSONValue(document.rendered(HostileSamples.result))["diagnostics"].elements
    for (diagnostic, read) in zip(HostileSamples.result.diagnostics, read) {
      let sentence =
        diagnostic.message + (diagnostic.advice.isEmpty ? "" : "; " + diagnostic.advice)
      #expect(read["message"].text.map { Array($0.utf8) } == Array(sentence.utf8))
    }
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

  fileprivate static let lineSchema = schema(
    """
    "required": ["source"], "allOf": [{ "$ref": "#/definitions/diagnostic" }]
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
            "source": { "$ref": "#/definitions/source" },
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
