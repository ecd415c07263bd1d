import TestSupport
import Testing
import YAML

@Suite("Limits of YAML files", .timeLimit(.minutes(10)))
struct LimitTests {
  @Test("100,000 levels are rejected, however they are written")
  func deep() {
    let pieces = ["[", "{a: ", "- ", "[{a: ", "[[], "]
    var texts = pieces.map { String(repeating: $0, count: 100_000) }
    texts.append((0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined())
    for text in texts {
      let document = YAMLDocument(Array(text.utf8))
      #expect(
        document.problems.map(\.message) == [
          "lists and maps are nested more than 64 levels deep"
        ])
      #expect(document.root == nil)
    }
  }

  @Test("64 levels are read")
  func depth() throws {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try read(text)
    _ = try read(String(repeating: "- ", count: 64) + "a")
    #expect(problems("[\(text)]").count == 1)
  }

  @Test("levels are counted correctly behind lists and maps")
  func levelsBehind() {
    let line = "- " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40) + "\n"
    #expect(problems(String(repeating: line, count: 10)) == [])
    #expect(problems("- a:\n  - b:\n" + String(repeating: "    - c: {}\n", count: 100)) == [])
  }

  @Test(
    "100,000 values are read, keys included, and no more",
    arguments: ["[a], ", "{a}, ", "{b: c}, "])
  func values(piece: String) {
    // The list around them is one more.
    let count = piece.contains("]") ? 2 : 3
    func found(_ pieces: Int, _ rest: String) -> [String] {
      problems("[" + String(repeating: piece, count: pieces) + rest + "]")
    }
    let (pieces, rest) = 99_999.quotientAndRemainder(dividingBy: count)
    let most = String(repeating: "a, ", count: rest)
    #expect(found(pieces, most) == [])
    #expect(found(pieces, most + "a").map { $0.hasSuffix("more than 100000 values") } == [true])
  }

  @Test("the parser gives up after a number of mistakes")
  func mistakes() {
    let found = problems(String(repeating: "- @a\n", count: 5000))
    #expect(found.count == 1001)
  }

  @Test("a large file takes linear time, however odd it is", arguments: LimitTests.oddFiles)
  func odd(file: OddFile) {
    let document = YAMLDocument(Array(file.text.utf8))
    #expect(document.problems.isEmpty == file.isValid)
  }

  struct OddFile: Sendable, CustomTestStringConvertible {
    var name: String
    var isValid: Bool
    var piece: String
    var start = ""
    var end = ""

    private static let byteCount = Effort.full(290_000, byDefault: 40_000)

    var text: String {
      start + String(repeating: piece, count: Self.byteCount / piece.utf8.count) + end
    }
    var testDescription: String { name }
  }

  static let oddFiles: [OddFile] = [
    OddFile(name: "one plain line", isValid: true, piece: "word ", start: "a: "),
    OddFile(name: "one quoted line", isValid: true, piece: "word ", start: "a: '", end: "'"),
    OddFile(name: "a quote that is never closed", isValid: false, piece: " word\n", start: "a: \""),
    OddFile(name: "many such quotes", isValid: false, piece: "k: \"x\n"),
    OddFile(name: "many such brackets", isValid: false, piece: "- [\n"),
    OddFile(name: "many lines of text", isValid: false, piece: "  word\n", start: "a:\n"),
    OddFile(name: "a list", isValid: true, piece: "- a\n"),
    OddFile(name: "a list in brackets", isValid: true, piece: "a, ", start: "[", end: "]"),
    OddFile(name: "blank lines", isValid: true, piece: "\n", start: "a: b", end: "c: d"),
    OddFile(name: "spaces", isValid: true, piece: " ", start: "a: b", end: "c"),
    OddFile(name: "comments", isValid: true, piece: "# a\n"),
    OddFile(name: "colons", isValid: false, piece: ": "),
    OddFile(name: "aliases", isValid: false, piece: "- *a\n"),
    OddFile(name: "keys", isValid: true, piece: " :a", start: "{k", end: ": b}"),
    OddFile(name: "brackets after lines", isValid: false, piece: "[\n "),
    OddFile(name: "pairs of brackets", isValid: true, piece: "[],\n ", start: "[", end: "]"),
    OddFile(name: "blank lines in a list of lists", isValid: true, piece: "\n", start: "- - - -"),
    OddFile(name: "escapes", isValid: true, piece: "\\n", start: "\"", end: "\""),
  ]

  @Test("no file makes the reader crash or hang")
  func mutations() {
    var random = SplitMix(seed: 99)
    for file in GeneratedFiles.mutations(
      of: Corpus.all, count: Effort.full(5000, byDefault: 1000), seed: 3)
    {
      var bytes = file
      for _ in 0..<random.below(4) where !bytes.isEmpty {
        bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      let document = YAMLDocument(bytes)
      let offsets = document.problems.map(\.mark.offset)
      #expect(offsets == offsets.sorted())
      #expect(document.problems.allSatisfy { $0.mark.offset <= bytes.count })
      #expect(document.root == nil || document.root!.place.range.upperBound <= bytes.count)
    }
  }
}
