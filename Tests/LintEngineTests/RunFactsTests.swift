import Testing

@testable import LintEngine

@Suite("Contributions of the files of a run")
struct RunFactsTests {
  /// A file for each string, with a type for each letter, whose way is to begin with that letter.
  private func files(_ letters: String...) -> [RunFacts] {
    letters.map { letters in
      RunFacts(
        letters.enumerated().map { index, letter in
          Occurrence(
            way: String(letter), owner: UInt64(index), owners: "types",
            practice: "begin with \(String(letter))", advice: "write \(String(letter))")
        })
    }
  }

  private func diagnostic(relyingOn reliance: Reliance) -> Diagnostic {
    var diagnostic = Diagnostic(
      path: FilePath("A.swift"), start: .init(line: 1, column: 1), end: .init(line: 1, column: 2),
      range: 0..<1, severity: .warning, rule: "letter_rule", message: "this does not",
      advice: "agree on one letter", lineText: [])
    diagnostic.fix = Fix([], safety: .safe)
    diagnostic.reliances = [reliance]
    return diagnostic
  }

  private func occurrence(_ way: String) -> Occurrence {
    Occurrence(way: way, owner: 0, owners: "types", practice: "", advice: "")
  }

  @Test("contributions can be merged in any order")
  func order() {
    let helper = FunctionName("helper")
    var files = files("a", "ab", "", "c", "aa")
    files[0].add(helper.text)
    files[2].add(helper.text, extending: "UIView")
    files[4].add(helper.text, extending: "UILabel")
    let open = [
      diagnostic(relyingOn: .minority(occurrence("a"))),
      diagnostic(relyingOn: .minority(occurrence("b"))),
      diagnostic(relyingOn: .declaration(helper, ofExtended: "UIView")),
      diagnostic(relyingOn: .declaration(helper, ofExtended: "UIButton")),
      diagnostic(relyingOn: .presence(helper)),
      diagnostic(relyingOn: .presence(FunctionName("other"))),
    ]
    for start in files.indices {
      for split in 0...files.count {
        let rotated = files[start...] + files[..<start]
        var first = RunFacts()
        var second = RunFacts()
        for file in rotated.prefix(split) { first.formUnion(file) }
        for file in rotated.dropFirst(split) { second.formUnion(file) }
        second.formUnion(first)
        var diagnostics = open
        let silenced =
          ["a", "b", "c"].map { [Reliance.minority(occurrence($0))] }
          + [[.presence(helper)], [.presence(FunctionName("other"))]]
        let count = second.decide(&diagnostics, silenced: silenced)
        #expect(count == 3)
        #expect(
          diagnostics.map(\.message)
            == ["4 of 6 types begin with a; this does not"]
            + Array(repeating: "this does not", count: 3))
        #expect(diagnostics.map(\.fix?.safety) == [.safe, .safe, .unsafe, .safe])
        #expect(diagnostics.allSatisfy { $0.reliances.isEmpty })
      }
    }
  }

  @Test("a finding that relies on something that no file contributes is dropped, or its fix is")
  func nothing() {
    var diagnostics = [
      diagnostic(relyingOn: .minority(occurrence("a"))),
      diagnostic(relyingOn: .declaration(FunctionName("helper"), ofExtended: "UIView")),
      diagnostic(relyingOn: .presence(FunctionName("helper"))),
      diagnostic(relyingOn: .helper(["scale*"])),
    ]
    let silenced: [[Reliance]] = [
      [.minority(occurrence("a"))], [.presence(FunctionName("helper"))], [.helper(["scale*"])],
    ]
    #expect(RunFacts().decide(&diagnostics, silenced: silenced) == 0)
    #expect(diagnostics.map(\.fix?.safety) == [.unsafe])
  }
}
