import LayoutModel
import SwiftSource
import Testing

@Suite("Texts in names")
struct NameTextTests {
  @Test(
    "a name is searched for a text",
    arguments: [
      ("moveLabel", "move", true), ("moveLabel", "Label", true), ("moveLabel", "eLa", true),
      ("moveLabel", "label", false), ("moveLabel", "moveLabels", false), ("a", "a", true),
    ] as [(String, StaticString, Bool)])
  func contains(_ name: String, _ text: StaticString, _ expected: Bool) throws {
    let reading = Reading(name)
    let token = try #require(reading.file.code.tokens.first)
    #expect(token.contains(text) == expected)
  }

  @Test("capital letters may count as small ones")
  func ignoresCase() throws {
    let reading = Reading("reMOVELabel_ÄZ")
    let token = try #require(reading.file.code.tokens.first)
    #expect(token.contains("movel", ignoringCase: true))
    #expect(token.contains("z", ignoringCase: true))
    #expect(!token.contains("moves", ignoringCase: true))
  }
}
