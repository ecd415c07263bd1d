import SwiftSource
import Testing

@Suite("Regex literals")
struct RegexTests {
  @Test(
    "A slash begins a regex where an operand is expected",
    arguments: [
      ("/x/", "/x/"), ("a = /x y/", "/x y/"), ("f(/x/)", "/x/"), ("[/x/, 1]", "/x/"),
      ("return /x/", "/x/"), ("a == /x/", "/x/"), ("a ? /x/ : b", "/x/"), ("{ /x/ }", "/x/"),
      ("^/x/", "/x/"), ("!/x/", "/x/"), ("a /x/ b", "/x/"), (#"a = /\/(/"#, #"/\/(/"#),
      ("a = /[)(]/", "/[)(]/"), ("try? / x/", "/ x/"), ("a = /(x)/.b", "/(x)/"),
      ("a = / x /", "/ x /"),
      (#"f(/x\ /)"#, #"/x\ /"#), ("a = /\"/", "/\"/"), ("#/a/b/#", "#/a/b/#"),
      ("##/a/#b/##", "##/a/#b/##"), ("#/\n a /x/\n/#", "#/\n a /x/\n/#"),
      (#"#/\/#/#"#, #"#/\/#/#"#),
    ])
  func regexes(text: String, expected: String) {
    #expect(tokens(text).contains("regexLiteral:\(expected)"))
    #expect(problems(text).isEmpty)
  }

  @Test(
    "A slash elsewhere is an operator",
    arguments: [
      "a / b / c", "a/b/c", "(a) / b / c", "a[0] / b / c", "f(/, /)", "f(/)/2", "reduce(1, /) / 2",
      "func /(a: Int) {} /", "operator /^/", "a! / b / c", "a? / b / c", "self / b / c",
      "1 / 2 / 3",
      "\"\" / b / c", "f(/ a/)", "f(/a /)", "f(/a)/", "a /b", "a./(1)/2", "nil / a /b",
      "a } / b / c", "a.in / b / c",
    ])
  func operators(text: String) {
    #expect(!kinds(text).contains(.regexLiteral))
    #expect(problems(text).isEmpty)
  }

  @Test("A comment is never a regex")
  func comments() {
    #expect(kinds("a = // b/") == [.identifier, .equal])
    #expect(
      kinds("a = /* b */ c/d") == [.identifier, .equal, .identifier, .binaryOperator, .identifier])
    #expect(kinds("f(/a//") == [.identifier, .leftParen, .prefixOperator, .identifier])
  }

  @Test("The operator before a regex is a token of its own")
  func operatorBefore() {
    #expect(
      tokens("a = ^/x/") == ["identifier:a", "equal:=", "prefixOperator:^", "regexLiteral:/x/"])
  }

  @Test("An unclosed regex ends with its line and is a problem")
  func unterminated() {
    #expect(tokens("#/a b\nc") == ["regexLiteral:#/a b", "identifier:c"])
    #expect(problems("#/a b\nc") == ["unterminatedRegex 0..<5"])
    #expect(problems("#/\na\nb") == ["unterminatedRegex 0..<2"])
    #expect(kinds("#/\na\nb") == [.regexLiteral, .identifier, .identifier])
    #expect(problems("a = / b\nc") == ["unterminatedRegex 4..<7"])
    #expect(Scan("#/a".utf8).tokens[0].flags.contains(.unterminated))
  }
}
