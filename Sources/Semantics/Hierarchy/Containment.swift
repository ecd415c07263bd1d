import LayoutModel
import SwiftSource

extension ViewFile {
  /// A constraint as it reads on the view that it places: turned around where it is written on the container.
  package func onPlacedView(_ constraint: Constraint) -> Constraint {
    placesSecondItem(constraint) ? constraint.turnedAround ?? constraint : constraint
  }

  /// The name of the view that a constraint places, for a message.
  package func nameOfPlacedView(_ constraint: Constraint) -> String {
    name(onPlacedView(constraint).firstItem)
  }

  /// Whether the second item of a constraint is known to be the view that the first one is in, or one of the guides
  /// inside of it. A view that scrolls does not count: its edges are those of its content.
  package func relatesToContainer(_ constraint: Constraint) -> Bool {
    guard let second = constraint.secondItem else { return false }
    let block = constraint.statement.block
    if second.isSuperview {
      return constraint.firstItem.key != 0
        && view(constraint.firstItem, in: block)?.isScrolled != true
    }
    let outer = names.viewOfGuide(second, in: block)
    guard outer.key != 0 else { return false }
    if isSuperview(outer, of: constraint.firstItem, in: block) {
      return view(constraint.firstItem, in: block)?.isScrolled != true
    }
    guard let first = view(constraint.firstItem, in: block), let container = view(outer, in: block)
    else { return false }
    return first.parent == container && !scrolls(outer, in: block)
  }

  /// Whether one of two views may be in the other. The second view counts as inside of the first one if that has
  /// subviews or a name like `container` or `superview`, unless both are known to be in the same view.
  package func mayContain(_ item: Item, _ inner: Item, in block: Block) -> Bool {
    guard let outer = view(item, in: block), let inner = view(inner, in: block),
      let name = code[item.tokens].last(where: { $0.kind == .identifier || $0.kind == .keyword })
    else { return true }
    if inner.parent == outer || outer.parent == inner { return true }
    if let parent = inner.parent, parent == outer.parent { return false }
    return !outer.contents.isEmpty || name.is(.superview) || name.hasSuffix("ontainer")
      || name.hasSuffix("ontainerView") || name.hasPrefix("parent") || name.hasSuffix("Superview")
  }

  /// Whether a view scrolls, by its declaration or by its name.
  package func scrolls(_ item: Item, in block: Block) -> Bool {
    if let name = code[item.tokens].last(where: { $0.kind == .identifier }), name.namesScrolling {
      return true
    }
    guard !item.isSelf, !item.tokens.isEmpty else {
      let type = scopes.type(aroundBlock: block.index)?.declaration
      return type?.type.contains(where: \.namesScrolling) == true
        || type?.name?.namesScrolling == true
    }
    return view(item, in: block)?.scrolls ?? false
  }

  /// Whether a constraint is written on the container of its second item: `view.bottom = label.bottom + 8`.
  package func isWrittenOnContainer(_ constraint: Constraint) -> Bool {
    guard let second = constraint.secondItem, second.key != 0, !second.isSuperview else {
      return false
    }
    let (block, statement) = (constraint.statement.block, constraint.statement)
    let outer = names.viewOfGuide(constraint.firstItem, in: block)
    guard outer.key != 0 else { return false }
    if isContainer(outer, in: statement.block) {
      let isSuperview =
        code[second.tokens].last { $0.kind == .identifier || $0.kind == .keyword }.is(.superview)
      return !isSuperview
        && !isContainer(names.viewOfGuide(second, in: block), in: statement.block)
    }
    guard let container = view(outer, in: block) else { return false }
    return view(second, in: block)?.parent == container
  }

  /// Whether a constraint certainly places its second item, and not the first one, on which it is written: the second
  /// one is added to the first, or the first is the view that the code belongs to and the second one of its
  /// properties or locals.
  private func placesSecondItem(_ constraint: Constraint) -> Bool {
    guard let second = constraint.secondItem, isWrittenOnContainer(constraint) else { return false }
    let block = constraint.statement.block
    let outer = names.viewOfGuide(constraint.firstItem, in: block)
    let child = view(second, in: block)
    if let child, let container = view(outer, in: block) {
      if child.parent == container { return true }
      if container.parent == child { return false }
    }
    // A parameter `view` may be placed in any other view.
    guard outer.isSelf || !names.isLocalItem(outer, at: constraint.statement), !second.isSelf,
      let name = code[second.tokens].last(where: { $0.kind == .identifier || $0.kind == .keyword })
    else { return false }
    return name.is(.view) || names.namesDeclaredView(name, in: block)
  }

  /// Whether an item is spelled as the superview of another one: `superview` for `self`, `label.superview` for `label`.
  private func isSuperview(_ item: Item, of other: Item, in block: Block) -> Bool {
    guard !item.isSelf, case let path = code[item.tokens],
      let last = path.last(where: { $0.kind == .identifier }), last.is(.superview)
    else { return false }
    if last == path.first {
      return other.isSelf && !scopes.isLocal(last)
    }
    return names.item(path.prefix(before: last).dropLast(), in: block) == other && other.key != 0
  }
}

extension View {
  /// Whether its declaration says that it scrolls: its edges are those of its content, which is as large as it needs to be.
  package var scrolls: Bool {
    guard let declaration else { return false }
    return declaration.type.contains(where: \.namesScrolling)
      || declaration.value?.makesScrolling == true
  }

  /// Whether it is added to a view that scrolls.
  package var isScrolled: Bool {
    placements.contains { place in
      place.action.parent.map { file.scrolls($0, in: place.action.statement.block) } ?? false
    }
  }
}

extension Lexemes {
  /// Whether the beginning of a value names a view that scrolls; not in the closure of `CardView().then { … }`.
  fileprivate var makesScrolling: Bool {
    let begins = prefix(16)
    let own = begins.first?.kind == .leftBrace ? begins : begins.prefix { $0.kind != .leftBrace }
    return own.contains(where: \.namesScrolling)
  }
}

extension Lexeme {
  fileprivate var namesScrolling: Bool {
    hasSuffix("crollView") || hasSuffix("ollectionView") || hasSuffix("TableView")
      || hasSuffix("tableView")
  }
}
