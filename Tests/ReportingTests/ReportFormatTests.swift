import LintEngine
import Reporting
import Testing

@Suite("Every format")
struct ReportFormatTests {
  @Test("nothing from outside steers a terminal", arguments: ReportFormat.allCases)
  func steersNothing(format: ReportFormat) {
    let bytes = format.reporter(sampleContext).rendered(HostileSamples.result)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(Array(text.utf8) == bytes, "not UTF-8")
    #expect(text.utf8.last == 0x0A)
    let unsafe = text.unicodeScalars.filter {
      $0 != "\n" && $0 != "\t" && shown(String($0)) != String($0)
    }
    #expect(unsafe.isEmpty)
  }

  @Test(
    "what could not be read is in the report",
    arguments: [
      ReportFormat.concise, .xcode, .github, .azure, .teamcity, .checkstyle, .junit, .markdown,
      .html,
    ])
  func problems(format: ReportFormat) {
    let problem = ReadProblem(path: FilePath("Gone.swift"), message: "is gone", advice: "look")
    let text = format.reporter(sampleContext).text(LintResult(problems: [problem]))
    #expect(text.contains("Gone.swift") && text.contains("is gone"))
    #expect(text.contains("look") == (format != .concise))
  }

  @Test("the same findings make the same report", arguments: ReportFormat.allCases)
  func isRepeatable(format: ReportFormat) {
    let reporter = format.reporter(sampleContext)
    #expect(reporter.rendered(HostileSamples.result) == reporter.rendered(HostileSamples.result))
  }
}
