import ProbeSupport
import SwiftSource
import TestSupport
import Testing

@testable import LintEngine
@testable import RuleKit

@Suite("Reading suppressions")
struct SuppressionReaderTests {
  private func read(_ code: String) -> [Suppression] {
    SuppressionReader.suppressions(in: SourceFile(code.utf8))
  }

  @Test("every part has its range of bytes")
  func ranges() throws {
    let code = "let é = 1 // é // layoutlint:disable:this ab, c - d  "
    let bytes = Array(code.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let suppression = try #require(read(code).first)
    #expect(text(suppression.range) == "layoutlint:disable:this ab, c - d")
    #expect(text(suppression.headRange) == "layoutlint:disable:this")
    #expect(suppression.names.map { text($0.range) } == ["ab", "c"])
    #expect(text(suppression.comment) == "// é // layoutlint:disable:this ab, c - d  ")
  }

  @Test("a comment that is truncated anywhere is read to its end")
  func cutOff() {
    for code in [
      "let a = 1 // b // layoutlint:disable:this a, b — c", "/** layoutlint:disable:next a - é **/",
    ] {
      let bytes = Array(code.utf8)
      for end in bytes.indices {
        let found = SuppressionReader.suppressions(in: SourceFile(bytes[..<end]))
        #expect(found.allSatisfy { $0.range.upperBound <= end })
      }
    }
  }

  @Test("a name that is too long for a rule is truncated")
  func longName() {
    let found = read("// layoutlint:disable \(String(repeating: "a", count: 1 << 20))")
    #expect(found.first?.names.first?.text == String(repeating: "a", count: 100) + "…")
    #expect(found.first?.names.first?.range.count == 1 << 20)
  }

  // Quadratic time would take minutes for each.
  @Test(
    "a great many of them end soon", .timeLimit(.minutes(10)),
    arguments: manyTexts.indices)
  func many(_ index: Int) {
    var rules = RuleSet()
    rules.add(FunctionProbe())
    rules.add(SuppressionProbe())
    let code = Self.manyTexts[index]
    #expect(!check(code, rules).isEmpty || !code.contains("layoutlint"))
  }

  private static let manyTexts: [String] = {
    let count = Effort.full(50_000, byDefault: 2_000)
    return [
      String(repeating: "// layoutlint:disable:next function_probe\n", count: count)
        + "func a() {}",
      String(
        repeating: """
          // layoutlint:disable all
          // layoutlint:enable all

          """, count: count),
      "// layoutlint:disable " + (0..<2 * count).map { "a\($0)" }.joined(separator: ","),
      "let a = 1 //"
        + String(repeating: " // layoutlint:disable:this function_probe", count: count),
      "let a = 1 //" + String(repeating: " //", count: 4 * count),
      String(repeating: "func a() {} // layoutlint:disable:this all\n", count: 2 * count / 5),
      "/* layoutlint:disable all */" + String(repeating: "func a() {};", count: count),
    ]
  }()
}
