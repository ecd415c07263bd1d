extension Reader {
  /// The file: directives, `---`, one value, `...`.
  mutating func document() throws(Stop) -> YAMLNode? {
    let root = try firstDocument()
    try nothingElse()
    return root
  }

  private mutating func firstDocument() throws(Stop) -> YAMLNode? {
    try nextContent()
    var directives = 0
    while cursor.isAtLineStart, cursor.byte == .percent {
      directives += 1
      try directive(isFirst: directives == 1)
    }
    if cursor.isAtDocumentMarker, cursor.byte == .hyphen {
      cursor.advance(3)
      return try blockNode(above: -1, on: .markerLine)
    }
    if directives > 0 { try fail(.directiveWithoutDocument(cursor.place(count: 0))) }
    return cursor.isAtDocumentEnd ? nil : try blockNode(above: -1, on: .ownLine)
  }

  /// `%YAML 1.2`; other directives are rejected.
  private mutating func directive(isFirst: Bool) throws(Stop) {
    let start = cursor.position
    while !cursor.byte.isLineEnd,
      !(cursor.byte == .pound && cursor.bytes[cursor.position - 1].isBlank)
    {
      cursor.advance()
    }
    let words = cursor.text(start..<cursor.position).split { $0 == " " || $0 == "\t" }
    let place = cursor.place(from: cursor.mark(at: start))
    if words[0] != "%YAML" {
      try report(.directive(String(words[0]), place))
    } else if words != ["%YAML", "1.2"] {
      try report(.otherVersion(place))
    } else if !isFirst {
      try report(.directiveTwice(place))
    }
    try nextContent()
  }

  /// Reads what may follow the value: `...` and comments.
  private mutating func nothingElse() throws(Stop) {
    try nextContent()
    while cursor.isAtDocumentMarker, cursor.byte == .period {
      cursor.advance(3)
      try expectLineEnd(after: .value)
      try nextContent()
    }
    guard !cursor.isAtEnd else { return }
    let start = cursor.mark
    let isMarker = cursor.isAtDocumentMarker
    cursor.skipToLineEnd()
    let place = cursor.place(from: start)
    try fail(isMarker ? .severalDocuments(place) : .textBehindDocument(place))
  }

  // MARK: Between values

  /// Skips blanks, comments and line breaks, up to the next content, or to the end of the file.
  mutating func nextContent() throws(Stop) {
    while true {
      let start = cursor.point
      cursor.skipBlanks()
      if cursor.isAtEnd { return }
      if cursor.byte.isLineEnd {
        cursor.takeLineBreak()
      } else if cursor.byte == .pound {
        cursor.skipToLineEnd()
      } else if start.position == start.lineStart {
        return try refuseTab(from: start)
      } else {
        return
      }
    }
  }

  /// Reports a tab between the start of a line and here.
  private mutating func refuseTab(from start: Cursor.Point) throws(Stop) {
    let content = cursor.point
    cursor.move(to: start)
    cursor.skipSpaces()
    guard cursor.position < content.position else { return }
    let place = cursor.place(count: 1)
    if !hasReportedTab {
      hasReportedTab = true
      try report(.tab(place))
    }
    throw .value
  }

  /// Reports a line in brackets or quotes that is not indented enough; the cursor is at its first character.
  ///
  /// - Parameters:
  ///   - start: the start of the line.
  ///   - opening: the opening bracket or quote.
  /// - Returns: false, at the start of the line, if the line looks like the next key or item: then the bracket or quote
  ///   is the mistake.
  mutating func refuseUnindented(
    from start: Cursor.Point, in opening: YAMLPlace
  ) throws(Stop) -> Bool {
    try refuseTab(from: start)
    var ahead = self
    let text = ahead.takePlainLine(inFlow: false)
    if isAtIndicator(.hyphen) || ahead.isAtColon()
      || cursor.bytes[text].colonOfKeyWithoutSpace != nil
    {
      cursor.move(to: start)
      return false
    }
    if lastUnindented != opening.start {
      lastUnindented = opening.start
      try report(.unindented(restOfLine(), cursor.text(opening.range), line: opening.start.line))
    }
    return true
  }

  /// What precedes a place where the line must end.
  enum Ending { case quoted, flow, alias, header, value }

  /// Moves to the end of the line, where only a comment may follow.
  mutating func expectLineEnd(after ending: Ending) throws(Stop) {
    let start = cursor.position
    cursor.skipBlanks()
    if cursor.byte.isLineEnd { return }
    if cursor.byte == .pound {
      if cursor.position == start { try fail(.commentWithoutSpace(cursor.place(count: 1))) }
      return cursor.skipToLineEnd()
    }
    let mark = cursor.mark
    let isColon = cursor.byte == .colon
    cursor.skipToLineEnd()
    let place = cursor.place(from: mark)
    switch ending {
    case .quoted where isColon: try fail(.colonWithoutSpace(place))
    case .quoted: try fail(.textBehindQuote(place))
    case .flow: try fail(.textBehindBracket(place))
    case .alias: try fail(.textBehindAlias(place))
    case .header: try fail(.textBehindHeader(place))
    case .value: try fail(.textBehindDocument(place))
    }
  }

  /// After a mistake, moves to the next line that is indented no more than a list or mapping.
  ///
  /// - Parameter line: the line of the failed entry, which is not tried again.
  mutating func recover(above indent: Int, from line: Int) {
    if !cursor.isAtLineStart || cursor.line == line { skipLine() }
    while !cursor.isAtEnd {
      let start = cursor.point
      cursor.skipSpaces()
      let column = cursor.column
      cursor.skipBlanks()
      let isIndented = column > indent || cursor.column > column
      guard isIndented || cursor.byte.isLineEnd || cursor.byte == .pound else {
        return cursor.move(to: start)
      }
      skipLine()
    }
  }

  private mutating func skipLine() {
    cursor.skipToLineEnd()
    if !cursor.isAtEnd { cursor.takeLineBreak() }
  }
}
