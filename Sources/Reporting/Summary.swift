import LintEngine
import Platform
import RuleKit

/// The end of a report for people: the number of findings and files, by rule and by family.
struct Summary {
  private let counts: [(severity: Severity, count: Int)]
  /// The rules that found something, with their highest severity: those about mistakes first, then the most frequent
  /// ones.
  let rules: [(id: String, isMistake: Bool, severity: Severity, count: Int)]
  /// How many findings are mistakes, departures from conventions and so on: "3 mistakes".
  private let families: [String]
  private let filesWithDiagnostics: Int
  private let fileCount: Int
  private let problemCount: Int
  private let acceptedCount: Int
  private let suppressedCount: Int
  private let fixSentence: String?
  private let microseconds: Int?
  private let listsRules: Bool
  private let listsFamilies: Bool

  init(
    _ result: LintResult, microseconds: Int?, listsRules: Bool = true, listsFamilies: Bool = false,
    fixCommand: String = "--fix"
  ) {
    self.listsRules = listsRules
    self.listsFamilies = listsFamilies
    let severities: [Severity] = [.error, .warning, .note]
    counts = severities.map { ($0, result.count(of: $0)) }.filter { $0.1 > 0 }
    families = Self.families(of: result.diagnostics)
    var byRule: [String: (isMistake: Bool, severity: Severity, count: Int)] = [:]
    var files = 0
    var path: FilePath?
    for diagnostic in result.diagnostics {
      if diagnostic.path != path { files += 1 }
      path = diagnostic.path
      var rule = byRule[diagnostic.rule] ?? (diagnostic.isMistake, diagnostic.severity, 0)
      rule.severity = max(rule.severity, diagnostic.severity)
      rule.count += 1
      byRule[diagnostic.rule] = rule
    }
    rules = byRule.sorted { left, right in
      if left.value.isMistake != right.value.isMistake { return left.value.isMistake }
      if left.value.count != right.value.count { return left.value.count > right.value.count }
      return left.key < right.key
    }.map { ($0.key, $0.value.isMistake, $0.value.severity, $0.value.count) }
    filesWithDiagnostics = files
    fileCount = result.fileCount
    problemCount = result.problems.count
    acceptedCount = result.acceptedCount
    suppressedCount = result.suppressedCount
    fixSentence = Self.fixSentence(result, fixCommand)
    self.microseconds = microseconds
  }

  func render(_ style: Style, into output: inout [UInt8]) {
    if listsRules, rules.count > 1 { appendRules(style, to: &output) }
    if listsFamilies, !families.isEmpty {
      output.append(families.joined(separator: ", ") + "\n")
    }
    appendSentence(style, to: &output)
    output.append("\n")
    guard let fixSentence else { return }
    output.appendVisible(fixSentence)
    output.append("\n")
  }

  private static func families(of diagnostics: [Diagnostic]) -> [String] {
    var counts: [RuleFamily: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.family ?? .correctness, default: 0] += 1 }
    // Mistakes first, as everywhere.
    let order =
      RuleFamily.allCases.filter(\.isAboutMistakes)
      + RuleFamily.allCases.filter { !$0.isAboutMistakes }
    return order.compactMap { family in counts[family].map { family.amount($0) } }
  }

  /// How many findings the tool can fix, and how; nil for none.
  static func fixSentence(_ result: LintResult, _ command: String) -> String? {
    let safe = result.diagnostics.count { $0.fix?.safety == .safe }
    let unsafe = result.diagnostics.count { $0.fix?.safety == .unsafe }
    return switch (safe, unsafe) {
    case (0, 0): nil
    case (0, _): "\(unsafe) can be fixed with `\(command) --unsafe-fixes`"
    case (_, 0): "\(safe) can be fixed with `\(command)`"
    default: "\(safe) can be fixed with `\(command)`, \(unsafe) more with `--unsafe-fixes`"
    }
  }

  /// Appends the sentence with the counts, without a final period.
  func appendSentence(_ style: Style, to output: inout [UInt8]) {
    if counts.isEmpty, fileCount == 0 {
      output.append("Nothing checked")
    } else if counts.isEmpty {
      style.append(.good, "Nothing found", to: &output)
      output.append(" in \(amount(fileCount, "file"))")
    } else {
      output.append("Found ")
      for (index, entry) in counts.enumerated() {
        if index > 0 { output.append(index == counts.count - 1 ? " and " : ", ") }
        style.append(entry.severity.look, amount(entry.count, entry.severity.name), to: &output)
      }
      output.append(
        fileCount == 1 ? " in 1 file" : " in \(filesWithDiagnostics) of \(fileCount) files")
    }
    if problemCount > 0 {
      output.append(", ")
      style.append(.error, "\(problemCount) could not be read", to: &output)
    }
    if acceptedCount > 0 { output.append(", \(acceptedCount) accepted") }
    if suppressedCount > 0 { output.append(", \(suppressedCount) suppressed") }
    if let microseconds { style.append(.dim, " (\(duration(microseconds)))", to: &output) }
  }

  private func appendRules(_ style: Style, to output: inout [UInt8]) {
    let width = rules.reduce(0) { max($0, String($1.count).count) }
    for rule in rules {
      let count = String(rule.count)
      output.append("  " + String(repeating: " ", count: width - count.count))
      style.append(rule.severity.look, count, to: &output)
      output.append("  ")
      output.appendVisible(rule.id)
      output.append("\n")
    }
    output.append("\n")
  }
}

extension ReportContext {
  /// How many findings the tool can fix, and how; nil for none.
  public func fixSentence(_ result: LintResult) -> String? {
    Summary.fixSentence(result, fixCommand)
  }
}

extension RuleFamily {
  /// "3 mistakes", "1 departure from conventions".
  fileprivate func amount(_ count: Int) -> String {
    func noun(_ noun: String) -> String { RuleKit.amount(count, noun) }
    return switch self {
    case .correctness: noun("mistake")
    case .accessibility: noun("obstacle") + " to accessibility"
    case .cookbook: noun("departure") + " from conventions"
    case .frames: noun("departure") + " from frame conventions"
    case .suppressions: noun("problem") + " with suppressions"
    }
  }
}

/// "0.4 ms", "18 ms", "1.3 s".
func duration(_ microseconds: Int) -> String {
  func tenths(_ value: Int) -> String { "\(value / 10).\(value % 10)" }
  if microseconds < 9_950 { return tenths((microseconds + 50) / 100) + " ms" }
  if microseconds < 999_500 { return "\((microseconds + 500) / 1000) ms" }
  return tenths((microseconds + 50_000) / 100_000) + " s"
}
