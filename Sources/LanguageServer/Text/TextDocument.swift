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
  /// Where each line begins.
  package private(set) var lineStarts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      for (index, byte) in bytes.enumerated() {
        let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isPair { starts.append(index + 1) }
      }
      return starts
    }
  }

  // MARK: - Positions

  /// The bytes of a line without its line break.
  private func bytes(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    guard line + 1 < lineStarts.count else { return start..<bytes.count }
    var end = lineStarts[line + 1]
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The byte at a position. A character behind the end of its line is its end, one inside of a scalar its start, and a line
  /// behind the end of the text the end of the text.
  package func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let line = bytes(ofLine: position.line)
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

  /// The position of a byte.
  package func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    return TextPosition(line: line, character: Self.length(bytes[lineStarts[line]..<offset]))
  }

  /// The line with a byte.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The code units of a piece of a line.
  package static func length(_ bytes: ArraySlice<UInt8>) -> Int {
    // Each scalar has one first byte, and those of four bytes have two units.
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  /// Replaces a part of the text.
  package mutating func replace(
    _ start: TextPosition, _ end: TextPosition, with text: some Collection<UInt8>
  ) {
    let (one, other) = (offset(of: start), offset(of: end))
    bytes.replaceSubrange(min(one, other)..<max(one, other), with: text)
    lineStarts = Self.lineStarts(of: bytes)
  }
}
