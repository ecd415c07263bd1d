import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

/// What a stack says about a view that it arranges, along one axis.
package struct StackFill {
  typealias Expression = LinearExpression<LayoutEquation.Variable>

  package enum Kind {
    /// It makes the view as long as its others, and as itself where it has no margins.
    case length
    /// It puts an edge or the center of the view where its own one is.
    case place
    /// It distributes its views equally long.
    case distribution
  }

  package let view: View
  package let stack: View
  package let kind: Kind
  package let axis: LayoutAxis
  /// Whether nothing hides the view.
  package let isAlwaysShown: Bool
  /// What is 0.
  let equation: Expression

  /// Those of a file, by the key of the view; nil if there are none.
  package static func all(in file: ViewFile) -> KeyMap<[StackFill]>? {
    file.memoized(StackFills.init).all
  }

  /// What the stack of a view says about it.
  fileprivate static func all(of view: View) -> [StackFill] {
    guard let stack = view.stack, let axis = stack.axis, let showing = Showing(view),
      showing != .never
    else { return [] }
    let (one, other) = (view.key, stack.key)
    func fill(_ kind: Kind, _ axis: LayoutAxis, _ equation: Expression) -> StackFill {
      StackFill(
        view: view, stack: stack, kind: kind, axis: axis, isAlwaysShown: showing == .always,
        equation: equation)
    }
    func length(_ axis: LayoutAxis, _ kind: Kind, _ all: UInt64) -> StackFill {
      fill(kind, axis, Expression(.size(one)) - Expression(.size(all)))
    }
    var fills: [StackFill] = []
    let across: LayoutAxis = axis == .vertical ? .horizontal : .vertical
    if stack.fillsAcross {
      fills.append(length(across, .length, stack.mayHaveMargins ? ~other : other))
    }
    if let place = stack.placeAcross, !stack.mayHaveMargins {
      fills.append(fill(.place, across, Expression(place, of: one) - Expression(place, of: other)))
    }
    if stack.fillsEqually {
      fills.append(length(axis, .distribution, TextHash.pair(other, 1)))
    }
    return fills
  }
}

private struct StackFills {
  let all: KeyMap<[StackFill]>?

  init(_ file: ViewFile) {
    var fills = KeyMap<[StackFill]>()
    for view in file.arrangedViews { fills[view.key] = StackFill.all(of: view) }
    all = fills.isEmpty ? nil : fills
  }
}

extension View {
  /// What a stack puts where its own one is, across its axis; nil where it may be none or several.
  fileprivate var placeAcross: AxisAttribute? {
    if fillsAcross { return .start }
    let alignments = settings(of: .alignment)
    guard alignments.count == 1, alignments[0].isUnconditional else { return nil }
    switch alignments[0].value?.last?.text {
    case "center": return .center
    case "leading", "top": return .start
    case "trailing", "bottom": return .end
    default: return nil
    }
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
