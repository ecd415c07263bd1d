import Testing
import YAML

/// The problems of a file: `line:column message`.
func problems(_ bytes: [UInt8]) -> [String] {
  YAMLDocument(bytes).problems.map {
    "\($0.mark.line):\($0.mark.column) \($0.message)"
  }
}

func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

@Suite("Messages about mistakes in YAML")
struct ProblemTests {
  @Test(
    "a mistake is reported once, where it is",
    arguments: Broken.lines + Broken.values + Broken.unsupported)
  func single(broken: Broken) throws {
    let found = YAMLDocument(Array(broken.text.utf8)).problems
    #expect(problems(broken.text) == [broken.problem])
    let problem = try #require(found.first)
    #expect(
      !problem.advice.isEmpty && !problem.advice.hasSuffix(".") && !problem.message.hasSuffix("."))
    #expect(problem.mark.offset <= broken.text.utf8.count)
  }

  @Test("the advice for text that begins like something else is to quote it")
  func advice() {
    func advice(_ text: String) -> String? { YAMLDocument(Array(text.utf8)).problems.first?.advice }
    #expect(
      advice("- *.swift # all") == "write the value itself, or put text in quotes: `'*.swift'`")
    #expect(advice("[!Foo, a]") == "remove it, or put text in quotes: `'!Foo'`")
    #expect(advice("a: [\nb]")?.hasPrefix("close it with `]`, or indent") == true)
    #expect(advice("a: '\nb'")?.hasPrefix("close it with `'`; write") == true)
  }

  @Test("long text is shortened in messages, and back quotes do not end the code")
  func shortened() {
    let name = String(repeating: "n", count: 100)
    #expect(
      problems("\(name): 1\n\(name): 2") == [
        "2:1 the key `\(name.prefix(40))…` is a duplicate: first in line 1"
      ])
    #expect(problems("'`': 1\n'`': 2") == ["2:1 the key '`' is a duplicate: first in line 1"])
  }

  // MARK: Several mistakes

  @Test("mistakes that leave the rest of the file readable are reported together, in order")
  func several() {
    let text = """
      excluded:
        - *.swift
        - !Foo
        - Pods
      rules: {order: [@a, *b]}
      rules: 3
      excluded: ["a
      """
    #expect(
      problems(text) == [
        "2:5 aliases (`*name`) are not supported", "3:5 tags (`!name`) are not supported",
        "5:17 text without quotes cannot begin with `@`",
        "5:21 aliases (`*name`) are not supported",
        "6:1 the key `rules` is a duplicate: first in line 5",
        "7:12 this `\"` is not closed on its line",
      ])
    #expect(
      problems("[a, *b") == [
        "1:1 this `[` is never closed", "1:5 aliases (`*name`) are not supported",
      ])
  }

  @Test("a file with such mistakes has a value, of which the first of two equal keys is part")
  func partial() {
    let root = YAMLDocument(Array("a: 1\nc:\n  - *d\n  - 2\na: 2\n".utf8)).root
    #expect(root?.mapping?.entries.map(\.name) == ["a", "c"])
    #expect(root?.mapping?["c"]?.items?.map { $0.scalar?.text } == ["*d", "2"])
    #expect(root?.mapping?["a"]?.scalar?.text == "1")
    #expect(YAMLDocument(Array("a: 1\nb: [".utf8)).root == nil)
  }

  // MARK: Encodings

  @Test("a file that is not UTF-8 text is rejected at the first wrong byte")
  func encoding() {
    #expect(problems([0xFF, 0xFE, 0x61, 0]) == ["1:1 the byte FF is not UTF-8"])
    #expect(problems([0x61, 0, 0x3A, 0]) == ["1:2 the character U+0000 is not allowed in YAML"])
    #expect(problems(Array("a: b\nc: ".utf8) + [0xE9]) == ["2:4 the byte E9 is not UTF-8"])
    #expect(problems("a: \u{1B}[0m") == ["1:4 the character U+001B is not allowed in YAML"])
    #expect(problems("a\rb\r\n\n\u{1}") == ["4:1 the character U+0001 is not allowed in YAML"])
    #expect(problems("a: b\r\nc:\0") == ["2:3 the character U+0000 is not allowed in YAML"])
    #expect(problems("a: \u{80}") == ["1:4 the character U+0080 is not allowed in YAML"])
    #expect(problems("\u{FEFF}\u{FEFF}a") == ["1:1 the character U+FEFF is not allowed in YAML"])
  }

  @Test(
    "overlong, cut off and surrogate bytes are not UTF-8",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0xC3, 0x28],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    let document = YAMLDocument(Array("a: ".utf8) + bytes)
    #expect(document.root == nil)
    #expect(document.problems.map(\.advice) == ["save the file as UTF-8"])
    #expect(document.problems.first?.mark == YAMLDocument(Array("a: @".utf8)).problems.first?.mark)
  }
}
