/// One token of a file, with its neighbours.
public struct Lexeme: Handle, Hashable, Comparable {
  @usableFromInline let outline: UnsafePointer<Outline>
  /// Counts the tokens of the file.
  public let index: Int

  @inlinable
  public init(_ index: Int, in outline: UnsafePointer<Outline>) {
    self.index = index
    self.outline = outline
  }

  /// What the token is, and where its bytes are.
  @inlinable public var token: Token { outline.pointee.tokens[index] }
  @inlinable public var kind: TokenKind { token.kind }
  /// The bytes of the file.
  @inlinable public var bytes: Range<Int> { token.range }
  /// Whether a line break precedes it.
  @inlinable public var startsLine: Bool { token.startsLine }
  /// Whether white space or a comment precedes it.
  @inlinable public var hasSpaceBefore: Bool { token.flags.contains(.spaceBefore) }
  /// Whether there is a comment between it and the previous token.
  @inlinable public var hasCommentBefore: Bool { token.flags.contains(.commentBefore) }

  @inlinable public func `is`(_ keyword: Keyword) -> Bool { token.is(keyword) }
  /// Whether it is a number.
  @inlinable public var isNumber: Bool { kind == .integerLiteral || kind == .floatLiteral }
  /// Whether it is an operator between two operands, and not the `<` of generic arguments.
  @inlinable
  public var isBinaryOperator: Bool {
    kind == .binaryOperator && outline.pointee.partner(of: index) < 0
  }

  @inlinable
  public static func < (left: Lexeme, right: Lexeme) -> Bool { left.index < right.index }

  // MARK: - Text

