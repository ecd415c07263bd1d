import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Reporting

@Suite("The sarif format")
struct SARIFReporterTests {
  private let reporter = SARIFReporter(context: sampleContext)

  private func run(_ result: LintResult, _ context: ReportContext = sampleContext) throws
    -> JSONValue
  {
    try JSONValue(SARIFReporter(context: context).rendered(result))["runs"][0]
  }

  private func result(_ diagnostic: Diagnostic) throws -> JSONValue {
    try run(LintResult(diagnostics: [diagnostic]))["results"][0]
  }

  // Counting from the start of the line for each would take minutes.
  @Test(
    "columns far to the right are exact, and many on one line are counted once",
    .timeLimit(.minutes(10)))
  func longLine() throws {
    let count = Effort.full(20_000, byDefault: 200)
    let text = Array(String(repeating: "ä😀x", count: 10 * count).utf8)
    let diagnostics = (0..<count).map { index in
      let offset = index * 70
      return Diagnostic(
        path: FilePath("A.swift"), start: .init(line: 1, column: offset + 1),
        end: .init(line: 1, column: text.count + 1), range: offset..<text.count,
        severity: .warning, rule: "some_rule", message: "", advice: "", lineText: text)
    }
    let results = try run(LintResult(diagnostics: diagnostics))["results"].elements
    #expect(results.count == count)
    for (index, result) in results.enumerated() {
      let region = result["locations"][0]["physicalLocation"]["region"]
      #expect(region["startColumn"].number == index * 40 + 1)
      #expect(region["endColumn"].number == 40 * count + 1)
    }
  }

  @Test("a path keeps the bytes that are not UTF-8")
  func strayBytes() throws {
    var diagnostic = sample("«x»")
    diagnostic.path = FilePath(bytes: [0x61, 0xFF, 0xC3, 0x2E])
    let location = try result(diagnostic)["locations"][0]["physicalLocation"]
    #expect(location["artifactLocation"]["uri"].text == "App/a%FF%C3.")
  }

  @Test("the list of rules of a released version says where they are documented")
  func documentation() throws {
    var context = sampleContext
    context.documentation = "https://example.com/blob/v1"
    var output: [UInt8] = []
    RuleJSON(sampleContext.rules, documentation: context.documentation).render(into: &output)
    #expect(shown(output).contains("/Documentation.docc/Rules.md#some_rule"))
  }

  @Test(
    "it conforms to the OASIS schema, even with hostile content",
    .enabled(if: JSONSchema.sarif.isThere, "\(JSONSchema.sarif.hint)"),
    .enabled(if: Effort.isFull, "\(Effort.hint)"),
    arguments: Effort.full(
      [
        LintResult(), HostileSamples.result, HostileSamples.many(500),
        LintResult(diagnostics: FixSamples.hostile),
      ], byDefault: [HostileSamples.result]))
  func schema(result: LintResult) throws {
    let output = reporter.rendered(result)
    #expect(try JSONSchema.verdict(on: output, "sarif") == "valid")
    #expect(output == Array(shownWithLineBreaks(output).utf8))
    let results = try JSONValue(output)["runs"][0]["results"].elements
    #expect(results.count == result.diagnostics.count)
  }
}
