import SwiftSource
import Testing

@Suite("Numbers")
struct NumberTests {
  @Test(
    "A number is one token",
    arguments: [
      ("0", TokenKind.integerLiteral), ("1_000", .integerLiteral), ("0b1010_1", .integerLiteral),
      ("0o17_7", .integerLiteral), ("0xFF_ab", .integerLiteral), ("1.5", .floatLiteral),
      ("1_0.5_0", .floatLiteral), ("1e10", .floatLiteral), ("1.5E-3", .floatLiteral),
      ("2e+1_0", .floatLiteral), ("0x1p3", .floatLiteral), ("0x1.8p-3", .floatLiteral),
      ("0xA.Bp+1", .floatLiteral),
    ])
  func single(text: String, kind: TokenKind) {
    #expect(tokens(text) == ["\(kind):\(text)"])
    #expect(problems(text).isEmpty)
  }

  @Test(
    "A period continues a number only before a digit",
    arguments: [
      ("1...2", ["integerLiteral:1", "binaryOperator:...", "integerLiteral:2"]),
      ("1..<2", ["integerLiteral:1", "binaryOperator:..<", "integerLiteral:2"]),
      (
        "1.foo()",
        ["integerLiteral:1", "period:.", "identifier:foo", "leftParen:(", "rightParen:)"]
      ),
      ("1.e5", ["integerLiteral:1", "period:.", "identifier:e5"]),
      ("0xff.description", ["integerLiteral:0xff", "period:.", "identifier:description"]),
      ("0xff.fp", ["integerLiteral:0xff", "period:.", "identifier:fp"]),
      (
        "x.0.1",
        ["identifier:x", "period:.", "integerLiteral:0", "period:.", "integerLiteral:1"]
      ),
      (
        "1.2.3", ["floatLiteral:1.2", "period:.", "integerLiteral:3"]
      ),
    ])
  func periods(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
    #expect(problems(text).isEmpty)
  }

  @Test("Letters that cannot continue a number are part of it and a problem")
  func badDigits() {
    #expect(tokens("12ab 0b12 0o8 0xg 1e").count == 5)
    #expect(problems("12ab") == ["strayBytes 2..<4"])
    #expect(problems("0b12") == ["strayBytes 3..<4"])
    #expect(problems("0o8") == ["strayBytes 0..<3"])
    #expect(problems("0xg") == ["strayBytes 0..<3"])
    #expect(problems("1e") == ["strayBytes 0..<2"])
    #expect(tokens("1.5x") == ["floatLiteral:1.5", "identifier:x"])
    #expect(problems("1.5e3x") == ["strayBytes 5..<6"])
  }
}
