import TestSupport
import Testing

@testable import SwiftSource

@Suite("The nesting of brackets, as the tokenizer sees it")
struct BracketNestingTests {
  /// Whether the tokenizer finds all brackets paired, and whether the outline does.
  private func verdicts(_ code: String) -> (tokenizer: Bool, outline: Bool) {
    let file = SourceFile(code.utf8)
    let isBalanced = file.hasBalancedBrackets
    let count = file.problems.count
    Code().read(file)
    return (isBalanced, file.problems.count == count)
  }

  @Test("where the outline lacks a partner, the tokenizer has noticed")
  func noneIsMissed() {
    let pieces = ["(", ")", "[", "]", "{", "}", "\"\\(", "\"", " a ", "\n"]
    var random = SplitMix(seed: 7)
    for _ in 0..<Effort.full(20_000, byDefault: 1_000) {
      let code = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let (tokenizer, outline) = verdicts(code)
      #expect(outline || !tokenizer, "\(code)")
    }
  }

  @Test("a source file can be reused after unbalanced brackets")
  func reuse() {
    let file = SourceFile()
    for (code, isBalanced) in [("{", false), ("{}", true), ("\"\\((", false), ("a", true)] {
      file.load(code.utf8)
      file.tokenize(.swift)
      #expect(file.hasBalancedBrackets == isBalanced)
    }
  }

  // MARK: - Depth

  @Test(
    "brackets may be nested up to the limit",
    arguments: Effort.full(["()", "{}", "[]"], byDefault: ["{}"]))
  func deepest(_ pair: String) throws {
    let depth = BracketNesting.mostLevels
    let (opening, closing) = (try #require(pair.first), try #require(pair.last))
    let code =
      String(repeating: opening, count: depth) + String(repeating: closing, count: depth)
    let file = SourceFile(code.utf8)
    #expect(file.problems.isEmpty && file.hasBalancedBrackets)
    #expect(file.tokens.count == 2 * depth + 1)
  }

  @Test(
    "a file has no tokens from the bracket that is too deep, and that is its only problem",
    arguments: Effort.full(
      ["(", "{", "[", "({[", "\"\\(", "a { b("], byDefault: ["({["]))
  func tooDeep(_ opening: String) {
    let code = "a " + String(repeating: opening, count: 300_000)
    let file = SourceFile(code.utf8)
    Code().read(file)
    #expect(file.problems.map(\.kind) == [.tooDeepNesting])
    #expect(!file.hasBalancedBrackets)
    #expect(file.tokens.count < 4 * BracketNesting.mostLevels)
    #expect(file.tokens.last?.kind == .endOfFile)
  }

  @Test("the problem is at the bracket that is too deep")
  func place() {
    let depth = BracketNesting.mostLevels
    let file = SourceFile((String(repeating: "{ ", count: depth) + "a() }").utf8)
    #expect(file.problems.map(\.start) == [UInt32(2 * depth + 1)])
    #expect(file.tokens.count == depth + 2)
  }

  @Test("any number of brackets side by side is not deep")
  func flat() {
    let codes = Effort.full(["{}", "()[]", "}", ")", "\"\\(a)\"", "]["], byDefault: ["]["])
    for code in codes {
      let file = SourceFile(String(repeating: code, count: 300_000).utf8)
      let isDeep = file.problems.contains { $0.kind == .tooDeepNesting }
      #expect(!isDeep, "\(code)")
    }
  }
}
