/// Text delimited by indentation: YAML 1.2.2, section 8.1 (https://yaml.org/spec/1.2.2/#81-block-scalar-styles).
extension Reader {
  private struct Header {
    var isFolded: Bool
    /// The column of the text, if the header gives it.
    var indent: Int?
    /// How line breaks at the end are treated: `-`, `+`, or zero for keeping one.
    var chomping: UInt8 = 0
  }

  /// The text after the `|` or `>` here.
  mutating func blockScalar(above parent: Int) throws(Stop) -> YAMLNode {
    let start = cursor.mark
    let header = try blockScalarHeader(above: parent)
    var end = cursor.mark
    if !cursor.isAtEnd { cursor.takeLineBreak() }
    var text: [UInt8] = []
    var breaks = 0
    var isSpaced = false
    let indent = if let said = header.indent { said } else { try findIndent(above: parent) }
    while !cursor.isAtEnd {
      let lineStart = cursor.point
      while cursor.column < indent, cursor.byte == .space { cursor.advance() }
      if cursor.isAtEnd { break }
      if cursor.byte.isLineEnd {
        breaks += 1
        cursor.takeLineBreak()
        continue
      }
      if cursor.column < indent {
        cursor.move(to: lineStart)
        break
      }
      let wasSpaced = isSpaced
      isSpaced = cursor.byte.isBlank
      if header.isFolded, !text.isEmpty, !wasSpaced, !isSpaced, breaks > 0 {
        text.appendFolded(breaks: breaks)
      } else {
        text.appendLineFeeds(breaks)
      }
      let lineBegin = cursor.position
      cursor.skipToLineEnd()
      text += cursor.bytes[lineBegin..<cursor.position]
      end = cursor.mark
      breaks = cursor.isAtEnd ? 0 : 1
      if !cursor.isAtEnd { cursor.takeLineBreak() }
    }
    switch header.chomping {
    case .hyphen: break
    case UInt8(ascii: "+"): text.appendLineFeeds(breaks)
    default: text.appendLineFeeds(text.isEmpty ? 0 : min(breaks, 1))
    }
    try count(1)
    let scalar = YAMLScalar(
      String(decoding: text, as: UTF8.self), style: header.isFolded ? .folded : .literal)
    return YAMLNode(.scalar(scalar), place: YAMLPlace(start: start, end: end))
  }

  /// Takes the rest of the first line.
  private mutating func blockScalarHeader(above parent: Int) throws(Stop) -> Header {
    var header = Header(isFolded: cursor.byte == .greater)
    cursor.advance()
    while true {
      switch cursor.byte {
      case .hyphen where header.chomping == 0, UInt8(ascii: "+") where header.chomping == 0:
        header.chomping = cursor.byte
      case UInt8(ascii: "1")...UInt8(ascii: "9") where header.indent == nil:
        header.indent = max(parent, 0) + Int(cursor.byte - UInt8(ascii: "0"))
      default:
        guard cursor.byte.isWhite else { try fail(.textBehindHeader(restOfLine())) }
        try expectLineEnd(after: .header)
        return header
      }
      cursor.advance()
    }
  }

  /// The column of the first line with text. Does not move.
  private mutating func findIndent(above parent: Int) throws(Stop) -> Int {
    let start = cursor.point
    var deepestEmpty = 0
    var emptyLine = start.line
    while true {
      cursor.skipSpaces()
      guard cursor.byte.isLineEnd else { break }
      if cursor.column > deepestEmpty { (deepestEmpty, emptyLine) = (cursor.column, cursor.line) }
      if cursor.isAtEnd { break }
      cursor.takeLineBreak()
    }
    let indent = cursor.column
    let hasText = !cursor.isAtEnd && indent >= max(parent + 1, 1)
    if hasText, deepestEmpty > indent {
      try fail(.emptyLineIndentation(restOfLine(), line: emptyLine, by: deepestEmpty, indent))
    }
    cursor.move(to: start)
    return hasText ? indent : max(parent + 1, 1, deepestEmpty)
  }
}
