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
      let verbs = Suppression.Verb.allCases.map(\.rawValue)
      let meant = suggestion(for: verb, among: verbs)
      report.add(
        suppression.headRange,
        isBlank
          ? "because of the space before `\(verb)`, this is not a suppression"
          : "`layoutlint:\(quotable(verb))` is not a suppression, so it has no effect",
        advice: isBlank
          ? "write `layoutlint:\(verb)`"
          : meant.map { "did you mean `layoutlint:\($0)`?" }
            ?? "use one of \(Finding.Message.list(verbs))")
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
        report.add(
          name.range, "no rule `\(quotable(name.text))`, so its suppression has no effect",
          advice: meant.map { "did you mean `\($0)`?" }
            ?? "`layoutlint rules` lists them all; a reason follows ` - `")
      case .unsilenceable:
        report.add(
          name.range, "`\(name.text)` cannot be silenced by a comment",
          advice: "remove the name, and fix what is reported")
      case .used, .unused, .off, .unjudged: continue
      }
    }
  }

  private func quotable(_ text: String) -> String {
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
