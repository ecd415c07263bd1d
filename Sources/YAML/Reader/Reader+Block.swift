extension Reader {
  /// What precedes a value on its line.
  enum Line {
    /// Nothing.
    case ownLine
    /// `- `: a list or mapping may begin on the same line.
    case itemLine
    /// `-` and a tab: only a value with its own delimiters may begin on the same line.
    case tabbedItemLine
    /// `key: `: the same.
    case keyLine
    /// `---`: the same.
    case markerLine
  }

  /// What is known about a value before its first character.
  struct Opening {
    /// The column, 0-based, that the value's lines must be indented more than; -1 for the whole file.
    var parent: Int
    var line: Line
    /// An anchor in front of the value.
    var anchor: Anchored?

    /// Whether a list or mapping by indentation may begin here.
    var allowsBlock: Bool { line == .ownLine || line == .itemLine }
  }

  /// The value after an indicator, or of the file.
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
      if opening.line == .itemLine, cursor.hasTab(from: before) {
        opening.line = .tabbedItemLine
      }
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
        try fail(.listOnLine(opening.line, cursor.place(count: 1)))
      }
      return try blockSequence(above: opening.parent)
    case .asterisk:
      if let anchor = opening.anchor { try fail(.anchorOnAlias(anchor.name, anchor.place)) }
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
      let isAlone = opening.line == .ownLine
      try fail(
        missingSpace(in: text, at: start)
          ?? .keyInsideText(lineToHere, firstLine: start.line, isAlone: isAlone))
    }
    if opening.line == .ownLine, let problem = missingSpace(in: text, at: start) {
      try report(problem)
    }
    return node
  }

  /// Whether the next thing on the line is a `:` that ends a key.
  func isAtColon() -> Bool {
    var position = cursor.position
    while cursor.bytes[position].isBlank { position += 1 }
    return cursor.bytes[position] == .colon && cursor.bytes[position + 1].isWhite
  }

  // MARK: Lists

  private struct OpenList {
    var items: [YAMLNode] = []
    var end: YAMLMark
    /// Of consecutive lines that are not items, only the first is reported.
    var hasStray = false
  }

  /// A list that begins with the `-` here.
  private mutating func blockSequence(above parent: Int) throws(Stop) -> YAMLNode {
    let start = cursor.mark
    let indent = cursor.column
    var list = OpenList(end: start)
    try enter()
    let level = depth
    repeat {
      // A list at the column of its key ends where the next key begins.
      if indent == parent, !isAtIndicator(.hyphen) { break }
      let line = cursor.line
      do {
        try takeItem(of: &list, at: indent)
      } catch .value {
        depth = level
        recover(above: indent, from: line)
      }
    } while try nextSibling(at: indent, above: parent, in: .list)
    leave()
    try count(1)
    return YAMLNode(
      .sequence(YAMLSequence(list.items, style: .block)),
      place: YAMLPlace(start: start, end: list.end))
  }

  private mutating func takeItem(of list: inout OpenList, at indent: Int) throws(Stop) {
    guard isAtIndicator(.hyphen) else {
      if list.hasStray { throw .value }
      list.hasStray = true
      try fail(
        cursor.byte == .hyphen ? .hyphenWithoutSpace(restOfLine()) : .noItem(restOfLine()))
    }
    list.hasStray = false
    cursor.advance()
    list.end = cursor.mark
    let item = try blockNode(above: indent, on: .itemLine)
    list.items.append(item)
    list.end = item.place.end
  }

  // MARK: Mappings

  private struct OpenMapping {
    var keys = KeySet()
    var entries: [YAMLMapping.Entry] = []
    var end: YAMLMark
    /// The key that was read to see that this is a mapping.
    var firstKey: YAMLNode?
    /// Of consecutive items among the keys, only the first is reported.
    var hasStray = false
  }

  /// A mapping whose first key was just read.
  private mutating func blockMapping(
    from firstKey: YAMLNode, _ opening: Opening
  ) throws(Stop) -> YAMLNode {
    let start = firstKey.place.start
    guard start.line == cursor.line else { try fail(.keyOnSeveralLines(firstKey.place)) }
    if let anchor = opening.anchor, anchor.place.start.line == start.line {
      try fail(.anchorOnKey(anchor.name, anchor.place))
    }
    guard opening.allowsBlock else { try fail(.mappingOnLine(opening.line, firstKey.place)) }
    let indent = start.column - 1
    var mapping = OpenMapping(end: start, firstKey: firstKey)
    try enter()
    let level = depth
    repeat {
      let line = cursor.line
      do {
        try takeEntry(of: &mapping, at: indent)
      } catch .value {
        depth = level
        recover(above: indent, from: line)
      }
    } while try nextSibling(at: indent, above: opening.parent, in: .mapping)
    leave()
    try count(1)
    return YAMLNode(
      .mapping(YAMLMapping(mapping.entries, style: .block)),
      place: YAMLPlace(start: start, end: mapping.end))
  }

  private mutating func takeEntry(of mapping: inout OpenMapping, at indent: Int) throws(Stop) {
    let key: YAMLNode
    if let first = mapping.firstKey {
      key = first
      mapping.firstKey = nil
    } else {
      let isStray = isAtIndicator(.hyphen)
      if isStray, mapping.hasStray { throw .value }
      mapping.hasStray = isStray
      key = try blockKey(above: indent)
    }
    let isNew = try accept(key, in: &mapping.keys)
    cursor.skipBlanks()
    cursor.advance()
    mapping.end = cursor.mark
    let value = try blockNode(above: indent, on: .keyLine)
    if isNew { mapping.entries.append(YAMLMapping.Entry(key: key, value: value)) }
    mapping.end = value.place.end
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
    case .leftBracket, .leftBrace:
      let node = try flowCollection(above: indent)
      try fail(isAtColon() ? .collectionAsKey(node.place) : .noKey(node.place))
    case .hyphen where isAtIndicator(.hyphen): try fail(.itemAmongKeys(cursor.place(count: 1)))
    default:
      if cursor.byte == .exclamation { try skipTag(inFlow: false) }
      try refuseNoPlain(inFlow: false)
      return try plainKey()
    }
  }

  /// Plain text up to the `:` after it.
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

  /// The list or mapping that a line belongs to.
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

  /// The place from the first character of the line to here.
  private var lineToHere: YAMLPlace {
    var start = cursor
    start.move(to: cursor.position - cursor.column)
    start.skipBlanks()
    return cursor.place(from: start.mark)
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
