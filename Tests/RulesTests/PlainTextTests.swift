import Testing

@testable import Rules

@Suite("White space in texts")
struct PlainTextTests {
  @Test(
    "white space is left out",
    arguments: [
      ("a+b", "a+b"), ("a + b", "a+b"), ("", ""), (" \n", ""), ("ä\u{A0}b\tc", "äbc"),
    ])
  func withoutSpace(_ text: String, _ expected: String) {
    #expect(text.withoutSpace == expected)
  }

  @Test(
    "words are put on one line",
    arguments: [
      ("-1.0 * a", "-1.0 * a"), ("a  b", "a b"), (" a", "a"), ("a ", "a"), ("", ""),
      ("f(\n  a,\r\n\tb)", "f( a, b)"), ("ä\u{A0}b", "ä b"),
    ])
  func onOneLine(_ text: String, _ expected: String) {
    #expect(text.onOneLine == expected)
  }
}
