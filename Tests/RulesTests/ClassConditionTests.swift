import Testing

@testable import RuleKit
@testable import Rules

@Suite("Conditions about superclasses and subclasses")
struct ClassConditionTests {
  /// Classes of which 2 inherits from 1, 3 from 2 and so on; 10 and 11 from 2.
  private var chain: [UInt64: Set<UInt64?>] {
    [2: [1], 3: [2], 4: [3], 5: [4], 10: [2], 11: [2]]
  }

  /// A project with some classes.
  private func project<One: Contribution>(
    _ superclasses: [UInt64: Set<UInt64?>], _ contribution: One, isWhole: Bool = false
  ) -> Project {
    var contributions = Contributions()
    contributions.collect(Superclasses.self) { $0.byType = superclasses }
    contributions.collect(One.self) { $0.formUnion(contribution) }
    var facts = RunFacts(contributions)
    if isWhole { facts.add(NameCensus()) }
    return Project(facts)
  }

  @Test("the overriding subclasses are counted, and the first ones named")
  func overriders() {
    var overrides = LayoutOverrides()
    for (type, name) in [(5, "C"), (3, "D"), (10, "B"), (1, "A"), (10, "B")] as [(UInt64, String)] {
      overrides.add(OverridableFunction(7, of: type), in: name)
    }
    var project = project(chain, overrides)
    func found(_ type: UInt64, _ name: UInt64 = 7) -> String? {
      let function = OverridableFunction(name, of: type)
      guard function.holds(in: project) else { return nil }
      var (message, advice): (Finding.Message, Finding.Message) = ("they pile up", "")
      function.complete(&message, &advice, in: project)
      return message.text
    }
    #expect(found(1) == "they pile up (`B` and 2 others)")
    #expect(found(2) == "they pile up (`B` and 2 others)")
    #expect(found(3) == "they pile up (`C`)")
    #expect(found(5) == nil)
    #expect(found(2, 9) == nil)
    overrides.add(OverridableFunction(7, of: 4), in: "E")
    project = self.project(chain, overrides)
    #expect(found(3) == "they pile up (`C`, `E`)")
  }

  @Test("a view type counts once for each way, and those of two files apart")
  func ways() {
    func ways(_ uses: (owner: UInt64, way: String)...) -> Ways {
      var ways = Ways()
      for (owner, way) in uses {
        ways.add(
          Minority(
            way: way, owner: owner, practice: "", advice: "", isAccepted: false,
            settings: SettingsKey()))
      }
      return ways
    }
    func text(_ files: [Ways]) -> String {
      var sum = Ways()
      for file in files { sum.formUnion(file) }
      guard let majority = sum.majority(under: SettingsKey()) else { return "none" }
      return "\(majority.example.way): \(majority.count) of \(majority.ownerCount)"
    }
    #expect(text([ways((1, "a"), (1, "a"), (2, "b"), (1, "b"), (3, "b"))]) == "b: 3 of 3")
    let files = [ways((1, "a")), ways((1, "a"), (1, "b")), ways((2, "b"), (1, "a"))]
    #expect(text(files) == "a: 3 of 4")
    #expect(text(files.reversed()) == "a: 3 of 4")
    #expect(text([ways((1, "a")), ways((1, "b"))]) == "none")
  }
}
