import SwiftSource
import Testing

@Suite("String literals")
struct StringTests {
  @Test(
    "A string without interpolation is one token",
    arguments: [
      #""""#, #""a b""#, #""a\"b\\""#, #""\u{1F600} \n""#, "\"\"\"\n a \"\" \\\"\"\" b\n \"\"\"",
      ##"#"a "b" \(c)"#"##, ###"##"a "# b"##"###, ##"#"""#"##, ##"#""""#"##,
      "#\"\"\"\n a \"\"\" b \\(c)\n \"\"\"#", "\"// no /* comment\"", #""héllo 👋""#,
      "\"\"\"\n a \\\n b\n \"\"\"",
    ])
  func whole(text: String) {
    #expect(tokens(text + " x") == ["stringLiteral:\(text)", "identifier:x"])
    #expect(problems(text).isEmpty)
  }

  @Test("An interpolation splits a string into head, middle and tail around its tokens")
  func interpolation() {
    #expect(
      tokens(#""a\(b)c\(d + (e))f" g"#) == [
        #"stringHead:"a\("#, "identifier:b", #"stringMiddle:)c\("#, "identifier:d",
        "binaryOperator:+", "leftParen:(", "identifier:e", "rightParen:)", #"stringTail:)f""#,
        "identifier:g",
      ])
  }

  @Test("Strings nest in interpolations")
  func nesting() {
    #expect(
      tokens(##""\(a["\(b)"])" #"\#("c\(d)")\(e)"#"##) == [
        #"stringHead:"\("#, "identifier:a", "leftBracket:[", #"stringHead:"\("#, "identifier:b",
        #"stringTail:)""#, "rightBracket:]", #"stringTail:)""#, ##"stringHead:#"\#("##,
        #"stringHead:"c\("#, "identifier:d", #"stringTail:)""#, ##"stringTail:)\(e)"#"##,
      ])
    #expect(
      tokens("\"\\(\"\"\"\n a)\n \"\"\")\"") == [
        #"stringHead:"\("#, "stringLiteral:\"\"\"\n a)\n \"\"\"", #"stringTail:)""#,
      ])
  }

  @Test("A line break in an interpolation is for multi-line strings only")
  func lineBreaks() {
    let multiline = "\"\"\"\n\\(a\n)\n\"\"\""
    #expect(problems(multiline).isEmpty)
    #expect(kinds(multiline) == [.stringHead, .identifier, .stringTail])
    let single = "\"x\\(a(\n1)) b"
    #expect(problems(single) == ["unterminatedInterpolation 2..<4"])
    #expect(
      kinds(single) == [
        .stringHead, .identifier, .leftParen, .stringTail, .integerLiteral, .rightParen,
        .rightParen, .identifier,
      ])
    #expect(Scan(single.utf8).tokens[3].flags.contains(.unterminated))
    #expect(problems("\"\\(a /* \n */) b") == ["unterminatedInterpolation 1..<3"])
    #expect(problems("\"\"\"\n\\(a /* \n */)\n\"\"\"").isEmpty)
  }

  @Test("A single-line string that is not closed ends with its line")
  func unterminatedLine() {
    #expect(tokens("a \"b c\nd") == ["identifier:a", "stringLiteral:\"b c", "identifier:d"])
    #expect(problems("a \"b c\nd") == ["unterminatedString 2..<6"])
    #expect(problems("a #\"b\"\r\nd") == ["unterminatedString 2..<6"])
    #expect(problems("\"a\\(b)c") == ["unterminatedString 0..<7"])
    #expect(Scan("\"a".utf8).tokens[0].flags.contains(.unterminated))
    #expect(problems("\"a\\\nb") == ["unterminatedString 0..<3"])
  }

  @Test("A multi-line string that is not closed runs to the end; the problem is its opening")
  func unterminatedMultiline() {
    #expect(problems("a \"\"\"\nb\nc") == ["unterminatedString 2..<5"])
    #expect(kinds("a \"\"\"\nb\nc") == [.identifier, .stringLiteral])
    #expect(problems("##\"\"\"\nb\n\"\"\"#") == ["unterminatedString 0..<5"])
  }

  @Test("Interpolations that the end of the file cuts off each get a tail and a problem")
  func unterminatedInterpolations() {
    let source = "\"\"\"\n\\(\"\\(a"
    #expect(
      problems(source) == ["unterminatedInterpolation 7..<9", "unterminatedInterpolation 4..<6"])
    #expect(kinds(source) == [.stringHead, .stringHead, .identifier, .stringTail, .stringTail])
  }

  @Test("Single quotes make a string that is a problem; a lone one is not a token")
  func singleQuotes() {
    #expect(
      tokens(#"'a\'b' c"#) == [#"stringLiteral:'a\'b'"#, "identifier:c"])
    #expect(problems("'a'") == ["strayBytes 0..<1"])
    #expect(kinds("'a\nb") == [.unknown, .identifier, .identifier])
    #expect(problems(#"'\"#) == ["strayBytes 0..<1"])
  }

  @Test("Bytes that are no UTF-8 are a problem for each run, zero bytes too")
  func badBytes() {
    let quote = UInt8(ascii: "\"")
    #expect(
      problems([quote, 0xFF, 0xFE, 0x61, 0xC0, 0x80, quote]) == [
        "invalidUTF8 1..<3", "invalidUTF8 4..<6",
      ])
    #expect(problems([quote, 0, 0, quote]) == ["nulByte 1..<3"])
    #expect(Scan([quote, 0xFF, 0, quote]).tokens[0].kind == .stringLiteral)
  }
}
