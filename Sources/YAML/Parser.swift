/// A recursive-descent parser of one file. Each function leaves the scanner behind what it has read.
///
/// A problem that hides how the file goes on is thrown, and nothing more is read. Others are reported, so that a user sees
/// them all at once.
struct Parser {
  var scanner: Scanner
  private(set) var problems: [YAMLProblem] = []
  private var valueCount = 0
  /// How many lists and maps are open.
  var level = 0
  /// The keys of the values that are being read, and what is read in them.
  var keys: [String] = []
  var role = YAMLCursor.Role.key
  /// Where the mark of a cursor was.
  private(set) var cursor: YAMLCursor?

  init(_ scanner: Scanner) { self.scanner = scanner }

  // MARK: The file

  /// The value of the file; nil if there is none, or if it cannot be read.
  mutating func readFile() -> YAMLNode? {
    // An unclosed bracket is found only after what it contains.
    defer { problems.sort { $0.mark.offset < $1.mark.offset } }
    do throws(YAMLProblem) {
      try scanner.checkEncoding()
      return try document()
    } catch {
      problems.append(error)
      return nil
    }
  }

  private mutating func document() throws(YAMLProblem) -> YAMLNode? {
    try skipSpace()
    if scanner.isAtDocumentMarker, scanner.head == "-" {
      scanner.advance(3)
      try expectLineEnd(after: "`---`", "begin the value on the next line")
      try skipSpace()
    }
    let root = scanner.isAtDocumentEnd ? nil : try blockNode(above: -1, after: nil)
    try skipSpace()
    if scanner.isAtDocumentMarker {
      throw problem(
        "several documents in one file are not supported",
        "keep one, without `---` and `...` behind it; put text in quotes")
    }
    guard scanner.isAtEnd else {
      throw problem(
        "the value of the file ended above, and this does not belong to it",
        "remove it, or check whether the value above is complete")
    }
    return root
  }

  // MARK: Values by indentation

  /// The value behind an indicator, or of the file.
  ///
  /// - Parameters:
  ///   - parent: the column, 0-based, that its lines must be indented more than.
  ///   - indicator: `-` or `:`; nil for the file.
  private mutating func blockNode(
    above parent: Int, after indicator: Unicode.Scalar?
  ) throws(YAMLProblem) -> YAMLNode {
    let before = scanner.mark
    try skipSpace()
    let start = scanner.mark
    let isOnOwnLine = indicator == nil || start.line != before.line
    let isListOfKey = indicator == ":" && scanner.column == parent && scanner.isAt("-")
    if scanner.isAtDocumentEnd || isOnOwnLine && scanner.column <= parent && !isListOfKey {
      return try scalar([], .plain, from: before, to: before)
    }
    let allowsBlock = isOnOwnLine || indicator == "-"
    switch scanner.head {
    case "-" where scanner.next.isWhite:
      guard allowsBlock else {
        throw problem(
          "a list cannot begin on the line of its key",
          "begin it on the next line, or write `[a, b]`; put text that begins with `- ` in quotes")
      }
      return try blockList(above: parent)
    case "[", "{":
      let node = try flowCollection(above: parent)
      if isAtColon() { throw collectionAsKey(at: start) }
      try expectLineEnd(after: "the closing bracket", "remove it, or put all of it in quotes")
      return node
    default:
      role = indicator == "-" ? .item : isOnOwnLine ? .key : .value
      let node = try scalar(inFlow: false)
      guard isAtColon() else {
        if isOnOwnLine { try expectNoName(at: start) }
        return node
      }
      guard allowsBlock else {
        throw problem(
          "there is a second key on this line",
          "write the inner key on a line of its own; if it is text, put it in quotes", at: start)
      }
      return try blockMap(from: node, above: parent)
    }
  }

  /// The list that begins with the `-` here.
  private mutating func blockList(above parent: Int) throws(YAMLProblem) -> YAMLNode {
    let (start, indent) = (scanner.mark, scanner.column)
    try enter()
    // A list at the column of its key ends where the next key begins.
    let isAtKey = indent == parent
    var items: [YAMLNode] = []
    repeat {
      guard scanner.isAt("-") else {
        if isAtKey { break }
        throw scanner.head == "-"
          ? problem("did you forget the space after `-`?", "write `- item`, with a space")
          : problem(
            "the lines around this one are items of a list, but this one is not",
            "begin it with `- `; if it belongs to the item above, indent it more")
      }
      scanner.advance()
      if scanner.head == "\t" { throw tab(at: scanner.mark) }
      items.append(try blockNode(above: indent, after: "-"))
    } while try isAtSibling(at: indent, above: isAtKey ? parent - 1 : parent, in: "list")
    level -= 1
    return try node(.sequence(items), from: start, to: items.last?.place.end)
  }

