import LayoutModel
import LintEngine
import Platform
import RuleKit
import SwiftSource
import Testing

@Suite("The hashes of lines for code scanning")
struct LineHashTests {
  private func hashes(_ bytes: [UInt8], lines: Range<Int>? = nil) -> [String?] {
    bytes.withUnsafeBytes { buffer in
      let lines = lines ?? 1..<LineTable(buffer).count + 1
      let hashes = LineHashes(buffer, lines: lines)
      return lines.map { hashes[$0] }
    }
  }

  private func hashes(_ text: String) -> [String?] { hashes(Array(text.utf8)) }

  // The values in these two tests are those of github/codeql-action (src/fingerprints.test.ts).

  @Test("known texts have the known hashes")
  func knownTexts() {
    #expect(hashes("") == ["c129715d7a2bc9a3:1"])
    #expect(
      hashes(" a\nb\n  \t\tc\n d") == [
        "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1",
      ])
    #expect(
      hashes(" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End") == [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1",
        "b86d3392aea1be30:1", "e6ceba753e1a442:1",
      ])
    let repeated = (1...6).map { "a7f2ff13bc495cf2:\($0)" }
    #expect(
      hashes(String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10)) == repeated + [
        "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
        "c129715d7a2bc9a3:1",
      ])
  }

  @Test(
    "CR, CRLF and LF are equivalent",
    arguments: [
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n",
      " hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r",
      " hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n",
      " hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
    ])
  func lineBreaks(text: String) {
    #expect(
      hashes(text) == [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
        "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
      ])
  }

  @Test("characters count as UTF-16, and bytes that are not UTF-8 as U+FFFD")
  func encodings() {
    #expect(
      hashes("\u{E4}\u{3042}\u{1F600}\n\u{FEFF}") == ["145bbb6cd8f8527b:1", "f293a0b1a634e0ca:1"])
    #expect(
      hashes([0x61, 0xFF, 0xF0, 0x9F, 0x98, 0x62, 0xED, 0xA0, 0x80, 0xC3])
        == hashes("a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"))
  }

  @Test("a line has the same hash whether or not the others are requested")
  func someLines() {
    let bytes = Array(String(repeating: "let a = 1\n\n", count: 300).utf8)
    let all = hashes(bytes)
    #expect(all.count == 601 && all[400] == "48f79f107457780e:201")
    for line in [1, 2, 401, 590, 601] {
      #expect(hashes(bytes, lines: line..<line + 1) == [all[line - 1]])
    }
    #expect(hashes(bytes, lines: 0..<1) == [nil])
    #expect(hashes(bytes, lines: 602..<603) == [nil])
    #expect(hashes(bytes, lines: 1..<1).isEmpty)
  }

  @Test("a checker computes the hashes only on request")
  func checker() {
    for wants in [false, true] {
      let checker = FileChecker(rules: RuleSet(), wantsLineHashes: wants)
      checker.source.load(Array(" a\nb\n  \t\t\"c\n d".utf8))
      let hashes = checker.check(path: FilePath("A.swift")).map(\.lineHash)
      #expect(hashes == [wants ? "c532b693c86b41ee:1" : nil])
    }
  }
}
