import FuzzSupport
import SwiftSource
import TestSupport
import Testing

/// Sizes at which quadratic work would not finish.
@Suite("Hard inputs")
struct HardInputTests {
  static let hardInputs: [(head: String, repeated: String, count: Int)] = [
    ("", "\"", 125001), ("\"", "a", 625001), ("/*", "a", 625001), ("", "/*", 125001),
    ("", "/", 125001), ("", " /a)", 125001), ("", #" /\/\"#, 37501),
    ("a = ", "/ ", 125001),
    ("", "f(/(\\", 37501), ("", "`", 125001), ("", "` ", 62501), ("", "<#", 125001),
    ("", "+<#", 125001), ("", "<<<<<<< a\n", 37501), ("", ">>>> a\n", 37501),
    ("", "#", 375001),
    ("", "#\"\"\"\\#(", 37501), ("", "#\"\\#(", 37501), ("", "\"\\(", 37501),
    ("", "\"\"\"\n\\(", 37501), ("#\"", "\"", 375001), ("", "#/\n", 62501),
    ("", "#/\\", 62501),
    ("", "'\\", 62501), ("", "(", 125001), ("", "[{(", 62501), ("", "<", 125001),
    ("", "*/", 125001), ("", "a ", 312501), ("", " ", 625001), ("", "\0", 250001),
    ("", "é", 125001), ("", "≠", 125001), ("", "\u{301}", 125001), ("", "1_", 125001),
    ("", "?", 125001), ("", ".", 125001), ("", "a.b", 125001), ("##\"", "\"#", 125001),
    ("", "##\"\"\"#\"\"\"\\#(\\##(", 12501),
    // Tokens whose end is found before they are taken, many on one line.
    ("", "`a`", 208335), ("", "`é` ", 125001), ("", "<#a#>", 125001), ("", "'a'", 208335),
    ("", " /a/", 156251), ("a = ", "/a/ ", 156251), ("", "#`a`", 156251), ("", "#/a/#", 125001),
    ("", "`a`\u{0}", 125001),
    // Operators with comments among their bytes.
    ("", "*/**/", 125001), ("", ".*/**/*/**/", 62501), ("", "+/**/", 125001),
  ]

  @Test("Time is linear in the bytes, and nothing is lost", arguments: hardInputs.indices)
  func hardInput(index: Int) {
    let input = Self.hardInputs[index]
    var bytes = Array(input.head.utf8)
    // All counts are odd, and stay so.
    let count = Effort.full(input.count, byDefault: input.count / 40 | 1)
    for _ in 0..<count { bytes.append(contentsOf: input.repeated.utf8) }
    #expect(SourceFile(bytes).roundTripFailure == nil)
  }

  @Test("Non-ASCII bytes that are not text take linear time")
  func highBytes() {
    for byte: UInt8 in [0x80, 0xC2, 0xFF] {
      let file = SourceFile(Array(repeating: byte, count: Effort.full(500_000, byDefault: 50_000)))
      #expect(file.problems.count == 1)
      #expect(file.roundTripFailure == nil)
    }
  }

  @Test("Nested block comments, brackets and interpolations of many levels are closed")
  func nesting() {
    let depth = Effort.full(100_000, byDefault: 20_000)
    let comment = String(repeating: "/*", count: depth) + String(repeating: "*/", count: depth)
    #expect(Scan((comment + "a").utf8).tokens.count == 2)
    let strings =
      String(repeating: "\"\\(", count: depth) + "a" + String(repeating: ")\"", count: depth)
    let file = Scan(strings.utf8)
    #expect(file.problems.isEmpty)
    #expect(file.tokens.count == 2 * depth + 2)
  }

  @Test("One source file can be reused for many files, large and small")
  func reuse() {
    let file = SourceFile()
    for count in [0, 100_000, 3, Effort.full(500_000, byDefault: 150_000), 1] {
      file.load(Array(repeating: UInt8(ascii: ","), count: count))
      file.tokenize(.swift)
      #expect(file.tokens.count == count + 1)
      #expect(file.roundTripFailure == nil)
    }
    file.load("/* \"".utf8)
    file.tokenize(.swift)
    file.tokenize(.swift)
    #expect(file.problems.count == 1 && file.comments.count == 1)
  }
}
