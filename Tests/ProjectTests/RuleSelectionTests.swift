import Platform
import Project
import RuleKit
import Testing

@Suite("Selecting rules")
struct RuleSelectionTests {
  private func rules(_ selection: RuleSelection) -> RuleSet {
    var choice = DiscoveryChoice()
    choice.selection = selection
    var search = ConfigurationSearch(choice, known: groupedRules, currentFolder: FilePath("/"))
    return search.rules(of: search.find(FilePath("/nowhere/a.swift"), isFolder: false))
  }

  @Test("rules omitted on the command line can be named by suppressions, but are not judged")
  func leftOut() {
    let all = ["crash", "smell", "order", "taste", "guide", "unneeded"]
    let plain = rules(RuleSelection())
    #expect(Set(plain.knownIDs) == Set(all) && plain.unjudged.isEmpty)
    let without = rules(RuleSelection(disabled: ["crash"]))
    #expect(Set(without.knownIDs) == Set(all) && without.unjudged == ["crash"])
    let single = rules(RuleSelection(only: ["crash"]))
    #expect(Set(single.knownIDs) == Set(all))
    #expect(single.unjudged == Set(all).subtracting(["crash"]))
  }
}
