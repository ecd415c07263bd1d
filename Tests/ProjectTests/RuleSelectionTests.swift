import LayoutModel
import Platform
import ProbeSupport
import Project
import RuleKit
import SwiftSource
import Testing

private protocol FakeRule: FileRule where Options == NoOptions {
  static var ruleID: String { get }
  static var severity: Severity { get }
}

extension FakeRule {
  static var description: RuleDescription {
    RuleDescription(
      id: ruleID, family: .cookbook, summary: "", rationale: "", source: "",
      defaultSeverity: severity, since: "0.1.0", goodExamples: [:], badExamples: [:])
  }
  var query: Query<ViewFile> { .file(with: .names()) }
  func check(_ file: ViewFile, _ report: inout Report) {}
}

private struct FirstRule: FakeRule {
  static var ruleID: String { "first_rule" }
  static var severity: Severity { .warning }
  init(options: NoOptions) {}
}
private struct SecondRule: FakeRule {
  static var ruleID: String { "second_rule" }
  static var severity: Severity { .error }
  init(options: NoOptions) {}
}
private struct SleepingRule: FakeRule {
  static var ruleID: String { "sleeping_rule" }
  static var severity: Severity { .off }
  init(options: NoOptions) {}
}

@Suite("Selecting rules")
struct RuleSelectionTests {
  private let known: [any Rule.Type] = [FirstRule.self, SecondRule.self, SleepingRule.self]

  /// How many rules run without a configuration.
  private func count(_ selection: RuleSelection) throws -> Int { try ruleSet(selection).count }

  /// The rules of a run without a configuration.
  private func ruleSet(_ selection: RuleSelection) throws -> RuleSet {
    try selection.check(against: known)
    var choice = DiscoveryChoice()
    choice.selection = selection
    var search = ConfigurationSearch(
      choice, known: KnownNames(rules: known), currentFolder: FilePath("/"))
    return search.rules(of: search.find(FilePath("/nowhere/a.swift"), isFolder: false))
  }

  private func failure(_ selection: RuleSelection) -> String? {
    do {
      try selection.check(against: known)
      return nil
    } catch {
      return error.message + "; " + error.advice
    }
  }

  @Test("rules that are off run only on request")
  func counts() throws {
    #expect(try count(.init()) == 2)
    #expect(try count(.init(enabled: ["sleeping_rule"])) == 3)
    #expect(try count(.init(only: ["sleeping_rule"])) == 1)
    #expect(try count(.init(disabled: ["first_rule"])) == 1)
    #expect(try count(.init(only: ["first_rule", "second_rule"])) == 2)
    #expect(try count(.init(enabled: ["sleeping_rule"], disabled: ["first_rule"])) == 2)
  }

  @Test("rules omitted on the command line can be named by suppressions, but are not judged")
  func leftOut() throws {
    let all = ["first_rule", "second_rule", "sleeping_rule"]
    let plain = try ruleSet(RuleSelection())
    #expect(plain.knownIDs == all && plain.unjudged.isEmpty)
    let without = try ruleSet(RuleSelection(disabled: ["first_rule"]))
    #expect(without.knownIDs == all && without.unjudged == ["first_rule"])
    let single = try ruleSet(RuleSelection(only: ["first_rule"]))
    #expect(single.knownIDs == all && single.unjudged == ["second_rule", "sleeping_rule"])
  }

  @Test("an unknown name suggests a similar one")
  func unknown() {
    #expect(
      failure(.init(only: ["frist_rule"])) == "no rule `frist_rule`; did you mean `first_rule`?")
    #expect(
      failure(.init(disabled: ["x"])) == "no rule `x`; `layoutlint rules` lists them all")
    #expect(failure(.init(enabled: ["x"])) != nil)
    #expect(
      failure(.init(disabled: ["syntax"]))
        == "`syntax` is not a rule; it marks text that is not Swift, and is always reported")
  }

  @Test("contradictory choices are rejected")
  func contradictions() {
    #expect(
      failure(.init(enabled: ["first_rule"], disabled: ["first_rule"]))
        == "the rule `first_rule` is both enabled and disabled; choose one")
    #expect(
      failure(.init(only: ["first_rule"], disabled: ["second_rule"]))
        == "`--only` and `--disable` contradict each other; "
        + "`--only` already says which rules run; leave out `--disable`")
    #expect(failure(.init(only: ["first_rule", "first_rule"])) == nil)
  }

  @Test(
    "the most similar name is suggested",
    arguments: [
      ("onyl", "only"), ("threds", "threads"), ("STRICT", "strict"), ("xyz", nil), ("", nil),
      ("o", nil), ("disabel", "disable"), ("ena", "enable"), ("en", nil),
    ] as [(String, String?)])
  func nearest(text: String, expected: String?) {
    let known = ["only", "enable", "disable", "strict", "threads"]
    #expect(suggestion(for: text, among: known) == expected)
  }
}
