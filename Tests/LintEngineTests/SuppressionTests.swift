import LayoutModel
import Platform
import ProbeSupport
import SwiftSource
import Testing

@testable import LintEngine
@testable import RuleKit

@Suite("The effect of suppressions")
struct SuppressionTests {
  @Test("syntax errors are never silenced, and make nothing unused")
  func syntax() {
    var rules = RuleSet()
    rules.add(SuppressionProbe())
    let found = check(
      """
      // layoutlint:disable all, syntax
      let a = (
      """, rules)
    #expect(found.map(\.rule) == ["suppression_probe", "syntax"])
    #expect(found[0].message == "all unjudged, syntax unsilenceable")
  }

  @Test("only rules that could have found something count as unused")
  func judged() {
    var rules = RuleSet()
    rules.add(FunctionProbe(), severity: .off)
    rules.add(SuppressionProbe())
    let code = "// layoutlint:disable function_probe, other_probe, all"
    #expect(
      check(code, rules).map(\.message) == [
        "function_probe off, other_probe unknown(meant: nil), all unused"
      ])
    rules.leaveOut(OtherProbe.self)
    #expect(
      check(code, rules).map(\.message) == [
        "function_probe off, other_probe unjudged, all unjudged"
      ])
    #expect(rules.knownIDs == ["function_probe", "suppression_probe", "other_probe"])
    #expect(rules.unjudged == ["other_probe"])
    #expect(
      check(
        """
        // layoutlint:disable other_probe
        // layoutlint:enable other_probe
        """, rules
      )
      .map(\.message) == ["other_probe unjudged", "other_probe used"])
  }

  @Test(
    "a file without trigger words is checked for suppressions, and silenced findings are counted"
  )
  func filter() {
    var rules = RuleSet()
    rules.add(SuppressionProbe())
    let checker = FileChecker(rules: rules)
    checker.source.load(Array("// layoutlint:disable all".utf8))
    #expect(checker.check(path: FilePath("A.swift")).count == 1)
    #expect(checker.suppressedCount == 0)
    rules.add(FunctionProbe())
    let other = FileChecker(rules: rules, skipsUninteresting: false)
    other.source.load(
      Array(
        """
        // layoutlint:disable all
        func a() {}; func b() {}
        """.utf8))
    #expect(other.check(path: FilePath("A.swift")).count == 1)
    #expect(other.suppressedCount == 2)
    other.source.load(Array("func a() {}".utf8))
    #expect(other.check(path: FilePath("A.swift")).count == 1)
    #expect(other.suppressedCount == 0)
  }

  @Test("a family that silences nothing is off or unjudged, as its rules are")
  func families() {
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
