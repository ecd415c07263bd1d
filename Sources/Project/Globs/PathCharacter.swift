/// One character of a path: a UTF-8 scalar, or a byte that is not part of one.
struct PathCharacter {
  /// The scalar's value; for a stray byte, a value that no scalar has.
  var value: UInt32
  /// In bytes.
  var width: Int

  /// The character that begins at an index of the text.
  @inline(__always)
  init(_ text: UnsafeRawBufferPointer, at index: Int) {
    let first = text[index]
    self = first < 0x80 ? PathCharacter(value: UInt32(first), width: 1) : .multibyte(text, index)
  }

  private init(value: UInt32, width: Int) {
    self.value = value
    self.width = width
  }

  private static func multibyte(_ text: UnsafeRawBufferPointer, _ index: Int) -> PathCharacter {
    let first = text[index]
    let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let stray = PathCharacter(value: 0x11_0000 + UInt32(first), width: 1)
    guard first >= 0xC2, first <= 0xF4, text.count - index >= width else { return stray }
    var value = UInt32(first) & (0x7F >> UInt32(width))
    for byte in text[index + 1..<index + width] {
      guard byte & 0xC0 == 0x80 else { return stray }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // Overlong forms, surrogates and values beyond Unicode are not scalars.
    let least: UInt32 = width == 4 ? 0x1_0000 : width == 3 ? 0x800 : 0x80
    guard value >= least, Unicode.Scalar(value) != nil else { return stray }
    return PathCharacter(value: value, width: width)
  }
}
