import Testing

@testable import RuleKit
@testable import Rules

@Suite("Ways of the project")
struct WayCountTests {
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
