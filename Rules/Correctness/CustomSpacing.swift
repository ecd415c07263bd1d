import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Custom spacing of a stack follows a view of that stack.
struct CustomSpacing: Rule {
  let query = Query.calls(named: .setCustomSpacing)

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    let block = call.statement.block
    guard let receiver = call.receiver, receiver.first?.kind != .dollarIdentifier,
      let value = call.arguments?["after"],
      let stack = file.view(receiver, in: block), let view = file.view(value, in: block),
      case let places = view.placements.filter({ $0.parent != nil }),
      !places.contains(where: { $0.parent == stack || $0.isOfProject(in: file) }),
      !stack.placements.contains(where: { $0.parent == view }),
      let other = places.compactMap({ $0.parentItem.map(file.name) }).min()
    else { return }
    report.add(
      value,
      "`\(value.text)` is in `\(other)`, and not a view that `\(receiver.text)` arranges: the custom spacing has no effect",
      advice: "name a view that `\(receiver.text)` arranges")
  }
}

extension Placement {
  /// Whether a method of the project arranges the view, in a stack of its own: `addArrangedSubview(label)` in a view.
  fileprivate func isOfProject(in file: ViewFile) -> Bool {
    action.member?.arrangesSubviews == true
      && parentItem.map { !file.isStack($0, at: action.statement) } == true
  }
}

extension CustomSpacing {
  static let description = RuleDescription(
    id: "custom_spacing",
    family: .correctness,
    summary: "Custom spacing after a view outside the stack",
    rationale: """
      `setCustomSpacing(_:after:)` ignores a view that the stack does not arrange, such as a label in a stack inside of it. The \
      rule reports a view that the file adds to other views only.
      """,
    source:
      "UIKit In Code, Example from project Y: `stackView.setCustomSpacing(0, after: lablesStackView)`; UIKit, UIStackView.setCustomSpacing(_:after:) (https://developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:))",
    effect: .sight,
    goodExamples: [
      "A stack in the stack": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let playButton = UIButton()

        func setup() {
          let labels = UIStackView(arrangedSubviews: [titleLabel])
          let stack = UIStackView(arrangedSubviews: [labels, playButton])
          stack.setCustomSpacing(16, after: labels)
          addSubview(stack)
        }
      }
      """
    ],
    badExamples: [
      "A view of the inner stack": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let playButton = UIButton()

        func setup() {
          let labels = UIStackView(arrangedSubviews: [titleLabel])
          let stack = UIStackView(arrangedSubviews: [labels, playButton])
          stack.setCustomSpacing(16, after: ↓titleLabel)
          addSubview(stack)
        }
      }
      """
    ])
}
