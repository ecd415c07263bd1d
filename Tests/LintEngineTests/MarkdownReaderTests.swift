import Testing

@testable import LintEngine

/// The codes of the blocks of Swift code in a text.
func swiftBlocks(_ text: String) -> [String] { swiftBlocks(Array(text.utf8)) }

func swiftBlocks(_ bytes: [UInt8]) -> [String] {
  MarkdownReader(bytes).blocks.map {
    String(decoding: MarkdownCode($0, in: bytes).text, as: UTF8.self)
  }
}

@Suite("Blocks of Swift code in Markdown")
struct MarkdownReaderTests {
  @Test(
    "an info string whose first word is swift, in any case",
    arguments: [
      ("```swift", true), ("``` swift", true), ("~~~~ \tSwift title=\"a `b`\"", true),
      ("```SWIFT {1,3}", true), ("```swift`", false), ("```{.swift}", false), ("```swiftui", false),
      ("```swift,ignore", false), ("```", false), ("``swift", false), ("~~~\\swift", false),
    ])
  func infoString(fence: String, isSwift: Bool) {
    let close = fence.hasPrefix("~~~~") ? "~~~~" : String(fence.prefix(3))
    #expect(swiftBlocks("\(fence)\na\n\(close)\n") == (isSwift ? ["a\n"] : []))
  }

  @Test("a fence is closed by one of its kind that is at least as long, and has nothing behind it")
  func closing() {
    #expect(swiftBlocks("````swift\na\n```\n~~~~\n`````  \nb") == ["a\n```\n~~~~\n"])
    #expect(
      swiftBlocks("```swift\na\n``` swift\n    ```\n   ```\nb") == ["a\n``` swift\n    ```\n"])
    #expect(swiftBlocks("~~~swift\n~~~\n~~~swift\nb") == ["", "b"])
  }

  @Test("an open block ends with the file, or with the quote or list item that it is in")
  func unclosed() {
    #expect(swiftBlocks("```swift\na\n\n b") == ["a\n\n b"])
    #expect(swiftBlocks("> ```swift\n> a\nb\n```swift\nc\n") == ["a\n", "c\n"])
    #expect(swiftBlocks("- ```swift\n  a\nb\n") == ["a\n"])
  }

  @Test("the indentation of the fence and of the list item is not part of the code")
  func indentation() {
    #expect(swiftBlocks("  ```swift\n    a\n b\nc\n  ```") == ["  a\nb\nc\n"])
    #expect(swiftBlocks("    ```swift\n    a\n") == [])
    #expect(swiftBlocks("1. x\n\n   ```swift\n     a\n\n   b\n   ```\n") == ["  a\n\nb\n"])
    #expect(swiftBlocks("- 1. > ```swift\n     > a\n     >  b\n") == ["a\n b\n"])
  }

  @Test("a tab reaches to the next multiple of four columns")
  func tabs() {
    #expect(swiftBlocks("-\t```swift\n\ta\n\t\tb\n    c\n\t```\n") == ["a\n\tb\nc\n"])
    #expect(swiftBlocks("  ```swift\n\ta\n") == ["  a\n"])
    #expect(swiftBlocks(">\t```swift\n>\ta\n") == ["a\n"])
  }

  @Test("LF, CRLF and CR end a line")
  func lineBreaks() {
    #expect(swiftBlocks("x\r\n```swift\r\na\r\n```\r\n") == ["a\r\n"])
    #expect(swiftBlocks("x\r```swift\ra\r```\r") == ["a\r"])
    #expect(swiftBlocks("\u{FEFF}```swift\na\n```") == ["a\n"])
  }

  @Test(
    "HTML, and blocks of other languages, contain no block of Swift code",
    arguments: [
      "<details>\n```swift\na\n```\n", "<!--\n\n```swift\na\n```\n-->\n",
      "<pre>\n\n```swift\na\n```\n</pre>\n", "<a href='x'>\n```swift\na\n```\n",
      "````markdown\n```swift\na\n```\n````\n", "<?\n\n```swift\na\n",
    ])
  func insideOthers(text: String) { #expect(swiftBlocks(text) == []) }

  @Test(
    "a block may follow a paragraph, a heading, a table or HTML that has ended",
    arguments: [
      "text\n", "# Heading\n", "text\n---\n", "| a |\n| - |\n| b |\n", "<details>\n\n",
      "<!-- x -->\n",
      "text <b>\n", "text\n<b>\n", "- item\n\n", "> quote\n", "> quote\nlazy\n",
    ])
  func afterOthers(text: String) { #expect(swiftBlocks("\(text)```swift\na\n```\n") == ["a\n"]) }

  @Test("an annotation applies to the next block, if there are only blank lines between them")
  func annotations() {
    func read(_ text: String) -> (annotated: [Bool], loose: [String]) {
      let bytes = Array(text.utf8)
      let reader = MarkdownReader(bytes)
      return (
        reader.blocks.map { $0.annotation != nil },
        reader.looseAnnotations.map { String(decoding: bytes[$0], as: UTF8.self) }
      )
    }
    let block = "```swift\na\n```\n"
    #expect(read("x\n<!-- layoutlint:bad -->\n\(block)\(block)") == ([true, false], []))
    #expect(read("<!--layoutlint:bad - a reason-->\n\n\n- \(block)").annotated == [true])
    #expect(read("<!-- layoutlint:bad -->\ntext\n\(block)") == ([false], ["layoutlint:bad"]))
    #expect(read("<!-- layoutlint:bad -->\n```c\n```\n\(block)") == ([false], ["layoutlint:bad"]))
    #expect(
      read("<!-- layoutlint:bad a -->\n<!-- layoutlint:bad -->\n\(block)")
        == ([true], ["layoutlint:bad a"]))
    #expect(read("```html\n<!-- layoutlint:bad -->\n```\n`<!-- layoutlint:bad -->`\n") == ([], []))
    #expect(read("\(block)<!-- layoutlint:bad -->") == ([false], ["layoutlint:bad"]))
  }

  @Test("quotes and lists of any depth, and many blocks, take linear time")
  func deepNesting() {
    let count = 20_000
    let deep = String(repeating: "- ", count: count) + "x\n" + String(repeating: "\n", count: count)
    #expect(swiftBlocks(deep) == [])
    let quotes = String(repeating: String(repeating: ">", count: 1_000) + "\n", count: 100)
    #expect(swiftBlocks(quotes) == [])
    let item = String(repeating: "> ", count: MarkdownReader.mostContainers)
    #expect(swiftBlocks(item + "```swift\n" + item + "a\n") == ["a\n"])
    #expect(swiftBlocks(String(repeating: "```swift\na\n```\n", count: count)).count == count)
    #expect(swiftBlocks(String(repeating: "<a b='", count: count)) == [])
  }
}
