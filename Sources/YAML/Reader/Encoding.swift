/// Whether a file is text that YAML allows: YAML 1.2.2, section 5.1 (https://yaml.org/spec/1.2.2/#51-character-set).
enum Encoding {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The first byte after a byte order mark.
  static func start(of bytes: [UInt8]) -> Int {
    bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  /// The first mistake in the encoding. One is enough: the whole file is wrong then.
  static func problem(in bytes: [UInt8]) -> YAMLProblem? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return .utf16(place(of: 0..<2, in: bytes, start: 0))
    }
    var position = start(of: bytes)
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        if byte < 0x20 && byte != .tab && byte != .lineFeed && byte != .carriageReturn
          || byte == 0x7F
        {
          let place = place(of: position..<position + 1, in: bytes, start: start(of: bytes))
          // In English UTF-16 text every second byte is zero.
          return byte == 0 && position < 2 ? .utf16(place) : .controlCharacter(UInt32(byte), place)
        }
        position += 1
        continue
      }
      guard let (scalar, count) = scalar(at: position, in: bytes) else {
        return .notUTF8(
          byte, place(of: position..<position + 1, in: bytes, start: start(of: bytes)))
      }
      if !isAllowed(scalar) {
        return .controlCharacter(
          scalar, place(of: position..<position + count, in: bytes, start: start(of: bytes)))
      }
      position += count
    }
    return nil
  }

  /// The character beyond ASCII that begins here, and its length; nil if the bytes are not UTF-8.
  private static func scalar(at position: Int, in bytes: [UInt8]) -> (UInt32, Int)? {
    let lead = bytes[position]
    let (count, least): (Int, UInt32)
    switch lead {
    case 0xC2...0xDF: (count, least) = (2, 0x80)
    case 0xE0...0xEF: (count, least) = (3, 0x800)
    case 0xF0...0xF4: (count, least) = (4, 0x10000)
    default: return nil
    }
    guard position + count <= bytes.count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(count))
    for byte in bytes[position + 1..<position + count] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return value >= least && Unicode.Scalar(value) != nil ? (value, count) : nil
  }

  /// Whether YAML allows a non-ASCII character in a file. It allows a byte order mark in quotes, but it is always a
  /// mistake.
  static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x84, 0x86...0x9F, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private static func place(of range: Range<Int>, in bytes: [UInt8], start: Int) -> YAMLPlace {
    var cursor = Cursor(bytes, start: start)
    while cursor.position < range.lowerBound {
      if cursor.byte.isLineEnd { cursor.takeLineBreak() } else { cursor.advance() }
    }
    return cursor.place(count: range.count)
  }
}
