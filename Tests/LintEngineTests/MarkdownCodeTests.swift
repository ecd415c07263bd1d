import TestSupport
import Testing

@testable import LintEngine

@Suite("The code of a block and its place in the file")
struct MarkdownCodeTests {
  /// The file after an edit of the first block's code; nil if it cannot be made.
  private func editing(_ text: String, _ old: String, _ new: String) -> String? {
    let bytes = Array(text.utf8)
    let code = MarkdownCode(MarkdownReader(bytes).blocks[0], in: bytes)
    guard let start = code.text.firstStart(of: Array(old.utf8)) else { return "not found" }
    let edit = Edit(start..<(start + old.utf8.count), with: new)
    guard let fix = code.place(of: Fix([edit], safety: .safe)) else { return nil }
    return String(decoding: EditScript([fix]).applied(to: bytes), as: UTF8.self)
  }

  @Test("new lines begin as the others of the block do")
  func margins() {
    #expect(editing("- ```swift\n  a\n  ```\n", "a", "a\nb") == "- ```swift\n  a\n  b\n  ```\n")
    #expect(
      editing("> ~~~swift\n> a\n>b\n> ~~~\n", "b", "c\n\n d")
        == "> ~~~swift\n> a\n> c\n>\n>  d\n> ~~~\n")
    #expect(editing("-\t```swift\n\ta\n\tb", "a\n", "c\nd\n") == "-\t```swift\n\tc\n\td\n\tb")
    #expect(editing(" ```swift\na\n ```", "a", "  b") == " ```swift\n   b\n ```")
  }

  @Test("removed lines leave the others as they are")
  func removal() {
    #expect(editing("- ```swift\n  a\n\n  b\n  ```\n", "\n\nb", "") == "- ```swift\n  a\n  ```\n")
    #expect(editing("- ```swift\n  a\n\n  b\n  ```\n", "a\n\n", "") == "- ```swift\n  b\n  ```\n")
    #expect(editing("- ```swift\n\n  b\n  ```\n", "\n", "") == "- ```swift\n  b\n  ```\n")
    #expect(editing("> ```swift\n> a\n>\n> b\n", "\n\n", "\n") == "> ```swift\n> a\n> b\n")
  }

  @Test("insertions at the end stay inside the block")
  func end() {
    #expect(editing("- ```swift\n  a\n  ```\n", "\n", "\nb\n") == "- ```swift\n  a\n  b\n  ```\n")
    #expect(editing("```swift\na\n", "a\n", "b") == nil)
    #expect(editing("```swift\na", "a", "b") == "```swift\nb")
  }

  @Test("an edit that could end the block, or that splits a tab, is refused")
  func refusals() {
    #expect(editing("~~~swift\na\n~~~\n", "a", "```") == "~~~swift\n```\n~~~\n")
    #expect(editing("~~~swift\na\n~~~\n", "a", "~~~") == nil)
    #expect(editing("~~~~swift\na\n~~~~\n", "a", "~~~") == "~~~~swift\n~~~\n~~~~\n")
    #expect(editing("  ```swift\n\ta\n  ```\n", "a", "b") == nil)
  }

  @Test("the cost of a fix does not depend on the length of its line or block")
  func manyFixes() {
    let count = 4_000
    let bytes = Array(
      ("- ```swift\n  " + String(repeating: "let a = 1; ", count: 100 * count)).utf8)
    let code = MarkdownCode(MarkdownReader(bytes).blocks[0], in: bytes)
    let places = (0..<count).map { index in
      code.place(of: Fix([Edit(index * 11..<index * 11, with: "x")], safety: .safe))
    }
    #expect(
      places.last
        == Fix([Edit((count - 1) * 11 + 13..<(count - 1) * 11 + 13, with: "x")], safety: .safe))
  }

  @Test("after a random edit, the block is the edited code, and nothing around it has changed")
  func randomEdits() {
    var generator = MarkdownGenerator(seed: 20_261_124)
    var count = 0
    for _ in 0..<Effort.full(200_000, byDefault: 6_000) {
      let bytes = Array(generator.text().utf8)
      // A fix has the line breaks of its file; a CR and an inserted LF would become one.
      guard bytes.contains(0x0A) else { continue }
      let blocks = MarkdownReader(bytes).blocks
      guard let index = blocks.indices.randomElement(using: &generator) else { continue }
      let code = MarkdownCode(blocks[index], in: bytes)
      let bounds = [0, 0].map { _ in Int.random(in: 0...code.text.count, using: &generator) }
        .sorted()
      let edit = Edit(bounds[0]..<bounds[1], with: generator.replacement())
      // A line break of two bytes stays whole.
      if code.splitsLineBreak(edit) { continue }
      let edited = EditScript([Fix([edit], safety: .safe)]).applied(to: code.text)
      guard let fix = code.place(of: Fix([edit], safety: .safe)) else { continue }
      count += 1
      let result = EditScript([fix]).applied(to: bytes)
      let found = MarkdownReader(result).blocks.map { MarkdownCode($0, in: result).text }
      var expected = blocks.map { MarkdownCode($0, in: bytes).text }
      expected[index] = edited
      let around = (
        blocks[index].lines.first?.start ?? blocks[index].end, bytes.count - blocks[index].end
      )
      let isKept =
        result.starts(with: bytes[..<around.0]) && result.suffix(around.1) == bytes.suffix(around.1)
      if found.map(\.trimmed) != expected.map(\.trimmed) || !isKept {
        Issue.record(
          "\(String(decoding: bytes, as: UTF8.self).debugDescription): \(edit.range) of block \(index) -> \(String(decoding: edit.replacement, as: UTF8.self).debugDescription) gives \(String(decoding: result, as: UTF8.self).debugDescription)"
        )
        return
      }
    }
    #expect(count > 300)
  }
}

extension MarkdownCode {
  fileprivate func splitsLineBreak(_ edit: Edit) -> Bool {
    [edit.range.lowerBound, edit.range.upperBound].contains { offset in
      offset > 0 && offset < text.count && text[offset - 1] == 0x0D && text[offset] == 0x0A
    }
  }
}

extension [UInt8] {
  fileprivate func firstStart(of part: [UInt8]) -> Int? {
    indices.first { self[$0...].starts(with: part) }
  }

  /// The lines without the white space at their ends, which a line of nothing else loses.
  fileprivate var trimmed: [ArraySlice<UInt8>] {
    split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.prefix(
        (line.lastIndex { !" \t\r".utf8.contains($0) } ?? -1 + line.startIndex) - line.startIndex
          + 1)
    }
  }
}
