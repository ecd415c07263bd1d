/// One token of a Swift source file: its kind, the white space around it, and the range of its bytes.
///
/// The text stays in the file. Twelve bytes, so that a whole file's tokens are one contiguous read.
public struct Token: Equatable, Sendable {
  /// Byte offset of the token's first byte.
  public var start: UInt32
  /// Byte offset just past the token's last byte.
  public var end: UInt32
  /// The word of the vocabulary that the token spells; `Word.none` for any other text.
  public var word: Word
  /// The kind of token.
  public var kind: TokenKind
  /// What precedes the token.
  public var flags: TokenFlags

  @inlinable
  public init(
    start: UInt32, end: UInt32, kind: TokenKind, flags: TokenFlags = TokenFlags(),
    word: Word = .none
  ) {
    self.start = start
    self.end = end
    self.word = word
    self.kind = kind
    self.flags = flags
  }

  /// The token's byte offsets.
  @inlinable public var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether the token is this word of the Swift language (a keyword, or an identifier that is one in some places).
  @inlinable public func `is`(_ keyword: Keyword) -> Bool { word.id == keyword.rawValue }

  /// Whether a line break separates the previous token and this one.
  @inlinable public var startsLine: Bool { flags.contains(.startsLine) }
}

/// What precedes a token.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break (also one inside a block comment) separates the previous token from this one; set on the first token
  /// of the file.
  public static let startsLine = TokenFlags(rawValue: 1)
  /// White space, a line break or a comment precedes it; set on the first token of the file.
  public static let spaceBefore = TokenFlags(rawValue: 2)
  /// An identifier written in back quotes; the quotes belong to the token's range.
  public static let backQuoted = TokenFlags(rawValue: 4)
  /// A comment separates the previous token from this one.
  public static let commentBefore = TokenFlags(rawValue: 8)
  /// A literal that is cut off by the end of its line or of the file.
  public static let unterminated = TokenFlags(rawValue: 16)

  // Not as literals: each would allocate an array first.

  /// The flags of the token after a line break.
  static let lineBreak = TokenFlags(rawValue: startsLine.rawValue | spaceBefore.rawValue)
  /// The flags of the token after a comment.
  static let comment = TokenFlags(rawValue: spaceBefore.rawValue | commentBefore.rawValue)
}

/// The kinds of token of Swift 6.3 ("The Swift Programming Language", Lexical Structure).
///
/// Between tokens and comments there is only white space: space, tab, line breaks, vertical tab, form feed, a byte
/// order mark at the start, no-break spaces (which Swift only warns about) and zero bytes (which are a problem).
public enum TokenKind: UInt8, Sendable, CaseIterable {
  /// The end of the file; the last token, empty.
  case endOfFile
  /// Bytes that no Swift token begins with (stray bytes, bytes that are not UTF-8).
  case unknown
  /// A name, also in back quotes, also one that is a keyword only in some places.
  case identifier
  /// A reserved word, `_` included.
  case keyword
  /// `$0`, `$name`.
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  /// A whole string literal without interpolation, delimiters included.
  case stringLiteral
  /// From the opening delimiter to the `\(` of the first interpolation, both included.
  case stringHead
  /// From the `)` that ends an interpolation to the `\(` of the next, both included.
  case stringMiddle
  /// From the `)` that ends the last interpolation to the closing delimiter, both included. Every head has a tail: where
  /// an interpolation is cut off, an empty one with the flag `unterminated`.
  case stringTail
  /// `/…/`, `#/…/#`, delimiters included.
  case regexLiteral
  /// `<#text#>`.
  case placeholder
  case leftParen
  case rightParen
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace
  case comma
  case colon
  case semicolon
  case period
  /// `@` of an attribute; its name is the next token.
  case at
  /// `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation`, one token each.
  case directive
  /// `#name` of a macro or of `#selector`, `#available` and the like, one token.
  case macro
  /// `=` alone.
  case equal
  /// `->`.
  case arrow
  /// An operator bound to what follows only.
  case prefixOperator
  /// An operator bound to what precedes only.
  case postfixOperator
  /// An operator with white space on both sides or on neither.
  case binaryOperator
  /// `?` that follows its operand directly: optional type, optional chain.
  case questionPostfix
  /// `?` of the conditional operator.
  case questionInfix
  /// `!` that follows its operand directly.
  case exclamationPostfix
  /// `\` of a key path.
  case backslash
}

/// A comment, which is not a token: the outline does not contain it.
public struct Comment: Equatable, Sendable {
  /// The forms of comment, and of other text that is not part of the program.
  public enum Kind: UInt8, Sendable {
    case line
    case block
    case documentationLine
    case documentationBlock
    /// `#!…` on the first line.
    case shebang
    /// A region between `<<<<<<<` and `>>>>>>>` that a merge left behind.
    case conflict
  }

  /// Byte offset of the first byte.
  public var start: UInt32
  /// Byte offset just past the last byte; the line break that ends a line comment is not part of it.
  public var end: UInt32
  /// The kind of comment.
  public var kind: Kind

  public init(start: UInt32, end: UInt32, kind: Kind) {
    self.start = start
    self.end = end
    self.kind = kind
  }
}

/// A place in a file that the Swift compiler's lexer would reject, or an unmatched bracket.
public struct SyntaxProblem: Equatable, Sendable {
  /// What is wrong.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case unterminatedInterpolation
    case unterminatedIdentifier
    case unterminatedPlaceholder
    case strayBytes
    case nulByte
    case invalidUTF8
    case conflictMarker
    /// A bracket that nothing closes.
    case unclosedBracket
    /// A closing bracket that nothing opened.
    case unopenedBracket
    /// A bracket nested deeper than in any real code; the file has no tokens from there on.
    case tooDeepNesting
  }

  /// The kind of problem.
  public var kind: Kind
  /// Byte offset of the place to look at.
  public var start: UInt32
  /// Byte offset just past it.
  public var end: UInt32

  public init(kind: Kind, start: UInt32, end: UInt32) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}

extension [SyntaxProblem] {
  /// More than anyone would count.
  private static var most: Int { 1 << 16 }

  /// Adds a problem; once there are very many, only one of each kind.
  ///
  /// - Parameter seen: a bit for each kind that was added before; zero at first.
  mutating func append(_ problem: SyntaxProblem, seen: inout UInt32) {
    let kind = UInt32(1) << UInt32(problem.kind.rawValue)
    if count < Self.most || seen & kind == 0 { append(problem) }
    seen |= kind
  }
}
