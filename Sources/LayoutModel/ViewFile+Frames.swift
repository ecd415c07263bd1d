import SwiftSource

extension FactBuilder {
  /// Whether a name is that of a view for all that the file says; empty for the view that the code belongs to.
  public func isViewWithFrame(_ path: Lexemes, in block: Block) -> Bool {
    let (path, block) = (path.indices, block.index)
    guard !isOtherFrame(path, in: block) else { return false }
    guard let name = path.last(where: { tokens[$0].kind == .identifier }) else {
      let isFrame = path.isEmpty && scopes.isLocal(path.lowerBound, in: block)
      return scopes.type(aroundBlock: block)?.isView ?? false && !isFrame
    }
    let isNamedSo =
      isNamedLikeView(name) || tokens[name].is(.view) || tokens[name].is(.contentView)
      || tokens[name].is(.superview)
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    guard path.first(where: { tokens[$0].kind == .identifier }) == name else { return isNamedSo }
    if !isQualified, let local = scopes.local(name, in: block) {
      return names.viewNames.contains(local) || isNamedSo
    }
    guard let member = scopes.memberKey(key(name), in: block) else { return isNamedSo }
    if names.viewNames.contains(member) || names.placedNames.contains(member) { return true }
    return !names.propertyNames.contains(member) && isNamedSo
  }
}
