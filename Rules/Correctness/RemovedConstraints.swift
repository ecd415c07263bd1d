import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Constraints that place a view are removed from what holds them.
struct RemovedConstraints: Rule {
  let query = Query.calls(
    of: "removeConstraints", "deactivate", "removeConstraint", "forEach",
    with: .names(.constraints))

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    let block = call.statement.block
    guard let view = call.viewWithoutConstraints,
      let viewOfCall = file.view(view, in: block), viewOfCall.subview != nil,
      let function = file.scopes.outermostFunction(call.statement)
    else { return }
    let isPlacedAgain = file.constraints(in: function.tokens).contains { constraint in
      constraint.secondItem != nil && constraint.tokens.lowerBound > call.last.index
        && file.first(of: constraint) == viewOfCall
    }
    guard isPlacedAgain else { return }
    report.add(
      call.tokens,
      "`\(view.text).constraints` are those that `\(view.text)` holds, of its own size and of what is in it: the ones that place it stay, and the new ones are added to them",
      advice:
        "keep the constraints in a property, and call `NSLayoutConstraint.deactivate` for them")
  }
}

extension Call {
  /// The view whose own constraints the call takes away, all at once or one after the other.
  fileprivate var viewWithoutConstraints: Lexemes? {
    guard let name, let receiver else { return nil }
    let list: Lexemes?
    if name.is(.forEach) {
      list = trailingClosure?.body.stateOfAll(nil) == .deactivated ? receiver : nil
    } else if name == "removeConstraint" {
      // `for constraint in label.constraints { label.removeConstraint(constraint) }`
      let loop = statement.block
      list =
        loop.stateOfAll(loop.listOfLoop?.first?.previous?.previous) == .deactivated
        ? loop.listOfLoop : nil
    } else {
      list = arguments?.first?.value
    }
    guard let list, list.count > 2, list.last.is(.constraints) else { return nil }
    let view = list.dropLast(2)
    // `view.removeConstraints(…)`, `NSLayoutConstraint.deactivate(…)`
    let isOfView =
      name.is(.forEach) || receiver.first?.is(.NSLayoutConstraint) == true
      || receiver.text == view.text
    return isOfView ? view : nil
  }
}

extension RemovedConstraints {
  static let description = RuleDescription(
    id: "removed_constraints",
    family: .correctness,
    summary: "Constraints removed from the wrong view",
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
