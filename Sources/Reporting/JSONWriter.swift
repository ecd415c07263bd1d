/// Writes JSON (RFC 8259) by appending bytes; the caller is responsible for alternating keys and values in objects.
///
/// Characters that could control a terminal, which JSON allows in strings, are written as `\u` escapes. Bytes that are
/// not UTF-8 become U+FFFD, because JSON cannot represent them.
public struct JSONWriter {
  /// The output so far.
  public private(set) var bytes: [UInt8]
  private let isIndented: Bool
  private var depth = 0
  private var needsComma = false
  private var isAfterKey = false

  /// - Parameters:
  ///   - bytes: the output to append to.
  ///   - isIndented: one element per line, indented by two spaces; otherwise without white space.
  public init(appendingTo bytes: [UInt8] = [], isIndented: Bool = false) {
    self.bytes = bytes
    self.isIndented = isIndented
  }

  /// Appends what `body` writes to an output, without copying what is there.
  public static func write(
    to output: inout [UInt8], isIndented: Bool = false, _ body: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(isIndented: isIndented)
    swap(&writer.bytes, &output)
    body(&writer)
    swap(&writer.bytes, &output)
  }

  /// Ends a line: after the document, and between documents that are on one line each.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }
}

// MARK: - Objects and arrays

extension JSONWriter {
  /// An object with the members that `body` writes.
  @inline(__always)
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "{"))
    let count = bytes.count
    body(&self)
    end(UInt8(ascii: "}"), isEmpty: bytes.count == count)
  }

  /// An array with the elements that `body` writes.
  @inline(__always)
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "["))
    let count = bytes.count
    body(&self)
    end(UInt8(ascii: "]"), isEmpty: bytes.count == count)
  }

  /// An array with an element for each of these, written by `body`. Each is on its own line, even without indentation,
  /// so that line-based tools can process a long document.
  public mutating func lines<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    begin(UInt8(ascii: "["))
    var isEmpty = true
    for element in elements {
      if !isIndented {
        if !isEmpty { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
      }
      isEmpty = false
      body(&self, element)
    }
    if !isIndented, !isEmpty { bytes.append(UInt8(ascii: "\n")) }
    end(UInt8(ascii: "]"), isEmpty: isEmpty)
  }

  private mutating func begin(_ bracket: UInt8) {
    beginElement()
    bytes.append(bracket)
    needsComma = false
    depth += 1
  }

  private mutating func end(_ bracket: UInt8, isEmpty: Bool) {
    depth -= 1
    if !isEmpty { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func beginElement() {
    if isAfterKey {
      isAfterKey = false
    } else {
      if needsComma { bytes.append(UInt8(ascii: ",")) }
      if depth > 0 { breakLine() }
    }
    needsComma = true
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes.append("  ") }
  }
}

// MARK: - Keys and values

extension JSONWriter {
  /// The key of the next value.
  public mutating func key(_ name: String) {
    beginElement()
    appendQuoted(name.utf8)
    endKey()
  }

  /// The key of the next value, of plain characters: written without a look at each of them.
  mutating func key(plain name: StaticString) {
    beginElement()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    if isIndented { bytes.append(UInt8(ascii: " ")) }
    needsComma = false
    isAfterKey = true
  }

  /// A string.
  public mutating func value(_ text: String) { value(utf8: text.utf8) }

  /// A string from UTF-8 bytes.
  public mutating func value(utf8 text: some Collection<UInt8>) {
    beginElement()
    appendQuoted(text)
  }

  /// A string with the 16 lower-case hexadecimal digits of a number.
  public mutating func value(hexadecimal number: UInt64) {
    beginElement()
    bytes.append(UInt8(ascii: "\""))
    for shift in stride(from: 60, through: 0, by: -4) { appendDigit(number >> UInt64(shift) & 15) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// An integer.
  public mutating func value(_ number: Int) {
    beginElement()
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(number.magnitude)
  }

  /// A number with a fraction; one that JSON cannot represent is `null`.
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    beginElement()
    bytes.append("\(number)")
  }

  private mutating func appendDigits(_ number: UInt) {
    if number >= 10 { appendDigits(number / 10) }
    appendDigit(UInt64(number % 10))
  }

  /// `true` or `false`.
  public mutating func value(_ flag: Bool) {
    beginElement()
    bytes.append(flag ? "true" : "false")
  }

  /// `null`.
  public mutating func null() {
    beginElement()
    bytes.append("null")
  }

  /// A member of an object: a string.
  public mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  /// A member of an object: a string from UTF-8 bytes.
  public mutating func member(_ name: String, utf8 text: some Collection<UInt8>) {
    key(name)
    value(utf8: text)
  }

  /// A member of an object: an integer.
  public mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// A member of an object: `true` or `false`.
  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// A member of an object: an object with the members that `body` writes.
  @inline(__always)
  public mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// A member of an object: an array with the elements that `body` writes.
  @inline(__always)
  public mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  private mutating func appendDigit(_ digit: UInt64) {
    bytes.append(UInt8(truncatingIfNeeded: digit) + (digit < 10 ? 0x30 : 0x57))
  }
}

// MARK: - Strings

extension JSONWriter {
  private mutating func appendQuoted(_ text: some Collection<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    // Most text is ASCII that needs no escapes, and is appended in one piece.
    if text.withContiguousStorageIfAvailable({ appendEscaped($0) }) == nil {
      Array(text).withUnsafeBufferPointer { appendEscaped($0) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    if text.allSatisfy(Self.isPlain) { return bytes.append(contentsOf: text) }
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, Self.isPlain(text[end]) { end += 1 }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      start = end
      while end < text.count, !Self.isPlain(text[end]) { end += 1 }
      appendPieces(text[start..<end])
      start = end
    }
  }

  /// Whether the byte is a character that never needs an escape.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func appendPieces(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    forEachPiece(of: text) { piece in
      switch piece {
      case .scalar("\"", _): bytes.append("\\\"")
      case .scalar("\\", _): bytes.append("\\\\")
      case .scalar("\n", _): bytes.append("\\n")
      case .scalar("\r", _): bytes.append("\\r")
      case .scalar("\t", _): bytes.append("\\t")
      case .scalar(let scalar, _) where scalar.isUnsafeToPrint:
        bytes.append("\\u")
        for shift: UInt64 in [12, 8, 4, 0] { appendDigit(UInt64(scalar.value) >> shift & 15) }
      case .scalar(_, let text): bytes.append(contentsOf: text)
      case .stray: bytes.append("\u{FFFD}")
      }
    }
  }
}
