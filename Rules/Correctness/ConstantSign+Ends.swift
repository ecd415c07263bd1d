import LayoutModel
import LayoutScene
import LayoutSolver
import Semantics
import SwiftSource

/// Where the code of one function lets a view begin and end.
struct ViewEnds {
  /// What keeps a distance to the beginnings of the view.
  private(set) var beginnings: [EdgeOffset] = []
  /// Whether the view begins, on the axis, without a distance from what precedes it: such a view may overlap what follows on
  /// purpose, like a background behind two neighbours or one of two coins.
  private(set) var areFlush = false
  /// The ends of the view that keep a known distance.
  private var kept: LayoutAttributes = []
  /// The edges that equations fix.
  private var fixed: LayoutAttributes = []
  private let isKnown: Bool
  /// Whether the view is no longer than it is moved: it lies in its neighbour as a whole.
  private(set) var liesInside = false

  /// Nil where there is too much of it.
  init?(_ offset: EdgeOffset, in file: ViewFile) {
    isKnown = offset.amount != nil
    guard let sides = file.company(of: offset.index, isTurned: offset.isTurned) else {
      return nil
    }
    let length: LayoutAttributes =
      offset.constraint.attributes.isDisjoint(with: [.top, .bottom]) ? .width : .height
    for side in sides {
      if side.other == nil, side.attributes.contains(length), let amount = offset.amount,
        let length = file.constant(of: file.constraints[side.constraint])
      {
        let distance = amount.sign < 0 ? -amount : amount
        liesInside = liesInside || (length - distance).sign <= 0
      }
      if side.relation == .equal { fixed.formUnion(side.attributes) }
      guard let other = EdgeOffset(side.constraint, in: file), other.isTurned == side.isTurned
      else { continue }
      if !other.keptBeginnings.isEmpty { beginnings.append(other) }
      kept.formUnion(other.keptEnds)
      areFlush =
        areFlush || !other.flushBeginnings.isDisjoint(with: offset.constraint.attributes.axis)
    }
  }

  /// Whether a constraint is a limit beside equations of the same edges, which moves nothing.
  func fix(_ offset: EdgeOffset) -> Bool {
    offset.constraint.relation != .equal && fixed.isSuperset(of: offset.constraint.attributes)
  }

  /// Whether the view keeps its distance at both ends of the other axis, where it is moved by a known one.
  func areInset(besides near: LayoutAttributes) -> Bool {
    isKnown
      && LayoutAttributes.ends.contains { pair in
        pair.near != near && !kept.isDisjoint(with: pair.far)
          && beginnings.contains { !$0.keptBeginnings.isDisjoint(with: pair.near) }
      }
  }

}

extension EdgeOffset {
  /// Whether it is known to be no longer than a line is wide: views overlap by that much so that no gap is seen between
  /// them.
  var isOfLine: Bool {
    guard let amount else { return false }
    return ((amount.sign < 0 ? -amount : amount) - Fraction(1)).sign <= 0
  }
}

extension LayoutAttributes {
  /// The axis that an edge is on, as both of its ends.
  fileprivate var axis: LayoutAttributes {
    Self.ends.lazy.map { $0.near.union($0.far) }.first { !isDisjoint(with: $0) } ?? []
  }
}
