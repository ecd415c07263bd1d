extension UInt8 {
  /// Whether it is a capital ASCII letter.
  package var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  /// The small letter for a capital ASCII letter; other bytes as they are.
  package var lowercased: UInt8 { isCapital ? self | 0x20 : self }
}

extension Collection<UInt8> {
  /// Whether it is an ASCII text of small letters, in any case.
  package func elementsEqualLowercased(_ text: String.UTF8View) -> Bool {
    guard count == text.count else { return false }
    for (byte, letter) in zip(self, text) {
      if byte.lowercased != letter { return false }
    }
    return true
  }
}
