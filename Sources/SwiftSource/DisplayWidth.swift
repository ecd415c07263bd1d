/// The width of a character on a terminal: 0, 1 or 2 columns.
///
/// - Parameter character: a user-perceived character, such as a letter with its accents or a whole emoji.
package func displayWidth(of character: Character) -> Int {
  var scalars = character.unicodeScalars.makeIterator()
  guard let first = scalars.next() else { return 0 }
  if first.isASCII { return 1 }
  if first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
  while let next = scalars.next() {
    // The selector for emoji presentation, as in the heart U+2764 U+FE0F.
    if next.value == 0xFE0F { return 2 }
  }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return 1
  }
}

/// The width of a text without line breaks and tabs.
package func displayWidth(of text: String) -> Int { text.reduce(0) { $0 + displayWidth(of: $1) } }

/// The beginning of a text that fits a width, with an ellipsis where it is cut.
package func cut(_ text: String, to width: Int) -> String {
  guard displayWidth(of: text) > width else { return text }
  var shown = ""
  var left = width - 1
  for character in text {
    left -= displayWidth(of: character)
    if left < 0 { break }
    shown.append(character)
  }
  return shown + "…"
}

/// The lines of a text, wrapped at words; a word that is too long has its own line.
///
/// - Parameters:
///   - text: safe to print.
///   - first: columns available in the first line.
///   - others: columns available in the other lines.
package func wrapped(_ text: String, first: Int, others: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var width = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let wordWidth = displayWidth(of: String(word))
    let limit = lines.isEmpty ? first : others
    if !line.isEmpty, width + 1 + wordWidth > limit {
      lines.append(line)
      line = String(word)
      width = wordWidth
    } else {
      width += line.isEmpty ? wordWidth : wordWidth + 1
      line += line.isEmpty ? String(word) : " " + word
    }
  }
  return lines + [line]
}

/// Whether Unicode classifies the character as wide or full-width (UAX 11); unassigned gaps between wide blocks count
/// as wide.
private func isWide(_ value: UInt32) -> Bool {
  guard value >= wideRanges[0].lowerBound else { return false }
  var low = 0
  var high = wideRanges.count
  while low < high {
    let middle = (low + high) / 2
    if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && wideRanges[low].contains(value)
}

/// In ascending order.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initial consonants
  0x2329...0x232A,
  0x2E80...0x303E,  // CJK radicals and punctuation
  0x3041...0x33FF,  // kana, bopomofo, enclosed CJK
  0x3400...0x4DBF,
  0x4E00...0xA4CF,  // ideographs, Yi
  0xA960...0xA97F,
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,
  0xFE10...0xFE19,
  0xFE30...0xFE6F,
  0xFF00...0xFF60,  // full-width forms
  0xFFE0...0xFFE6,
  0x16FE0...0x18DFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FF,  // kana extensions
  0x1F200...0x1F265,
  0x20000...0x3FFFD,  // ideographs of the further planes
]

extension Unicode.Scalar {
  /// Whether the character may control a terminal, is invisible, or disguises text: control characters, tags, direction
  /// marks, zero-width characters. The two selectors for text and emoji presentation are allowed.
  package var isUnsafeToPrint: Bool {
    switch value {
    case 0x20..<0x7F, 0xFE0E, 0xFE0F: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// In the form of a Swift string literal.
  package var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}
