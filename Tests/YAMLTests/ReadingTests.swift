import Testing
import YAML

@Suite("Reading YAML")
struct ReadingTests {
  @Test("a mapping keeps its entries in order")
  func order() {
    let document = YAMLDocument(Array("b: 1\na: [x, 'y']\n".utf8))
    #expect(document.problems.isEmpty)
    #expect(document.root?.mapping?.entries.map(\.name) == ["b", "a"])
    #expect(document.root?.mapping?["a"]?.items?.map { $0.scalar?.text } == ["x", "y"])
  }
}
