extension Tokenizer {
  @inline(__always)
  mutating func takeSpace() {
    pending.insert(.spaceBefore)
    cursor += 1
  }

  @inline(__always)
  mutating func takeLineBreak() {
    if lineBreakEndsInterpolation { return abandonInterpolation() }
    pending.formUnion(.lineBreak)
    cursor = (cursor + 1).indentationEnd()
  }

  /// Zero bytes count as white space.
  mutating func takeNul() {
    let start = cursor
    while cursor.pointee == 0, cursor != end { cursor += 1 }
    pending.insert(.spaceBefore)
    report(.nulByte, start, cursor)
  }

  @inline(__always)
  mutating func takeSlash() {
    switch cursor[1] {
    case .slash: takeLineComment()
    case .star: takeBlockComment()
    default: takeOperator()
    }
  }

  mutating func takeLineComment() {
    let start = cursor
    cursor += 2
    let kind: Comment.Kind = cursor.pointee == .slash ? .documentationLine : .line
    finishLineComment(kind, from: start)
  }

  /// `#!` on the first line.
  mutating func takeShebang() {
    finishLineComment(.shebang, from: cursor)
  }

  private mutating func finishLineComment(_ kind: Comment.Kind, from start: UnsafePointer<UInt8>) {
    while true {
      cursor = cursor.firstSpecial()
      if cursor.pointee.isLineBreak || cursor == end { break }
      takeTextByte()
    }
    finishComment(kind, from: start)
  }

  private mutating func finishComment(_ kind: Comment.Kind, from start: UnsafePointer<UInt8>) {
    comments.append(Comment(start: offset(start), end: offset(cursor), kind: kind))
    pending.formUnion(.comment)
  }

  /// Block comments nest.
  private mutating func takeBlockComment() {
    let start = cursor
    cursor += 2
    let isDocumentation = cursor.pointee == .star && cursor[1] != .slash
    var depth = 1
    var brokeLine = false
    while depth > 0 {
      cursor = cursor.firstSpecial(or: .star, or: .slash)
      switch (cursor.pointee, cursor[1]) {
      case (.star, .slash):
        depth -= 1
        cursor += 2
      case (.slash, .star):
        depth += 1
        cursor += 2
      case (.star, _), (.slash, _):
        cursor += 1
      case (.lineFeed, _), (.carriageReturn, _):
        brokeLine = true
        cursor += 1
      default:
        if cursor == end {
          report(.unterminatedComment, start, start + 2)
          depth = 0
        } else {
          takeTextByte()
        }
      }
    }
    finishComment(isDocumentation ? .documentationBlock : .block, from: start)
    if brokeLine {
      pending.insert(.startsLine)
      if lineBreakEndsInterpolation { abandonInterpolation() }
    }
  }

  // MARK: Text

  /// Skips a byte that `firstSpecial` stopped at and that has no special meaning here, with the rest of its character
  /// or of a run of zero or invalid bytes. The cursor must not be at the end.
  mutating func takeTextByte() {
    let byte = cursor.pointee
    if byte == 0 {
      let start = cursor
      while cursor.pointee == 0, cursor != end { cursor += 1 }
      report(.nulByte, start, cursor)
    } else if byte < 0x80 {
      cursor += 1
    } else {
      takeTextCharacters()
    }
  }

  /// Skips the non-ASCII characters at the cursor.
  private mutating func takeTextCharacters() {
    while cursor.pointee >= 0x80 {
      let length = DecodedScalar(at: cursor).length
      if length > 0 { cursor += length } else { takeInvalidBytes() }
    }
  }

  /// Skips the invalid UTF-8 at the cursor.
  mutating func takeInvalidBytes() {
    let start = cursor
    repeat { cursor += 1 } while cursor.pointee >= 0x80 && DecodedScalar(at: cursor).length == 0
    report(.invalidUTF8, start, cursor)
  }

  /// Moves the cursor over text that was scanned before, and reports invalid bytes in it.
  mutating func takeText(to limit: UnsafePointer<UInt8>) {
    while true {
      cursor = cursor.firstSpecial(before: limit)
      if cursor == limit { return }
      takeTextByte()
    }
  }

  // MARK: Conflict markers

  /// Skips the region between the markers of a merge conflict if the cursor is at its first one.
  mutating func takeConflict() -> Bool {
    guard cursor == contentStart || cursor[-1].isLineBreak else { return false }
    let isPerforce = cursor.pointee == .greater
    guard cursor.starts(with: isPerforce ? ">>>> " : "<<<<<<< ") else { return false }
    let start = cursor
    guard let close = isPerforce ? perforceConflictEnd() : conflictEnd() else {
      report(.conflictMarker, start, start + (isPerforce ? 4 : 7))
      return false
    }
    takeText(to: close)
    while !cursor.pointee.isLineBreak, cursor != end {
      cursor = cursor.firstSpecial()
      if !cursor.pointee.isLineBreak, cursor != end { takeTextByte() }
    }
    report(.conflictMarker, start, cursor)
    finishComment(.conflict, from: start)
    pending.insert(.startsLine)
    return true
  }

  private mutating func conflictEnd() -> UnsafePointer<UInt8>? {
    guard !conflictsAreUnclosed else { return nil }
    let close = nextLine(with: ">>>>>>> ")
    conflictsAreUnclosed = close == nil
    return close
  }

  private mutating func perforceConflictEnd() -> UnsafePointer<UInt8>? {
    guard !perforceConflictsAreUnclosed else { return nil }
    let close = nextLine(with: "<<<<\n")
    perforceConflictsAreUnclosed = close == nil
    return close
  }

  /// The start of the next line that begins with the marker.
  private func nextLine(with marker: StaticString) -> UnsafePointer<UInt8>? {
    var position = cursor
    while position != end {
      position = position.firstSpecial()
      if position.pointee.isLineBreak, (position + 1).starts(with: marker) { return position + 1 }
      if position != end { position += 1 }
    }
    return nil
  }
}
