import LintEngine

/// Chooses the examples of a section: those that the team's own rules confirm.
final class ExampleCheck {
  private let checker: FileChecker

  init(_ rules: RuleSet) { checker = FileChecker(rules: rules, wantsFixes: false) }

  /// The first of some candidates without any finding.
  func good(_ candidates: [[String]]) -> String? {
    candidates.lazy.map(text).first { self.findings(in: $0).isEmpty }
  }

  /// The first of some candidates with findings of one rule, and of no other; where there is none, the first with findings
  /// of this rule and of others that may be broken along with it.
  func bad(_ candidates: [[String]], of rule: String, with others: Set<String>) -> String? {
    let found = candidates.map { (text: text($0), rules: findings(in: text($0))) }
    return found.first { $0.rules == [rule] }?.text
      ?? found.first { $0.rules.contains(rule) && $0.rules.isSubset(of: others.union([rule])) }?
      .text
  }

  /// The rules with findings in some code.
  func findings(in code: String) -> Set<String> {
    checker.source.load(Array(code.utf8))
    return Set(checker.check(path: FilePath("Example.swift")).map(\.rule))
  }

  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
