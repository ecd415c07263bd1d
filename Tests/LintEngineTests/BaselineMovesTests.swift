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

  /// Accepts the findings in the old files and checks the new ones, which are the only existing files.
  private func outcome(
    from old: [(String, String)], to new: [(String, String)], present: Set<String> = [],
    isPartial: Bool = false, unjudged: Set<String> = []
  ) throws -> BaselineOutcome {
    let written = Baseline(
      accepting: old.flatMap { diagnostics($0.1, in: $0.0) }, root: root
    ).rendered
    let found = new.flatMap { diagnostics($0.1, in: $0.0) }.filter { !unjudged.contains($0.rule) }
    let linted = Set(new.map { FilePath($0.0) })
    let scope = BaselineScope(linted: linted, isPartial: isPartial, unjudged: unjudged) {
      linted.contains($0) || present.contains(String(decoding: $0.bytes, as: UTF8.self))
    }
    return try Baseline(parsing: written).apply(to: found, root: root, scope: scope)
  }

  private func paths(_ baseline: Baseline) -> [String] {
    baseline.entries.map { String(decoding: $0.path.bytes, as: UTF8.self) }
  }

  @Test("the entries follow, and a pruned baseline has the new path")
  func follows() throws {
    let outcome = try outcome(from: [("A.swift", "a b")], to: [("B.swift", "a b c")])
    #expect(outcome.acceptedCount == 4)
    #expect(outcome.remaining.map(\.message) == ["`c`", "`c`"])
    #expect(outcome.gone.isEmpty)
    #expect(outcome.moved == [FilePath("A.swift"): FilePath("B.swift")])
    #expect(paths(outcome.pruned) == Array(repeating: "B.swift", count: 4))
    let again = try Baseline(parsing: outcome.pruned.rendered).apply(
      to: diagnostics("a b", in: "B.swift"), root: root,
      scope: BaselineScope(linted: [FilePath("B.swift")]) { $0 == FilePath("B.swift") })
    #expect(again.acceptedCount == 4 && again.moved.isEmpty && again.gone.isEmpty)
  }

  @Test("a copy is new, whether or not the run has checked the original")
  func copies() throws {
    for isLinted in [true, false] {
      let original = ("A.swift", "a b")
      let outcome = try outcome(
        from: [original], to: (isLinted ? [original] : []) + [("x/A.swift", "a b")],
        present: ["A.swift"])
      #expect(outcome.remaining.count == 4)
      #expect(outcome.moved.isEmpty && outcome.gone.isEmpty)
    }
  }

  @Test(
    "with another name, half of both files must match; with the same name, half of one",
    arguments: [
      ("a b c d", "a b x y", true, true), ("a b c d", "a x y z", false, false),
      ("a b c d", "a", false, true), ("a", "a b c d", false, true), ("a", "b", false, false),
      ("a", "a", true, true),
    ])
  func similarity(old: String, new: String, renamed: Bool, moved: Bool) throws {
    for (path, follows) in [("B.swift", renamed), ("x/A.swift", moved)] {
      let outcome = try outcome(from: [("A.swift", old)], to: [(path, new)])
      let common = Set(old.split(separator: " ")).intersection(new.split(separator: " ")).count
      #expect(outcome.acceptedCount == (follows ? 2 * common : 0), "\(path)")
      #expect(outcome.moved.isEmpty == !follows)
      // Entries that did not move along are stale.
      let count = old.split(separator: " ").count - (follows ? common : 0)
      #expect(outcome.gone.count == 2 * count)
      #expect(outcome.pruned.entries.count == (follows ? 2 * common : 0))
    }
  }

  @Test("a file is moved once, to the best match of name, findings and folders")
  func best() throws {
    let twice = try outcome(
      from: [("A.swift", "a b")], to: [("B.swift", "a b"), ("x/A.swift", "a b")])
    #expect(twice.moved == [FilePath("A.swift"): FilePath("x/A.swift")])
    #expect(twice.remaining.allSatisfy { $0.path == FilePath("B.swift") })
    #expect(twice.acceptedCount == 4 && twice.remaining.count == 4)
    let folders = try outcome(
      from: [("old/a/V.swift", "a"), ("old/b/V.swift", "a"), ("old/c/V.swift", "a c")],
      to: [("new/b/V.swift", "a"), ("new/a/V.swift", "a"), ("new/c/V.swift", "a c")])
    for name in ["a", "b", "c"] {
      #expect(folders.moved[FilePath("old/\(name)/V.swift")] == FilePath("new/\(name)/V.swift"))
    }
    #expect(folders.remaining.isEmpty && folders.gone.isEmpty)
  }

  @Test("a file that is in the baseline takes over no entries")
  func known() throws {
    let outcome = try outcome(
      from: [("A.swift", "a b"), ("B.swift", "c")], to: [("B.swift", "a b c")])
    #expect(outcome.acceptedCount == 2)
    #expect(outcome.gone.count == 4)
    #expect(outcome.moved.isEmpty)
  }

  @Test("entries that a run cannot judge follow their file when the baseline is pruned")
  func unjudged() throws {
    let outcome = try outcome(
      from: [("A.swift", "a b")], to: [("B.swift", "a b")], unjudged: ["other_probe"])
    #expect(outcome.acceptedCount == 2 && outcome.gone.isEmpty)
    #expect(paths(outcome.pruned) == Array(repeating: "B.swift", count: 4))
  }

  @Test("in a run that sees some of the findings, entries move, and none is stale")
  func partial() throws {
    let outcome = try outcome(
      from: [("A.swift", "a b"), ("C.swift", "c")], to: [("x/A.swift", "a")], isPartial: true)
    #expect(outcome.acceptedCount == 2 && outcome.gone.isEmpty)
    #expect(outcome.moved == [FilePath("A.swift"): FilePath("x/A.swift")])
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
  func common() throws {
    let old = (0..<40).map { ("\($0).swift", "a") }
    #expect(try outcome(from: old, to: [("x/39.swift", "a")]).acceptedCount == 2)
    let many = try outcome(from: old, to: (0..<40).map { ("x/\($0).swift", "a") })
    #expect(many.acceptedCount == 80 && many.gone.isEmpty)
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
