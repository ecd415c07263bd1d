import LayoutModel
import ProbeSupport
import SwiftSource
import TestSupport
import Testing

@testable import RuleKit

@Suite("The hash of a finding's content")
struct ContentHashTests {
  @Test(
    "the hash is FNV-1a, according to its authors' test vectors",
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func vectors(_ text: String, _ value: UInt64) {
    var hash = FNV1a()
    hash.combine(text.utf8)
    #expect(hash.value == value)
  }

  @Test(
    "white space counts as one space, and is ignored around the text",
    arguments: ["a b", "  a b", "a b \t", "a \t  b", "a\u{0B}\u{0C}b"])
  func collapsed(_ text: String) {
    var hash = FNV1a()
    hash.combineCollapsed(Array(text.utf8))
    var plain = FNV1a()
    plain.combine("a b".utf8)
    #expect(hash.value == plain.value)
  }

  @Test("the line's number and its indentation do not matter")
  func moved() {
    let found = hashes("func a() { b() }")
    #expect(found.count == 1 && found != [0])
    #expect(hashes("\n\n    func  a() { b() }\n") == found)
  }

  @Test("the rule and the text do")
  func changed() {
    let found = hashes("func a() { b() }")
    #expect(hashes("func a() { c() }") != found)
    #expect(hashes("func a() { b() }", rule: OtherProbe.self) != found)
  }

  @Test("findings with the same text are counted, and others do not change that")
  func ordinals() {
    let one = hashes("func a() {}")
    let two = hashes("func a() {}\nfunc a() {}")
    #expect(two.count == 2 && two[0] == one[0] && two[1] != one[0])
    #expect(hashes("func a() {}\nfunc b() {}\nfunc a() {}").filter(two.contains) == two)
    #expect(Set(hashes("func a() {}; func a() {}; func a() {}")).count == 3)
  }

  @Test("a long line is hashed once for all of its findings")
  func longLine() {
    let count = Effort.full(20_000, byDefault: 2_000)
    let code = String(repeating: "func a() {}; ", count: count)
    #expect(Set(hashes(code)).count == count)
  }

  private func hashes(_ code: String, rule: any Rule.Type = FunctionProbe.self) -> [UInt64] {
    var rules = RuleSet()
    rules.add(rule.configured())
    return check(code, rules).map(\.contentHash)
  }
}
