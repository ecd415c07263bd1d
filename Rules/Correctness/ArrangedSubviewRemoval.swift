import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is taken out of a stack is taken out of the view hierarchy, too.
struct ArrangedSubviewRemoval: Rule {
  let query = Query.calls(
    of: "removeArrangedSubview", "forEach", with: .names(.removeArrangedSubview))

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard let removal = ArrangedRemoval(call),
      file.isStack(removal.stack(in: file), at: call.statement),
      call.staysInFunction(removal.view, in: file, &report.fuel)
        || !removal.isEach && call.isForgotten(removal.view, in: file)
    else { return }
    let view = removal.isEach ? "$0" : removal.view.text
    let edit =
      removal.isEach
      ? Edit(call.head.through(call.last).bytes, with: "forEach { $0.removeFromSuperview() }")
      : Edit(call.tokens.bytes, with: "\(view).removeFromSuperview()")
    let stack = removal.path.isEmpty ? "" : " of `\(removal.path.text)`"
    report.add(
      removal.place,
      "\(removal.isEach ? "each of them" : "`\(view)`") is no longer arranged, but stays a subview\(stack): it is still on the screen, where nothing places it",
      advice: "call `\(view).removeFromSuperview()`, which takes it out of the stack as well",
      fix: call.tokens.hasCommentBetween && !removal.isEach ? nil : Fix([edit], safety: .unsafe))
  }
}

/// A call that takes views out of a stack: `stack.removeArrangedSubview(label)`, or each of them:
/// `stack.arrangedSubviews.forEach(stack.removeArrangedSubview)`.
private struct ArrangedRemoval {
  let isEach: Bool
  /// The view, or the last name of the list.
  let view: Lexemes
  /// The stack; empty for the code's own.
  let path: Lexemes
  let place: Lexemes
  private let call: Call

  init?(_ call: Call) {
    guard let argument = call.arguments?.first?.value else { return nil }
    self.call = call
    isEach = call.name?.is(.removeArrangedSubview) != true
    if isEach {
      guard argument.last?.is(.removeArrangedSubview) == true, let list = call.receiver?.last
      else { return nil }
      (view, place) = (list.alone, argument)
      path = argument.dropLast(argument.count > 1 ? 2 : 1)
    } else {
      (view, place) = (argument, call.callee)
      path = call.receiver ?? call.tokens.prefix(0)
    }
  }

  func stack(in file: ViewFile) -> Item {
    path.isEmpty
      ? .implicitSelf(at: call.head.index) : file.names.item(path, in: call.statement.block)
  }
}

extension Call {
  fileprivate func staysInFunction(
    _ view: Lexemes, in file: ViewFile, _ fuel: inout Fuel
  ) -> Bool {
    guard view.count == 1, let view = view.first,
      view.kind == .identifier || view.kind == .dollarIdentifier,
      let function = file.scopes.outermostFunction(statement), fuel.burn(function.tokens.count)
    else { return false }
    return !function.tokens.contains { token in
      if token.is(.removeFromSuperview) { return true }
      return token.kind == view.kind && token.hasSameText(as: view)
        && !token.is(.removeArrangedSubview) && token.mayRemove
        && token.brackets?.call?.name?.is(.removeArrangedSubview) != true
    }
  }

  fileprivate func isForgotten(_ view: Lexemes, in file: ViewFile) -> Bool {
    guard let view = file.view(view, in: statement.block), view.isProperty,
      !view.isNamedElsewhere, view.renewals.isEmpty
    else { return false }
    return view.handOuts.allSatisfy { $0.call?.name.is(.removeArrangedSubview) == true }
      && !view.placements.contains { place in
        place.action.statement > statement && place.action.statement.canFollow(statement)
      }
      && !view.events.contains { $0.member?.hides == true }
  }
}

extension Lexeme {
  fileprivate var mayRemove: Bool {
    if let member { return member.is(.isHidden) || member.is(.alpha) }
    guard let before = previous else { return false }
    return before.kind == .leftParen || before.kind == .comma || before.kind == .colon
      || before.is(.return) || next?.kind == .leftParen
  }

  fileprivate var hides: Bool {
    self.is(.removeFromSuperview) || self.is(.isHidden) || self.is(.alpha)
  }
}

extension ArrangedSubviewRemoval {
  static let description = RuleDescription(
    id: "arranged_subview_removal",
    family: .correctness,
    summary: "Removed arranged subview that stays in the view hierarchy",
    rationale: """
      `removeArrangedSubview` ends the arrangement and nothing else: the view remains a subview of the stack and \
      visible, at the place where it was or in the corner. `removeFromSuperview` does both. The rule reports a call in \
      a function that removes no view, and does not hide this one or hand it to other code, and one for a property that \
      nothing in the file removes, hides, hands on or places elsewhere.
      """,
    limits: [
      "stacks of the project's classes"
    ],
    source:
      "UIKit, UIStackView.removeArrangedSubview(_:): \"this method does not remove the provided view from the stack's subviews array\" (https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:))",
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "Removed, and moved": """
      class QueueView: UIView {
        private let stack = UIStackView()

        func clear() {
          for row in stack.arrangedSubviews {
            stack.removeArrangedSubview(row)
            row.removeFromSuperview()
          }
        }

        func moveToEnd(_ row: UIView) {
          stack.removeArrangedSubview(row)
          stack.addArrangedSubview(row)
        }
      }
      """
    ],
    badExamples: [
      "Not removed": """
      class QueueView: UIView {
        private let stack = UIStackView()

        func clear() {
          stack.arrangedSubviews.forEach { ↓stack.removeArrangedSubview($0) }
        }
      }
      """
    ])
}
