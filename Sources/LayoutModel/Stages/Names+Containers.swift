import SwiftSource

extension Names {
  /// Identifies the view or guide that an item means in the code of `block`: two items with one identity are one
  /// view. Nil where the text does not say which it is, as for a call, a subscript or a superview without a name.
  public func identity(of item: Item, in block: Int) -> UInt64? {
    guard item.key != 0, !item.isSuperview else { return nil }
    let member = scopes.memberKey(item.key, in: block) ?? TextHash.pair(0, item.key)
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
      let local = scopes.local(root, in: block)
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

  /// The view that a safe area, margins or a readable width belong to; any other item as it is.
  public func viewOfGuide(_ item: Item, in block: Block) -> Item {
    guard !item.isSelf, !item.isSuperview, !item.tokens.isEmpty else { return item }
    let last = lastName(item)
    guard spells(last, "safeAreaLayoutGuide") || isMarginsGuide(last),
      last == item.tokens.upperBound - 1
    else { return item }
    if last == item.tokens.lowerBound { return .implicitSelf(at: last) }
    return self.item(item.tokens.lowerBound..<(last - 1), in: block.index)
  }

  private func isMarginsGuide(_ token: Int) -> Bool {
    spells(token, "layoutMarginsGuide") || spells(token, "readableContentGuide")
  }

  /// Whether an item is the safe area of a view.
  public func isSafeArea(_ item: Item) -> Bool {
    !item.tokens.isEmpty && spells(lastName(item), "safeAreaLayoutGuide")
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
    if !isQualified, let local = scopes.local(name, in: block) { return viewNames.contains(local) }
    return isViewProperty(name, in: block)
  }
}
