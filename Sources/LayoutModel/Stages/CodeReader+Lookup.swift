import SwiftSource

extension CodeReader {
  /// The innermost statement that a token is part of, or nil.
  public func statement(around token: Int) -> Int? {
    var index = outline.statements.partitioningIndex { $0.first > token } - 1
    for _ in 0..<Self.longestClimb {
      guard index >= 0 else { break }
      if outline.statements[index].end > token { return index }
      index = outline.blocks[outline.statements[index].block].owner
    }
    return nil
  }
}
