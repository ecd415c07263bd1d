import Editing
import Platform
import ProbeSupport
import RuleKit
import TestSupport
import Testing

@Suite("Fixing a text")
struct FixerTests {
  @Test("safe fixes are applied, the others only on request")
  func safety() {
    let rules = RuleSet(
      FixProbe<One>.renaming("a", to: "x"), FixProbe<Two>.renaming("b", to: "y", .unsafe),
      FixProbe<Three>.renaming("c", to: "z", .none))
    let safe = fixed(functions("a", "b", "c"), rules)
    #expect(safe.string == functions("x", "b", "c"))
    #expect(safe.applied == ["one": 1])
    #expect(safe.roundCount == 1)
    #expect(safe.remaining.map(\.rule) == ["two", "three"])
    #expect(safe.remaining.map(\.start.line) == [2, 3])
    let all = fixed(functions("a", "b", "c"), rules, includesUnsafe: true)
    #expect(all.string == functions("x", "y", "c"))
    #expect(all.applied == ["one": 1, "two": 1])
  }

  @Test("a text without anything to fix is unchanged")
  func nothing() {
    for code in ["", "\n", functions("b"), "\u{FEFF}" + functions("b")] {
      let outcome = fixed(code, RuleSet(FixProbe<One>.renaming("a", to: "x")))
      #expect(outcome.string == code)
      #expect(outcome.roundCount == 0)
      #expect(outcome.applied.isEmpty)
    }
  }

  @Test("new findings after a fix are fixed in the next round")
  func chain() {
    let names = ["a": "b", "b": "c", "c": "d"]
    let outcome = fixed(functions("a", "c"), RuleSet(FixProbe<One>.renaming(names)))
    #expect(outcome.string == functions("d", "d"))
    #expect(outcome.roundCount == 3)
    #expect(outcome.applied == ["one": 4])
    #expect(outcome.remaining.isEmpty)
  }

  @Test("fixes that overlap or touch wait for each other, and none is applied partially")
  func conflicts() {
    // Inserts a letter after the name and another at the end of the line: two edits or none.
    let second = FixProbe<Two> { name, range in
      guard !name.hasSuffix("2") else { return nil }
      return Fix(
        [
          Edit(range.upperBound..<range.upperBound, with: "2"),
          Edit((range.upperBound + 3)..<(range.upperBound + 3), with: "/*2*/"),
        ], safety: .safe)
    }
    let outcome = fixed(functions("a", "b"), RuleSet(FixProbe<One>.renaming("a", to: "x"), second))
    #expect(
      outcome.string == """
        func x2() /*2*/{ addSubview(label) }
        func b2() /*2*/{ addSubview(label) }

        """)
    #expect(outcome.roundCount == 2)
    #expect(outcome.applied == ["one": 1, "two": 2])
  }

  @Test("fixes with interleaved edits are applied in one round")
  func interleaved() {
    // The first also changes the third line, the second the fourth; each line is 31 bytes long.
    let rule = FixProbe<One> { name, range in
      guard let new = ["a": "x", "b": "y"][name] else { return nil }
      let other = (range.lowerBound + 2 * 31)..<(range.upperBound + 2 * 31)
      return Fix([Edit(other, with: new), Edit(range, with: new)], safety: .safe)
    }
    let outcome = fixed(functions("a", "b", "c", "d"), RuleSet(rule))
    #expect(outcome.string == functions("x", "y", "x", "y"))
    #expect(outcome.roundCount == 1)
  }

  @Test("silenced findings are not fixed, but counted")
  func suppressed() {
    let code =
      "// layoutlint:disable:next one - history\n" + functions("a")
      + "// layoutlint:disable:next two - history\n" + functions("b", "a")
    let outcome = fixed(code, RuleSet(FixProbe<One>.renaming("a", to: "x")))
    #expect(outcome.string.contains("func a()"))
    #expect(outcome.string.hasSuffix(functions("b", "x")))
    #expect(outcome.applied == ["one": 1])
    #expect(outcome.suppressedGrowth == 0)
  }

  @Test("accepted findings are left alone, even if a neighbour's fix has changed their line")
  func accepted() throws {
    let line = "func a() { addSubview(label) }; func b() { addSubview(label) }"
    let rules = RuleSet(
      FixProbe<One>.renaming("a", to: "longer"), FixProbe<Two>.renaming("b", to: "y"))
    let found = check(line, rules)
    let hash = try #require(found.first { $0.rule == "two" }?.contentHash)
    let outcome = fixed(line, rules, accepted: [hash])
    #expect(outcome.string == line.replacing("func a", with: "func longer"))
    #expect(outcome.remaining.map(\.rule) == ["two"])
    #expect(fixed(line, rules).string.contains("func y"))
  }

  @Test("findings below the requested severity are left alone")
  func severity() {
    var rules = RuleSet()
    rules.add(FixProbe<One>.renaming("a", to: "x"), severity: .error)
    rules.add(FixProbe<Two>.renaming("b", to: "y"), severity: .note)
    let outcome = Fixer(rules: rules).fix(
      Array(functions("a", "b").utf8), as: FilePath("A.swift"), FixChoice(leastSeverity: .warning))
    #expect(outcome.string == functions("x", "b"))
  }

  @Test(
    "the byte order mark, the line breaks and a missing last one are kept",
    arguments: ["\n", "\r\n"], [true, false])
  func format(lineBreak: String, endsWithBreak: Bool) {
    let rule = FixProbe<One> { name, range in
      name == "a"
        ? Fix(
          [
            Edit(
              range,
              with: """
                x
                /*
                */
                """)
          ], safety: .safe) : nil
    }
    func text(_ name: String) -> String {
      let text = "\u{FEFF}" + functions("b", name, "b", lineBreak: lineBreak)
      return endsWithBreak ? text : String(text.dropLast())
    }
    let outcome = fixed(text("a"), RuleSet(rule))
    #expect(outcome.string == text("x\(lineBreak)/*\(lineBreak)*/"))
    // Reporters and editors get the same.
    let replacement = "x\(lineBreak)/*\(lineBreak)*/"
    let fixes = check(text("a"), RuleSet(rule)).compactMap(\.fix)
    #expect(fixes.map { $0.edits.map(\.replacement) } == [[Array(replacement.utf8)]])
    #expect(outcome.applied == ["one": 1])
  }

  @Test("with mixed line breaks, an edit is applied as the rule wrote it")
  func mixedLineBreaks() {
    let rule = FixProbe<One> { name, range in
      name == "a" ? Fix([Edit(range, with: "x\n/*\r\n*/")], safety: .safe) : nil
    }
    let code = "// 1\r\n// 2\n" + functions("a")
    #expect(fixed(code, RuleSet(rule)).string == "// 1\r\n// 2\n" + functions("x\n/*\r\n*/"))
  }

  @Test("very many fixes are applied at once, and so are some after as many brackets")
  func large() {
    let count = Effort.full(100_000, byDefault: 4_000)
    let lines = String(repeating: "func a() { addSubview(label) }\n", count: count)
    let outcome = fixed(lines, RuleSet(FixProbe<One>.renaming("a", to: "xyz")))
    #expect(outcome.applied == ["one": count])
    #expect(outcome.roundCount == 1)
    let deep = String(repeating: "(", count: count) + String(repeating: ")", count: count)
    let nested = fixed(
      "let b = \(deep)\n" + functions("a"), RuleSet(FixProbe<One>.renaming("a", to: "x")))
    #expect(nested.string.hasSuffix("\n" + functions("x")))
  }
}
