import LintEngine
import RuleKit
import Testing

@testable import Reporting

@Suite("Fixes in the formats")
struct FixReportTests {
  @Test(
    "edits that are no text, far apart or beyond 32 bits are left out where a format has no words for them"
  )
  func unspeakable() throws {
    var wide = FixSamples.one
    wide.editPlaces[0].end.line = 3_000_000_000
    let result = LintResult(diagnostics: [FixSamples.notUTF8, FixSamples.farApart, wide])
    let json = try JSONValue(JSONReporter(context: sampleContext).rendered(result))["diagnostics"]
    #expect(json[0]["fix"].names == ["safety"])
    let sarif = try JSONValue(SARIFReporter(context: sampleContext).rendered(result))["runs"][0][
      "results"]
    #expect(sarif[0]["fixes"].isMissing && sarif[1]["fixes"].isMissing)
    let rdjson = try JSONValue(RDJSONReporter(sampleContext).rendered(result))["diagnostics"]
    #expect(rdjson.elements.allSatisfy { $0["suggestions"].isMissing })
  }

  @Test("replacements come out unchanged")
  func hostile() throws {
    let samples = FixSamples.hostile.suffix(HostileSamples.texts.count)
    let result = LintResult(diagnostics: Array(samples))
    let json = try JSONValue(JSONReporter(context: sampleContext).rendered(result))["diagnostics"]
      .elements
    let sarif = try JSONValue(SARIFReporter(context: sampleContext).rendered(result))["runs"][0][
      "results"
    ]
    .elements
    let rdjson = try JSONValue(RDJSONReporter(sampleContext).rendered(result))[
      "diagnostics"
    ].elements
    for (index, text) in HostileSamples.texts.enumerated() {
      let replacement = sarif[index]["fixes"][0]["artifactChanges"][0]["replacements"][0]
      let read = [
        json[index]["fix"]["edits"][0]["replacement"].text,
        text.isEmpty ? "" : replacement["insertedContent"]["text"].text,
        rdjson[index]["suggestions"][0]["text"].text,
      ]
      #expect(
        read.map { $0.map { Array($0.utf8) } } == Array(repeating: Array(text.utf8), count: 3))
    }
  }
}
