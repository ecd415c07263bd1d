import SwiftSource

extension Names {
  /// How many initial values a property may be in. Each is looked at with all that is in it, and no file nests types in values
  /// this deeply.
  private static let mostValuesAround = 16

  func readDeclarations() {
    var valueEnds: [Int] = []
    for declaration in code.declarations {
      guard declaration.kind == .property || declaration.kind == .binding,
        let token = declaration.name
      else { continue }
      let name = key(token)
      let block = declaration.block.index
      if scopes.functionsOfBlocks[block] >= 0 {
        readLocal(declaration, token.index, name)
        continue
      }
      guard declaration.kind == .property else { continue }
      let type = Int(scopes.typesOfBlocks[block])
      if let value = declaration.value?.indices {
        while let end = valueEnds.last, end <= value.lowerBound { valueEnds.removeLast() }
        if valueEnds.count < Self.mostValuesAround {
          properties.append(ViewProperty(declaration: declaration, type: type, value: value))
        }
        valueEnds.append(value.upperBound)
      }
      guard type >= 0 else { continue }
      let pair = TextHash.pair(scopes.types[type].key, name)
      propertyNames.insert(pair)
      if isView(declaration) {
        viewNames.insert(pair)
        subviews.append(Subview(declaration: declaration, key: name, type: type))
      }
    }
  }

  /// Notes a local, unless it is another name for the property that it is named after: `guard let label = self.label`.
  private func readLocal(_ declaration: Declaration, _ token: Int, _ name: UInt64) {
    guard !isAlias(declaration, token) else { return }
    let local = scopes.localKey(of: declaration, name)
    if scopes.insert(local: local, named: name) { _ = scopes.localStarts.append(local, token) }
    if declaration.kind == .property, isView(declaration) {
      viewNames.insert(local)
      subviews.append(Subview(declaration: declaration, key: name, type: -1))
    }
  }

  private func isAlias(_ declaration: Declaration, _ name: Int) -> Bool {
    // A variable is a copy.
    guard !declaration.keyword.is(.var) else { return false }
    let next = name + 1
    guard tokens[next].kind == .equal else {
      // `if let label {`; a pattern such as `case .some(let label)` binds something else.
      return declaration.kind == .binding && tokens[name - 1].is(.let)
        && (tokens[next].kind == .leftBrace || tokens[next].kind == .comma
          || tokens[next].is(.else))
        && !declaration.statement.first.is(.case)
    }
    var value = next + 1
    if tokens[value].is(Keyword.`self`) {
      value += 1
      if tokens[value].kind == .questionPostfix { value += 1 }
      guard tokens[value].kind == .period else { return false }
      value += 1
    }
    guard tokens[value].kind == .identifier, code[value].hasSameText(as: code[name])
    else { return false }
    switch tokens[value + 1].kind {
    case .period, .leftParen, .leftBracket, .binaryOperator: return false
    case .questionPostfix: return tokens[value + 2].kind != .period
    default: return true
    }
  }

  private func isView(_ declaration: Declaration) -> Bool {
    let type = declaration.type
    guard let first = type.first else {
      return declaration.value.map { makesView($0.indices) } ?? false
    }
    guard let name = type.last(where: { $0.kind == .identifier }) else { return false }
    return first.kind != .leftBracket && isViewName(name.index)
  }

  /// Whether a name in a function is that of a view: declared as one, or added or constrained by its type, or not
  /// declared in this file and named like one.
  public func isSubview(_ action: ViewAction) -> Bool {
    guard action.root.key != 0, !isContainer(action.root, at: action.statement) else {
      return false
    }
    let block = block(of: action.statement)
    let name = rootName(action.root)
    guard tokens[name].kind == .identifier else { return false }
    let key = key(name)
    if !isQualified(action.root), let local = scopes.local(name, in: block) {
      return viewNames.contains(local)
    }
    guard let member = scopes.memberKey(key, in: block) else { return false }
    if viewNames.contains(member) || placedNames.contains(member) { return true }
    return !propertyNames.contains(member) && isNamedLikeView(name)
  }

  /// Whether a path is a view's by its last name: `self` and its kin, one that is declared as a view, one like a view's.
  func isKnownView(_ path: Range<Int>, in block: Int) -> Bool {
    guard
      let name = path.last(where: {
        tokens[$0].kind == .identifier || tokens[$0].kind == .keyword
      })
    else { return false }
    switch tokens[name].layoutWord {
    case .view, .contentView, .superview: return true
    default: break
    }
    if tokens[name].is(Keyword.`self`) || isNamedLikeView(name) { return true }
    if name == path.lowerBound, let local = scopes.local(name, in: block) {
      return viewNames.contains(local)
    }
    let isOwn = name == path.lowerBound || tokens[path.lowerBound].is(Keyword.`self`)
    return isOwn && isViewProperty(name, in: block)
  }
}
