import SwiftSource

extension Names {
  /// Whether an item is the view that the code belongs to or is responsible for: `self`, `view`, `contentView`. A local
  /// of that name that holds another view is none.
  public func isContainer(_ item: Item, at statement: Int) -> Bool {
    if item.isSelf || item.tokens.isEmpty { return true }
    let name = rootName(item)
    guard tokens[name].is(.view) || tokens[name].is(.contentView), name == lastName(item) else {
      return false
    }
    if tokens[item.tokens.lowerBound].is(Keyword.`self`) { return true }
    guard let local = scopes.local(name, in: block(of: statement)) else { return true }
    return !viewNames.contains(local)
  }
}
