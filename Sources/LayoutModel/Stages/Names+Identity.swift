import SwiftSource

extension Names {
  /// What tells the view that an item names from every other one of its function; nil where the same text may mean
  /// another view each time, as a computed property, an inherited one, a subscript and a call may.
  ///
  /// Two items of one function with one identity are the same view, unless the name was given a new value between.
  /// Stricter than `identity(of:in:)`, which takes one text in one scope for one view.
  public func identity(of item: Item, at statement: Int) -> UInt64? {
    if item.isSelf || item.tokens.isEmpty { return item.isSelf ? Item.selfKey : nil }
    guard item.key != 0 else { return nil }
    let block = block(of: statement)
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

  /// Whether nothing but `view` and `contentView`, which views and controllers keep, follows the first name.
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

  /// Whether a property, given as type and name, is stored.
  private func keeps(_ property: UInt64) -> Bool {
    if lazily.kept == nil { lazily.kept = readKeptNames() }
    return lazily.kept?.contains(property) ?? false
  }

  private func readKeptNames() -> Set<UInt64> {
    var names: Set<UInt64> = []
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
  public func isViewLocal(_ item: Item, at statement: Int) -> Bool {
    guard isLocalItem(item, at: statement), tokens[item.tokens.lowerBound].kind == .identifier,
      let local = scopes.local(item.tokens.lowerBound, in: block(of: statement))
    else { return false }
    if lazily.madeLocals == nil {
      lazily.madeLocals = Set(
        subviews.lazy.filter { $0.type < 0 }.map {
          Scopes.localKey(block: self.outline.declarations[$0.declaration.index].block, $0.key)
        })
    }
    return lazily.madeLocals?.contains(local) ?? false
  }
}
