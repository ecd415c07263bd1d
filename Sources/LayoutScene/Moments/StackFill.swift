import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

/// That a stack makes an arranged view as long across its axis as its others, and as itself where it has no margins.
package struct StackFill {
  /// The view and the stack, by their indices in `ViewFile.subviews`.
  package let view: Int
  package let stack: Int
  /// The axis across that of the stack.
  package let axis: LayoutAxis
  /// Whether nothing hides the view.
  package let isAlwaysShown: Bool
  /// Whether the stack itself has the length, too.
  package let fillsStack: Bool
  /// Names the length of all: the identity of the stack, or a key of its own.
  let length: UInt64

  /// Those of a file, by the identity of the view; nil if there are none.
  package static func all(in file: ViewFile) -> KeyMap<StackFill>? {
    file.memoized(StackFills.init).all
  }

  init?(_ view: Int, in stack: Int, _ arrangements: Arrangements, in file: ViewFile) {
    guard let across = arrangements.across(of: view), let showing = Showing(view, in: file),
      showing != .never
    else { return nil }
    (self.view, self.stack) = (view, stack)
    axis = across == .height ? .vertical : .horizontal
    isAlwaysShown = showing == .always
    fillsStack = arrangements.fillsToEdges(stack)
    let identity = file.names.identity(of: file.subviews[stack])
    length = fillsStack ? identity : ~identity
  }
}

private struct StackFills {
  let all: KeyMap<StackFill>?

  init(_ file: ViewFile) {
    guard !Arrangements.names(in: file).isEmpty else {
      all = nil
      return
    }
    let arrangements = file.memoized(Arrangements.init)
    var fills = KeyMap<StackFill>()
    for (view, stack) in arrangements.filled {
      guard let fill = StackFill(view, in: stack, arrangements, in: file) else { continue }
      fills[file.names.identity(of: file.subviews[view])] = fill
    }
    all = fills.isEmpty ? nil : fills
  }
}

/// When an arranged view is shown.
private enum Showing {
  case always, never, sometimes

  /// Nil where code that gets the view may hide it.
  init?(_ view: Int, in file: ViewFile) {
    guard file.onlyHasMethods(view) else { return nil }
    var states: [Bool] = []
    for use in file.names.uses(of: view) {
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
