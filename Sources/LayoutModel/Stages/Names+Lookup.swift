import SwiftSource

extension Names {
  /// The view whose part an item is, where it is the content view of another one: `effectView` of
  /// `effectView.contentView`.
  public func owner(ofContentView item: Item, at statement: Int) -> Item? {
    let tokens = item.tokens
    guard tokens.count > 2, self.tokens[tokens.upperBound - 1].is(.contentView),
      self.tokens[tokens.upperBound - 2].kind == .period
    else { return nil }
    return self.item(tokens.lowerBound..<(tokens.upperBound - 2), in: block(of: statement))
  }
}
