/// What dialects remember of a file from one call to the next; each looks at its own only.
struct DialectMemory {
  /// The first tokens of the chains that belong to a library whose calls form chains on a view.
  var libraryChains: Set<Int> = []
  /// Those of FlexLayout among them.
  var flexChains: Set<Int> = []
  /// For the block of each closure that defines a FlexLayout container, the container.
  var flexContainers: [Int: FlexContainer] = [:]
  /// The arguments that a closure of constraints constrains, each by its first token.
  var constrainedArguments: Set<Int> = []
  /// For each local that is a dictionary literal, by scope and name, the `[`; nil until a format string asks.
  var dictionaryLocals: [UInt64: Int]?
  /// For the `[` of each dictionary literal that a format string asked for, the values of its names.
  var namedValues: [Int: [UInt64: Range<Int>]] = [:]

  mutating func removeAll() {
    libraryChains.removeAll(keepingCapacity: true)
    flexChains.removeAll(keepingCapacity: true)
    flexContainers.removeAll(keepingCapacity: true)
    constrainedArguments.removeAll(keepingCapacity: true)
    dictionaryLocals = nil
    namedValues.removeAll(keepingCapacity: true)
  }
}
