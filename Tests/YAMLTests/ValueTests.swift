import Testing
import YAML

@Suite("Values of plain text")
struct ValueTests {
  @Test("nothing", arguments: ["", "~", "null", "Null", "NULL"])
  func null(text: String) { #expect(YAMLValue(plain: text) == .null) }

  @Test("true and false")
  func bool() {
    for text in ["true", "True", "TRUE"] { #expect(YAMLValue(plain: text) == .bool(true)) }
    for text in ["false", "False", "FALSE"] { #expect(YAMLValue(plain: text) == .bool(false)) }
  }

  @Test(
    "whole numbers",
    arguments: [
      ("0", 0), ("-1", -1), ("+12", 12), ("017", 17), ("0o17", 15), ("0x1F", 31), ("0xff", 255),
      ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ])
  func int(text: String, value: Int) { #expect(YAMLValue(plain: text) == .int(value)) }

  @Test(
    "other numbers",
    arguments: [
      "1.5", "-1.", ".5", "+.5e1", "1e3", "1.e-2", "9223372036854775808", ".inf", "-.INF", "+.Inf",
      ".nan", ".NAN", "0x10000000000000000",
    ])
  func float(text: String) { #expect(YAMLValue(plain: text) == .float) }

  @Test(
    "text, also where YAML 1.1 reads something else",
    arguments: [
      "yes", "no", "on", "off", "Off", "y", "1_000", "1:30", "2024-05-01", "0b1", "-0x1", "0x",
      "0o8",
      "0x-1", "0o+1", "1e", "1e+", "e1", ".", "-", "+", "+-1", "--1", "1 2", "inf", "nan", "tRUE",
      "nULL",
      ".Nan", "0X1", "1,5", "٣", "=", "<<",
    ])
  func string(text: String) { #expect(YAMLValue(plain: text) == .string(text)) }

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
