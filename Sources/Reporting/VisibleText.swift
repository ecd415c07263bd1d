import SwiftSource

extension [UInt8] {
  /// Appends text unchanged.
  @inline(__always)
  public mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends untrusted text so that it cannot control the terminal: control and invisible characters, marks that change
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

  /// Appends untrusted lines so that they cannot control the terminal; line breaks and tabs stay.
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

  /// Appends untrusted text; see `appendVisible(_:)` for bytes.
  public mutating func appendVisible(_ text: String) { appendVisible(text.utf8) }
}

/// The pieces of a byte string.
enum TextPiece<Bytes: Collection<UInt8>> {
  case scalar(Unicode.Scalar, Bytes.SubSequence)
  /// A byte that is not part of a UTF-8 character.
  case stray(UInt8)
}

/// Calls `body` for the characters of bytes that may not be UTF-8.
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
    // The longest candidate that is a character, if any; otherwise a stray byte.
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

func escaped(strayByte byte: UInt8) -> String {
  "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
