/// How a string literal began, and therefore how it ends.
struct StringDelimiter {
  /// The first `#` or quote.
  var start: UnsafePointer<UInt8>
  var poundCount: Int
  var isMultiline: Bool

  /// The byte after the opening delimiter.
  var textStart: UnsafePointer<UInt8> { start + poundCount + (isMultiline ? 3 : 1) }
}

extension Tokenizer {
  /// Takes a string up to its end or its first interpolation; the cursor is at its first `#` or quote.
  mutating func takeString(poundCount: Int) {
    let delimiter = StringDelimiter(
      start: cursor, poundCount: poundCount,
      isMultiline: opensMultilineString(cursor + poundCount, poundCount))
    let start = cursor
    cursor = delimiter.textStart
    takeStringText(delimiter, from: start)
  }

  private mutating func opensMultilineString(
    _ quote: UnsafePointer<UInt8>, _ poundCount: Int
  ) -> Bool {
    guard quote[1] == .quote, quote[2] == .quote else { return false }
    if poundCount == 0 { return true }
    var position = quote + 2
    var closes = false
    while lookAhead > 0, !closes, position != end, !position.pointee.isLineBreak {
      closes = position.pointee == .quote && (position + 1).poundCount >= poundCount
      position += 1
      lookAhead -= 1 + (closes ? poundCount : 0)
    }
    return !closes
  }

  /// Takes string text from the cursor on; the token began at `start`, with the delimiter or with the `)` of an
  /// interpolation.
  private mutating func takeStringText(
    _ delimiter: StringDelimiter, from start: UnsafePointer<UInt8>
  ) {
    while true {
      cursor = cursor.firstSpecial(or: .quote, or: .backslash)
      switch cursor.pointee {
      case .quote:
        guard closes(delimiter) else { continue }
        return emitStringEnd(delimiter, from: start)
      case .backslash:
        guard opensInterpolation(delimiter) else { continue }
        return beginInterpolation(delimiter, from: start)
      case .lineFeed, .carriageReturn:
        if !delimiter.isMultiline { return endUnterminatedString(delimiter, from: start) }
        hasLineBreaksInStrings = true
        cursor += 1
      default:
        if cursor == end { return endUnterminatedString(delimiter, from: start) }
        takeTextByte()
      }
    }
  }

  /// Skips the closing delimiter at the cursor, or a quote that is text.
  private mutating func closes(_ delimiter: StringDelimiter) -> Bool {
    var position = cursor + 1
    if delimiter.isMultiline {
      guard position[0] == .quote, position[1] == .quote else {
        cursor += 1
        return false
      }
      position += 2
    }
    if delimiter.poundCount > 0 {
      let count = position.poundCount
      guard count >= delimiter.poundCount else {
        cursor += 1
        return false
      }
      position += count
    }
    cursor = position
    return true
  }

  /// Skips the escape at the cursor, or returns true after the `(` of an escape that begins an interpolation.
  private mutating func opensInterpolation(_ delimiter: StringDelimiter) -> Bool {
    cursor += 1
    if delimiter.poundCount > 0 {
      let count = cursor.poundCount
      guard count >= delimiter.poundCount else { return false }
      cursor += count
    }
    let escaped = cursor.pointee
    if escaped == .quote || escaped == .backslash { cursor += 1 }
    if escaped == UInt8(ascii: "n") { hasLineBreaksInStrings = true }
    if escaped != UInt8(ascii: "(") { return false }
    cursor += 1
    return true
  }

  private mutating func emitStringEnd(
    _ delimiter: StringDelimiter, from start: UnsafePointer<UInt8>, flags: TokenFlags = TokenFlags()
  ) {
    if start == delimiter.start { return emit(.stringLiteral, from: start, flags: flags) }
    noteInterpolationEnd()
    emit(.stringTail, from: start, flags: flags)
  }

  private mutating func endUnterminatedString(
    _ delimiter: StringDelimiter, from start: UnsafePointer<UInt8>
  ) {
    report(
      .unterminatedString, delimiter.start, delimiter.isMultiline ? delimiter.textStart : cursor)
    emitStringEnd(delimiter, from: start, flags: .unterminated)
  }

  // MARK: Interpolations

  private mutating func beginInterpolation(
    _ delimiter: StringDelimiter, from start: UnsafePointer<UInt8>
  ) {
    var backslash = cursor - 2
    while backslash.pointee == .pound { backslash -= 1 }
    let isFirst = start == delimiter.start
    if isFirst, nesting.isFull { return stop(at: start) }
    interpolations.append(
      Interpolation(string: delimiter, start: backslash, outerParenDepth: parenDepth))
    parenDepth = 0
    lineBreakEndsInterpolation = !delimiter.isMultiline
    if !isFirst { nesting.closeInterpolation() }
    noteOpening(closer: BracketNesting.interpolationEnd)
    emit(isFirst ? .stringHead : .stringMiddle, from: start)
  }

  private mutating func popInterpolation() -> Interpolation? {
    let interpolation = interpolations.popLast()
    if let interpolation { parenDepth = interpolation.outerParenDepth }
    lineBreakEndsInterpolation = interpolations.last.map { !$0.string.isMultiline } ?? false
    return interpolation
  }

  /// Continues the string after the `)` at the cursor.
  mutating func continueString() {
    guard let interpolation = popInterpolation() else { return }
    let start = cursor
    cursor += 1
    takeStringText(interpolation.string, from: start)
  }

  /// Ends the innermost interpolation and its string at the cursor, where neither is closed, with an empty token: each
  /// head has a tail.
  mutating func abandonInterpolation() {
    guard let interpolation = popInterpolation() else { return }
    let opening = interpolation.start
    if !isStopped {
      report(.unterminatedInterpolation, opening, opening + 2 + (opening + 1).poundCount)
    }
    noteInterpolationEnd()
    emit(.stringTail, from: cursor, flags: .unterminated)
  }

  // MARK: Single quotes

  /// Takes `'text'`, which Swift rejects, as a string; a lone `'` is not a token.
  mutating func takeSingleQuoted() {
    let start = cursor
    var position = cursor + 1
    while lookAhead > 0, position < end, !position.pointee.isLineBreak,
      position.pointee != .singleQuote
    {
      position += position.pointee == .backslash && !position[1].isLineBreak ? 2 : 1
      lookAhead -= 1
    }
    report(.strayBytes, start, start + 1)
    guard position < end, position.pointee == .singleQuote else { return takeByte(.unknown) }
    takeText(to: position + 1)
    emit(.stringLiteral, from: start)
  }
}
