import LayoutModel
import SwiftSource

/// A constraint of a view that is in no other view when it is activated.
struct EarlyConstraint {
  var constraint: Constraint
  /// The view, and the one that it has no ancestor in common with.
  var item: Item
  var other: Item
  /// The name of the view to add: the one that the view is in, if it is in one that is not added either.
  var root: String
  /// For a constraint in a function that another one calls too early, the call.
  var call: Call?
  /// The function that adds the view, where that is another one.
  var adder: String?
  /// The calls that hand one of the views to a function which any file may declare, and which must not add it.
  var handings: [Handing]
}
