import SwiftSource
import Testing

@Suite("Tokens in impossible places")
struct PlausibilityTests {
  private func implausible(_ code: String) -> String? {
    let file = SourceFile(code.utf8)
    return withExtendedLifetime(file) {
      file.implausibleToken.map { file.text(file.tokens[$0]) }
    }
  }

  @Test(
    "code that no parser accepts is found",
    arguments: [
      ("f(a,, b)", ","), ("f(, b)", ","), ("a.", ""), ("a.)", ")"), ("a = \"\" 1", "1"),
      ("let a = = b", "="), ("let a = )", ")"), ("let = b", "="), ("func (a) {}", "("),
      ("struct {}", "{"), ("a ? : b", ":"), ("a + )", ")"), ("a + }", "}"), ("[a:]", "]"),
      ("@ )", ")"), ("f(a) 1", "1"), ("1 a", "a"), ("a b.c", "b"),
      ("view addSubview(label)", "addSubview"), ("\"a\" \"b\"", "\"b\""), ("{ , }", ","),
    ])
  func found(_ code: String, _ token: String) {
    #expect(implausible(code) == token)
  }

  @Test(
    "code that a parser accepts is not",
    arguments: [
      "f(a,)", "[a,]", "[:]", "[Int: Int]()", "reduce(0, +)", "[+, -]", "sorted(by: <)", "f(a:b:)",
      "#selector(f(_:))", "x.0.1", "\\.a", "\\A.[0]", "\\.?.a", "let (a, b) = c",
      "if case let .a(b) = c {}",
      "{ [weak self] a in b }", "func == (a: A, b: A) {}", "infix operator ** : P",
      "static func + (a: A) {}",
      "@available(iOS 13, *) func f() {}", "if #available(iOS 13.0, *) {}", "func f(with a: A) {}",
      "a[0...]", "Array<Int>()", "let a: Array<Int>= b", "var a: some View { b }", "await a.b()",
      "async let a = b", "case 1 where a: b", "f(in: a, for: b, default: c)",
      """
      a
      .b
      """,
      """
      a
      "b"
      """,
      """
      1
      a
      """,
      "import struct A.B", "extension A: B {}", "{ a, b -> C in d }", "f(a) { b } c: { d }",
      "a ? b : c",
      "@A var b: C", "consume a.b", "`a` + b", "let f = (+)", "label: while a {}", "x = y as! Z",
      "indirect enum A {}",
      """
      #if a
      #endif
      """, "f(<#a#>)", "a = b ?? c", "return -1",
      "private(set) var a = 1",
      "precedencegroup P { associativity: left }", "repeat { } while a", "a.init(b)", "a.`default`",
    ])
  func plausible(_ code: String) {
    #expect(implausible(code) == nil, "\(code)")
  }
}
