import Foundation
import TestSupport
import Testing
import YAML

@Suite("Writing text as YAML")
struct TextTests {
  /// The texts of a table, and some that are mixed.
  static let hostile: [String] = {
    let file = try? CaseFile(
      "Tests/Fixtures/YAMLTables/text.txt", keys: ["case", "written", "written in brackets"])
    let rows = (file?.blocks ?? []).flatMap { $0.text.split(separator: "\n") }
    return rows.map { CaseRow($0.components(separatedBy: " → ")[0]).text } + mixed
  }()

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
