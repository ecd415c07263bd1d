import SwiftSource

/// Which view is in which, as far as one file says so.
struct ViewTree {
  /// For each view that is added somewhere, the view that it is added to; 0 where there are several.
  var containers: [UInt64: UInt64] = [:]
  /// The views that scroll: their edges are those of their content, which is as large as it needs to be.
  var scrolling: Set<UInt64> = []
  /// The views that are added to one that scrolls.
  var contents: Set<UInt64> = []
}

extension ViewFile {
  /// Identifies the view or guide that an item means in the code of `block`: two items with one identity are one
  /// view. Nil where the text does not say which it is, as for a call, a subscript or a superview without a name.
  public func identity(of item: Item, in block: Int) -> UInt64? {
    guard item.key != 0, !item.isSuperview else { return nil }
    let member = memberKey(item.key, in: block) ?? TextHash.pair(0, item.key)
    guard !item.isSelf, !item.tokens.isEmpty else { return member }
    for index in item.tokens {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace, .questionInfix: return nil
      default: continue
      }
    }
    let root = rootName(item)
    if tokens[root].kind == .dollarIdentifier {
      return anonymousScope(around: block).map { TextHash.pair(UInt64($0), item.key) }
    }
    guard tokens[item.tokens.lowerBound].kind == .identifier,
      let local = local(root, in: block)
    else { return member }
    return TextHash.pair(local, item.key)
  }

  /// The block of the closure whose `$0` is meant in `block`.
  private func anonymousScope(around block: Int) -> Int? {
    var block = block
    for _ in 0..<Self.longestClimb {
      guard block > 0 else { break }
      let current = outline.blocks[block]
      if current.kind == .closure { return block }
      if current.kind == .functionBody { return nil }
      block = current.parent
    }
    return nil
  }

  /// Whether the second item of a constraint is known to be the view that the first one is in, or one of the guides
  /// inside of it. A view that scrolls is none: its edges are those of its content.
  public func relatesToContainer(_ constraint: Constraint) -> Bool {
    guard let second = constraint.secondItem else { return false }
    let block = block(of: constraint.statement.index)
    if second.isSuperview {
      return constraint.firstItem.key != 0 && !isContent(constraint.firstItem, in: block)
    }
    let outer = viewOfGuide(second, in: block)
    guard outer.key != 0 else { return false }
    if namesSuperview(outer, of: constraint.firstItem, in: block) {
      return !isContent(constraint.firstItem, in: block)
    }
    guard let first = identity(of: constraint.firstItem, in: block),
      let container = identity(of: outer, in: block)
    else { return false }
    let tree = viewTree()
    return tree.containers[first] == container && !tree.scrolling.contains(container)
      && !isNamedForScrolling(outer)
  }

  /// Whether a view is added to one that scrolls.
  private func isContent(_ item: Item, in block: Int) -> Bool {
    guard let view = identity(of: item, in: block) else { return false }
    return viewTree().contents.contains(view)
  }

  /// Whether a constraint is written on the container of its second item: `view.bottom = label.bottom + 8`.
  public func isWrittenOnContainer(_ constraint: Constraint) -> Bool {
    guard let second = constraint.secondItem, second.key != 0, !second.isSuperview else {
      return false
    }
    let block = block(of: constraint.statement.index)
    let outer = viewOfGuide(constraint.firstItem, in: block)
    guard outer.key != 0 else { return false }
    if isContainer(outer, at: constraint.statement.index) {
      return !isContainer(viewOfGuide(second, in: block), at: constraint.statement.index)
        && !tokens[lastName(second)].is(.superview)
    }
    guard let first = identity(of: second, in: block),
      let container = identity(of: outer, in: block)
    else { return false }
    return viewTree().containers[first] == container
  }

  /// The view that a safe area, margins or a readable width belong to; any other item as it is.
  public func viewOfGuide(_ item: Item, in block: Int) -> Item {
    guard !item.isSelf, !item.isSuperview, !item.tokens.isEmpty else { return item }
    let last = lastName(item)
    guard spells(last, "safeAreaLayoutGuide") || isMarginsGuide(last),
      last == item.tokens.upperBound - 1
    else { return item }
    if last == item.tokens.lowerBound { return .implicitSelf(at: last) }
    return self.item(item.tokens.lowerBound..<(last - 1), in: block)
  }

  private func isMarginsGuide(_ token: Int) -> Bool {
    spells(token, "layoutMarginsGuide") || spells(token, "readableContentGuide")
  }

  /// Whether an item is the safe area of a view.
  public func isSafeArea(_ item: Item) -> Bool {
    !item.tokens.isEmpty && spells(lastName(item), "safeAreaLayoutGuide")
  }

  /// Whether an item is `a.superview` where the other is `a`.
  private func namesSuperview(_ item: Item, of other: Item, in block: Int) -> Bool {
    guard !item.isSelf, !item.tokens.isEmpty else { return false }
    let last = lastName(item)
    guard tokens[last].is(.superview) else { return false }
    if last == item.tokens.lowerBound { return other.isSelf && !isLocal(last, in: block) }
    return self.item(item.tokens.lowerBound..<(last - 1), in: block) == other && other.key != 0
  }

  /// Whether the tokens of a path name a view or a guide, and no number: by their declaration or by how they are named.
  func namesViewOrGuide(_ path: Range<Int>, in block: Int) -> Bool {
    if path.count == 1, tokens[path.lowerBound].is(Keyword.`self`) { return true }
    let last = path.upperBound - 1
    var name = last
    while name > path.lowerBound, tokens[name].kind != .identifier { name -= 1 }
    guard tokens[name].kind == .identifier, !hasSuffix(last, "]") else { return false }
    switch tokens[name].layoutWord {
    case .view, .contentView, .superview: return true
    default: break
    }
    if hasSuffix(name, "LayoutGuide") || hasSuffix(name, "ContentGuide") || isNamedLikeView(name) {
      return true
    }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    guard path.lowerBound == name || isQualified else { return false }
    if !isQualified, let local = local(name, in: block) { return viewNames.contains(local) }
    return isViewProperty(name, in: block)
  }

  // MARK: - The tree

  func viewTree() -> ViewTree {
    if let tree { return tree }
    let made = makeViewTree()
    tree = made
    return made
  }

  private func makeViewTree() -> ViewTree {
    var tree = ViewTree()
    readScrolling(into: &tree)
    for action in actions where action.role == .addition {
      let block = block(of: action.statement.index)
      guard let parent = action.parent, parent.key != 0,
        let child = identity(of: action.item, in: block)
      else { continue }
      let container = identity(of: parent, in: block) ?? 0
      if tree.scrolling.contains(container) || isNamedForScrolling(parent) {
        tree.contents.insert(child)
      }
      if let known = tree.containers[child], known != container {
        tree.containers[child] = 0
      } else {
        tree.containers[child] = container
      }
    }
    return tree
  }

  private func readScrolling(into tree: inout ViewTree) {
    for subview in subviews {
      let declaration = outline.declarations[subview.declaration.index]
      guard
        declaration.type.prefix(8).contains(where: isNamedForScrolling)
          || declaration.value.prefix(16).contains(where: isNamedForScrolling)
      else { continue }
      let scope =
        subview.type >= 0
        ? types[subview.type].key : Self.localKey(block: declaration.block, subview.key)
      tree.scrolling.insert(TextHash.pair(scope, Item.key(ofHash: subview.key)))
    }
    for type in types {
      let declaration = outline.declarations[type.declaration.index]
      if declaration.type.prefix(16).contains(where: isNamedForScrolling)
        || (declaration.name >= 0 && isNamedForScrolling(declaration.name))
      {
        tree.scrolling.insert(TextHash.pair(type.key, Item.selfKey))
      }
    }
  }

  private func isNamedForScrolling(_ item: Item) -> Bool {
    !item.tokens.isEmpty && isNamedForScrolling(lastName(item))
  }

  private func isNamedForScrolling(_ token: Int) -> Bool {
    hasSuffix(token, "crollView") || hasSuffix(token, "ollectionView")
      || hasSuffix(token, "TableView") || hasSuffix(token, "tableView")
  }
}
