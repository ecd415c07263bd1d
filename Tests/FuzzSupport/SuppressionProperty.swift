import LintEngine
import Platform
import RuleKit
import Rules
import SwiftSource

/// Comments silence findings and do nothing else: remaining and silenced findings are those without the comments.
package final class SuppressionProperty: Property {
  package static let name = "suppressions"
  package static let summary = "reported and silenced findings are those without suppressions"
  package static let longestInput = 2048
  package static let seeds: [Seed] = Seed.swift.flatMap { [$0] + suppressed($0) }

  private let checker = FileChecker(rules: TriedRules.standard, skipsUninteresting: false)
  private let path = FilePath("Input.swift")
  private static let aboutSuppressions = Set(
    Catalog.rules.filter { $0.description.family == .suppressions }.map { $0.description.id })

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    checker.source.load(input)
    let reported = checker.occurrences(path: path)
    let silencedCount = checker.suppressedCount
    checker.source.load(Self.withoutMarkers(input))
    var silenced = checker.occurrences(path: path)
    for diagnostic in reported where !Self.aboutSuppressions.contains(diagnostic.rule) {
      guard
        let index = silenced.firstIndex(where: {
          $0.rule == diagnostic.rule && $0.range == diagnostic.range
        })
      else {
        return "\(diagnostic.rule) at \(diagnostic.range) is reported because of a suppression"
      }
      silenced.remove(at: index)
    }
    guard silenced.count == silencedCount else {
      return "\(silencedCount) findings are counted as silenced, but \(silenced.count) are"
    }
    let text = String(decoding: input, as: UTF8.self)
    for diagnostic in silenced {
      guard Self.names[diagnostic.rule]?.contains(where: text.contains) == true else {
        return "\(diagnostic.rule) is silenced without a suppression"
      }
    }
    for diagnostic in reported where Self.aboutSuppressions.contains(diagnostic.rule) {
      guard text.utf8.count == 0 || diagnostic.range.upperBound <= input.count else {
        return "\(diagnostic.rule) is not in the file"
      }
    }
    return nil
  }

  /// For each rule, the names that silence it.
  private static let names = Dictionary(
    uniqueKeysWithValues: Catalog.rules.map { rule in
      let groups = RuleGroup.all.filter { $0.contains(rule.description) }.map(\.name)
      return (rule.id, [rule.id, Suppression.allRules] + groups)
    })

  private static let marker = Array("layoutlint:".utf8)

  /// The text with the same length but without suppressions.
  private static func withoutMarkers(_ input: [UInt8]) -> [UInt8] {
    var output = input
    var index = 0
    while index + marker.count <= output.count {
      if output[index] == marker[0], output[index...].starts(with: marker) {
        // It remains a name if it occurs in code.
        output[index + marker.count - 2] = UInt8(ascii: "x")
      }
      index += 1
    }
    return output
  }

  /// A text with suppressions at its start and after some of its lines.
  private static func suppressed(_ seed: Seed) -> [Seed] {
    let text = String(decoding: seed.bytes, as: UTF8.self)
    guard text.utf8.count < longestInput / 2 else { return [] }
    let rule = String(seed.name.prefix { $0 != "-" })
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in stride(from: 1, to: lines.count, by: 3) {
      lines[index] += " // layoutlint:disable:this \(rule) - why"
    }
    return [
      Seed("all-" + seed.name, "// layoutlint:disable all - why\n" + text),
      Seed("groups-" + seed.name, "// layoutlint:disable conventions, correctness\n" + text),
      Seed("this-" + seed.name, lines.joined(separator: "\n")),
      Seed(
        "pair-" + seed.name,
        "/* layoutlint:disable \(rule) */ " + text + "\n// layoutlint:enable \(rule), x"),
    ]
  }
}
