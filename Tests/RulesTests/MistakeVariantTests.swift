import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Rules

/// Variants of each kind of mistake that people report in public: in several dialects, in closures, lists and loops, with
/// helpers of the project and in several files, and code that only looks like it.
///
/// The files are in `Tests/Fixtures/Mistakes`. Behind `### number rules`, `---` is between the variants of a kind, and `+++`
/// between the files of one. A variant is the body of a class, behind its imports and `: Superclass` if that is not `UIView`,
/// or whole declarations. `↓` marks the lines where one of the rules reports something; nothing else may be reported.
@Suite("Variants of mistakes")
struct MistakeVariantTests {
  @Test(
    "each variant has the findings that it marks, and no others",
    arguments: [
      "animations", "appearance", "cells", "constraints", "controllers", "geometry", "passes",
      "sizes", "snapkit", "stacks", "touches",
    ])
  func variants(ofGroup group: String) throws {
    let text = try Repository.text("Tests/Fixtures/Mistakes/\(group).txt")
    for kind in ("\n" + text).split(separator: "\n### ") {
      let (head, variants) = try #require(kind.parts)
      let names = head.split(separator: " ").map(String.init)
      for (index, variant) in "\n\(variants)".split(separator: "\n---").enumerated() {
        let differences = Self.differences(String(variant), rules: Set(names.dropFirst()))
        #expect(differences == [], "variant \(index + 1) of \(names[0]):\(variant)")
      }
    }
  }

  private static let rules = RuleSet.catalogue {
    $0.family == .correctness && $0.defaultSeverity != .off
  }

  /// The marked lines without a finding, and the findings that are not marked.
  private static func differences(_ variant: String, rules wanted: Set<String>) -> [String] {
    let marked = variant.split(separator: "\n+++").map { code(of: String($0)) }
    var left: Set<String> = []
    for (file, code) in marked.enumerated() {
      for (line, text) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where text.contains(Example.marker) {
        left.insert("\(file).swift:\(line + 1)")
      }
    }
    var found: Set<String> = []
    var differences: [String] = []
    for diagnostic in diagnostics(inFiles: marked.map { $0.filter { $0 != Example.marker } }) {
      let place =
        "\(String(decoding: diagnostic.path.bytes, as: UTF8.self)):\(diagnostic.start.line)"
      if left.contains(place), wanted.contains(diagnostic.rule) {
        found.insert(place)
      } else {
        differences.append("\(place) has \(diagnostic.rule): \(diagnostic.message)")
      }
    }
    return left.subtracting(found).sorted().map { "\($0) has nothing" } + differences
  }

  private static func diagnostics(inFiles texts: [String]) -> [Diagnostic] {
    let files = texts.enumerated().map { (FilePath("\($0).swift"), Array($1.utf8)) }
    let discovery = FileDiscovery(
      files: files.map { .init(path: $0, byteCount: $1.count) }, rules: rules, areProject: true)
    return Linter(threads: 1).run(discovery, texts: Dictionary(uniqueKeysWithValues: files))
      .diagnostics
  }

  /// The code of a file, in a class unless it declares types itself.
  private static func code(of file: String) -> String {
    var lines = file.split(separator: "\n", omittingEmptySubsequences: true)[...]
    let imports = lines.prefix { $0.hasPrefix("import ") }
    lines = lines.dropFirst(imports.count)
    let body = lines.joined(separator: "\n")
    let declaresTypes = lines.contains {
      $0.hasPrefix("class ") || $0.hasPrefix("final class ") || $0.hasPrefix("extension ")
    }
    let head = (["import UIKit"] + imports).joined(separator: "\n")
    guard !declaresTypes else { return "\(head)\n\(body)\n" }
    let superclass = lines.first { $0.hasPrefix(": ") }
    let members = superclass == nil ? body : lines.dropFirst().joined(separator: "\n")
    return "\(head)\nfinal class Panel\(superclass ?? ": UIView") {\n\(members)\n}\n"
  }
}

extension Substring {
  /// The first line, and the others.
  fileprivate var parts: (Substring, Substring)? {
    firstIndex(of: "\n").map { (self[..<$0], self[index(after: $0)...]) }
  }
}
