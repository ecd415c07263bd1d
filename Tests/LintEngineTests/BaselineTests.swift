import LintEngine
import Platform
import ProbeSupport
import RuleKit
import SwiftSource
import TestSupport
import Testing

@Suite("What a baseline accepts")
struct BaselineTests {
  private let root = BaselineRoot(FilePath("/r"), currentFolder: FilePath("/r"))

  private static let code = """
    func a() { b() }
    func b() { c() }
    func b() { c() }
    func c() {}
    """

  private func diagnostics(_ code: String, path: String = "A.swift") -> [Diagnostic] {
    var rules = RuleSet()
    rules.add(FunctionProbe())
    rules.add(OtherProbe())
    return check(code, rules).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.path = FilePath(path)
      return diagnostic
    }
  }

  /// Accepts all findings of the first code and then checks the second, with the baseline written and read back.
  private func outcome(
    from old: String = code, _ new: String, unjudged: Set<String> = [], isLinted: Bool = true,
    exists: Bool = true, findsMovedFiles: Bool = true
  ) throws -> BaselineOutcome {
    let written = Baseline(accepting: diagnostics(old), root: root).rendered
    var scope = BaselineScope(
      linted: isLinted ? [FilePath("A.swift")] : [], unjudged: unjudged, exists: { _ in exists })
    scope.findsMovedFiles = findsMovedFiles
    return try Baseline(parsing: written)
      .apply(to: isLinted ? diagnostics(new) : [], root: root, scope: scope)
  }

  @Test(
    "accepted findings are still accepted when other code changes",
    arguments: [
      code,
      "\n\n// more\n\n" + code,
      code.replacing(
        "\n",
        with: """


          \t
          """),
      code.replacing("\n", with: "\r\n"),
      "func d() { e() }\n" + code,
      // Reordered.
      code.split(separator: "\n").reversed().joined(separator: "\n"),
    ])
  func survives(_ new: String) throws {
    let outcome = try outcome(new)
    let isLonger = new.contains("func d")
    #expect(outcome.acceptedCount == 8)
    #expect(outcome.remaining.count == (isLonger ? 2 : 0))
    #expect(outcome.gone.isEmpty)
    #expect(outcome.pruned.entries.count == 8)
  }

  @Test("renaming code changes only its own findings")
  func renames() throws {
    let outcome = try outcome(Self.code.replacing("func a()", with: "func other()"))
    #expect(outcome.acceptedCount == 6)
    #expect(outcome.remaining.allSatisfy { $0.message == "`other`" })
    #expect(
      outcome.gone.map(\.text) == [Array("func a() { b() }".utf8), Array("func a() { b() }".utf8)])
  }

  @Test("a second finding like an accepted one is reported, once")
  func added() throws {
    let outcome = try outcome(Self.code + "\nfunc b() { c() }")
    #expect(outcome.acceptedCount == 8)
    #expect(outcome.remaining.map(\.rule) == ["function_probe", "other_probe"])
    #expect(outcome.gone.isEmpty)
  }

  @Test("one of two equal findings can be fixed, and its entry removed: a ratchet")
  func removed() throws {
    let new = Self.code.replacing(
      """
      func b() { c() }
      func b()
      """, with: "func b()")
    let outcome = try outcome(new)
    #expect(outcome.acceptedCount == 6 && outcome.remaining.isEmpty)
    #expect(outcome.gone.map(\.rule) == ["function_probe", "other_probe"])
    #expect(outcome.pruned.entries.count == 6)
    let back = outcome.pruned.apply(
      to: diagnostics(Self.code), root: root, scope: BaselineScope(linted: []) { _ in true })
    #expect(back.remaining.count == 2)
  }

  @Test(
    "random edits: unchanged findings stay accepted, and accepted, reported and stale ones add up")
  func properties() throws {
    var generator = SplitMix(seed: 1)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in line(&generator) }
      var new = old
      for _ in 0..<Int.random(in: 0..<4, using: &generator) {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: new.insert("", at: new.indices.randomElement(using: &generator) ?? 0)
        case 1: new.append(line(&generator))
        case 2 where !new.isEmpty: new.removeLast()
        default: new.shuffle(using: &generator)
        }
      }
      let outcome = try outcome(from: old.joined(separator: "\n"), new.joined(separator: "\n"))
      let (before, after) = (counts(old), counts(new))
      let kept = before.reduce(0) { $0 + min($1.value, after[$1.key, default: 0]) }
      #expect(outcome.acceptedCount == 2 * kept)
      #expect(outcome.remaining.count == 2 * (new.count { !$0.isEmpty } - kept))
      #expect(outcome.gone.count == 2 * (old.count { !$0.isEmpty } - kept))
    }
  }

  private func line(_ generator: inout SplitMix) -> String {
    "func \(["a", "b", "c"].randomElement(using: &generator)!)() {}"
  }

  private func counts(_ lines: [String]) -> [String: Int] {
    lines.filter { !$0.isEmpty }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  @Test("only entries that a run has checked are stale")
  func scope() throws {
    #expect(try outcome("", isLinted: false).gone.isEmpty)
    #expect(try outcome("", isLinted: false, exists: false).gone.count == 8)
    #expect(
      try outcome("", isLinted: false, exists: false, findsMovedFiles: false).gone.isEmpty)
    #expect(try outcome("", isLinted: true).gone.count == 8)
    #expect(
      try outcome("", unjudged: ["other_probe"]).gone.map(\.rule)
        == Array(repeating: "function_probe", count: 4))
  }

  @Test("the existence of a file is checked once")
  func asksOnce() throws {
    var asked: [FilePath] = []
    let scope = BaselineScope(linted: []) { path in
      asked.append(path)
      return true
    }
    let baseline = Baseline(
      accepting: diagnostics(Self.code) + diagnostics(Self.code, path: "B.swift"), root: root)
    _ = baseline.apply(to: [], root: root, scope: scope)
    #expect(asked == [FilePath("A.swift"), FilePath("B.swift")])
  }

  @Test("a syntax error is not accepted, and makes no entry stale")
  func syntax() throws {
    #expect(Baseline(accepting: diagnostics("let a = ("), root: root).entries.isEmpty)
    let outcome = try outcome("let a = (")
    #expect(outcome.gone.isEmpty && outcome.acceptedCount == 0)
    #expect(outcome.remaining.map(\.rule) == ["syntax"])
  }

  @Test("an entry is for its file and its rule")
  func keys() {
    let found = diagnostics("func a() {}")
    let scope = BaselineScope(linted: []) { _ in true }
    func accepted(_ change: (inout Diagnostic) -> Void) -> Int {
      let changed = found.map { diagnostic in
        var diagnostic = diagnostic
        change(&diagnostic)
        return diagnostic
      }
      return Baseline(accepting: changed, root: root)
        .apply(to: found, root: root, scope: scope).acceptedCount
    }
    #expect(accepted { _ in } == 2)
    #expect(accepted { $0.path = FilePath("./x/../A.swift") } == 2)
    #expect(accepted { $0.path = FilePath("B.swift") } == 0)
    #expect(accepted { $0.rule = "third" } == 0)
    #expect(accepted { $0.contentHash += 1 } == 0)
    #expect(accepted { $0.message = "another" } == 2)
  }

  @Test(
    "paths are relative to the root, wherever the tool was started",
    arguments: [
      ("/r", "a/B.swift", "a/B.swift"), ("/r/a", "B.swift", "a/B.swift"),
      ("/r/a", "../B.swift", "B.swift"), ("/x", "/r/a/B.swift", "a/B.swift"),
      ("/r", "../x/B.swift", "../x/B.swift"), ("/r", "/r2/B.swift", "../r2/B.swift"),
    ])
  func names(_ current: String, _ path: String, _ name: String) {
    let root = BaselineRoot(FilePath("/r"), currentFolder: FilePath(current))
    #expect(root.path(of: FilePath(path)) == FilePath(name))
  }

  @Test("a run over some files keeps the entries of the others when it writes")
  func keeping() {
    let old = Baseline(
      accepting: diagnostics("func a() {}") + diagnostics("func b() {}", path: "B.swift"),
      root: root)
    let new = Baseline(accepting: diagnostics("func c() {}"), root: root)
    let scope = BaselineScope(linted: [FilePath("A.swift")]) { _ in true }
    let written = new.union(
      old.apply(to: diagnostics("func c() {}"), root: root, scope: scope).pruned)
    #expect(
      written.entries.map { String(decoding: $0.text, as: UTF8.self) } == [
        "func c() {}", "func c() {}", "func b() {}", "func b() {}",
      ])
  }
}
