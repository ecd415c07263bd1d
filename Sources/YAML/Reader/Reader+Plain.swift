/// Text without quotes: YAML 1.2.2, section 7.3.3 (https://yaml.org/spec/1.2.2/#733-plain-style).
extension Reader {
  /// Reports a character that cannot begin plain text.
  mutating func refuseNoPlain(inFlow: Bool) throws(Stop) {
    let place = cursor.place(count: 1)
    let next = cursor.byte(ahead: 1)
    let endsWord = next.isWhite || inFlow && next.isFlowIndicator
    switch cursor.byte {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), .percent,
      .pipe where !inFlow,
      .greater where !inFlow:
      try fail(.reserved(restOfLine(), cursor.text(cursor.position..<cursor.position + 1)))
    case .pound: try fail(.commentWithoutSpace(place))
    case .comma: try fail(.strayComma(place))
    case .rightBracket, .rightBrace:
      try fail(.strayBracket(cursor.text(place.range), place))
    case .pipe, .greater:
      try fail(.blockScalarInBrackets(cursor.text(place.range), place))
    case .hyphen where inFlow && endsWord: try fail(.listInBrackets(place))
    case .question where endsWord: try fail(.complexKey(place))
    case .colon where endsWord: try fail(.missingKey(place))
    case .question where inFlow, .colon where inFlow:
      try fail(.reserved(place, cursor.text(place.range)))
    default: break
    }
  }

  /// Takes plain text to its end on this line, without trailing blanks.
  ///
  /// - Returns: the bytes of the text.
  mutating func takePlainLine(inFlow: Bool) -> Range<Int> {
    let start = cursor.position
    var (position, end) = (start, start)
    while true {
      let byte = cursor.bytes[position]
      if byte.isLineEnd { break }
      if byte.isBlank {
        position += 1
        continue
      }
      if byte == .colon {
        let next = cursor.bytes[position + 1]
        if next.isWhite || inFlow && next.isFlowIndicator { break }
      }
      if byte == .pound, position > start, cursor.bytes[position - 1].isBlank { break }
      if inFlow, byte.isFlowIndicator { break }
      position += 1
      end = position
    }
    cursor.move(to: end)
    return start..<end
  }

  /// Plain text with its continuation lines.
  ///
  /// - Parameter parent: the column that the lines must be indented more than.
  mutating func plain(above parent: Int, inFlow: Bool) throws(Stop) -> YAMLNode {
    let start = cursor.mark
    let first = takePlainLine(inFlow: inFlow)
    guard var breaks = takeBreaksInPlain(above: parent, inFlow: inFlow) else {
      return try node(.scalar(YAMLScalar(cursor.text(first), style: .plain)), from: start)
    }
    var text = Array(cursor.bytes[first])
    while true {
      text.appendFolded(breaks: breaks)
      text += cursor.bytes[takePlainLine(inFlow: inFlow)]
      guard let next = takeBreaksInPlain(above: parent, inFlow: inFlow) else { break }
      breaks = next
    }
    let scalar = YAMLScalar(String(decoding: text, as: UTF8.self), style: .plain)
    return try node(.scalar(scalar), from: start)
  }

  /// Moves to the next line of plain text; nil, without moving, if the text ends here.
  ///
  /// - Returns: how many line breaks there are in between.
  private mutating func takeBreaksInPlain(above parent: Int, inFlow: Bool) -> Int? {
    let start = cursor.point
    var breaks = 0
    while true {
      cursor.skipSpaces()
      let column = cursor.column
      cursor.skipBlanks()
      if cursor.byte.isLineEnd, !cursor.isAtEnd {
        cursor.takeLineBreak()
        breaks += 1
        continue
      }
      if breaks > 0, column > parent, !cursor.isAtDocumentEnd, goesOn(inFlow: inFlow) {
        return breaks
      }
      cursor.move(to: start)
      return nil
    }
  }

  /// Whether the first character of a line continues plain text.
  private func goesOn(inFlow: Bool) -> Bool {
    let next = cursor.byte(ahead: 1)
    return switch cursor.byte {
    case .pound: false
    case .colon where inFlow: !next.isWhite && !next.isFlowIndicator
    case let byte where inFlow: !byte.isFlowIndicator
    default: true
    }
  }

  /// The mistake in plain text such as `key:value`, where a mapping may begin.
  func missingSpace(in text: Range<Int>, at start: Cursor.Point) -> YAMLProblem? {
    guard let colon = cursor.bytes[text].colonOfKeyWithoutSpace else { return nil }
    func mark(_ position: Int) -> YAMLMark {
      YAMLMark(offset: position, line: start.line, column: position - start.lineStart + 1)
    }
    return .colonWithoutSpace(YAMLPlace(start: mark(colon), end: mark(colon + 1)))
  }
}

extension ArraySlice<UInt8> {
  /// Where the `:` is in text such as `key:value`. `http://…`, `C:\…`, `12:30` and the like are ignored.
  var colonOfKeyWithoutSpace: Int? {
    let word = prefix { $0.isAnchorName || $0 == .period }
    let next = word.endIndex + 1
    guard let first = word.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first),
      next < endIndex, self[word.endIndex] == .colon
    else { return nil }
    return switch self[next] {
    case UInt8(ascii: "/"), .backslash, .colon: nil
    default: word.endIndex
    }
  }
}

extension [UInt8] {
  /// Joins two lines of text, as plain and quoted text does: one line break is a space, each further one is kept.
  mutating func appendFolded(breaks: Int) {
    if breaks == 1 { append(.space) } else { appendLineFeeds(breaks - 1) }
  }

  mutating func appendLineFeeds(_ count: Int) {
    append(contentsOf: repeatElement(.lineFeed, count: count))
  }
}
