extension String {
  /// The same without white space.
  var withoutSpace: String {
    // Most have none, and bytes are cheaper to look at than characters.
    utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x80 } ? self : filter { !$0.isWhitespace }
  }

  /// The same on one line, with one space between words.
  var onOneLine: String {
    hasSingleSpaces ? self : split { $0.isWhitespace }.joined(separator: " ")
  }

  private var hasSingleSpaces: Bool {
    var isSpace = true
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: " "):
        if isSpace { return false }
        isSpace = true
      case UInt8(ascii: "!")...UInt8(ascii: "~"): isSpace = false
      default: return false
      }
    }
    return !isSpace
  }
}
