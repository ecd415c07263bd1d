import LintEngine
import Project

extension ReportFormat {
  /// Whether a file is a layoutlint report of any format: a configuration may replace nothing else.
  public static func isReport(_ start: [UInt8], rules: [String]) -> Bool {
    let text = String(decoding: start, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) || text == "[]\n" { return true }
    if marks.contains(where: text.hasPrefix) { return true }
    if text.hasPrefix("<!DOCTYPE html>"), text.prefix(2048).contains(HTMLReporter.mark) {
      return true
    }
    // The other formats name a rule with each finding.
    let lines = text.split(separator: "\n").prefix(50)
    if text.hasPrefix("::"), lines[0].contains(",title=layoutlint") { return true }
    let start = lines.prefix(2).joined(separator: "\n")
    return (rules + [Diagnostic.syntaxRule, ReadProblem.ruleID]).contains { rule in
      [
        "[\(rule)] ", "[\(rule)]: ", ",\"check_name\":\"\(rule)\",",
        ";code=\(rule);]", "##teamcity[inspectionType id='\(rule)'",
      ].contains(where: start.contains)
        // Unreadable files come first, and name no rule.
        || lines[0].contains(#/: (error|warning|note): /#)
          && lines.contains { $0.hasSuffix(" (\(rule))") }
    }
  }

  private static let marks = [
    "{\"version\":1,\"tool\":{\"name\":\"layoutlint\"", SARIFReporter.mark,
    "{\"source\":{\"name\":\"layoutlint\"}",
    JUnitReporter.mark, CheckstyleReporter.mark,
    "## layoutlint\n\nFound ", "## layoutlint\n\nNothing ", "Nothing found in ",
    "Nothing checked",
  ]
}
