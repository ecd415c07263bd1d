import Editing
import LayoutModel
import LintEngine
import Platform
import ProbeSupport
import Project
import RuleKit
import SwiftSource
import TestSupport
import Testing

@Suite("Rules that need the other files of a run")
struct CollectingRuleTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write(
      ".layoutlint.yml",
      """
      rules:
        letter_rule: warning

      """)
  }

  private static let known: [any Rule.Type] = [LetterRule.self, FixProbe<One>.self]

  /// A type with functions of these names.
  private func type(_ names: String...) -> String {
    "class A { \(names.map { "func \($0)() { addSubview(x) }" }.joined(separator: "\n")) }\n"
  }

  private func discovery() -> FileDiscovery {
    ProbeSupport.discovery([FilePath(folder.path)], rules: Self.known, in: folder.path)
  }

  private func run(threads: Int = 1) -> LintResult { Linter(threads: threads).run(discovery()) }

  /// The findings as `name:line message`.
  private func text(_ result: LintResult) -> [String] {
    result.diagnostics.map {
      let path = String(decoding: $0.path.bytes, as: UTF8.self).dropFirst(folder.path.count + 1)
      return "\(path):\($0.start.line) \($0.message)"
    }
  }

  @Test("the result is the same for any number of threads and any order of files")
  func threads() throws {
    for index in 0..<60 {
      let filler = String(
        repeating: "// \(index)\n", count: 50 + index * Effort.full(60, byDefault: 20))
      let name = index.isMultiple(of: 3) ? "b\(index)" : index.isMultiple(of: 7) ? "c1" : "a1"
      try folder.write("\(index).swift", filler + type(name))
    }
    let expected = run()
    #expect(expected.diagnostics.count == 26)
    for threads in 2...8 {
      let result = run(threads: threads)
      #expect(result.diagnostics == expected.diagnostics)
      #expect(result.diagnostics.map(\.contentHash) == expected.diagnostics.map(\.contentHash))
    }
    var reversed = discovery()
    reversed.files.reverse()
    #expect(Linter(threads: 3).run(reversed).diagnostics == expected.diagnostics)
  }

  @Test("a single text is counted on its own")
  func oneText() {
    var rules = RuleSet()
    rules.add(LetterRule())
    let code = type("a1") + type("b1") + type("a2")
    let path = FilePath("A.swift")
    let result = Linter(threads: 1).run(
      FileDiscovery(files: [.init(path: path, byteCount: code.utf8.count)], rules: rules),
      texts: [path: Array(code.utf8)])
    #expect(result.diagnostics.map(\.start.line) == [2])
    #expect(result.diagnostics == check(code, rules))
  }

  @Test("a suppressed occurrence in a single text is counted only if it would be reported")
  func silenced() {
    let silent = "// layoutlint:disable letter_rule - a reason\n"
    var rules = RuleSet()
    rules.add(LetterRule())
    let checker = FileChecker(rules: rules)
    checker.source.load(Array((type("a1") + type("a2") + silent + type("b1")).utf8))
    #expect(checker.check(path: FilePath("A.swift")).isEmpty)
    #expect(checker.suppressedCount == 1)
    checker.source.load(Array((type("b1") + type("b2") + silent + type("b3")).utf8))
    #expect(checker.check(path: FilePath("A.swift")).isEmpty)
    #expect(checker.suppressedCount == 0)
  }

  @Test("a finding's hash does not depend on other occurrences in its file")
  func hashes() throws {
    try folder.write("A.swift", type("a1") + type("a1"))
    try folder.write("B.swift", type("b1") + type("b2") + type("b3"))
    let before = run().diagnostics
    #expect(before.map(\.start.line) == [1, 2])
    try folder.write("A.swift", type("b4") + type("a1"))
    #expect(run().diagnostics.map(\.contentHash) == [before[0].contentHash])
  }

  @Test("a fixed file keeps the findings that depend on other files")
  func fixes() throws {
    try folder.write("A.swift", type("a1"))
    try folder.write("B.swift", type("a2"))
    try folder.write("C.swift", type("b1", "b2"))
    var rules = RuleSet()
    rules.add(LetterRule())
    rules.add(FixProbe<One>.renaming("b2", to: "b3"))
    var discovery = discovery()
    discovery.scopes = [Scope(rules: rules)]
    var result = Linter(threads: 1).run(discovery)
    let fixed = FixRun(threads: 2, FixChoice(), .files(.trusting)).run(discovery, result)
    fixed.update(&result)
    #expect(
      text(result) == [
        "C.swift:1 2 of 3 types begin with `a`; `b1` does not",
        "C.swift:2 2 of 3 types begin with `a`; `b3` does not",
      ])
  }
}
