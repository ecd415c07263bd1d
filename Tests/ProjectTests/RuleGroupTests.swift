import Platform
import ProbeSupport
import TestSupport
import Testing

@testable import Project
@testable import RuleKit

@Suite("Families and presets as names of rules")
struct RuleGroupTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
  }

  /// The rules that are on for a file, such as `crash=error order=warning`.
  private func rules(
    _ selection: RuleSelection = RuleSelection(), presets: [Preset] = [],
    for path: String = "a.swift"
  ) throws -> String {
    try selection.check(against: groupedRules.rules)
    var choice = DiscoveryChoice()
    choice.selection = selection
    choice.presets = presets
    var search = ConfigurationSearch(
      choice, known: groupedRules, currentFolder: FilePath(folder.path))
    let rules = search.rules(of: search.find(FilePath(folder(path)), isFolder: false))
    #expect(search.problems.isEmpty)
    return rules.rules.map { "\($0.id)=\($0.severity.name)" }.joined(separator: " ")
  }

  private func configure(_ text: String, in path: String = ".layoutlint.yml") throws {
    try folder.write(path, text)
  }

  @Test("without a choice, the rules that are on by default run")
  func standard() throws {
    #expect(try rules() == "crash=warning order=warning unneeded=warning")
  }

  @Test(
    "`--only` runs what is on in a family or preset, and named rules in any case",
    arguments: [
      (["correctness"], "crash=warning"), (["conventions"], "order=warning"),
      (["correctness", "conventions"], "crash=warning order=warning"),
      (["correctness", "taste"], "crash=warning taste=warning"),
      (["smell"], "smell=warning"), (["frames"], ""), (["view_layout"], "guide=warning"),
      (["strict"], "order=warning taste=warning"), (["suppressions"], "unneeded=warning"),
      (["cookbook"], "crash=warning order=warning"),
    ])
  func only(names: [String], expected: String) throws {
    #expect(try rules(RuleSelection(only: names)) == expected)
  }

  @Test("`--only` for a family respects what the configuration says about single rules")
  func onlyConfigured() throws {
    try configure("rules: {smell: error, crash: off}")
    #expect(try rules(RuleSelection(only: ["correctness"])) == "smell=error")
    #expect(
      try rules(RuleSelection(only: ["correctness", "crash"])) == "crash=warning smell=error")
    try configure("extends: none")
    #expect(try rules(RuleSelection(only: ["correctness"])) == "crash=warning")
    try configure("rules: {correctness: off}")
    #expect(try rules(RuleSelection(only: ["correctness"])) == "crash=warning")
  }

  @Test("`--only` for a family chooses among what the configuration has on, if it has some on")
  func onlyAmongConfigured() throws {
    // What `init` writes leaves off the conventions that the code does not keep.
    try configure("extends: correctness\nrules: {taste: error}")
    #expect(try rules(RuleSelection(only: ["conventions"])) == "taste=error")
    #expect(
      try rules(RuleSelection(only: ["conventions", "order"])) == "order=warning taste=error")
    #expect(try rules(RuleSelection(only: ["correctness"])) == "crash=warning")
    // The preset says which rules it means.
    #expect(try rules(RuleSelection(only: ["strict"])) == "order=warning taste=error")
    try configure("extends: [strict]")
    #expect(try rules(RuleSelection(only: ["correctness"])) == "crash=warning")
    try configure("{extends: none, rules: {smell: note}}")
    #expect(try rules(RuleSelection(only: ["correctness"])) == "smell=note")
  }

  @Test("`--only` for a family respects overrides")
  func onlyOverridden() throws {
    try configure(
      """
      extends: correctness
      overrides:
        - paths: [New]
          rules: {taste: error}
        - paths: [Old]
          rules: {correctness: off}
      """)
    let only = RuleSelection(only: ["conventions", "correctness"])
    #expect(try rules(only, for: "New/a.swift") == "crash=warning taste=error")
    #expect(try rules(only, for: "Old/a.swift") == "")
    #expect(try rules(only, for: "a.swift") == "crash=warning")
  }

  @Test("what `--only` names may be enabled, too: rules of its families that are off turn on")
  func onlyAndEnabled() throws {
    #expect(try rules(RuleSelection(only: ["taste"], enabled: ["taste"])) == "taste=warning")
    #expect(
      try rules(RuleSelection(only: ["conventions"], enabled: ["taste"]))
        == "order=warning taste=warning")
    #expect(
      try rules(RuleSelection(only: ["frames", "crash"], enabled: ["frames"]))
        == "crash=warning guide=warning")
    try configure("{extends: none, rules: {order: note}}")
    #expect(
      try rules(RuleSelection(only: ["conventions"], enabled: ["taste"]))
        == "order=note taste=warning")
  }

  @Test(
    "`--enable` turns on all rules, `--disable` turns them off, and what names a rule itself wins",
    arguments: [
      (["correctness"], [], "crash=warning smell=warning order=warning unneeded=warning"),
      (["view_layout"], [], "crash=warning order=warning guide=warning unneeded=warning"),
      ([], ["conventions"], "crash=warning unneeded=warning"),
      ([], ["conventions", "crash"], "unneeded=warning"),
      (["taste"], ["conventions"], "crash=warning taste=warning unneeded=warning"),
      (["conventions"], ["taste"], "crash=warning order=warning unneeded=warning"),
      (["strict"], ["conventions"], "crash=warning unneeded=warning"),
    ] as [([String], [String], String)])
  func enable(enabled: [String], disabled: [String], expected: String) throws {
    #expect(try rules(RuleSelection(enabled: enabled, disabled: disabled)) == expected)
  }

  @Test("`--disable` takes rules out of a family that `--only` names")
  func onlyWithout() throws {
    try configure("rules: {smell: note}")
    #expect(
      try rules(RuleSelection(only: ["correctness"], disabled: ["smell"])) == "crash=warning")
    #expect(
      try rules(RuleSelection(only: ["cookbook", "smell"], disabled: ["correctness"]))
        == "smell=note order=warning")
  }

  @Test(
    "choices that contradict each other, and names of nothing, are refused",
    arguments: [
      (
        RuleSelection(only: ["frames"], enabled: ["crash"]),
        "`--only` leaves out the rule `crash`, which `--enable` turns on"
      ),
      (
        RuleSelection(only: ["crash"], enabled: ["correctness"]),
        "`--only` leaves out the family `correctness`, which `--enable` turns on"
      ),
      (
        RuleSelection(only: ["crash", "frames"], disabled: ["crash"]),
        "the rule `crash` is both enabled and disabled"
      ),
      (
        RuleSelection(enabled: ["frames"], disabled: ["frames"]),
        "the family `frames` is both enabled and disabled"
      ),
      (RuleSelection(fixable: ["correctness"]), "no rule of the family `correctness` has a fix"),
      (
        RuleSelection(fixable: ["strict"], unfixable: ["strict"]),
        "the preset `strict` is both fixable and unfixable"
      ),
      (RuleSelection(only: ["none"]), "the preset `none` has no rules"),
      (RuleSelection(disabled: ["convention"]), "no rule `convention`"),
    ])
  func refused(selection: RuleSelection, message: String) {
    let error = #expect(throws: RuleSelectionError.self) {
      try selection.check(against: groupedRules.rules)
    }
    #expect(error?.message == message)
    if message.hasSuffix("convention`") { #expect(error?.advice == "did you mean `conventions`?") }
  }

  @Test("fixes are chosen by family too, and what names a rule itself wins")
  func fixes() throws {
    func fixed(_ fixable: [String], _ unfixable: [String]) throws -> [String] {
      var choice = DiscoveryChoice()
      choice.selection = RuleSelection(
        enabled: ["guide"], fixable: fixable, unfixable: unfixable)
      var search = ConfigurationSearch(
        choice, known: groupedRules, currentFolder: FilePath(folder.path))
      let rules = search.rules(of: search.find(FilePath(folder("a.swift")), isFolder: false)).rules
      return rules.filter { $0.fixes != .off && ["order", "guide"].contains($0.id) }.map(\.id)
    }
    #expect(try fixed([], []) == ["order", "guide"])
    #expect(try fixed(["conventions"], []) == ["order"])
    #expect(try fixed([], ["conventions"]) == ["guide"])
    #expect(try fixed(["guide"], ["frames"]) == ["guide"])
    #expect(try fixed(["conventions", "frames"], ["order"]) == ["guide"])
    try configure("rules: {conventions: {fix: off}}")
    #expect(try fixed([], []) == ["guide"])
    #expect(try fixed(["conventions"], []) == ["order"])
    try configure("rules: {order: {fix: safe}, conventions: {fix: off}}")
    #expect(try fixed([], []) == ["order", "guide"])
  }
}

