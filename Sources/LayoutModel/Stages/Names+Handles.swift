import SwiftSource

extension Names {
  /// The item that some tokens name.
  public func item(_ name: Lexemes, in block: Block) -> Item { item(name.indices, in: block.index) }

  /// Identifies the view that an item means at a statement; stricter than `identity(of:in:)`.
  public func identity(of item: Item, at statement: Statement) -> UInt64? {
    identity(of: item, at: statement.index)
  }

  /// Identifies the view or guide that an item means in the code of a block; see `identity(of:in:)`.
  public func identity(of item: Item, in block: Block) -> UInt64? {
    identity(of: item, in: block.index)
  }

  /// Whether an item's first name is a local or a parameter where a statement is.
  public func isLocalItem(_ item: Item, at statement: Statement) -> Bool {
    isLocalItem(item, at: statement.index)
  }

  /// Whether an item is the view that contains what the code of a statement lays out.
  public func isContainer(_ item: Item, at statement: Statement) -> Bool {
    isContainer(item, at: statement.index)
  }

  /// The view whose part an item is, where it is the content view of another one: `effectView` of
  /// `effectView.contentView`.
  public func owner(ofContentView item: Item, at statement: Statement) -> Item? {
    owner(ofContentView: item, at: statement.index)
  }

  /// Whether a local holds a view that its declaration makes.
  public func isViewLocal(_ item: Item, at statement: Statement) -> Bool {
    isViewLocal(item, at: statement.index)
  }

  /// Whether a name is that of a view property of the type around it.
  public func isViewProperty(_ name: Lexeme) -> Bool {
    name.statement.map { isViewProperty(name.index, in: $0.block.index) } ?? false
  }

  /// Whether a name is that of a local or a parameter that holds no view for all that the file says.
  public func isLocalOfNoView(_ name: Lexeme) -> Bool {
    guard let statement = name.statement,
      let local = scopes.local(name.index, in: statement.block.index)
    else { return false }
    return !viewNames.contains(local)
  }

  /// The parameterless function of a type that a name means, if the file has it.
  ///
  /// - Parameter type: the key of the type.
  public func ownFunction(named name: Lexeme, of type: UInt64) -> ViewFunction? {
    if lazily.functions == nil {
      var names: [UInt64: Int] = [:]
      for (index, function) in scopes.functions.enumerated()
      where function.type >= 0 && !function.hasParameters && function.key != 0 {
        names[TextHash.pair(scopes.types[function.type].key, function.key)] = index
      }
      lazily.functions = names
    }
    return lazily.functions?[TextHash.pair(type, key(name))].map { scopes.functions[$0] }
  }
}
