/// One pass over the bytes of a file that writes its tokens, comments and problems.
///
/// The bytes must be followed by `SourceFile.padding` zero bytes: every look-ahead relies on them. Time is linear in the
/// bytes whatever they are; scans that may be in vain are paid from `lookAhead`.
struct Tokenizer {
  /// A string whose interpolation is being tokenized.
  struct Interpolation {
    var string: StringDelimiter
    /// The `\` that began it.
    var start: UnsafePointer<UInt8>
    /// Parentheses open inside it.
    var parenDepth = 0
  }

  let base: UnsafePointer<UInt8>
  /// The zero byte behind the last byte.
  let end: UnsafePointer<UInt8>
  /// The first byte behind a byte order mark.
  let contentStart: UnsafePointer<UInt8>
  let classes: UnsafePointer<ByteClass>
  let lookup: WordLookup

  var cursor: UnsafePointer<UInt8>
  /// What stands before the next token.
  var pending = TokenFlags.lineBreak
  /// The kind of the last token; `endOfFile` before the first.
  var previous = TokenKind.endOfFile
  /// A line break would end the innermost interpolation.
  var lineBreakEndsInterpolation = false
  /// Bytes that may still be scanned in vain.
  var lookAhead: Int
  /// No conflict marker from here on is closed, one flag for each form.
  var conflictsAreUnclosed = false
  var perforceConflictsAreUnclosed = false

  var output: TokenOutput
  var brackets: Table<Int32>
  var words = WordSet()
  var comments: [Comment]
  var problems: [SyntaxProblem]
  var interpolations: [Interpolation] = []

  /// Tokenizes to the end of the file.
  mutating func run() {
    while true {
      let byte = cursor.pointee
      switch classes[Int(byte)] {
      case .space: takeSpace()
      case .lineBreak: takeLineBreak()
      case .letter: takeIdentifier()
      case .punctuation: takeByte(TokenKind(punctuation: byte))
      case .bracket: takeBracket(TokenKind(punctuation: byte))
      case .leftParen: takeLeftParen()
      case .rightParen: takeRightParen()
      case .period: takePeriod()
      case .operatorByte: takeOperator()
      case .mark: takeMark()
      case .angle: takeAngle()
      case .slash: takeSlash()
      case .quote: takeString(poundCount: 0)
      case .digit: takeNumber()
      case .pound: takePound()
      case .dollar: takeDollar()
      case .backQuote: takeBackQuoted()
      case .singleQuote: takeSingleQuoted()
      case .highBit: takeHighBit()
      case .stray: takeStray()
      case .nul:
        if cursor == end { return finish() }
        takeNul()
      }
    }
  }

  private mutating func finish() {
    while !interpolations.isEmpty { abandonInterpolation() }
    emit(.endOfFile, from: end)
  }

  // MARK: Output

  @inline(__always)
  func offset(_ position: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: position - base)
  }

  /// Writes the token that ends before the cursor, and steps over a space behind it.
  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, from start: UnsafePointer<UInt8>, word: Word = .none,
    flags: TokenFlags = TokenFlags()
  ) {
    output.append(
      Token(
        start: offset(start), end: offset(cursor), kind: kind, flags: pending.union(flags),
        word: word))
    // Most tokens have one, and the loop need not be asked what it is.
    let hasSpace = cursor.pointee == .space
    pending = hasSpace ? .spaceBefore : TokenFlags()
    cursor += hasSpace ? 1 : 0
    previous = kind
  }

  /// Notes that the token that is written next is a bracket.
  @inline(__always)
  mutating func noteBracket() { brackets.append(Int32(truncatingIfNeeded: output.count)) }

  mutating func report(
    _ kind: SyntaxProblem.Kind, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) {
    problems.append(SyntaxProblem(kind: kind, start: offset(start), end: offset(end)))
  }

  /// Marks the word as one that the file holds.
  @inline(__always)
  mutating func note(_ id: UInt16) -> Word {
    let word = Word(id: id)
    if id >= Word.firstFree { words.insert(word) }
    return word
  }

  // MARK: Tokens of one byte

  @inline(__always)
  mutating func takeByte(_ kind: TokenKind) {
    cursor += 1
    emit(kind, from: cursor - 1)
  }

  @inline(__always)
  private mutating func takeBracket(_ kind: TokenKind) {
    noteBracket()
    takeByte(kind)
  }

  @inline(__always)
  private mutating func takeLeftParen() {
    if !interpolations.isEmpty { interpolations[interpolations.count - 1].parenDepth += 1 }
    takeBracket(.leftParen)
  }

  @inline(__always)
  private mutating func takeRightParen() {
    if let interpolation = interpolations.last {
      if interpolation.parenDepth == 0 { return continueString() }
      interpolations[interpolations.count - 1].parenDepth -= 1
    }
    takeBracket(.rightParen)
  }
}

/// The growing buffer that tokens are written to.
struct TokenOutput {
  var buffer: UnsafeMutableBufferPointer<Token>
  var next: UnsafeMutablePointer<Token>
  var limit: UnsafeMutablePointer<Token>

  /// Writes to the start of the buffer, which must have room for a token.
  init?(_ buffer: UnsafeMutableBufferPointer<Token>) {
    guard let start = buffer.baseAddress else { return nil }
    self.buffer = buffer
    next = start
    limit = start + buffer.count
  }

  /// How many tokens were written.
  @inline(__always)
  var count: Int { next - (limit - buffer.count) }

  @inline(__always)
  mutating func append(_ token: Token) {
    if next == limit { grow() }
    next.initialize(to: token)
    next += 1
  }

  private mutating func grow() {
    let count = buffer.count
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: count * 2)
    larger.moveInitialize(from: next - count, count: count)
    buffer.deallocate()
    buffer = UnsafeMutableBufferPointer(start: larger, count: count * 2)
    next = larger + count
    limit = larger + count * 2
  }
}
