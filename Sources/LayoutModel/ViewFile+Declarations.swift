import SwiftSource

extension ViewFile {
  // MARK: - Scopes

  /// Finds out for each block which function or closure and which type it is in. Parents come before children.
  func readScopes() {
    for (index, block) in outline.blocks.enumerated() {
      let outer = block.parent >= 0 ? scopes[block.parent] : -1
      switch block.kind {
      case .functionBody, .closure: scopes.append(outer >= 0 ? outer : Int32(index))
      case .typeBody: scopes.append(-1)
      default: scopes.append(outer)
      }
      let depth = block.parent >= 0 ? depths[block.parent] : 0
      depths.append(block.kind == .functionBody && depth < .max ? depth + 1 : depth)
      typesOfBlocks.append(block.parent >= 0 ? typesOfBlocks[block.parent] : -1)
      if block.kind == .typeBody { typesOfBlocks[index] = readType(block) }
      if block.kind == .functionBody, block.subject >= 0 { readFunction(block, index) }
    }
    for closure in outline.closures { readParameters(of: closure) }
  }

  private func readType(_ block: Outline.Block) -> Int32 {
    let declaration = outline.declarations[block.subject]
    let key = declaration.name >= 0 ? key(declaration.name) : 0
    types.append(
      ViewType(
        declaration: code.declarations[block.subject], key: key, isView: isView(declaration, key),
        kind: declaration.kind))
    if declaration.kind != .extension, typesByName[key] == nil {
      typesByName[key] = types.count - 1
    }
    return Int32(types.count - 1)
  }

  /// A class is a view's by what it inherits from; an extension like its class, or by the name it extends where the
  /// class is not in the file.
  private func isView(_ type: Outline.Declaration, _ key: UInt64) -> Bool {
    switch type.kind {
    case .class:
      return namesViewType(type.type)
    case .extension:
      if let original = typesByName[key] { return types[original].isView }
      return type.name >= 0 && tokens[type.name].is(.viewTypeName)
    default:
      return false
    }
  }

  /// Whether one of the types that these tokens name is a view's or a controller's.
  private func namesViewType(_ range: Range<Int>) -> Bool {
    range.contains { tokens[$0].is(.viewTypeName) }
  }

  /// Functions in more functions than this, by way of types, are none for the rules: each rule reads a function with all
  /// that is in it, again for each function around.
  private static let deepestFunction = 32

  private func readFunction(_ block: Outline.Block, _ body: Int) {
    let declaration = outline.declarations[block.subject]
    let outer = outline.blocks[declaration.block]
    var type = Int(typesOfBlocks[declaration.block])
    let isNested = outer.kind != .typeBody && scopes[declaration.block] >= 0
    if isNested { type = -1 }
    if declaration.kind == .accessor { type = -1 }
    let hasParameters =
      declaration.parameters >= 0
      && outline.partner(of: declaration.parameters) > declaration.parameters + 1
    if depths[body] <= Self.deepestFunction {
      functions.append(
        ViewFunction(
          declaration: code.declarations[block.subject], type: type,
          key: declaration.name >= 0 ? key(declaration.name) : 0, body: code.blocks[body],
          hasParameters: hasParameters, isNested: isNested))
    }
    guard hasParameters else { return }
    for argument in outline.arguments(declaration.parameters, tokens) {
      // `label name: Type` has no label in the sense of a call; the name stands before the colon.
      guard let colon = parameterColon(argument) else { continue }
      localNames.insert(Self.localKey(block: body, key(colon - 1)))
    }
  }

  private func parameterColon(_ argument: Outline.Argument) -> Int? {
    if argument.label >= 0 { return argument.label + 1 }
    return argument.value.first { tokens[$0].kind == .colon }
  }

  private func readParameters(of closure: Outline.Closure) {
    for index in closure.signature where tokens[index].kind == .identifier {
      let next = tokens[index + 1]
      let before = tokens[index - 1].kind
      let begins =
        before == .leftBrace || before == .comma || before == .leftParen
        || before == .rightBracket
      guard begins,
        next.kind == .comma || next.kind == .colon || next.kind == .rightParen
          || next.is(Keyword.in)
      else { continue }
      localNames.insert(Self.localKey(block: closure.block, key(index)))
    }
  }

  // MARK: - Properties and locals

  /// How many initial values a property may stand in. Each is looked at with all that is in it, and nobody writes a type
  /// in a value in a type as often as this.
  private static let mostValuesAround = 16

  func readDeclarations() {
    var valueEnds: [Int] = []
    for (index, declaration) in outline.declarations.enumerated() {
      guard declaration.kind == .property || declaration.kind == .binding, declaration.name >= 0
      else { continue }
      let name = key(declaration.name)
      if scopes[declaration.block] >= 0 {
        readLocal(declaration, index, name)
        continue
      }
      guard declaration.kind == .property else { continue }
      let type = Int(typesOfBlocks[declaration.block])
      if !declaration.value.isEmpty {
        while let end = valueEnds.last, end <= declaration.value.lowerBound {
          valueEnds.removeLast()
        }
        if valueEnds.count < Self.mostValuesAround {
          properties.append(
            ViewProperty(
              declaration: code.declarations[index], type: type, value: declaration.value))
        }
        valueEnds.append(declaration.value.upperBound)
      }
      guard type >= 0 else { continue }
      let pair = TextHash.pair(types[type].key, name)
      propertyNames.insert(pair)
      if isView(declaration) {
        viewNames.insert(pair)
        subviews.append(Subview(declaration: code.declarations[index], key: name, type: type))
      }
    }
  }

