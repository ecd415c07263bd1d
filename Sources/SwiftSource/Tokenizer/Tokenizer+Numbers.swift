extension Tokenizer {
  /// Takes a number. Letters that cannot continue it still belong to its token, as in Swift.
  mutating func takeNumber() {
    let start = cursor
    if start.pointee == 0x30 {
      switch start[1] {
      case UInt8(ascii: "x"): return takeHexadecimal(from: start)
      case UInt8(ascii: "o"): return takeDigits(from: start, below: 8)
      case UInt8(ascii: "b"): return takeDigits(from: start, below: 2)
      default: break
      }
    }
    takeDecimal(from: start)
  }

  private mutating func takeDecimal(from start: UnsafePointer<UInt8>) {
    skipDigits()
    // After a period, `0.1` is the tuple members 0 and 1.
    let hasFraction = cursor.pointee == .period && cursor[1].isDigit && previous != .period
    if hasFraction {
      cursor += 1
      skipDigits()
    }
    guard cursor.pointee | 0x20 == UInt8(ascii: "e") else {
      // After a fraction, `1.0x` is two tokens, unlike `1x`.
      return hasFraction
        ? emit(.floatLiteral, from: start) : emitNumber(.integerLiteral, from: start)
    }
    takeExponent(from: start)
  }

  /// Takes an exponent, whose letter is at the cursor.
  private mutating func takeExponent(from start: UnsafePointer<UInt8>) {
    cursor += 1
    if cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
    if !cursor.pointee.isDigit {
      _ = skipIdentifierRest()
      report(.strayBytes, start, cursor)
    }
    skipDigits()
    emitNumber(.floatLiteral, from: start)
  }

  private mutating func takeDigits(from start: UnsafePointer<UInt8>, below limit: UInt8) {
    cursor += 2
    let digits = cursor
    while cursor.pointee &- 0x30 < limit || cursor.pointee == .underscore && cursor != digits {
      cursor += 1
    }
    if cursor == digits {
      _ = skipIdentifierRest()
      report(.strayBytes, start, cursor)
    }
    emitNumber(.integerLiteral, from: start)
  }

  private mutating func takeHexadecimal(from start: UnsafePointer<UInt8>) {
    cursor += 2
    guard cursor.pointee.isHexadecimalDigit else {
      _ = skipIdentifierRest()
      report(.strayBytes, start, cursor)
      return emit(.integerLiteral, from: start)
    }
    skipHexadecimalDigits()
    let integerEnd = cursor
    if cursor.pointee == .period, cursor[1].isHexadecimalDigit {
      cursor += 1
      skipHexadecimalDigits()
    }
    // A fraction counts only with an exponent: `0xff.description` is a member of an integer.
    guard cursor.pointee | 0x20 == UInt8(ascii: "p"), endsAsExponent(integerEnd) else {
      cursor = integerEnd
      return emitNumber(.integerLiteral, from: start)
    }
    takeExponent(from: start)
  }

  private func endsAsExponent(_ integerEnd: UnsafePointer<UInt8>) -> Bool {
    let next = cursor[1]
    let isSigned = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
    return isSigned || next.isDigit || cursor == integerEnd || integerEnd[1].isDigit
  }

  private mutating func emitNumber(_ kind: TokenKind, from start: UnsafePointer<UInt8>) {
    let digitsEnd = cursor
    if skipIdentifierRest() { report(.strayBytes, digitsEnd, cursor) }
    emit(kind, from: start)
  }

  private mutating func skipDigits() {
    while cursor.pointee.isDigit || cursor.pointee == .underscore { cursor += 1 }
  }

  private mutating func skipHexadecimalDigits() {
    while cursor.pointee.isHexadecimalDigit || cursor.pointee == .underscore { cursor += 1 }
  }
}
