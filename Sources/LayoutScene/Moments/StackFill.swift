import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

/// That a stack makes an arranged view as long across its axis as its others, and as itself where it has no margins.
package struct StackFill {
  package let view: View
  package let stack: View
  /// The axis across that of the stack.
  package let axis: LayoutAxis
  /// Whether nothing hides the view.
  package let isAlwaysShown: Bool
  /// Whether the stack itself has the length, too.
  package let fillsStack: Bool
  /// Names the length of all: the key of the stack, or one of its own.
  let length: UInt64

  /// Those of a file, by the key of the view; nil if there are none.
  package static func all(in file: ViewFile) -> KeyMap<StackFill>? {
    file.memoized(StackFills.init).all
  }

  init?(_ view: View) {
    guard let stack = view.stack, let across = view.lengthOfStack, let showing = Showing(view),
      showing != .never
    else { return nil }
    (self.view, self.stack) = (view, stack)
    axis = across == .height ? .vertical : .horizontal
    isAlwaysShown = showing == .always
    fillsStack = !stack.mayHaveMargins
    length = fillsStack ? stack.key : ~stack.key
  }
}

private struct StackFills {
  let all: KeyMap<StackFill>?

  init(_ file: ViewFile) {
    var fills = KeyMap<StackFill>()
    for view in file.arrangedViews { fills[view.key] = StackFill(view) }
    all = fills.isEmpty ? nil : fills
  }
}

/// When an arranged view is shown.
private enum Showing {
  case always, never, sometimes

  /// Nil where code that gets the view may hide it.
  init?(_ view: View) {
    guard view.onlyHasMethods else { return nil }
    var states: [Bool] = []
    for use in view.events {
      if use.kind == .memberAssignment, use.member?.is(.isHidden) == true {
        states.append(use.statement.assigns(.true))
      } else if use.mayHideView {
        return nil
      }
    }
    self = states.isEmpty ? .always : states.allSatisfy(\.self) ? .never : .sometimes
  }
}

extension ViewUse {
  /// Whether it may hide the view in another way than by an assignment: in a loop, or in a binding.
  fileprivate var mayHideView: Bool {
    switch kind {
    case .element: call?.tokens.contains { $0.is(.isHidden) } ?? true
    case .member, .call:
      member?.isReactive == true && statement.tokens.contains { $0.is(.isHidden) }
    default: false
    }
  }
}
