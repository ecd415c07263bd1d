import Behavior
import LayoutModel
import RuleKit
import SwiftSource

/// Views that constraints place along an axis only relative to each other.
struct FloatingGroup {
  let axis: LayoutAxis
  let views: [PlacedView]
  /// What other files must not do.
  let conditions: [any Condition]

  /// Those of a file of which nothing else lays out any view.
  static func all(in file: ViewFile) -> [FloatingGroup] {
    guard file.constraints.count > 1 else { return [] }
    let ties = file.memoized(ConstrainedAttributes.init).ties
    guard !ties.isEmpty else { return [] }
    return LayoutAxis.allCases.flatMap { axis in
      ties.floatingGroups(along: axis, in: file).compactMap { FloatingGroup(axis, $0, in: file) }
    }
  }

  private init?(_ axis: LayoutAxis, _ identities: [UInt64], in file: ViewFile) {
    var views: [PlacedView] = []
    var conditions: [any Condition] = []
    for (index, subview) in file.subviews.enumerated()
    where identities.contains(file.names.identity(of: subview)) {
      guard subview.isOnlyOfFile, let view = PlacedView(index, in: file),
        view.locals.isEmpty || !view.isConstrainedInside(along: axis, in: file),
        let more = PlacedView.conditions(of: subview, handedTo: view.handings, in: file)
      else { return nil }
      views.append(view)
      conditions += more
    }
    guard views.count == identities.count else { return nil }
    (self.axis, self.views, self.conditions) = (axis, views, conditions)
  }
}

extension PlacedView {
  /// Whether the closure that makes it gives it a position.
  fileprivate func isConstrainedInside(along axis: LayoutAxis, in file: ViewFile) -> Bool {
    let attributes = file.memoized(ConstrainedAttributes.init)
    return locals.contains { local in
      attributes.attributes(of: file.subviews[local], in: file)
        .map { !$0.isDisjoint(with: .positions(along: axis)) } ?? false
    }
  }
}

extension LayoutAxis {
  /// `horizontal`, `vertical`.
  var position: String { self == .horizontal ? "horizontal" : "vertical" }
}
