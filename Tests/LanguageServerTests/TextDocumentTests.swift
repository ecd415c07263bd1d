import LanguageServer
import TestSupport
import Testing

@Suite("Documents that clients edit")
struct TextDocumentTests {
  private func lineStarts(_ document: TextDocument) -> [Int] {
    (1...document.lines.count).map { document.lines.byteRange(ofLine: $0).lowerBound }
  }

  @Test("Positions count in the units of the encoding")
  func positions() {
    let document = TextDocument(Array("aé😀b\r\nx\ry\n".utf8))
    #expect(lineStarts(document) == [0, 10, 12, 14])
    for (character, offset) in [(0, 0), (1, 1), (2, 3), (3, 3), (4, 7), (5, 8), (9, 8)] {
      #expect(document.offset(of: .init(line: 0, character: character)) == offset)
    }
    #expect(document.position(of: 7) == .init(line: 0, character: 4))
    #expect(document.position(of: 14) == .init(line: 3, character: 0))
    #expect(document.offset(of: .init(line: 9, character: 3)) == 14)
    #expect(document.offset(of: .init(line: -1, character: -3)) == 0)
  }

  /// The text after a change, as the specification says it in the units of UTF-16.
  private func replaced(
    _ text: [UInt16], _ start: TextPosition, _ end: TextPosition, _ new: [UInt16]
  ) -> [UInt16] {
    func offset(_ position: TextPosition) -> Int {
      var index = 0
      var line = 0
      while line < position.line, index < text.count {
        let unit = text[index]
        index += 1
        if unit == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
        if unit == 0x0A || unit == 0x0D { line += 1 }
      }
      var character = 0
      while character < position.character, index < text.count, text[index] != 0x0A,
        text[index] != 0x0D
      {
        index += 1
        character += 1
      }
      // Inside of a pair.
      if index > 0, index < text.count, UTF16.isTrailSurrogate(text[index]),
        UTF16.isLeadSurrogate(text[index - 1])
      {
        index -= 1
      }
      return index
    }
    let (one, other) = (offset(start), offset(end))
    return Array(text[..<min(one, other)]) + new + Array(text[max(one, other)...])
  }

  @Test("Incremental changes make the same text as the whole text would", arguments: [1, 2, 3])
  func incrementalChanges(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let pieces = ["a", "é", "😀", "\n", "\r", "\r\n", "漢字", "label.topAnchor", "", "\u{FFFD}"]
    func text() -> String {
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    for _ in 0..<300 {
      var expected = Array((text() + text() + text()).utf16)
      var document = TextDocument(Array(String(decoding: expected, as: UTF16.self).utf8))
      for _ in 0..<20 {
        func position() -> TextPosition {
          .init(
            line: .random(in: 0...7, using: &generator),
            character: .random(in: 0...12, using: &generator))
        }
        let (start, end, new) = (position(), position(), text())
        document.replace(start, end, with: new.utf8)
        expected = replaced(expected, start, end, Array(new.utf16))
        let whole = TextDocument(Array(String(decoding: expected, as: UTF16.self).utf8))
        #expect(document.bytes == whole.bytes)
        #expect(lineStarts(document) == lineStarts(whole))
      }
    }
  }
}
