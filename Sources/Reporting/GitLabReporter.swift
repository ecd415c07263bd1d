import LintEngine
import RuleKit

/// A Code Quality report of GitLab (https://docs.gitlab.com/ci/testing/code_quality/, "Code Quality report format"): an
/// array of objects with `description`, `check_name`, `fingerprint`, `severity` and `location`.
///
/// A note is `info`, a warning `minor`, an error `major`. A file that could not be read is `critical`, on line 1
/// because GitLab requires a line. GitLab keeps one entry per fingerprint, so they are unique; they do not include line
/// numbers, so a finding that has only moved is neither new nor resolved in a merge request. Paths are relative to the
/// root of the repository; bytes that are not UTF-8 become U+FFFD.
struct GitLabReporter: Reporter {
  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + 384 * (1 + result.diagnostics.count))
    var fingerprints = Fingerprints(context)
    JSONWriter.write(to: &output) { json in
      json.lines(result.entries) { json, entry in
        let (path, fingerprint) = fingerprints.next(entry)
        json.object { json in
          json.member("description", entry.sentence)
          json.member("check_name", entry.rule)
          json.member("fingerprint", fingerprint)
          json.member("severity", entry.gitLabSeverity)
          json.object("location") { json in
            json.member("path", utf8: path.bytes)
            json.object("lines") { $0.member("begin", entry.diagnostic?.start.line ?? 1) }
          }
        }
      }
      json.endLine()
    }
  }
}

extension ReportEntry {
  fileprivate var gitLabSeverity: String {
    guard diagnostic != nil else { return "critical" }
    return switch severity {
    case .off, .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