  /// Notes a local, unless it is another name for the property that it is named after: `guard let label = self.label`.
  private func readLocal(_ declaration: Outline.Declaration, _ index: Int, _ name: UInt64) {
    guard !isAlias(declaration) else { return }
    let local = localKey(of: declaration, name)
    localNames.insert(local)
    if declaration.kind == .property, isView(declaration) {
      viewNames.insert(local)
      subviews.append(Subview(declaration: code.declarations[index], key: name, type: -1))
    }
  }

  /// The scope and the name of a local as one key: what a condition or a loop binds belongs to its statement.
  func localKey(of declaration: Outline.Declaration, _ name: UInt64) -> UInt64 {
    let first = tokens[outline.statements[declaration.statement].first]
    let isOfStatement = declaration.kind == .binding && !first.is(.guard)
    return isOfStatement
      ? Self.localKey(statement: declaration.statement, name)
      : Self.localKey(block: declaration.block, name)
  }

  private func isAlias(_ declaration: Outline.Declaration) -> Bool {
    let next = declaration.name + 1
    guard tokens[next].kind == .equal else {
      // `if let label {`; a pattern such as `case .some(let label)` binds something else.
      return declaration.kind == .binding && tokens[declaration.name - 1].is(.let)
        && (tokens[next].kind == .leftBrace || tokens[next].kind == .comma
          || tokens[next].is(.else))
        && !tokens[outline.statements[declaration.statement].first].is(.case)
    }
    var value = next + 1
    if tokens[value].is(Keyword.`self`) {
      value += 1
      if tokens[value].kind == .questionPostfix { value += 1 }
      guard tokens[value].kind == .period else { return false }
      value += 1
    }
    guard tokens[value].kind == .identifier, sameText(value, declaration.name) else { return false }
    switch tokens[value + 1].kind {
    case .period, .leftParen, .leftBracket, .binaryOperator: return false
    case .questionPostfix: return tokens[value + 2].kind != .period
    default: return true
    }
  }

  /// Whether a property or a local holds a view, by its type or by what makes its value.
  private func isView(_ declaration: Outline.Declaration) -> Bool {
    if !declaration.type.isEmpty {
      guard let name = declaration.type.last(where: { tokens[$0].kind == .identifier }) else {
        return false
      }
      let isCollection = tokens[declaration.type.lowerBound].kind == .leftBracket
      return !isCollection && isViewName(name)
    }
    guard !declaration.value.isEmpty else { return false }
    return makesView(declaration.value)
  }

  /// `UILabel()`, or a closure whose first view made is the value: `{ let label = UILabel(); … }()`.
  func makesView(_ value: Range<Int>) -> Bool {
    let first = value.lowerBound
    let isClosure = tokens[first].kind == .leftBrace
    let end = min(value.upperBound, first + (isClosure ? 24 : 8))
    var index = first
    while index < end {
      let token = tokens[index]
      if token.is(.viewTypeName), isViewName(index) {
        let next = tokens[index + 1].kind
        return next == .leftParen || next == .leftBrace
          || (next == .period
            && (tokens[index + 2].is(Keyword.`init`) || tokens[index + 2].is(.newAutoLayout)))
      }
      switch token.kind {
      case .leftBrace where isClosure, .identifier, .period, .keyword, .equal, .colon,
        .integerLiteral:
        index += 1
      default:
        guard isClosure else { return false }
        index = outline.skip(index, tokens)
      }
    }
    return false
  }

  /// A view's type, not that of a controller.
  func isViewName(_ token: Int) -> Bool {
    tokens[token].is(.viewTypeName) && !hasSuffix(token, "Controller")
  }

  // MARK: - Questions of rules

  /// Whether a name in a function is that of a view: declared as one, or added or constrained by its type, or not
  /// declared in this file and named like one.
  public func isSubview(_ action: ViewAction) -> Bool {
    guard action.root.key != 0, !isContainer(action.root, at: action.statement.index) else {
      return false
    }
    let block = block(of: action.statement.index)
    let name = rootName(action.root)
    guard tokens[name].kind == .identifier else { return false }
    let key = key(name)
    if !isQualified(action.root), let local = local(name, in: block) {
      return viewNames.contains(local)
    }
    guard let member = memberKey(key, in: block) else { return false }
    if viewNames.contains(member) || placedNames.contains(member) { return true }
    return !propertyNames.contains(member) && isNamedLikeView(name)
  }

  private func isQualified(_ item: Item) -> Bool {
    tokens[item.tokens.lowerBound].is(Keyword.`self`)
  }

  /// The first name of an item, behind `self.`.
  func rootName(_ item: Item) -> Int {
    let first = item.tokens.lowerBound
    guard item.tokens.count > 2, tokens[first].is(Keyword.`self`) else { return first }
    return item.tokens.first { $0 > first && tokens[$0].kind == .identifier } ?? first
  }

  /// Whether a name begins with a capital letter, as those of types do.
  func hasCapital(_ token: Int) -> Bool {
    let first = bytes[Int(tokens[token].start)]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
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
    if name == path.lowerBound, let local = local(name, in: block) {
      return viewNames.contains(local)
    }
    let isOwn = name == path.lowerBound || tokens[path.lowerBound].is(Keyword.`self`)
    return isOwn && isViewProperty(name, in: block)
  }

  func isNamedLikeView(_ token: Int) -> Bool {
    guard !tokens[token].is(.superview), !hasCapital(token) else { return false }
    return hasSuffix(token, "abel") || hasSuffix(token, "utton") || hasSuffix(token, "View")
      || hasSuffix(token, "TextField") || hasSuffix(token, "Switch") || hasSuffix(token, "lider")
      || hasSuffix(token, "SearchBar") || hasSuffix(token, "Indicator")
  }
}
