import SwiftSource

extension Lexeme {
  /// The word of layout that the token spells.
  @inlinable public var layoutWord: LayoutWord? { token.layoutWord }

  /// Whether the token spells this word of layout.
  @inlinable public func `is`(_ word: LayoutWord) -> Bool { token.is(word) }
}
