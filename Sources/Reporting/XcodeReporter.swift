import LintEngine
import Platform

/// One line for each diagnostic, as Xcode's build log and many editors read it: `/path:line:column: severity: message;
/// advice (rule)`. Line and column are 1-based, and columns count UTF-8 bytes, like those of compilers. A file that
/// could not be read is an error without a line. A related place is a note after its diagnostic, as compilers write it.
struct XcodeReporter: Reporter {
  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    for problem in context.listsProblems ? result.problems : [] {
      let path = problem.path.absolute(in: context.currentFolder).bytes
      output.write("\(path): error: \(sentence(problem.message, problem.advice))\n")
    }
    var path: FilePath?
    var absolute: [UInt8] = []
    for diagnostic in result.diagnostics {
      if diagnostic.path != path {
        path = diagnostic.path
        absolute = diagnostic.path.absolute(in: context.currentFolder).bytes
      }
      let (start, severity) = (diagnostic.start, diagnostic.severity.name)
      output.write(
        """
        \(absolute):\(start.line):\(start.column): \(severity): \
        \(sentence(diagnostic.message, diagnostic.advice)) (\(diagnostic.rule))

        """)
      for other in diagnostic.related {
        let start = other.place.start
        output.write("\(absolute):\(start.line):\(start.column): note: \(other.message)\n")
      }
    }
  }
}
