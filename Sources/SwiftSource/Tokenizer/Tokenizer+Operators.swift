extension Tokenizer {
  /// Takes a period, or an operator that begins with one.
  @inline(__always)
  mutating func takePeriod() {
    if mayContinueOperator(cursor[1]) { return takeOperator() }
    if notesLandmarks { noteLandmark() }
    takeByte(.period)
  }

  /// Takes `=`, or an operator that begins with it.
  @inline(__always)
  mutating func takeEqual() {
    if mayContinueOperator(cursor[1]) { return takeOperator() }
    takeByte(.equal)
  }

  /// Whether a byte is part of operators, or may be as part of a non-ASCII character.
  @inline(__always)
  private func mayContinueOperator(_ byte: UInt8) -> Bool {
    traits[Int(byte)].flags.contains(.mayContinueOperator)
  }

  /// Takes a token that begins with `!` or `?`: after an operand it is one byte, whatever follows.
  @inline(__always)
  mutating func takeMark() {
    if isLeftBound(cursor) {
      return takeByte(cursor.pointee == UInt8(ascii: "!") ? .exclamationPostfix : .questionPostfix)
    }
    takeOperator()
  }

  /// Takes what begins with `<` or `>`: a placeholder, a conflict marker, an operator.
  mutating func takeAngle() {
    let byte = cursor.pointee
    if byte == .less, cursor[1] == .pound, takePlaceholder() { return }
    if cursor[1] == byte, cursor[2] == byte, takeConflict() { return }
    takeOperator()
  }

  mutating func takeOperator() {
    let start = cursor
    // Most operators are one byte; a slash or a non-ASCII character needs a closer look.
    if !mayContinueOperator(start[1]), start.pointee < 0x80, start.pointee != .slash {
      return emitOperator(from: start, to: start + 1)
    }
    let longest = operatorEnd(start)
    var limit = start
    // The first slash may begin a regex; after the first byte, it may begin a comment.
    while limit != longest, limit.pointee != .slash { limit += 1 }
    if limit != longest {
      if takeOperatorWithRegex(at: limit, from: start, to: longest) { return }
      limit = max(limit, start + 1)
      while limit != longest {
        if limit.pointee == .slash, limit[1] == .slash || limit[1] == .star { break }
        limit += 1
      }
      if limit != longest { noteRun(from: start, to: longest) }
    }
    emitOperator(from: start, to: limit)
  }

  /// Remembers how far a run of operator bytes extends when only the first of them are an operator: after the comment
  /// among them there may be others, and each would search for the end again.
  private mutating func noteRun(from start: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>) {
    if start.pointee == .period { dottedRunEnd = limit } else { operatorRunEnd = limit }
  }

  /// Where the operator ends unless a comment or a regex begins inside it.
  private mutating func operatorEnd(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let noted = start.pointee == .period ? dottedRunEnd : operatorRunEnd
    if start < noted { return noted }
    var position = start
    repeat {
      let byte = position.pointee
      if byte >= 0x80 {
        let scalar = DecodedScalar(at: position)
        guard scalar.length > 0, ScalarClass(scalar.value).continuesOperator else { break }
        position += scalar.length
        continue
      }
      guard byte.isOperator else { break }
      if byte == .period, start.pointee != .period { break }
      if byte == .less, position[1] == .pound, position != start,
        position.placeholderEnd() != nil
      {
        break
      }
      position += 1
    } while true
    return position
  }

  /// Writes the operator, whose kind depends on its surroundings.
  mutating func emitOperator(from start: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>) {
    cursor = limit
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(limit, leftBound: leftBound)
    switch (limit - start, start[0], start[1]) {
    case (1, UInt8(ascii: "="), _): return emit(.equal, from: start)
    case (1, .period, _): return emit(.period, from: start)
    case (1, UInt8(ascii: "?"), _): return emit(.questionInfix, from: start)
    case (2, UInt8(ascii: "-"), .greater): return emit(.arrow, from: start)
    default: break
    }
    if holdsCommentEnd(start, limit) {
      report(.strayBytes, start, limit)
      return emit(.unknown, from: start)
    }
    if leftBound == rightBound { return emit(.binaryOperator, from: start) }
    emit(leftBound ? .postfixOperator : .prefixOperator, from: start)
  }

  private func holdsCommentEnd(
    _ start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>
  ) -> Bool {
    var position = start
    while position + 1 < limit {
      if position[0] == .star, position[1] == .slash { return true }
      position += 1
    }
    return false
  }

  // MARK: Surroundings

  /// Whether the byte before an operator is part of an operand.
  @inline(__always)
  func isLeftBound(_ start: UnsafePointer<UInt8>) -> Bool {
    if start == contentStart { return false }
    switch start[-1] {
    case .space, .carriageReturn, .lineFeed, .tab, 0, UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .slash:
      return start - contentStart < 2 || start[-2] != .star
    case 0xA0:
      return start - contentStart < 2 || start[-2] != 0xC2
    default:
      return true
    }
  }

  /// Whether the byte after an operator is part of an operand.
  @inline(__always)
  func isRightBound(_ limit: UnsafePointer<UInt8>, leftBound: Bool) -> Bool {
    switch limit[0] {
    case .space, .carriageReturn, .lineFeed, .tab, 0, UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .period:
      // `x^.y` is a postfix operator, `^.y` a prefix one.
      return !leftBound
    case .slash:
      return limit[1] != .slash && limit[1] != .star
    case 0xC2:
      return limit[1] != 0xA0
    default:
      return true
    }
  }

  // MARK: Placeholders

  /// Takes the placeholder at the cursor if it is closed on its line.
  private mutating func takePlaceholder() -> Bool {
    let start = cursor
    if let limit = start.placeholderEnd() {
      takeText(to: limit)
      emit(.placeholder, from: start)
      return true
    }
    // `a <#line` is a comparison with a macro.
    let next = start[2]
    if !next.isLetter || next.isCapital { report(.unterminatedPlaceholder, start, start + 2) }
    return false
  }
}
