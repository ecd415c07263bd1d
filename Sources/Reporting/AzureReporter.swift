import LintEngine

/// Logging commands of Azure Pipelines, which become issues of the run: `##vso[task.logissue
/// type=warning;sourcepath=…;linenumber=…;columnnumber=…;code=rule;]message; advice`.
///
/// Formats: "Logging commands"
/// (https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands#logissue-log-an-error-or-warning) and
/// the quoting of `docs/design/percentEncoding.md` in microsoft/azure-pipelines-agent. The agent supports only errors
/// and warnings, so a note is a warning whose message begins with `note: `. There is no `task.complete`: the exit
/// status tells whether the step failed.
///
/// Paths are relative to the root of the repository; columns are 1-based and count UTF-16 code units. A file that could
/// not be read is an error without a line.
public struct AzureReporter: Reporter {
  private static let escape = TextEscape([
    "%": "%AZP25", ";": "%3B", "\r": "%0D", "\n": "%0A", "]": "%5D",
  ])

  private let context: ReportContext

  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    for file in result.files {
      var source: [UInt8] = []
      let path = context.rootRelative(file.path).bytes
      source.append(";sourcepath=")
      // The agent drops equals signs at the start of a value, and has no way to quote them.
      if path.first == UInt8(ascii: "=") { source.append("./") }
      Self.escape.append(path, to: &source)
      for problem in file.problems {
        output.append("##vso[task.logissue type=error")
        output.append(contentsOf: source)
        output.append(";]")
        Self.escape.appendSentence(problem.message, problem.advice, to: &output)
        output.append("\n")
      }
      for diagnostic in file.diagnostics { append(diagnostic, source, to: &output) }
    }
  }

  private func append(_ diagnostic: Diagnostic, _ source: [UInt8], to output: inout [UInt8]) {
    output.append("##vso[task.logissue type=")
    output.append(diagnostic.severity == .error ? "error" : "warning")
    output.append(contentsOf: source)
    output.append(";linenumber=")
    output.append(decimal: diagnostic.start.line)
    output.append(";columnnumber=")
    output.append(decimal: diagnostic.utf16Columns.start)
    output.append(";code=")
    Self.escape.append(diagnostic.rule, to: &output)
    output.append(";]")
    if diagnostic.severity == .note { output.append("note: ") }
    Self.escape.appendSentence(diagnostic.message, diagnostic.advice, to: &output)
    output.append("\n")
  }
}
