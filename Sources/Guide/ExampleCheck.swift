import LintEngine

/// Chooses the examples of a section: those that the team's own rules confirm.
final class ExampleCheck {
  private let checker: FileChecker

  init(_ rules: RuleSet) { checker = FileChecker(rules: rules, wantsFixes: false) }

  /// The first of some candidates without any finding.
  func good(_ candidates: [[String]]) -> String? {
    candidates.lazy.map(text).first { self.findings(in: $0).isEmpty }
  }

  /// The first of some candidates with findings of one rule, and of no other.
  func bad(_ candidates: [[String]], of rule: String) -> String? {
    candidates.lazy.map(text).first { self.findings(in: $0) == [rule] }
  }

  /// The rules with findings in some code.
  func findings(in code: String) -> Set<String> {
    checker.source.load(Array(code.utf8))
    return Set(checker.check(path: FilePath("Example.swift")).map(\.rule))
  }

  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
