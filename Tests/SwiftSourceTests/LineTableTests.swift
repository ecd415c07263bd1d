import SwiftSource
import Testing

@Suite("Lines and columns")
struct LineTableTests {
  private func table(_ text: String) -> LineTable {
    Array(text.utf8).withUnsafeBytes { LineTable($0) }
  }

  @Test("LF, CRLF and CR end a line, and the text after the last one is a line too")
  func lineBreaks() {
    let lines = table("a\nbc\r\n\rd\n")
    #expect(lines.count == 5)
    #expect((1...5).map { lines.byteRange(ofLine: $0) } == [0..<1, 2..<4, 6..<6, 7..<8, 9..<9])
  }

  @Test("lines and columns count from 1, columns in bytes of UTF-8")
  func positions() {
    let lines = table("aé\nb")
    let offsets = [0, 1, 3, 4, 5]
    #expect(offsets.map { lines.position(of: $0).line } == [1, 1, 1, 2, 2])
    #expect(offsets.map { lines.position(of: $0).column } == [1, 2, 4, 1, 2])
  }

  @Test("an empty file has one line")
  func empty() {
    #expect(table("").count == 1)
    #expect(table("").byteRange(ofLine: 1) == 0..<0)
    #expect(table("").position(of: 0) == (1, 1))
  }
}
