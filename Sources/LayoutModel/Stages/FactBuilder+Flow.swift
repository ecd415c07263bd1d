import SwiftSource

extension FactBuilder {
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
}
