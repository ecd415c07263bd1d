import LintEngine
import Rules
import Testing

@Suite("The examples of the rules")
struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule.Type
    var example: Example
    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static let bad = Catalog.rules.flatMap { rule in
    rule.description.badExamples.map { Case(rule: rule, example: $0) }
  }
  static let good = Catalog.rules.flatMap { rule in
    rule.description.goodExamples.map { Case(rule: rule, example: $0) }
  }

  @Test("a bad example is reported at its marks", arguments: bad)
  func reported(_ example: Case) {
    #expect(offsets(example.rule.init(), example.example.code) == example.example.markedOffsets)
    #expect(!example.example.markedOffsets.isEmpty)
  }

  @Test("a good example is silent", arguments: good)
  func silent(_ example: Case) {
    #expect(offsets(example.rule.init(), example.example.code) == [])
    #expect(example.example.markedOffsets.isEmpty)
  }

  @Test(
    "text of several bytes before the code moves the places and nothing else", arguments: bad + good
  )
  func behindEmoji(_ example: Case) {
    let before = "/* 👩‍👩‍👧‍👦 é – */ let family = \"👩‍👩‍👧‍👦\"; /* 🇪🇺 */ "
    let found = offsets(example.rule.init(), before + example.example.code)
    #expect(found == example.example.markedOffsets.map { $0 + before.utf8.count })
  }

  @Test("an example in a comment is silent", arguments: bad)
  func inComment(_ example: Case) {
    let lines = example.example.code.split(separator: "\n", omittingEmptySubsequences: false)
    let rule = example.rule.init()
    #expect(offsets(rule, "/*\n" + example.example.code + "\n*/") == [])
    #expect(offsets(rule, lines.map { "// \($0)" }.joined(separator: "\n")) == [])
    #expect(offsets(rule, lines.map { "/// \($0)" }.joined(separator: "\n")) == [])
  }

  @Test("an example in a string is silent", arguments: bad)
  func inString(_ example: Case) {
    let rule = example.rule.init()
    #expect(offsets(rule, "let code = ##\"\"\"\n" + example.example.code + "\n\"\"\"##") == [])
  }

  @Test("an example with the line breaks of Windows is reported at the same places", arguments: bad)
  func carriageReturns(_ example: Case) {
    let plain = diagnostics(of: example.rule.init(), in: example.example.code)
    let code = example.example.code.replacing("\n", with: "\r\n")
    let found = diagnostics(of: example.rule.init(), in: code)
    #expect(found.map(\.start) == plain.map(\.start))
  }

  @Test("messages say what to do, with code in back quotes and no final period", arguments: bad)
  func messages(_ example: Case) {
    for found in diagnostics(of: example.rule.init(), in: example.example.code) {
      for text in [found.message, found.advice] {
        #expect(!text.isEmpty)
        #expect(text.last != ".")
        #expect(text.count { $0 == "`" }.isMultiple(of: 2))
      }
    }
  }

  private func offsets(_ rule: any Rule, _ code: String) -> [Int] {
    diagnostics(of: rule, in: code).map(\.range.lowerBound).sorted()
  }
}
