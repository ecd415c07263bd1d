import LintEngine
import Platform
import Project
import Reporting
import Testing

@Suite("The mark of a report")
struct ReportMarkTests {
  private static let rules = ["some_rule", "other_rule"]

  private static let results = [
    LintResult(), LintResult(fileCount: 3),
    LintResult(diagnostics: [sample("let «a» = 1")], fileCount: 1),
    LintResult(diagnostics: [sample("let «a» = 1", severity: .error, rule: "syntax")]),
    LintResult(
      diagnostics: [sample("let «a» = 1", rule: "other_rule")],
      problems: [ReadProblem(path: FilePath("x"), message: "is gone", advice: "look")]),
    LintResult(problems: [ReadProblem(path: FilePath("x"), message: "is gone", advice: "look")]),
  ]

  /// About unreadable files, they contain nothing specific to layoutlint.
  private static let unmarked: Set<ReportFormat> = [.concise, .xcode, .azure]

  @Test("every format is recognized by its beginning", arguments: ReportFormat.allCases)
  func formats(format: ReportFormat) {
    for (index, result) in Self.results.enumerated() {
      let bytes = format.reporter(sampleContext).rendered(result)
      if index == 5, Self.unmarked.contains(format) { continue }
      #expect(
        ReportFormat.isReport(Array(bytes.prefix(1 << 16)), rules: Self.rules),
        "\(index): \(String(decoding: bytes.prefix(300), as: UTF8.self))")
    }
  }
}
