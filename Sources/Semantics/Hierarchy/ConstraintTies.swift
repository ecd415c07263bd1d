import LayoutModel
import SwiftSource

/// Which views the constraints of a file relate to each other: one reading for all that asks.
package final class ConstraintTies {
  /// The two sides of a constraint.
  package struct Tie {
    package let first: ViewReference
    /// Nil without a second item.
    package let second: ViewReference?
    /// The key of the first view, also where it is unknown which that is.
    fileprivate let box: UInt64
  }

  /// A constraint as it reads on one of its views.
  package struct Side {
    /// The index of the constraint.
    package let constraint: Int
    /// The guide of the view that is meant.
    package let guide: ViewGuide?
    /// The attributes of the view.
    package let attributes: LayoutAttributes
    package let relation: Constraint.Relation
    /// What they are related to; nil for a number.
    package let other: ViewReference?
    /// Whether the constraint is written on the other view.
    package let isTurned: Bool
  }

  @exclusivity(unchecked) private var ties: [Tie] = []
  /// What constraints say about each view; computed on first use.
  @exclusivity(unchecked) private var knownSides: KeyMap<[Side]>?

  /// A view with more constraints than this is not looked at closely.
  private static let most = 64

  package init(_ file: ViewFile) {
    ties.reserveCapacity(file.constraints.count)
    for constraint in file.constraints {
      let block = constraint.statement.block
      let first = file.reference(constraint.firstItem, in: block)
      let second = constraint.secondItem.map { item in
        item.isSuperview
          ? ViewReference(view: first.view?.parent) : file.reference(item, in: block)
      }
      let box = first.view?.key ?? constraint.viewAndBlock
      ties.append(Tie(first: first, second: second, box: box))
    }
  }

  private func readSides(_ file: ViewFile) -> KeyMap<[Side]> {
    var sides = KeyMap<[Side]>()
    func add(_ side: Side, of box: UInt64) {
      guard (sides[box]?.count ?? 0) <= Self.most else { return }
      sides[box, default: []].append(side)
    }
    for (index, constraint) in file.constraints.enumerated() {
      let tie = ties[index]
      let own = constraint.attributes
      let other = constraint.secondAttributes.isEmpty ? own : constraint.secondAttributes
      add(
        Side(
          constraint: index, guide: tie.first.guide, attributes: own,
          relation: constraint.relation, other: tie.second, isTurned: false), of: tie.box)
      for view in constraint.loopElements(in: file) ?? [] where view.key != tie.box {
        let isInParent = constraint.secondItem?.isSuperview == true
        add(
          Side(
            constraint: index, guide: tie.first.guide, attributes: own,
            relation: constraint.relation,
            other: isInParent ? ViewReference(view: view.parent) : tie.second, isTurned: false),
          of: view.key)
      }
      guard let view = tie.second?.view, view.key != tie.box else { continue }
      add(
        Side(
          constraint: index, guide: tie.second?.guide, attributes: other,
          relation: constraint.relation.inverted, other: tie.first, isTurned: true), of: view.key)
    }
    return sides
  }

  /// What a constraint with an index relates.
  package subscript(constraint: Int) -> Tie { ties[constraint] }

  fileprivate func company(
    of index: Int, isTurned: Bool, isNear: Bool, in file: ViewFile
  ) -> [Side]? {
    guard let box = isTurned ? ties[index].second?.view?.key : ties[index].box,
      let sides = sides(of: box, in: file)
    else { return nil }
    let block = file.constraints[index].statement.block
    let function = block.function
    return sides.filter { side in
      let other = file.constraints[side.constraint].statement.block
      return (!isNear || other == block || function != nil && other.function == function)
        && side.other?.view?.parent?.key != box
    }
  }

  fileprivate func sides(of box: UInt64, in file: ViewFile) -> [Side]? {
    let known = knownSides ?? readSides(file)
    knownSides = known
    let sides = known[box] ?? []
    return sides.count <= Self.most ? sides : nil
  }
}

extension ViewFile {
  private var ties: ConstraintTies { memoized(ConstraintTies.init) }

  /// What a constraint with an index relates.
  package func tie(of constraint: Int) -> ConstraintTies.Tie { ties[constraint] }

  /// What the constraints say about the view of one, without those of what is in it; nil if there are too many.
  ///
  /// - Parameters:
  ///   - index: the constraint.
  ///   - isTurned: whether its second view is meant, and not its first one.
  ///   - isNear: whether only those of the same function count.
  package func company(
    of index: Int, isTurned: Bool = false, isNear: Bool = true
  ) -> [ConstraintTies.Side]? {
    ties.company(of: index, isTurned: isTurned, isNear: isNear, in: self)
  }
}

extension View {
  /// What the constraints of the file say about it, from either side; nil if there are too many to look at each.
  package var sides: [ConstraintTies.Side]? {
    file.memoized(ConstraintTies.init).sides(of: key, in: file)
  }
}

extension Constraint {
  /// Whether it is between two views next to each other: neither is a guide, or may be in the other.
  package func relatesNeighbours(in file: ViewFile) -> Bool {
    guard let second = secondItem, firstItem != second else { return false }
    let block = statement.block
    return [firstItem, second].allSatisfy { item in
      item.key != 0 && !item.isSelf && !item.isSuperview && !item.tokens.isEmpty
        && !file.names.isGuide(item)
        && (!file.isContainer(item, in: statement.block)
          || file.rootView(item, in: block)?.isLocal == true)
    }
      && !file.mayContain(firstItem, second, in: block)
      && !file.mayContain(second, firstItem, in: block)
  }
}

extension Constraint {
  /// The views that its first item stands for in a loop over a list that the file spells; nil outside of such loops.
  package func loopElements(in file: ViewFile) -> [View]? {
    guard firstItem.tokens.count == 1, case let name = file.code[firstItem.tokens.lowerBound],
      let inner = name.statement?.block
    else { return nil }
    for block in inner.ancestors {
      if block.kind == .functionBody || block.kind == .typeBody { return nil }
      guard block.kind == .loop || block.closure?.call?.name?.is(.forEach) == true else { continue }
      return file.model.aliases.sources(of: name, in: inner) == nil
        ? nil : file.views(firstItem, in: inner)
    }
    return nil
  }
}
