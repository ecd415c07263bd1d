/// A position in the bytes of a file that moves forward and knows its line.
struct Scanner {
  /// The file, followed by zeros so that looking ahead needs no check. The file itself has no zero byte.
  let bytes: [UInt8]
  let end: Int
  private(set) var position: Int
  private(set) var line = 1
  private var lineStart: Int

  init(_ file: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes = file + [0, 0, 0, 0]
    end = file.count
    position = file.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    lineStart = position
  }

  // MARK: What is here

  /// The byte here; zero at the end.
  var head: Unicode.Scalar { ahead(0) }
  /// The byte after it.
  var next: Unicode.Scalar { ahead(1) }
  /// Bytes from the start of the line, 0-based.
  var column: Int { position - lineStart }
  var isAtLineStart: Bool { position == lineStart }
  var isAtEnd: Bool { position == end }
  var mark: YAMLMark { YAMLMark(offset: position, line: line, column: column + 1) }

  private func ahead(_ count: Int) -> Unicode.Scalar { Unicode.Scalar(bytes[position + count]) }

  /// The text from an earlier position to here.
  func text(from start: YAMLMark) -> String {
    String(decoding: bytes[start.offset..<position], as: UTF8.self)
  }

  /// Whether an indicator is here, followed by white space.
  func isAt(_ indicator: Unicode.Scalar) -> Bool { head == indicator && next.isWhite }

  /// Whether `---` or `...` is here, at the start of the line and followed by white space.
  var isAtDocumentMarker: Bool {
    isAtLineStart && (head == "-" || head == ".") && next == head && ahead(2) == head
      && ahead(3).isWhite
  }

  var isAtDocumentEnd: Bool { isAtEnd || isAtDocumentMarker }

  // MARK: Moving

  /// Moves over bytes that are not line breaks.
  mutating func advance(_ count: Int = 1) { position += count }

  mutating func skipSpaces() {
    while head == " " { position += 1 }
  }

  /// Moves over spaces and tabs.
  mutating func skipBlanks() {
    while head.isBlank { position += 1 }
  }

  /// Moves to the line break, or to the end of the file.
  mutating func skipToLineEnd() {
    while !head.isLineEnd { position += 1 }
  }

  /// Moves past the line break here: LF, CRLF or CR.
  mutating func takeLineBreak() {
    position += head == "\r" && next == "\n" ? 2 : 1
    line += 1
    lineStart = position
  }

  // MARK: Encoding

  /// Checks that the file is UTF-8 with no control characters: YAML 1.2.2, section 5.1.
  func checkEncoding() throws(YAMLProblem) {
    var here = self
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[position..<end].makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return
      case .error:
        throw YAMLProblem(
          mark: here.mark, message: "the byte \(here.head.hexadecimal(2)) is not UTF-8",
          advice: "save the file as UTF-8")
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        guard scalar.isAllowedInYAML else {
          throw YAMLProblem(
            mark: here.mark,
            message: "the character U+\(scalar.hexadecimal(4)) is not allowed in YAML",
            advice: "remove it, or write it as an escape; save the file as UTF-8")
        }
        here.position += encoded.count
        if scalar == "\n" || scalar == "\r" && here.head != "\n" {
          here.line += 1
          here.lineStart = here.position
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a file may hold it. YAML allows a byte order mark in quotes, but it is always a mistake.
  var isAllowedInYAML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: true
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  func hexadecimal(_ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  var isDigit: Bool { "0"..."9" ~= self }
  var isASCIILetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
  /// A space or tab.
  var isBlank: Bool { self == " " || self == "\t" }
  /// A line break or the end of the file.
  var isLineEnd: Bool { self == "\n" || self == "\r" || self == "\0" }
  /// What must follow an indicator such as `-` or `:`.
  var isWhite: Bool { isBlank || isLineEnd }
  /// What is not text in brackets.
  var isFlowIndicator: Bool {
    switch self {
    case ",", "[", "]", "{", "}": true
    default: false
    }
  }
}

extension Collection<Unicode.Scalar> {
  /// How long the name is in text such as `name:value`. `http://…`, `C:\…`, `12:30` and the like are none.
  var nameWithoutSpace: Int? {
    let name = prefix { $0.isASCIILetter || $0.isDigit || $0 == "_" || $0 == "-" || $0 == "." }
    let rest = self[name.endIndex...]
    guard let first = name.first, !first.isDigit, rest.first == ":",
      let next = rest.dropFirst().first, next != "/", next != "\\", next != ":"
    else { return nil }
    return name.count
  }
}
