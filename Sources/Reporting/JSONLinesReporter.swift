import LintEngine

/// Like `JSONReporter`, but each finding and each problem is a JSON document on its own line (JSON Lines,
/// https://jsonlines.org), and nothing else is written: without findings the report is empty.
///
/// Each object begins with the `version` of the format, 1, and its `type`: `diagnostic` or `problem`; the members that
/// `JSONReporter` describes follow. The findings come first.
public struct JSONLinesReporter: Reporter {
  private let context: ReportContext

  /// - Parameter context: provides the paths.
  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + 512 * result.diagnostics.count)
    var fingerprints = Fingerprints(context, capacity: result.diagnostics.count)
    JSONWriter.write(to: &output) { json in
      for diagnostic in result.diagnostics {
        json.object { json in
          json.member("version", JSONReporter.formatVersion)
          json.member("type", "diagnostic")
          json.members(of: diagnostic, &fingerprints)
        }
        json.endLine()
      }
      for problem in result.problems {
        json.object { json in
          json.member("version", JSONReporter.formatVersion)
          json.member("type", "problem")
          json.members(of: problem, at: context.rootRelative(problem.path))
        }
        json.endLine()
      }
    }
  }
}
