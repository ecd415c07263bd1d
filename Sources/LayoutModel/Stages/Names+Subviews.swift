import SwiftSource

extension Names {
  /// The view of the file that an item names: an index into `subviews`. Nil for another item, for a part of a view,
  /// and for a name that two declarations share.
  public func subview(_ item: Item, in block: Block) -> Int? {
    guard !item.isSelf, !item.tokens.isEmpty, let identity = identity(of: item, in: block),
      let index = subviewsByIdentity().value(of: identity), index >= 0
    else { return nil }
    return index
  }

  /// The view whose name, perhaps behind `self.`, an item begins with: `card` for `card.contentLayoutGuide`.
  public func rootView(_ item: Item, in block: Block) -> Int? {
    guard !item.isSelf, !item.tokens.isEmpty else { return nil }
    let name = rootName(item)
    return subview(self.item(item.tokens.lowerBound..<(name + 1), in: block.index), in: block)
  }

  /// For the parameter of a closure that stands for an argument of the call, as in `constrain(label) { label in … }`,
  /// that argument and the block that it is in; any other item as it is.
  public func source(of item: Item, in block: Block) -> (item: Item, block: Block) {
    guard item.tokens.count == 1, item.key != 0, !item.isSuperview else { return (item, block) }
    for block in block.ancestors.prefix(Self.deepestClosure) {
      guard block.kind == .closure, let closure = block.closure else {
        if block.kind == .functionBody || block.kind == .typeBody { break }
        continue
      }
      guard let call = closure.call, call.name?.is(.constrain) == true,
        closure.signature.contains(where: { $0.hasSameText(as: code[item.tokens.lowerBound]) })
      else { continue }
      let outer = call.statement.block
      guard let arguments = call.arguments else { return (item, block) }
      for argument in arguments.prefix(16) {
        let source = self.item(argument.value, in: outer)
        if source == item { return (source, outer) }
      }
      return (.unknown(at: item.tokens.lowerBound), block)
    }
    return (item, block)
  }

  /// How many blocks around a name may be those of the closure whose parameter it is.
  private static let deepestClosure = 16

  /// The first name of an item, behind `self.`; nil for `self` without a name.
  public func leadingName(_ item: Item) -> Lexeme? {
    guard !item.isSelf, !item.isSuperview, !item.tokens.isEmpty else { return nil }
    return code[rootName(item)]
  }

  /// For the name of each function of the file's types, the places where it occurs, other than in declarations with a
  /// body.
  public func mentions(ofFunction key: UInt64) -> [Lexeme] { mentionsOfFunctions()[key] ?? [] }

  /// The same of all functions of the file's types, by their names.
  public func mentionsOfFunctions() -> KeyMap<[Lexeme]> {
    if let known = lazily.mentions { return known }
    let mentions = readMentions()
    lazily.mentions = mentions
    return mentions
  }

  private func readMentions() -> KeyMap<[Lexeme]> {
    var mentions = KeyMap<[Lexeme]>()
    var filter = NameFilter()
    var declared = KeySet()
    for function in scopes.functions where function.key != 0 && function.isMember {
      guard let name = function.declaration.name else { continue }
      filter.insert(name.token, bytes)
      mentions[function.key] = []
      declared.insert(UInt64(name.index))
    }
    guard !mentions.isEmpty else { return mentions }
    for (index, token) in tokens.enumerated()
    where token.kind == .identifier && filter.mayContain(token, bytes) {
      guard !declared.contains(UInt64(index)), let known = mentions.index(of: key(index)) else {
        continue
      }
      mentions[at: known].append(code[index])
    }
    return mentions
  }

  /// For the identity of each view, its index; -1 where two have one.
  private func subviewsByIdentity() -> Box<KeyMap<Int>> {
    if let known = lazily.subviewsByIdentity { return known }
    var indices = KeyMap<Int>()
    for (index, subview) in subviews.enumerated() {
      let identity = identity(of: subview)
      indices[identity] = indices[identity] == nil ? index : -1
    }
    let known = Box(indices)
    lazily.subviewsByIdentity = known
    return known
  }
}
