import LintEngine

/// The XML of JUnit as Jenkins describes it (`junit-10.xsd` of its xUnit plugin,
/// https://github.com/jenkinsci/xunit-plugin), which GitLab, Azure Pipelines, CircleCI and others read: a `testsuite`
/// for each file with findings, containing a `testcase` for each finding, whose `type` is the severity.
///
/// A finding is a `failure` if it fails the run, otherwise `skipped`: Jenkins, GitLab and dorny's test reporter show
/// those beside the failures without failing. GitLab and dorny do not show the output of passed tests.
///
/// A file that could not be read is a test case with an `error`. A run without findings has one passed test case,
/// because readers treat an empty report as a broken one. Paths are relative to the root of the repository; line and
/// column are 1-based, and columns count UTF-16 code units. There are no times: the same findings give the same report.
struct JUnitReporter: Reporter {
  static let mark =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"layoutlint\""

  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    // The schema has no count of skipped tests here.
    output.append(Self.mark)
    output.write("\(counts(result.entries))>\n", in: .xml)
    let files = result.files
    for file in files {
      let path = visible(context.rootRelative(file.path).bytes)
      let skipped = file.diagnostics.count { !$0.isFailure }
      output.write(
        "  <testsuite name=\"\(path)\"\(counts(file.entries)) skipped=\"\(skipped)\">\n", in: .xml)
      for entry in file.entries { output.write(test(entry, path), in: .xml) }
      output.append("  </testsuite>\n")
    }
    if files.isEmpty {
      output.append(
        """
          <testsuite name="layoutlint" tests="1" failures="0" errors="0">
            <testcase name="nothing found" classname="layoutlint"/>
          </testsuite>

        """)
    }
    output.append("</testsuites>\n")
  }

  private func counts(_ entries: [ReportEntry]) -> Template {
    let failures = entries.count { $0.diagnostic?.isFailure ?? false }
    let errors = entries.count { $0.diagnostic == nil }
    return " tests=\"\(max(1, entries.count))\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private func test(_ entry: ReportEntry, _ path: String) -> Template {
    let diagnostic = entry.diagnostic
    let element = diagnostic.map { $0.isFailure ? "failure" : "skipped" } ?? "error"
    let line: Template? = diagnostic.map { " line=\"\($0.start.line)\"" }
    let position = diagnostic.map { "\($0.start.line):\($0.utf16Columns.start)" }
    // Some readers show only the text, so it includes the position.
    return """
          <testcase name="\(entry.rule)\(position.map { " at \($0)" } ?? "")" \
      classname="\(path)" file="\(path)"\(line)>
            <\(element) type="\(entry.severity.name)" message="\(entry.message)">\
      \(position.map { "\(path):\($0): " } ?? "")\(entry.sentence)</\(element)>
          </testcase>

      """
  }
}
