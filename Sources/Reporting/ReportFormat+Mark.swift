import LintEngine
import Project

extension ReportFormat {
  /// Whether a file is a layoutlint report of any format: a configuration may replace nothing else.
  ///
  /// - Parameters:
  ///   - start: the first bytes of the file. An empty file has nothing to lose.
  ///   - rules: the ids of all rules.
  public static func isReport(_ start: [UInt8], rules: [String]) -> Bool {
    let text = String(decoding: start, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) || text == "[]\n" { return true }
    if marks.contains(where: text.hasPrefix) { return true }
    if text.hasPrefix("<!DOCTYPE html>"), text.prefix(2048).contains(HTMLReporter.mark) {
      return true
    }
    let lines = text.split(separator: "\n").prefix(50)
    return (rules + [Diagnostic.syntaxRule, ReadProblem.ruleID]).contains { rule in
      isReport(lines, naming: rule)
    }
  }

  private static let marks = [
    "{\"version\":1,\"tool\":{\"name\":\"layoutlint\"", SARIFReporter.mark,
    "{\"source\":{\"name\":\"layoutlint\"}",
    JUnitReporter.mark, CheckstyleReporter.mark,
    "## layoutlint\n\nFound ", "## layoutlint\n\nNothing ", "Nothing found in ",
    "Nothing checked",
  ]

  private static func isReport(_ lines: ArraySlice<Substring>, naming rule: String) -> Bool {
    let first = lines[0]
    if first == "[" {
      return lines.dropFirst().first?.contains(",\"check_name\":\"\(rule)\",") == true
    }
    if first.hasPrefix("::") { return first.contains(",title=layoutlint") }
    if first.hasPrefix("##vso[task.logissue ") { return first.contains(";code=\(rule);]") }
    if first.hasPrefix("##teamcity[") {
      return first.hasPrefix("##teamcity[inspectionType id='\(rule)'")
    }
    for severity in ["error", "warning", "note"] {
      if first.contains(": \(severity)[\(rule)] ") { return true }
      // `pretty` has a file on the first line, followed by its findings.
      if let second = lines.dropFirst().first, second.hasPrefix("  "),
        second.contains(" \(severity)[\(rule)]: ")
      {
        return true
      }
      // Unreadable files come first, and name no rule.
      if first.contains(": \(severity): "), lines.contains(where: { $0.hasSuffix(" (\(rule))") }) {
        return true
      }
    }
    return false
  }
}
