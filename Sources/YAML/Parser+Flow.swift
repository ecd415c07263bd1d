/// Lists and maps in brackets: YAML 1.2.2, section 7.4 (https://yaml.org/spec/1.2.2/#74-flow-collection-styles).
extension Parser {
  /// The list or map whose opening bracket is here.
  ///
  /// - Parameter parent: the column that its lines must be indented more than.
  mutating func flowCollection(above parent: Int) throws(YAMLProblem) -> YAMLNode {
    let opening = scanner.mark
    let closing: Unicode.Scalar = scanner.head == "[" ? "]" : "}"
    try enter()
    scanner.advance()
    try skipSpace(above: parent, in: opening)
    var items: [YAMLNode] = []
    var map = OpenMap()
    while scanner.head != closing {
      role = closing == "}" ? .key : .item
      let node = try flowNode(above: parent)
      if closing == "}" {
        try add(node, try flowValue(of: node, above: parent, in: opening), to: &map)
      } else if isAtFlowColon(after: node) {
        throw problem(
          "a list in brackets cannot contain a key",
          "write `{key: value}`; put text that contains `: ` in quotes", at: node.place.start)
      } else {
        items.append(node)
      }
      try skipSpace(above: parent, in: opening)
      if scanner.head == "," {
        scanner.advance()
        try skipSpace(above: parent, in: opening)
      } else if scanner.head != closing {
        throw problem(
          "a `,` or `\(closing)` is expected before this",
          "put a `,` between two values; put text that contains quotes, brackets or `: ` in quotes")
      }
    }
    scanner.advance()
    level -= 1
    return try node(
      closing == "]" ? .sequence(items) : .mapping(YAMLMapping(entries: map.entries)),
      from: opening)
  }

  private mutating func flowNode(above parent: Int) throws(YAMLProblem) -> YAMLNode {
    scanner.head == "[" || scanner.head == "{"
      ? try flowCollection(above: parent) : try scalar(inFlow: true)
  }

  /// The value of a key that was just read.
  private mutating func flowValue(
    of key: YAMLNode, above parent: Int, in opening: YAMLMark
  ) throws(YAMLProblem) -> YAMLNode {
    guard let style = key.scalar?.style else { throw collectionAsKey(at: key.place.start) }
    if isAtFlowColon(after: key) {
      scanner.skipBlanks()
      scanner.advance()
      let mark = scanner.mark
      try skipSpace(above: parent, in: opening)
      role = .value
      keys.append(key.scalar?.text ?? "")
      defer { keys.removeLast() }
      if scanner.head != ",", scanner.head != "}" { return try flowNode(above: parent) }
      return try scalar([], .plain, from: mark, to: mark)
    }
    if style == .plain { try expectNoName(at: key.place.start) }
    try skipSpace(above: parent, in: opening)
    return try scalar([], .plain, from: scanner.mark)
  }

  private func isAtFlowColon(after key: YAMLNode) -> Bool {
    isAtColon(inFlow: true, isQuoted: key.scalar?.style != .plain)
  }
}
