import LintEngine
import Platform
import Reporting
import TestSupport
import Testing

@Suite("Related places")
struct RelatedPlaceTests {
  private let diagnostic = sample("«x»").related("the other `y`")

  @Test("for people they are a line with a place that a terminal can open")
  func pretty() {
    let text = PrettyReporter(.plain()).text(diagnostic)
    #expect(
      text.contains(
        """
               = also: Sources/A.swift:9:5: the other `y`
               = help: make it right

        """))
  }

  @Test("in Xcode they are notes after their finding")
  func xcode() {
    #expect(
      XcodeReporter(currentFolder: FilePath("/app")).text(diagnostic) == """
        /app/Sources/A.swift:12:1: warning: `a` is wrong; make it right (some_rule)
        /app/Sources/A.swift:9:5: note: the other `y`

        """)
  }

  @Test("in JSON they have positions like those of the finding")
  func json() {
    let text = JSONReporter(sampleContext).text(diagnostic)
    #expect(
      text.contains(
        #","related":[{"start":{"line":9,"column":5,"offset":40},"end":{"line":9,"column":9,"offset":44},"#
          + #""message":"the other `y`"}]}"#))
    #expect(!JSONReporter(sampleContext).text(sample("«x»")).contains("related"))
  }

  @Test("in SARIF they have the file and a region, without columns far to the right")
  func sarif() throws {
    let read = { (diagnostic: Diagnostic) in
      try JSONValue(SARIFReporter(sampleContext).rendered(LintResult(diagnostics: [diagnostic])))[
        "runs"][0]["results"][0]["relatedLocations"]
    }
    let places = try read(diagnostic.related("far", isCounted: false))
    #expect(places.elements.count == 2)
    #expect(places[0]["message"]["text"].text == "the other `y`" && places[1]["id"].number == 1)
    let place = places[0]["physicalLocation"]
    #expect(place["artifactLocation"]["uri"].text == "App/Sources/A.swift")
    let members = ["startLine", "startColumn", "endLine", "endColumn"]
    #expect(members.map { place["region"][$0].number } == [9, 4, 9, 8])
    let far = places[1]["physicalLocation"]["region"]
    #expect(members.map { far[$0].number } == [9, nil, 9, nil])
    #expect(try read(sample("«x»")).isMissing)
  }
}
