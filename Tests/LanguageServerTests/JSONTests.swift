import LanguageServer
import TestSupport
import Testing

@Suite("JSON from a client that is not trusted")
struct JSONTests {
  private func read(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

  @Test("numbers are whole if they can be")
  func numbers() throws {
    #expect(try read("9223372036854775807") == .integer(.max))
    #expect(try read("9223372036854775808") == .number(9_223_372_036_854_775_808))
    #expect(try read("3.0").wholeNumber == 3)
    #expect(try read("3.5").wholeNumber == nil)
  }

  @Test("each row is read as it says", arguments: CaseFile.paths(in: "Messages"))
  func rows(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "read": { row in
          do throws(JSONError) {
            return String(decoding: try JSON(parsing: row.bytes).bytes, as: UTF8.self)
          } catch {
            return "not JSON"
          }
        },
        "refusal": { row in
          do throws(Message.Refusal) {
            _ = try Message(row.bytes)
            return "taken"
          } catch {
            let id = error.id.map { String(decoding: $0.bytes, as: UTF8.self) }
            return "\(error.error.code)" + (id.map { ", id \($0)" } ?? "")
          }
        },
      ])
    for difference in differences { Issue.record("\(difference)") }
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
