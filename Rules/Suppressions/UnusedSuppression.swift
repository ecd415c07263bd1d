import LayoutModel
import RuleKit
import SwiftSource

/// A suppression silences something.
struct UnusedSuppression: Rule {
  let query = Query.suppressions

  func check(_ suppression: Suppression, in file: ViewFile, _ report: inout Report) {
    let unused = suppression.names.indices.filter { isUnused(suppression.names[$0]) }
    guard !unused.isEmpty else { return }
    let isEnable = suppression.verb == .enable
    let removal = SuppressionRemoval(suppression: suppression, source: file.source)
    guard unused.count < suppression.names.count else {
      report.add(
        suppression.range, .message(suppression.names, isEnable: isEnable),
        advice: "remove the suppression",
        fix: removal.ofAll)
      return
    }
    for index in unused {
      let name = suppression.names[index]
      report.add(
        name.range, .message([name], isEnable: isEnable),
        advice: "remove `\(name.text)` from the list",
        fix: removal.ofName(index))
    }
  }

  private func isUnused(_ name: Suppression.Name) -> Bool {
    name.outcome == .unused || name.outcome == .off
  }
}

extension Finding.Message {
  fileprivate static func message(_ names: [Suppression.Name], isEnable: Bool) -> Self {
    let rules = list(names.map(\.text))
    if isEnable { return "nothing has disabled \(rules) before this `layoutlint:enable`" }
    if names.allSatisfy({ $0.outcome == .off }) {
      let isRule = names.count == 1 && RuleGroup(named: names[0].text) == nil
      return
        "this suppression of \(rules) silences nothing: the \(isRule ? "rule is" : "rules are") off here"
    }
    return "this suppression of \(rules) silences nothing"
  }
}

extension UnusedSuppression {
  static let description = RuleDescription(
    id: "unused_suppression",
    family: .suppressions,
    summary: "Suppression without effect",
    rationale: """
      A suppression outlives its purpose, and then hides the next mistake on its lines. A suppression that covers \
      several findings is credited with them unless there is a nearer one. Rules that the \
      command line omits are not checked, be it with `--only` and `--disable` or because `--preset`, `--config` or \
      `--no-config` does not turn them on; nor are files with a syntax error, which may hide findings. Findings of this \
      rule cannot be silenced by a comment.
      """,
    source: "layoutlint's own: suppressions",
    reportsDeadCode: true,
    fixSafety: .safe,
    goodExamples: [
      "A suppression with a finding on the next line": """
      NSLayoutConstraint.activate([
        // layoutlint:disable:next negative_constant - the design hangs it out by a token
        badge.topAnchor.constraint(equalTo: topAnchor, constant: -Layout.overhang)
      ])
      """
    ],
    badExamples: [
      "The constant has been corrected": """
      NSLayoutConstraint.activate([
        // ↓layoutlint:disable:next negative_constant - the design hangs it out by a token
        badge.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Layout.overhang)
      ])
      """,
      "One of two rules": """
      NSLayoutConstraint.activate([
        // layoutlint:disable:next negative_constant, ↓constraint_order
        badge.topAnchor.constraint(equalTo: topAnchor, constant: -Layout.overhang)
      ])
      """,
      "The end of a region without a start": """
      // ↓layoutlint:enable setup_length
      func setupSettings() {}
      """,
    ])
}
