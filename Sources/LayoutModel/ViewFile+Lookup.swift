import SwiftSource

extension ViewFile {
  /// The innermost statement that a token is part of, or nil.
  public func statement(around token: Int) -> Int? {
    var index = outline.statements.partitioningIndex { $0.first > token } - 1
    for _ in 0..<Self.longestClimb {
      guard index >= 0 else { break }
      if outline.statements[index].end > token { return index }
      index = outline.blocks[outline.statements[index].block].owner
    }
    return nil
  }

  /// The view whose part an item is, where it is the content view of another one: `effectView` of
  /// `effectView.contentView`.
  public func owner(ofContentView item: Item, at statement: Int) -> Item? {
    let tokens = item.tokens
    guard tokens.count > 2, self.tokens[tokens.upperBound - 1].is(.contentView),
      self.tokens[tokens.upperBound - 2].kind == .period
    else { return nil }
    return self.item(tokens.lowerBound..<(tokens.upperBound - 2), in: block(of: statement))
  }

  /// Whether the code of a statement is that of a function or a closure, where names may be locals.
  public func isInFunction(_ statement: Int) -> Bool { scopes[block(of: statement)] >= 0 }

  /// The innermost function, with the declaration of its name, that a statement is part of; nil for none.
  public func functionDeclaration(around statement: Int) -> Int? {
    var block = block(of: statement)
    for _ in 0..<Self.longestClimb {
      guard block > 0 else { break }
      let current = outline.blocks[block]
      if current.kind == .functionBody, current.subject >= 0 { return current.subject }
      if current.kind == .typeBody { return nil }
      block = current.parent
    }
    return nil
  }

  /// The type that a statement is part of, or nil.
  public func type(around statement: Int) -> ViewType? {
    type(aroundBlock: block(of: statement))
  }
}
