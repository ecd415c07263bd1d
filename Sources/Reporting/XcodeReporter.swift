import LintEngine
import Platform

/// One line for each diagnostic, as Xcode's build log and many editors read it: `/path:line:column: severity: message;
/// advice (rule)`. Line and column are 1-based, and columns count UTF-8 bytes, like those of compilers. A file that
/// could not be read is an error without a line. A related place is a note after its diagnostic, as compilers write it.
public struct XcodeReporter: Reporter {
  private let currentFolder: FilePath
  private let listsProblems: Bool

  /// - Parameters:
  ///   - currentFolder: its absolute path, because Xcode needs absolute paths.
  ///   - listsProblems: `ReportContext.listsProblems`.
  public init(currentFolder: FilePath, listsProblems: Bool = true) {
    self.currentFolder = currentFolder
    self.listsProblems = listsProblems
  }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    for problem in listsProblems ? result.problems : [] {
      appendPath(problem.path, to: &output)
      output.append(": error: ")
      appendSentence(problem.message, problem.advice, to: &output)
      output.append("\n")
    }
    var path: FilePath?
    var visiblePath: [UInt8] = []
    for diagnostic in result.diagnostics {
      if diagnostic.path != path {
        path = diagnostic.path
        visiblePath.removeAll(keepingCapacity: true)
        appendPath(diagnostic.path, to: &visiblePath)
      }
      output.append(contentsOf: visiblePath)
      output.append(":\(diagnostic.start.line):\(diagnostic.start.column): ")
      output.append(diagnostic.severity.name)
      output.append(": ")
      appendSentence(diagnostic.message, diagnostic.advice, to: &output)
      output.append(" (")
      output.appendVisible(diagnostic.rule)
      output.append(")\n")
      for other in diagnostic.related {
        output.append(contentsOf: visiblePath)
        output.append(":\(other.place.start.line):\(other.place.start.column): note: ")
        appendSentence(other.message, "", to: &output)
        output.append("\n")
      }
    }
  }

  private func appendPath(_ path: FilePath, to output: inout [UInt8]) {
    output.appendVisible(path.absolute(in: currentFolder).bytes)
  }

  private func appendSentence(_ message: String, _ advice: String, to output: inout [UInt8]) {
    output.appendVisible(message)
    guard !advice.isEmpty else { return }
    output.append("; ")
    output.appendVisible(advice)
  }
}
