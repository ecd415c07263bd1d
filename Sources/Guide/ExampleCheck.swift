import LintEngine
import Platform
import RuleKit

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
    var second: String?
    for candidate in candidates {
      let text = text(candidate)
      let found = findings(in: text)
      if found == [rule] { return text }
      if second == nil, found.contains(rule), found.isSubset(of: others.union([rule])) {
        second = text
      }
    }
    return second
  }

  /// The rules with findings in some code.
  func findings(in code: String) -> Set<String> {
    checker.source.load(Array(code.utf8))
    return Set(checker.check(path: FilePath("Example.swift")).map(\.rule))
  }

  /// The lines of findings of a rule in some code, 1-based.
  func lines(in code: String, of rule: String) -> Set<Int> {
    checker.source.load(Array(code.utf8))
    return Set(
      checker.check(path: FilePath("Example.swift")).filter { $0.rule == rule }
        .map(\.start.line))
  }

  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
