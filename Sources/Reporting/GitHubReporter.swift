import LintEngine
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
struct GitHubReporter: Reporter {
  private static let limit = 10
  private static let messageLimit = 4096

  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    let entries = result.problems.map(ReportEntry.init) + result.diagnostics.map(ReportEntry.init)
    let levels = [(Severity.error, "error"), (.warning, "warning"), (.note, "notice")].map {
      severity, level in (severity, level, entries.filter { $0.severity == severity })
    }
    let isCut = levels.contains { $2.count > Self.limit }
    var left: [String] = []
    for (severity, level, all) in levels {
      let room = isCut && severity == .note ? Self.limit - 1 : Self.limit
      let mistakes = all.filter { $0.diagnostic?.isMistake ?? true }
      let conventions = all.filter { !($0.diagnostic?.isMistake ?? true) }
      for entry in (mistakes + conventions).prefix(room) {
        append(level, properties(entry), entry.message, entry.advice, to: &output)
      }
      if all.count > room { left.append(amount(all.count - room, severity.name)) }
    }
    guard let last = left.popLast() else { return }
    let list = left.isEmpty ? last : left.joined(separator: ", ") + " and " + last
    append(
      "notice", "title=layoutlint",
      "\(list) more than GitHub shows, which is \(Self.limit) of each level per step",
      "see the summary of the job, or run layoutlint on your machine", to: &output)
  }

  private func properties(_ entry: ReportEntry) -> Template {
    let file: Template = "file=\(context.commandPath(entry.path))"
    guard let diagnostic = entry.diagnostic else { return "\(file),title=layoutlint" }
    let (start, end) = diagnostic.utf16Columns
    let columns: Template? = end.map { ",col=\(start),endColumn=\($0)" }
    return """
      \(file),line=\(diagnostic.start.line),endLine=\(diagnostic.lines.upperBound)\(columns),\
      title=layoutlint (\(entry.rule))
      """
  }

  private func append(
    _ level: String, _ properties: Template, _ message: String, _ advice: String,
    to output: inout [UInt8]
  ) {
    output.write("::\(level) \(properties)::", in: Self.property)
    let text = advice.isEmpty ? message : message + "\nhelp: " + advice
    output.write("\(clipped(text, utf16Limit: Self.messageLimit))\n", in: Self.data)
  }

  private static let data = TextEscape(["%": "%25", "\r": "%0D", "\n": "%0A"])
  private static let property = TextEscape([
    "%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C",
  ])
}
