import LanguageServer
import Testing

@Suite("JSON from a client that is not trusted")
struct JSONTests {
  private func read(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

  @Test("Values are read")
  func values() throws {
    #expect(
      try read(#" {"a": [1, -2.5, 1e2, true, false, null], "b": {"": "x"}} "#)
        == [
          "a": [1, .number(-2.5), .number(100), true, false, .null], "b": ["": "x"],
        ])
    #expect(try read("[]") == [])
    #expect(try read("{}") == [:])
    #expect(try read("0") == 0)
    #expect(try read("9223372036854775807") == .integer(.max))
    #expect(try read("9223372036854775808") == .number(9_223_372_036_854_775_808))
    #expect(try read("3.0").wholeNumber == 3)
    #expect(try read("3.5").wholeNumber == nil)
  }

  @Test("The last of several members with one key counts")
  func repeatedKeys() throws {
    #expect(try read(#"{"a": 1, "a": 2}"#) == ["a": 2])
  }

  @Test("Escapes are read")
  func escapes() throws {
    #expect(try read(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#) == "\"\\/\u{8}\u{C}\n\r\té😀")
    #expect(try read(#""é😀""#) == "é😀")
  }

  @Test("Half a surrogate pair becomes one unit of UTF-16, as it was")
  func surrogates() throws {
    #expect(try read(#""\ud83d""#) == "\u{FFFD}")
    #expect(try read(#""\ude00x""#) == "\u{FFFD}x")
    #expect(try read(#""\ud83dA""#) == "\u{FFFD}A")
    #expect(try read(#""\ud83d\ud83d\ude00""#) == "\u{FFFD}😀")
    #expect(try read(#""\ud83d\n""#) == "\u{FFFD}\n")
  }

  @Test(
    "What is not JSON is refused",
    arguments: [
      "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "tru",
      "nul", "01", "-", "1.", "1e", ".5", "+1", "1 2", "\"", "\"\\", "\"\\x\"", "\"\\u12\"",
      "\"\\u12g4\"", "\"\n\"", "\"\u{0}\"", "'a'", "[1}", "NaN", "1e999", "// x",
    ])
  func mistakes(_ text: String) {
    #expect(throws: JSONError.self) { try read(text) }
  }

  @Test("Invalid UTF-8 is refused")
  func invalidText() {
    for bytes: [UInt8] in [
      [0x22, 0xFF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC3, 0x22],
    ] {
      #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
    }
  }

  @Test("Depth, the number of values and the length of numbers are limited")
  func limits() throws {
    #expect(throws: JSONError.self) {
      try read("[0" + String(repeating: ",0", count: 1_000_000) + "]")
    }
    _ = try read(String(repeating: "[", count: 100) + String(repeating: "]", count: 100))
    #expect(throws: JSONError.self) { try read(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: JSONError.self) { try read(String(repeating: "{\"a\":", count: 1_000_000)) }
    #expect(throws: JSONError.self) { try read(String(repeating: "1", count: 1_000)) }
  }

  @Test("What is written is read as the same value")
  func writing() throws {
    let value: JSON = [
      "b": [1, .number(0.5), .null, false], "a": "é😀\"\\\n\r\t\u{0}\u{1B}\u{202E}", "": [:],
    ]
    #expect(try JSON(parsing: value.bytes) == value)
    #expect(
      String(decoding: (["b": 1, "a": [2]] as JSON).bytes, as: UTF8.self) == #"{"a":[2],"b":1}"#)
  }
}
