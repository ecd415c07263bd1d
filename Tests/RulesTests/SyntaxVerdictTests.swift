import Foundation
import LintEngine
import Platform
import RuleKit
import SwiftSource
import TestSupport
import Testing

@testable import Rules

/// Whether a file is Swift does not depend on the rules of the run.
@Suite("Syntax errors, independent of the rules")
struct SyntaxVerdictTests {
  /// Sets of rules that need many words, few and none.
  private static let choices: [(name: String, rules: RuleSet)] = {
    var all = RuleSet()
    var defaults = RuleSet()
    var one = RuleSet()
    for rule in Catalog.rules {
      all.add(rule.configured(), severity: .warning)
      defaults.add(rule.configured())
    }
    one.add(ConstraintOrder())
    return [("all", all), ("the defaults", defaults), ("one", one), ("none", RuleSet())]
  }()

  /// The Swift files of some folders of the package.
  private static func files(in folders: [String]) -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return folders.flatMap { folder in
      let entries = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (entries?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
  }

  private func syntaxErrors(_ rules: RuleSet, _ code: [UInt8]) -> [Diagnostic] {
    let checker = FileChecker(rules: rules)
    checker.source.load(code)
    return checker.check(path: FilePath("A.swift")).filter { $0.rule == Diagnostic.syntaxRule }
  }

  @Test("a file without its last closing brace is an error", arguments: choices.indices)
  func lastBrace(_ choice: Int) throws {
    let files = Self.files(in: ["Tests/Fixtures", "Sources", "Rules"])
    #expect(files.count > 300)
    // A sorted selection, because the file system guarantees no order.
    let sorted = files.sorted { $0.path < $1.path }
    for index in stride(from: 0, to: sorted.count, by: Effort.full(1, byDefault: 20)) {
      let file = sorted[index]
      var code = Array(try Data(contentsOf: file))
      let source = SourceFile(code)
      guard source.problems.isEmpty,
        let brace = source.tokens.last(where: { $0.kind == .rightBrace })
      else { continue }
      let before = syntaxErrors(Self.choices[choice].rules, code)
      guard before.isEmpty else { continue }
      code.remove(at: Int(brace.start))
      #expect(
        !syntaxErrors(Self.choices[choice].rules, code).isEmpty,
        "\(file.path) with \(Self.choices[choice].name)")
    }
  }

  @Test(
    "all rules and no rules give the same errors",
    arguments: [
      "func f() {", "}", "let a = ([)]", "func f() { addSubview(a) ", "let a = \"\\(b(\"",
      "let a = 'b'",
      "/*", "struct A { func f() { ( } }",
    ])
  func same(_ code: String) {
    let verdicts = Self.choices.map { syntaxErrors($0.rules, Array(code.utf8)) }
    #expect(!verdicts[0].isEmpty)
    #expect(verdicts.allSatisfy { $0 == verdicts[0] })
  }
}
