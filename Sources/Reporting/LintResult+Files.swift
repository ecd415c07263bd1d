import LintEngine
import Platform
import Project
import RuleKit

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

/// A part of a report for people.
struct ReportSection {
  /// What its findings are.
  enum Kind: String {
    case mistakes = "Mistakes"
    /// Mistakes that are notes.
    case leftovers = "Leftovers"
    case conventions = "Conventions"
  }

  let kind: Kind
  /// Nil if the report has only one section.
  let title: String?
  /// Sorted by effect, a file is there several times.
  let files: [FileReport]
}

extension LintResult {
  /// The findings by file, sorted by path, without clean files.
  var files: [FileReport] { Self.files(problems, diagnostics) }

  /// The findings for a document: mistakes before conventions, each by file. A file with both is in both sections. Files
  /// that could not be read are among the mistakes.
  var sections: [ReportSection] {
    titled([
      (.mistakes, Self.files(problems, diagnostics.filter(\.isMistake))),
      (.conventions, Self.files([], diagnostics.filter { !$0.isMistake })),
    ])
  }

  /// The findings for people at a terminal: mistakes, which are sorted by severity and then by their effect, the worst
  /// first; those that are notes; and conventions.
  ///
  /// - Parameter rules: those that may have found something.
  func sections(by rules: [RuleDescription]) -> [ReportSection] {
    let effects = Dictionary(rules.map { ($0.id, $0.effect) }, uniquingKeysWith: { $1 })
    var groups: [Group: [Diagnostic]] = [:]
    var others: [Diagnostic] = []
    for diagnostic in diagnostics {
      if diagnostic.isMistake {
        let effect = effects[diagnostic.rule] ?? nil
        groups[Group(diagnostic.severity, effect), default: []].append(diagnostic)
      } else {
        others.append(diagnostic)
      }
    }
    func files(_ isIncluded: (Severity) -> Bool) -> [FileReport] {
      groups.keys.filter { isIncluded($0.severity) }.sorted()
        .flatMap { Self.files([], groups[$0] ?? []) }
    }
    return titled([
      (.mistakes, files { $0 > .note }), (.leftovers, files { $0 <= .note }),
      (.conventions, Self.files([], others)),
    ])
  }

  private func titled(_ parts: [(ReportSection.Kind, [FileReport])]) -> [ReportSection] {
    let shown = parts.filter { !$1.isEmpty }
    return shown.map { kind, files in
      ReportSection(kind: kind, title: shown.count > 1 ? kind.rawValue : nil, files: files)
    }
  }

  /// Mistakes that are shown together.
  private struct Group: Hashable, Comparable {
    let severity: Severity
    /// Above all effects for a rule without one: what it found is not Swift.
    let effect: Int

    init(_ severity: Severity, _ effect: Effect?) {
      self.severity = severity
      self.effect = effect.map { $0.rank + 1 } ?? 0
    }

    static func < (left: Group, right: Group) -> Bool {
      (right.severity, left.effect) < (left.severity, right.effect)
    }
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
