import LintEngine

/// What a run found in one file, or why it did not read it.
struct FileReport {
  var path: FilePath
  /// Most often one or none: a file that could not be read has no diagnostics.
  var problems: ArraySlice<ReadProblem>
  /// In the order of the result.
  var diagnostics: ArraySlice<Diagnostic>

  /// How many entries it has in all.
  var count: Int { problems.count + diagnostics.count }
}

extension LintResult {
  /// What was found, by file, sorted by path; files with nothing are not among them.
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
