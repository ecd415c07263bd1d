/// Writes JSON (RFC 8259) by appending bytes; the caller sees to it that keys and values alternate in objects.
///
/// The output is ASCII where a character could steer a terminal: such characters, which JSON allows in strings, are
/// written as `\u` escapes. Bytes that are not UTF-8 become U+FFFD, because JSON cannot hold them.
public struct JSONWriter {
  /// What has been written.
  public private(set) var bytes: [UInt8]
  private let isIndented: Bool
  private var depth = 0
  private var needsComma = false

  /// - Parameters:
  ///   - bytes: what to append to.
  ///   - isIndented: one member a line, indented by two spaces; otherwise no white space at all.
  public init(appendingTo bytes: [UInt8] = [], isIndented: Bool = false) {
    self.bytes = bytes
    self.isIndented = isIndented
  }

  /// An object with the members that `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    group(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// An array with the elements that `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    group(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// The key of the value that follows.
  public mutating func key(_ name: String) {
    beginElement()
    appendQuoted(name.utf8)
    bytes.append(UInt8(ascii: ":"))
    if isIndented { bytes.append(UInt8(ascii: " ")) }
    needsComma = false
    isAfterKey = true
  }
  private var isAfterKey = false

  public mutating func value(_ text: String) { value(utf8: text.utf8) }

  /// A string of these bytes.
  public mutating func value(utf8 text: some Collection<UInt8>) {
    beginElement()
    appendQuoted(text)
  }

  public mutating func value(_ number: Int) { literal(String(number)) }
  public mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }
  public mutating func null() { literal("null") }

  public mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }
  public mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }
  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }
  public mutating func member(_ name: String, object body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }
  public mutating func member(_ name: String, array body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  /// Ends a line: after the document, and between the documents of a file with one on each line.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func literal(_ text: String) {
    beginElement()
    bytes.append(text)
  }

  private mutating func group(
    _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    beginElement()
    bytes.append(open)
    let count = bytes.count
    needsComma = false
    depth += 1
    body(&self)
    depth -= 1
    if bytes.count > count { appendLineBreak() }
    bytes.append(close)
    needsComma = true
  }

  private mutating func beginElement() {
    if isAfterKey {
      isAfterKey = false
    } else {
      if needsComma { bytes.append(UInt8(ascii: ",")) }
      if depth > 0 { appendLineBreak() }
    }
    needsComma = true
  }

  private mutating func appendLineBreak() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes.append("  ") }
  }

  private mutating func appendQuoted(_ text: some Collection<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    forEachPiece(of: text) { piece in
      switch piece {
      case .scalar("\"", _): bytes.append("\\\"")
      case .scalar("\\", _): bytes.append("\\\\")
      case .scalar("\n", _): bytes.append("\\n")
      case .scalar("\r", _): bytes.append("\\r")
      case .scalar("\t", _): bytes.append("\\t")
      case .scalar(let scalar, _) where scalar.isUnsafeToPrint:
        let digits = String(scalar.value, radix: 16)
        bytes.append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
      case .scalar(_, let text): bytes.append(contentsOf: text)
      case .stray: bytes.append("\u{FFFD}")
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
