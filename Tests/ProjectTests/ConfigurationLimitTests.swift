import Platform
import ProbeSupport
import Project
import RuleKit
import TestSupport
import Testing

@Suite("Limits and slips of configurations")
struct ConfigurationLimitTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
  }

  private func messages(_ text: String) throws -> [String] {
    try folder.write(".layoutlint.yml", text)
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
    _ = search.find(FilePath(folder("a.swift")), isFolder: false)
    return search.problems.map(\.message)
  }

  private func list(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  @Test("a list that would cost time for each file has a limit")
  func limits() throws {
    func overrides(_ count: Int) -> String {
      "overrides:\n" + list(count) { "- {paths: f\($0), rules: {size_rule: off}}" }
    }
    #expect(try messages(overrides(1_000)).isEmpty)
    #expect(try messages(overrides(1_001)) == ["the list has more than 1000 entries"])
    func helpers(_ count: Int) -> String {
      "layout_helpers:\n" + list(count) { "  h\($0): add" }
    }
    #expect(try messages(helpers(10_000)).isEmpty)
    #expect(try messages(helpers(10_001)) == ["the list has more than 10000 entries"])
  }

  @Test("each file gets the overrides that match it, however many there are")
  func manyOverrides() throws {
    let overrides = list(200) { number in
      "- {paths: ['f\(number).swift', '*.x\(number).swift', 'g\(number)/**', 'n\(number)*'], "
        + "rules: {size_rule: \(number % 2 == 0 ? "off" : "error")}}"
    }
    #expect(try messages("overrides:\n" + overrides).isEmpty)
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
    for (number, severity) in [(3, Severity.error), (4, .off)] {
      for name in ["A/f\(number)", "A/a.x\(number)", "g\(number)/h/a", "A/n\(number)b"] {
        let found = search.find(FilePath(folder("\(name).swift")), isFolder: false)
        #expect(found.configuration.severity(of: "size_rule") == severity, "\(name)")
      }
    }
  }
}
