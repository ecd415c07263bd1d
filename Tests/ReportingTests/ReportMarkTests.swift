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

  @Test(
    "text of other tools or people is not recognized",
    arguments: [
      "{}", "[]x", "{\"version\":1}", "<!DOCTYPE html><html><title>Home</title></html>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"app\">", "# layoutlint\n",
      "## layoutlint\n\nHow we use it.\n", "#!/bin/sh\nlayoutlint\n", "import UIKit\n",
      "::warning file=A.swift,title=swiftlint::x\n", "##vso[task.setvariable]x\n",
      "A.swift:1:2: warning: x (line_length)\n", "A.swift:1:2: warning[unknown_rule] x\n",
      "{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\"}",
      "[\n{\"check_name\":\"x\"}]",
      "Found in the cellar\n", "\u{0}\u{0}",
    ])
  func others(text: String) {
    #expect(!ReportFormat.isReport(Array(text.utf8), rules: Self.rules))
  }

  @Test("an empty file has nothing to lose")
  func empty() {
    for text in ["", "\n", " \n\n"] {
      #expect(ReportFormat.isReport(Array(text.utf8), rules: Self.rules))
    }
  }
}
