import SwiftSource
import Testing

@Suite("Operators")
struct OperatorTests {
  @Test(
    "White space around an operator determines its kind",
    arguments: [
      ("a+b", TokenKind.binaryOperator), ("a + b", .binaryOperator), ("a +b", .prefixOperator),
      ("a+ b", .postfixOperator), ("(+)", .binaryOperator), ("[+b", .prefixOperator),
      ("{+b", .prefixOperator), (",+b", .prefixOperator), (";+b", .prefixOperator),
      (":+b", .prefixOperator), ("a+)", .postfixOperator), ("a+]", .postfixOperator),
      ("a+}", .postfixOperator), ("a+,", .postfixOperator), ("a+;", .postfixOperator),
      ("a+:", .postfixOperator), ("a+.b", .postfixOperator), (" +.b", .prefixOperator),
      ("a/**/+b", .prefixOperator), ("a+/**/b", .postfixOperator), ("a+//", .postfixOperator),
      ("+b", .prefixOperator), ("\u{FEFF}+b", .prefixOperator), ("a+", .postfixOperator),
      ("&b", .prefixOperator), ("a&b", .binaryOperator), ("a\u{A0}+b", .prefixOperator),
      ("a+\u{A0}b", .postfixOperator), ("a\t+\nb", .binaryOperator), ("a →b", .prefixOperator),
    ])
  func fixity(text: String, kind: TokenKind) {
    #expect(kinds(text).contains(kind))
    let operators: [TokenKind] = [.prefixOperator, .postfixOperator, .binaryOperator]
    #expect(kinds(text).filter(operators.contains).count == 1)
  }

  @Test("Punctuation with a special meaning has its own kind")
  func reserved() {
    #expect(
      tokens("a=b == c -> .d ? e : f") == [
        "identifier:a", "equal:=", "identifier:b", "binaryOperator:==", "identifier:c", "arrow:->",
        "period:.", "identifier:d", "questionInfix:?", "identifier:e", "colon::", "identifier:f",
      ])
    #expect(tokens(#"\.a"#) == [#"backslash:\"#, "period:.", "identifier:a"])
  }

  @Test("After an operand each question or exclamation mark is a token")
  func marks() {
    #expect(
      tokens("a?.b!.c a??b !c a ?? b a!=b a != b") == [
        "identifier:a", "questionPostfix:?", "period:.", "identifier:b", "exclamationPostfix:!",
        "period:.", "identifier:c", "identifier:a", "questionPostfix:?", "questionPostfix:?",
        "identifier:b", "prefixOperator:!", "identifier:c", "identifier:a", "binaryOperator:??",
        "identifier:b", "identifier:a", "exclamationPostfix:!", "equal:=", "identifier:b",
        "identifier:a", "binaryOperator:!=", "identifier:b",
      ])
  }

  @Test("Angle brackets are operators of the longest match")
  func angles() {
    #expect(
      tokens("A<B?>() A<B<C>>? a")
        == [
          "identifier:A", "binaryOperator:<", "identifier:B", "questionPostfix:?",
          "binaryOperator:>", "leftParen:(", "rightParen:)", "identifier:A", "binaryOperator:<",
          "identifier:B", "binaryOperator:<", "identifier:C", "postfixOperator:>>?", "identifier:a",
        ])
  }

  @Test("Only an operator that begins with a period contains periods")
  func periods() {
    #expect(
      tokens("a...b ..<c a+.b") == [
        "identifier:a", "binaryOperator:...", "identifier:b", "prefixOperator:..<", "identifier:c",
        "identifier:a", "postfixOperator:+", "period:.", "identifier:b",
      ])
  }

  @Test("An operator stops where a comment begins")
  func comments() {
    #expect(tokens("a +// b") == ["identifier:a", "binaryOperator:+"])
    #expect(tokens("a +/* b */c") == ["identifier:a", "binaryOperator:+", "identifier:c"])
  }

  @Test("Operators may contain non-ASCII symbols and combining marks")
  func unicode() {
    #expect(
      tokens("a ≠\u{301}= b √c") == [
        "identifier:a", "binaryOperator:≠\u{301}=", "identifier:b", "prefixOperator:√",
        "identifier:c",
      ])
  }

  @Test("A placeholder is one token")
  func placeholders() {
    #expect(
      tokens("f(<#T##Int#>, a+<#b#>)") == [
        "identifier:f", "leftParen:(", "placeholder:<#T##Int#>", "comma:,", "identifier:a",
        "binaryOperator:+", "placeholder:<#b#>", "rightParen:)",
      ])
  }

  @Test("A placeholder that is not closed on its line is a problem, a comparison is not")
  func openPlaceholders() {
    #expect(problems("a <#T##b\n#>").first == "unterminatedPlaceholder 2..<4")
    #expect(problems("a <#line").isEmpty)
    #expect(tokens("a <#line") == ["identifier:a", "prefixOperator:<", "macro:#line"])
  }
}
