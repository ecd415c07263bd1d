import SwiftSource

extension CodeReader {
  /// Blocks further apart than this have nothing to do with each other: a bound on the climb, which code that nobody
  /// writes would otherwise repeat for each of its statements.
  static let longestClimb = 256

  /// The last name of an item, before `?` and `!`.
  func lastName(_ item: Item) -> Int {
    item.tokens.last { tokens[$0].kind == .identifier || tokens[$0].kind == .keyword }
      ?? item.tokens.lowerBound
  }
}
