import SwiftSource

extension Names {
  /// Whether the name at a token is that of a view as a member of the type around a block.
  func isViewProperty(_ name: Int, in block: Int) -> Bool {
    scopes.memberKey(key(name), in: block).map(viewNames.contains) ?? false
  }

  /// Whether a name, perhaps behind others, is known to be that of a view: by its declaration in this file, or because
  /// nothing else is called so.
  ///
  /// - Parameter path: not empty.
  public func namesView(_ path: Lexemes, at statement: Statement) -> Bool {
    let (path, block) = (path.indices, statement.block.index)
    guard isPath(path) else { return false }
    let item = item(path, in: block)
    if item.isSelf || isContainer(item, at: statement) { return true }
    let name = path.upperBound - 1
    guard tokens[name].kind == .identifier else { return false }
    if tokens[name].is(.superview) || tokens[name].is(.view) || tokens[name].is(.contentView) {
      return path.count > 1
    }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    if path.count == 1, let local = scopes.local(name, in: block) {
      return viewNames.contains(local)
    }
    guard path.count == 1 || (isQualified && path.count == 3),
      let member = scopes.memberKey(key(name), in: block)
    else { return isNamedLikeView(name) }
    if viewNames.contains(member) { return true }
    return !propertyNames.contains(member) && isNamedLikeView(name)
  }
}
