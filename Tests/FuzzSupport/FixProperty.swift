import Editing
import LintEngine
import Platform
import SwiftSource

/// Fixes converge, leave nothing to fix, and keep every comment and every token that they should not change.
package final class FixProperty: Property {
  package static let name = "fixes"
  package static let summary = "fixes converge, re-lint, and keep comments and other tokens"
  package static let longestInput = 4096
  package static var seeds: [Seed] { Seed.code }

  private let checkers = TriedRules.all.map {
    (checker: FileChecker(rules: $0), fixer: Fixer(rules: $0))
  }
  private let path = FilePath("Input.swift")

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    for (checker, fixer) in checkers {
      checker.source.load(input)
      let fixes = checker.check(path: path).compactMap(\.fix)
      if fixes.isEmpty { continue }
      for isUnsafe in [false, true] where isUnsafe || fixes.contains(where: { $0.safety == .safe })
      {
        let choice = FixChoice(includesUnsafe: isUnsafe)
        let outcome = fixer.fix(input, as: path, choice)
        let violations = outcome.violations(since: input, by: fixer, as: path, choice)
        if !violations.isEmpty {
          let rules = outcome.applied.keys.sorted().joined(separator: ", ")
          return "\(isUnsafe ? "unsafe" : "safe") fixes of \(rules): "
            + violations.joined(separator: "; ")
        }
      }
    }
    return nil
  }
}
