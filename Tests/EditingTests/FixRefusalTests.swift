import Editing
import Platform
import ProbeSupport
import RuleKit
import SwiftSource
import Testing

@Suite("Fixes that are refused")
struct FixRefusalTests {
  @Test("a fix that would introduce a syntax error is refused, the others are applied")
  func syntax() {
    let names = ["a": "x", "b": "y", "c": "z"]
    let rules = RuleSet(
      FixProbe<One>.renaming(names), FixProbe<Two>.renaming("bad", to: "bad() { ("))
    let outcome = fixed(functions("a", "b", "bad", "c"), rules)
    #expect(outcome.string == functions("x", "y", "bad", "z"))
    #expect(outcome.applied == ["one": 3])
    #expect(outcome.refusals.map(\.rule) == ["two"])
    #expect(outcome.refusals.map(\.position) == [.init(line: 3, column: 6)])
    #expect(outcome.refusals.map(\.reason) == [.problem(.unclosedBracket)])
    #expect(
      outcome.refusals.first?.message
        == "a fix of `two` was not applied, because the file would have an error: this bracket is never closed"
    )
    #expect(outcome.remaining.map(\.rule) == ["two"])
    #expect(outcome.fights.isEmpty)
  }

  @Test("a fix that leaves a broken text without any view code is refused")
  func uninteresting() {
    let rule = FixProbe<One> { name, range in
      Fix([Edit((range.lowerBound - 5)..<(range.upperBound + 25), with: "(")], safety: .safe)
    }
    let outcome = fixed(functions("a"), RuleSet(rule))
    #expect(outcome.string == functions("a"))
    #expect(outcome.refusals.map(\.reason) == [.problem(.unclosedBracket)])
  }

  @Test("a refused fix is recognized when other fixes have moved it")
  func moved() {
    let rules = RuleSet(
      FixProbe<One>.renaming([
        "a": """
        /*

        */longer
        """, "longer": "longest",
      ]),
      FixProbe<Two>.renaming("b", to: "\""))
    let outcome = fixed("func a() {addSubview(c)}; func b() {addSubview(c)}", rules)
    #expect(
      outcome.string == """
        func /*

        */longest() {addSubview(c)}; func b() {addSubview(c)}
        """)
    #expect(outcome.refusals.map(\.position) == [.init(line: 3, column: 35)])
  }

  @Test("a fixed file may contain invalid bytes, but a fix adds none")
  func encoding() {
    let rule = FixProbe<One> { name, range in
      switch name {
      case "a": Fix([Edit(range, with: "x")], safety: .safe)
      case "b": Fix([Edit(range, replacement: [0xC3])], safety: .safe)
      default: nil
      }
    }
    let code = [0x2F, 0x2F, 0xFF, 0x0A] + Array(functions("a", "b").utf8)
    let outcome = Fixer(rules: RuleSet(rule)).fix(code, as: FilePath("A.swift"), FixChoice())
    #expect(outcome.text == [0x2F, 0x2F, 0xFF, 0x0A] + Array(functions("x", "b").utf8))
    #expect(outcome.refusals.map(\.reason) == [.problem(.invalidUTF8)])
  }

  @Test("nothing is fixed in a text with a syntax error, and that is reported")
  func broken() {
    let rules = RuleSet(FixProbe<One>.renaming("a", to: "x"))
    for end in [
      "(", "}", "\"", "/*",
      """
      <<<<<<< HEAD
      a
      =======
      b
      >>>>>>> branch

      """,
    ] {
      let outcome = fixed(functions("a") + end, rules)
      #expect(outcome.string == functions("a") + end)
      #expect(outcome.isBroken)
    }
    #expect(!fixed(functions("b") + "(", rules).isBroken)
  }

  @Test(
    "a fix with invalid edits is refused",
    arguments: [
      [], [0..<0, 0..<1], [0..<2, 1..<3], [0..<1, 1..<2], [0..<1_000], [-1..<0],
    ])
  func impossible(ranges: [Range<Int>]) {
    let rule = FixProbe<One> { name, _ in
      name == "a" ? Fix(ranges.map { Edit($0, with: " ") }, safety: .safe) : nil
    }
    let outcome = fixed(
      functions("a", "b"), RuleSet(rule, FixProbe<Two>.renaming("b", to: "y")))
    #expect(outcome.string == functions("a", "y"))
    #expect(outcome.refusals.map(\.reason) == [.impossible])
    #expect(outcome.refusals.map(\.rule) == ["one"])
    #expect(check(functions("a"), RuleSet(rule)).map(\.editPlaces) == [[]])
  }

  @Test("no edit touches the byte order mark")
  func byteOrderMark() {
    let rule = FixProbe<One> { _, _ in Fix([Edit(0..<0, with: "// x\n")], safety: .safe) }
    let outcome = fixed("\u{FEFF}" + functions("a"), RuleSet(rule))
    #expect(outcome.string == "\u{FEFF}" + functions("a"))
    #expect(outcome.refusals.map(\.reason) == [.impossible])
  }

  @Test(
    "few fixes of a rule that is repeatedly refused are tried; the others in the file are applied")
  func wrongRule() {
    let bad = Array(repeating: "bad", count: 60)
    let code = (bad + ["a"] + bad).map { "func \($0)() { addSubview(label) }\n" }.joined()
    let rules = RuleSet(
      FixProbe<One>.renaming("a", to: "x"), FixProbe<Two>.renaming("bad", to: "bad("))
    let outcome = fixed(code, rules)
    #expect(outcome.string == code.replacing("func a(", with: "func x("))
    #expect(outcome.refusals.count == 120)
    #expect(outcome.refusals.count { $0.reason != .othersRefused } == 8)
  }

  @Test("rules that undo each other's fixes are reported, and the fixes of others are applied")
  func fight() {
    let rules = RuleSet(
      FixProbe<Two>.renaming("a", to: "b"), FixProbe<One>.renaming("b", to: "a"),
      FixProbe<Three>.renaming("c", to: "z"))
    let outcome = fixed(functions("a", "c"), rules)
    #expect(outcome.fights == [["one", "two"]])
    #expect(outcome.string == functions("a", "z"))
    #expect(outcome.applied == ["three": 1])
    #expect(outcome.remaining.map(\.rule) == ["two"])
  }

  @Test("a rule whose fix does nothing, or never converges, is reported")
  func endless() {
    let idle = fixed(functions("a"), RuleSet(FixProbe<One>.renaming("a", to: "a")))
    #expect(idle.fights == [["one"]])
    #expect(idle.string == functions("a"))
    let growing = FixProbe<One> { name, range in
      Fix([Edit(range, with: name + "a")], safety: .safe)
    }
    let outcome = fixed(functions("a"), RuleSet(growing))
    #expect(outcome.fights == [["one"]])
    #expect(outcome.string == functions("a"))
    #expect(outcome.applied.isEmpty)
  }

  @Test("a fix that needs ten rounds is applied")
  func tenRounds() {
    let rule = FixProbe<One> { name, range in
      name.count < 11 ? Fix([Edit(range, with: name + "a")], safety: .safe) : nil
    }
    let outcome = fixed(functions("a"), RuleSet(rule))
    #expect(outcome.roundCount == 10)
    #expect(outcome.fights.isEmpty)
    #expect(outcome.string == functions("aaaaaaaaaaa"))
  }
}
