extension Reader {
  /// What stands in front of a value on its line.
  enum Line {
    /// Nothing.
    case ownLine
    /// `- `: a list or mapping may begin on the same line.
    case itemLine
    /// `key: `, or `---`: only what has an end of its own may begin on the same line.
    case keyLine
  }

  /// What is known of a value before its first character.
  struct Opening {
    /// The column, 0-based, that the value's lines must be indented more than; -1 for the whole file.
    var parent: Int
    var line: Line
    /// An anchor in front of the value.
    var anchor: Anchored?

    /// Whether a list or mapping by indentation may begin here.
    var allowsBlock: Bool { line != .keyLine }
  }

  /// The value behind an indicator, or of the file.
  ///
  /// - Parameter parent: the column of the list or mapping that it belongs to; -1 for the whole file.
  mutating func blockNode(above parent: Int, on line: Line) throws(Stop) -> YAMLNode {
    let indicatorEnd = cursor.mark
    var opening = Opening(parent: parent, line: line)
    let isValueOfKey = line == .keyLine
    while true {
      let before = cursor.point
      try nextContent()
      if cursor.line != before.line { opening.line = .ownLine }
      let isList = isValueOfKey && isAtIndicator(.hyphen) && cursor.column == parent
      if cursor.isAtDocumentEnd || opening.line == .ownLine && cursor.column <= parent && !isList {
        cursor.move(to: before)
        if let anchor = opening.anchor { try fail(.anchorOnNothing(anchor.name, anchor.place)) }
        return try emptyNode(at: indicatorEnd)
      }
      if opening.line == .itemLine, cursor.hasTab(from: before) { opening.line = .keyLine }
      guard try property(&opening.anchor, inFlow: false) else { break }
    }
    return try anchored(opening.anchor) { (reader: inout Reader) throws(Stop) in
      try reader.blockContent(opening)
    }
  }

  /// Whether an indicator and white space are here.
  func isAtIndicator(_ indicator: UInt8) -> Bool {
    cursor.byte == indicator && cursor.byte(ahead: 1).isWhite
  }

  private mutating func blockContent(_ opening: Opening) throws(Stop) -> YAMLNode {
    switch cursor.byte {
    case .hyphen where isAtIndicator(.hyphen):
      guard opening.allowsBlock, opening.anchor?.place.start.line != cursor.line else {
        try fail(.listOnKeyLine(cursor.place(count: 1)))
      }
      return try blockSequence(above: opening.parent)
    case .asterisk:
      let node = try alias(inFlow: false)
      if isAtColon() { try fail(.aliasAsKey(node.place)) }
      try expectLineEnd(after: .alias)
      return node
    case .leftBracket, .leftBrace:
      let node = try flowCollection(above: opening.parent)
      if isAtColon() { try fail(.collectionAsKey(node.place)) }
      try expectLineEnd(after: .flow)
      return node
    case .pipe, .greater:
      return try blockScalar(above: opening.parent)
    case .quote, .singleQuote:
      let node = try quoted(above: opening.parent)
      if isAtColon() { return try blockMapping(from: node, opening) }
      try expectLineEnd(after: .quoted)
      return node
    default:
      return try plainOrMapping(opening)
    }
  }

  private mutating func plainOrMapping(_ opening: Opening) throws(Stop) -> YAMLNode {
    let column = cursor.column
    try refuseNoPlain(inFlow: false)
    let start = cursor.point
    let text = takePlainLine(inFlow: false)
    if isAtColon() {
      cursor.move(to: start)
      return try blockMapping(from: try plainKey(), opening)
    }
    cursor.move(to: start)
    let node = try plain(above: opening.parent, inFlow: false)
    if isAtColon() {
      let place = cursor.place(count: 1)
      try fail(
        missingSpace(in: text, at: start)
          ?? .keyInsideText(place, column: column, firstLine: start.line))
    }
    if opening.line == .ownLine, let problem = missingSpace(in: text, at: start) {
      try report(problem)
    }
    return node
  }

  /// Whether a `:` that ends a key is next on the line.
  func isAtColon() -> Bool {
    var position = cursor.position
    while cursor.bytes[position].isBlank { position += 1 }
    return cursor.bytes[position] == .colon && cursor.bytes[position + 1].isWhite
  }

  // MARK: Lists

  /// A list whose first `-` is here.
  private mutating func blockSequence(above parent: Int) throws(Stop) -> YAMLNode {
    let start = cursor.mark
    let indent = cursor.column
    var items: [YAMLNode] = []
    var end = start
    try enter()
    let level = depth
    repeat {
      let line = cursor.line
      do {
        guard isAtIndicator(.hyphen) else {
          // A list at the column of its key ends where the next key begins.
          if indent == parent { break }
          try fail(noItem())
        }
        cursor.advance()
        end = cursor.mark
        let item = try blockNode(above: indent, on: .itemLine)
        items.append(item)
        end = item.place.end
      } catch .value {
        depth = level
        recover(above: indent, from: line)
      }
    } while try nextSibling(at: indent, above: parent, in: .list)
    leave()
    try count(1)
    return YAMLNode(
      .sequence(YAMLSequence(items, style: .block)), place: YAMLPlace(start: start, end: end))
  }