extension RuleGroupTests {
  @Test(
    "in a configuration a family has a severity for what is on, and single rules win in any order",
    arguments: [
      ("correctness: error", "crash=error order=warning unneeded=warning"),
      ("conventions: off", "crash=warning unneeded=warning"),
      ("{conventions: off, order: note}", "crash=warning order=note unneeded=warning"),
      ("{order: note, conventions: off}", "crash=warning order=note unneeded=warning"),
      (
        "{smell: note, correctness: error}", "crash=error smell=note order=warning unneeded=warning"
      ),
      ("{correctness: error, crash: off}", "order=warning unneeded=warning"),
      ("frames: error", "crash=warning order=warning unneeded=warning"),
      ("view_layout: error", "crash=warning order=warning guide=error unneeded=warning"),
      ("{strict: note}", "crash=warning order=note taste=note unneeded=warning"),
      ("{conventions: off, strict: note}", "crash=warning order=note taste=note unneeded=warning"),
      ("{strict: note, conventions: off}", "crash=warning unneeded=warning"),
      ("{suppressions: off}", "crash=warning order=warning"),
      ("{correctness: {severity: note}}", "crash=note order=warning unneeded=warning"),
    ])
  func configured(setting: String, expected: String) throws {
    try configure("rules:\n  " + (setting.first == "{" ? setting : "{\(setting)}"))
    #expect(try rules() == expected)
  }

