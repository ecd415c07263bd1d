/// One pass over the bytes of a file that writes its tokens, comments and problems.
///
/// The bytes must be followed by `SourceFile.padding` zero bytes: every look-ahead relies on them. Time is linear in
/// the bytes, whatever they are; scans that may fail are charged to `lookAhead`.
struct Tokenizer {
  /// A string whose interpolation is being tokenized.
  struct Interpolation {
    var string: StringDelimiter
    /// The `\` that began it.
    var start: UnsafePointer<UInt8>
    /// `parenDepth` around it.
    var outerParenDepth: Int
  }

  let base: UnsafePointer<UInt8>
  /// The zero byte after the last byte.
  let end: UnsafePointer<UInt8>
  /// The first byte after a byte order mark.
  let contentStart: UnsafePointer<UInt8>
  let traits: UnsafePointer<ByteTraits>
  let lookup: WordLookup
  let suffixes: SuffixLookup

  var cursor: UnsafePointer<UInt8>
  /// The flags of the next token.
  var pending = TokenFlags.lineBreak
  /// The kind of the last token; `endOfFile` before the first.
  var previous = TokenKind.endOfFile
  /// Whether a line break ends the innermost interpolation.
  var lineBreakEndsInterpolation = false
  /// Parentheses open inside the innermost interpolation; outside of one, more than can be closed.
  var parenDepth = Self.noInterpolation
  static let noInterpolation = 1 << 40
  /// The remaining budget for scans that may fail, in bytes.
  var lookAhead: Int
  /// No conflict marker from here on is closed; one flag for each form.
  var conflictsAreUnclosed = false
  var perforceConflictsAreUnclosed = false
  /// The end of the last run of operator bytes that contains a comment: for runs that do not begin with a period, and
  /// for those that do.
  var operatorRunEnd: UnsafePointer<UInt8>
  var dottedRunEnd: UnsafePointer<UInt8>

  var nesting: BracketNesting
  /// Whether the rest of the file was abandoned.
  var isStopped = false
  /// Whether a string literal spans lines or has the escape `\n`.
  var hasLineBreaksInStrings = false
  var output: TokenOutput
  var brackets: Table<Int32>
  var landmarks: Table<Int32>
  let notesLandmarks: Bool
  /// Whether there was not enough memory for all of them.
  var hasLostBrackets = false
  var words = WordSet()
  var comments: [Comment]
  var problems: [SyntaxProblem]
  var problemKinds: UInt32 = 0
  var interpolations: [Interpolation] = []

  /// Tokenizes to the end of the file.
  mutating func run() {
    while true {
      let byte = cursor.pointee
      switch traits[Int(byte)].byteClass {
      case .space: takeSpace()
      case .lineBreak: takeLineBreak()
      case .letter: takeIdentifier()
      case .punctuation: takeByte(traits[Int(byte)].kind)
      case .leftBracket: takeLeftBracket(byte)
      case .rightBracket: takeRightBracket(byte)
      case .leftParen: takeLeftParen()
      case .rightParen: takeRightParen()
      case .period: takePeriod()
      case .equal: takeEqual()
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

  /// Abandons the rest of the file, where brackets are nested too deeply; the innermost begins at `bracket`.
  mutating func stop(at bracket: UnsafePointer<UInt8>) {
    report(.tooDeepNesting, bracket, bracket + 1)
    isStopped = true
    cursor = end
  }

  // MARK: Output

  @inline(__always)
  func offset(_ position: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: position - base)
  }

  /// Writes the token that ends at the cursor, and skips a space after it.
  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, from start: UnsafePointer<UInt8>, word: Word = .none,
    flags: TokenFlags = TokenFlags()
  ) {
    output.append(
      Token(
        start: offset(start), end: offset(cursor), kind: kind, flags: pending.union(flags),
        word: word))
    // Most tokens are followed by one, which saves entering the loop.
    let hasSpace = cursor.pointee == .space
    pending = hasSpace ? .spaceBefore : TokenFlags()
    cursor += hasSpace ? 1 : 0
    previous = kind
  }

  /// Records that the next token is a bracket.
  @inline(__always)
  private mutating func noteBracket() {
    if !brackets.appendIfPossible(Int32(truncatingIfNeeded: output.count)) { loseBrackets() }
  }

  /// Records that the next token is a landmark.
  @inline(__always)
  mutating func noteLandmark() {
    if !landmarks.appendIfPossible(Int32(truncatingIfNeeded: output.count)) { loseBrackets() }
  }

  /// The file is abandoned without telling the tokenizer.
  @inline(never)
  private mutating func loseBrackets() {
    hasLostBrackets = true
    brackets.removeAll()
    landmarks.removeAll()
  }

  /// Records that the next token is a bracket that `closer` closes.
  @inline(__always)
  mutating func noteOpening(closer: UInt8) {
    noteBracket()
    nesting.open(closer: closer)
  }

  /// Records that the next token is the bracket `closer`.
  @inline(__always)
  private mutating func noteClosing(_ closer: UInt8) {
    noteBracket()
    nesting.close(closer)
  }

  /// Records that the next token ends an interpolation.
  mutating func noteInterpolationEnd() {
    noteBracket()
    nesting.closeInterpolation()
  }

  mutating func report(
    _ kind: SyntaxProblem.Kind, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) {
    problems.append(
      SyntaxProblem(kind: kind, start: offset(start), end: offset(end)), seen: &problemKinds)
  }

  /// Records that the file contains the word.
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
  private mutating func takeLeftBracket(_ byte: UInt8) {
    if nesting.isFull { return stop(at: cursor) }
    // In ASCII, `]` and `}` are two after their partners.
    noteOpening(closer: byte &+ 2)
    takeByte(traits[Int(byte)].kind)
  }

  @inline(__always)
  private mutating func takeRightBracket(_ byte: UInt8) {
    noteClosing(byte)
    takeByte(traits[Int(byte)].kind)
  }

  @inline(__always)
  private mutating func takeLeftParen() {
    if nesting.isFull { return stop(at: cursor) }
    parenDepth &+= 1
    noteOpening(closer: UInt8(ascii: ")"))
    takeByte(.leftParen)
  }

  @inline(__always)
  private mutating func takeRightParen() {
    if parenDepth == 0 { return continueString() }
    parenDepth &-= 1
    noteClosing(UInt8(ascii: ")"))
    takeByte(.rightParen)
  }
}
