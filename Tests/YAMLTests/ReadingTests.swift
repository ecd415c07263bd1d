import Testing
import YAML

/// The value of a file without mistakes.
func read(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> YAMLNode {
  let document = YAMLDocument(Array(text.utf8))
  #expect(document.problems.map(\.message) == [], sourceLocation: sourceLocation)
  return try #require(document.root, sourceLocation: sourceLocation)
}

/// The problems of a file: `line:column message`.
func problems(_ text: String) -> [String] {
  YAMLDocument(Array(text.utf8)).problems.map {
    "\($0.mark.line):\($0.mark.column) \($0.message)"
  }
}

@Suite("Reading YAML")
struct ReadingTests {
  private func place(_ node: YAMLNode?) -> String {
    guard let place = node?.place else { return "none" }
    return "\(place.start.line):\(place.start.column)-\(place.end.line):\(place.end.column)"
  }

  @Test("a mapping keeps its entries in order, and finds them by name")
  func mapping() throws {
    let root = try read("b: 1\na: [x, 'y']\n")
    #expect(root.mapping?.entries.map(\.name) == ["b", "a"])
    #expect(root.mapping?["a"]?.items?.map { $0.scalar?.text } == ["x", "y"])
    #expect(root.mapping?["c"] == nil)
  }

  @Test("a node has a start and an end, in lines, bytes of the line, and bytes of the file")
  func places() throws {
    let root = try read("ä: [ö, \"x\"]\r\nlist:\r- te xt\n\n\n- last # not this\n")
    #expect(place(root) == "1:1-6:7")
    let flow = root.mapping?["ä"]
    #expect(place(flow) == "1:5-1:14")
    #expect(flow?.place.range == 4..<13)
    #expect(place(flow?.items?[1]) == "1:10-1:13")
    let list = root.mapping?["list"]
    #expect(place(list) == "3:1-6:7")
    #expect(place(list?.items?[0]) == "3:3-3:8")
    #expect(place(root.mapping?.entries[1].key) == "2:1-2:5")
    #expect(root.mapping?.entries[1].key.place.range == 15..<19)
  }

  @Test("a byte order mark is skipped and has no column")
  func byteOrderMark() throws {
    let root = try read("\u{FEFF}a: 1")
    #expect(place(root) == "1:1-1:5")
    #expect(root.place.range == 3..<7)
  }

  @Test("a file with mistakes has a value, of which the first of two equal keys is part")
  func partial() {
    let root = YAMLDocument(Array("a: 1\nc:\n  - *d\n  - 2\na: 2\n".utf8)).root
    #expect(root?.mapping?.entries.map(\.name) == ["a", "c"])
    #expect(root?.mapping?["c"]?.items?.map { $0.scalar?.text } == ["*d", "2"])
    #expect(root?.mapping?["a"]?.scalar?.text == "1")
    #expect(YAMLDocument(Array("a: 1\nb: [".utf8)).root == nil)
  }

  @Test(
    "text in quotes is text", arguments: ["'1'", "\"true\"", "''"])
  func quoted(text: String) throws {
    let scalar = try #require(try read(text).scalar)
    #expect(scalar.value == .string(scalar.text))
  }

  @Test("words that YAML 1.1 reads as true or false are recognized")
  func legacy() throws {
    #expect(try read("yes").scalar?.legacyBool == true)
    #expect(try read("OFF").scalar?.legacyBool == false)
    #expect(try read("'off'").scalar?.legacyBool == nil)
    #expect(try read("true").scalar?.legacyBool == nil)
  }
}
