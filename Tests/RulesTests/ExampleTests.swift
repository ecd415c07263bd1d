import LintEngine
import Platform
import RuleKit
import Testing

@testable import Rules

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
    #expect(
      offsets(example.rule.configured(), example.example.code) == example.example.markedOffsets)
    #expect(!example.example.markedOffsets.isEmpty)
  }

  @Test("a good example is silent", arguments: good)
  func silent(_ example: Case) {
    #expect(offsets(example.rule.configured(), example.example.code) == [])
    #expect(example.example.markedOffsets.isEmpty)
  }

  @Test(
    "multi-byte text before the code only shifts the places", arguments: bad + good
  )
  func behindEmoji(_ example: Case) {
    let before = "/* 👩‍👩‍👧‍👦 é – */ let family = \"👩‍👩‍👧‍👦\"; /* 🇪🇺 */ "
    let found = offsets(example.rule.configured(), before + example.example.code)
    #expect(found == example.example.markedOffsets.map { $0 + before.utf8.count })
  }

  @Test("an example in a comment is silent", arguments: bad)
  func inComment(_ example: Case) {
    let lines = example.example.code.split(separator: "\n", omittingEmptySubsequences: false)
    let rule = example.rule.configured()
    #expect(offsets(rule, "/*\n" + example.example.code + "\n*/") == [])
    #expect(offsets(rule, lines.map { "// \($0)" }.joined(separator: "\n")) == [])
    #expect(offsets(rule, lines.map { "/// \($0)" }.joined(separator: "\n")) == [])
  }

  @Test("an example in a string is silent", arguments: bad)
  func inString(_ example: Case) {
    let rule = example.rule.configured()
    #expect(offsets(rule, "let code = ##\"\"\"\n" + example.example.code + "\n\"\"\"##") == [])
  }

  @Test("Windows line breaks do not change the places", arguments: bad)
  func carriageReturns(_ example: Case) {
    let plain = found(example.rule.configured(), example.example.code)
    let code = example.example.code.replacing("\n", with: "\r\n")
    let found = found(example.rule.configured(), code)
    #expect(found.map(\.start) == plain.map(\.start))
  }

  @Test("messages and advice have balanced backticks and no final period", arguments: bad)
  func messages(_ example: Case) {
    for found in found(example.rule.configured(), example.example.code) {
      for text in [found.message, found.advice] {
        #expect(!text.isEmpty)
        #expect(text.last != ".")
        #expect(text.count { $0 == "`" }.isMultiple(of: 2))
      }
    }
  }

  @Test("a suppression silences a bad example and counts as used", arguments: bad)
  func suppressed(_ example: Case) {
    let description = example.rule.description
    guard description.family != .suppressions else { return }
    for name in [description.id, Suppression.allRules] {
      let checker = FileChecker(rules: rulesAboutSuppressions(and: example.rule.configured()))
      checker.source.load(
        Array(
          """
          // layoutlint:disable \(name) - a test
          \(example.example.code)
          """.utf8))
      #expect(checker.check(path: FilePath("Example.swift")).map(\.message) == [])
      let plain = FileChecker(rules: checker.rules)
      plain.source.load(Array(example.example.code.utf8))
      #expect(
        checker.suppressedCount == plain.occurrences(path: FilePath("Example.swift")).count)
    }
  }

  @Test(
    "findings about suppressions cannot be suppressed",
    arguments: bad.filter { $0.rule.description.family == .suppressions })
  func notSuppressed(_ example: Case) {
    let before = "// layoutlint:disable \(example.rule.description.id) - a test\n"
    let found = offsets(example.rule.configured(), before + example.example.code)
    let expected = example.example.markedOffsets.map { $0 + before.utf8.count }
    #expect(found.filter { $0 >= before.utf8.count } == expected)
  }

  @Test(
    "the fixes of a bad example converge, and the result still parses",
    arguments: bad.filter { $0.rule.description.fixSafety != .none })
  func fixed(_ example: Case) {
    for code in [example.example.code, example.example.code.replacing("\n", with: "\r\n")] {
      let fixed = fixing(code) { found(example.rule.configured(), $0) }
      #expect(!fixed.contains("do not converge"))
      let left = found(example.rule.configured(), fixed)
      #expect(left.filter { $0.fix != nil }.map(\.message) == [])
      #expect(diagnostics(of: RuleSet(), in: fixed).map(\.message) == [])
    }
  }

  @Test("a rule's description states its fix safety", arguments: Catalog.rules.indices)
  func saysFixes(_ index: Int) {
    let rule = Catalog.rules[index]
    let fixes = rule.description.badExamples.flatMap { example in
      found(rule.configured(), example.code).compactMap(\.fix)
    }
    #expect(fixes.isEmpty == (rule.description.fixSafety == .none))
    let hasSafe = fixes.contains { $0.safety == .safe }
    #expect(fixes.isEmpty || hasSafe == (rule.description.fixSafety == .safe))
  }

  private func offsets(_ rule: any Rule, _ code: String) -> [Int] {
    found(rule, code).map(\.range.lowerBound).sorted()
  }

  /// The findings of one rule. A rule about suppressions runs with the others, so that there is something to silence.
  private func found(_ rule: any Rule, _ code: String) -> [Diagnostic] {
    let description = type(of: rule).description
    guard description.family == .suppressions else { return diagnostics(of: rule, in: code) }
    var rules = RuleSet()
    for other in Catalog.rules where other.description.family != .suppressions {
      rules.add(other.configured(), severity: .warning)
    }
    rules.add(rule, severity: .warning)
    return diagnostics(of: rules, in: code).filter { $0.rule == description.id }
  }

  private func rulesAboutSuppressions(and rule: any Rule) -> RuleSet {
    var rules = RuleSet()
    rules.add(rule, severity: .warning)
    for other in Catalog.rules where other.description.family == .suppressions {
      rules.add(other.configured(), severity: .warning)
    }
    return rules
  }
}
