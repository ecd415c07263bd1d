import LayoutModel
import ProbeSupport
import SwiftSource
import Testing

@testable import RuleKit

/// Reports the name of each function as a mistake.
private struct MistakeProbe: Rule {
  static let description = RuleDescription(probe: "mistake_probe", family: .correctness)
  let query = Query.functionProbe()
  init(options: NoOptions) {}

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name else { return }
    report.add(Finding(name, "`\(name.text)`", advice: "none"))
  }
}

@Suite("Suppressions of families and presets")
struct SuppressionGroupTests {
  private var rules: RuleSet {
    var rules = RuleSet()
    rules.add(FunctionProbe())
    rules.add(MistakeProbe())
    rules.add(SuppressionProbe())
    return rules
  }

  /// The reported functions, with `!` for mistakes, and the outcomes of the suppressions.
  private func outcome(_ code: String) -> (functions: String, suppressions: [String]) {
    let found = check(code, rules)
    let functions = found.filter { $0.rule != "suppression_probe" }.map {
      $0.message.filter { $0 != "`" } + ($0.rule == "mistake_probe" ? "!" : "")
    }
    return (
      functions.joined(),
      found.filter { $0.rule == "suppression_probe" }.map(\.message)
    )
  }

  @Test(
    "a family is silenced from its `disable` to an `enable` of it, of all, or of one rule",
    arguments: [
      ("conventions", "conventions", "a!cc!"), ("correctness", "correctness", "acc!"),
      ("cookbook", "cookbook", "cc!"), ("all", "conventions", "c"),
      ("conventions", "all", "a!cc!"), ("conventions", "function_probe", "a!cc!"),
      ("function_probe", "conventions", "a!cc!"), ("conventions", "correctness", "a!c!"),
      ("strict", "conventions", "a!cc!"),
    ])
  func regions(disabled: String, enabled: String, expected: String) {
    let code = """
      // layoutlint:disable \(disabled)
      func a() {}
      // layoutlint:enable \(enabled)
      func c() {}
      """
    #expect(outcome(code).functions == expected)
    let isUnused = (disabled, enabled) == ("conventions", "correctness")
    #expect(
      outcome(code).suppressions == [
        "\(disabled) used", "\(enabled) \(isUnused ? "unused" : "used")",
      ])
  }

  @Test(
    "a family is silenced on one line",
    arguments: [
      ("func a() {} // layoutlint:disable:this conventions", "a!"),
      ("// layoutlint:disable:next correctness\nfunc a() {}", "a"),
      ("func a() {}\n// layoutlint:disable:previous conventions, correctness", ""),
    ])
  func lines(code: String, expected: String) {
    #expect(outcome(code).functions == expected)
  }

  @Test("of several names for one line, the rule's own is used, then its family, then `all`")
  func nearest() {
    #expect(
      outcome("func a() {} // layoutlint:disable:this all, conventions, function_probe")
        .suppressions == ["all used, conventions unused, function_probe used"])
    #expect(
      outcome("func a() {} // layoutlint:disable:this all, correctness, conventions")
        .suppressions == ["all unused, correctness used, conventions used"])
  }

  @Test("a family that silences nothing is unused, off or unjudged, as its rules are")
  func outcomes() {
    let code = """
      // layoutlint:disable conventions, correctness, suppressions, convention, none
      let a = 1
      """
    #expect(
      outcome(code).suppressions == [
        "conventions unused, correctness unused, suppressions unsilenceable, "
          + "convention unknown(meant: Optional(\"conventions\")), none unknown(meant: nil)"
      ])
    var rules = RuleSet()
    rules.add(FunctionProbe())
    rules.leaveOut(OtherProbe.self)
    rules.add(MistakeProbe(), severity: .off)
    rules.add(SuppressionProbe())
    #expect(
      check("// layoutlint:disable conventions, correctness", rules).map(\.message)
        == ["conventions unjudged, correctness off"])
  }
}
