import TestSupport
import Testing
import YAML

@Suite("Writing text as YAML")
struct TextTests {
  static let hostile: [String] =
    [
      "", " ", "a", "a b", " a", "a ", "a: b", "a:", ":", ": a", "a:b", "a #b", "a#b", "#", "-",
      "- a", "-a",
      "--", "---", "--- a", "---a", "...", "... a", "?", "? a", "?a", "[", "]", "{", "}", ",",
      "a,b", "[a]",
      "{a: b}", "a]", "a[b]", "&a", "*a", "*.swift", "**/x", "!a", "!!str", "|", ">", "%a", "@a",
      "`a`",
      "it's", "'", "''", "\"", "\"a\"", "a\"b", "\\", "\\n", "a\\", "\n", "a\nb", "a\n", "\na",
      "\n\n", "\t",
      "a\tb", "\r", "\r\n", "\0", "\u{1B}[0m", "\u{7F}", "\u{80}", "\u{85}", "\u{A0}", "\u{2028}",
      "\u{2029}", "\u{FEFF}", "a\u{FEFF}b", "\u{FFFE}", "\u{E000}", "😀", "é", "e\u{301}",
      "'\u{301}",
      "a:\u{301}", "日本語", "\u{202E}abc", "true", "True", "false", "null", "~", "Null", "yes", "No",
      "on",
      "off", "y", "n", "1", "-1", "+1", "017", "0o17", "0x1F", "0b1", "1_000", "1.5", "1.", ".5",
      "1e3", ".inf",
      "-.INF", ".nan", "1:30", "190:20:30", "190:20:30.15", "2024-05-01",
      "2001-12-14t21:59:43.10-05:00",
      "2024-05-01 12:00:00", "=", "<<", "1.2.3", "3 views", "12px", "- 1", "a - b", "7th:b",
      "key: [a, b] # c",
      "http://x.y/z#a", "C:\\x", "$(x)", "a=b", "a|b", "a>b", "a&b", "a*b", "a!b", "a%b", "a@b",
      "a`b", "é: ü",
      "line one\nline two: #\n", "trailing\\", "a  b", "\u{1F}", "a\u{0}b", "..", ".", ".a", "0x",
      "+", "_1",
    ] + mixed

  /// Strings of characters that are special in YAML, the same on every run.
  private static let mixed: [String] = {
    var random = SplitMix(seed: 7)
    let pieces = [
      " ", ":", "#", "-", "'", "\"", "\\", ",", "[", "}", "a", "1", "\n", "\t", "*", "&", "!", ".",
      "?", "é",
      "\u{85}", "\u{2028}", "_", "e", "0x", "%", "@", "|", ">", "~", "=", "<",
    ]
    return (0..<1500).map { _ in
      (0...random.below(6)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }
  }()

  private static let frames = ["@", "- @", "k: @", "k:\n  - @\n", "[@, @]", "{k: @}", "k: @ # c"]

  private func files(_ text: String) -> [String] {
    Self.frames.map { frame in
      frame.replacing("@", with: YAMLText.scalar(text, inBrackets: "[{".contains(frame.first!)))
    }
  }

  @Test("every string reads back as the same string, in every position")
  func roundTrip() throws {
    for text in Self.hostile { try roundTrip(text) }
  }

  private func roundTrip(_ text: String) throws {
    for file in files(text) {
      var node = try read(file)
      while node.scalar == nil {
        node = try #require(node.items?.last ?? node.mapping?.entries.last?.value)
      }
      #expect(node.scalar.map { Array($0.text.utf8) } == Array(text.utf8), "\(file)")
      #expect(node.scalar?.value == .string(text), "\(file)")
    }
    for file in ["\(YAMLText.scalar(text)): 1", "{\(YAMLText.scalar(text, inBrackets: true)): 1}"] {
      #expect(try read(file).mapping?.entries.map { Array($0.name.utf8) } == [Array(text.utf8)])
    }
  }

  @Test(
    "and so it does in PyYAML", .enabled(if: OutsideTool.yaml.isThere, "\(OutsideTool.yaml.hint)"))
  func roundTripInPyYAML() throws {
    let written = Self.hostile.map { YAMLText.scalar($0) }
    let inBrackets = Self.hostile.map { "[\(YAMLText.scalar($0, inBrackets: true))]" }
    let values = try PyYAML.values(of: written + inBrackets)
    let count = Self.hostile.count
    try #require(values.count == 2 * count)
    for (index, text) in Self.hostile.enumerated() {
      let bytes = PyYAML.hexadecimal(Array(text.utf8))
      #expect(values[index] == bytes, "\(text.debugDescription): \(written[index])")
      #expect(
        values[count + index] == "[\(bytes)]", "\(text.debugDescription): \(inBrackets[index])")
    }
  }
}
