import LintEngine
import Project

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
public struct JUnitReporter: Reporter {
  private let context: ReportContext

  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    output.append(XMLText.declaration)
    output.append("<testsuites name=\"layoutlint\"")
    // The schema has no count of skipped tests here.
    appendCounts(result.diagnostics, errors: result.problems.count, to: &output)
    output.append(">\n")
    let files = result.files
    for file in files {
      let path = visible(context.rootRelative(file.path).bytes)
      output.append("  <testsuite")
      output.append(attribute: "name", path)
      appendCounts(file.diagnostics, errors: file.problems.count, to: &output)
      output.append(attribute: "skipped", file.diagnostics.count { !$0.isFailure })
      output.append(">\n")
      var place: [UInt8] = []
      place.append(attribute: "classname", path)
      place.append(attribute: "file", path)
      for problem in file.problems { append(problem, place, to: &output) }
      for diagnostic in file.diagnostics { append(diagnostic, path, place, to: &output) }
      output.append("  </testsuite>\n")
    }
    if files.isEmpty {
      output.append("  <testsuite name=\"layoutlint\" tests=\"1\" failures=\"0\" errors=\"0\">\n")
      output.append("    <testcase name=\"nothing found\" classname=\"layoutlint\"/>\n")
      output.append("  </testsuite>\n")
    }
    output.append("</testsuites>\n")
  }

  private func appendCounts(
    _ diagnostics: some Collection<Diagnostic>, errors: Int, to output: inout [UInt8]
  ) {
    output.append(attribute: "tests", max(1, diagnostics.count + errors))
    output.append(attribute: "failures", diagnostics.count(where: \.isFailure))
    output.append(attribute: "errors", errors)
  }

  private func append(_ problem: ReadProblem, _ place: [UInt8], to output: inout [UInt8]) {
    output.append("    <testcase name=\"\(ReadProblem.ruleID)\"")
    output.append(contentsOf: place)
    output.append(">\n      <error type=\"error\"")
    output.append(attribute: "message", problem.message)
    output.append(">")
    XMLText.escape.appendSentence(problem.message, problem.advice, to: &output)
    output.append("</error>\n    </testcase>\n")
  }

  private func append(
    _ diagnostic: Diagnostic, _ path: String, _ place: [UInt8], to output: inout [UInt8]
  ) {
    let column = diagnostic.utf16Columns.start
    output.append("    <testcase name=\"")
    XMLText.escape.append(diagnostic.rule, to: &output)
    output.append(" at ")
    output.append(decimal: diagnostic.start.line)
    output.append(":")
    output.append(decimal: column)
    output.append("\"")
    output.append(contentsOf: place)
    output.append(attribute: "line", diagnostic.start.line)
    let element = diagnostic.isFailure ? "failure" : "skipped"
    output.append(">\n      <\(element)")
    output.append(attribute: "type", diagnostic.severity.name)
    output.append(attribute: "message", diagnostic.message)
    // Some readers show only the text, so it includes the position.
    output.append(">")
    XMLText.escape.append(path, to: &output)
    output.append(":")
    output.append(decimal: diagnostic.start.line)
    output.append(":")
    output.append(decimal: column)
    output.append(": ")
    XMLText.escape.appendSentence(diagnostic.message, diagnostic.advice, to: &output)
    output.append("</\(element)>\n    </testcase>\n")
  }
}
