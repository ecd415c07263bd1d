import LintEngine
import Platform
import RuleKit

/// How many places each rule judged, and how often it was violated.
struct Statistics {
  struct Row {
    let rule: String
    let severity: Severity?
    /// What the rule judged: constraints, setup functions, views.
    let places: Int
    let count: Int
    let fileCount: Int
    let safeFixCount: Int
    let unsafeFixCount: Int
  }

  let rows: [Row]

  init(_ result: LintResult) {
    let found = Dictionary(grouping: result.diagnostics, by: \.rule)
    let places = result.tallies.mapValues { $0[Tally.places] }.filter { $1 > 0 }
    rows = Set(found.keys).union(places.keys).map { rule in
      let own = found[rule] ?? []
      return Row(
        rule: rule, severity: own.map(\.severity).max(), places: places[rule] ?? 0,
        count: own.count, fileCount: Set(own.map(\.path)).count,
        safeFixCount: own.count { $0.fix?.safety == .safe },
        unsafeFixCount: own.count { $0.fix?.safety == .unsafe })
    }.sorted { $0.count != $1.count ? $0.count > $1.count : $0.rule < $1.rule }
  }
}

/// A table of the rules that have findings or are conventions: how many findings and places, in how many files, and with which
/// severity.
struct StatisticsReporter: Reporter {
  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    // Most code has no finding of most rules about mistakes.
    let mistakes = Set(context.rules.lazy.filter(\.family.isAboutMistakes).map(\.id))
    let rows = Statistics(result).rows.filter { $0.count > 0 || !mistakes.contains($0.rule) }
    if !rows.isEmpty {
      let titles = ["findings", "places", "files", "severity", "rule"]
      let cells: [[(String, Style.Look?)]] = rows.map {
        [
          ("\($0.count)", nil), ("\($0.places)", nil), ("\($0.fileCount)", nil),
          ($0.severity?.name ?? "", $0.severity?.look), ($0.rule, nil),
        ]
      }
      appendTable(
        [titles.map { ($0, .dim) }] + cells, rightAligned: 3, context.style, to: &output)
      output.append("\n")
    }
    Summary(result, microseconds: nil, listsRules: false, fixCommand: context.fixCommand)
      .render(context.style, into: &output)
  }
}

/// The statistics as a JSON document, for programs: that of `JSONReporter`, with rules in place of findings.
struct StatisticsJSONReporter: Reporter {
  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    JSONWriter.document(to: &output) { json in
      json.members(ofRun: result, context)
      json.lines("rules", Statistics(result).rows) { json, row in
        json.member("rule", row.rule)
        if let severity = row.severity { json.member("severity", severity.name) }
        json.member("findings", row.count)
        json.member("places", row.places)
        json.member("files", row.fileCount)
        json.member("safe_fixes", row.safeFixCount)
        json.member("unsafe_fixes", row.unsafeFixCount)
      }
      json.problems(of: result, context)
    }
  }
}
