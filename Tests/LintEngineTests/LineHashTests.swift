import LayoutModel
import LintEngine
import Platform
import RuleKit
import SwiftSource
import Testing

/// The hashes of some lines; nil for one that is not there.
func lineHashes(_ bytes: [UInt8], lines: Range<Int>? = nil) -> [String?] {
  bytes.withUnsafeBytes { buffer in
    let lines = lines ?? 1..<LineTable(buffer).count + 1
    let hashes = LineHashes(buffer, lines: lines)
    return lines.map { hashes[$0] }
  }
}

@Suite("The hashes of lines for code scanning")
struct LineHashTests {
  @Test("a line has the same hash whether or not the others are requested")
  func someLines() {
    let bytes = Array(String(repeating: "let a = 1\n\n", count: 300).utf8)
    let all = lineHashes(bytes)
    #expect(all.count == 601 && all[400] == "48f79f107457780e:201")
    for line in [1, 2, 401, 590, 601] {
      #expect(lineHashes(bytes, lines: line..<line + 1) == [all[line - 1]])
    }
    #expect(lineHashes(bytes, lines: 0..<1) == [nil])
    #expect(lineHashes(bytes, lines: 602..<603) == [nil])
    #expect(lineHashes(bytes, lines: 1..<1).isEmpty)
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