  private func noItem() -> YAMLProblem {
    cursor.byte == .hyphen ? .hyphenWithoutSpace(restOfLine()) : .noItem(restOfLine())
  }

  // MARK: Mappings

  /// A mapping whose first key was just read.
  private mutating func blockMapping(
    from firstKey: YAMLNode, _ opening: Opening
  ) throws(Stop) -> YAMLNode {
    let start = firstKey.place.start
    guard start.line == cursor.line else { try fail(.keyOnSeveralLines(firstKey.place)) }
    if let anchor = opening.anchor, anchor.place.start.line == start.line {
      try fail(.anchorOnKey(anchor.name, anchor.place))
    }
    guard opening.allowsBlock else { try fail(.mappingOnKeyLine(firstKey.place)) }
    let indent = start.column - 1
    var keys = KeySet()
    var entries: [YAMLMapping.Entry] = []
    var end = start
    var nextKey: YAMLNode? = firstKey
    try enter()
    let level = depth
    repeat {
      let line = cursor.line
      do {
        let key: YAMLNode
        if let first = nextKey { key = first } else { key = try blockKey(above: indent) }
        nextKey = nil
        let isNew = try accept(key, in: &keys)
        cursor.skipBlanks()
        cursor.advance()
        end = cursor.mark
        let value = try blockNode(above: indent, on: .keyLine)
        if isNew { entries.append(YAMLMapping.Entry(key: key, value: value)) }
        end = value.place.end
      } catch .value {
        depth = level
        nextKey = nil
        recover(above: indent, from: line)
      }
    } while try nextSibling(at: indent, above: opening.parent, in: .mapping)
    leave()
    try count(1)
    return YAMLNode(
      .mapping(YAMLMapping(entries, style: .block)), place: YAMLPlace(start: start, end: end))
  }

  /// A key, up to its `:`.
  private mutating func blockKey(above indent: Int) throws(Stop) -> YAMLNode {
    switch cursor.byte {
    case .quote, .singleQuote:
      let key = try quoted(above: indent)
      guard key.place.start.line == cursor.line else { try fail(.keyOnSeveralLines(key.place)) }
      guard isAtColon() else {
        try expectLineEnd(after: .quoted)
        try fail(.noColon(key.place))
      }
      return key
    case .ampersand: try fail(.anchorOnKey(nil, restOfLine()))
    case .asterisk:
      let node = try alias(inFlow: false)
      try fail(isAtColon() ? .aliasAsKey(node.place) : .noColon(node.place))
    case .leftBracket, .leftBrace: try fail(.noKey(restOfLine()))
    case .hyphen where isAtIndicator(.hyphen): try fail(.itemAmongKeys(cursor.place(count: 1)))
    default:
      if cursor.byte == .exclamation { try skipTag(inFlow: false) }
      try refuseNoPlain(inFlow: false)
      return try plainKey()
    }
  }

  /// Plain text up to the `:` behind it.
  private mutating func plainKey() throws(Stop) -> YAMLNode {
    let start = cursor.point
    let text = takePlainLine(inFlow: false)
    guard isAtColon() else {
      let place = cursor.place(from: cursor.mark(at: start.position))
      try fail(missingSpace(in: text, at: start) ?? .noColon(place))
    }
    return try node(
      .scalar(YAMLScalar(cursor.text(text), style: .plain)),
      from: cursor.mark(at: start.position))
  }

  // MARK: The next line

  /// What a line belongs to.
  enum Block: String {
    case list
    case mapping
  }

  /// Moves to the next line of a list or mapping; false at its end.
  private mutating func nextSibling(
    at indent: Int, above parent: Int, in block: Block
  ) throws(Stop) -> Bool {
    while true {
      let line = cursor.line
      do {
        try nextContent()
        if cursor.isAtDocumentEnd { return false }
        let column = cursor.column
        if column == indent { return true }
        if column <= parent { return false }
        try report(.indentation(restOfLine(), column: column, indent: indent, block))
        recover(above: column > indent ? indent : parent, from: cursor.line)
        if column < indent { return false }
      } catch .value {
        recover(above: indent, from: line)
      }
    }
  }

  /// The place from here to the end of the line, without a comment or blanks.
  func restOfLine() -> YAMLPlace {
    var ahead = cursor
    let start = ahead.position
    var last = start
    while !ahead.byte.isLineEnd {
      if ahead.byte == .pound, ahead.position > start, ahead.bytes[ahead.position - 1].isBlank {
        break
      }
      if !ahead.byte.isBlank { last = ahead.position + 1 }
      ahead.advance()
    }
    return YAMLPlace(start: cursor.mark, end: cursor.mark(at: last))
  }
}
