import SwiftSource

extension Names {
  /// The item that the tokens name, in the scope of their block.
  public func item(_ range: Range<Int>, in block: Int) -> Item {
    guard !range.isEmpty else { return .implicitSelf(at: range.lowerBound) }
    guard range.count <= Self.longestItem else { return .unknown(at: range.lowerBound) }
    if range.count == 1, tokens[range.lowerBound].is(Keyword.`self`) {
      return Item(key: Item.selfKey, tokens: range)
    }
    return Item(hash: nameHash(range, in: block).value, tokens: range)
  }

  /// A member of something that another name stands for: for `a.safeAreaLayoutGuide` in a closure whose parameter `a`
  /// is the view `container`, the item `container.safeAreaLayoutGuide`.
  ///
  /// - Parameters:
  ///   - path: the tokens as they are written; the first is the other name.
  ///   - owner: the tokens that it stands for, which are not empty.
  ///   - block: where `owner` is.
  func item(_ path: Range<Int>, of owner: Range<Int>, in block: Int) -> Item {
    guard path.count + owner.count <= Self.longestItem else {
      return .unknown(at: path.lowerBound)
    }
    let isSelf = owner.count == 1 && tokens[owner.lowerBound].is(Keyword.`self`)
    var hash = isSelf ? TextHash() : nameHash(owner, in: block)
    var start = path.lowerBound + 1
    if isSelf, start < path.upperBound, tokens[start].kind == .period { start += 1 }
    addName(start..<path.upperBound, to: &hash)
    return Item(hash: hash.value, tokens: path)
  }

  /// The hash of a name without `self.` in front, unless a local hides what it means then.
  private func nameHash(_ range: Range<Int>, in block: Int) -> TextHash {
    var start = range.lowerBound
    if tokens[start].is(Keyword.`self`) {
      var member = start + 1
      while member < range.upperBound, tokens[member].kind != .period { member += 1 }
      if member + 1 < range.upperBound, tokens[member + 1].kind == .identifier,
        !scopes.isLocal(member + 1, in: block)
      {
        start = member + 1
      }
    }
    var hash = TextHash()
    addName(start..<range.upperBound, to: &hash)
    return hash
  }

  private func addName(_ range: Range<Int>, to hash: inout TextHash) {
    for index in range {
      switch tokens[index].kind {
      case .questionPostfix, .exclamationPostfix: continue
      default: hash.add(UnsafeRawBufferPointer(rebasing: bytes[tokens[index].range]))
      }
    }
  }

