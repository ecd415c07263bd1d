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

  package let facts: FactBuilder
  @exclusivity(unchecked) private var knownTree: ViewTree?

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
  }

  /// The types and extensions.
  public var types: [ViewType] { scopes.types }
  /// The functions, initializers and accessors with a body.
  public var functions: [ViewFunction] { scopes.functions }
  /// The properties with an initial value.
  public var properties: [ViewProperty] { names.properties }
  /// The properties and locals that hold views.
  public var subviews: [Subview] { names.subviews }
  /// The constraints, however they are written.
  public var constraints: [Constraint] { facts.constraints }
  /// Sorted by block and first item; what has no place in an order (an alternative, a baseline) is in none.
  public var sequences: [ConstraintSequence] { facts.sequences }
  /// Indices of constraints, those of a sequence together.
  public var sequenceMembers: [Int] { facts.sequenceMembers }
  /// What statements do with views.
  public var actions: [ViewAction] { facts.actions }
  /// The numbers of layout, sorted by view and block.
  public var numbers: [LayoutNumber] { facts.numbers }
  /// The numbers of each view and block.
  public var numberGroups: [LayoutNumberGroup] { facts.numberGroups }
  /// The numbers that are frames.
  public var frames: [LayoutNumber] { facts.frames }
  /// The views that are made with a frame.
  public var framedViews: [FramedView] { facts.framedViews }
  /// The values that compute a frame.
  public var frameLayouts: [FrameLayout] { facts.frameLayouts }
  /// The blocks of the closures in which constraints are made on a maker.
  public var makerBlocks: Set<Int> { facts.makerBlocks }

  /// Which view is in which.
  public var tree: ViewTree {
    if let knownTree { return knownTree }
    let tree = ViewTree(facts)
    knownTree = tree
    return tree
  }
}

extension ViewFile {
  /// The constraints whose tokens are among these.
  public func constraints(in tokens: Lexemes) -> ArraySlice<Constraint> {
    facts.constraints[facts.constraints(in: tokens.indices)]
  }

  /// What is done with views among these tokens.
  public func actions(in tokens: Lexemes) -> ArraySlice<ViewAction> {
    facts.actions[facts.actions(in: tokens.indices)]
  }
}
