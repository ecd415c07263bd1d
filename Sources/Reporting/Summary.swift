import LintEngine
import Platform
import RuleKit

/// The end of a report for people: the number of findings and files, by rule and by family.
struct Summary {
  private let result: LintResult
  /// The rules that found something, with their highest severity: those about mistakes first, then the most frequent
  /// ones.
  let rules: [(id: String, isMistake: Bool, severity: Severity, count: Int)]
  private let microseconds: Int?
  private let listsRules: Bool
  private let listsFamilies: Bool
  private let fixCommand: String

  init(
    _ result: LintResult, microseconds: Int?, listsRules: Bool = true, listsFamilies: Bool = false,
    fixCommand: String = "--fix"
  ) {
    self.result = result
    self.microseconds = microseconds
    self.listsRules = listsRules
    self.listsFamilies = listsFamilies
    self.fixCommand = fixCommand
    rules = Dictionary(grouping: result.diagnostics, by: \.rule).map { id, found in
      (id, found[0].isMistake, found.map(\.severity).max() ?? .off, found.count)
    }.sorted { left, right in
      if left.1 != right.1 { return left.1 }
      return left.3 != right.3 ? left.3 > right.3 : left.0 < right.0
    }
  }

  func render(_ style: Style, into output: inout [UInt8]) {
    if listsRules, rules.count > 1 {
      appendTable(
        rules.map { [(String($0.count), $0.severity.look), ($0.id, nil)] }, rightAligned: 1,
        indent: "  ", style, to: &output)
      output.append("\n")
    }
    if listsFamilies, !result.diagnostics.isEmpty {
      output.append(Self.families(of: result.diagnostics).joined(separator: ", ") + "\n")
    }
    appendSentence(style, to: &output)
    output.append("\n")
    if let sentence = Self.fixSentence(result, fixCommand) { output.write("\(sentence)\n") }
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
    let severities: [Severity] = [.error, .warning, .note]
    let counts = severities.map { ($0, result.count(of: $0)) }.filter { $0.1 > 0 }
    if counts.isEmpty, result.fileCount == 0 {
      output.append("Nothing checked")
    } else if counts.isEmpty {
      output.write(
        "\("Nothing found", .good) in \(amount(result.fileCount, "file"))", style: style)
    } else {
      for (index, (severity, count)) in counts.enumerated() {
        let lead = index == 0 ? "Found " : index == counts.count - 1 ? " and " : ", "
        output.write("\(lead)\(amount(count, severity.name), severity.look)", style: style)
      }
      let files = Set(result.diagnostics.lazy.map(\.path)).count
      output.append(
        result.fileCount == 1 ? " in 1 file" : " in \(files) of \(result.fileCount) files")
    }
    let problems = result.problems.count
    if problems > 0 { output.write(", \("\(problems) could not be read", .error)", style: style) }
    for (count, word) in [
      (result.acceptedCount, "accepted"), (result.suppressedCount, "suppressed"),
    ] where count > 0 { output.append(", \(count) \(word)") }
    if let microseconds { output.write("\(" (\(duration(microseconds)))", .dim)", style: style) }
  }
}

/// Appends rows in columns, two spaces apart; the last one is as wide as its texts.
func appendTable(
  _ rows: [[(text: String, look: Style.Look?)]], rightAligned: Int = 0, indent: String = "",
  _ style: Style, to output: inout [UInt8]
) {
  let widths = (rows.first ?? []).indices.map { column in
    rows.reduce(0) { max($0, $1[column].text.count) }
  }
  for row in rows {
    output.append(indent)
    for (column, cell) in row.enumerated() {
      let space = String(repeating: " ", count: widths[column] - cell.text.count)
      if column < rightAligned { output.append(space) }
      output.write("\(cell.text, cell.look)", style: style)
      if row[(column + 1)...].contains(where: { !$0.text.isEmpty }) {
        output.append((column < rightAligned ? "" : space) + "  ")
      }
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

func duration(_ microseconds: Int) -> String {
  func tenths(_ value: Int) -> String { "\(value / 10).\(value % 10)" }
  if microseconds < 9_950 { return tenths((microseconds + 50) / 100) + " ms" }
  if microseconds < 999_500 { return "\((microseconds + 500) / 1000) ms" }
  return tenths((microseconds + 50_000) / 100_000) + " s"
}