  /// The map whose first key was just read.
  private mutating func blockMap(
    from first: YAMLNode, above parent: Int
  ) throws(YAMLProblem) -> YAMLNode {
    let start = first.place.start
    let indent = start.column - 1
    try enter()
    var map = OpenMap()
    var key = first
    while true {
      scanner.skipBlanks()
      scanner.advance()
      keys.append(key.scalar?.text ?? "")
      try add(key, try blockNode(above: indent, after: ":"), to: &map)
      keys.removeLast()
      guard try isAtSibling(at: indent, above: parent, in: "map") else { break }
      key = try blockKey()
    }
    level -= 1
    return try node(
      .mapping(YAMLMapping(entries: map.entries)), from: start, to: map.end)
  }

  /// The key here, up to its `:`.
  private mutating func blockKey() throws(YAMLProblem) -> YAMLNode {
    let start = scanner.mark
    if scanner.isAt("-") {
      throw problem(
        "a list item is not allowed among the keys of a map",
        "give the list a key of its own; if it belongs to the key above, that key must have no other value"
      )
    }
    if scanner.head == "[" || scanner.head == "{" { throw collectionAsKey(at: start) }
    role = .key
    let key = try scalar(inFlow: false)
    guard isAtColon() else {
      try expectNoName(at: start)
      throw problem(
        "a key is expected here, but no `:` follows",
        "write `key: value`; text is on one line", at: start)
    }
    return key
  }

