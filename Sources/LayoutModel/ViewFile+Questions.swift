import SwiftSource

extension ViewFile {
  /// Whether the file imports one of these modules. Costs nothing where the file does not spell their names.
  public func imports(_ modules: LayoutWord...) -> Bool { facts.imports(modules) }

  /// Whether it has tests: code that nobody reads for its style, and that shows nothing of a team's.
  public var isTest: Bool { imports(.XCTest, .Testing) }

  /// Whether its views are those of AppKit, whose controllers have no `didMove(toParent:)`.
  public var isOfMac: Bool { imports(.AppKit, .Cocoa) }

  /// The key of the type with an index that a function, a property or a subview names; 0 for the index -1 of those that
  /// are no members.
  public func typeKey(at index: Int) -> UInt64 { index >= 0 ? types[index].key : 0 }

  /// The name of an item for a message; see `CodeReader.name(_:)`.
  public func name(_ item: Item) -> String { facts.name(item) }

  /// A constraint as it reads on the view that it places: turned around where it is written on the container.
  public func onPlacedView(_ constraint: Constraint) -> Constraint {
    tree.placesSecondItem(constraint) ? constraint.turnedAround ?? constraint : constraint
  }

  /// The name of the view that a constraint places, for a message.
  public func nameOfPlacedView(_ constraint: Constraint) -> String {
    name(onPlacedView(constraint).firstItem)
  }

  /// The type of an expression in a block: of a path, of a sum or product, of what is made by an initializer, of a
  /// constraint. Nil where the file does not say.
  public func statedType(of expression: Lexemes, in block: Block) -> StatedType? {
    facts.statedType(of: expression.indices, in: block.index)
  }

  /// Whether a name is that of a view as far as the file says; empty for the view that the code belongs to.
  public func isViewWithFrame(_ path: Lexemes, in block: Block) -> Bool {
    facts.isViewWithFrame(path, in: block)
  }

  /// Whether a block is the closure of a maker, in which constraints are created.
  public func isMaker(_ block: Block) -> Bool { facts.makerBlocks.contains(block.key) }

  /// Whether a statement is in the closure of a maker.
  public func isInMaker(_ statement: Statement) -> Bool {
    guard !facts.makerBlocks.isEmpty else { return false }
    for block in statement.block.ancestors {
      if isMaker(block) { return true }
      if block.kind == .functionBody { return false }
    }
    return false
  }

  /// The statement that makes a constraint, outside of makers that add theirs to the old ones; nil in one that replaces
  /// or changes constraints.
  public func statementMaking(_ constraint: Constraint) -> Statement? {
    if constraint.replacesEarlier { return nil }
    var statement = constraint.statement
    for _ in 0..<8 {
      guard isMaker(statement.block) else { return statement }
      guard let call = statement.block.closure?.call,
        call.name?.layoutWord?.resultOfMaker == .nothing, !call.replacesConstraints
      else { return nil }
      statement = call.statement
    }
    return nil
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
