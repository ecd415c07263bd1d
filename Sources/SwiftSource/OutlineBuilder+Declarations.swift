extension OutlineBuilder {
  // MARK: - Classifying statements

  /// Handles an attribute, a modifier or the word that determines the kind of statement; returns the next index.
  func classify(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .at: return attribute(index)
    case .keyword: return classifyKeyword(index)
    case .identifier: return classifyIdentifier(index)
    default: return beginExpression(index)
    }
  }

  private func beginExpression(_ index: Int) -> Int {
    frame.mode = .expression
    return continueStatement(index)
  }

  /// Sets the kind of the current statement and the mode for its next tokens.
  func begin(
    _ kind: Outline.Statement.Kind, _ mode: Frame.Mode, _ next: Int
  ) -> Int {
    outline.statements[frame.statement].kind = kind
    frame.mode = mode
    return next
  }

  private func attribute(_ index: Int) -> Int {
    var next = index + 1
    while tokens[next].kind == .identifier || tokens[next].kind == .keyword {
      next += 1
      if let end = typeArgumentsEnd(next) { next = end }
      guard tokens[next].kind == .period else { break }
      next += 1
    }
    if tokens[next].kind == .leftParen, !tokens[next].flags.contains(.spaceBefore) {
      next = skip(next)
    }
    return next
  }

  private func classifyKeyword(_ index: Int) -> Int {
    let token = tokens[index]
    switch Keyword(rawValue: token.word.id) {
    case .static:
      frame.modifiers.insert(.static)
      return index + 1
    case .class where startsDeclaration(index + 1):
      frame.modifiers.insert(.static)
      return index + 1
    case .private, .fileprivate:
      if !isSetterAccess(index + 1) { frame.modifiers.insert(.private) }
      return afterModifier(index)
    case .public, .internal:
      return afterModifier(index)
    case .let, .var:
      return beginProperty(index)
    case .func:
      return beginFunction(.function, name: index + 1, keyword: index)
    case .`init` where blockKind == .typeBody || blockKind == .conditionalBranch:
      return beginFunction(.initializer, name: -1, keyword: index)
    case .deinit:
      return beginFunction(.deinitializer, name: -1, keyword: index)
    case .subscript:
      return beginFunction(.subscripting, name: -1, keyword: index)
    case .class: return beginType(.class, index)
    case .struct: return beginType(.structure, index)
    case .enum: return beginType(.enumeration, index)
    case .protocol: return beginType(.protocol, index)
    case .extension: return beginType(.extension, index)
    case .import: return begin(.importing, .ignored, index + 1)
    case .typealias, .associatedtype: return begin(.typeAlias, .ignored, index + 1)
    case .operator, .precedencegroup: return begin(.other, .ignored, index + 1)
    case .case where frame.isInSwitch, .default:
      return begin(.caseLabel, .caseLabel, index + 1)
    case .case:
      return begin(.enumerationCase, .ignored, index + 1)
    case .if, .guard, .switch, .do, .defer:
      beginHeader(token)
      return begin(.branch, .header, index + 1)
    case .for, .while, .repeat:
      beginHeader(token)
      return begin(.loop, .header, index + 1)
    case .return, .throw, .break, .continue, .fallthrough:
      return begin(.transfer, .expression, index + 1)
    default:
      return beginExpression(index)
    }
  }

  private func classifyIdentifier(_ index: Int) -> Int {
    let token = tokens[index]
    if blockKind == .accessors, isAccessorWord(token) {
      outline.statements[frame.statement].kind = .accessor
      frame.mode = .functionHeader
      addDeclaration(.accessor, name: index, keyword: index)
      return index + 1
    }
    switch Keyword(rawValue: token.word.id) {
    case .actor where tokens[index + 1].kind == .identifier && !tokens[index + 1].startsLine:
      return beginType(.actor, index)
    case .lazy where startsDeclaration(index + 1):
      frame.modifiers.insert(.lazy)
      return index + 1
    case .override where startsDeclaration(index + 1):
      frame.modifiers.insert(.override)
      return index + 1
    case .weak, .unowned:
      guard startsDeclaration(afterModifier(index)) else { break }
      frame.modifiers.insert(.weak)
      return afterModifier(index)
    case .final, .open, .required, .convenience, .mutating, .nonmutating, .indirect, .dynamic,
      .optional, .prefix, .postfix, .infix, .isolated, .nonisolated, .distributed, .package,
      .consuming, .borrowing, .async, .macro:
      guard startsDeclaration(afterModifier(index)) else { break }
      return afterModifier(index)
    default:
      break
    }
    if precedesFunction(index) { return index + 1 }
    if tokens[index + 1].kind == .colon, labelsStatement(index + 2) { return index + 2 }
    return beginExpression(index)
  }

  private func startsDeclaration(_ index: Int) -> Bool {
    guard index < last else { return false }
    let token = tokens[index]
    switch token.kind {
    case .at: return true
    case .keyword:
      switch Keyword(rawValue: token.word.id) {
      case .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .`init`, .internal,
        .let, .operator, .private, .protocol, .public, .static, .struct, .subscript, .typealias,
        .var, .case:
        return true
      default: return false
      }
    case .identifier:
      if precedesFunction(index) { return true }
      guard let keyword = Keyword(rawValue: token.word.id) else { return false }
      switch keyword {
      case .actor, .final, .lazy, .weak, .unowned, .open, .required, .convenience, .override,
        .mutating, .nonmutating, .indirect, .dynamic, .optional, .isolated, .nonisolated,
        .distributed, .package, .consuming, .borrowing, .prefix, .postfix, .infix:
        return tokens[index + 1].kind == .keyword || tokens[index + 1].kind == .identifier
          || tokens[index + 1].kind == .leftParen || tokens[index + 1].kind == .at
      case .willSet, .didSet, .get, .set, ._read, ._modify:
        return blockKind == .accessors
      default: return false
      }
    default: return false
    }
  }

  private func precedesFunction(_ index: Int) -> Bool {
    tokens[index + 1].kind == .keyword && tokens[index + 1].is(.func)
      && !tokens[index + 1].startsLine
  }

  private func isSetterAccess(_ index: Int) -> Bool {
    tokens[index].kind == .leftParen && tokens[index + 1].is(.set)
  }

  /// The index after a modifier and its argument, such as `private(set)`.
  private func afterModifier(_ index: Int) -> Int {
    let next = index + 1
    guard tokens[next].kind == .leftParen, !tokens[next].startsLine,
      tokens[next + 1].kind != .endOfFile,
      outline.links[next] == next + 2
    else { return next }
    return next + 3
  }

  private func labelsStatement(_ index: Int) -> Bool {
    guard tokens[index].kind == .keyword else { return false }
    switch Keyword(rawValue: tokens[index].word.id) {
    case .for, .while, .repeat, .if, .do, .switch: return true
    default: return false
    }
  }

  // MARK: - Declarations

  func addDeclaration(_ kind: Outline.Declaration.Kind, name: Int, keyword: Int) {
    let declaration = outline.declarations.count
    outline.declarations.append(
      .init(
        kind: kind, name: name, keyword: keyword, statement: frame.statement, block: frame.block,
        modifiers: frame.modifiers))
    if outline.statements[frame.statement].declaration < 0 {
      outline.statements[frame.statement].declaration = declaration
    }
    if kind != .binding { frame.declaration = declaration }
  }

  private func beginFunction(
    _ kind: Outline.Declaration.Kind, name: Int, keyword: Int
  ) -> Int {
    let hasName = name >= 0 && !isBracket(tokens[name])
    addDeclaration(kind, name: hasName ? name : -1, keyword: keyword)
    return begin(.function, .functionHeader, hasName ? name + 1 : keyword + 1)
  }

  /// Handles one token between the name of a function and its body.
  func functionHeader(_ index: Int) -> Int {
    let declaration = frame.declaration
    switch tokens[index].kind {
    case .leftParen:
      if outline.declarations[declaration].parameters < 0, outline.links[index] > index {
        outline.declarations[declaration].parameters = index
      }
      return skip(index)
    case .leftBrace:
      let isSubscript = outline.declarations[declaration].kind == .subscripting
      outline.declarations[declaration].body = outline.blocks.count
      pushBlock(
        isSubscript && accessorsFollow(index) ? .accessors : .functionBody, index,
        subject: declaration)
      return index + 1
    default:
      return typeArgumentsEnd(index) ?? skip(index)
    }
  }

  private func beginType(_ kind: Outline.Declaration.Kind, _ index: Int) -> Int {
    let hasName = !isBracket(tokens[index + 1])
    addDeclaration(kind, name: hasName ? index + 1 : -1, keyword: index)
    return begin(.type, .typeHeader, hasName ? index + 2 : index + 1)
  }

  private func isBracket(_ token: Token) -> Bool {
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace, .rightParen, .rightBracket, .rightBrace, .stringHead,
      .stringMiddle, .stringTail, .directive, .endOfFile:
      true
    default:
      false
    }
  }

  /// Handles one token between the name of a type and its body.
  func typeHeader(_ index: Int) -> Int {
    let declaration = frame.declaration
    let inherited = outline.declarations[declaration].type
    switch tokens[index].kind {
    case .colon where inherited.lowerBound == 0:
      outline.declarations[declaration].type = (index + 1)..<(index + 1)
      return index + 1
    case .keyword where tokens[index].is(.where):
      endInherited(at: index)
      frame.mode = .typeRequirements
      return index + 1
    case .leftBrace:
      endInherited(at: index)
      return openTypeBody(index)
    default:
      return typeArgumentsEnd(index) ?? skip(index)
    }
  }

  /// Handles one token between `where` and the body.
  func typeRequirements(_ index: Int) -> Int {
    tokens[index].kind == .leftBrace ? openTypeBody(index) : skip(index)
  }

  private func endInherited(at index: Int) {
    let start = outline.declarations[frame.declaration].type.lowerBound
    if start > 0 { outline.declarations[frame.declaration].type = start..<index }
  }

  private func openTypeBody(_ index: Int) -> Int {
    outline.declarations[frame.declaration].body = outline.blocks.count
    pushBlock(.typeBody, index, subject: frame.declaration)
    return index + 1
  }
}
