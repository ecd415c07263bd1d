/// Text in quotes: YAML 1.2.2, sections 7.3.1 and 7.3.2 (https://yaml.org/spec/1.2.2/#73-flow-scalar-styles).
extension Reader {
  /// The text in quotes that begins here.
  ///
  /// - Parameter parent: the column that continuation lines must be indented more than.
  mutating func quoted(above parent: Int) throws(Stop) -> YAMLNode {
    let start = cursor.mark
    let quote = cursor.byte
    var text: [UInt8] = []
    cursor.advance()
    var run = cursor.position
    while true {
      switch cursor.byte {
      case quote:
        text += cursor.bytes[run..<cursor.position]
        cursor.advance()
        guard quote == .singleQuote, cursor.byte == quote else {
          let style: YAMLScalar.Style = quote == .quote ? .doubleQuoted : .singleQuoted
          let scalar = YAMLScalar(String(decoding: text, as: UTF8.self), style: style)
          return try node(.scalar(scalar), from: start)
        }
        // Of two quotes in a row, the second is text.
        run = cursor.position
        cursor.advance()
      case .backslash where quote == .quote:
        text += cursor.bytes[run..<cursor.position]
        if cursor.byte(ahead: 1).isLineEnd {
          cursor.advance()
          let breaks = try takeBreaksInQuotes(from: start, above: parent)
          text.appendLineFeeds(breaks - 1)
        } else {
          try takeEscape(into: &text)
        }
        run = cursor.position
      case let byte where byte.isLineEnd:
        let line = cursor.bytes[run..<cursor.position]
        text += line[..<((line.lastIndex { !$0.isBlank } ?? run - 1) + 1)]
        let breaks = try takeBreaksInQuotes(from: start, above: parent)
        text.appendFolded(breaks: breaks)
        run = cursor.position
      default:
        cursor.advance()
      }
    }
  }

  /// Moves from a line end to the next text in quotes.
  ///
  /// - Returns: how many line breaks there are in between.
  private mutating func takeBreaksInQuotes(
    from start: YAMLMark, above parent: Int
  ) throws(Stop) -> Int {
    let quote = cursor.bytes[start.offset]
    let place = YAMLPlace(
      start: start,
      end: YAMLMark(offset: start.offset + 1, line: start.line, column: start.column + 1))
    var breaks = 0
    while !cursor.isAtEnd {
      cursor.takeLineBreak()
      breaks += 1
      let lineStart = cursor.point
      cursor.skipSpaces()
      let column = cursor.column
      cursor.skipBlanks()
      if cursor.byte.isLineEnd { continue }
      if column > parent, !cursor.isAtDocumentMarker { return breaks }
      if cursor.isAtDocumentMarker { break }
      if try refuseUnindented(from: lineStart, in: place) { return breaks }
      break
    }
    try fail(
      .unclosedQuote(quote, place, line: cursor.isAtDocumentEnd ? nil : cursor.line))
  }

  /// Takes the escape here, or reports an invalid one.
  private mutating func takeEscape(into text: inout [UInt8]) throws(Stop) {
    let start = cursor.mark
    let letter = cursor.byte(ahead: 1)
    cursor.advance(2)
    let digits: Int
    switch letter {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default:
      if let scalar = Self.escapes[letter] {
        text += Array(String(scalar).utf8)
      } else {
        while cursor.byte & 0xC0 == 0x80 { cursor.advance() }
        let place = cursor.place(from: start)
        try report(.unknownEscape(cursor.text(place.range), place))
      }
      return
    }
    var value: UInt32 = 0
    var count = 0
    while count < digits, let digit = Character(Unicode.Scalar(cursor.byte)).hexDigitValue {
      value = value << 4 | UInt32(digit)
      count += 1
      cursor.advance()
    }
    let place = cursor.place(from: start)
    let code = cursor.text(place.range)
    guard count == digits else { return try report(.shortEscape(code, place, digits: digits)) }
    guard let scalar = Unicode.Scalar(value) else { return try report(.noCharacter(code, place)) }
    text += Array(String(scalar).utf8)
  }

  /// YAML 1.2.2, section 5.7.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}",
    UInt8(ascii: "t"): "\t", .tab: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{0B}",
    UInt8(ascii: "f"): "\u{0C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
    .space: " ", .quote: "\"", UInt8(ascii: "/"): "/", .backslash: "\\",
    UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
    UInt8(ascii: "P"): "\u{2029}",
  ]
}
