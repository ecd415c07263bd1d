import LintEngine
import Platform
import Project
import RuleKit

/// Workflow commands of GitHub Actions, which become annotations of the run and of the changed lines: `::warning
/// file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`.
///
/// Formats: "Workflow commands for GitHub Actions"
/// (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands), the quoting of
/// `packages/core/src/command.ts` in actions/toolkit, and the limits of `ExecutionContext.AddIssue` in actions/runner:
/// it keeps the first ten of each level in a step and the first 4,096 UTF-16 code units of a message. Therefore errors
/// come first, then warnings, then notices, at most ten of each, and mistakes before conventions; one of the ten notices
/// tells what was omitted.
///
/// Paths are relative to the root of the repository. Columns are given only for places on one line, as the runner
/// requires; they are 1-based and count UTF-16 code units, and `endColumn` is past the last character.
public struct GitHubReporter: Reporter {
  /// The most annotations of one level that the runner keeps per step.
  private static let limit = 10
  /// The most UTF-16 code units that the runner keeps of a message.
  private static let messageLimit = 4096

  private let context: ReportContext

  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    let counts = Counts(result)
    let isCut =
      counts.errors > Self.limit || counts.warnings > Self.limit || counts.notes > Self.limit
    let noticeLimit = isCut ? Self.limit - 1 : Self.limit
    for problem in result.problems.prefix(Self.limit) { append(problem, to: &output) }
    let levels: [(Severity, Int)] = [
      (.error, max(0, Self.limit - result.problems.count)), (.warning, Self.limit),
      (.note, noticeLimit),
    ]
    for (severity, room) in levels {
      let own = result.diagnostics.lazy.filter { $0.severity == severity }
      let mistakes = own.filter(\.isMistake).prefix(room)
      for diagnostic in mistakes { append(diagnostic, to: &output) }
      for diagnostic in own.filter({ !$0.isMistake }).prefix(room - mistakes.count) {
        append(diagnostic, to: &output)
      }
    }
    if isCut { appendNotice(of: counts, noticeLimit: noticeLimit, to: &output) }
  }

  private func append(_ problem: ReadProblem, to output: inout [UInt8]) {
    output.append("::error ")
    appendFile(problem.path, to: &output)
    output.append(",title=layoutlint")
    appendData(problem.message, problem.advice, to: &output)
  }

  private func append(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
    let columns = diagnostic.utf16Columns
    output.append("::")
    output.append(diagnostic.severity.gitHubLevel)
    output.append(" ")
    appendFile(diagnostic.path, to: &output)
    output.append(",line=")
    output.append(decimal: diagnostic.start.line)
    output.append(",endLine=")
    output.append(decimal: diagnostic.lastLine)
    if let end = columns.end {
      output.append(",col=")
      output.append(decimal: columns.start)
      output.append(",endColumn=")
      output.append(decimal: end)
    }
    output.append(",title=layoutlint (")
    Self.property.append(diagnostic.rule, to: &output)
    output.append(")")
    appendData(diagnostic.message, diagnostic.advice, to: &output)
  }

  private func appendFile(_ path: FilePath, to output: inout [UInt8]) {
    output.append("file=")
    let path = context.rootRelative(path).bytes
    // The runner drops equals signs at the start of a value, and has no way to quote them.
    if path.first == UInt8(ascii: "=") { output.append("./") }
    Self.property.append(path, to: &output)
  }

  private func appendData(_ message: String, _ advice: String, to output: inout [UInt8]) {
    output.append("::")
    let text = advice.isEmpty ? message : message + "\nhelp: " + advice
    Self.data.append(clipped(text, utf16Limit: Self.messageLimit), to: &output)
    output.append("\n")
  }

  private func appendNotice(of counts: Counts, noticeLimit: Int, to output: inout [UInt8]) {
    let left = [
      (counts.errors - Self.limit, "error"), (counts.warnings - Self.limit, "warning"),
      (counts.notes - noticeLimit, "note"),
    ].filter { $0.0 > 0 }.map { amount($0.0, $0.1) }
    let list =
      left.count > 1
      ? left.dropLast().joined(separator: ", ") + " and " + left[left.count - 1] : left[0]
    output.append("::notice title=layoutlint")
    appendData(
      "\(list) more than GitHub shows, which is \(Self.limit) of each level per step",
      "see the summary of the job, or run layoutlint on your machine", to: &output)
  }
}

extension GitHubReporter {
  /// The number of annotations of each level, shown or not.
  private struct Counts {
    var errors: Int
    var warnings: Int
    var notes: Int

    init(_ result: LintResult) {
      errors = result.count(of: .error) + result.problems.count
      warnings = result.count(of: .warning)
      notes = result.count(of: .note)
    }
  }

  private static let data = TextEscape(["%": "%25", "\r": "%0D", "\n": "%0A"])
  private static let property = TextEscape([
    "%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C",
  ])
}

extension Severity {
  fileprivate var gitHubLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note, .off: "notice"
    }
  }
}
