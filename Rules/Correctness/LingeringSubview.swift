import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is replaced, or that a stack no longer arranges, also leaves the screen.
struct LingeringSubview: Rule {
  let query =
    Query.calls(named: .removeArrangedSubview).map(Subject.removal)
    || Query.changes(.renewal, with: .additions).inFiles(with: .names(.removeFromSuperview))
      .map(Subject.renewal)

  enum Subject {
    case removal(Call)
    case renewal(ViewAction)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .removal(let call): check(call, in: file, &report)
    case .renewal(let renewal):
      guard let removal = removal(ofViewMadeBy: renewal, in: file),
        report.isFirst(UInt64(removal.tokens.startIndex))
      else { return }
      let view = file.name(renewal.item)
      report.add(
        removal.tokens,
        "`\(view)` is a new view here, which was never added: the one that it replaces stays on the screen",
        advice: "call `\(view).removeFromSuperview()` before it is replaced")
    }
  }

  /// The statement that removes the view which another one has just made, and not the one that it replaces.
  private func removal(ofViewMadeBy renewal: ViewAction, in file: ViewFile) -> Statement? {
    let statement = renewal.statement
    guard let value = statement.assignedValue,
      file.names.isUIKitInitializer(value)
        || (value.isPlainInitializer && file.names.viewType(madeIn: value) != nil),
      let function = statement.block.function,
      let view = file.view(renewal.item, in: statement.block),
      view.isProperty
    else { return nil }
    var removal: Statement?
    for use in view.events where use.statement.block.function == function {
      let isRemoval = use.member.is(.removeFromSuperview)
      guard use.statement > statement else {
        // The old view may be gone already, or kept under another name.
        if use.statement == statement { continue }
        if isRemoval || use.kind == .other || use.kind == .argument { return nil }
        continue
      }
      guard removal == nil else { break }
      if isRemoval, use.kind == .call, use.statement.canFollow(statement) {
        removal = use.statement
      } else if use.kind != .memberAssignment {
        return nil
      }
    }
    return removal
  }

  private func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard let arguments = call.arguments, let argument = arguments.first,
      argument.value.last == arguments.close.previous, isOfStack(call, in: file)
    else { return }
    let view = argument.value
    guard isForgotten(view, at: call, in: file) else { return }
    report.add(
      call.tokens,
      "`\(view.text)` is still a subview of the stack, which only stops arranging it: it stays on the screen where it happens to be",
      advice:
        "call `\(view.text).removeFromSuperview()` instead: that takes it from the stack's arranged subviews, too"
    )
  }

  /// Whether the method is that of UIKit's stack: a view of the project may remove more.
  private func isOfStack(_ call: Call, in file: ViewFile) -> Bool {
    let statement = call.statement
    guard let receiver = call.receiver,
      !(receiver.count == 1 && receiver.first?.is(.`self`) == true)
    else {
      guard let type = file.scopes.declaredType(around: statement) else { return false }
      return (type.kind == .extension ? type.declaration.name : type.declaration.type.first)
        .is(.UIStackView)
    }
    guard let declaration = file.view(receiver, in: statement.block)?.declaration else {
      return false
    }
    if let type = declaration.type.first { return type.is(.UIStackView) }
    return declaration.value?.first.is(.UIStackView) == true
  }

  /// Whether nothing in the file takes the view away, hides it, or hands it to code that may, and nothing gives it
  /// another place after the call.
  private func isForgotten(_ view: Lexemes, at call: Call, in file: ViewFile) -> Bool {
    let statement = call.statement
    guard let view = file.view(view, in: statement.block), view.isProperty,
      !view.isNamedElsewhere, view.renewals.isEmpty
    else { return false }
    return view.events.allSatisfy { use in
      switch use.kind {
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
      case .element, .returned, .assignment: return false
      case .other: return use.isArranged
      }
    }
  }
}

extension ViewUse {
  fileprivate var isArranged: Bool {
    tokens.first?.brackets?.open.previous?.previous?.is(.arrangedSubviews) ?? false
  }
}

extension Lexeme {
  fileprivate var hides: Bool {
    self.is(.removeFromSuperview) || self.is(.isHidden) || self.is(.alpha)
      || self.is(.superview)
        && next?.kind == .equal
  }
}

extension LingeringSubview {
  static let description = RuleDescription(
    id: "lingering_subview",
    family: .correctness,
    summary: "Replaced view that stays on the screen",
    rationale: """
      `removeArrangedSubview(_:)` takes a view out of a stack's layout and nothing else: it is still a visible \
      subview. The rule reports a view of the file that nothing in the file removes from the view tree, hides, or \
      hands to other code. It also reports `removeFromSuperview()` on a property that has just got a new view: the \
      old one stays on the screen, below the new one.
      """,
    limits: [
      "views that get another place",
      "stacks that are not known to be UIKit's",
    ],
    source:
      "UIKit, UIStackView.removeArrangedSubview(_:) (https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)): \"This method does not remove the provided view from the stack's subviews array; therefore, the view is still displayed as part of the view hierarchy.\"",
    effect: .sight,
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
      "The new view removed in place of the old one": """
      class PlayerView: UIView {
        private var badge = UILabel()

        func renewBadge() {
          badge = UILabel()
          ↓badge.removeFromSuperview()
          addSubview(badge)
        }
      }
      """,
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
      """,
    ])
}
