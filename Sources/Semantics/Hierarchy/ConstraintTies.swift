import LayoutModel
import SwiftSource

/// Which views the constraints of a file relate to each other: one reading for all that asks.
package final class ConstraintTies {
  /// A view, or one of its guides.
  package struct End: Equatable {
    /// The view, by identity; nil where the file does not tell it.
    package var view: UInt64?
    /// The guide of the view that is meant.
    package var guide: ViewGuide?

    /// The view whose place is meant: not that of what scrolls in it.
    package var placedView: UInt64? { guide?.isInset == false ? nil : view }
  }

  /// The two sides of a constraint.
  package struct Tie {
    package let first: End
    /// Nil without a second item.
    package let second: End?
    /// The key of the first view, also where that has no identity.
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
    package let other: End?
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
      let first = Self.end(constraint.firstItem, of: constraint, in: file)
      let second = constraint.secondItem.map { item in
        item.isSuperview
          ? End(view: first.view.flatMap(file.tree.container))
          : Self.end(item, of: constraint, in: file)
      }
      ties.append(Tie(first: first, second: second, box: first.view ?? constraint.viewAndBlock))
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
      guard let view = tie.second?.view, view != tie.box else { continue }
      add(
        Side(
          constraint: index, guide: tie.second?.guide, attributes: other,
          relation: constraint.relation.inverted, other: tie.first, isTurned: true), of: view)
    }
    return sides
  }

  /// What a constraint with an index relates.
  package subscript(constraint: Int) -> Tie { ties[constraint] }

  /// What the constraints say about the view of one, without those of what is in it; nil if there are too many to look at
  /// each.
  ///
  /// - Parameters:
  ///   - index: the constraint.
  ///   - isTurned: whether its second view is meant, and not its first one.
  ///   - isNear: whether only those of the same function count.
  package func company(
    of index: Int, isTurned: Bool = false, isNear: Bool = true, in file: ViewFile
  ) -> [Side]? {
    guard let view = isTurned ? ties[index].second?.view : ties[index].box,
      let sides = sides(of: view, in: file)
    else { return nil }
    let block = file.constraints[index].statement.block
    let function = block.function
    return sides.filter { side in
      let other = file.constraints[side.constraint].statement.block
      return (!isNear || other == block || function != nil && other.function == function)
        && side.other?.view.flatMap(file.tree.container) != view
    }
  }

  /// What the constraints say about a view, by identity; nil if there are too many to look at each.
  package func sides(of view: UInt64, in file: ViewFile) -> [Side]? {
    let known = knownSides ?? readSides(file)
    knownSides = known
    let sides = known[view] ?? []
    return sides.count <= Self.most ? sides : nil
  }

  private static func end(
    _ item: Item, of constraint: Constraint, in file: ViewFile
  ) -> End {
    let (item, block) = file.names.source(of: item, in: constraint.statement.block)
    if let (owner, block) = file.code[item.tokens].ownerOfSuperview(in: block) {
      let view = file.names.identity(of: file.names.item(owner, in: block), in: block)
      return End(view: view.flatMap(file.tree.container))
    }
    let (view, guide) = file.names.guide(item, in: block)
    guard guide != .keyboard else { return End(view: nil, guide: guide) }
    return End(view: file.names.identity(of: view, in: block), guide: guide)
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
        && (!file.names.isContainer(item, at: statement)
          || file.names.isViewLocal(item, at: statement))
    }
      && !file.tree.mayContain(firstItem, second, in: block)
      && !file.tree.mayContain(second, firstItem, in: block)
  }
}

extension Constraint {
  /// The views that its first item stands for: the elements of a list that the file spells, in a loop over it; nil outside of
  /// such loops.
  package func loopElements(in file: ViewFile) -> [ViewAliases.Source]? {
    guard firstItem.tokens.count == 1, case let name = file.code[firstItem.tokens.lowerBound],
      let inner = name.statement?.block
    else { return nil }
    for block in inner.ancestors.prefix(Self.deepestLoop) {
      if block.kind == .functionBody || block.kind == .typeBody { return nil }
      guard block.kind == .loop || block.closure?.call?.name?.is(.forEach) == true else { continue }
      guard file.names.subview(firstItem, in: statement.block) == nil else { return nil }
      return file.memoized(ViewAliases.init).sources(of: name, in: inner)
    }
    return nil
  }

  /// How many blocks around a constraint may be those of a loop over views.
  private static let deepestLoop = 8
}

extension Lexemes {
  /// `scroll` of `scroll.superview!`, with the block that it is named in; nil for any other path.
  fileprivate func ownerOfSuperview(in block: Block) -> (path: Lexemes, block: Block)? {
    let path =
      last?.kind == .exclamationPostfix || last?.kind == .questionPostfix ? dropLast() : self
    guard path.count > 2, path.last?.is(.superview) == true else { return nil }
    let owner = path.dropLast(2)
    return owner.argumentOfConstrain(in: block) ?? (owner, block)
  }

  /// The argument that a parameter of a closure stands for: `card` for `a` in `constrain(card, title) { a, b in … }`.
  private func argumentOfConstrain(in block: Block) -> (path: Lexemes, block: Block)? {
    guard let name = first, count == 1,
      let closure = block.ancestors.prefix(4).lazy.compactMap(\.closure).first,
      let call = closure.call, call.name?.is(.constrain) == true,
      let index = closure.signature.filter({ $0.kind == .identifier }).firstIndex(where: {
        $0.hasSameText(as: name)
      })
    else { return nil }
    let arguments = call.arguments.map { Array($0) } ?? []
    return arguments.indices.contains(index)
      ? (arguments[index].value, call.statement.block) : nil
  }
}
