import Foundation
import TestSupport
import Testing

@Suite("The manifest of the package", .enabled(if: Effort.isFull, "\(Effort.hint)"))
struct ManifestTests {
  /// The types of the targets by name, with variables in the environment.
  private func targets(_ variables: [String: String] = [:]) throws -> [String: String] {
    let package = try TemporaryFolder()
    try package.write("Package.swift", try Repository.text("Package.swift"))
    let run = try #require(Program("swift")).run(
      ["package", "dump-package"], in: package.path, environment: variables)
    let description = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let targets = (description as? [String: Any])?["targets"] as? [[String: Any]] ?? []
    return Dictionary(
      uniqueKeysWithValues: targets.compactMap { target in
        guard let name = target["name"] as? String else { return nil }
        return (name, target["type"] as? String ?? "")
      })
  }

  @Test("a build can leave out the plugins")
  func withoutPlugins() throws {
    let all = try targets()
    #expect(all.values.contains("plugin"))
    #expect(try targets(["LAYOUTLINT_WITHOUT_PLUGINS": "1"]) == all.filter { $0.value != "plugin" })
  }

  @Test("a build can leave out all but the tests of some modules, and what they need")
  func someTests() throws {
    let few = try targets(["LAYOUTLINT_TESTS": "RulesTests,YAMLTests"])
    #expect(few.filter { $0.value == "test" }.keys.sorted() == ["RulesTests", "YAMLTests"])
    #expect(!few.values.contains("executable") && !few.values.contains("plugin"))
    #expect(few["Rules"] != nil && few["YAML"] != nil && few["LanguageServer"] == nil)
  }
}
