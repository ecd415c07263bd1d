import LintEngine

/// The findings in one file, or why it could not be read.
struct FileReport {
  var path: FilePath
  /// Usually none or one: a file that could not be read has no diagnostics.
  var problems: ArraySlice<ReadProblem>
  /// In the order of the result.
  var diagnostics: ArraySlice<Diagnostic>

  /// The total number of entries.
  var count: Int { problems.count + diagnostics.count }
}

extension LintResult {
  /// The findings by file, sorted by path, without clean files.
  var files: [FileReport] {
    var files: [FileReport] = []
    var problems = problems[...]
    var diagnostics = diagnostics[...]
    while let path = [problems.first?.path, diagnostics.first?.path].compactMap(\.self).min() {
      let ownProblems = problems.prefix { $0.path == path }
      let ownDiagnostics = diagnostics.prefix { $0.path == path }
      files.append(
        FileReport(path: path, problems: ownProblems, diagnostics: ownDiagnostics))
      problems = problems[ownProblems.endIndex...]
      diagnostics = diagnostics[ownDiagnostics.endIndex...]
    }
    return files
  }
}
