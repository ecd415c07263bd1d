/// One token of a Swift source file: what it is, how it stands among white space, and where its bytes are.
///
/// The text stays in the file. Twelve bytes, so that a whole file's tokens are one contiguous read.
public struct Token: Equatable, Sendable {
  /// Byte offset of the token's first byte.
  public var start: UInt32
  /// Byte offset just past the token's last byte.
  public var end: UInt32
  /// The word of the vocabulary that the token spells; `Word.none` for any other text.
  public var word: Word
  /// What the token is.
  public var kind: TokenKind
  /// What stands before the token.
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

  /// Whether a line break stands between the previous token and this one.
  @inlinable public var startsLine: Bool { flags.contains(.startsLine) }
}

/// What stands before a token.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break (also one inside a block comment) stands between the previous token and this one;
  /// set on the first token of the file.
  public static let startsLine = TokenFlags(rawValue: 1)
  /// White space, a line break or a comment stands before it; set on the first token of the file.
  public static let spaceBefore = TokenFlags(rawValue: 2)
  /// An identifier written in back quotes; the quotes belong to the token's range.
  public static let backQuoted = TokenFlags(rawValue: 4)
  /// A comment stands between the previous token and this one.
  public static let commentBefore = TokenFlags(rawValue: 8)
  /// A literal that the end of its line or of the file cut off.
  public static let unterminated = TokenFlags(rawValue: 16)

  // Not as literals: each makes an array first.

  /// What a line break says of the next token.
  static let lineBreak = TokenFlags(rawValue: startsLine.rawValue | spaceBefore.rawValue)
  /// What a comment says of the next token.
  static let comment = TokenFlags(rawValue: spaceBefore.rawValue | commentBefore.rawValue)
}

/// The kinds of token of Swift 6.3 ("The Swift Programming Language", Lexical Structure).
///
/// Between tokens and comments stands only white space: space, tab, line breaks, vertical tab, form feed, a byte order
/// mark at the start, no-break spaces (of which Swift only warns) and zero bytes (which are a problem).
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
  /// `#name` of a macro or of `#selector`, `#available` and their kin, one token.
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

/// A comment, which is no token: the outline never sees it.
public struct Comment: Equatable, Sendable {
  /// The forms of comment and of other text that takes no part in the program.
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
  /// What it is.
  public var kind: Kind

  public init(start: UInt32, end: UInt32, kind: Kind) {
    self.start = start
    self.end = end
    self.kind = kind
  }
}

/// Something in a file that the Swift compiler would not accept as tokens.
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
    /// A bracket in more brackets than any code has; the file has no tokens from there on.
    case tooDeepNesting
  }

  /// What it is.
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
  /// More than anybody counts.
  private static var most: Int { 1 << 16 }

  /// Adds a problem; where there are a great many, only one of each kind.
  ///
  /// - Parameter seen: a bit for each kind that was added before; zero at first.
  mutating func append(_ problem: SyntaxProblem, seen: inout UInt32) {
    let kind = UInt32(1) << UInt32(problem.kind.rawValue)
    if count < Self.most || seen & kind == 0 { append(problem) }
    seen |= kind
  }
}
