/// A position in the bytes of a file that moves forward and knows its line.
struct Cursor {
  /// A position of the cursor, to return to.
  struct Point {
    var position: Int
    var line: Int
    var lineStart: Int
  }

  /// The file, followed by zeros so that looking ahead needs no check. The file itself has no zero byte.
  let bytes: [UInt8]
  let end: Int
  private(set) var point: Point

  /// - Parameter start: the first byte after a byte order mark.
  init(_ bytes: [UInt8], start: Int) {
    self.bytes = bytes + [0, 0, 0, 0]
    end = bytes.count
    point = Point(position: start, line: 1, lineStart: start)
  }

  var position: Int { point.position }
  var line: Int { point.line }
  /// The byte here; zero at the end.
  var byte: UInt8 { bytes[point.position] }
  /// Bytes from the start of the line, 0-based.
  var column: Int { point.position - point.lineStart }
  var isAtLineStart: Bool { point.position == point.lineStart }
  var isAtEnd: Bool { point.position == end }
  var mark: YAMLMark { mark(at: point.position) }

  /// The byte this far ahead, at most three past the end.
  func byte(ahead: Int) -> UInt8 { bytes[point.position + ahead] }

  /// The mark of a byte of the current line.
  func mark(at position: Int) -> YAMLMark {
    YAMLMark(offset: position, line: point.line, column: position - point.lineStart + 1)
  }

  /// The place from a mark to here.
  func place(from start: YAMLMark) -> YAMLPlace { YAMLPlace(start: start, end: mark) }

  /// The place of the next bytes of the line.
  func place(count: Int) -> YAMLPlace {
    YAMLPlace(start: mark, end: mark(at: point.position + count))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func move(to point: Point) { self.point = point }

  /// Moves to a byte of the current line.
  mutating func move(to position: Int) { point.position = position }

  /// Moves over bytes that are not line breaks.
  mutating func advance(_ count: Int = 1) { point.position += count }

  /// Moves over spaces and tabs.
  mutating func skipBlanks() {
    while byte.isBlank { point.position += 1 }
  }

  mutating func skipSpaces() {
    while byte == .space { point.position += 1 }
  }

  /// Moves to the line break, or to the end of the file.
  mutating func skipToLineEnd() {
    while !byte.isLineEnd { point.position += 1 }
  }

  /// Moves past the line break here: LF, CRLF or CR.
  mutating func takeLineBreak() {
    point.position += byte == .carriageReturn && byte(ahead: 1) == .lineFeed ? 2 : 1
    point.line += 1
    point.lineStart = point.position
  }

  /// Whether there is a tab between a point of this line and here.
  func hasTab(from start: Point) -> Bool {
    start.line == line && bytes[start.position..<position].contains(.tab)
  }

  /// Whether `---` or `...` is here, at the start of the line and followed by white space.
  var isAtDocumentMarker: Bool {
    guard isAtLineStart, byte == .hyphen || byte == .period else { return false }
    return byte(ahead: 1) == byte && byte(ahead: 2) == byte && byte(ahead: 3).isWhite
  }

  /// Whether the document ends here.
  var isAtDocumentEnd: Bool { isAtEnd || isAtDocumentMarker }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let hyphen = UInt8(ascii: "-")
  static let period = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let pound = UInt8(ascii: "#")
  static let quote = UInt8(ascii: "\"")
  static let singleQuote = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let leftBracket = UInt8(ascii: "[")
  static let rightBracket = UInt8(ascii: "]")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
  static let ampersand = UInt8(ascii: "&")
  static let asterisk = UInt8(ascii: "*")
  static let exclamation = UInt8(ascii: "!")
  static let question = UInt8(ascii: "?")
  static let percent = UInt8(ascii: "%")
  static let pipe = UInt8(ascii: "|")
  static let greater = UInt8(ascii: ">")

  /// A space or tab.
  var isBlank: Bool { self == .space || self == .tab }
  /// A line break or the end of the file.
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn || self == 0 }
  /// What must follow an indicator such as `-` or `:`.
  var isWhite: Bool { isBlank || isLineEnd }
  /// `,`, `[`, `]`, `{` or `}`, which are not text in brackets.
  var isFlowIndicator: Bool {
    switch self {
    case .comma, .leftBracket, .rightBracket, .leftBrace, .rightBrace: true
    default: false
    }
  }
  /// Whether the name of an anchor may contain it.
  var isAnchorName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), .hyphen, UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
