import LintEngine
import Platform
import RuleKit

/// How many places each rule judged, and how often it was violated.
struct Statistics {
  /// The places and the findings of one rule.
  struct Row {
    let rule: String
    /// The highest severity of the findings; nil without any.
    let severity: Severity?
    /// What the rule judged: constraints, setup functions, views.
    let places: Int
    let count: Int
    let fileCount: Int
    let safeFixCount: Int
    let unsafeFixCount: Int
  }

  /// The most frequent violation comes first.
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
public struct StatisticsReporter: Reporter {
  private let context: ReportContext

  /// - Parameter context: provides the style and the rules.
  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    // Most code has no finding of most rules about mistakes.
    let mistakes = Set(context.rules.lazy.filter(\.family.isAboutMistakes).map(\.id))
    append(
      Statistics(result).rows.filter { $0.count > 0 || !mistakes.contains($0.rule) }, to: &output)
    Summary(result, microseconds: nil, listsRules: false, fixCommand: context.fixCommand)
      .render(context.style, into: &output)
  }

  private func append(_ rows: [Statistics.Row], to output: inout [UInt8]) {
    guard !rows.isEmpty else { return }
    let titles = ["findings", "places", "files", "severity", "rule"]
    let cells: [[(String, Style.Look?)]] = rows.map {
      [
        ("\($0.count)", nil), ("\($0.places)", nil), ("\($0.fileCount)", nil),
        ($0.severity?.name ?? "", $0.severity?.look), ($0.rule, nil),
      ]
    }
    appendTable([titles.map { ($0, .dim) }] + cells, rightAligned: 3, context.style, to: &output)
    output.append("\n")
  }
}

/// The statistics as a JSON document, for programs. It begins like that of `JSONReporter`, with the same `version`,
/// `tool`, `root` and `summary`; instead of findings it has
///
/// - `rules`: an array of the rules with findings or places, the most frequent one first, one per line of the document: the
///   `rule`, the highest `severity` of its `findings` if it has any, how many `places` it judged, the number of `files` with
///   findings, and how many have `safe_fixes` and `unsafe_fixes`.
/// - `problems`: the files that could not be read.
public struct StatisticsJSONReporter: Reporter {
  private let context: ReportContext

  /// - Parameter context: provides the paths and the program's version.
  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
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