  /// The bytes as they are in the file, which must be in use.
  @inlinable package var text8: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: outline.pointee.bytes[bytes])
  }

  /// The text as it is in the file. Costs a `String`; `==`, `hasPrefix` and the like cost none.
  public var text: String { String(decoding: text8, as: UTF8.self) }

  /// Whether the token is written so.
  @inlinable
  public static func == (left: Lexeme, right: StaticString) -> Bool {
    left.bytes.count == right.utf8CodeUnitCount && left.hasPrefix(right)
  }

  /// Whether the token is written so.
  public func spells(_ name: String) -> Bool {
    bytes.count == name.utf8.count && text8.elementsEqual(name.utf8)
  }

  /// Whether the token is not written so.
  public static func != (left: Lexeme, right: StaticString) -> Bool { !(left == right) }

  /// Whether two tokens are written alike.
  public func hasSameText(as other: Lexeme) -> Bool { text8.hasSameBytes(as: other.text8) }

  /// Whether the text begins so.
  @inlinable
  public func hasPrefix(_ prefix: StaticString) -> Bool {
    let range = bytes
    return range.count >= prefix.utf8CodeUnitCount && isAt(range.lowerBound, prefix)
  }

  /// Whether the text ends so.
  @inlinable
  public func hasSuffix(_ suffix: StaticString) -> Bool {
    let range = bytes
    return range.count >= suffix.utf8CodeUnitCount
      && isAt(range.upperBound - suffix.utf8CodeUnitCount, suffix)
  }

  /// Whether the file has a text at an offset; it must not be longer than the rest of the file.
  @inlinable
  func isAt(_ start: Int, _ text: StaticString) -> Bool {
    guard let bytes = outline.pointee.bytes.baseAddress else { return false }
    let (here, count) = (bytes + start, text.utf8CodeUnitCount)
    let there = text.utf8Start
    // Half a million times in a large project, mostly up to the first byte.
    var offset = 0
    while offset < count {
      if here.load(fromByteOffset: offset, as: UInt8.self) != there[offset] { return false }
      offset &+= 1
    }
    return true
  }

  /// The first byte, for a cheap look before longer ones; 0 for a token without text.
  @inlinable public var firstByte: UInt8 {
    let range = bytes
    return range.isEmpty ? 0 : outline.pointee.bytes[range.lowerBound]
  }

  /// The last byte, for a cheap look like `firstByte`; 0 for a token without text.
  @inlinable public var lastByte: UInt8 {
    let range = bytes
    return range.isEmpty ? 0 : outline.pointee.bytes[range.upperBound - 1]
  }

  /// Whether the text begins with these words of a camel-case name: `setup` in `setupView`, not in `setupper`.
  @inlinable
  public func hasWordPrefix(_ prefix: StaticString) -> Bool {
    guard firstByte == prefix.utf8Start[0], hasPrefix(prefix) else { return false }
    let rest = text8.dropFirst(prefix.utf8CodeUnitCount)
    return rest.first.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
  }

  /// Whether the text begins with a capital letter of ASCII, as the name of a type does.
  @inlinable public var hasCapital: Bool {
    let range = bytes
    guard !range.isEmpty else { return false }
    let first = outline.pointee.bytes[range.lowerBound]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// Whether it is a number that has no digit but 0.
  public var isZero: Bool {
    isNumber && !text8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }

  /// How many line feeds are in it.
  public var lineFeedCount: Int { text8.count { $0 == UInt8(ascii: "\n") } }

  // MARK: - Neighbours

  /// The token as one of many.
  public var alone: Lexemes { Lexemes(index..<(index + 1), in: outline) }

  /// The tokens from this one to a later one, which is included.
  public func through(_ last: Lexeme) -> Lexemes {
    Lexemes(index..<max(last.index + 1, index), in: outline)
  }

  /// The token before; nil for the first one.
  @inlinable public var previous: Lexeme? { index > 0 ? Lexeme(index - 1, in: outline) : nil }

  /// The token after; nil for the end of the file.
  @inlinable
  public var next: Lexeme? {
    index + 1 < outline.pointee.tokens.count ? Lexeme(index + 1, in: outline) : nil
  }

  /// The bracket that closes or opens this one; nil for other tokens, and if there is none.
  @inlinable
  public var partner: Lexeme? {
    switch kind {
    case .leftParen, .leftBracket, .leftBrace, .rightParen, .rightBracket, .rightBrace:
      Lexeme(ifAny: outline.pointee.partner(of: index), in: outline)
    default: nil
    }
  }

  /// The index of the token after this one or, if it opens a bracket or an interpolated string, after its end.
  @inlinable
  public var indexAfterBrackets: Int { outline.pointee.skip(index, outline.pointee.tokens) }

  /// The call that this is the name of.
  @inlinable
  public var call: Call? {
    outline.pointee.call(named: index).map { Call($0, in: outline) }
  }

  /// The closure that this brace opens.
  public var closure: Closure? {
    let closures = outline.pointee.closures
    let found = closures.partitioningIndex { $0.open >= index }
    return found < closures.count && closures[found].open == index
      ? Closure(found, in: outline) : nil
  }

  /// The member that this is one of: the token before the period before it, or before its `?` or `!`.
  public var owner: Lexeme? {
    guard let period = previous, period.kind == .period, var owner = period.previous else {
      return nil
    }
    while owner.kind == .questionPostfix || owner.kind == .exclamationPostfix,
      let before = owner.previous
    {
      owner = before
    }
    return owner
  }

  /// Whether the token is a name on its own or after `self.`.
  public var isFreeName: Bool {
    guard kind == .identifier else { return false }
    guard let period = previous, period.kind == .period else { return true }
    return period.previous?.is(.`self`) ?? true
  }

  /// The innermost statement that the token is part of.
  public var statement: Statement? {
    statement(behind: outline.pointee.statements.partitioningIndex { $0.first > index })
  }

  /// The innermost statement that the token is part of, for those who know how many statements of the file do not begin
  /// behind it.
  package func statement(behind count: Int) -> Statement? {
    let statements = outline.pointee.statements
    var found = count - 1
    for _ in 0..<Outline.longestClimb {
      guard found >= 0 else { break }
      if statements[found].end > index { return Statement(found, in: outline) }
      found = outline.pointee.blocks[statements[found].block].owner
    }
    return nil
  }
}

extension Outline {
  /// Code that is nested deeper is not looked at from inside out to its end.
  static var longestClimb: Int { 256 }
}

extension Lexeme? {
  /// Whether there is a token, and it is written so.
  public static func == (left: Lexeme?, right: StaticString) -> Bool {
    left.map { $0 == right } ?? false
  }
}