  /// Moves to the next item or key of a list or map; false at its end.
  private mutating func isAtSibling(
    at indent: Int, above parent: Int, in kind: String
  ) throws(YAMLProblem) -> Bool {
    try skipSpace()
    let column = scanner.column
    if scanner.isAtDocumentEnd || column <= parent { return false }
    if column == indent { return true }
    func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }
    throw problem(
      "this line is indented by \(spaces(column)), but the \(kind) it belongs to by \(spaces(indent))",
      "indent all lines of one \(kind) alike; write text on one line")
  }

  // MARK: Between values

  /// Skips blanks, comments and line breaks, up to the next content or, outside of brackets, to the end of the file.
  ///
  /// - Parameter bracket: the opening one, whose lines must be indented more than `parent`.
  mutating func skipSpace(
    above parent: Int = -1, in bracket: YAMLMark? = nil
  ) throws(YAMLProblem) {
    while true {
      let start = scanner
      scanner.skipSpaces()
      let indented = scanner
      scanner.skipBlanks()
      if scanner.head == "#", start.isAtLineStart || start.head.isBlank { scanner.skipToLineEnd() }
      if let bracket, scanner.isAtDocumentEnd { throw unclosed(bracket) }
      if scanner.isAtEnd { return }
      guard scanner.head.isLineEnd else {
        let isClosing = bracket != nil && (scanner.head == "]" || scanner.head == "}")
        // More than `parent` spaces in a bracket; elsewhere, no tab may follow them.
        if start.isAtLineStart, !isClosing, bracket == nil || indented.column <= parent {
          if indented.head == "\t" { throw tab(at: indented.mark) }
          if let bracket { throw unclosed(bracket) }
        }
        return
      }
      scanner.takeLineBreak()
    }
  }

  /// Whether the next thing on the line is the `:` of a key. In brackets, behind quotes, it needs no space.
  func isAtColon(inFlow: Bool = false, isQuoted: Bool = false) -> Bool {
    var ahead = scanner
    ahead.skipBlanks()
    guard ahead.head == ":" else { return false }
    return ahead.next.isWhite || inFlow && (isQuoted || ahead.next.isFlowIndicator)
  }

  /// Moves to the end of the line, where only a comment may follow.
  mutating func expectLineEnd(after what: String, _ advice: String) throws(YAMLProblem) {
    let isSpaced = scanner.head.isBlank
    scanner.skipBlanks()
    if scanner.head == "#", isSpaced { scanner.skipToLineEnd() }
    switch scanner.head {
    case let head where head.isLineEnd: return
    case "#": throw commentWithoutSpace()
    case ":": throw missingSpace(at: scanner.mark)
    default: throw problem("there is text after \(what)", advice)
    }
  }

  // MARK: Nodes

  /// A node from a mark to another one, or to here.
  mutating func node(
    _ content: YAMLNode.Content, from start: YAMLMark, to end: YAMLMark? = nil
  ) throws(YAMLProblem) -> YAMLNode {
    valueCount += 1
    guard valueCount <= 100_000 else {
      throw problem("the file holds more than 100000 values", "split the file")
    }
    return YAMLNode(content: content, place: YAMLPlace(start: start, end: end ?? scanner.mark))
  }

  mutating func scalar(
    _ text: [UInt8], _ style: YAMLScalar.Style, from start: YAMLMark, to end: YAMLMark? = nil
  ) throws(YAMLProblem) -> YAMLNode {
    let text = String(decoding: text, as: UTF8.self)
    if text.hasSuffix(YAMLCursor.mark) {
      cursor = YAMLCursor(keys: keys, role: role, word: String(text.dropLast()))
    }
    return try node(.scalar(YAMLScalar(text: text, style: style)), from: start, to: end)
  }

  /// Opens a list or map.
  mutating func enter() throws(YAMLProblem) {
    level += 1
    guard level <= 64 else {
      throw problem(
        "lists and maps are nested more than 64 levels deep",
        "nest them less; put text that contains brackets in quotes")
    }
  }

  // MARK: Keys

  /// A map that is being read.
  struct OpenMap {
    fileprivate(set) var entries: [YAMLMapping.Entry] = []
    /// Where each key was first.
    fileprivate var lines: [String: Int] = [:]
    fileprivate var end: YAMLMark?
  }

  /// Adds an entry; of several with the same key, only the first.
  mutating func add(
    _ key: YAMLNode, _ value: YAMLNode, to map: inout OpenMap
  ) throws(YAMLProblem) {
    let entry = YAMLMapping.Entry(key: key, value: value)
    let start = key.place.start
    map.end = value.place.end
    if entry.name == "<<", key.scalar?.style == .plain {
      try report(problem("merge keys (`<<`) are not supported", "write the keys out", at: start))
    }
    if let first = map.lines[entry.name] {
      let message = "the key \(YAMLProblem.code(entry.name)) is a duplicate: first in line \(first)"
      return try report(problem(message, "keep one of them", at: start))
    }
    map.lines[entry.name] = start.line
    map.entries.append(entry)
  }

  /// Checks that text is not meant as a key, such as `key:value`.
  func expectNoName(at start: YAMLMark) throws(YAMLProblem) {
    let text = scanner.bytes[start.offset...].lazy.map { Unicode.Scalar($0) }
    guard let count = text.nameWithoutSpace else { return }
    var mark = start
    mark.offset += count
    mark.column += count
    throw missingSpace(at: mark)
  }

  // MARK: Problems

  /// A problem at a mark, or here.
  func problem(_ message: String, _ advice: String, at mark: YAMLMark? = nil) -> YAMLProblem {
    YAMLProblem(mark: mark ?? scanner.mark, message: message, advice: advice)
  }

  /// Records a problem that does not hide how the file goes on.
  mutating func report(_ problem: YAMLProblem) throws(YAMLProblem) {
    if problems.count == 1000 { throw problem }
    problems.append(problem)
  }

  /// That a bracket is not closed before the end of the file, or before the line here.
  private func unclosed(_ opening: YAMLMark) -> YAMLProblem {
    let sign = Unicode.Scalar(scanner.bytes[opening.offset])
    return problem(
      scanner.isAtDocumentEnd
        ? "this `\(sign)` is never closed"
        : "this `\(sign)` is not closed before line \(scanner.line), which is not indented enough to belong to it",
      "close it with `\(sign == "[" ? "]" : "}")`, or indent what belongs to it; write a `\(sign)` that is text in quotes",
      at: opening)
  }

  private func tab(at mark: YAMLMark) -> YAMLProblem {
    problem("a tab cannot indent a line", "use spaces, in the whole file", at: mark)
  }

  func collectionAsKey(at mark: YAMLMark) -> YAMLProblem {
    problem("a list or map cannot be a key", "use text as the key, in quotes", at: mark)
  }

  func commentWithoutSpace() -> YAMLProblem {
    problem("a comment needs a space before its `#`", "add it; put text in quotes")
  }

  private func missingSpace(at mark: YAMLMark) -> YAMLProblem {
    problem(
      "did you forget the space after `:`?", "write `key: value`, with a space; put text in quotes",
      at: mark)
  }
}
