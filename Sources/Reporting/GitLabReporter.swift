import LintEngine
import Platform
import Project
import RuleKit

/// A Code Quality report of GitLab (https://docs.gitlab.com/ci/testing/code_quality/, "Code Quality report format"): an
/// array of objects with `description`, `check_name`, `fingerprint`, `severity` and `location`.
///
/// A note is `info`, a warning `minor`, an error `major`. A file that could not be read is `critical`, on line 1
/// because GitLab requires a line. GitLab keeps one entry per fingerprint, so they are unique; they do not include line
/// numbers, so a finding that has only moved is neither new nor resolved in a merge request. Paths are relative to the
/// root of the repository; bytes that are not UTF-8 become U+FFFD.
public struct GitLabReporter: Reporter {
  private let context: ReportContext

  /// - Parameter context: provides the paths.
  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + 384 * (1 + result.diagnostics.count))
    var fingerprints = Fingerprints(
      context, capacity: result.diagnostics.count + result.problems.count)
    let count = result.diagnostics.count
    JSONWriter.write(to: &output) { json in
      json.lines(0..<count + result.problems.count) { json, index in
        if index < count {
          let diagnostic = result.diagnostics[index]
          json.entry(
            diagnostic.sentence, diagnostic.rule, diagnostic.severity.gitLabName,
            line: diagnostic.start.line, fingerprints.next(diagnostic))
        } else {
          let problem = result.problems[index - count]
          json.entry(
            problem.sentence, ReadProblem.ruleID, "critical", line: 1, fingerprints.next(problem))
        }
      }
      json.endLine()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func entry(
    _ description: String, _ check: String, _ severity: String, line: Int,
    _ identity: (path: FilePath, fingerprint: UInt64)
  ) {
    object { json in
      json.member("description", description)
      json.member("check_name", check)
      json.key("fingerprint")
      json.value(hexadecimal: identity.fingerprint)
      json.member("severity", severity)
      json.object("location") { json in
        json.member("path", utf8: identity.path.bytes)
        json.object("lines") { $0.member("begin", line) }
      }
    }
  }
}

extension Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .off, .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
