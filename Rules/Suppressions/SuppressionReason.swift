import LayoutModel
import RuleKit
import SwiftSource

/// A suppression gives a reason.
struct SuppressionReason: Rule {
  let query = Query.suppressions

  func check(_ suppression: Suppression, in file: ViewFile, _ report: inout Report) {
    guard let verb = suppression.verb, verb != .enable, !suppression.names.isEmpty,
      !suppression.hasReason
    else { return }
    report.add(
      suppression.range,
      "this suppression of \(Finding.Message.list(suppression.names.map(\.text))) gives no reason",
      advice: "write the reason after the names and ` - `")
  }
}

extension SuppressionReason {
  static let description = RuleDescription(
    id: "suppression_reason",
    family: .suppressions,
    summary: "Suppression without a reason",
    rationale: """
      A year later, a suppression without a reason raises the question of whether it can be removed. The reason \
      follows the names, after a dash with spaces around it; `layoutlint:enable` needs none. Findings of this rule \
      cannot be silenced by a comment.
      """,
    source: "layoutlint's own: suppressions",
    defaultSeverity: .off,
    goodExamples: [
      "A reason": """
      // layoutlint:disable setup_length - one screen of settings
      func setupSettings() {}
      // layoutlint:enable setup_length
      """
    ],
    badExamples: [
      "No reason": """
      // ↓layoutlint:disable setup_length
      func setupSettings() {}
      """,
      "A dash without a reason": """
      func setupSettings() {}  // ↓layoutlint:disable:this all -
      """,
    ])
}