  /// Identifies the view or guide that an item means in the code of `block`: two items with one identity are one
  /// view. Nil where the text does not say which it is, as for a call, a subscript or a superview without a name.
  public func identity(of item: Item, in block: Block) -> UInt64? {
    guard item.key != 0, !item.isSuperview else { return nil }
    let member = scopes.memberKey(item.key, in: block.index) ?? TextHash.pair(0, item.key)
    guard !item.isSelf, !item.tokens.isEmpty else { return member }
    for index in item.tokens {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace, .questionInfix: return nil
      default: continue
      }
    }
    let root = rootName(item)
    if tokens[root].kind == .dollarIdentifier {
      return anonymousScope(around: block).map { TextHash.pair(UInt64($0.index), item.key) }
    }
    guard tokens[item.tokens.lowerBound].kind == .identifier,
      let near = scopes.local(root, in: block.index),
      let local = blockAround(item, before: block).map({ scopes.local(root, in: $0.index) }) ?? near
    else { return member }
    return TextHash.pair(local, item.key)
  }

  /// The block of a call, for what it says in front of its closure `block`: a parameter there may hide the name of the
  /// argument that it stands for, as in `constrain(label) { label in … }`.
  private func blockAround(_ item: Item, before block: Block) -> Block? {
    guard block.kind == .closure, let call = block.closure?.call,
      call.tokens.indices.contains(item.tokens.lowerBound),
      let open = block.open, item.tokens.upperBound <= open.index
    else { return nil }
    return call.statement.block
  }

  /// The identity of the items that name a property or a local, where nothing hides it.
  public func identity(of subview: Subview) -> UInt64 {
    let item = Item.key(ofHash: subview.key)
    guard subview.isLocal else { return TextHash.pair(scopes.types[subview.type].key, item) }
    let local = Scopes.localKey(block: subview.declaration.block.index, subview.key)
    return TextHash.pair(local, item)
  }

  /// The block of the closure whose `$0` is meant in `block`.
  private func anonymousScope(around block: Block) -> Block? {
    let scope = block.ancestors.first { $0.kind == .closure || $0.kind == .functionBody }
    return scope?.kind == .closure ? scope : nil
  }

  /// The view that a safe area, margins or a readable width belong to; any other item as it is.
  public func viewOfGuide(_ item: Item, in block: Block) -> Item {
    let (view, guide) = guide(item, in: block)
    return guide?.isInset == true ? view : item
  }

  /// The view that an item is, or that it is a guide of, and which guide that is.
  public func guide(_ item: Item, in block: Block) -> (view: Item, guide: ViewGuide?) {
    guard !item.isSelf, !item.isSuperview, !item.tokens.isEmpty,
      case let last = lastName(item), last == item.tokens.upperBound - 1,
      let guide = ViewGuide(code[last])
    else { return (item, nil) }
    if last == item.tokens.lowerBound {
      // `let layoutMarginsGuide = card.layoutMarginsGuide` hides the property.
      let isLocal = scopes.isLocal(last, in: block.index)
      return isLocal ? (item, nil) : (.implicitSelf(at: last), guide)
    }
    return (self.item(item.tokens.lowerBound..<(last - 1), in: block.index), guide)
  }

  /// Whether an item is a layout guide, by its name.
  public func isGuide(_ item: Item) -> Bool {
    guard !item.tokens.isEmpty else { return false }
    let last = lastName(item)
    return hasSuffix(last, "Guide") || hasSuffix(last, "guide")
  }

  /// Whether the tokens of a path name a view or a guide, and not a number: by their declaration or by how they are named.
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
    if !isQualified, let local = scopes.local(name, in: block) { return viewNames.contains(local) }
    return isViewProperty(name, in: block)
  }

  /// What tells the view that an item names from every other one of its function; nil where the same text may mean
  /// another view each time, as a computed property, an inherited one, a subscript and a call may.
  ///
  /// Two items of one function with one identity are the same view, unless the name was given a new value between.
  /// Stricter than `identity(of:in:)`, which takes one text in one scope for one view.
  public func identity(of item: Item, at statement: Statement) -> UInt64? {
    if item.isSelf || item.tokens.isEmpty { return item.isSelf ? Item.selfKey : nil }
    guard item.key != 0 else { return nil }
    let block = statement.block.index
    let name = rootName(item)
    guard isPlainPath(item, after: name) else { return nil }
    let isQualified = name > item.tokens.lowerBound
    if !isQualified, let local = scopes.local(name, in: block) {
      return TextHash.pair(local, item.key)
    }
    if tokens[name].is(.view) || tokens[name].is(.contentView) { return item.key }
    guard tokens[name].kind == .identifier else { return nil }
    guard let property = scopes.memberKey(key(name), in: block), keeps(property) else { return nil }
    return scopes.memberKey(item.key, in: block)
  }

  private func isPlainPath(_ item: Item, after name: Int) -> Bool {
    for index in (name + 1)..<max(item.tokens.upperBound, name + 1) {
      switch tokens[index].kind {
      case .period, .questionPostfix, .exclamationPostfix: continue
      default:
        guard tokens[index].is(.view) || tokens[index].is(.contentView) else { return false }
      }
    }
    return true
  }

  private func keeps(_ property: UInt64) -> Bool {
    if lazily.kept == nil { lazily.kept = readKeptNames() }
    return lazily.kept?.contains(property) ?? false
  }

  private func readKeptNames() -> KeySet {
    var names = KeySet()
    for declaration in code.declarations where declaration.kind == .property {
      guard let name = declaration.name, !scopes.isInFunction(declaration.statement),
        declaration.isStored,
        let property = scopes.memberKey(key(name), in: declaration.block.index)
      else { continue }
      names.insert(property)
    }
    return names
  }

  /// Whether a local holds a view that its declaration makes.
  public func isViewLocal(_ item: Item, at statement: Statement) -> Bool {
    guard isLocalItem(item, at: statement), tokens[item.tokens.lowerBound].kind == .identifier,
      let local = scopes.local(item.tokens.lowerBound, in: statement.block.index)
    else { return false }
    if lazily.madeLocals == nil {
      lazily.madeLocals = KeySet(
        subviews.filter { $0.isLocal }.map {
          Scopes.localKey(block: $0.declaration.block.index, $0.key)
        })
    }
    return lazily.madeLocals?.contains(local) ?? false
  }

  /// The view whose part an item is, where it is the content view of another one: `effectView` of
  /// `effectView.contentView`.
  public func owner(ofContentView item: Item, at statement: Statement) -> Item? {
    let tokens = item.tokens
    guard tokens.count > 2, self.tokens[tokens.upperBound - 1].is(.contentView),
      self.tokens[tokens.upperBound - 2].kind == .period
    else { return nil }
    return self.item(tokens.lowerBound..<(tokens.upperBound - 2), in: statement.block.index)
  }

  /// Whether an item is the view that the code belongs to or is responsible for: `self`, `view`, `contentView`, and the
  /// `rootView` of a controller that gets its type from a generic superclass. A local of that name that holds another
  /// view is not.
  public func isContainer(_ item: Item, at statement: Statement) -> Bool {
    if item.isSelf || item.tokens.isEmpty { return true }
    let name = rootName(item)
    if isRootView(name, in: statement.block.index), name == lastName(item) { return true }
    guard tokens[name].is(.view) || tokens[name].is(.contentView), name == lastName(item) else {
      return false
    }
    if tokens[item.tokens.lowerBound].is(Keyword.`self`) { return true }
    guard let local = scopes.local(name, in: statement.block.index) else { return true }
    return !viewNames.contains(local)
  }

  /// Whether a name is that of a controller's own view, which the superclass declares and whose type the class says:
  /// `rootView` in `class PlayerController: BaseController<PlayerView>`.
  private func isRootView(_ name: Int, in block: Int) -> Bool {
    guard spells(name, "rootView"), let type = scopes.type(aroundBlock: block),
      let declared = scopes.typesByName[type.key].map({ scopes.types[$0] }),
      declared.kind == .class,
      !scopes.isLocal(name, in: block)
        || tokens[max(name - 1, 0)].kind == .period,
      let property = scopes.memberKey(key(name), in: block), !propertyNames.contains(property)
    else { return false }
    let inherited = declared.declaration.type
    guard let superclass = inherited.first, tokens[superclass.index].namesViewType,
      hasSuffix(superclass.index, "Controller"), let open = superclass.next, open == "<",
      let view = open.next
    else { return false }
    return isViewName(view.index)
  }
}
