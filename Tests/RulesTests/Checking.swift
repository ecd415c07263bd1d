import LintEngine
import Testing

@testable import Rules

extension RuleSet {
  /// The matching rules of the catalogue, as warnings.
  static func catalogue(where fits: (RuleDescription) -> Bool = { _ in true }) -> RuleSet {
    var rules = RuleSet()
    for rule in Catalog.rules where fits(rule.description) {
      rules.add(rule.configured(), severity: .warning)
    }
    return rules
  }
}

/// The diagnostics of one rule, with its options, for some code.
func diagnostics(of rule: some Rule, in code: String) -> [Diagnostic] {
  var rules = RuleSet()
  rules.add(rule, severity: .warning)
  return diagnostics(of: rules, in: code)
}

/// The diagnostics of some rules for some code.
func diagnostics(
  of rules: RuleSet, in code: String, skipsUninteresting: Bool = true
) -> [Diagnostic] {
  let checker = FileChecker(rules: rules, skipsUninteresting: skipsUninteresting)
  checker.source.load(Array(code.utf8))
  return checker.check(path: FilePath("Example.swift"))
}

/// The byte offsets of a rule's findings, for code in which `↓` marks the expected places.
struct MarkedCode {
  let code: String
  let offsets: [Int]

  init(_ marked: String) {
    let example = Example("", marked)
    code = example.code
    offsets = example.markedOffsets
  }
}

/// The findings of a rule in marked code, as `line:column` pairs, and the marked places.
func mismatch(_ rule: some Rule, _ marked: String) -> String? {
  let example = MarkedCode(marked)
  let found = diagnostics(of: rule, in: example.code)
  let offsets = found.map(\.range.lowerBound).sorted()
  guard offsets != example.offsets else { return nil }
  let list = found.map { "\($0.start.line):\($0.start.column) \($0.rule): \($0.message)" }
  return "expected \(example.offsets), found \(offsets)\n" + list.joined(separator: "\n")
}

/// Expects a rule to report exactly the places that `↓` marks in the code.
func expect(
  _ rule: some Rule, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let mismatch = mismatch(rule, marked)
  #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
}
