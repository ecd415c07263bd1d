import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is removed and added again is kept.
struct WeakSubview: Rule {
  let query = Query.calls(of: "removeFromSuperview")

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    let block = call.statement.block
    guard let receiver = call.receiver,
      let view = file.view(receiver, in: block), let declaration = view.declaration,
      // Something may keep the top-level objects of a nib.
      declaration.modifiers.contains(.weak), !declaration.hasAttribute,
      let name = declaration.name, let removal = block.function,
      isReleased(view, by: removal)
    else { return }
    report.add(
      call.tokens,
      "without a superview, nothing keeps `\(name.text)`, which is weak: it is released here, and cannot be shown again",
      advice: "make `\(name.text)` a strong property")
  }

  private func isReleased(_ view: View, by removal: Declaration) -> Bool {
    view.handOuts.allSatisfy { $0.kind == .call || $0.kind == .member || $0.bindsItself }
      && view.placements.contains { place in
        let function = place.action.statement.block.function
        return function != nil && function != removal
          && !view.renewals.contains { $0.block.function == function }
      }
  }
}

extension ViewUse {
  /// Whether a condition binds the view to a local of the same name: `if let banner`, `guard let banner = self.banner`.
  fileprivate var bindsItself: Bool {
    guard let name = tokens.last, let before = tokens.first?.previous else { return false }
    if before.is(.let) || before.is(.var) { return true }
    return before.kind == .equal && before.previous?.hasSameText(as: name) == true
  }
}

extension WeakSubview {
  static let description = RuleDescription(
    id: "weak_subview",
    family: .correctness,
    summary: "Weak view that is lost when removed",
    rationale: """
      A superview keeps its subviews. A view that only a `weak` property knows is released when `removeFromSuperview()` is called, \
      and the property is nil when the view is to be shown again: nothing appears, or the app crashes where it is unwrapped. The \
      rule reports the removal where another function adds the same property again without a new view. It is silent where other \
      code gets the view, and may keep it.
      """,
    source:
      "UIKit, UIView.removeFromSuperview() (https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()): \"If the view's superview is not nil, the superview releases the view\"",
    effect: .sight,
    goodExamples: [
      "A strong property": """
      class PlayerViewController: UIViewController {
        private var banner: UIView?

        func hideBanner() {
          banner?.removeFromSuperview()
        }

        func showBanner() {
          if let banner { view.addSubview(banner) }
        }
      }
      """
    ],
    badExamples: [
      "Shown again": """
      class PlayerViewController: UIViewController {
        private weak var banner: UIView!

        func hideBanner() {
          ↓banner.removeFromSuperview()
        }

        func showBanner() {
          view.addSubview(banner)
        }
      }
      """
    ])
}
