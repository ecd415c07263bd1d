extension Tokenizer {
  @inline(__always)
  mutating func takeIdentifier() {
    let start = cursor
    cursor = start.identifierEnd()
    if cursor.pointee >= 0x80 { _ = skipIdentifierRest() }
    let id = self.word(start, cursor - start)
    var word = Word(id: id)
    var kind = TokenKind.identifier
    if id >= Word.firstFree {
      words.insert(word)
    } else if id != 0 {
      if isMemberName(id) {
        word = .none
      } else {
        if id < Keyword.firstContextual.rawValue { kind = .keyword }
        if notesLandmarks, Self.isLandmark(id) { noteLandmark() }
      }
    }
    emit(kind, from: start, word: word)
  }

  /// The id of the text of `length` bytes at `start`, at least one, or 0 if it is not a word of the vocabulary.
  @inline(__always)
  private func word(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt16 {
    let id = lookup.word(start, length)
    guard id == 0, traits[Int(start.pointee)].flags.contains(.mayBeginSuffixed),
      traits[Int(start[length &- 1])].flags.contains(.endsSuffix)
    else { return id }
    return suffixes.word(start, length)
  }

  /// Whether a word of the language is the name of a member here.
  ///
  /// After a period any word is, but not on the next line: the member is still missing then.
  @inline(__always)
  private func isMemberName(_ id: UInt16) -> Bool {
    previous == .period && !pending.contains(.startsLine) && id != Keyword.`self`.rawValue
      && id != Keyword.`init`.rawValue
  }

  /// Whether a keyword declares or extends something.
  @inline(__always)
  private static func isLandmark(_ id: UInt16) -> Bool {
    id < 64 && landmarks & (1 &<< UInt64(id)) != 0
  }

  private static let landmarks: UInt64 = [
    Keyword.class, .struct, .enum, .protocol, .extension, .typealias, .var, .let, .func, .subscript,
  ].reduce(0) { $0 | 1 << UInt64($1.rawValue) }

  /// Skips the rest of an identifier; returns whether there was any.
  mutating func skipIdentifierRest() -> Bool {
    let start = cursor
    while true {
      cursor = cursor.identifierEnd()
      guard cursor.pointee >= 0x80 else { break }
      let scalar = DecodedScalar(at: cursor)
      guard scalar.length > 0, ScalarClass(scalar.value).continuesIdentifier else { break }
      cursor += scalar.length
    }
    return cursor != start
  }

  /// Takes `$0` or `$name`.
  mutating func takeDollar() {
    let start = cursor
    cursor += 1
    _ = skipIdentifierRest()
    emit(.dollarIdentifier, from: start)
  }

  /// Takes a name in back quotes, which may contain spaces; a back quote that is not closed on its line is not a token.
  mutating func takeBackQuoted() {
    let start = cursor
    guard let close = backQuotedEnd() else {
      report(.unterminatedIdentifier, start, start + 1)
      return takeByte(.unknown)
    }
    takeText(to: close)
    cursor += 1
    let length = close - start - 1
    if length == 0 { report(.strayBytes, start, cursor) }
    let id = length == 0 ? 0 : word(start + 1, length)
    emit(
      .identifier, from: start, word: id < Word.firstFree ? .none : note(id), flags: .backQuoted)
  }

  /// The back quote that closes the one at the cursor on the same line.
  private func backQuotedEnd() -> UnsafePointer<UInt8>? {
    var close = cursor + 1
    while close.pointee != .backQuote, !close.pointee.isLineBreak, close != end { close += 1 }
    return close.pointee == .backQuote ? close : nil
  }

  // MARK: Pound signs

  /// Takes a token that begins with `#`: a raw string, a regex, a directive, a macro.
  mutating func takePound() {
    let count = cursor.poundCount
    switch cursor[count] {
    case .quote: return takeString(poundCount: count)
    case .slash: return takeRegex(poundCount: count)
    case UInt8(ascii: "!") where cursor == contentStart && count == 1: return takeShebang()
    default: break
    }
    if count > 1 { return takeUnknown(count - 1) }
    let start = cursor
    cursor += 1
    // The name of a directive ends after its letters: `#if1` is `#if 1`.
    while cursor.pointee.isLetter { cursor += 1 }
    if let directive = directive(from: start) {
      return emit(.directive, from: start, word: directive.word)
    }
    guard skipMacroName(from: start) else {
      cursor = start
      return takeUnknown(1)
    }
    emit(.macro, from: start, word: note(word(start, cursor - start)))
  }

  /// Skips the rest of a macro's name, which begins at `start`; returns whether there is a name.
  private mutating func skipMacroName(from start: UnsafePointer<UInt8>) -> Bool {
    if cursor.pointee == .backQuote, cursor == start + 1 {
      guard let close = backQuotedEnd() else { return false }
      takeText(to: close)
      cursor += 1
      return true
    }
    if cursor.pointee >= 0x80, cursor == start + 1,
      !ScalarClass(DecodedScalar(at: cursor).value).beginsIdentifier
    {
      return false
    }
    if cursor.pointee.isDigit, cursor == start + 1 { return false }
    return skipIdentifierRest() || cursor != start + 1
  }

  /// The directive that the bytes from `start` to the cursor spell.
  private func directive(from start: UnsafePointer<UInt8>) -> Keyword? {
    switch cursor - start {
    case 3 where start.starts(with: "#if"): .if
    case 5 where start.starts(with: "#else"): .else
    case 6 where start.starts(with: "#endif"): .endif
    case 7 where start.starts(with: "#elseif"): .elseif
    case 15 where start.starts(with: "#sourceLocation"): .sourceLocation
    default: nil
    }
  }

  // MARK: Non-ASCII and stray characters

  /// Takes a token that begins with a non-ASCII character.
  mutating func takeHighBit() {
    let scalar = DecodedScalar(at: cursor)
    guard scalar.length > 0 else { return takeInvalid() }
    // Swift warns about a no-break space and treats it as a space.
    if scalar.value == 0xA0 {
      cursor += 2
      pending.insert(.spaceBefore)
      return
    }
    let kind = ScalarClass(scalar.value)
    if kind.beginsIdentifier {
      let start = cursor
      _ = skipIdentifierRest()
      let id = word(start, cursor - start)
      return emit(.identifier, from: start, word: note(id))
    }
    if kind == .operatorHead { return takeOperator() }
    takeStray()
  }

  private mutating func takeInvalid() {
    let start = cursor
    takeInvalidBytes()
    emit(.unknown, from: start)
  }

  /// Takes a run of characters that no token begins with.
  mutating func takeStray() {
    var position = cursor
    while true {
      if traits[Int(position.pointee)].byteClass == .stray {
        position += 1
        continue
      }
      guard position.pointee >= 0x80 else { break }
      let scalar = DecodedScalar(at: position)
      let kind = ScalarClass(scalar.value)
      guard scalar.length > 0, scalar.value != 0xA0, kind == .other || kind == .combining else {
        break
      }
      position += scalar.length
    }
    takeUnknown(position - cursor)
  }

  /// Takes some bytes as an `unknown` token.
  mutating func takeUnknown(_ count: Int) {
    report(.strayBytes, cursor, cursor + count)
    cursor += count
    emit(.unknown, from: cursor - count)
  }
}
