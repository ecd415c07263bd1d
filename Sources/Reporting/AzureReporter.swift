import LintEngine
import Platform

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
struct AzureReporter: Reporter {
  private static let escape = TextEscape([
    "%": "%AZP25", ";": "%3B", "\r": "%0D", "\n": "%0A", "]": "%5D",
  ])

  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    for file in result.files {
      let path = context.commandPath(file.path)
      for entry in file.entries {
        let place: Template? = entry.diagnostic.map {
          ";linenumber=\($0.start.line);columnnumber=\($0.utf16Columns.start);code=\(entry.rule)"
        }
        let kind = entry.severity == .error ? "error" : "warning"
        let mark = entry.severity == .note ? "note: " : ""
        output.write(
          "##vso[task.logissue type=\(kind);sourcepath=\(path)\(place);]\(mark)\(entry.sentence)\n",
          in: Self.escape)
      }
    }
  }
}

extension ReportContext {
  /// The path relative to the root, as a value of a logging command: readers drop equals signs at the start of a value,
  /// and have no way to quote them.
  func commandPath(_ path: FilePath) -> [UInt8] {
    let path = rootRelative(path).bytes
    return path.first == UInt8(ascii: "=") ? Array("./".utf8) + path : path
  }
}
