import SwiftSource

/// Which view is in which, as far as one file says so.
///
/// A class, since many questions are asked of it, and a copy would count the references of all that it holds.
public final class ViewTree {
  /// For each view that is added somewhere, the view that it is added to; 0 where there are several.
  @exclusivity(unchecked) private(set) var containers = KeyMap<UInt64>()
  /// The views that others are added to.
  @exclusivity(unchecked) private var parents = KeySet()
  /// The views that scroll: their edges are those of their content, which is as large as it needs to be.
  @exclusivity(unchecked) private(set) var scrolling = KeySet()
  /// The views that are added to one that scrolls.
  @exclusivity(unchecked) private(set) var contents = KeySet()

  private let names: Names

  /// Reads which views are added to which.
  init(_ facts: FactBuilder) {
    names = facts.names
    readScrolling()
    for action in facts.actions where action.role == .addition {
      let block = action.statement.block
      guard let parent = action.parent, parent.key != 0,
        let child = names.identity(of: action.item, in: block)
      else { continue }
      let container = names.identity(of: parent, in: block) ?? 0
      parents.insert(container)
      if scrolling.contains(container) || isNamedForScrolling(parent) { contents.insert(child) }
      if let known = containers[child], known != container {
        containers[child] = 0
      } else {
        containers[child] = container
      }
    }
  }
  /// Whether the second item of a constraint is known to be the view that the first one is in, or one of the guides
  /// inside of it. A view that scrolls does not count: its edges are those of its content.
  public func relatesToContainer(_ constraint: Constraint) -> Bool {
    guard let second = constraint.secondItem else { return false }
    let block = constraint.statement.block
    if second.isSuperview {
      return constraint.firstItem.key != 0 && !isContent(constraint.firstItem, in: block)
    }
    let outer = names.viewOfGuide(second, in: block)
    guard outer.key != 0 else { return false }
    if namesSuperview(outer, of: constraint.firstItem, in: block) {
      return !isContent(constraint.firstItem, in: block)
    }
    guard let first = names.identity(of: constraint.firstItem, in: block),
      let container = names.identity(of: outer, in: block)
    else { return false }
    return containers[first] == container && !scrolling.contains(container)
      && !isNamedForScrolling(outer)
  }

  /// The view that another one is added to; nil if it is unknown or one of several. Both by identity.
  public func container(of view: UInt64) -> UInt64? {
    containers[view].flatMap { $0 == 0 ? nil : $0 }
  }

  /// Whether one of two views may be in the other. The second view counts as inside of the first one if that has
  /// subviews or a name like `container` or `superview`, unless both are known to be in the same view.
  public func mayContain(_ item: Item, _ inner: Item, in block: Block) -> Bool {
    guard let outer = names.identity(of: item, in: block),
      let inner = names.identity(of: inner, in: block), !item.tokens.isEmpty
    else { return true }
    if containers[inner] == outer || containers[outer] == inner { return true }
    if let container = container(of: inner), container == self.container(of: outer) { return false }
    let name = names.code[names.lastName(item)]
    return parents.contains(outer) || name.is(.superview) || name.hasSuffix("ontainer")
      || name.hasSuffix("ontainerView") || name.hasPrefix("parent") || name.hasSuffix("Superview")
  }

  /// Whether a view scrolls, by its declaration or by its name.
  public func scrolls(_ item: Item, in block: Block) -> Bool {
    isNamedForScrolling(item)
      || (names.identity(of: item, in: block).map(scrolling.contains) ?? false)
  }

  /// Whether a view is added to one that scrolls.
  func isContent(_ item: Item, in block: Block) -> Bool {
    guard let view = names.identity(of: item, in: block) else { return false }
    return contents.contains(view)
  }

