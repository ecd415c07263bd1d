import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is taken out of a stack is taken out of the view hierarchy, too.
struct ArrangedSubviewRemoval: Rule {
  let query = Query.calls(
    of: "removeArrangedSubview", "forEach", with: .names(.removeArrangedSubview))

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard call.name?.is(.removeArrangedSubview) == true else {
      checkEach(call, in: file, &report)
      return
    }
    let stack =
      call.receiver.map { file.names.item($0, in: call.statement.block) }
      ?? .implicitSelf(at: call.head.index)
    guard let view = call.arguments?.first?.value, file.isStack(stack, at: call.statement),
      staysInFunction(view, at: call, in: file, &report.fuel)
        || isForgotten(view, at: call, in: file)
    else { return }
    let removal = Edit(call.tokens.bytes, with: "\(view.text).removeFromSuperview()")
    let fix = report.fix(
      call.tokens.hasCommentBetween ? nil : Fix([removal], safety: .unsafe))
    report.add(
      call.callee,
      .stays(
        "`\(file.name(file.names.item(view, in: call.statement.block)))`",
        in: call.receiver?.text), advice: .remove(view.text),
      fix: fix)
  }

  /// Whether the function around the call takes no view away, nor does it hide this one or hand it on.
  private func staysInFunction(
    _ view: Lexemes, at call: Call, in file: ViewFile, _ fuel: inout Fuel
  ) -> Bool {
    guard view.count == 1, let view = view.first,
      view.kind == .identifier || view.kind == .dollarIdentifier,
      let function = file.scopes.outermostFunction(call.statement),
      fuel.burn(function.tokens.count)
    else { return false }
    return !function.tokens.contains { token in
      if token.is(.removeFromSuperview) { return true }
      return token.kind == view.kind && token.hasSameText(as: view)
        && !token.is(.removeArrangedSubview) && token.mayRemove
        && token.brackets?.call?.name?.is(.removeArrangedSubview) != true
    }
  }

  /// Reports `stack.arrangedSubviews.forEach(stack.removeArrangedSubview)`.
  private func checkEach(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard let method = call.arguments?.first?.value, let views = call.receiver?.last,
      method.last?.is(.removeArrangedSubview) == true,
      case let path = method.dropLast(method.count > 1 ? 2 : 1),
      file.isStack(
        path.isEmpty
          ? .implicitSelf(at: call.head.index) : file.names.item(path, in: call.statement.block),
        at: call.statement),
      staysInFunction(views.alone, at: call, in: file, &report.fuel)
    else { return }
    let each = Edit(
      call.head.through(call.last).bytes, with: "forEach { $0.removeFromSuperview() }")
    let fix = report.fix(Fix([each], safety: .unsafe))
    report.add(
      method, .stays("each of them", in: path.isEmpty ? nil : path.text), advice: .remove("$0"),
      fix: fix)
  }

  /// Whether nothing in the file takes the view away, hides it, or hands it to code that may, and nothing gives it
  /// another place after the call.
  private func isForgotten(_ view: Lexemes, at call: Call, in file: ViewFile) -> Bool {
    let statement = call.statement
    guard let view = file.view(view, in: statement.block), view.isProperty,
      !view.isNamedElsewhere, view.renewals.isEmpty
    else { return false }
    let isHandedOn = view.handOuts.contains { use in
      use.call?.name?.is(.removeArrangedSubview) != true
    }
    let isPlacedLater = view.placements.contains { place in
      place.action.statement > statement && place.action.statement.canFollow(statement)
    }
    return !isHandedOn && !isPlacedLater && !view.events.contains { $0.member?.hides == true }
  }
}

extension Lexeme {
  /// Whether what is done with a view may take it off the screen, or put it elsewhere: it is hidden, or an argument.
  fileprivate var mayRemove: Bool {
    if let member { return member.is(.isHidden) || member.is(.alpha) }
    guard let before = previous else { return false }
    return before.kind == .leftParen || before.kind == .comma || before.kind == .colon
      || before.is(.return) || next?.kind == .leftParen
  }
}

extension Lexeme {
  fileprivate var hides: Bool {
    self.is(.removeFromSuperview) || self.is(.isHidden) || self.is(.alpha)
      || self.is(.superview)
        && next?.kind == .equal
  }
}

extension Finding.Message {
  fileprivate static func stays(_ view: String, in stack: String?) -> Self {
    "\(view) is no longer arranged, but stays a subview\(stack.map { " of `\($0)`" } ?? ""): it is still on the screen, where nothing places it"
  }

  fileprivate static func remove(_ view: String) -> Self {
    "call `\(view).removeFromSuperview()`, which takes it out of the stack as well"
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
      """,
      "A property": """
      class QueueView: UIView {
        private let stack = UIStackView()
        private let banner = UILabel()

        func hideBanner() {
          ↓stack.removeArrangedSubview(banner)
        }
      }
      """,
    ])
}
