import SwiftSource

/// The first stage: which type and which function each block of a file is in, and which locals it has.
public final class Scopes: CodeReader {
  /// The types and extensions.
  @exclusivity(unchecked) public internal(set) var types: [ViewType] = []
  /// The functions, initializers and accessors with a body.
  @exclusivity(unchecked) public internal(set) var functions: [ViewFunction] = []
  /// For each type's name, the first declaration of it that is not an extension.
  @exclusivity(unchecked) var typesByName: [UInt64: Int] = [:]
  /// For each block, the block of the function or of the outermost closure that it is in, or -1.
  @exclusivity(unchecked) var functionsOfBlocks = Table<Int32>()
  /// For each block, the type that it is in, or -1.
  @exclusivity(unchecked) var typesOfBlocks = Table<Int32>()
  /// For each block, how many bodies of functions it is in, its own included; 255 for more.
  @exclusivity(unchecked) var depths = Table<UInt8>()
  /// Scope and name of each local and parameter. A scope is a block or, for what a condition binds, a statement.
  @exclusivity(unchecked) var localNames = KeySet()

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
    typesByName.removeAll(keepingCapacity: true)
    functionsOfBlocks.removeAll()
    typesOfBlocks.removeAll()
    depths.removeAll()
    localNames.removeAll()
    readScopes()
  }
}
