import Foundation
import LintEngine
import Rules
import TestSupport
import Testing

@testable import Guide

/// A guide and a new view for a configuration; nil if its options clash.
struct Written {
  let guide: TeamGuide
  let view: NewView
  let style: TeamStyle
  let rules: RuleSet

  init?(_ configuration: String, ways: [String: String] = [:]) throws {
    let folder = try TemporaryFolder()
    try folder.write("team.yml", configuration)
    let path = FilePath(folder.path)
    var choice = DiscoveryChoice()
    choice.configuration = FilePath(folder.path + "/team.yml")
    let known = KnownNames(rules: Catalog.rules, reporters: [])
    var search = ConfigurationSearch(choice, known: known, currentFolder: path)
    let found = search.find(path, isFolder: true)
    guard search.problems.isEmpty else { return nil }
    rules = search.rules(of: found)
    style = TeamStyle(found.configuration, rules: rules, known: Catalog.rules, ways: ways)
    guide = TeamGuide(style, rules: rules, known: Catalog.rules)
    view = NewView(style)
  }

  /// The rules with findings in some code.
  func findings(in code: String) -> [String] {
    let checker = FileChecker(rules: rules)
    checker.source.load(Array(code.utf8))
    return checker.check(path: FilePath("Example.swift")).map { "\($0.rule): \($0.message)" }
  }
}

@Suite("The guide and the snippet under random configurations")
struct RandomGuideTests {
  @Test("probe")
  func probe() throws {
    var count = 0, clashes = 0
    var noGood: [String: Int] = [:], noBad: [String: Int] = [:], dirty: [String: Int] = [:], firstSeed: [String: UInt64] = [:]
    var total: [String: Int] = [:]
    for seed in 0..<40 as Range<UInt64> {
      let text = RandomConfiguration(seed: seed).text
      guard let written = try Written(text) else { clashes += 1; continue }
      count += 1
      for section in written.guide.sections {
        total[section.rule, default: 0] += 1
        if section.good == nil { noGood[section.rule, default: 0] += 1; if firstSeed["g" + section.rule] == nil {firstSeed["g" + section.rule] = seed} }
        if section.bad == nil, !written.style.isUndecided(section.rule) {
          noBad[section.rule, default: 0] += 1
          if firstSeed["b" + section.rule] == nil { firstSeed["b" + section.rule] = seed }
        }
      }
      for f in Set(written.findings(in: written.view.file(named: "CardView")).map { String($0.prefix { $0 != ":" }) }) {
        dirty[f, default: 0] += 1
        if firstSeed["d" + f] == nil { firstSeed["d" + f] = seed }
      }
    }
    print("configs \(count), clashes \(clashes)")
    for (n, d) in [("noGood", noGood), ("noBad", noBad), ("dirty", dirty)] {
      for (k, v) in d.sorted(by: { $0.value > $1.value }) { print(n, k, v, "of", total[k] ?? 0, "seed", firstSeed[String(n == "noGood" ? "g" : n == "noBad" ? "b" : "d") + k] ?? 0) }
    }
  }
}
