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
public struct TeamCityReporter: Reporter {
  private static let shortLimit = 255
  private static let longLimit = 4000

  private let context: ReportContext

  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    appendTypes(result, to: &output)
    for file in result.files {
      let path = visible(context.rootRelative(file.path).bytes)
      var place: [UInt8] = []
      appendAttribute("file", path, Self.longLimit, to: &place)
      for problem in file.problems {
        append(
          ReadProblem.ruleID, problem.message, problem.advice, .error, place: place, line: nil,
          to: &output)
      }
      for diagnostic in file.diagnostics {
        append(
          diagnostic.rule, diagnostic.message, diagnostic.advice, diagnostic.severity,
          place: place, line: diagnostic.start.line, to: &output)
      }
    }
  }

  /// One message for each rule, in the order of the catalogue; other rules come last.
  private func appendTypes(_ result: LintResult, to output: inout [UInt8]) {
    var found = Set(result.diagnostics.map(\.rule))
    for rule in context.rules where found.remove(rule.id) != nil {
      appendType(rule.id, rule.family.title, "\(rule.summary). \(rule.rationale)", to: &output)
    }
    for id in found.sorted() { appendType(id, "layoutlint", id, to: &output) }
    guard !result.problems.isEmpty else { return }
    appendType(ReadProblem.ruleID, "layoutlint", "A file could not be read", to: &output)
  }

  private func appendType(
    _ id: String, _ category: String, _ description: String, to output: inout [UInt8]
  ) {
    output.append("##teamcity[inspectionType")
    appendAttribute("id", id, Self.shortLimit, to: &output)
    appendAttribute("name", id, Self.shortLimit, to: &output)
    appendAttribute("category", category, Self.shortLimit, to: &output)
    appendAttribute("description", description, Self.longLimit, to: &output)
    output.append("]\n")
  }

  private func append(
    _ rule: String, _ message: String, _ advice: String, _ severity: Severity, place: [UInt8],
    line: Int?, to output: inout [UInt8]
  ) {
    output.append("##teamcity[inspection")
    appendAttribute("typeId", rule, Self.shortLimit, to: &output)
    let text = advice.isEmpty ? message : message + "; " + advice
    appendAttribute("message", text, Self.longLimit, to: &output)
    output.append(contentsOf: place)
    if let line {
      output.append(" line='")
      output.append(decimal: line)
      output.append("'")
    }
    output.append(" SEVERITY='")
    output.append(severity.teamCityName)
    output.append("']\n")
  }

  private func appendAttribute(
    _ name: String, _ value: String, _ limit: Int, to output: inout [UInt8]
  ) {
    output.append(" \(name)='")
    Self.escape.append(clipped(value, utf16Limit: limit), to: &output)
    output.append("'")
  }

  private static let escape = TextEscape(
    ["|": "||", "'": "|'", "[": "|[", "]": "|]", "\n": "|n", "\r": "|r"],
    beyondASCII: { scalar in
      Character(scalar).utf16.reduce(into: "") { text, unit in
        let digits = String(unit, radix: 16, uppercase: true)
        text += "|0x" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    })
}

extension Severity {
  fileprivate var teamCityName: String {
    switch self {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note, .off: "INFO"
    }
  }
}
