import LintEngine
import Project
import RuleKit

/// The XML that Checkstyle writes (its `XMLLogger`, https://checkstyle.org), which Jenkins, SonarQube, reviewdog and
/// many others read: a `file` for each file with findings, containing an `error` for each finding.
///
/// The severity is `error`, `warning` or `info`; the source is `layoutlint.` and the rule's id. Paths are relative to
/// the root of the repository. Columns are 1-based and count UTF-16 code units. A file that could not be read is an
/// error without a line, with the source `layoutlint.unreadable`.
public struct CheckstyleReporter: Reporter {
  /// Identifies a report, even one without findings.
  static let mark = "<!-- layoutlint -->\n"

  private let context: ReportContext

  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    output.append(XMLText.declaration)
    // The version of the format, which readers may check, not of this program.
    output.append(Self.mark)
    output.append("<checkstyle version=\"8.0\">\n")
    for file in result.files {
      output.append("  <file")
      output.append(attribute: "name", visible(context.rootRelative(file.path).bytes))
      output.append(">\n")
      for problem in file.problems {
        output.append("    <error")
        append(.error, ReadProblem.ruleID, problem.message, problem.advice, to: &output)
      }
      for diagnostic in file.diagnostics {
        output.append("    <error")
        output.append(attribute: "line", diagnostic.start.line)
        output.append(attribute: "column", diagnostic.utf16Columns.start)
        append(
          diagnostic.severity, diagnostic.rule, diagnostic.message, diagnostic.advice,
          to: &output)
      }
      output.append("  </file>\n")
    }
    output.append("</checkstyle>\n")
  }

  private func append(
    _ severity: Severity, _ rule: String, _ message: String, _ advice: String,
    to output: inout [UInt8]
  ) {
    output.append(attribute: "severity", severity == .note ? "info" : severity.name)
    output.append(" message=\"")
    XMLText.escape.appendSentence(message, advice, to: &output)
    output.append("\" source=\"layoutlint.")
    XMLText.escape.append(rule, to: &output)
    output.append("\"/>\n")
  }
}
