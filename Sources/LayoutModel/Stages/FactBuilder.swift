import SwiftSource

/// The third stage: takes the facts that dialects read, and puts them in order.
public final class FactBuilder: CodeReader {
  /// What the names of the file mean.
  let names: Names
  /// Where they are declared.
  let scopes: Scopes
  /// What the project's own functions do.
  @exclusivity(unchecked) var helpers = LayoutHelpers.none
  /// The names of the project's own setup functions.
  @exclusivity(unchecked) var setupNames = SetupNames.none
  /// Which of these names have occurred, in all files so far.
  @exclusivity(unchecked) package internal(set) var nameUses = NameUses()
  /// The constraints, however they are written, in source order.
  @exclusivity(unchecked) public internal(set) var constraints: [Constraint] = []
  /// Sorted by block and first item; what has no place in an order (an alternative, a baseline) is in none.
  @exclusivity(unchecked) public internal(set) var sequences: [ConstraintSequence] = []
  /// Indices of constraints, those of a sequence together.
  @exclusivity(unchecked) public internal(set) var sequenceMembers: [Int] = []
  /// The local lists in which constraints are collected, in source order.
  @exclusivity(unchecked) public internal(set) var constraintLists: [ConstraintList] = []
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
  /// The values that compute a frame, in source order.
  @exclusivity(unchecked) public internal(set) var frameLayouts: [FrameLayout] = []
  /// The blocks of the closures in which constraints are made on a maker.
  @exclusivity(unchecked) package internal(set) var makerBlocks = KeySet()

  /// For each call, whether it activates constraints.
  @exclusivity(unchecked) var activations = LazyAnswers()
  /// For each call, whether it is a statement by itself with one argument.
  @exclusivity(unchecked) var wholeStatements = LazyAnswers()
  /// For each block, the last statement in it that is a constraint, and where its run began.
  @exclusivity(unchecked) var runs: [Int: (statement: Statement, start: Int)] = [:]
  /// What is read on first use.
  @exclusivity(unchecked) var lazily = LazyFacts()
  /// What dialects remember from one call to the next.
  @exclusivity(unchecked) var dialects = DialectState()

  init(_ names: Names) {
    self.names = names
    scopes = names.scopes
    super.init(names.source, names.code)
  }

  deinit {
    activations.free()
    wholeStatements.free()
  }

  /// Reads the facts of the file that the names are of.
  func read(_ helpers: LayoutHelpers, _ setupNames: SetupNames) {
    turnToFile()
    self.helpers = helpers
    self.setupNames = setupNames
    removeAll()
    readCalls()
    readComparisons()
    readStatements()
    sortActions()
    readLists()
    groupConstraints()
    groupNumbers()
    findSetupFunctions()
  }

  private func removeAll() {
    constraints.removeAll(keepingCapacity: true)
    sequences.removeAll(keepingCapacity: true)
    sequenceMembers.removeAll(keepingCapacity: true)
    constraintLists.removeAll()
    actions.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    numberGroups.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    framedViews.removeAll(keepingCapacity: true)
    frameLayouts.removeAll(keepingCapacity: true)
    makerBlocks.removeAll()
    activations.removeAll()
    wholeStatements.removeAll()
    runs.removeAll(keepingCapacity: true)
    lazily = LazyFacts()
    dialects.removeAll()
  }
}

/// What few files need to know about their facts: nil until first use.
struct LazyFacts {
  /// The names, each with its type or scope, of what has a frame and is not a view.
  var otherFrames: Set<UInt64>?
  /// The names and what states their types.
  var stated: Box<StatedNames>?
  /// Whether a name ends like that of a text attachment.
  var mentionsAttachments: Bool?
}
