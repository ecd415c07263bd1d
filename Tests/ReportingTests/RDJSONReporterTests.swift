import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Reporting

@Suite("The rdjson format")
struct RDJSONReporterTests {
  private let document = RDJSONReporter(sampleContext)
  // The schema has the messages of `proto/rdf/reviewdog.proto` at https://github.com/reviewdog/reviewdog, restated and
  // stricter: no package contains its schema, which accepts any unknown member.
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
      try JSONSchema.verdict(on: document.rendered(result), "rdjson")
        == "valid")
    #expect(try JSONValue(document.rendered(result))["diagnostics"].elements.count == count)
  }

  @Test("messages are the Markdown of the json format")
  func hostile() throws {
    let result = HostileSamples.result
    let read = try JSONValue(document.rendered(result))["diagnostics"].elements
    let json = try JSONValue(JSONReporter(context: sampleContext).rendered(result))["diagnostics"]
      .elements
    for (json, read) in zip(json, read) { #expect(read["message"].text == json["markdown"].text) }
  }
}
