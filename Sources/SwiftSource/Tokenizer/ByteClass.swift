/// What a byte can begin where a token is expected.
enum ByteClass: UInt8 {
  /// No token begins with it: control characters.
  case stray
  /// A zero byte: the end of the file, or a stray one.
  case nul
  case space
  case lineBreak
  /// A letter or `_`.
  case letter
  case digit
  case equal
  case operatorByte
  case period
  /// `!` and `?`.
  case mark
  /// `<` and `>`.
  case angle
  case slash
  /// A byte that is always a token of its own.
  case punctuation
  /// A square bracket or a brace.
  case leftBracket
  case rightBracket
  case leftParen
  case rightParen
  case quote
  case singleQuote
  case pound
  case dollar
  case backQuote
  /// Part of a non-ASCII character.
  case highBit

  init(_ byte: UInt8) {
    switch byte {
    case 0: self = .nul
    case .space, .tab, 0x0B, 0x0C: self = .space
    case .lineFeed, .carriageReturn: self = .lineBreak
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), .underscore:
      self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case .period: self = .period
    case UInt8(ascii: "!"), UInt8(ascii: "?"): self = .mark
    case .less, .greater: self = .angle
    case .slash: self = .slash
    case UInt8(ascii: "="): self = .equal
    case _ where byte.isOperator: self = .operatorByte
    case UInt8(ascii: "("): self = .leftParen
    case UInt8(ascii: ")"): self = .rightParen
    case .quote: self = .quote
    case .singleQuote: self = .singleQuote
    case .pound: self = .pound
    case UInt8(ascii: "$"): self = .dollar
    case .backQuote: self = .backQuote
    case 0x80...0xFF: self = .highBit
    case UInt8(ascii: "["), UInt8(ascii: "{"): self = .leftBracket
    case UInt8(ascii: "]"), UInt8(ascii: "}"): self = .rightBracket
    default: self = TokenKind(punctuation: byte) == .unknown ? .stray : .punctuation
    }
  }
}

/// What the tokenizer knows about a byte; looked up in a table.
struct ByteTraits {
  struct Flags: OptionSet {
    // 16 bits, so that the traits of a byte are four bytes, and cheap to find in a table.
    let rawValue: UInt16
    /// It is part of operators, or may be as part of a non-ASCII character.
    static let mayContinueOperator = Flags(rawValue: 1)
    /// A name with a suffix of the vocabulary may begin with it.
    static let mayBeginSuffixed = Flags(rawValue: 2)
    /// A suffix of the vocabulary ends with it.
    static let endsSuffix = Flags(rawValue: 4)
  }

  var byteClass: ByteClass
  /// The kind of a token that consists of this byte; `unknown` for other bytes.
  var kind: TokenKind
  var flags: Flags

  /// The traits of a byte.
  ///
  /// - Parameter suffixEndings: the last bytes of the vocabulary's suffixes.
  init(_ byte: UInt8, suffixEndings: Set<UInt8>) {
    byteClass = ByteClass(byte)
    kind = TokenKind(punctuation: byte)
    flags = []
    if byte.isOperator || byte >= 0x80 { flags.insert(.mayContinueOperator) }
    if !suffixEndings.isEmpty, byte.isCapital || byte == .underscore {
      flags.insert(.mayBeginSuffixed)
    }
    if suffixEndings.contains(byte) { flags.insert(.endsSuffix) }
  }
}

extension TokenKind {
  /// The kind of a token that consists of this byte; `unknown` for other bytes.
  init(punctuation byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): self = .leftBracket
    case UInt8(ascii: "]"): self = .rightBracket
    case UInt8(ascii: "{"): self = .leftBrace
    case UInt8(ascii: "}"): self = .rightBrace
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: ";"): self = .semicolon
    case UInt8(ascii: "@"): self = .at
    case .backslash: self = .backslash
    default: self = .unknown
    }
  }
}

extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var pound: UInt8 { 0x23 }
  static var singleQuote: UInt8 { 0x27 }
  static var star: UInt8 { 0x2A }
  static var period: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var less: UInt8 { 0x3C }
  static var greater: UInt8 { 0x3E }
  static var backslash: UInt8 { 0x5C }
  static var underscore: UInt8 { 0x5F }
  static var backQuote: UInt8 { 0x60 }

  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  @inline(__always) var isCapital: Bool { self &- 0x41 < 26 }
  @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Whether this byte ends a line, alone or together with the other one.
  @inlinable @inline(__always)
  package var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  /// Whether an ASCII byte is part of operators.
  @inline(__always) var isOperator: Bool {
    // One bit for each of `! % & * + - . / < = > ?`; `^`, `|` and `~` are above these.
    let bits: UInt64 = 0xF000_EC62_0000_0000
    if self < 64 { return bits &>> UInt64(self) & 1 != 0 }
    return self == 0x5E || self == 0x7C || self == 0x7E
  }
}
