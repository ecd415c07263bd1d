import LayoutModel
import RuleKit
import SwiftSource

/// A suppression is well-formed and names existing rules.
struct UnknownSuppression: Rule {
  let query = Query.suppressions

  func check(_ suppression: Suppression, in file: ViewFile, _ report: inout Report) {
    let verb = suppression.verbText
    guard suppression.verb != nil else {
      let isBlank = suppression.hasBlankBeforeVerb
      report.add(
        suppression.headRange,
        isBlank
          ? "because of the space before `\(verb)`, this is not a suppression" : .noVerb(verb),
        advice: isBlank ? "write `layoutlint:\(verb)`" : .meant(verb))
      return
    }
    if suppression.names.isEmpty {
      report.add(
        suppression.headRange, "`layoutlint:\(verb)` names no rule, so it has no effect",
        advice: "name the rules after it, or write `all`")
    }
    for name in suppression.names {
      switch name.outcome {
      case .unknown(let meant):
        report.add(name.range, .noRule(name.text), advice: .meantRule(meant))
      case .unsilenceable:
        report.add(
          name.range, "`\(name.text)` cannot be silenced by a comment",
          advice: "remove the name, and fix what is reported"
        )
      case .used, .unused, .off, .unjudged: continue
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func noVerb(_ verb: String) -> Self {
    "`layoutlint:\(quotable(verb))` is not a suppression, so it has no effect"
  }

  fileprivate static func meant(_ verb: String) -> Self {
    let verbs = Suppression.Verb.allCases.map(\.rawValue)
    if let meant = suggestion(for: verb, among: verbs) {
      return "did you mean `layoutlint:\(meant)`?"
    }
    return "use one of \(list(verbs))"
  }

  fileprivate static func noRule(_ name: String) -> Self {
    "no rule `\(quotable(name))`, so its suppression has no effect"
  }

  fileprivate static func meantRule(_ meant: String?) -> Self {
    if let meant { return "did you mean `\(meant)`?" }
    return "`layoutlint rules` lists them all; a reason follows ` - `"
  }

  private static func quotable(_ text: String) -> String {
    String(text.map { $0 == "`" ? "'" : $0 })
  }
}

extension UnknownSuppression {
  static let description = RuleDescription(
    id: "unknown_suppression",
    family: .suppressions,
    summary: "Suppression that is malformed or names an unknown rule",
    rationale: """
      A suppression with a misspelled name seems to work until someone wonders why the finding is still there. \
      Suppressions are `layoutlint:disable` and `layoutlint:enable` for the rest of the file, and \
      `layoutlint:disable:next`, `layoutlint:disable:this` and `layoutlint:disable:previous` for one line with code, \
      followed by the names of rules, families or presets, or by `all`; the reason follows ` - `. \
      Findings of this rule cannot be silenced by a comment.
      """,
    source: "layoutlint's own: suppressions",
    goodExamples: [
      "Rules by their names, with a reason": """
      // layoutlint:disable setup_length, setup_grouping - one screen of settings
      func setupSettings() {}
      // layoutlint:enable setup_length, setup_grouping
      """,
      "A comment about suppressions": """
      // The linter knows layoutlint:disable and more.
      func setupSettings() {}
      """,
    ],
    badExamples: [
      "An unknown rule": """
      // layoutlint:disable:next ↓setup_lenght - one screen of settings
      func setupSettings() {}
      """,
      "An unknown suppression": """
      func setupSettings() {}  // ↓layoutlint:disable:line setup_length
      // ↓layoutlint: enable setup_length
      """,
      "No name": """
      // ↓layoutlint:disable - nothing works here
      func setupSettings() {}
      """,
      "Rules that cannot be silenced": """
      // layoutlint:disable ↓syntax
      func setupSettings() {}
      """,
    ])
}
