import SwiftSource

/// The first stage: which type and which function each block of a file is in, and which locals it has.
public final class Scopes: CodeReader {
  @exclusivity(unchecked) public internal(set) var types: [ViewType] = []
  /// The functions, initializers and accessors with a body.
  @exclusivity(unchecked) public internal(set) var functions: [ViewFunction] = []
  /// For each type's name, the first declaration of it that is not an extension.
  @exclusivity(unchecked) var typesByName = KeyMap<Int>()
  /// For each block, the block of the function or of the outermost closure that it is in, or -1.
  @exclusivity(unchecked) var functionsOfBlocks = Table<Int32>()
  /// For each block, the type that it is in, or -1.
  @exclusivity(unchecked) package var typesOfBlocks = Table<Int32>()
  /// For each block, how many bodies of functions it is in, its own included; 255 for more.
  @exclusivity(unchecked) var depths = Table<UInt8>()
  /// Scope and name of each local and parameter. A scope is a block or, for what a condition binds, a statement.
  @exclusivity(unchecked) package private(set) var localNames = KeySet()
  /// Which names are locals somewhere in the file, as bits that their keys choose; most others have none of them.
  @exclusivity(unchecked) private var localBits = SIMD16<UInt64>.zero
  /// For each local of a block, its first declaration: a name before that means something else.
  @exclusivity(unchecked) var localStarts = KeyMap<Int>()

  deinit {
    functionsOfBlocks.free()
    typesOfBlocks.free()
    depths.free()
  }

  func read() {
    turnToFile()
    types.removeAll(keepingCapacity: true)
    functions.removeAll(keepingCapacity: true)
    typesByName.removeAll()
    functionsOfBlocks.removeAll()
    typesOfBlocks.removeAll()
    depths.removeAll()
    localNames.removeAll()
    localBits = .zero
    localStarts.removeAll()
    readScopes()
  }

  /// Adds a local or a parameter.
  ///
  /// - Parameters:
  ///   - local: its scope and name as one key.
  ///   - name: the key of its name.
  /// - Returns: whether it is the first of its name in the scope.
  @discardableResult
  func insert(local: UInt64, named name: UInt64) -> Bool {
    localBits[Int(name >> 6) & 15] |= 1 &<< (name & 63)
    return localNames.insert(local)
  }

  /// Whether something local may have the name; false for most names that nothing local has.
  private func mayBeLocal(_ name: UInt64) -> Bool {
    localBits[Int(name >> 6) & 15] & 1 &<< (name & 63) != 0
  }
}

extension Scopes {
  /// Whether the name at `token` is also that of a local or a parameter where `block` is.
  func isLocal(_ token: Int, in block: Int) -> Bool { local(token, in: block) != nil }

  /// The scope and the name of the local or parameter that the name at `token` means where `block` is, as one key.
  package func local(_ token: Int, in block: Int) -> UInt64? {
    guard !localNames.isEmpty, functionsOfBlocks[block] >= 0 else { return nil }
    let name = key(token)
    guard mayBeLocal(name) else { return nil }
    for block in code.blocks[block].ancestors {
      let inBlock = Self.localKey(block: block.index, name)
      if localNames.contains(inBlock), token >= localStarts[inBlock] ?? 0 { return inBlock }
      if let owner = block.owner {
        let inStatement = Self.localKey(statement: owner.index, name)
        if localNames.contains(inStatement) { return inStatement }
      }
      if block.kind == .typeBody { return nil }
    }
    return nil
  }

  package static func localKey(block: Int, _ name: UInt64) -> UInt64 {
    TextHash.pair(UInt64(block), name)
  }

  package static func localKey(statement: Int, _ name: UInt64) -> UInt64 {
    TextHash.pair(1 << 40 | UInt64(statement), name)
  }

  /// Whether the code of a statement is that of a function or a closure, where names may be locals.
  public func isInFunction(_ statement: Statement) -> Bool {
    functionsOfBlocks[statement.block.index] >= 0
  }

  /// The body of the function or of the outermost closure that a statement is in.
  public func outermostFunction(_ statement: Statement) -> Block? {
    let index = functionsOfBlocks[statement.block.index]
    return index >= 0 ? code.blocks[Int(index)] : nil
  }

  /// The innermost function, initializer or accessor around a statement, unless a type is in between.
  public func function(around statement: Statement) -> ViewFunction? {
    guard let body = statement.block.function?.body else { return nil }
    let index = functions.partitioningIndex { $0.body.index >= body.index }
    return index < functions.count && functions[index].body == body ? functions[index] : nil
  }

  /// Whether a bare name is that of a local or a parameter.
  public func isLocal(_ name: Lexeme) -> Bool {
    name.statement.map { isLocal(name.index, in: $0.block.index) } ?? false
  }

  /// The type that a statement is part of.
  public func type(around statement: Statement) -> ViewType? {
    type(aroundBlock: statement.block.index)
  }

  /// The type that the code of a statement belongs to: the class of an extension, if the file has it.
  public func declaredType(around statement: Statement) -> ViewType? {
    guard let type = type(around: statement) else { return nil }
    guard type.kind == .extension else { return type }
    return typesByName[type.key].map { types[$0] }
  }

  /// What the objects are whose code a statement is part of; an extension is like its class, if the file has it.
  public func role(around statement: Statement) -> Role {
    (declaredType(around: statement) ?? type(around: statement))?.declaration.role ?? .unknown
  }

  /// The names of the classes of the file that inherit from a view; an extension has the key of its class.
  public func viewClasses() -> Set<UInt64> {
    Set(types.lazy.filter { $0.kind == .class && $0.declaration.role == .view }.map(\.key))
  }

  /// The innermost type or extension around a block; nil outside of all.
  public func type(aroundBlock block: Int) -> ViewType? {
    let index = Int(typesOfBlocks[block])
    return index >= 0 ? types[index] : nil
  }

  /// Identifies what a name means as a member of the type around a block; nil outside of all types.
  ///
  /// - Parameter name: the key of the name.
  package func memberKey(_ name: UInt64, in block: Int) -> UInt64? {
    type(aroundBlock: block).map { TextHash.pair($0.key, name) }
  }

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

  /// A class is a view's by its superclass, a controller's included; an extension like its class, or by its name.
  private func isView(_ type: Declaration, _ key: UInt64) -> Bool {
    switch type.kind {
    case .class:
      // A watch has no UIKit.
      return type.type.contains { $0.namesViewType && !$0.hasPrefix("WKInterface") }
    case .extension:
      if let original = typesByName[key] { return types[original].isDeclaredAsView }
      return type.name?.namesViewType ?? false
    default:
      return false
    }
  }

  /// Functions in more functions than this are ignored: each rule reads a function again for each one around.
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
