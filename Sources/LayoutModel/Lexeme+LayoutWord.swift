import SwiftSource

extension Lexeme {
  /// The word of layout that the token spells.
  @inlinable public var layoutWord: LayoutWord? { token.layoutWord }

  /// Whether the token spells this word of layout.
  @inlinable public func `is`(_ word: LayoutWord) -> Bool { token.is(word) }

  /// Whether the token spells a name of layout; see `Token.isLayoutWord`.
  @inlinable public var isLayoutWord: Bool { token.isLayoutWord }

  /// Whether the token is named like a type of views or controllers.
  @inlinable public var namesViewType: Bool { token.namesViewType }

  /// Whether a text of ASCII is part of the token's text.
  ///
  /// - Parameter ignoringCase: whether capital letters are compared as small ones; the text has only small ones.
  public func contains(_ text: StaticString, ignoringCase: Bool = false) -> Bool {
    let (bytes, count) = (text8, text.utf8CodeUnitCount)
    guard count > 0, count <= bytes.count else { return count == 0 }
    let there = text.utf8Start
    func fits(_ offset: Int, at place: Int) -> Bool {
      var byte = bytes[place]
      if ignoringCase, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { byte |= 0x20 }
      return byte == there[offset]
    }
    var start = 0
    while start <= bytes.count &- count {
      if fits(0, at: start), (1..<count).allSatisfy({ fits($0, at: start &+ $0) }) { return true }
      start &+= 1
    }
    return false
  }
}

extension Lexeme? {
  /// Whether there is a token, and it spells this word of layout.
  @inlinable public func `is`(_ word: LayoutWord) -> Bool { self?.is(word) ?? false }

  /// Whether there is a token, and it is this word of Swift.
  @inlinable public func `is`(_ keyword: Keyword) -> Bool { self?.is(keyword) ?? false }
}

extension StringProtocol {
  /// Whether the text is this word of layout.
  public func `is`(_ word: LayoutWord) -> Bool { self == word.rawValue }

  /// Whether the text is this word of Swift.
  public func `is`(_ keyword: Keyword) -> Bool { self == keyword.spelling }
}

extension String? {
  /// Whether there is a text, and it is this word of layout.
  public func `is`(_ word: LayoutWord) -> Bool { self?.is(word) ?? false }
}
