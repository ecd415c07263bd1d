import SwiftSource

/// The first stage: which type and which function each block of a file is in, and which locals it has.
public final class Scopes: CodeReader {
  /// The types and extensions.
  @exclusivity(unchecked) public internal(set) var types: [ViewType] = []
  /// The functions, initializers and accessors with a body.
  @exclusivity(unchecked) public internal(set) var functions: [ViewFunction] = []
  /// For each type's name, the first declaration of it that is not an extension.
  @exclusivity(unchecked) var typesByName = KeyMap<Int>()
  /// For each block, the block of the function or of the outermost closure that it is in, or -1.
  @exclusivity(unchecked) var functionsOfBlocks = Table<Int32>()
  /// For each block, the type that it is in, or -1.
  @exclusivity(unchecked) var typesOfBlocks = Table<Int32>()
  /// For each block, how many bodies of functions it is in, its own included; 255 for more.
  @exclusivity(unchecked) var depths = Table<UInt8>()
  /// Scope and name of each local and parameter. A scope is a block or, for what a condition binds, a statement.
  @exclusivity(unchecked) private(set) var localNames = KeySet()
  /// Which names are locals somewhere in the file, as bits that their keys choose; most others have none of them.
  @exclusivity(unchecked) private var localBits = SIMD16<UInt64>.zero
  /// For each local of a block, its first declaration: a name before that means something else.
  @exclusivity(unchecked) var localStarts = KeyMap<Int>()

  deinit {
    functionsOfBlocks.free()
    typesOfBlocks.free()
    depths.free()
  }

  /// Reads the scopes of the file that the code is of now.
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
  func local(_ token: Int, in block: Int) -> UInt64? {
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

  static func localKey(block: Int, _ name: UInt64) -> UInt64 {
    TextHash.pair(UInt64(block), name)
  }

  static func localKey(statement: Int, _ name: UInt64) -> UInt64 {
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

  /// Whether a class inherits from a view, and not from a controller: the first name it inherits from says so.
  public func inheritsFromView(_ type: ViewType) -> Bool {
    let inherited = type.declaration.type
    guard type.kind == .class, !inherited.isEmpty else { return false }
    // `Module.View`, before generic arguments and protocols.
    var name = inherited.startIndex
    while name + 2 < inherited.endIndex, tokens[name + 1].kind == .period { name += 2 }
    return isViewName(name)
  }

  /// The names of the classes of the file that inherit from a view; an extension has the key of its class.
  public func viewClasses() -> Set<UInt64> {
    Set(types.lazy.filter(inheritsFromView).map(\.key))
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

  /// The name of the type that gets a method from an extension which other files can see; nil for any other declaration.
  public func typeExtended(with method: Declaration) -> Lexeme? {
    guard method.block.kind == .typeBody, let type = type(aroundBlock: method.block.index),
      type.kind == .extension, method.modifiers.isDisjoint(with: [.private, .static]),
      !type.declaration.isPrivate
    else { return nil }
    return type.declaration.name
  }
}
