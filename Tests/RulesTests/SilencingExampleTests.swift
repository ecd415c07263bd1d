import Editing
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Rules

@Suite("Silencing the examples of the rules by comments")
struct SilencingExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule.Type
    var example: Example
    var number: Int
    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static let cases = Catalog.rules.filter { $0.description.family != .suppressions }
    .flatMap { rule in rule.description.badExamples.map { (rule, $0) } }
    .enumerated().map { Case(rule: $1.0, example: $1.1, number: $0) }

  /// The same code as files may contain it.
  private static func variants(_ code: String) -> [String] {
    [
      code, code + "\n", "\u{FEFF}" + code, code.replacing("\n", with: "\r\n"),
      code.replacing("\n", with: "\r"), code.replacing("  ", with: "\t"),
      "/* é\n */ let family = \"👩‍👩‍👧‍👦\"; " + code,
      "#if os(iOS)\n" + code + "\n#endif\n",
      "let text = \"\"\"\n  \\(text)\n  \"\"\"; " + code,
    ]
  }

  @Test("the next run is clean, and removing the comments restores the file", arguments: cases)
  func example(_ example: Case) throws {
    let variants = Self.variants(example.example.code)
    // In turn: each is tried with dozens of examples.
    let one = [variants[example.number % variants.count]]
    let rules = Self.rules([example.rule])
    for code in Effort.full(variants, byDefault: one) {
      let silenced = try Self.silenced(code, rules)
      #expect(silenced.left == [], "\(silenced.code)")
      #expect(diagnostics(of: rules, in: silenced.code).map(\.message) == [])
      #expect(Self.withoutSuppressions(silenced.code, Self.rules([], off: [example.rule])) == code)
    }
  }

  @Test(
    "the same with all rules at once",
    arguments: Effort.full(cases, byDefault: cases.filter { $0.number.isMultiple(of: 4) }))
  func all(_ example: Case) throws {
    let others = Catalog.rules.filter { $0.description.family != .suppressions }
    let code = example.example.code
    let rules = Self.rules(others)
    let silenced = try Self.silenced(code, rules)
    #expect(silenced.left == [], "\(silenced.code)")
    #expect(diagnostics(of: rules, in: silenced.code).map(\.message) == [])
    #expect(Self.withoutSuppressions(silenced.code, Self.rules([], off: others)) == code)
  }

  /// Some rules, and all about suppressions.
  private static func rules(_ active: [any Rule.Type], off: [any Rule.Type] = []) -> RuleSet {
    var rules = RuleSet()
    for rule in active { rules.add(rule.configured(), severity: .warning) }
    for rule in off { rules.add(rule.configured(), severity: .off) }
    for rule in Catalog.rules where rule.description.family == .suppressions {
      rules.add(rule.configured(), severity: .warning)
    }
    return rules
  }

  private static func silenced(
    _ code: String, _ rules: RuleSet
  ) throws -> (code: String, left: [String]) {
    let choice = FixChoice(silencing: try Silencing(reason: "a test"))
    let file = run(code, rules, choice)
    let left = file.remaining.map { "\($0.rule): \($0.message)" } + file.refusals.map(\.message)
    return (String(decoding: file.text, as: UTF8.self), left)
  }

  private static func withoutSuppressions(_ code: String, _ rules: RuleSet) -> String {
    String(decoding: run(code, rules, FixChoice()).text, as: UTF8.self)
  }

  private static func run(
    _ code: String, _ rules: RuleSet, _ choice: FixChoice
  ) -> FixedFile {
    FixRun(threads: 1, choice, .files(.trusting)).run(
      text: Array(code.utf8), as: FilePath("Example.swift"), Scope(rules: rules))
  }
}
