import Behavior
import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// What is in a view without a size of its own: whether it reaches from one edge of the view to the opposite one.
struct ContentReach {
  private typealias Expression = LinearExpression<LayoutEquation.Variable>

  private let view: UInt64
  /// The view and those in it, by identity.
  private var views = KeySet()
  /// What is 0, or at least known: the lengths of views that may have one of their own, and the places of what is in these.
  private var known: [Expression] = []
  /// How surely nothing else lays out the views.
  private(set) var certainty = Certainty.certain(if: [])

  /// A bound on the views inside.
  private static let most = 64

  /// Nil where the file does not show what lays out each of the views, and for an empty view.
  init?(of content: Int, in file: ViewFile) {
    view = file.names.identity(of: file.subviews[content])
    guard file.hasNoSize(content), !file.hasUnclearContent(content) else { return nil }
    var inside: [(index: Int, path: ArraySlice<UInt64>)] = []
    var sized = KeySet()
    for index in file.subviews.indices {
      let path = file.path(from: file.names.identity(of: file.subviews[index]))
      guard let depth = path.firstIndex(of: view), depth > 0 else { continue }
      inside.append((index, path[..<depth]))
      if !file.hasNoSize(index) { sized.insert(path[0]) }
    }
    guard 1...Self.most ~= inside.count else { return nil }
    views = KeySet([view] + inside.map { $0.path[0] })
    for (index, path) in inside {
      let outer = path.last(where: sized.contains)
      if outer != nil { known.append(Expression(.size(path[0]))) }
      if let outer, outer != path[0] {
        known.append(Expression(.start(path[0])) - Expression(.start(outer)))
        continue
      }
      guard outer != nil || !file.hasUnclearContent(index),
        let view = PlacedView(index, in: file), view.handings.isEmpty
      else { return nil }
      certainty = certainty.and(view.certainty(in: file))
    }
  }

  /// Whether nothing gives the view a length along an axis, besides the edges of the scroll view that it is in.
  func isMissing(along axis: LayoutAxis, in scrollView: UInt64, _ file: ViewFile) -> Bool {
    var system = LinearSystem<LayoutEquation.Variable>()
    for expression in known { system.require(expression) }
    let ties = file.memoized(ConstraintTies.init)
    for (index, constraint) in file.constraints.enumerated() {
      let (first, second) = (ties[index].first.view, ties[index].second)
      // Views of a loop may be these.
      guard let first else { return false }
      let isInside = (views.contains(first), second?.view.map(views.contains) ?? false)
      guard isInside.0 || isInside.1 else { continue }
      guard !constraint.isOfHelper else { return false }
      let about = LayoutAttributes.all(along: axis)
      guard !constraint.attributes.union(constraint.secondAttributes).isDisjoint(with: about) else {
        continue
      }
      if let second, isInside != (true, true) {
        guard first == view, second.view == scrollView, second.guide != .frame,
          constraint.attributes.intersection(about).isSubset(of: .allEdges)
        else { return false }
        continue
      }
      // Any distance will do.
      let equations = file.equations(of: constraint, about: about, ignoresConstant: true)
      guard equations.count == constraint.attributes.intersection(about).count else { return false }
      for equation in equations { system.require(equation.expression) }
    }
    return !system.reduced(Expression(.size(view))).expression.terms.allSatisfy(\.variable.isSymbol)
  }
}

extension ViewFile {
  fileprivate func hasNoSize(_ index: Int) -> Bool {
    ViewAccount.of(index, in: self)?.makings.allSatisfy {
      $0.isOfUIKit && $0.className.is(.UIView)
    } ?? false
  }
}
