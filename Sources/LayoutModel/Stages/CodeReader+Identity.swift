import SwiftSource

extension CodeReader {
  /// Whether a property keeps a value: it has no body, or one with nothing but `willSet` and `didSet`.
  func isStored(_ declaration: Outline.Declaration) -> Bool {
    guard declaration.body >= 0 else { return true }
    let body = outline.blocks[declaration.body]
    guard body.kind == .accessors else { return false }
    return outline.statements(of: declaration.body).contains { index in
      (outline.statements[index].first..<outline.statements[index].end).prefix(4)
        .contains { tokens[$0].is(.willSet) || tokens[$0].is(.didSet) }
    }
  }

  /// The call that an array literal is an argument of, by itself; nil for any other list.
  ///
  /// - Parameter open: the `[` of the literal.
  public func call(withArgument open: Int) -> Int? {
    let list = outline.lists.partitioningIndex { $0.open >= open }
    guard list < outline.lists.count, outline.lists[list].open == open, open > 0 else { return nil }
    switch tokens[open - 1].kind {
    case .leftParen, .comma, .colon: break
    default: return nil
    }
    let outer = outline.lists[list].outer
    guard outer >= 0, outline.lists[outer].call >= 0 else { return nil }
    return outline.lists[outer].call
  }
}
