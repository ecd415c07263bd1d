import LintEngine
import Platform
import Project
import Reporting
import Testing

@Suite("Every format")
struct ReportFormatTests {
  @Test("untrusted text never controls a terminal", arguments: ReportFormat.allCases)
  func steersNothing(format: ReportFormat) {
    let bytes = format.reporter(sampleContext).rendered(HostileSamples.result)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(Array(text.utf8) == bytes, "not UTF-8")
    #expect(text.utf8.last == 0x0A)
    let unsafe = text.unicodeScalars.filter {
      $0 != "\n" && $0 != "\t" && !(" "..."~").contains($0) && shown(String($0)) != String($0)
    }
    #expect(unsafe.isEmpty)
  }

  @Test("a format that does not need fixes does not show them", arguments: ReportFormat.allCases)
  func fixes(format: ReportFormat) {
    var diagnostics = [FixSamples.one, FixSamples.two]
    var context = sampleContext
    context.width = 80
    let reporter = format.reporter(context)
    let withFixes = reporter.rendered(LintResult(diagnostics: diagnostics))
    for index in diagnostics.indices {
      diagnostics[index].fix = nil
      diagnostics[index].editPlaces = []
      diagnostics[index].wholeEdit = nil
    }
    let without = reporter.rendered(LintResult(diagnostics: diagnostics))
    #expect((withFixes != without) == format.wantsFixes)
  }

  @Test("the same findings give the same report", arguments: ReportFormat.allCases)
  func isRepeatable(format: ReportFormat) {
    let reporter = format.reporter(sampleContext)
    #expect(reporter.rendered(HostileSamples.result) == reporter.rendered(HostileSamples.result))
  }

  @Test(
    "very many findings are all in the report, unless the service has a limit",
    .timeLimit(.minutes(10)), arguments: ReportFormat.allCases)
  func many(format: ReportFormat) {
    let bytes = format.reporter(sampleContext).rendered(HostileSamples.many())
    var count = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      // The beginning of a finding in the format.
      let start = line.drop { $0 == UInt8(ascii: " ") }.prefix(28)
      let text = String(decoding: start, as: UTF8.self)
      if format.findingStarts.contains(where: text.hasPrefix) { count += 1 }
    }
    switch format {
    case .github: #expect(count == 10)
    case .markdown: #expect((100..<HostileSamples.manyCount).contains(count))
    default: #expect(count == HostileSamples.manyCount)
    }
  }
}

extension ReportFormat {
  /// The beginnings of lines with a finding of `HostileSamples.many`.
  fileprivate var findingStarts: [String] {
    switch self {
    case .pretty: ["= help"]
    case .concise: ["Sources/Screens/"]
    case .xcode: ["/"]
    case .github: ["::warning "]
    case .azure: ["##vso[task.logissue "]
    case .teamcity: ["##teamcity[inspection typeId"]
    case .checkstyle: ["<error "]
    case .junit: ["<testcase "]
    case .markdown: ["| "]
    case .html: ["<li class"]
    case .json: ["{\"path\":"]
    case .sarif: ["{\"ruleId\":"]
    case .gitlab: ["{\"description\":"]
    case .rdjson: ["{\"message\":"]
    }
  }
}
