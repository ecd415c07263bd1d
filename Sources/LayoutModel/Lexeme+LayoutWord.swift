import SwiftSource

extension Lexeme {
  /// The word of layout that the token spells.
  @inlinable public var layoutWord: LayoutWord? { token.layoutWord }

  /// Whether the token spells this word of layout.
  @inlinable public func `is`(_ word: LayoutWord) -> Bool { token.is(word) }

  /// Whether a text of ASCII is part of the token's text.
  ///
  /// - Parameter ignoringCase: whether capital letters are compared as small ones; the text has only small ones.
  public func contains(_ text: StaticString, ignoringCase: Bool = false) -> Bool {
    let (bytes, count) = (text8, text.utf8CodeUnitCount)
    guard count <= bytes.count else { return false }
    return (0...(bytes.count - count)).contains { start in
      (0..<count).allSatisfy { offset in
        var byte = bytes[start + offset]
        if ignoringCase, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { byte |= 0x20 }
        return byte == text.utf8Start[offset]
      }
    }
  }
}