  /// Whether a constraint is written on the container of its second item: `view.bottom = label.bottom + 8`.
  public func isWrittenOnContainer(_ constraint: Constraint) -> Bool {
    guard let second = constraint.secondItem, second.key != 0, !second.isSuperview else {
      return false
    }
    let block = constraint.statement.block
    let outer = names.viewOfGuide(constraint.firstItem, in: block)
    guard outer.key != 0 else { return false }
    if names.isContainer(outer, at: constraint.statement) {
      return !names.isContainer(
        names.viewOfGuide(second, in: block), at: constraint.statement)
        && !names.tokens[names.lastName(second)].is(.superview)
    }
    guard let first = names.identity(of: second, in: block),
      let container = names.identity(of: outer, in: block)
    else { return false }
    return containers[first] == container
  }

  /// Whether a constraint certainly places its second item, and not the first one, on which it is written: the second
  /// one is added to the first, or the first is the view that the code belongs to and the second one of its
  /// properties or locals.
  public func placesSecondItem(_ constraint: Constraint) -> Bool {
    guard let second = constraint.secondItem, isWrittenOnContainer(constraint) else { return false }
    let block = constraint.statement.block
    let outer = names.viewOfGuide(constraint.firstItem, in: block)
    if let child = names.identity(of: second, in: block),
      let container = names.identity(of: outer, in: block)
    {
      if containers[child] == container { return true }
      if containers[container] == child { return false }
    }
    // A parameter `view` may be placed in any other view.
    guard outer.isSelf || !names.isLocalItem(outer, at: constraint.statement), !second.isSelf,
      !second.tokens.isEmpty
    else { return false }
    let name = names.code[names.lastName(second)]
    if name.is(.view) { return true }
    if let local = names.scopes.local(name.index, in: block.index) {
      return names.viewNames.contains(local)
    }
    return names.isViewProperty(name)
  }

  private func namesSuperview(_ item: Item, of other: Item, in block: Block) -> Bool {
    guard !item.isSelf, !item.tokens.isEmpty else { return false }
    let last = names.lastName(item)
    guard names.tokens[last].is(.superview) else { return false }
    if last == item.tokens.lowerBound {
      return other.isSelf && !names.scopes.isLocal(last, in: block.index)
    }
    return self.names.item(item.tokens.lowerBound..<(last - 1), in: block.index) == other
      && other.key != 0
  }

  private func readScrolling() {
    for subview in names.subviews {
      let declaration = subview.declaration
      guard
        declaration.type.prefix(8).contains(where: isNamedForScrolling)
          || declaration.value.map(makesScrolling) ?? false
      else { continue }
      let scope =
        subview.isProperty
        ? names.scopes.types[subview.type].key
        : Scopes.localKey(block: declaration.block.index, subview.key)
      scrolling.insert(TextHash.pair(scope, Item.key(ofHash: subview.key)))
    }
    for type in names.scopes.types {
      let declaration = type.declaration
      if declaration.type.prefix(16).contains(where: isNamedForScrolling)
        || declaration.name.map(isNamedForScrolling) ?? false
      {
        scrolling.insert(TextHash.pair(type.key, Item.selfKey))
      }
    }
  }

  /// Whether the beginning of a value names a view that scrolls; not in a closure that configures another one, as in
  /// `CardView().then { $0.tableView.isHidden = true }`.
  private func makesScrolling(_ value: Lexemes) -> Bool {
    let begins = value.prefix(16)
    let own = begins.first?.kind == .leftBrace ? begins : begins.prefix { $0.kind != .leftBrace }
    return own.contains(where: isNamedForScrolling)
  }

  private func isNamedForScrolling(_ item: Item) -> Bool {
    !item.tokens.isEmpty && isNamedForScrolling(names.code[names.lastName(item)])
  }

  private func isNamedForScrolling(_ name: Lexeme) -> Bool {
    name.hasSuffix("crollView") || name.hasSuffix("ollectionView")
      || name.hasSuffix("TableView") || name.hasSuffix("tableView")
  }
}
