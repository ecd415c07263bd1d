import SwiftSource

/// What one file says about views: the facts that rules read.
///
/// Kept by a worker and read into again for each file; the arrays only grow. Facts are in source order.
public final class ViewFile {
  // As in `SourceFile`, one worker has the facts to itself, and the check of that on each access is left out.

  /// The file that the facts are about.
  public let source: SourceFile
  /// The tokens of the file.
  @exclusivity(unchecked) public private(set) var tokens: UnsafeBufferPointer<Token>
  /// The bytes of the file.
  @exclusivity(unchecked) public private(set) var bytes: UnsafeRawBufferPointer
  /// What the project's own functions do; set before the file is read.
  @exclusivity(unchecked) public var helpers = LayoutHelpers.none
  /// The outline that the facts were read from; their indices count its arrays.
  public var outline: Outline { @inline(__always) _read { yield outlineAddress.pointee } }
  /// The code of the file.
  public let code = Code()
  /// The types and extensions.
  @exclusivity(unchecked) public internal(set) var types: [ViewType] = []
  /// The functions, initializers and accessors with a body.
  @exclusivity(unchecked) public internal(set) var functions: [ViewFunction] = []
  /// The properties with an initial value.
  @exclusivity(unchecked) public internal(set) var properties: [ViewProperty] = []
  /// The properties and locals that hold views.
  @exclusivity(unchecked) public internal(set) var subviews: [Subview] = []
  /// The constraints, however they are written, in source order.
  @exclusivity(unchecked) public internal(set) var constraints: [Constraint] = []
  /// Sorted by block and first item; what is no place in an order (an alternative, a baseline) is in none.
  @exclusivity(unchecked) public internal(set) var sequences: [ConstraintSequence] = []
  /// Indices of constraints, those of a sequence together.
  @exclusivity(unchecked) public internal(set) var sequenceMembers: [Int] = []
  /// What statements do with views, in source order.
  @exclusivity(unchecked) public internal(set) var actions: [ViewAction] = []
  /// The numbers of layout, sorted by view and block.
  @exclusivity(unchecked) public internal(set) var numbers: [LayoutNumber] = []
  /// The numbers of each view and block.
  @exclusivity(unchecked) public internal(set) var numberGroups: [LayoutNumberGroup] = []
  /// The numbers that are frames, in source order.
  @exclusivity(unchecked) public internal(set) var frames: [LayoutNumber] = []
  /// The views that are made with a frame, in source order.
  @exclusivity(unchecked) public internal(set) var framedViews: [FramedView] = []
  /// The values that work out a frame, in source order.
  @exclusivity(unchecked) public internal(set) var frameLayouts: [FrameLayout] = []
  /// The blocks of the closures in which constraints are made on a maker.
  @exclusivity(unchecked) public internal(set) var makerBlocks: Set<Int> = []

  /// The first tokens of the chains that belong to a library whose calls form chains on a view.
  @exclusivity(unchecked) var libraryChains: Set<Int> = []
  /// Those of FlexLayout among them.
  @exclusivity(unchecked) var flexChains: Set<Int> = []
  /// For the block of each closure that defines a FlexLayout container, the container.
  @exclusivity(unchecked) var flexContainers: [Int: FlexContainer] = [:]

  /// For each block, the block of the function or of the outermost closure that it is in, or -1.
  @exclusivity(unchecked) var scopes = Table<Int32>()
  /// For each block, how many bodies of functions it is in, its own included; 255 for more.
  @exclusivity(unchecked) var depths = Table<UInt8>()
  /// For each block, the type that it is in, or -1.
  @exclusivity(unchecked) var typesOfBlocks = Table<Int32>()
  /// Scope and name of each local and parameter. A scope is a block or, for what a condition binds, a statement.
  @exclusivity(unchecked) var localNames = KeySet()
  /// Type and name of each property, and scope and name of each local, that is a view.
  @exclusivity(unchecked) var viewNames = KeySet()
  /// Type and name of each stored property.
  @exclusivity(unchecked) var propertyNames = KeySet()
  /// Type and name of each view that is added or constrained.
  @exclusivity(unchecked) var placedNames = KeySet()
  /// For each type's name, the first declaration of it that is no extension.
  @exclusivity(unchecked) var typesByName: [UInt64: Int] = [:]
  /// For each call, whether it activates constraints.
  @exclusivity(unchecked) var activations = LazyAnswers()
  /// For each call, whether it is a statement by itself with one argument.
  @exclusivity(unchecked) var wholeStatements = LazyAnswers()
  /// For each block, the last statement in it that is a constraint, and where its run began.
  @exclusivity(unchecked) var runs: [Int: (statement: Int, start: Int)] = [:]
  /// The arguments that a closure of constraints constrains, each by its first token.
  @exclusivity(unchecked) var constrainedArguments: Set<Int> = []
  /// The names, each with its type or scope, of what has a frame and is no view; nil until somebody asks.
  @exclusivity(unchecked) var otherFrameNames: Set<UInt64>?
  /// The names of what is read by position; nil until somebody asks.
  @exclusivity(unchecked) var positionNames: Set<UInt64>?
  /// Which view is in which; nil until somebody asks.
  @exclusivity(unchecked) var tree: ViewTree?

