import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Custom spacing of a stack follows a view of that stack.
struct CustomSpacing: Rule {
  let query = Query.calls(named: .setCustomSpacing)

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    let parents = file.memoized(ParentsOfViews.init)
    let block = call.statement.block
    guard let receiver = call.receiver, receiver.allSatisfy(\.isPartOfPath),
      let value = call.arguments?["after"], value.allSatisfy(\.isPartOfPath),
      let stack = file.names.identity(of: file.names.item(receiver, in: block), in: block),
      let view = file.names.identity(of: file.names.item(value, in: block), in: block),
      let others = parents.names[view], others[stack] == nil, parents.names[stack]?[view] == nil,
      !parents.unknown.contains(view),
      let other = others.values.min()
    else { return }
    report.add(
      value,
      "`\(value.text)` is in `\(other)`, and not a view that `\(receiver.text)` arranges: the custom spacing has no effect",
      advice: "name a view that `\(receiver.text)` arranges")
  }
}

/// What the code of a file adds views to, by identity, with the names of these.
private struct ParentsOfViews {
  private(set) var names: [UInt64: [UInt64: String]] = [:]
  /// Those that a method of the project arranges, in a stack of its own: `addArrangedSubview(label)` in a view.
  private(set) var unknown: Set<UInt64> = []

  init(_ file: ViewFile) {
    for action in file.actions {
      let parent: Item? =
        switch action.role {
        case .addition: action.parent
        case .arrangement: file.names.stack(madeBy: action)
        default: nil
        }
      let block = action.statement.block
      guard let parent, let view = file.names.identity(of: action.item, in: block),
        let owner = file.names.identity(of: parent, in: block)
      else { continue }
      names[view, default: [:]][owner] = file.name(parent)
      if action.member?.arrangesSubviews == true, !file.isStack(parent, at: action.statement) {
        unknown.insert(view)
      }
    }
  }
}

extension Lexeme {
  /// Whether it may be part of a plain path to a view: `self.titleLabel`.
  fileprivate var isPartOfPath: Bool {
    kind == .identifier || kind == .period || self.is(Keyword.`self`)
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
