import SwiftSource

extension Scopes {
  /// Finds out for each block which function or closure and which type it is in. Parents come before children.
  func readScopes() {
    for (index, block) in outline.blocks.enumerated() {
      let outer = block.parent >= 0 ? functionsOfBlocks[block.parent] : -1
      switch block.kind {
      case .functionBody, .closure: functionsOfBlocks.append(outer >= 0 ? outer : Int32(index))
      case .typeBody: functionsOfBlocks.append(-1)
      default: functionsOfBlocks.append(outer)
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
        declaration: code.declarations[block.subject], key: key,
        isDeclaredAsView: isView(declaration, key), kind: declaration.kind))
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
      if let original = typesByName[key] { return types[original].isDeclaredAsView }
      return type.name >= 0 && tokens[type.name].is(.viewTypeName)
    default:
      return false
    }
  }

  /// Whether one of the types that these tokens name is a view's or a controller's.
  private func namesViewType(_ range: Range<Int>) -> Bool {
    range.contains { tokens[$0].is(.viewTypeName) }
  }

  /// Functions in more functions than this, by way of types, are ignored: each rule reads a function with all
  /// that is in it, again for each function around.
  private static let deepestFunction = 32

  private func readFunction(_ block: Outline.Block, _ body: Int) {
    let declaration = outline.declarations[block.subject]
    let outer = outline.blocks[declaration.block]
    var type = Int(typesOfBlocks[declaration.block])
    let isNested = outer.kind != .typeBody && functionsOfBlocks[declaration.block] >= 0
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
      // `label name: Type` has no label in the sense of a call; the name precedes the colon.
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

  /// The scope and the name of a local as one key: what a condition or a loop binds belongs to its statement.
  func localKey(of declaration: Outline.Declaration, _ name: UInt64) -> UInt64 {
    let first = tokens[outline.statements[declaration.statement].first]
    let isOfStatement = declaration.kind == .binding && !first.is(.guard)
    return isOfStatement
      ? Self.localKey(statement: declaration.statement, name)
      : Self.localKey(block: declaration.block, name)
  }
}
