/// Lists and mappings in brackets: YAML 1.2.2, section 7.4 (https://yaml.org/spec/1.2.2/#74-flow-collection-styles).
extension Reader {
  /// The brackets being read.
  private struct Brackets {
    /// The opening one.
    var place: YAMLPlace
    var opening: UInt8
    /// The column that lines inside must be indented more than.
    var parent: Int

    var closing: UInt8 { opening == .leftBracket ? .rightBracket : .rightBrace }
  }

  /// The list or mapping whose opening bracket is here.
  mutating func flowCollection(above parent: Int) throws(Stop) -> YAMLNode {
    let brackets = Brackets(
      place: cursor.place(count: 1), opening: cursor.byte, parent: parent)
    try enter()
    cursor.advance()
    let content: YAMLNode.Content =
      if brackets.opening == .leftBracket {
        .sequence(YAMLSequence(try flowItems(in: brackets), style: .flow))
      } else {
        .mapping(YAMLMapping(try flowEntries(in: brackets), style: .flow))
      }
    leave()
    return try node(content, from: brackets.place.start)
  }

  private mutating func flowItems(in brackets: Brackets) throws(Stop) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while try isAtFlowItem(in: brackets) {
      let item = try flowNode(in: brackets)
      if isAtFlowColon(after: item) {
        items.append(try flowPair(key: item, in: brackets))
      } else {
        items.append(item)
      }
      try endFlowItem(in: brackets)
    }
    return items
  }

  /// `key: value` as an item of a list: a mapping with one entry.
  private mutating func flowPair(key: YAMLNode, in brackets: Brackets) throws(Stop) -> YAMLNode {
    var keys = KeySet()
    try enter()
    let entry = try flowEntry(key: key, in: brackets, keys: &keys)
    leave()
    try count(1)
    let content = YAMLMapping(entry.map { [$0] } ?? [], style: .flow)
    let end = entry?.value.place.end ?? key.place.end
    return YAMLNode(
      .mapping(content), place: YAMLPlace(start: key.place.start, end: end))
  }

  private mutating func flowEntries(
    in brackets: Brackets
  ) throws(Stop) -> [YAMLMapping.Entry] {
    var keys = KeySet()
    var entries: [YAMLMapping.Entry] = []
    while try isAtFlowItem(in: brackets) {
      let key = try flowNode(in: brackets)
      if let entry = try flowEntry(key: key, in: brackets, keys: &keys) { entries.append(entry) }
      try endFlowItem(in: brackets)
    }
    return entries
  }

  /// The entry of a key that was just read; nil if it is a duplicate.
  private mutating func flowEntry(
    key: YAMLNode, in brackets: Brackets, keys: inout KeySet
  ) throws(Stop) -> YAMLMapping.Entry? {
    if key.definition != nil { try fail(.aliasAsKey(key.place)) }
    guard let scalar = key.scalar else { try fail(.collectionAsKey(key.place)) }
    let isNew = try accept(key, in: &keys)
    let value: YAMLNode
    if isAtFlowColon(after: key) {
      guard key.place.start.line == cursor.line else { try fail(.keyOnSeveralLines(key.place)) }
      cursor.skipBlanks()
      cursor.advance()
      let colonEnd = cursor.mark
      try skipFlowSpace(in: brackets)
      let isEmpty = cursor.byte == .comma || cursor.byte == brackets.closing
      value = isEmpty ? try emptyNode(at: colonEnd) : try flowNode(in: brackets)
    } else {
      if scalar.style == .plain, scalar.text.utf8.contains(.colon) {
        try fail(.colonWithoutSpace(key.place))
      }
      try skipFlowSpace(in: brackets)
      value = try emptyNode(at: cursor.mark)
    }
    return isNew ? YAMLMapping.Entry(key: key, value: value) : nil
  }

  // MARK: Values

  /// A value in brackets.
  private mutating func flowNode(in brackets: Brackets) throws(Stop) -> YAMLNode {
    var anchor: Anchored?
    var hasProperty = false
    while try property(&anchor, inFlow: true) {
      hasProperty = true
      try skipFlowSpace(in: brackets)
    }
    if hasProperty, cursor.byte == .comma || cursor.byte == brackets.closing {
      if let anchor { try fail(.anchorOnNothing(anchor.name, anchor.place)) }
      return try emptyNode(at: cursor.mark)
    }
    if let anchor, cursor.byte == .asterisk {
      try fail(.anchorOnAlias(anchor.name, anchor.place))
    }
    let node = try anchored(anchor) { (reader: inout Reader) throws(Stop) in
      try reader.flowContent(in: brackets)
    }
    if let anchor, isAtFlowColon(after: node) {
      try fail(.anchorOnKey(anchor.name, anchor.place))
    }
    return node
  }

  private mutating func flowContent(in brackets: Brackets) throws(Stop) -> YAMLNode {
    switch cursor.byte {
    case .asterisk: return try alias(inFlow: true)
    case .leftBracket, .leftBrace: return try flowCollection(above: brackets.parent)
    case .quote, .singleQuote: return try quoted(above: brackets.parent)
    default:
      try refuseNoPlain(inFlow: true)
      return try plain(above: brackets.parent, inFlow: true)
    }
  }

  /// Whether the next thing on the line is the `:` of a key. After quotes and brackets it needs no space.
  private func isAtFlowColon(after node: YAMLNode) -> Bool {
    var position = cursor.position
    while cursor.bytes[position].isBlank { position += 1 }
    guard cursor.bytes[position] == .colon else { return false }
    let next = cursor.bytes[position + 1]
    let isPlain = node.definition != nil || node.scalar?.style == .plain
    return !isPlain || next.isWhite || next.isFlowIndicator
  }

  // MARK: Between values

  /// Moves to the next item; false after the closing bracket.
  private mutating func isAtFlowItem(in brackets: Brackets) throws(Stop) -> Bool {
    try skipFlowSpace(in: brackets)
    if cursor.byte != brackets.closing { return true }
    cursor.advance()
    return false
  }

  /// Moves past the comma that ends an item, or to the closing bracket.
  private mutating func endFlowItem(in brackets: Brackets) throws(Stop) {
    try skipFlowSpace(in: brackets)
    if cursor.byte == .comma { return cursor.advance() }
    if cursor.byte == brackets.closing { return }
    let place = cursor.place(count: 1)
    switch cursor.byte {
    case .colon:
      let isFirst = cursor.bytes[cursor.position - cursor.column..<cursor.position]
        .allSatisfy(\.isBlank)
      try fail(isFirst ? .colonOnOwnLine(place) : .secondColon(place))
    case .rightBracket, .rightBrace:
      try fail(
        .otherBracket(
          cursor.text(place.range), place, opening: cursor.text(brackets.place.range),
          line: brackets.place.start.line))
    default: try fail(.missingComma(restOfLine(), closing: brackets.closing))
    }
  }

  /// Skips blanks, comments and line breaks in brackets.
  private mutating func skipFlowSpace(in brackets: Brackets) throws(Stop) {
    while true {
      let start = cursor.point
      cursor.skipSpaces()
      let column = cursor.column
      cursor.skipBlanks()
      if cursor.isAtDocumentEnd { try failUnclosed(brackets, line: nil) }
      if cursor.byte.isLineEnd {
        cursor.takeLineBreak()
        continue
      }
      let isAtStart = start.position == start.lineStart
      if cursor.byte == .pound {
        guard isAtStart || cursor.position > start.position else {
          try fail(.commentWithoutSpace(cursor.place(count: 1)))
        }
        cursor.skipToLineEnd()
        continue
      }
      guard isAtStart, column <= brackets.parent, cursor.byte != .rightBracket,
        cursor.byte != .rightBrace
      else { return }
      guard try refuseUnindented(from: start, in: brackets.place) else {
        try failUnclosed(brackets, line: cursor.line)
      }
      return
    }
  }

  private mutating func failUnclosed(_ brackets: Brackets, line: Int?) throws(Stop) -> Never {
    try fail(
      .unclosedBracket(cursor.text(brackets.place.range), brackets.place, line: line))
  }
}
