import LintEngine
import Platform
import RuleKit
import Rules
import SwiftSource
import Synchronization

/// The findings of each rule when files without its trigger words are skipped, and when they are not.
struct TriggerReport: Sendable {
  private let fileCount: Int
  /// The number of findings of each rule on its own, in the order of the catalogue.
  private(set) var findingCounts = [Int](repeating: 0, count: Catalog.rules.count)
  /// The rules whose trigger words are incomplete, each with a file that shows it.
  private(set) var differences: [(rule: String, path: FilePath)] = []

  private init(fileCount: Int) { self.fileCount = fileCount }

  /// Checks each file with each rule on its own, twice.
  static func report(on files: [FilePath]) -> TriggerReport {
    let next = Atomic<Int>(0)
    let report = Mutex(TriggerReport(fileCount: files.count))
    runOnThreads(processorCount()) { _ in
      var part = TriggerReport(fileCount: 0)
      let checkers = Catalog.rules.map { (usual: checker(of: $0), patient: checker(of: $0, false)) }
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < files.count else { break }
        guard let text = try? readFile(files[index].bytes, most: 1 << 30) else { continue }
        for (rule, checker) in checkers.enumerated() {
          checker.usual.source.load(text)
          checker.patient.source.load(text)
          let usual = checker.usual.check(path: files[index])
          let all = checker.patient.check(path: files[index])
          part.findingCounts[rule] += all.count { $0.rule != SyntaxProblem.ruleID }
          if usual != all {
            part.differences.append((Catalog.rules[rule].description.id, files[index]))
          }
        }
      }
      report.withLock { $0.formUnion(part) }
    }
    return report.withLock { $0 }
  }

  private static func checker(of rule: any Rule.Type, _ skips: Bool = true) -> FileChecker {
    var rules = RuleSet()
    rules.add(rule.configured(), severity: .warning)
    return FileChecker(rules: rules, skipsUninteresting: skips)
  }

  private mutating func formUnion(_ other: TriggerReport) {
    for (index, count) in other.findingCounts.enumerated() { findingCounts[index] += count }
    differences += other.differences
  }

  var text: String {
    let silent = zip(Catalog.rules, findingCounts).filter { $0.1 == 0 }.map { $0.0.description.id }
    var lines = differences.map { "\($0.rule): \(String(decoding: $0.path.bytes, as: UTF8.self))" }
    lines.append(
      "triggers: \(fileCount) files, \(findingCounts.reduce(0, +)) findings of \(findingCounts.count) rules, "
        + "\(differences.count) of them only without skipping")
    if !silent.isEmpty { lines.append("without a finding: \(silent.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }
}
