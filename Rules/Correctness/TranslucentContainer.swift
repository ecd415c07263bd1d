import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A container that lets through what is behind it has a translucent color, not translucent content.
struct TranslucentContainer: Rule {
  let query = Query.views(with: .additions && .names(.alpha))

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    let alphas = view.events.filter { $0.member.is(.alpha) }
    guard alphas.count == 1, case let alpha = alphas[0], alpha.kind == .memberAssignment,
      let opacity = alpha.statement.assignedValue, opacity.count == 1, let number = opacity.first,
      number.kind == .floatLiteral, !number.isZero, number != "1.0",
      alpha.statement.block.function?.body.map(alpha.statement.runsDirectly) ?? true,
      let value = view.declaration?.value?.first, value.is(.UIView) || value.kind == .leftBrace,
      !view.settings(of: .backgroundColor).isEmpty, !view.isNamedElsewhere, let name = view.name,
      let inside = view.firstContent
    else { return }
    report.add(
      alpha.tokens.first?.through(number) ?? alpha.tokens,
      "the `alpha` of `\(name.text)` makes what is in it translucent as well: `\(inside)` is pale",
      advice:
        "set the color instead: `\(name.text).backgroundColor = ….withAlphaComponent(\(number.text))`"
    )
  }
}

extension View {
  /// The name of the first label or control that is added to it.
  fileprivate var firstContent: String? {
    let content = contents.first { place in
      let declaration = place.view?.declaration
      return switch (declaration?.type.first ?? declaration?.value?.first)?.layoutWord {
      case .UILabel, .UIButton, .UITextField, .UIImageView: true
      default: false
      }
    }
    return content.map { file.name($0.action.item) }
  }
}

extension TranslucentContainer {
  static let description = RuleDescription(
    id: "translucent_container",
    family: .correctness,
    summary: "Container with `alpha` that fades its content",
    rationale: """
      The `alpha` of a view applies to its subviews, too. Where a colored container only is to show what is behind it, \
      its labels and buttons become pale. The rule reports views with a background color that get a fixed `alpha` \
      between 0 and 1, once in the file, and to which the file adds a label, a button, a text field or an image view.
      """,
    source: "UIKit, UIView.alpha (https://developer.apple.com/documentation/uikit/uiview/alpha)",
    effect: .sight,
    goodExamples: [
      "A translucent color, and a view that fades": """
      class PlayerView: UIView {
        private let shade = UIView()
        private let hint = UIView()

        func setup() {
          shade.backgroundColor = UIColor.black.withAlphaComponent(0.5)
          shade.addSubview(titleLabel)
          hint.backgroundColor = .black
          hint.alpha = 0
        }
      }
      """
    ],
    badExamples: [
      "A pale label": """
      class PlayerView: UIView {
        private let shade = UIView()
        private let titleLabel = UILabel()

        func setup() {
          shade.backgroundColor = .black
          ↓shade.alpha = 0.5
          addSubview(shade)
          shade.addSubview(titleLabel)
        }
      }
      """
    ])
}
