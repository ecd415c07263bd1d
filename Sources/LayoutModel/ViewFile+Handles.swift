import SwiftSource

extension Lexeme {
  /// The word of layout that the token spells.
  public var layoutWord: LayoutWord? { token.layoutWord }

  /// Whether the token spells this word of layout.
  public func `is`(_ word: LayoutWord) -> Bool { token.is(word) }
}

// What a file says about the things that handles stand for.
extension ViewFile {
  /// Identifies the text of a token.
  public func key(_ token: Lexeme) -> UInt64 { key(token.index) }

  /// Identifies the view that an item means at a statement; stricter than `identity(of:in:)`.
  public func identity(of item: Item, at statement: Statement) -> UInt64? {
    identity(of: item, at: statement.index)
  }

  /// Identifies the view or guide that an item means in the code of a block; see `identity(of:in:)`.
  public func identity(of item: Item, in block: Block) -> UInt64? {
    identity(of: item, in: block.index)
  }

  /// Whether an item's first name is a local or a parameter where a statement stands.
  public func isLocalItem(_ item: Item, at statement: Statement) -> Bool {
    isLocalItem(item, at: statement.index)
  }

  /// Whether control that has passed the statement `earlier` can come to `later`, which stands after it in the source.
  public func canFollow(_ later: Statement, after earlier: Statement) -> Bool {
    canFollow(later.index, after: earlier.index)
  }

  /// Whether a statement runs as part of a block's code: in no closure and no function inside it.
  public func runsDirectly(_ statement: Statement, in block: Block) -> Bool {
    runsDirectly(statement.index, in: block.index)
  }

  /// The parameterless function of a type that a name means, if the file has it.
  ///
  /// - Parameter type: the key of the type.
  public func ownFunction(named name: Lexeme, of type: UInt64) -> ViewFunction? {
    if functionNames == nil {
      var names: [UInt64: Int] = [:]
      for (index, function) in functions.enumerated()
      where function.type >= 0 && !function.hasParameters && function.key != 0 {
        names[TextHash.pair(types[function.type].key, function.key)] = index
      }
      functionNames = names
    }
    return functionNames?[TextHash.pair(type, key(name))].map { functions[$0] }
  }

  /// The type that the code of a statement belongs to: the class of an extension, if the file has it.
  public func declaredType(around statement: Statement) -> ViewType? {
    guard let type = type(around: statement) else { return nil }
    guard type.kind == .extension else { return type }
    return typesByName[type.key].map { types[$0] }
  }

  /// Whether an item is the view that contains what the code of a statement lays out.
  public func isContainer(_ item: Item, at statement: Statement) -> Bool {
    isContainer(item, at: statement.index)
  }

  /// The call that an array literal, given by its `[`, is an argument of by itself; nil for any other list.
  public func call(withArgument open: Lexeme) -> Call? {
    call(withArgument: open.index).map { code.calls[$0] }
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

  /// Whether a name is that of a local or a parameter that holds no view for all that the file says.
  public func isLocalOfNoView(_ name: Lexeme) -> Bool {
    guard let statement = name.statement, let local = local(name.index, in: statement.block.index)
    else { return false }
    return !viewNames.contains(local)
  }

  /// Whether the code of a statement is that of a function or a closure, where names may be locals.
  public func isInFunction(_ statement: Statement) -> Bool { isInFunction(statement.index) }

  /// Whether a name sounds like that of a view: `titleLabel`.
  public func isNamedLikeView(_ name: Lexeme) -> Bool { isNamedLikeView(name.index) }

  /// The type that a statement is part of.
  public func type(around statement: Statement) -> ViewType? { type(around: statement.index) }

  /// The statement of a type's body that a statement is or is part of.
  public func member(around statement: Statement) -> Statement? {
    member(around: statement.index).map { code.statements[$0] }
  }

  /// The item that some tokens name.
  public func item(_ name: Lexemes, in block: Block) -> Item { item(name.indices, in: block.index) }

  /// The constraints whose tokens are among these.
  public func constraints(in tokens: Lexemes) -> ArraySlice<Constraint> {
    constraints[constraints(in: tokens.indices)]
  }

  /// What is done with views among these tokens.
  public func actions(in tokens: Lexemes) -> ArraySlice<ViewAction> {
    actions[actions(in: tokens.indices)]
  }
}