  /// For each local that is a dictionary literal, by scope and name, the `[`; nil until a format string asks.
  @exclusivity(unchecked) var dictionaryLocals: [UInt64: Int]?
  /// For the `[` of each dictionary literal that a format string asked for, the values of its names.
  @exclusivity(unchecked) var namedValues: [Int: [UInt64: Range<Int>]] = [:]
  /// Where the views are named; nil until somebody asks.
  @exclusivity(unchecked) var viewUses: ViewUses?
  /// Type and name of each property that keeps its value; nil until somebody asks.
  @exclusivity(unchecked) var keptNames: Set<UInt64>?
  /// The names that the file declares; nil until somebody asks.
  @exclusivity(unchecked) var declaredNames: DeclaredNames?
  /// The names and what states their types; nil until somebody asks.
  @exclusivity(unchecked) var statedNames: StatedNames?
  /// Which blocks throw away the values of their statements.
  @exclusivity(unchecked) var discardingBlocks = DiscardingBlocks()
  /// For type and name, the parameterless function; nil until somebody asks.
  @exclusivity(unchecked) var functionNames: [UInt64: Int]?
  /// Scope and name of each local whose declaration makes a view; nil until somebody asks.
  @exclusivity(unchecked) var madeLocals: Set<UInt64>?

  private let outlineAddress: UnsafePointer<Outline>

  /// A file that reads from `source`.
  public init(source: SourceFile) {
    self.source = source
    tokens = source.tokens
    bytes = source.bytes
    outlineAddress = UnsafePointer(code.address)
  }

  deinit {
    scopes.free()
    depths.free()
    typesOfBlocks.free()
    activations.free()
    wholeStatements.free()
  }

  /// Reads the facts of the file that `source` holds and has tokenized.
  public func read() {
    removeAll()
    tokens = source.tokens
    bytes = source.bytes
    code.read(source)
    readScopes()
    readDeclarations()
    readCalls()
    readComparisons()
    readStatements()
    settleActions()
    settleSequences()
    settleNumbers()
    settleFunctions()
  }

  private func removeAll() {
    types.removeAll(keepingCapacity: true)
    functions.removeAll(keepingCapacity: true)
    properties.removeAll(keepingCapacity: true)
    subviews.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    sequences.removeAll(keepingCapacity: true)
    sequenceMembers.removeAll(keepingCapacity: true)
    actions.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    numberGroups.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    framedViews.removeAll(keepingCapacity: true)
    frameLayouts.removeAll(keepingCapacity: true)
    makerBlocks.removeAll(keepingCapacity: true)
    libraryChains.removeAll(keepingCapacity: true)
    flexChains.removeAll(keepingCapacity: true)
    flexContainers.removeAll(keepingCapacity: true)
    scopes.removeAll()
    depths.removeAll()
    typesOfBlocks.removeAll()
    localNames.removeAll()
    viewNames.removeAll()
    propertyNames.removeAll()
    placedNames.removeAll()
    runs.removeAll(keepingCapacity: true)
    typesByName.removeAll(keepingCapacity: true)
    activations.removeAll()
    wholeStatements.removeAll()
    constrainedArguments.removeAll(keepingCapacity: true)
    tree = nil
    positionNames = nil
    dictionaryLocals = nil
    namedValues.removeAll(keepingCapacity: true)
    otherFrameNames = nil
    viewUses = nil
    keptNames = nil
    declaredNames = nil
    statedNames = nil
    discardingBlocks = DiscardingBlocks()
    functionNames = nil
    madeLocals = nil
  }
}

extension ViewFile {
  /// What stands behind a token. A closure that nothing closes ends with the file, and nothing is behind that.
  func kind(after token: Int) -> TokenKind {
    token + 1 < tokens.count ? tokens[token + 1].kind : .endOfFile
  }

  /// The text of a token.
  public func text(_ token: Int) -> String { source.text(tokens[token]) }

  /// The bytes from the first to the last of these tokens.
  public func byteRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let start = Int(tokens[range.lowerBound].start)
      return start..<start
    }
    return Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)
  }

  /// The text of these tokens as it is in the file.
  public func text(_ range: Range<Int>) -> String { source.text(byteRange(range)) }

  /// The name of an item for a message: as it is written, white space and comments left out, `self` for no name.
  public func name(_ item: Item) -> String {
    if item.isSuperview { return "superview" }
    if item.isSelf || item.tokens.isEmpty { return "self" }
    if tokens[item.tokens.lowerBound].kind == .stringLiteral { return nameInFormat(item) }
    var name = ""
    let first = item.tokens.lowerBound
    let isQualified = item.tokens.count > 2 && tokens[first].is(Keyword.`self`)
    let start = isQualified ? item.tokens.first { tokens[$0].kind == .identifier } : first
    for index in (start ?? first)..<item.tokens.upperBound {
      switch tokens[index].kind {
      case .questionPostfix, .exclamationPostfix: continue
      default: name += text(index)
      }
    }
    return name
  }
}
