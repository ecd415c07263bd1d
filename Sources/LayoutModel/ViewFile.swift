import SwiftSource

/// What one file says about views: the facts that rules read, in source order.
///
/// Kept by a worker and read into again for each file; the storage only grows. The file goes through stages, each of
/// which is made of the ones before: `Code` (tokens and outline), `Scopes` (types, functions, locals), `Names` (what a
/// name means), `FactBuilder` (what dialects read). What few files need is read on first use.
public final class ViewFile {
  /// The file that the facts are about.
  public let source: SourceFile
  /// The code of the file.
  public let code: Code
  /// Its types and functions, and in which of them each block is.
  public let scopes: Scopes
  /// What its names mean.
  public let names: Names
  /// What the project's own functions do; set before the file is read.
  @exclusivity(unchecked) public var helpers = LayoutHelpers.none

  @usableFromInline package let facts: FactBuilder
  @exclusivity(unchecked) private var knownTree: ViewTree?
  @exclusivity(unchecked) private var notes: [ObjectIdentifier: Any] = [:]

  /// A file that reads from `source`.
  public init(source: SourceFile) {
    self.source = source
    code = Code()
    scopes = Scopes(source, code)
    names = Names(scopes)
    facts = FactBuilder(names)
  }

  /// Reads the facts of the file that `source` holds and has tokenized.
  public func read() {
    code.read(source)
    scopes.read()
    names.read()
    facts.read(helpers)
    knownTree = nil
    notes.removeAll()
  }

  /// The types and extensions.
  @inlinable public var types: [ViewType] { _read { yield scopes.types } }
  /// The functions, initializers and accessors with a body.
  @inlinable public var functions: [ViewFunction] { _read { yield scopes.functions } }
  /// The properties with an initial value.
  @inlinable public var properties: [ViewProperty] { _read { yield names.properties } }
  /// The properties and locals that hold views.
  @inlinable public var subviews: [Subview] { _read { yield names.subviews } }
  /// The constraints, however they are written.
  @inlinable public var constraints: [Constraint] { _read { yield facts.constraints } }
  /// Sorted by block and first item; what has no place in an order (an alternative, a baseline) is in none.
  @inlinable public var sequences: [ConstraintSequence] { _read { yield facts.sequences } }
  /// Indices of constraints, those of a sequence together.
  @inlinable public var sequenceMembers: [Int] { _read { yield facts.sequenceMembers } }
  /// What statements do with views.
  @inlinable public var actions: [ViewAction] { _read { yield facts.actions } }
  /// The numbers of layout, sorted by view and block.
  @inlinable public var numbers: [LayoutNumber] { _read { yield facts.numbers } }
  /// The numbers of each view and block.
  @inlinable public var numberGroups: [LayoutNumberGroup] { _read { yield facts.numberGroups } }
  /// The numbers that are frames.
  @inlinable public var frames: [LayoutNumber] { _read { yield facts.frames } }
  /// The views that are made with a frame.
  @inlinable public var framedViews: [FramedView] { _read { yield facts.framedViews } }
  /// The values that compute a frame.
  @inlinable public var frameLayouts: [FrameLayout] { _read { yield facts.frameLayouts } }
  /// The blocks of the closures in which constraints are made on a maker.
  @inlinable public var makerBlocks: Set<Int> { _read { yield facts.makerBlocks } }

  /// Which view is in which.
  public var tree: ViewTree {
    if let knownTree { return knownTree }
    let tree = ViewTree(facts)
    knownTree = tree
    return tree
  }
}

extension ViewFile {
  /// What rules work out about the file once for all that ask. Of each type there is one note, which must not hold the
  /// file.
  public func note<Note>(_ make: (ViewFile) -> Note) -> Note {
    if let note = notes[ObjectIdentifier(Note.self)] as? Note { return note }
    let note = make(self)
    notes[ObjectIdentifier(Note.self)] = note
    return note
  }

  /// Whether the file imports one of these modules. Costs nothing where the file does not spell their names.
  public func imports(_ modules: LayoutWord...) -> Bool { facts.imports(modules) }

  /// The name of an item for a message; see `CodeReader.name(_:)`.
  public func name(_ item: Item) -> String { facts.name(item) }

  /// The type of an expression in a block: of a path, of a sum or product, of what is made by an initializer, of a
  /// constraint. Nil where the file does not say.
  public func statedType(of expression: Lexemes, in block: Block) -> StatedType? {
    facts.statedType(of: expression.indices, in: block.index)
  }

  /// Whether a name is that of a view as far as the file says; empty for the view that the code belongs to.
  public func isViewWithFrame(_ path: Lexemes, in block: Block) -> Bool {
    facts.isViewWithFrame(path, in: block)
  }

  /// Whether a statement is in the closure of a maker, in which constraints are made.
  public func isInMaker(_ statement: Statement) -> Bool {
    guard !makerBlocks.isEmpty else { return false }
    for block in statement.block.ancestors {
      if makerBlocks.contains(block.index) { return true }
      if block.kind == .functionBody { return false }
    }
    return false
  }

  /// The constraints whose tokens are among these.
  public func constraints(in tokens: Lexemes) -> ArraySlice<Constraint> {
    facts.constraints[facts.constraints(in: tokens.indices)]
  }

  /// The frames whose tokens are among these.
  public func frames(in tokens: Lexemes) -> ArraySlice<LayoutNumber> {
    let start = frames.partitioningIndex { $0.tokens.lowerBound >= tokens.startIndex }
    let end = frames.partitioningIndex { $0.tokens.lowerBound >= tokens.endIndex }
    return frames[start..<end]
  }

  /// What is done with views among these tokens.
  public func actions(in tokens: Lexemes) -> ArraySlice<ViewAction> {
    facts.actions[facts.actions(in: tokens.indices)]
  }
}
