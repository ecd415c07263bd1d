import LintEngine
import Project
import RuleKit

/// Service messages of TeamCity: an `inspectionType` for each rule that found something, then an `inspection` for each
/// diagnostic.
///
/// Format: "Service Messages", sections "Escaped Values" and "Reporting Inspections"
/// (https://www.jetbrains.com/help/teamcity/service-messages.html). Ids, names and categories are limited to 255
/// characters, descriptions, messages and paths to 4,000; longer ones are truncated. Non-ASCII characters are written
/// as `|0xNNNN`, because the agent's encoding is unknown. There are no columns.
///
/// Paths are relative to the root of the repository. A file that could not be read is an error of the type
/// `unreadable`.
struct TeamCityReporter: Reporter {
  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    appendTypes(result, to: &output)
    for file in result.files {
      let path = long(visible(context.rootRelative(file.path).bytes))
      for entry in file.entries {
        let line: Template? = entry.diagnostic.map { " line='\($0.start.line)'" }
        let severity = entry.severity == .note ? "INFO" : entry.severity.name.uppercased()
        output.write(
          """
          ##teamcity[inspection typeId='\(short(entry.rule))' message='\(long(entry.sentence))' \
          file='\(path)'\(line) SEVERITY='\(severity)']

          """, in: Self.escape)
      }
    }
  }

  /// One message for each rule, in the order of the catalogue; other rules come last.
  private func appendTypes(_ result: LintResult, to output: inout [UInt8]) {
    var found = Set(result.diagnostics.map(\.rule))
    var types = context.rules.filter { found.remove($0.id) != nil }.map {
      ($0.id, $0.family.title, "\($0.summary). \($0.rationale)")
    }
    types += found.sorted().map { ($0, "layoutlint", $0) }
    if !result.problems.isEmpty {
      types.append((ReadProblem.ruleID, "layoutlint", "A file could not be read"))
    }
    for (id, category, description) in types {
      output.write(
        """
        ##teamcity[inspectionType id='\(short(id))' name='\(short(id))' \
        category='\(short(category))' description='\(long(description))']

        """, in: Self.escape)
    }
  }

  private func short(_ text: String) -> String { clipped(text, utf16Limit: 255) }

  private func long(_ text: String) -> String { clipped(text, utf16Limit: 4000) }

  private static let escape = TextEscape(
    ["|": "||", "'": "|'", "[": "|[", "]": "|]", "\n": "|n", "\r": "|r"],
    beyondASCII: { "|0x" + TextEscape.utf16Digits($0, uppercase: true).joined(separator: "|0x") })
}
