import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is replaced leaves the screen.
struct LingeringSubview: Rule {
  let query = Query.changes(.renewal, with: .additions)
    .inFiles(with: .names(.removeFromSuperview))

  func check(_ renewal: ViewAction, in file: ViewFile, _ report: inout Report) {
    guard let removal = removal(ofViewMadeBy: renewal, in: file),
      report.isFirst(UInt64(removal.tokens.startIndex))
    else { return }
    let view = file.name(renewal.item)
    report.add(
      removal.tokens,
      "`\(view)` is a new view here, which was never added: the one that it replaces stays on the screen",
      advice: "call `\(view).removeFromSuperview()` before it is replaced")
  }

  /// The statement that removes the view which another one has just made, and not the one that it replaces.
  private func removal(ofViewMadeBy renewal: ViewAction, in file: ViewFile) -> Statement? {
    let statement = renewal.statement
    guard let value = statement.assignedValue,
      file.names.isUIKitInitializer(value)
        || (value.isPlainInitializer && file.names.viewType(madeIn: value) != nil),
      let function = statement.block.function,
      let view = file.view(renewal.item, in: statement.block),
      view.isProperty
    else { return nil }
    var removal: Statement?
    for use in view.events where use.statement.block.function == function {
      let isRemoval = use.member.is(.removeFromSuperview)
      guard use.statement > statement else {
        // The old view may be gone already, or kept under another name.
        if use.statement == statement { continue }
        if isRemoval || use.kind == .other || use.kind == .argument { return nil }
        continue
      }
      guard removal == nil else { break }
      if isRemoval, use.kind == .call, use.statement.canFollow(statement) {
        removal = use.statement
      } else if use.kind != .memberAssignment {
        return nil
      }
    }
    return removal
  }
}

extension LingeringSubview {
  static let description = RuleDescription(
    id: "lingering_subview",
    family: .correctness,
    summary: "Replaced view that stays on the screen",
    rationale: """
      A property that has just got a new view no longer names the old one. `removeFromSuperview()` on it removes the \
      new view, which nothing has added, and the old one stays on the screen, below the next that is added.
      """,
    limits: [
      "views that get another name before, or that a function is handed"
    ],
    source:
      "UIKit, UIView.removeFromSuperview() (https://developer.apple.com/documentation/uikit/uiview/removefromsuperview())",
    effect: .sight,
    goodExamples: [
      "The old view removed": """
      class PlayerView: UIView {
        private var badge = UILabel()

        func renewBadge() {
          badge.removeFromSuperview()
          badge = UILabel()
          addSubview(badge)
        }
      }
      """
    ],
    badExamples: [
      "The new view removed in place of the old one": """
      class PlayerView: UIView {
        private var badge = UILabel()

        func renewBadge() {
          badge = UILabel()
          ↓badge.removeFromSuperview()
          addSubview(badge)
        }
      }
      """
    ])
}
