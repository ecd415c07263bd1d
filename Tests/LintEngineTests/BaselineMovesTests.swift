import LintEngine
import Platform
import ProbeSupport
import RuleKit
import SwiftSource
import Testing

@Suite("A baseline and moved files")
struct BaselineMovesTests {
  private let root = BaselineRoot(FilePath("/r"), currentFolder: FilePath("/r"))

  /// Two findings for each name, in a function with this name.
  private func diagnostics(_ names: String, in path: String) -> [Diagnostic] {
    var rules = RuleSet()
    rules.add(FunctionProbe())
    rules.add(OtherProbe())
    let code = names.split(separator: " ").map { "func \($0)() {}\n" }.joined()
    return check(code, rules).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.path = FilePath(path)
      return diagnostic
    }
  }

  @Test("a run that cannot find each moved file judges the moved ones that it has found")
  func some() throws {
    var scope = BaselineScope(linted: [FilePath("x/A.swift")]) { $0 == FilePath("x/A.swift") }
    scope.findsMovedFiles = false
    let baseline = Baseline(
      accepting: diagnostics("a b c", in: "A.swift") + diagnostics("d", in: "B.swift"), root: root)
    let outcome = baseline.apply(
      to: diagnostics("a b", in: "x/A.swift"), root: root, scope: scope)
    #expect(outcome.acceptedCount == 4 && outcome.gone.count == 2)
    #expect(
      paths(outcome.pruned) == Array(repeating: "B.swift", count: 2)
        + Array(repeating: "x/A.swift", count: 4))
  }

  private func paths(_ baseline: Baseline) -> [String] {
    baseline.entries.map { String(decoding: $0.path.bytes, as: UTF8.self) }
  }

  @Test("a pruned baseline accepts what has moved")
  func follows() throws {
    let written = Baseline(accepting: diagnostics("a b", in: "A.swift"), root: root)
    let scope = BaselineScope(linted: [FilePath("B.swift")]) { $0 == FilePath("B.swift") }
    let found = diagnostics("a b", in: "B.swift")
    let pruned = written.apply(to: found, root: root, scope: scope).pruned.rendered
    let again = try Baseline(parsing: pruned).apply(to: found, root: root, scope: scope)
    #expect(again.acceptedCount == 4 && again.moved.isEmpty && again.gone.isEmpty)
  }

  @Test("a moved file with a syntax error loses no entries")
  func syntax() throws {
    let written = Baseline(accepting: diagnostics("a b", in: "A.swift"), root: root)
    let broken =
      diagnostics("a", in: "x/A.swift")
      + check("let a = (", RuleSet()).map {
        var diagnostic = $0
        diagnostic.path = FilePath("x/A.swift")
        return diagnostic
      }
    let outcome = written.apply(
      to: broken, root: root,
      scope: BaselineScope(linted: [FilePath("x/A.swift")]) { _ in false })
    #expect(outcome.gone.isEmpty && outcome.acceptedCount == 2)
    #expect(outcome.remaining.map(\.rule) == ["syntax"])
  }

  @Test("findings shared by many lost files match none of them, except by name")
  func common() {
    let old = Baseline(
      accepting: (0..<40).flatMap { diagnostics("a", in: "\($0).swift") }, root: root)
    for moved in [[39], Array(0..<40)] {
      let linted = Set(moved.map { FilePath("x/\($0).swift") })
      let outcome = old.apply(
        to: moved.flatMap { diagnostics("a", in: "x/\($0).swift") }, root: root,
        scope: BaselineScope(linted: linted) { linted.contains($0) })
      #expect(outcome.acceptedCount == 2 * moved.count)
    }
  }

  @Test("a baseline of one form accepts findings in a file of the other")
  func baseline() throws {
    var rules = RuleSet()
    rules.add(FunctionProbe())
    func diagnostics(_ path: String) -> [Diagnostic] {
      check("func a() {}", rules).map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.path = FilePath(path)
        return diagnostic
      }
    }
    let root = BaselineRoot(FilePath("/r"), currentFolder: FilePath("/r"))
    let names = ["Caf\u{E9}/A.swift", "Cafe\u{301}/A.swift"]
    for old in names {
      let baseline = Baseline(accepting: diagnostics(old), root: root)
      #expect(baseline.entries.map(\.path) == [FilePath(old)])
      // Another user, or an older version, may have written the other form.
      let text = String(decoding: baseline.rendered, as: UTF8.self)
        .replacing("Caf\u{E9}", with: "Cafe\u{301}")
      for written in [baseline, try Baseline(parsing: Array(text.utf8))] {
        for new in names {
          let outcome = written.apply(
            to: diagnostics(new), root: root,
            scope: BaselineScope(linted: [root.path(of: FilePath(new))]) { _ in true })
          #expect(outcome.acceptedCount == 1 && outcome.gone.isEmpty)
        }
        let gone = written.apply(
          to: [], root: root, scope: BaselineScope(linted: [FilePath(names[0])]) { _ in true })
        #expect(gone.gone.count == 1)
      }
    }
  }
}
