import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view is removed when the animation that shows its leaving is over.
struct EarlyRemoval: Rule {
  let query = Query.calls(
    named: .animate, .addAnimations, .transition, .runningPropertyAnimator, .UIViewPropertyAnimator
  ).inFiles { $0.hasWord(.removeFromSuperview, .isHidden) }

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard let animations = call.animations else { return }
    let animated = Set(
      animations.statementsOnAllLevels.flatMap { statement in
        statement.target.flatMap { file.shownMember($0, in: statement.block)?.views } ?? []
      })
    guard !animated.isEmpty else { return }
    for start in file.starts(of: call) {
      for statement in sequence(first: start, next: \.next).dropFirst() {
        guard report.fuel.burn(statement.tokens.count), statement.kind != .transfer else { break }
        guard let (name, views) = file.disappearance(in: statement),
          case let gone = views.filter({ view in animated.contains { $0.path.contains(view) } }),
          !gone.isEmpty, !file.shows(gone, after: statement, &report.fuel)
        else { continue }
        report.add(
          name.statement?.tokens ?? name.alone,
          "`\(name.text)` runs at once, before the animation has begun: nobody sees it, because the view is gone",
          advice: "do it in the completion of the animation")
        return
      }
    }
  }
}

extension ViewFile {
  /// The statements that start an animation: the one of the call, and calls of the function that always makes it.
  fileprivate func starts(of call: Call) -> [Statement] {
    guard let function = scopes.function(around: call.statement),
      call.statement.runsWhenever(function.body)
    else { return [call.statement] }
    let calls = flow.mentions(of: function).compactMap(\.statement).filter {
      $0.calledFunction?.hasSameText(as: function.declaration.name ?? call.head) == true
        && flow.function(calledBy: $0)?.body == function.body
    }
    return [call.statement] + calls
  }

  /// What a statement always takes out of sight, itself or in a `forEach`: `banner.removeFromSuperview()`, `banner.isHidden = true`.
  fileprivate func disappearance(in outer: Statement) -> (name: Lexeme, views: [View])? {
    for name in outer.tokens where name.is(.removeFromSuperview) || name.is(.isHidden) {
      guard let statement = name.statement, statement.runsWhenever(outer.block),
        name.is(.isHidden)
          ? statement.assignedMember == name && statement.assigns(.true)
          : statement.lastCall?.name == name
      else { continue }
      guard let owner = name.owner, !owner.is(Keyword.`self`) else {
        return (name, Array(ownViews(around: statement).prefix(1)))
      }
      return (name, views(statement.tokens.prefix(through: owner), in: statement.block))
    }
    return nil
  }

  /// Whether code behind a statement adds or shows one of some views again.
  fileprivate func shows(_ views: [View], after statement: Statement, _ fuel: inout Fuel) -> Bool {
    sequence(first: statement, next: \.next).dropFirst().contains { next in
      !fuel.burn(next.tokens.count)
        || actions(in: next.tokens).contains { action in
          (action.role == .addition || action.member.is(.isHidden))
            && view(action.item, in: action.statement.block).map(views.contains) != false
        }
    }
  }
}

extension EarlyRemoval {
  static let description = RuleDescription(
    id: "early_removal",
    family: .correctness,
    summary: "View removed before its animation",
    rationale: """
      `UIView.animate` returns at once; the animation takes place later. A view that is removed or hidden by the next \
      statement disappears without any animation. The completion runs when the animation has ended. The rule reports \
      `removeFromSuperview()` and `isHidden = true` behind an animation, in the same block, of the same view or of one \
      that it is in.
      """,
    limits: [
      "views whose animated place is a constraint's",
      "removals under a condition",
    ],
    source:
      "UIKit, UIView.animate(withDuration:animations:completion:) (https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:))",
    effect: .sight,
    goodExamples: [
      "In the completion": """
      class BannerView: UIView {
        func dismiss() {
          UIView.animate(withDuration: 0.3, animations: {
            self.alpha = 0
          }, completion: { _ in
            self.removeFromSuperview()
          })
        }
      }
      """
    ],
    badExamples: [
      "Behind the animation": """
      class BannerView: UIView {
        func dismiss() {
          UIView.animate(withDuration: 0.3) {
            self.alpha = 0
          }
          ↓removeFromSuperview()
        }
      }
      """
    ])
}
