import SwiftSource

extension ViewFile {
  /// Whether control that has passed the statement `earlier` can come to `later`, which stands after it in the source.
  ///
  /// False for two branches of one statement, for what a branch that leaves never reaches, and where one of the two is
  /// in a closure or a nested function that the other is not in: nobody knows when that runs.
  public func canFollow(_ later: Int, after earlier: Int) -> Bool {
    let laterBlock = block(of: later)
    var block = block(of: earlier)
    guard let common = commonBlock(block, laterBlock),
      !crossesFunction(from: block, to: common), !crossesFunction(from: laterBlock, to: common)
    else { return false }
    var branch: Outline.Block?
    while block != common {
      let current = outline.blocks[block]
      if leaves(block) { return false }
      branch = current
      block = current.parent
    }
    guard let branch, let laterBranch = child(of: common, holding: laterBlock) else { return true }
    if branch.kind == .caseBody, laterBranch.kind == .caseBody { return false }
    return branch.owner != laterBranch.owner
  }

  /// Blocks further apart than this have nothing to do with each other: a bound on the climb, which code that nobody
  /// writes would otherwise repeat for each of its statements.
  static let longestClimb = 256

  /// The innermost block around two blocks. A block's index is above those of the blocks around it.
  private func commonBlock(_ left: Int, _ right: Int) -> Int? {
    var (left, right) = (left, right)
    var steps = 0
    while left != right {
      steps += 1
      guard steps < Self.longestClimb else { return nil }
      if left > right {
        left = outline.blocks[left].parent
      } else {
        right = outline.blocks[right].parent
      }
    }
    return left
  }

  private func crossesFunction(from block: Int, to outer: Int) -> Bool {
    var block = block
    while block != outer {
      switch outline.blocks[block].kind {
      case .closure, .functionBody, .accessors, .typeBody: return true
      default: block = outline.blocks[block].parent
      }
    }
    return false
  }

  private func child(of outer: Int, holding block: Int) -> Outline.Block? {
    guard block != outer else { return nil }
    var block = block
    while outline.blocks[block].parent != outer { block = outline.blocks[block].parent }
    return outline.blocks[block]
  }

  /// Whether a block ends with `return`, `throw`, `break` or `continue`.
  private func leaves(_ block: Int) -> Bool {
    let statements = outline.blocks[block].statements
    guard let last = statements.last, outline.statements[last].block == block else { return false }
    return outline.statements[last].kind == .transfer
  }

  /// Whether a statement runs as part of a block's code: in no closure and no function inside it.
  public func runsDirectly(_ statement: Int, in outer: Int) -> Bool {
    var block = block(of: statement)
    for _ in 0..<Self.longestClimb {
      if block == outer { return true }
      switch outline.blocks[block].kind {
      case .closure, .functionBody, .accessors, .typeBody, .file: return false
      default: block = outline.blocks[block].parent
      }
    }
    return false
  }

  /// The closure, if any, in which constraints are made and that a statement stands in.
  public func makerBlock(around statement: Int) -> Int? {
    guard !makerBlocks.isEmpty else { return nil }
    var block = block(of: statement)
    for _ in 0..<Self.longestClimb {
      guard block > 0 else { break }
      if makerBlocks.contains(block) { return block }
      if outline.blocks[block].kind == .functionBody { return nil }
      block = outline.blocks[block].parent
    }
    return nil
  }

  /// Whether an item is the view that the code belongs to or is responsible for: `self`, `view`, `contentView`. A local
  /// of that name that holds another view is none.
  public func isContainer(_ item: Item, at statement: Int) -> Bool {
    if item.isSelf || item.tokens.isEmpty { return true }
    let name = rootName(item)
    guard tokens[name].is(.view) || tokens[name].is(.contentView), name == lastName(item) else {
      return false
    }
    if tokens[item.tokens.lowerBound].is(Keyword.`self`) { return true }
    guard let local = local(name, in: block(of: statement)) else { return true }
    return !viewNames.contains(local)
  }

  /// The last name of an item, before `?` and `!`.
  func lastName(_ item: Item) -> Int {
    item.tokens.last { tokens[$0].kind == .identifier || tokens[$0].kind == .keyword }
      ?? item.tokens.lowerBound
  }
}
