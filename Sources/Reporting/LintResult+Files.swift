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

/// The files of a report for people: those with mistakes, or those with the other findings.
struct ReportSection {
  /// Nil if the report has only one section.
  var title: String?
  var files: [FileReport]
}

extension LintResult {
  /// The findings by file, sorted by path, without clean files.
  var files: [FileReport] { Self.files(problems, diagnostics) }

  /// The findings for people: mistakes before conventions, each by file. A file with both is in both sections. Files
  /// that could not be read are among the mistakes.
  var sections: [ReportSection] {
    let first = Self.files(problems, diagnostics.filter(\.isMistake))
    let second = Self.files([], diagnostics.filter { !$0.isMistake })
    let isDivided = !first.isEmpty && !second.isEmpty
    return [("Mistakes", first), ("Conventions", second)].filter { !$1.isEmpty }
      .map { ReportSection(title: isDivided ? $0 : nil, files: $1) }
  }

  private static func files(_ problems: [ReadProblem], _ diagnostics: [Diagnostic]) -> [FileReport]
  {
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
