import Testing
import YAML

/// The problems of a file: `line:column message`.
func problems(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) -> [String] {
  YAMLDocument(bytes, limits: limits).problems.map {
    "\($0.place.start.line):\($0.place.start.column) \($0.message)"
  }
}

func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

@Suite("Messages about mistakes in YAML")
struct ProblemTests {
  @Test(
    "a mistake is reported once, where it is",
    arguments: Broken.lines + Broken.values + Broken.refused)
  func single(broken: Broken) throws {
    let found = YAMLDocument(Array(broken.text.utf8)).problems
    #expect(problems(broken.text) == [broken.problem])
    let problem = try #require(found.first)
    #expect(
      !problem.advice.isEmpty && !problem.advice.hasSuffix(".") && !problem.message.hasSuffix("."))
    #expect(problem.place.range.upperBound <= broken.text.utf8.count)
    #expect(problem.place.range.lowerBound <= problem.place.range.upperBound)
  }

  @Test("the advice for text that begins like an alias is to quote it")
  func advice() {
    func advice(_ text: String) -> String? { YAMLDocument(Array(text.utf8)).problems.first?.advice }
    #expect(advice("- *.swift") == "put it in quotes if it is text: `'*.swift'`")
    #expect(advice("[!Foo, a]") == "remove it, or put it in quotes if it is text: `'!Foo'`")
    #expect(advice("a: [\nb]")?.contains("closing bracket") == true)
    #expect(advice("a: '\nb'")?.contains("close the quote") == true)
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

  @Test("a key of more than 1024 characters is rejected, one of 1024 is not")
  func longKey() {
    let key = String(repeating: "ä", count: 1024)
    #expect(problems("\(key): 1") == [])
    #expect(problems("\(key)a: 1") == ["1:1 a key has at most 1024 characters"])
  }

  // MARK: Several mistakes

  @Test("all mistakes of a file are found in one run")
  func several() {
    let text = """
      included: [Sources
      excluded:
        - *.swift
        - "\\q"
        - !Foo
        - Pods
      rules:
        setup_length: off: on
        setup_length: 1
        order:
         - a
        - b
        text: "never closed
        last:value
       wrong: 2
      rules: 3
      """
    #expect(
      problems(text) == [
        "1:11 this `[` is not closed before line 2, which is not indented enough to belong to it",
        "3:5 text that begins with `*` is an alias, but `*.swift` has no valid name",
        "4:6 `\\q` is not an escape",
        "5:5 text that begins with `!` is a tag, and tags such as `!Foo` are not supported",
        "8:17 there is a second key on this line",
        "9:3 the key `setup_length` is a duplicate: first in line 8",
        "12:3 a list item is not allowed among the keys of a mapping",
        "13:9 this quote is not closed before line 14, which is not indented enough to belong to it",
        "14:7 did you forget the space after `:`?",
        "15:2 this line is indented by 1 space, but the mapping it belongs to is indented by 2 spaces",
        "16:1 the key `rules` is a duplicate: first in line 7",
      ])
  }

  @Test("valid parts are read, and invalid ones are omitted")
  func partial() {
    let root = YAMLDocument(Array("a: 1\nb: @c\nc:\n  - 1\n  - `d`\n  - 2\na: 2\n".utf8)).root
    #expect(root?.mapping?.entries.map(\.name) == ["a", "c"])
    #expect(root?.mapping?["c"]?.items?.map { $0.scalar?.text } == ["1", "2"])
    #expect(root?.mapping?["a"]?.scalar?.text == "1")
  }

  @Test("one mistake is not reported again where an alias uses its value")
  func aliasOfBroken() {
    #expect(problems("a: &x [b, @c]\nd: *x\ne: [*x]\n").count == 1)
  }

  @Test("only the first tab is reported")
  func tabs() {
    #expect(
      problems("a:\n\tb: 1\n\tc: 2\nd:\n\te: 3\nf: @g\n") == [
        "2:1 a tab cannot indent a line", "6:4 text without quotes cannot begin with `@`",
      ])
  }

  // MARK: Encodings

  @Test("a file that is not UTF-8 text is rejected at the first wrong byte")
  func encoding() {
    #expect(problems([0xFF, 0xFE, 0x61, 0]) == ["1:1 the file is UTF-16, not UTF-8"])
    #expect(problems([0xFE, 0xFF, 0, 0x61]) == ["1:1 the file is UTF-16, not UTF-8"])
    #expect(problems([0x61, 0, 0x3A, 0]) == ["1:2 the file is UTF-16, not UTF-8"])
    #expect(problems(Array("a: b\nc: ".utf8) + [0xE9]) == ["2:4 the byte E9 is not UTF-8"])
    #expect(problems("a: \u{1B}[0m") == ["1:4 the character U+001B is not allowed in YAML"])
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
    #expect(document.problems.first?.place.range == 3..<4)
  }
}
