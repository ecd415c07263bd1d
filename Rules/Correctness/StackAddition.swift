import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view is added to a stack as one of its arranged subviews.
struct StackAddition: Rule {
  let query = Query.additions.inFiles(with: .names(.addSubview)).grouped { addition, file in
    guard let parent = addition.parent, file.isStack(parent, at: addition.statement) else {
      return nil
    }
    return UInt64(addition.statement.index)
  }

  func check(_ additions: [ViewAction], in file: ViewFile, _ report: inout Report) {
    guard additions.first?.adds(.addSubview) == true else { return }
    let found = additions.compactMap { action -> Finding? in
      guard let parent = action.parent,
        let view = file.view(action.item, in: action.statement.block), view.subview != nil,
        !view.isPlacedByCode
      else { return nil }
      let (name, stack) = (file.name(action.item), file.name(parent))
      return Finding(
        action.tokens,
        "`\(stack)` does not arrange `\(name)`, which is only its subview: nothing places it, and it covers the others",
        advice:
          "call `\(stack.is(Keyword.`self`) ? "" : stack + ".")addArrangedSubview(\(name))`",
        fix: report.fix(action.arranged))
    }
    // The views of a list are one finding.
    report.add(together: found)
  }
}

extension View {
  fileprivate var isPlacedByCode: Bool {
    constrainedAttributes?.subtracting([.width, .height]).isEmpty == false || isNamedElsewhere
      || events.contains { $0.mayPlaceView(in: file) }
  }
}

extension ViewAction {
  /// Calls `addArrangedSubview` where a call adds this view only.
  fileprivate var arranged: Fix? {
    guard let member, member.is(.addSubview),
      member.call?.arguments?.first?.value.count == item.tokens.count
    else { return nil }
    return Fix([Edit(member.bytes, with: "addArrangedSubview")], safety: .unsafe)
  }

  /// Whether it adds a view with a method of this name, perhaps in a list: `[a, b].forEach(stack.addSubview)`.
  fileprivate func adds(_ method: LayoutWord) -> Bool {
    if let member, member.is(method) { return true }
    return (member == nil || member?.is(.forEach) == true)
      && statement.tokens.contains { $0.is(method) }
  }
}

extension ViewUse {
  fileprivate func mayPlaceView(in file: ViewFile) -> Bool {
    switch kind {
    case .assignment: return false
    case .returned: return true
    case .element: return !(call?.onlyPlacesElements ?? false)
    case .other: return !file.actions(in: tokens).contains { $0.role == .addition }
    case .memberAssignment, .call, .member:
      guard let member else { return false }
      return member.is(.frame) || member.is(.bounds) || member.is(.center)
        || member.is(.autoresizingMask) || member.setsFrameByLibrary
        || kind == .call && !member.hasPrefix(.set) && !file.names.isUIKitMethod(member)
    case .argument: return call?.name?.is(.addSubview) != true
    }
  }
}

extension StackAddition {
  static let description = RuleDescription(
    id: "stack_addition",
    family: .correctness,
    summary: "View added to a stack view with `addSubview`",
    rationale: """
      A stack places the views in its `arrangedSubviews`. One that comes in with `addSubview` is in front of them, and \
      has no place: it lies at the origin of the stack, with the size that it is made with. The rule is silent about \
      views with constraints, a frame or an autoresizing mask, such as the background of a stack, and about those that \
      other code gets hold of.
      """,
    source:
      "UIKit, UIStackView.addArrangedSubview(_:) (https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:))",
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "Arranged, and a background": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let titleLabel = UILabel()
        private let background = UIView()

        func setupStack() {
          stack.addSubview(background)
          stack.addArrangedSubview(titleLabel)
          NSLayoutConstraint.activate([
            background.topAnchor.constraint(equalTo: stack.topAnchor),
            background.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            background.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
            background.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
          ])
        }
      }
      """
    ],
    badExamples: [
      "Only added": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let stack: UIStackView = {
          let stack = UIStackView()
          stack.axis = .vertical
          return stack
        }()

        func setupStack() {
          addSubview(stack)
          stack.addSubview(↓titleLabel)
        }
      }
      """
    ])
}
