import Platform
import Testing

@testable import LintEngine
@testable import RuleKit

/// Words in files.
private struct Words: Contribution {
  var all: Set<String> = []
  mutating func formUnion(_ other: Words) { all.formUnion(other.all) }
}

/// That a file has a word.
private struct HasWord: Condition {
  var clause: String { "a file has the word" }
  let word: String
  func holds(in project: Project) -> Bool { project[Words.self].all.contains(word) }
}

@Suite("Contributions of the files of a run")
struct RunFactsTests {
  /// The contributions of a file with a type for each letter, and of one with some words.
  private func file(_ letters: String, _ words: String...) -> RunFacts {
    var contributions = Contributions()
    if !letters.isEmpty {
      contributions.collect(Letters.self) {
        $0.types[SettingsKey()] = letters.map { [String($0)] }
      }
    }
    for word in words { contributions.collect(Words.self) { $0.all.insert(word) } }
    return RunFacts(contributions)
  }

  private func diagnostic(if conditions: any Condition...) -> Diagnostic {
    var diagnostic = Diagnostic(
      path: FilePath("A.swift"), start: .init(line: 1, column: 1), end: .init(line: 1, column: 2),
      range: 0..<1, severity: .warning, rule: "letter_rule", message: "this does not",
      advice: "agree on one letter", lineText: [])
    diagnostic.conditions.all = conditions
    return diagnostic
  }

  private func odd(_ letter: String) -> OddLetter {
    OddLetter(letter: letter, settings: SettingsKey())
  }

  private func silenced(_ conditions: any Condition...) -> [Conditions] {
    conditions.map { Conditions(all: [$0]) }
  }

  @Test("contributions can be merged in any order")
  func order() {
    let files = [file("a", "helper"), file("ab"), file("", "helper"), file("c"), file("aa")]
    let open = [
      diagnostic(if: odd("a")), diagnostic(if: odd("b")), diagnostic(if: HasWord(word: "helper")),
      diagnostic(if: HasWord(word: "other")), diagnostic(if: odd("b"), HasWord(word: "other")),
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
        let count = second.decide(
          &diagnostics,
          silenced: silenced(
            odd("a"), odd("b"), odd("c"), HasWord(word: "helper"), HasWord(word: "other")))
        #expect(count == 3)
        #expect(
          diagnostics.map(\.message)
            == ["4 of 6 types begin with `a`; this does not", "this does not"])
        #expect(diagnostics.allSatisfy { $0.conditions.all.isEmpty })
      }
    }
  }

  @Test("a finding with a condition about something that no file contributes is dropped")
  func nothing() {
    var diagnostics = [diagnostic(if: odd("a")), diagnostic(if: HasWord(word: "helper"))]
    let silenced = silenced(odd("a"), HasWord(word: "helper"))
    #expect(RunFacts().decide(&diagnostics, silenced: silenced) == 0)
    #expect(diagnostics.isEmpty)
  }

  @Test("diagnostics with other conditions are not equal")
  func equality() {
    #expect(diagnostic(if: odd("a")) == diagnostic(if: odd("a")))
    #expect(diagnostic(if: odd("a")) != diagnostic(if: odd("b")))
    #expect(diagnostic(if: odd("a")) != diagnostic(if: HasWord(word: "a")))
    #expect(diagnostic(if: odd("a")) != diagnostic())
  }
}