  @Test("the later file wins, but a family never turns on what a rule's own name turned off")
  func layers() throws {
    try configure("rules: {crash: off, order: error, taste: warning}")
    try configure(
      """
      extends: ..
      rules: {correctness: error, conventions: note}
      overrides:
        - paths: [Legacy]
          rules: {conventions: off}
        - paths: [Legacy/New]
          rules: {conventions: error, crash: warning}
      """, in: "App/.layoutlint.yml")
    #expect(try rules(for: "App/a.swift") == "order=note taste=note unneeded=warning")
    #expect(try rules(for: "App/Legacy/a.swift") == "unneeded=warning")
    // The family was off, not the rule; `taste` is off by default.
    #expect(
      try rules(for: "App/Legacy/New/a.swift") == "crash=warning order=error unneeded=warning")
  }

  @Test("a family's severity applies to what the entries before it in `extends` turn on")
  func extended() throws {
    try configure("rules: {conventions: note}", in: "shared.yml")
    try configure("extends: [strict, ./shared.yml]")
    #expect(try rules() == "order=note taste=note unneeded=warning")
    try configure("extends: [./shared.yml, strict]")
    #expect(try rules() == "order=warning taste=warning unneeded=warning")
  }

  @Test("presets of the command line replace the rules and severities of the configuration")
  func presets() throws {
    #expect(try rules(presets: [.none]) == "")
    #expect(try rules(presets: [.strict]) == "order=warning taste=warning unneeded=warning")
    #expect(
      try rules(presets: [.correctness, .viewLayout])
        == "crash=warning guide=warning unneeded=warning")
    try configure("rules: {smell: note}", in: "shared.yml")
    try configure(
      """
      extends: [cookbook, ./shared.yml]
      rules: {taste: off, order: error}
      overrides: [{paths: Legacy, rules: {conventions: off}}]
      """)
    #expect(try rules(presets: [.strict]) == "order=warning taste=warning unneeded=warning")
    #expect(try rules(presets: [.strict], for: "Legacy/a.swift") == "unneeded=warning")
    #expect(try rules(presets: [.none]) == "")
    #expect(
      try rules(RuleSelection(disabled: ["order"]), presets: [.strict])
        == "taste=warning unneeded=warning")
    #expect(
      try rules(RuleSelection(only: ["conventions"]), presets: [.correctness]) == "order=warning")
    var choice = DiscoveryChoice()
    choice.presets = [.strict]
    var search = ConfigurationSearch(
      choice, known: groupedRules, currentFolder: FilePath(folder.path))
    let found = search.find(FilePath(folder("a.swift")), isFolder: false).configuration
    #expect(found.extends.value == ["strict", "./shared.yml"])
  }

  @Test(
    "mistakes in the settings of a family are reported with their places",
    arguments: [
      (
        "rules: {conventions: {most: 3}}",
        "1:23: the family `conventions` has no option `most`; "
          + "there are `severity` and `fix`; options belong to single rules"
      ),
      (
        "rules: {strict: {severty: off}}",
        "1:18: the preset `strict` has no option `severty`; did you mean `severity`?"
      ),
      (
        "rules: {conventions: warn}",
        "1:22: expected a severity (`off`, `note`, `warning`, `error`) or a map with `severity` "
          + "and `fix`, found `warn`; did you mean `warning`?"
      ),
      (
        "rules: {conventions: false}",
        "1:22: expected a severity (`off`, `note`, `warning`, `error`) or a map with `severity` "
          + "and `fix`, found `false`; `off` turns the family off"
      ),
      ("rules: {corectness: off}", "1:9: no rule `corectness`; did you mean `correctness`?"),
      ("conventions: off", "1:1: unknown key `conventions`; rules go under `rules:`, indented"),
      (
        "rules: {none: off}",
        "1:9: the preset `none` has no rules; "
          + "`extends: none` and `--preset none` start without rules"
      ),
    ])
  func mistakes(text: String, expected: String) throws {
    try configure(text)
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: groupedRules, currentFolder: FilePath(folder.path))
    _ = search.find(FilePath(folder("a.swift")), isFolder: false)
    let problems = search.problems.map {
      "\($0.place.line):\($0.place.column): \($0.message); \($0.advice)"
    }
    #expect(problems == [expected])
  }

  @Test("options below a family are those of one of its rules, which the advice names")
  func ownOption() throws {
    try configure("rules: {conventions: {most: 3}}")
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
    _ = search.find(FilePath(folder("a.swift")), isFolder: false)
    #expect(
      search.problems.map(\.advice) == ["write it below its rule, `size_rule: {most: …}`"])
  }

  @Test("a method of UIKit among the layout helpers is a warning")
  func helpersOfUIKit() throws {
    try configure(
      "layout_helpers: {addSubview: add, constraint: constrain, pin: edges, 'insertSubview(_:at:)': add, 'addSubview(_:insets:)': edges}"
    )
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: groupedRules, currentFolder: FilePath(folder.path))
    _ = search.find(FilePath(folder("a.swift")), isFolder: false)
    #expect(search.problems.isEmpty)
    #expect(
      search.warnings.map(\.message) == [
        "`addSubview` is a method of UIKit, which the rules know",
        "`constraint` is a method of UIKit, which the rules know",
        "`insertSubview(_:at:)` is a method of UIKit, which the rules know",
      ])
  }

  @Test("`fix` of a family without fixes is a warning")
  func noFixes() throws {
    try configure("rules: {correctness: {fix: off}}")
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: groupedRules, currentFolder: FilePath(folder.path))
    _ = search.find(FilePath(folder("a.swift")), isFolder: false)
    #expect(search.problems.isEmpty)
    #expect(
      search.warnings.map(\.message) == [
        "`fix` has no effect, because no rule of the family `correctness` has a fix"
      ])
  }
}
