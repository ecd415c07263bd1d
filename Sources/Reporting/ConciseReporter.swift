import LintEngine

/// One line for each diagnostic, `path:line:column: severity[rule] message`, with the path as the walk or the user
/// named it. Line and column are 1-based, and columns count UTF-8 bytes, like those of compilers. Advice is omitted.
///
/// A file that could not be read is an error without a line, `path: error: message`. The counts are printed only on a
/// terminal, so that a pipe receives only findings.
public struct ConciseReporter: Reporter {
  /// Escapes only what could control a terminal.
  private static let escape = TextEscape([:])

  private let style: Style
  private let hasSummary: Bool
  private let listsProblems: Bool
  private let fixCommand: String
  private let microseconds: Int?

  /// - Parameter context: provides the colours, the terminal and the time.
  public init(_ context: ReportContext) {
    style = context.style
    hasSummary = context.width != nil && !context.isQuiet
    listsProblems = context.listsProblems
    fixCommand = context.fixCommand
    microseconds = context.microseconds
  }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    var shown = result
    if !listsProblems { shown.problems = [] }
    for file in shown.files {
      var path: [UInt8] = []
      style.append(.bold, to: &path) { Self.escape.append(file.path.bytes, to: &$0) }
      path.append(":")
      for problem in file.problems {
        output.append(contentsOf: path)
        output.append(" ")
        style.append(.error, to: &output) { $0.append("error") }
        output.append(": ")
        Self.escape.append(problem.message, to: &output)
        output.append("\n")
      }
      for diagnostic in file.diagnostics {
        output.append(contentsOf: path)
        append(diagnostic, to: &output)
      }
    }
    guard hasSummary else { return }
    if !(shown.diagnostics.isEmpty && shown.problems.isEmpty) { output.append("\n") }
    Summary(result, microseconds: microseconds, fixCommand: fixCommand)
      .render(style, into: &output)
  }

  private func append(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
    output.append(decimal: diagnostic.start.line)
    output.append(":")
    output.append(decimal: diagnostic.start.column)
    output.append(": ")
    style.append(diagnostic.severity.look, to: &output) { $0.append(diagnostic.severity.name) }
    output.append("[")
    Self.escape.append(diagnostic.rule, to: &output)
    output.append("] ")
    Self.escape.append(diagnostic.message, to: &output)
    output.append("\n")
  }
}
