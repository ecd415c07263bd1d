import LintEngine
import TestSupport
import Testing

@testable import Rules

@Suite("The examples of the rules in Markdown")
struct MarkdownExampleTests {
  /// What an example may be surrounded by: before it, at the start of its lines, and after it.
  private static let surroundings: [(before: String, margin: String, after: String)] = [
    ("# Title\n\n```swift\n", "", "```\n\nText.\n"),
    ("- item\n\n  - ```Swift\n", "    ", "    ```\n"),
    ("> quote\n>\n>  ~~~~ swift\n", ">  ", ">  ~~~~\nlazy\n"),
    ("1.\ttext\n\n\t```swift\n", "\t", ""),
    ("é 👩‍👩‍👧‍👦\n\n~~~swift\n", "", "~~~\n```swift\nlet a = 1\n```\n"),
  ]

  /// An example in Markdown, with margins in its blank lines too where quotes need them.
  private func text(
    _ code: String, in place: (before: String, margin: String, after: String)
  ) -> String {
    let margin = place.margin
    let code = code.hasSuffix("\n") ? String(code.dropLast()) : code
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        guard line.isEmpty else { return margin + line }
        return margin.hasPrefix(">") ? ">" : ""
      }
    return place.before + lines.joined(separator: "\n") + "\n" + place.after
  }

  @Test(
    "a finding is at its place in the Markdown file, and its fix changes the code as it does in a Swift file",
    arguments: ExampleTests.bad)
  func places(_ example: ExampleTests.Case) throws {
    let rule = example.rule
    // A block has no part in what rules collect from the files of a run.
    guard !rule.needsWholeFile, !rule.isAboutSuppressions, rule.configured().collecting == nil
    else { return }
    let code = example.example.code + "\n"
    // Examples of this tool contain no fence.
    try #require(!code.contains("```") && !code.contains("~~~"))
    var rules = RuleSet()
    rules.add(rule.configured(), severity: .warning)
    let fixer = Fixer(rules: rules)
    func found(_ code: String, _ path: String) -> [Diagnostic] {
      let checker = FileChecker(rules: rules)
      checker.source.load(Array(code.utf8))
      return checker.check(path: FilePath(path))
    }
    func fixed(_ code: String, _ path: String) -> String {
      let choice = FixChoice(includesUnsafe: true)
      return String(
        decoding: fixer.fix(Array(code.utf8), as: FilePath(path), choice).text, as: UTF8.self)
    }
    let plain = found(code, "A.swift")
    let plainFixed = fixed(code, "A.swift")
    for place in Self.surroundings {
      let markdown = text(code, in: place)
      let lineCount = place.before.utf8.count { $0 == 0x0A }
      let diagnostics = found(markdown, "A.md")
      let expected = plain.filter { $0.rule != Diagnostic.syntaxRule }
      #expect(diagnostics.map(\.message) == expected.map(\.message))
      #expect(diagnostics.map(\.start.line) == expected.map { $0.start.line + lineCount })
      #expect(
        diagnostics.map(\.start.column)
          == expected.map { $0.start.column + place.margin.utf8.count })
      let bytes = Array(markdown.utf8)
      for (diagnostic, original) in zip(diagnostics, expected) where !original.range.isEmpty {
        let first = Array(code.utf8)[original.range.lowerBound]
        #expect(bytes[diagnostic.range.lowerBound] == first)
      }
      let result = fixed(markdown, "A.md")
      #expect(result == text(plainFixed, in: place), "\(place.margin.debugDescription)")
    }
  }
}
