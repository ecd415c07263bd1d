extension OutlineBuilder {
  // MARK: - Properties

  /// Begins the declarations after the `let` or `var` at `index`.
  func beginProperty(_ index: Int) -> Int {
    let hasName = tokens[index + 1].kind == .identifier
    addDeclaration(.property, name: hasName ? index + 1 : -1, keyword: index)
    return begin(.property, .propertyPattern, hasName ? index + 2 : index + 1)
  }

  /// Handles one token between a property's name and its value or body.
  func propertyPattern(_ index: Int) -> Int {
    let declaration = frame.declaration
    switch tokens[index].kind {
    case .colon:
      outline.declarations[declaration].type = (index + 1)..<(index + 1)
      return index + 1
    case .comma:
      return nextDeclarator(index)
    case .equal:
      finishProperty(at: index)
      outline.declarations[declaration].value = (index + 1)..<(index + 1)
      frame.mode = .propertyValue
      frame.operandEnd = false
      frame.chainStart = -1
      return index + 1
    case .leftBrace:
      return openAccessors(index)
    default:
      return typeArgumentsEnd(index) ?? skip(index)
    }
  }

  /// Handles one token of a property's initial value.
  func propertyValue(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .comma:
      return nextDeclarator(index)
    case .leftBrace where frame.operandEnd && accessorsFollow(index):
      return openAccessors(index)
    case .keyword where startsBranchExpression(token):
      beginHeader(token)
      return index + 1
    default:
      return expression(index)
    }
  }

  private func nextDeclarator(_ index: Int) -> Int {
    finishProperty(at: index)
    let hasName = tokens[index + 1].kind == .identifier
    addDeclaration(
      .property, name: hasName ? index + 1 : -1,
      keyword: outline.declarations[frame.declaration].keyword)
    frame.mode = .propertyPattern
    return hasName ? index + 2 : index + 1
  }

  private func openAccessors(_ index: Int) -> Int {
    finishProperty(at: index)
    guard outline.links[index] > index else { return index + 1 }
    let property = frame.declaration
    frame.mode = .bodyDone
    if accessorsFollow(index) {
      outline.declarations[property].body = outline.blocks.count
      pushBlock(.accessors, index, subject: property)
    } else {
      addDeclaration(
        .accessor, name: outline.declarations[property].name,
        keyword: outline.declarations[property].keyword)
      let getter = frame.declaration
      frame.declaration = property
      outline.declarations[property].body = outline.blocks.count
      outline.declarations[getter].body = outline.blocks.count
      pushBlock(.functionBody, index, subject: getter)
    }
    return index + 1
  }

  /// Ends the type or the value of the current property.
  func finishProperty(at index: Int) {
    let declaration = frame.declaration
    guard declaration >= 0, outline.declarations[declaration].kind == .property, index >= 0 else {
      return
    }
    let property = outline.declarations[declaration]
    if property.value.lowerBound > 0 {
      if property.value.isEmpty {
        outline.declarations[declaration].value =
          property.value.lowerBound..<max(index, property.value.lowerBound)
      }
    } else if property.type.lowerBound > 0, property.type.isEmpty {
      outline.declarations[declaration].type =
        property.type.lowerBound..<max(index, property.type.lowerBound)
    }
  }

  // MARK: - Accessors

  /// Whether the token is the name of an accessor.
  func isAccessorWord(_ token: Token) -> Bool {
    guard token.kind == .identifier else { return false }
    switch Keyword(rawValue: token.word.id) {
    case .get, .set, .willSet, .didSet, ._read, ._modify: return true
    default: return false
    }
  }

  /// Whether the brace at `index` is followed by an accessor, rather than by a statement that begins with such a name.
  func accessorsFollow(_ index: Int) -> Bool {
    var next = index + 1
    while next < last {
      let token = tokens[next]
      if token.kind == .at {
        next += 2
        if tokens[min(next, last)].kind == .leftParen { next = skip(next) }
        continue
      }
      if token.is(.mutating) || token.is(.nonmutating) || token.is(.private)
        || token.is(.nonisolated)
      {
        next += 1
        continue
      }
      break
    }
    guard next < last, isAccessorWord(tokens[next]) else { return false }
    let following = tokens[next + 1]
    switch following.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen:
      let end = skip(next + 1)
      return end < last && tokens[end].kind == .leftBrace
    case .identifier:
      return isAccessorWord(following) || following.is(.async)
        || following.is(.mutating) || following.is(.nonmutating)
    case .keyword: return following.is(.throws)
    default: return false
    }
  }
}
