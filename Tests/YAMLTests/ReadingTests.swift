import Testing
import YAML

/// The value of a file without mistakes.
func read(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> YAMLNode {
  let document = YAMLDocument(Array(text.utf8))
  #expect(document.problems.map(\.message) == [], sourceLocation: sourceLocation)
  return try #require(document.root, sourceLocation: sourceLocation)
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

  @Test("an omitted value is nothing, and its place is after the indicator")
  func empty() throws {
    let root = try read("a:\nb: # nothing\nc: [{d: , e}, {f }]\n")
    for name in ["a", "b"] {
      #expect(root.mapping?[name]?.scalar?.value == .null)
    }
    #expect(place(root.mapping?["a"]) == "1:3-1:3")
    #expect(place(root.mapping?["b"]) == "2:3-2:3")
    #expect(place(root.mapping?["c"]?.items?[0].mapping?["d"]) == "3:8-3:8")
    #expect(place(root.mapping?["c"]?.items?[0].mapping?["e"]) == "3:12-3:12")
    #expect(root.mapping?["c"]?.items?[1].mapping?["f"]?.scalar?.value == .null)
  }

  @Test("a byte order mark is skipped and has no column")
  func byteOrderMark() throws {
    let root = try read("\u{FEFF}a: 1")
    #expect(place(root) == "1:1-1:5")
    #expect(root.place.range == 3..<7)
  }

  @Test("styles are kept")
  func styles() throws {
    let root = try read("[a, 'b', \"c\"]")
    #expect(root.items?.map { $0.scalar?.style } == [.plain, .singleQuoted, .doubleQuoted])
  }

  @Test("`---` may begin the file", arguments: ["---\na: b\n", "# c\n--- # d\n\na: b\n"])
  func marker(text: String) throws {
    #expect(try read(text).mapping?["a"]?.scalar?.text == "b")
  }

  @Test(
    "a file without a value has no root",
    arguments: ["", "\n", "# comment", " \n\t\n", "\u{FEFF}", "---\n"])
  func nothing(text: String) {
    let document = YAMLDocument(Array(text.utf8))
    #expect(document.root == nil)
    #expect(document.problems.isEmpty)
  }

  @Test("tabs may separate tokens, but not indent")
  func tabs() throws {
    let root = try read(
      "a:\tb\t# c\nd\t:\t[e,\tf\t]\t\n\t\ng: \"h\ti\"\nj: k \tl\n-x: y\t z\n")
    #expect(root.mapping?["a"]?.scalar?.text == "b")
    #expect(root.mapping?["d"]?.items?.map { $0.scalar?.text } == ["e", "f"])
    #expect(root.mapping?["g"]?.scalar?.text == "h\ti")
    #expect(root.mapping?["j"]?.scalar?.text == "k \tl")
    #expect(root.mapping?["-x"]?.scalar?.text == "y\t z")
    #expect(try read("[a?b]").items?.first?.scalar?.text == "a?b")
  }
}
