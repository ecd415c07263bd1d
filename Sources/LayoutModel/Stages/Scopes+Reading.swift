import SwiftSource

extension Scopes {
  /// Finds out for each block which function or closure and which type it is in. Parents come before children.
  func readScopes() {
    for block in code.blocks {
      let parent = block.parent?.index
      let outer = parent.map { functionsOfBlocks[$0] } ?? -1
      switch block.kind {
      case .functionBody, .closure:
        functionsOfBlocks.append(outer >= 0 ? outer : Int32(block.index))
      case .typeBody: functionsOfBlocks.append(-1)
      default: functionsOfBlocks.append(outer)
      }
      let depth = parent.map { depths[$0] } ?? 0
      depths.append(block.kind == .functionBody && depth < .max ? depth + 1 : depth)
      typesOfBlocks.append(parent.map { typesOfBlocks[$0] } ?? -1)
      guard let declaration = block.declaration else { continue }
      if block.kind == .typeBody { typesOfBlocks[block.index] = readType(declaration) }
      if block.kind == .functionBody { readFunction(declaration, block) }
    }
    for closure in code.closures { readParameters(of: closure) }
  }

  private func readType(_ declaration: Declaration) -> Int32 {
    let key = declaration.name.map { self.key($0) } ?? 0
    types.append(
      ViewType(
        declaration: declaration, key: key, isDeclaredAsView: isView(declaration, key),
        kind: declaration.kind))
    if declaration.kind != .extension, typesByName[key] == nil {
      typesByName[key] = types.count - 1
    }
    return Int32(types.count - 1)
  }

  /// A class is a view's by what it inherits from, a controller's included; an extension like its class, or by the name it
  /// extends where the class is not in the file.
  private func isView(_ type: Declaration, _ key: UInt64) -> Bool {
    switch type.kind {
    case .class:
      return type.type.contains { $0.namesViewType }
    case .extension:
      if let original = typesByName[key] { return types[original].isDeclaredAsView }
      return type.name?.namesViewType ?? false
    default:
      return false
    }
  }

  /// Functions in more functions than this, by way of types, are ignored: each rule reads a function with all
  /// that is in it, again for each function around.
  private static let deepestFunction = 32

  private func readFunction(_ declaration: Declaration, _ body: Block) {
    let outer = declaration.block
    let isNested = outer.kind != .typeBody && functionsOfBlocks[outer.index] >= 0
    let isMember = !isNested && declaration.kind != .accessor
    let parameters = declaration.parameters.flatMap { $0.tokens.isEmpty ? nil : $0 }
    if depths[body.index] <= Self.deepestFunction {
      functions.append(
        ViewFunction(
          declaration: declaration, type: isMember ? Int(typesOfBlocks[outer.index]) : -1,
          key: declaration.name.map { key($0) } ?? 0, body: body,
          hasParameters: parameters != nil, isNested: isNested))
    }
    guard let parameters else { return }
    for argument in parameters {
      // `label name: Type` has no label in the sense of a call; the name precedes the colon.
      guard
        let name = argument.label ?? argument.value.first(where: { $0.kind == .colon })?.previous
      else { continue }
      let key = key(name)
      insert(local: Self.localKey(block: body.index, key), named: key)
    }
  }

  private func readParameters(of closure: Closure) {
    for index in closure.signature.indices where tokens[index].kind == .identifier {
      let next = tokens[index + 1]
      let before = tokens[index - 1].kind
      let begins =
        before == .leftBrace || before == .comma || before == .leftParen
        || before == .rightBracket
      guard begins,
        next.kind == .comma || next.kind == .colon || next.kind == .rightParen
          || next.is(Keyword.in)
      else { continue }
      let name = key(index)
      insert(local: Self.localKey(block: closure.body.index, name), named: name)
    }
  }

  /// The scope and the name of a local as one key: what a condition or a loop binds belongs to its statement.
  func localKey(of declaration: Declaration, _ name: UInt64) -> UInt64 {
    let statement = declaration.statement
    let isOfStatement = declaration.kind == .binding && !statement.first.is(.guard)
    return isOfStatement
      ? Self.localKey(statement: statement.index, name)
      : Self.localKey(block: declaration.block.index, name)
  }
}
