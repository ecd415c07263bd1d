import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import TestSupport
import Testing

@Suite("The gitlab format")
struct GitLabReporterTests {
  private let reporter = GitLabReporter(sampleContext)

  @Test("an array of findings with relative paths, and of unreadable files")
  func document() {
    let finding = sample("let ü = «1»", severity: .error)
    let result = LintResult(
      diagnostics: [finding],
      problems: [ReadProblem(path: FilePath("../c"), message: "gone", advice: "")])
    let lines = reporter.lines(result)
    #expect(
      lines[0..<2] == [
        "[",
        #"{"description":"`a` is wrong; make it right","check_name":"some_rule","fingerprint":""#
          + sampleContext.fingerprint(of: finding)
          + #"","severity":"major","location":{"path":"App/Sources/A.swift","lines":{"begin":12}}},"#,
      ])
    #expect(lines[2].hasPrefix(#"{"description":"gone","check_name":"unreadable","fingerprint":""#))
    #expect(
      lines[2].hasSuffix(#","severity":"critical","location":{"path":"c","lines":{"begin":1}}}"#))
    #expect(lines[3...] == ["]"])
  }

  @Test(
    "each severity has its word",
    arguments: zip([Severity.note, .warning, .error], ["info", "minor", "major"]))
  func severities(severity: Severity, word: String) throws {
    let diagnostic = sample("«x»", severity: severity)
    let read = try JSONValue(reporter.rendered(LintResult(diagnostics: [diagnostic])))
    #expect(read[0]["severity"].text == word)
  }

  @Test("fingerprints are unique, even for equal findings and problems")
  func unique() throws {
    let problem = ReadProblem(path: FilePath("c"), message: "gone", advice: "")
    let twins = LintResult(
      diagnostics: [sample("«x»"), sample("«x»")], problems: [problem, problem])
    let read = try JSONValue(reporter.rendered(twins)).elements
    #expect(read.count == 4 && Set(read.map { $0["fingerprint"].text }).count == 4)
  }

  @Test(
    "it conforms to the documented format",
    .enabled(if: OutsideTool.jsonschema.isThere, "\(OutsideTool.jsonschema.hint)"),
    .enabled(if: Effort.isFull, "\(Effort.hint)"),
    arguments: Effort.full(
      [LintResult(), HostileSamples.result], byDefault: [HostileSamples.result]))
  func schema(result: LintResult) throws {
    let output = reporter.rendered(result)
    #expect(try JSONSchema.verdict(on: output, .text(Self.schema)) == "valid")
    let read = try JSONValue(output).elements
    #expect(read.count == result.diagnostics.count + result.problems.count)
    #expect(Set(read.map { $0["fingerprint"].text }).count == read.count)
  }

  /// After the table under "Code Quality report format" at https://docs.gitlab.com/ci/testing/code_quality/, but
  /// stricter: members that GitLab would ignore are not allowed.
  private static let schema = """
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "type": "array",
      "items": {
        "type": "object", "additionalProperties": false,
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
          "description": { "type": "string" },
          "check_name": { "type": "string" },
          "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}$" },
          "severity": { "enum": ["info", "minor", "major", "critical", "blocker"] },
          "location": {
            "type": "object", "additionalProperties": false, "required": ["path", "lines"],
            "properties": {
              "path": { "type": "string", "minLength": 1, "not": { "pattern": "^\\\\./" } },
              "lines": {
                "type": "object", "additionalProperties": false, "required": ["begin"],
                "properties": { "begin": { "type": "integer", "minimum": 1 } }
              }
            }
          }
        }
      }
    }
    """
}
