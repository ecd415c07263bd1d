/// The encoding of arbitrary bytes in a baseline: UTF-8 text on one line, without tabs.
///
/// `\t`, `\n`, `\r` and `\\` mean the same as in Swift. `\xHH`, with two hexadecimal digits, is a byte of a control
/// character or an invisible character (such as one that changes the direction of text), or a byte that is not UTF-8.
enum BaselineText {
  /// The most bytes of a line that are shown.
  private static let shownCount = 80
  private static let digits = Array("0123456789abcdef".utf8)

  /// Appends bytes, escaped.
  ///
  /// - Parameter startsLine: whether they begin a line, where some characters have a special meaning.
  static func append(
    _ bytes: [UInt8], startsLine: Bool = false, to output: inout [UInt8]
  ) {
    var start = 0
    if startsLine, let first = bytes.first, first == .pound || isMarkerSign(first) {
      appendByte(first, to: &output)
      start = 1
    }
    var position = start
    while position < bytes.count {
      if bytes[position].isPlain {
        position += 1
        continue
      }
      output += bytes[start..<position]
      start = position + appendSpecial(bytes, at: position, to: &output)
      position = start
    }
    output += bytes[start..<position]
  }

  /// Appends the next character, which may need an escape.
  ///
  /// - Returns: its length in bytes.
  private static func appendSpecial(
    _ bytes: [UInt8], at position: Int, to output: inout [UInt8]
  ) -> Int {
    switch bytes[position] {
    case UInt8(ascii: "\\"): output += "\\\\".utf8
    case UInt8(ascii: "\t"): output += "\\t".utf8
    case UInt8(ascii: "\n"): output += "\\n".utf8
    case UInt8(ascii: "\r"): output += "\\r".utf8
    case 0..<0x80: appendByte(bytes[position], to: &output)
    default:
      let (scalar, count) = decode(bytes[position...])
      for byte in bytes[position..<(position + count)] {
        if let scalar, scalar.isVisible {
          output.append(byte)
        } else {
          appendByte(byte, to: &output)
        }
      }
      return count
    }
    return 1
  }

  private static func appendByte(_ byte: UInt8, to output: inout [UInt8]) {
    output += [
      UInt8(ascii: "\\"), UInt8(ascii: "x"), digits[Int(byte >> 4)], digits[Int(byte & 15)],
    ]
  }

  /// The beginning of a line, with one space for each run of white space.
  static func shortened(_ line: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var spaceIsPending = false
    for byte in line {
      if byte.isBlank {
        spaceIsPending = !text.isEmpty
        continue
      }
      if spaceIsPending { text.append(UInt8(ascii: " ")) }
      spaceIsPending = false
      text.append(byte)
      // Four bytes more than are shown: the last character may be cut off, and is then dropped.
      if text.count >= shownCount + 4 { break }
    }
    guard text.count > shownCount else { return text }
    var end = shownCount
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    while end > 0, text[end - 1].isBlank { end -= 1 }
    return Array(text[..<end]) + "…".utf8
  }

  /// The bytes of an escaped text, or the offset of an invalid escape.
  static func unescaped(_ text: some RandomAccessCollection<UInt8>) -> (
    bytes: [UInt8], wrongEscape: Int?
  ) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      let place = text.count - rest.count - 1
      switch rest.popFirst() {
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "x"):
        guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else {
          return (bytes, place)
        }
        bytes.append(high << 4 | low)
      default: return (bytes, place)
      }
    }
    return (bytes, nil)
  }

  /// The first scalar of the bytes and its length; nil for bytes that are not UTF-8.
  static func decode(_ bytes: some Collection<UInt8>) -> (scalar: Unicode.Scalar?, count: Int) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
    case .error(let length): return (nil, length)
    case .emptyInput: return (nil, 0)
    }
  }

  /// Whether a line that begins with seven of these may be the marker of a merge conflict.
  static func isMarkerSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "|")
  }
}

extension UInt8 {
  static let pound = UInt8(ascii: "#")

  /// Whether it is a printable ASCII character that needs no escape.
  @inline(__always)
  fileprivate var isPlain: Bool { self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\\") }

  /// The value of the byte as a hexadecimal digit.
  @inline(__always)
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
