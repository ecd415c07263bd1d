import LintEngine
import SwiftSource

/// A position between two characters of a text, as the protocol counts: from 0. All clients count columns in UTF-16.
package struct TextPosition: Equatable, Sendable {
  package var line: Int
  /// In UTF-16 code units, from the start of the line.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// A text with the places of its lines, which LF, CRLF and CR end.
package struct TextDocument: Sendable {
  /// UTF-8.
  package private(set) var bytes: [UInt8]
  /// Counts lines from 1.
  package private(set) var lines: LineTable

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = bytes.withUnsafeBytes { LineTable($0) }
  }

  /// The byte at a position. A character behind the end of its line is its end, one inside of a scalar its start, and a line
  /// behind the end of the text the end of the text.
  package func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return bytes.count }
    let line = lines.byteRange(ofLine: position.line + 1)
    var offset = line.lowerBound
    var count = 0
    while offset < line.upperBound {
      let first = bytes[offset]
      count += first < 0xF0 ? 1 : 2
      guard count <= position.character else { break }
      offset += first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }
    return min(offset, line.upperBound)
  }

  package func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let (line, column) = lines.position(of: offset)
    return TextPosition(
      line: line - 1, character: bytes[(offset - column + 1)..<offset].utf16Length)
  }

  package mutating func replace(
    _ start: TextPosition, _ end: TextPosition, with text: some Collection<UInt8>
  ) {
    let (one, other) = (offset(of: start), offset(of: end))
    bytes.replaceSubrange(min(one, other)..<max(one, other), with: text)
    self = TextDocument(bytes)
  }
}
