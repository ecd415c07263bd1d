import LayoutModel
import Semantics
import SwiftSource

/// A call of a library that makes or changes constraints in its closure, with those of one view.
struct Maker {
  let call: Call
  private(set) var constraints: [Constraint]

  /// The makers of each view, in source order.
  static func byView(in file: ViewFile) -> [(view: View, makers: [Maker])] {
    var makers: [View: [Maker]] = [:]
    for constraint in file.constraints {
      guard let call = file.maker(around: constraint)?.call, let view = file.first(of: constraint),
        view.subview != nil
      else { continue }
      if let last = makers[view]?.indices.last, makers[view]?[last].call.head == call.head {
        makers[view]?[last].constraints.append(constraint)
      } else {
        makers[view, default: []].append(Maker(call: call, constraints: [constraint]))
      }
    }
    return makers.sorted { $0.key.index < $1.key.index }.map { (view: $0.key, makers: $0.value) }
  }
}
