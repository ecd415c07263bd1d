extension [UInt8] {
  /// Appends text as it is.
  @inline(__always)
  public mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends text from outside so that it cannot steer the terminal: control and invisible characters, marks that turn
  /// the direction of text, and bytes that are not UTF-8 appear as `\u{1B}` or `\xFF`.
  public mutating func appendVisible(_ bytes: some Collection<UInt8>) {
    let isPlain = bytes.withContiguousStorageIfAvailable { buffer in
      guard buffer.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
      append(contentsOf: buffer)
      return true
    }
    if isPlain == true { return }
    forEachPiece(of: bytes) { piece in
      switch piece {
      case .scalar(let scalar, let bytes):
        if scalar.isUnsafeToPrint {
          append(scalar.escaped)
        } else {
          append(contentsOf: bytes)
        }
      case .stray(let byte): append(escaped(strayByte: byte))
      }
    }
  }

  /// Appends lines from outside so that they cannot steer the terminal; line breaks and tabs stay.
  public mutating func appendVisibleLines(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let hasReturn = line.last == UInt8(ascii: "\r") && line.endIndex < bytes.endIndex
      let text = hasReturn ? line.dropLast() : line
      for (index, part) in text.split(
        separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false
      )
      .enumerated() {
        if index > 0 { append("\t") }
        appendVisible(part)
      }
      if hasReturn { append("\r") }
      if line.endIndex < bytes.endIndex { append("\n") }
    }
  }

  /// Appends text from outside; see `appendVisible(_:)` for bytes.
  public mutating func appendVisible(_ text: String) { appendVisible(text.utf8) }
}

/// What bytes consist of.
enum TextPiece<Bytes: Collection<UInt8>> {
  case scalar(Unicode.Scalar, Bytes.SubSequence)
  /// A byte that belongs to no UTF-8 character.
  case stray(UInt8)
}

/// Goes through the characters of bytes that may not be UTF-8.
func forEachPiece<Bytes: Collection<UInt8>>(
  of bytes: Bytes, _ body: (TextPiece<Bytes>) -> Void
) {
  var index = bytes.startIndex
  while index < bytes.endIndex {
    let first = bytes[index]
    if first < 0x80 {
      let next = bytes.index(after: index)
      body(.scalar(Unicode.Scalar(first), bytes[index..<next]))
      index = next
      continue
    }
    var end = bytes.index(after: index)
    var length = 1
    while end < bytes.endIndex, length < 4, bytes[end] & 0xC0 == 0x80 {
      end = bytes.index(after: end)
      length += 1
    }
    // The longest of the candidates that is a character, if any; a stray byte counts for itself.
    var scalar: Unicode.Scalar?
    let expected = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    if length >= expected {
      end = bytes.index(index, offsetBy: expected)
      scalar = decodedScalar(bytes[index..<end])
    }
    if let scalar {
      body(.scalar(scalar, bytes[index..<end]))
      index = end
    } else {
      body(.stray(first))
      index = bytes.index(after: index)
    }
  }
}

private func decodedScalar(_ bytes: some Collection<UInt8>) -> Unicode.Scalar? {
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
  return scalar
}

extension Unicode.Scalar {
  /// Whether the character may steer a terminal, or is invisible, or makes text look like other text than it is: control
  /// characters, tags, marks of direction, what has no width. The two selectors that choose between text and emoji stay.
  var isUnsafeToPrint: Bool {
    switch value {
    case 0x20..<0x7F, 0xFE0E, 0xFE0F: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// As Swift writes it in a string literal.
  var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}

func escaped(strayByte byte: UInt8) -> String {
  "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
