import LintEngine
import RuleKit

/// The XML that Checkstyle writes (its `XMLLogger`, https://checkstyle.org), which Jenkins, SonarQube, reviewdog and
/// many others read: a `file` for each file with findings, containing an `error` for each finding.
///
/// The severity is `error`, `warning` or `info`; the source is `layoutlint.` and the rule's id. Paths are relative to
/// the root of the repository. Columns are 1-based and count UTF-16 code units. A file that could not be read is an
/// error without a line, with the source `layoutlint.unreadable`.
struct CheckstyleReporter: Reporter {
  /// Identifies a report, even one without findings.
  static let mark = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- layoutlint -->\n"

  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    // The version of the format, which readers may check, not of this program.
    output.append(Self.mark + "<checkstyle version=\"8.0\">\n")
    for file in result.files {
      output.write("  <file name=\"\(context.rootRelative(file.path).bytes)\">\n", in: .xml)
      for entry in file.entries {
        let place: Template? = entry.diagnostic.map {
          " line=\"\($0.start.line)\" column=\"\($0.utf16Columns.start)\""
        }
        output.write(
          """
              <error\(place) severity="\(entry.severity == .note ? "info" : entry.severity.name)" \
          message="\(entry.sentence)" source="layoutlint.\(entry.rule)"/>

          """, in: .xml)
      }
      output.append("  </file>\n")
    }
    output.append("</checkstyle>\n")
  }
}
