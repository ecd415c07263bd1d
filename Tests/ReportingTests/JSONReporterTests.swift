import LintEngine
import Platform
import Project
import TestSupport
import Testing

@testable import Reporting

@Suite("The json format")
struct JSONReporterTests {
  private let json = JSONReporter(context: sampleContext)

  @Test("a path that is not UTF-8 is repeated with all its bytes")
  func encodedPaths() throws {
    let path = FilePath(bytes: Array("a b/ä%".utf8) + [0xFF] + Array("~x-1_.swift".utf8))
    var diagnostic = sample("«x»")
    diagnostic.path = path
    let read = try JSONValue(json.rendered(LintResult(diagnostics: [diagnostic])))["diagnostics"][0]
    #expect(read["path"].text == "App/a b/ä%\u{FFFD}~x-1_.swift")
    #expect(read["path_encoded"].text == "App/a%20b/%C3%A4%25%FF~x-1_.swift")
  }

  @Test("any text in a finding comes out unchanged")
  func hostile() throws {
    let hostile = HostileSamples.result
    let document = try JSONValue(json.rendered(hostile))
    let diagnostics = document["diagnostics"].elements
    #expect(diagnostics.count == hostile.diagnostics.count)
    for (diagnostic, read) in zip(hostile.diagnostics, diagnostics) {
      #expect(read["rule"].text.map { Array($0.utf8) } == Array(diagnostic.rule.utf8))
      #expect(read["message"].text.map { Array($0.utf8) } == Array(diagnostic.message.utf8))
      let path = rootRelative(diagnostic.path)
      let isUTF8 = String(validating: path, as: UTF8.self) != nil
      #expect(read["path_encoded"].isMissing == isUTF8)
      if isUTF8 { #expect(read["path"].text.map { Array($0.utf8) } == path) }
    }
    #expect(json.rendered(hostile) == Array(shownWithLineBreaks(json.rendered(hostile)).utf8))
  }

  @Test(
    "it conforms to the documentation, and so do statistics",
    .enabled(if: OutsideTool.jsonschema.isThere, "\(OutsideTool.jsonschema.hint)"),
    .enabled(if: Effort.isFull, "\(Effort.hint)"),
    arguments: Effort.full(["hostile", "fixes", "none"], byDefault: ["hostile"]))
  func schema(name: String) throws {
    let results = [
      "hostile": HostileSamples.result,
      "fixes": LintResult(diagnostics: FixSamples.hostile),
    ]
    let result = results[name] ?? LintResult()
    #expect(
      try JSONSchema.verdict(on: json.rendered(result), "report")
        == "valid")
    let statistics = ReportFormat.json.statisticsReporter(sampleContext)
    #expect(
      try JSONSchema.verdict(on: statistics.rendered(result), "statistics")
        == "valid")
  }
}
