import Platform
import Project

extension GitSelection {
  /// Removes the findings that are on no changed line. Asks Git each time, since fixes move lines.
  ///
  /// - Returns: the removed findings.
  @discardableResult public func keepChangedLines(
    _ result: inout LintResult
  ) throws(GitError) -> [Diagnostic] {
    guard !result.diagnostics.isEmpty else { return [] }
    let lines = try difference.changedLines()
    var last: (path: FilePath, inTree: FilePath)?
    var others: [Diagnostic] = []
    result.diagnostics.removeAll { diagnostic in
      if last?.path != diagnostic.path {
        last = (diagnostic.path, pathInTree(diagnostic.path))
      }
      let isKept = lines.touch(diagnostic.lines, of: last?.inTree ?? diagnostic.path)
      if !isKept { others.append(diagnostic) }
      return !isKept
    }
    return others
  }
}
