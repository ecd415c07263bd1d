import LayoutAlgebra
import LayoutModel
import LintEngine
import SwiftSource

/// A view that its stack makes as long as the others across the axis, although both lengths are fixed.
struct StackConflict {
  /// A required length of an arranged view across the axis of its stack.
  fileprivate struct Length {
    let view: Int
    let constraint: Constraint
    let points: Fraction
    let home: Block
  }

  /// The later one of two constraints that contradict each other.
  let constraint: Constraint
  /// The names of the two views, and of the stack.
  let view: String
  let other: String
  let stack: String
  let attribute: LayoutAttributes
  /// The lengths of the two views in points.
  let lengths: (Fraction, Fraction)
  /// What tells whether other files may set up the stack, or hide the views.
  let reliances: [Reliance]

  /// The first one of each stack whose alignment is `fill`.
  static func all(in file: ViewFile) -> [StackConflict] {
    guard let names = Arrangements.names(in: file) else { return [] }
    let sized = file.constraints.indices.filter { index in
      file.constraints[index].requiresLength && file.constraints[index].relation == .equal
        && names.mayContain(file.constraints[index].firstItem.key)
    }
    guard sized.count > 1 else { return [] }
    let arrangements = Arrangements(in: file)
    var lengths = KeyMap<[Length]>()
    var reported = KeySet()
    var found: [StackConflict] = []
    for index in sized {
      let constraint = file.constraints[index]
      let source = file.names.source(of: constraint.firstItem, in: constraint.statement.block)
      guard let points = file.constant(of: constraint), points.isKnown,
        let view = file.names.subview(source.item, in: source.block),
        let stack = arrangements.stack(of: view), arrangements.fillsAcross(stack),
        let axis = arrangements.axis(of: stack), constraint.attributes.contains(axis.across),
        let home = constraint.home(in: file), home.kind == .functionBody,
        mayStayShown(view, in: file)
      else { continue }
      let length = Length(view: view, constraint: constraint, points: points, home: home)
      if let other = lengths[UInt64(stack)]?.first(where: { $0.contradicts(length) }),
        let reliances = reliances([stack, view, other.view], in: file),
        reported.insert(UInt64(stack))
      {
        func name(_ view: Int) -> String { file.subviews[view].declaration.name?.text ?? "" }
        found.append(
          StackConflict(
            constraint: constraint, view: name(view), other: name(other.view), stack: name(stack),
            attribute: axis.across, lengths: (points, other.points), reliances: reliances))
      }
      lengths[UInt64(stack), default: []].append(length)
    }
    return found
  }

  /// Whether the file does not hide a view, or hand it to code that may.
  private static func mayStayShown(_ view: Int, in file: ViewFile) -> Bool {
    !file.names.uses(of: view).contains { $0.member == "isHidden" }
      && !MadeView.handOuts(of: view, in: file).contains { $0.kind != .call && $0.kind != .member }
  }

  /// Nil where other files may name one of some views without being seen.
  private static func reliances(_ views: [Int], in file: ViewFile) -> [Reliance]? {
    var all: [Reliance] = []
    for view in views {
      guard let reliances = PlacedView.visibility(of: file.subviews[view], in: file) else {
        return nil
      }
      all += reliances
    }
    return all
  }
}

extension StackConflict.Length {
  /// Whether both hold at once, since one function makes them, and differ.
  fileprivate func contradicts(_ other: Self) -> Bool {
    view != other.view && points != other.points && home == other.home
  }
}

extension MadeStack.Axis {
  /// The length across the axis.
  fileprivate var across: LayoutAttributes { self == .vertical ? .width : .height }
}
