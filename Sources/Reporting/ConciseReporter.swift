import LintEngine

/// One line for each diagnostic, `path:line:column: severity[rule] message`, with the path as the walk or the user
/// named it. Line and column are 1-based, and columns count UTF-8 bytes, like those of compilers. Advice is omitted.
///
/// A file that could not be read is an error without a line, `path: error: message`. The counts are printed only on a
/// terminal, so that a pipe receives only findings.
struct ConciseReporter: Reporter {
  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    let style = context.style
    let files = LintResult.files(context.listsProblems ? result.problems : [], result.diagnostics)
    for entry in files.flatMap(\.entries) {
      let place: Template? = entry.diagnostic.map { "\($0.start.line):\($0.start.column):" }
      let rule: Template = entry.diagnostic == nil ? ":" : "[\(entry.rule)]"
      output.write(
        """
        \(entry.path.bytes, .bold):\(place) \(entry.severity.name, entry.severity.look)\(rule) \
        \(entry.message)

        """, style: style)
    }
    guard context.width != nil, !context.isQuiet else { return }
    if !files.isEmpty { output.append("\n") }
    Summary(result, microseconds: context.microseconds, fixCommand: context.fixCommand)
      .render(style, into: &output)
  }
}
