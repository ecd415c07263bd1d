import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import LintEngine

@Suite(
  "Comparison with GitHub's own reader of Markdown",
  .enabled(if: OutsideTool.cmarkgfm.isThere, "\(OutsideTool.cmarkgfm.hint)"))
struct MarkdownReferenceTests {
  /// A block of Swift code: the line after its fence, from 1 on, and its code.
  private struct Block: Codable, Equatable {
    var line: Int
    var code: String
  }

  @Test("finds the same blocks with the same code in random text")
  func randomTexts() throws {
    var generator = MarkdownGenerator(seed: 20_261_123)
    let texts = (0..<Effort.full(100_000, byDefault: 4_000)).map { _ in generator.text() }
    let expected = try Self.blocks(of: texts)
    try #require(expected.count == texts.count)
    var differences: [String] = []
    for (text, expected) in zip(texts, expected) {
      let found = Self.ourBlocks(in: text)
      if found != expected {
        differences.append("\(text.debugDescription)\n    theirs \(expected)\n    ours   \(found)")
      }
    }
    #expect(
      differences.isEmpty,
      "\(differences.count): \(differences.sorted { $0.count < $1.count }.prefix(5).joined(separator: "\n"))"
    )
    #expect(expected.count { !$0.isEmpty } > texts.count / 4, "too few texts have blocks")
  }

  private static func ourBlocks(in text: String) -> [Block] {
    let bytes = Array(text.utf8)
    return MarkdownReader(bytes).blocks.map { block in
      let start = block.lines.first?.start ?? block.end
      let before = withLineFeeds(bytes[..<start])
      let line = before.utf8.count { $0 == 0x0A } + (before.hasSuffix("\n") ? 1 : 2)
      let code = withLineFeeds(MarkdownCode(block, in: bytes).text)
      let needsBreak = block.lines.last.map { !bytes[$0.end - 1].isLineBreak } ?? false
      return Block(line: line, code: needsBreak ? code + "\n" : code)
    }
  }

  /// The text with the line breaks that the reference writes.
  private static func withLineFeeds(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self).replacing("\r\n", with: "\n")
      .replacing("\r", with: "\n")
  }

  private static func blocks(of texts: [String]) throws -> [[Block]] {
    let run = try OutsideTool.run(
      ["python3", "-c", script], input: Array(try JSONEncoder().encode(texts)))
    try #require(run.status == 0, "\(run.error)")
    return try JSONDecoder().decode([[Block]].self, from: Data(run.output.utf8))
  }

  private static let script = #"""
    import cmarkgfm, html, json, re, sys
    from cmarkgfm.cmark import Options
    block = re.compile(
        r'<pre data-sourcepos="(\d+):[^"]*"><code class="language-([^"]*)">(.*?)</code></pre>', re.S)
    def blocks(text):
        page = cmarkgfm.markdown_to_html(text, Options.CMARK_OPT_SOURCEPOS)
        return [
            {'line': int(line) + 1, 'code': html.unescape(code)}
            for line, language, code in block.findall(page)
            if html.unescape(language).lower() == 'swift']
    json.dump([blocks(text) for text in json.load(sys.stdin)], sys.stdout)
    """#
}

/// Random Markdown with many fences. It has none of what the reference reads differently from the specification and from
/// commonmark.js: a fence after a tab, whose indentation it counts in bytes; and a tag in the line after a paragraph,
/// which ends the paragraph if the line is also outside of its list.
struct MarkdownGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 32) ^ (state << 31)
  }

  private mutating func next(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// Code that may replace other code.
  mutating func replacement() -> String {
    let pieces = ["", "", "a", " ", "  b", "\n", "\n", "\n\n", "\t", "x y"]
    return (0..<next(below: 4)).map { _ in pieces[next(below: pieces.count)] }.joined()
  }

  private static let beginnings = [
    "", "", "", "", "", " ", "  ", "   ", "    ", "     ", "\t", " \t", "  \t", "> ", ">", ">\t",
    "> > ",
    "- ", "-   ", "-\t", "-", "+ ", "* ", "1. ", "2) ", "10. ", "  - ", "- - ", "> - ", "- > ",
  ]
  private static let texts = [
    "```swift", "```swift", "```swift", "```", "```", "~~~swift", "~~~", "````Swift", "`````",
    "``` swift x", "```c", "```swift`", "a", "a", "  b", "let x = 1", "", "", "", " ", "# a", "---",
    "***", "===", "<!-- a -->", "<!--", "-->", "<pre>", "</pre>.", "<div>", "</div>", "\n\n<b>",
    "\n\n<b c='d'>", "<style>", "</style>.", "<?", "?>", "<!A", "\tc", "&amp; <d>",
  ]

  mutating func text() -> String {
    let lineBreak = ["\n", "\n", "\n", "\r\n", "\r"][next(below: 5)]
    var text = ""
    for _ in 0..<(1 + next(below: 12)) {
      let content = Self.texts[next(below: Self.texts.count)]
      for _ in 0..<(1 + next(below: 2)) {
        let beginning = Self.beginnings[next(below: Self.beginnings.count)]
        let isFence = content.first == "`" || content.first == "~"
        text += isFence ? beginning.replacing("\t", with: "  ") : beginning
      }
      text += content.replacing("\n", with: lineBreak) + lineBreak
    }
    return next(below: 4) == 0 ? String(text.dropLast()) : text
  }
}
