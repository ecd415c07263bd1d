import LayoutModel
import RuleKit
import Testing

@Suite("Full names of functions as options")
struct FunctionNameTests {
  @Test(
    "a name is read with its labels and written the same way",
    arguments: [
      ("addSubview(_:withConstraints:)", "addSubview", ["_", "withConstraints"]),
      ("withPriority(_:)", "withPriority", ["_"]), ("round()", "round", []),
      ("größe2(à:)", "größe2", ["à"]),
    ])
  func reads(_ text: String, _ base: String, _ labels: [String]) throws {
    let name = try FunctionName(option: .string(text))
    #expect(name.base == base)
    #expect(name.labels == labels)
    #expect(name.text == text)
  }

  @Test(
    "anything else is rejected with the expected form",
    arguments: [
      "", "add", "add(", "add)", "(_:)", "add(x)", "add(:)", "add(a b:)", "2d(_:)", "a.b(_:)",
      "add(_:) ",
    ])
  func refuses(_ text: String) throws {
    #expect(throws: OptionError.self) { try FunctionName(option: .string(text)) }
  }

  @Test("a value that is not text is rejected")
  func refusesOthers() {
    #expect(
      throws: OptionError(
        "expected the full name of a function, found `true`",
        advice: "write it with its labels, as in `addSubview(_:withConstraints:)`")
    ) {
      try FunctionName(option: .boolean(true))
    }
  }
}
