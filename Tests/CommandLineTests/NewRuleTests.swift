import Foundation
import TestSupport
import Testing

@Suite("layoutlint-new-rule")
struct NewRuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Rules/Catalog.swift", Repository.text("Rules/Catalog.swift"))
    try folder.write("Rules/Correctness/.keep")
    try folder.write("Tests/Fixtures/Rules/.keep")
  }

  private func run(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(arguments, of: "layoutlint-new-rule", in: folder.path)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder(name))), as: UTF8.self)
  }

  @Test("it writes the rule and its cases, and adds it behind its family in the catalogue")
  func writes() throws {
    let run = try run("screen_edges", "correctness")
    #expect(run.status == 0 && run.error == "")
    #expect(run.output.contains(".ci/tools/test RulesTests\n"))
    let rule = try text("Rules/Correctness/ScreenEdges.swift")
    #expect(rule.contains("struct ScreenEdges: Rule {"))
    #expect(rule.contains("id: \"screen_edges\",\n    family: .correctness,"))
    #expect(rule.contains("defaultSeverity: .off,\n    effect: .sight,\n    goodExamples: ["))
    let cases = try text("Tests/Fixtures/Rules/screen_edges.swift")
    #expect(cases.hasPrefix("// case: it is found\n// lines:\n"))
    let before = try Repository.text("Rules/Catalog.swift")
    let after = try text("Rules/Catalog.swift")
    #expect(after.replacing("    ScreenEdges.self,\n", with: "") == before)
    #expect(after.contains("    ScreenEdges.self,\n\n    // Accessibility."))
  }

  @Test("it writes nothing if the arguments are wrong or a file exists")
  func refusals() throws {
    for (arguments, message) in [
      ([], "usage"), (["screen_edges"], "usage"),
      (["ScreenEdges", "correctness"], "not a rule's id"),
      (["screen_edges", "suppressions"], "not a family"),
      (["self_constraint", "correctness"], "already"),
    ] {
      let run = try Tool.run(arguments, of: "layoutlint-new-rule", in: folder.path)
      #expect(run.status == 2 && run.error.contains(message) && run.output == "", "\(arguments)")
    }
    try folder.write("Tests/Fixtures/Rules/screen_edges.swift", "mine")
    #expect(try run("screen_edges", "correctness").error.contains("exists"))
    #expect(try text("Tests/Fixtures/Rules/screen_edges.swift") == "mine")
    #expect(try text("Rules/Catalog.swift") == Repository.text("Rules/Catalog.swift"))
    let elsewhere = try Tool.run(["screen_edges", "correctness"], of: "layoutlint-new-rule")
    #expect(elsewhere.status == 2 && elsewhere.error.contains("root of the package"))
  }
}
