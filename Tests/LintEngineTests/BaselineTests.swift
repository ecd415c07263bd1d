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
    from old: String = code, _ new: String
  ) throws -> BaselineOutcome {
    let written = Baseline(accepting: diagnostics(old), root: root).rendered
    let scope = BaselineScope(linted: [FilePath("A.swift")]) { _ in true }
    return try Baseline(parsing: written).apply(to: diagnostics(new), root: root, scope: scope)
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

  @Test("an entry of a fixed finding is removed when the baseline is pruned: a ratchet")
  func removed() throws {
    let outcome = try outcome(Self.code.replacing("func b() { c() }\nfunc b()", with: "func b()"))
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
