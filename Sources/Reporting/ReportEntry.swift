import LintEngine
import Platform
import Project
import RuleKit

/// An entry of a report: a finding, or a file that could not be read.
struct ReportEntry {
  let path: FilePath
  let severity: Severity
  let rule: String
  let message: String
  let advice: String
  /// Nil for a file that could not be read.
  let diagnostic: Diagnostic?

  init(_ diagnostic: Diagnostic) {
    (path, severity, rule) = (diagnostic.path, diagnostic.severity, diagnostic.rule)
    (message, advice) = (diagnostic.message, diagnostic.advice)
    self.diagnostic = diagnostic
  }

  init(_ problem: ReadProblem) {
    (path, severity, rule) = (problem.path, .error, ReadProblem.ruleID)
    (message, advice) = (problem.message, problem.advice)
    diagnostic = nil
  }

  var sentence: String { Reporting.sentence(message, advice) }
}

package func sentence(_ message: String, _ advice: String) -> String {
  advice.isEmpty ? message : message + "; " + advice
}

extension ReadProblem {
  /// Used in place of a rule's id for files that could not be read.
  static let ruleID = "unreadable"
}

/// The findings in one file, or why it could not be read.
struct FileReport {
  let path: FilePath
  let entries: [ReportEntry]

  var diagnostics: [Diagnostic] { entries.compactMap(\.diagnostic) }
}

struct ReportSection {
  enum Kind: String {
    case mistakes = "Mistakes"
    /// Mistakes that are notes.
    case leftovers = "Notes and likely dead code"
    case conventions = "Conventions"
  }

  let kind: Kind
  /// Nil if the report has only one section.
  let title: String?
  /// Sorted by effect, a file is there several times.
  let files: [FileReport]
}

extension LintResult {
  var entries: [ReportEntry] { diagnostics.map(ReportEntry.init) + problems.map(ReportEntry.init) }

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
  func sections(by rules: [RuleDescription]) -> [ReportSection] {
    let effects = Dictionary(rules.map { ($0.id, $0.effect) }, uniquingKeysWith: { $1 })
    // What a rule without an effect has found is not Swift, and comes first.
    func rank(_ diagnostic: Diagnostic) -> Int {
      (effects[diagnostic.rule] ?? nil).map { $0.rank + 1 } ?? 0
    }
    func files(_ isIncluded: (Severity) -> Bool) -> [FileReport] {
      let mistakes = diagnostics.filter { $0.isMistake && isIncluded($0.severity) }
      return Severity.allCases.reversed().flatMap { severity in
        (0...Effect.allCases.count).flatMap { effect in
          Self.files([], mistakes.filter { $0.severity == severity && rank($0) == effect })
        }
      }
    }
    return titled([
      (.mistakes, files { $0 > .note }), (.leftovers, files { $0 <= .note }),
      (.conventions, Self.files([], diagnostics.filter { !$0.isMistake })),
    ])
  }

  private func titled(_ parts: [(ReportSection.Kind, [FileReport])]) -> [ReportSection] {
    let shown = parts.filter { !$1.isEmpty }
    return shown.map { kind, files in
      ReportSection(kind: kind, title: shown.count > 1 ? kind.rawValue : nil, files: files)
    }
  }

  static func files(_ problems: [ReadProblem], _ diagnostics: [Diagnostic]) -> [FileReport] {
    let entries = problems.map(ReportEntry.init) + diagnostics.map(ReportEntry.init)
    return Dictionary(grouping: entries, by: \.path).map { FileReport(path: $0, entries: $1) }
      .sorted { $0.path < $1.path }
  }
}

extension Diagnostic {
  /// The safety of the fix and the option that applies it, with code in back quotes; nil if there is no fix.
  var fixSentence: String? {
    switch fix?.safety {
    case .safe: "safe, with `--fix`"
    case .unsafe: "unsafe, with `--unsafe-fixes`"
    case .some(.none), nil: nil
    }
  }

  /// The edits of the fix with their positions; nil if there is no fix, or if its text is not UTF-8.
  var textEdits: [(edit: Edit, place: Place)]? {
    guard let fix, fix.edits.count == editPlaces.count,
      fix.edits.allSatisfy({ $0.replacement.isUTF8 })
    else { return nil }
    return zip(fix.edits, editPlaces).map { (edit: $0.0, place: $0.1) }
  }
}

extension [UInt8] {
  /// Whether the bytes are valid UTF-8. ASCII, which most text of code is, takes no `String` to find out.
  var isUTF8: Bool {
    allSatisfy { $0 < 0x80 } || String(validating: self, as: UTF8.self) != nil
  }
}

extension FilePath {
  /// The path as the path of a URI (RFC 3986, section 2): all bytes except unreserved characters and slashes become
  /// `%XX`. This includes `:`, which would turn the first folder's name into a scheme.
  package var percentEncoded: [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return bytes.reduce(into: []) { text, byte in
      if (0x61...0x7A).contains(byte | 0x20) || "0123456789-._~/".utf8.contains(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }
}
