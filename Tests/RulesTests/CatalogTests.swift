import Foundation
import LintEngine
import Platform
import Reporting
import RuleKit
import TestSupport
import Testing

@testable import Rules

@Suite("The catalogue")
struct CatalogTests {
  private static let root = URL(filePath: Repository.path)

  @Test(
    "the files in the family folders match the rules of the catalogue"
  )
  func folder() throws {
    var files: Set<String> = []
    for family in RuleFamily.allCases {
      let folder = Self.root.appending(path: "Rules/\(family.rawValue)")
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        // `Rule+Topic.swift` is part of `Rule.swift`.
        let rule = name.prefix { $0 != "+" && $0 != "." }
        files.insert("\(family.rawValue)/\(rule).swift")
      }
    }
    let listed = Catalog.rules.map { "\($0.description.family.rawValue)/\($0).swift" }
    #expect(files.sorted() == listed.sorted())
    for file in listed {
      #expect(
        FileManager.default.fileExists(atPath: Self.root.appending(path: "Rules/\(file)").path))
    }
  }

  @Test("the Rules folder contains nothing else")
  func noStrayFiles() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Rules").path)
    let families = RuleFamily.allCases.map(\.rawValue)
    #expect(
      names.sorted() == (families + ["Catalog.swift", "Learning", "Shared"]).sorted())
  }

  @Test("every rule has a file of cases; those about suppressions have tests of their own")
  func cases() {
    let files = Set(CaseFile.paths(in: "Rules"))
    for rule in Catalog.rules where rule.description.family != .suppressions {
      #expect(files.contains("Tests/Fixtures/Rules/\(rule.description.id).swift"), "\(rule)")
    }
  }

  @Test(
    "the chapter of a rule is the one that its source names, an own one for examples and for other pages"
  )
  func chapters() {
    let chapters = Dictionary(
      uniqueKeysWithValues: Catalog.rules.map { ($0.id, $0.description.chapter) })
    #expect(chapters["interface_builder"] == .advantages)
    #expect(chapters["view_configuration"] == .configuration)
    #expect(chapters["negative_constant"] == .formatting)
    #expect(chapters["foreign_constraint"] == .bestPractices)
    #expect(chapters["subview_name"] == .examples)
    #expect(chapters["repeated_number"] == .examples)
    #expect(chapters["unclipped_corners"] == .otherPages)
  }

  @Test("ids are unique and equal the type name in snake case")
  func ids() {
    let ids = Catalog.rules.map { $0.description.id }
    #expect(ids == Catalog.rules.map { Self.snakeCase(String(describing: $0)) })
    #expect(Set(ids).count == ids.count)
  }

  @Test("no rule, family or preset has the name of another")
  func names() {
    let names =
      Catalog.rules.map { $0.description.id } + RuleGroup.all.map(\.name)
      + [Suppression.allRules, Diagnostic.syntaxRule, Preset.none.rawValue]
    #expect(Set(names).count == names.count)
    for preset in Preset.allCases where preset != .none {
      #expect(RuleGroup(named: preset.rawValue) != nil)
    }
  }

  @Test("the preset `correctness` turns on what is on by default in the family, and no other")
  func correctness() {
    for rule in Catalog.rules.map({ $0.description }) where rule.family != .suppressions {
      let isOn = RuleGroup.family(.correctness).contains(rule) && rule.defaultSeverity != .off
      #expect((Preset.correctness.severity(of: rule) ?? .off != .off) == isOn)
    }
  }

  @Test("no preset turns on a preview")
  func preview() {
    for family in RuleFamily.allCases {
      let rule = RuleDescription(
        id: "tried", family: family, summary: "", rationale: "", source: "",
        defaultSeverity: .error, isPreview: true, goodExamples: [:], badExamples: [:])
      for preset in Preset.allCases {
        #expect(preset.severity(of: rule) ?? .off == .off, "\(preset) turns on a preview")
      }
    }
  }

  private static func snakeCase(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, !text.isEmpty { text += "_" }
      text += character.lowercased()
    }
    return text
  }

  @Test("the rules about suppressions are those of their family")
  func suppressions() {
    for rule in Catalog.rules {
      #expect((rule is any Rule<Suppression>.Type) == (rule.description.family == .suppressions))
    }
  }

  @Test("every rule's description is complete", arguments: Catalog.rules.indices)
  func complete(_ index: Int) {
    let description = Catalog.rules[index].description
    for text in [description.summary, description.rationale, description.source, description.since]
    {
      #expect(!text.isEmpty)
    }
    #expect(description.summary.last != ".")
    #expect(description.rationale.split { $0 == " " || $0 == "\n" }.count <= 80)
    #expect(description.limits.allSatisfy { !$0.isEmpty && $0.last != "." })
    #expect((description.effect != nil) == description.family.isAboutMistakes)
    #expect(!description.goodExamples.isEmpty)
    #expect(!description.badExamples.isEmpty)
    for option in description.options {
      #expect(!option.summary.isEmpty && !option.type.isEmpty && !option.defaultValue.isEmpty)
    }
  }

  @Test(
    "Sources/layoutlint/Documentation.docc/Rules.md is what `layoutlint rules --format markdown` prints"
  )
  func readme() throws {
    let committed = try Data(
      contentsOf: Self.root.appending(path: "Sources/layoutlint/Documentation.docc/Rules.md"))
    var made: [UInt8] = []
    RuleCatalogue(Catalog.rules.map { $0.description }).render(into: &made)
    #expect(String(decoding: committed, as: UTF8.self) == String(decoding: made, as: UTF8.self))
  }

  @Test("skipping files by their words loses no finding")
  func filter() throws {
    let rules = RuleSet.catalogue()
    var codes = Catalog.rules.flatMap { rule in
      (rule.description.goodExamples + rule.description.badExamples).map(\.code)
    }
    let fixtures = Self.root.appending(path: "Tests/Fixtures")
    let files = FileManager.default.enumerator(at: fixtures, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      // The cases of the rules are pieces of code, which no file is like.
      guard file.pathExtension == "swift", !file.path.contains("/Fixtures/Rules/") else { continue }
      codes.append(String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
    expectSame(rules, codes)
    // Each rule separately: the words of another rule could hide that its own are missing.
    for rule in Catalog.rules {
      var single = RuleSet()
      single.add(rule.configured(), severity: .warning)
      let own = (rule.description.goodExamples + rule.description.badExamples).map(\.code)
      expectSame(single, Effort.full(codes, byDefault: own))
    }
  }

  /// Expects the same findings with and without skipping files by their words.
  private func expectSame(_ rules: RuleSet, _ codes: [String]) {
    let checkers = [true, false].map { FileChecker(rules: rules, skipsUninteresting: $0) }
    for code in codes {
      let found = checkers.map { checker in
        checker.source.load(Array(code.utf8))
        return checker.check(path: FilePath("Example.swift"))
      }
      #expect(found[0] == found[1], "\(code)")
    }
  }

  @Test("findings are the same whether or not fixes are requested")
  func fixesOnDemand() {
    for rule in Catalog.rules where !rule.isAboutSuppressions {
      var rules = RuleSet()
      rules.add(rule.configured(), severity: .warning)
      let checkers = [true, false].map { FileChecker(rules: rules, wantsFixes: $0) }
      var fixCount = 0
      for example in rule.description.badExamples {
        func diagnostics(_ checker: FileChecker) -> [Diagnostic] {
          checker.source.load(Array(example.code.utf8))
          return checker.check(path: FilePath("Example.swift"))
        }
        var found = diagnostics(checkers[0])
        let without = diagnostics(checkers[1])
        #expect(without.allSatisfy { $0.fix == nil })
        fixCount += found.count { $0.fix != nil }
        for index in found.indices {
          found[index].fix = nil
          found[index].editPlaces = []
          found[index].wholeEdit = nil
        }
        #expect(found == without)
      }
      #expect((fixCount > 0) == (rule.description.fixSafety != .none), "\(rule)")
    }
  }
}
