import LayoutModel
import RuleKit
import SwiftSource

/// Constraints that place a view are removed from what holds them.
struct RemovedConstraints: Rule {
  let query = Query.calls(of: "removeConstraints", "deactivate")

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    let block = call.statement.block
    guard let value = call.arguments?.first?.value, value.count > 2,
      value.last?.is(.constraints) == true, case let view = value.dropLast(2),
      let index = file.names.subview(file.names.item(view, in: block), in: block),
      // `view.removeConstraints(…)`, `NSLayoutConstraint.deactivate(…)`
      let receiver = call.receiver,
      receiver.first?.is(.NSLayoutConstraint) == true
        || file.names.subview(file.names.item(receiver, in: block), in: block) == index,
      let function = file.scopes.outermostFunction(call.statement)
    else { return }
    let isPlacedAgain = file.constraints(in: function.tokens).contains { constraint in
      constraint.secondItem != nil && constraint.tokens.lowerBound > call.last.index
        && file.names.subview(constraint.firstItem, in: constraint.statement.block) == index
    }
    guard isPlacedAgain else { return }
    report.add(call.tokens, .keepsPlace(view.text), advice: .deactivate)
  }
}

extension Finding.Message {
  fileprivate static func keepsPlace(_ view: String) -> Self {
    "`\(view).constraints` are those that `\(view)` holds, of its own size and of what is in it: the ones that place it stay, and the new ones are added to them"
  }

  fileprivate static var deactivate: Self {
    "keep the constraints in a property, and call `NSLayoutConstraint.deactivate` for them"
  }
}

extension RemovedConstraints {
  static let description = RuleDescription(
    id: "removed_constraints",
    family: .correctness,
    summary: "Constraints that place a view are removed from what holds them",
    rationale: """
      A constraint is held by the nearest view that contains both of its items: those that place a view in its superview \
      are not among its own `constraints`. `card.removeConstraints(card.constraints)` takes away the size of the card and \
      the layout inside of it, and leaves the card where it was. The rule reports it where the same function places the \
      view again.
      """,
    source:
      "UIKit, UIView.constraints: \"the constraints held by the view\" (https://developer.apple.com/documentation/uikit/uiview/constraints)",
    effect: .log,
    goodExamples: [
      "Kept, and turned off": """
      class ChatView: UIView {
        private let bubble = UIView()
        private var placement: [NSLayoutConstraint] = []

        func place() {
          NSLayoutConstraint.deactivate(placement)
          placement = [bubble.leadingAnchor.constraint(equalTo: leadingAnchor)]
          NSLayoutConstraint.activate(placement)
          removeConstraints(constraints)
        }
      }
      """
    ],
    badExamples: [
      "Those of the view itself": """
      class ChatView: UIView {
        private let bubble = UIView()

        func place() {
          ↓bubble.removeConstraints(bubble.constraints)
          bubble.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
      }
      """
    ])
}
