/// An anchor in front of a value: `&name`.
struct Anchored {
  var name: String
  var place: YAMLPlace
}

extension Reader {
  /// Takes an anchor or a tag; false if neither is here.
  mutating func property(_ anchor: inout Anchored?, inFlow: Bool) throws(Stop) -> Bool {
    switch cursor.byte {
    case .ampersand:
      let found = try takeAnchor(inFlow: inFlow)
      if anchor != nil { try fail(.secondAnchor(found.name, found.place)) }
      anchor = found
      return true
    case .exclamation:
      try skipTag(inFlow: inFlow)
      return true
    default:
      return false
    }
  }

  /// Reads a value, and records it for aliases if it has an anchor.
  mutating func anchored(
    _ anchor: Anchored?, _ read: (inout Reader) throws(Stop) -> YAMLNode
  ) throws(Stop) -> YAMLNode {
    guard let anchor else { return try read(&self) }
    if let first = anchors[anchor.name] {
      try fail(.anchorTwice(anchor.name, anchor.place, firstLine: first.mark.line))
    }
    anchors[anchor.name] = Anchor(mark: anchor.place.start)
    let (level, deepestOutside, countBefore) = (depth, deepest, nodeCount)
    deepest = level
    defer {
      anchors[anchor.name]?.isOpen = false
      deepest = max(deepest, deepestOutside)
    }
    let node = try read(&self)
    anchors[anchor.name]?.node = node
    anchors[anchor.name]?.count = nodeCount - countBefore
    anchors[anchor.name]?.height = deepest - level
    return node
  }

  private mutating func takeAnchor(inFlow: Bool) throws(Stop) -> Anchored {
    let start = cursor.mark
    let (text, isName) = takeWord(inFlow: inFlow)
    let place = cursor.place(from: start)
    // An anchor and its value need white space between them.
    let endsAtBracket = cursor.byte == .leftBracket || cursor.byte == .leftBrace
    guard isName, !endsAtBracket else { try fail(.noAnchor(text, place)) }
    return Anchored(name: String(text.dropFirst()), place: place)
  }

  /// The value of the alias here, at the place of the alias.
  mutating func alias(inFlow: Bool) throws(Stop) -> YAMLNode {
    let start = cursor.mark
    let (text, isName) = takeWord(inFlow: inFlow)
    let place = cursor.place(from: start)
    guard isName else { try fail(.noAlias(text, place)) }
    guard let anchor = anchors[String(text.dropFirst())] else {
      try fail(.unknownAlias(text, place))
    }
    if anchor.isOpen { try fail(.aliasInItself(text, place, line: anchor.mark.line)) }
    // The mistake in the value has been reported already.
    guard let node = anchor.node else { throw .value }
    try count(anchor.count, at: place)
    try enter(levels: anchor.height, at: place)
    leave(levels: anchor.height)
    return YAMLNode(node.content, place: place, definition: node.definition ?? node.place)
  }

  /// Reports the tag here, and moves past it.
  mutating func skipTag(inFlow: Bool) throws(Stop) {
    let start = cursor.mark
    let (text, _) = takeWord(inFlow: inFlow)
    try report(.tag(text, cursor.place(from: start)))
    cursor.skipBlanks()
  }

  /// Takes the text up to white space, in brackets also up to an indicator.
  ///
  /// - Returns: the text, and whether everything after its first character is a name.
  private mutating func takeWord(inFlow: Bool) -> (text: String, isName: Bool) {
    let start = cursor.position
    var isName = true
    cursor.advance()
    while !cursor.byte.isWhite, !(inFlow && cursor.byte.isFlowIndicator) {
      if !cursor.byte.isAnchorName { isName = false }
      cursor.advance()
    }
    return (cursor.text(start..<cursor.position), isName && cursor.position > start + 1)
  }
}

/// The keys of one mapping.
struct KeySet {
  fileprivate var lines: [String: Int] = [:]
}

extension Reader {
  /// The longest key, in characters: YAML 1.2.2, section 7.4.2.
  private static let longestKey = 1024

  /// Whether a key is valid and new in its mapping; reports it otherwise.
  mutating func accept(_ key: YAMLNode, in keys: inout KeySet) throws(Stop) -> Bool {
    guard let scalar = key.scalar else { return false }
    if scalar.style == .plain, scalar.text == "<<" { try report(.mergeKey(key.place)) }
    if key.place.range.count > Self.longestKey,
      cursor.text(key.place.range).unicodeScalars.count > Self.longestKey
    {
      try report(.longKey(key.place, limit: Self.longestKey))
    }
    if let first = keys.lines[scalar.text] {
      try report(.keyTwice(scalar.text, key.place, firstLine: first))
      return false
    }
    keys.lines[scalar.text] = key.place.start.line
    return true
  }
}
