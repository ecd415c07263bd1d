import LayoutModel
import LintEngine
import SwiftSource

/// A view that a stack no longer arranges also leaves the screen.
struct LingeringSubview: Rule {
  let query = Query.calls(named: .removeArrangedSubview)

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard let arguments = call.arguments, let argument = arguments.first,
      argument.value.last == arguments.close.previous, isOfStack(call, in: file)
    else { return }
    let view = argument.value
    guard isForgotten(view, at: call, in: file) else { return }
    report.add(call.tokens, .lingers(view.text), advice: .remove(view.text))
  }

  /// Whether the method is that of UIKit's stack: a view of the project may remove more.
  private func isOfStack(_ call: Call, in file: ViewFile) -> Bool {
    let statement = call.statement
    guard let receiver = call.receiver,
      !(receiver.count == 1 && receiver.first?.is(.`self`) == true)
    else {
      guard let type = file.scopes.declaredType(around: statement) else { return false }
      return (type.kind == .extension ? type.declaration.name : type.declaration.type.first)
        .map { $0 == "UIStackView" } ?? false
    }
    guard
      let index = file.names.subview(
        file.names.item(receiver, in: statement.block), in: statement.block)
    else { return false }
    let declaration = file.subviews[index].declaration
    if let type = declaration.type.first { return type == "UIStackView" }
    return declaration.value?.first.map { $0 == "UIStackView" } ?? false
  }

  /// Whether nothing in the file takes the view away, hides it, or hands it to code that may, and nothing gives it
  /// another place after the call.
  private func isForgotten(_ view: Lexemes, at call: Call, in file: ViewFile) -> Bool {
    let statement = call.statement
    guard
      let index = file.names.subview(
        file.names.item(view, in: statement.block), in: statement.block),
      file.subviews[index].type >= 0, !file.names.isNamedElsewhere(index)
    else { return false }
    return file.names.uses(of: index).allSatisfy { use in
      switch use.kind {
      case .assignment: return false
      case .memberAssignment, .call, .member:
        guard let member = use.member else { return false }
        return !member.hides && (member.call == nil || file.names.isUIKitMethod(member))
      case .argument:
        guard let name = use.call?.name else { return false }
        if name.is(.removeArrangedSubview) { return true }
        guard
          name.is(.addArrangedSubview) || name.is(.insertArrangedSubview) || name.is(.addSubview)
        else { return file.constraint(around: name) != nil }
        // What comes later in the same function gives it another place.
        return !(use.statement > statement && use.statement.canFollow(statement))
      case .element, .returned: return false
      case .other: return use.isArranged
      }
    }
  }
}

extension ViewUse {
  /// Whether it is an element of the list that a stack is made with.
  fileprivate var isArranged: Bool {
    tokens.first?.brackets?.open.previous?.previous?.is(.arrangedSubviews) ?? false
  }
}

extension Lexeme {
  /// Whether it is a member that takes a view off the screen.
  fileprivate var hides: Bool {
    self == "removeFromSuperview" || self == "isHidden" || self == "alpha"
      || self == "superview"
        && next?.kind == .equal
  }
}

extension Finding.Message {
  fileprivate static func lingers(_ view: String) -> Self {
    "`\(view)` is still a subview of the stack, which only stops arranging it: it stays on the screen, in no certain place"
  }

  fileprivate static func remove(_ view: String) -> Self {
    "call `\(view).removeFromSuperview()` instead: that takes it from the stack's arranged subviews, too"
  }
}

extension LingeringSubview {
  static let description = RuleDescription(
    id: "lingering_subview",
    family: .runTime,
    summary: "A view that a stack no longer arranges also leaves the screen",
    rationale: """
      `removeArrangedSubview(_:)` takes a view from the list of those that the stack lays out, and from nothing else: it \
      is still a subview, and still visible. Adding it again only if it has no superview never happens then. The rule \
      reports a view of the file that nothing in the file takes out of the view tree, hides, or hands to other code. It \
      is silent where the view gets another place, and about stacks that are not known to be UIKit's.
      """,
    source:
      "UIKit, UIStackView.removeArrangedSubview(_:) (https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)): \"This method does not remove the provided view from the stack's subviews array; therefore, the view is still displayed as part of the view hierarchy.\"",
    defaultSeverity: .note,
    goodExamples: [
      "Out of the view tree, or in another place": """
      class PlayerView: UIView {
        private let badge = UILabel()
        private let cover = UIImageView()
        private let stack = UIStackView()

        func hideBadge() {
          stack.removeArrangedSubview(badge)
          badge.removeFromSuperview()
        }

        func moveCover() {
          stack.removeArrangedSubview(cover)
          stack.insertArrangedSubview(cover, at: 0)
        }
      }
      """
    ],
    badExamples: [
      "Still a subview": """
      class PlayerView: UIView {
        private let badge = UILabel()
        private let stack = UIStackView()

        func showBadge() {
          stack.addArrangedSubview(badge)
        }

        func hideBadge() {
          ↓stack.removeArrangedSubview(badge)
        }
      }
      """
    ])
}
