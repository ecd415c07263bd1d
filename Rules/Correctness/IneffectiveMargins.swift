import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A stack with margins uses them.
struct IneffectiveMargins: Rule {
  let query = Query.madeStacks(with: .names(.layoutMargins, .directionalLayoutMargins))

  func check(_ stack: View, in file: ViewFile, _ report: inout Report) {
    guard let setting = stack.settings.first(where: \.setsMargins),
      !stack.settings.contains(where: { $0.member.is(.isLayoutMarginsRelativeArrangement) }),
      !stack.events.contains(where: \.usesMargins), !stack.isSetUpElsewhere,
      !file.answer(for: Self.self, mayTurnOnAnywhere)
    else { return }
    let owner = setting.member.owner
    let name = owner?.kind == .identifier ? owner : stack.name
    report.add(
      setting.statement.first.through(setting.member),
      "`\(setting.member.text)` of `\(name?.text ?? "")` has no effect: a stack arranges its subviews without margins unless `isLayoutMarginsRelativeArrangement` is true",
      advice: "set `\(name?.text ?? "").isLayoutMarginsRelativeArrangement = true`")
  }

  private func mayTurnOnAnywhere(in file: ViewFile) -> Bool {
    file.code.tokens.all(.identifier).contains { token in
      guard token.is(.isLayoutMarginsRelativeArrangement) else {
        return token.is(.preservesSuperviewLayoutMargins)
      }
      guard let statement = token.statement, let path = statement.target, path.last == token,
        path.count > 2
      else { return true }
      return file.view(path.dropLast(2), in: statement.block)?.subview == nil
    }
  }
}

extension Setting {
  fileprivate var setsMargins: Bool {
    (member.is(.layoutMargins) || member.is(.directionalLayoutMargins))
      && statement.assignedValue?.last.map { !$0.is(.zero) } ?? false
  }
}

extension ViewUse {
  fileprivate var usesMargins: Bool {
    guard let member else { return false }
    return member.is(.isLayoutMarginsRelativeArrangement) || member.is(.layoutMarginsGuide)
  }
}

extension IneffectiveMargins {
  static let description = RuleDescription(
    id: "ineffective_margins",
    family: .correctness,
    summary: "Layout margins that a stack view ignores",
    rationale: """
      A `UIStackView` ignores its `layoutMargins` and `directionalLayoutMargins` unless \
      `isLayoutMarginsRelativeArrangement` is true, which it is not by default: the subviews touch the edges. The rule \
      reports margins of a stack that the file makes, and whose `isLayoutMarginsRelativeArrangement` it never sets. It \
      is silent where a function of the project gets the stack, and where its `layoutMarginsGuide` is used.
      """,
    source:
      "UIKit, UIStackView.isLayoutMarginsRelativeArrangement (https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement)",
    effect: .sight,
    goodExamples: [
      "Margins that are turned on": """
      class PlayerView: UIView {
        private let stack = UIStackView()

        func setupStack() {
          stack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
          stack.isLayoutMarginsRelativeArrangement = true
        }
      }
      """
    ],
    badExamples: [
      "A missing line": """
      class PlayerView: UIView {
        private lazy var stack: UIStackView = {
          let stack = UIStackView(arrangedSubviews: [titleLabel, albumLabel])
          ↓stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
          return stack
        }()
      }
      """
    ])
}
