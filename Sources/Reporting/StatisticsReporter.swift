import LintEngine
import Platform
import RuleKit

/// How many places each rule judged, and how often it was violated: the most frequent violation comes first.
struct Statistics {
  /// The places and the findings of one rule.
  struct Row {
    var rule: String
    /// The highest severity of the findings; nil without any.
    var severity: Severity?
    /// What the rule judged: constraints, setup functions, views.
    var places = 0
    var count = 0
    var fileCount = 0
    var safeFixCount = 0
    var unsafeFixCount = 0
    fileprivate var lastPath: FilePath?
  }

  let rows: [Row]

  init(_ result: LintResult) {
    var rows: [String: Row] = [:]
    for (rule, tally) in result.tallies where tally[Tally.places] > 0 {
      rows[rule] = Row(rule: rule, places: tally[Tally.places])
    }
    for diagnostic in result.diagnostics {
      var row = rows[diagnostic.rule] ?? Row(rule: diagnostic.rule)
      row.count += 1
      row.severity = max(row.severity ?? diagnostic.severity, diagnostic.severity)
      // The diagnostics of a file are adjacent.
      if row.lastPath != diagnostic.path { row.fileCount += 1 }
      row.lastPath = diagnostic.path
      if diagnostic.fix?.safety == .safe { row.safeFixCount += 1 }
      if diagnostic.fix?.safety == .unsafe { row.unsafeFixCount += 1 }
      rows[diagnostic.rule] = row
    }
    self.rows = rows.values.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.rule < $1.rule
    }
  }
}

/// A table of the rules that have findings or are conventions: how many findings and places, in how many files, and with which
/// severity.
public struct StatisticsReporter: Reporter {
  private let style: Style
  private let fixCommand: String
  private let mistakes: Set<String>

  /// - Parameter context: provides the style and the rules.
  public init(_ context: ReportContext) {
    style = context.style
    mistakes = Set(context.rules.lazy.filter(\.family.isAboutMistakes).map(\.id))
    fixCommand = context.fixCommand
  }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    // Most code has no finding of most rules about mistakes.
    let rows = Statistics(result).rows.filter { $0.count > 0 || !mistakes.contains($0.rule) }
    append(rows, to: &output)
    Summary(result, microseconds: nil, listsRules: false, fixCommand: fixCommand)
      .render(style, into: &output)
  }

  private func append(_ rows: [Statistics.Row], to output: inout [UInt8]) {
    guard !rows.isEmpty else { return }
    let titles = ["findings", "places", "files", "severity", "rule"]
    let cells = rows.map {
      [
        String($0.count), String($0.places), String($0.fileCount), $0.severity?.name ?? "",
        $0.rule,
      ]
    }
    let widths = titles.indices.map { column in
      ([titles] + cells).reduce(0) { max($0, $1[column].count) }
    }
    func appendRow(_ cells: [String], _ look: (Int) -> Style.Look?) {
      for (column, cell) in cells.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        // Numbers are right-aligned.
        if column < 3 { output.append(space) }
        if let look = look(column) {
          style.append(look, cell, to: &output)
        } else {
          output.appendVisible(cell)
        }
        if column < cells.count - 1 { output.append((column < 3 ? "" : space) + "  ") }
      }
      output.append("\n")
    }
    appendRow(titles) { _ in .dim }
    for (row, cells) in zip(rows, cells) {
      appendRow(cells) { $0 == 3 ? row.severity?.look : nil }
    }
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
    JSONWriter.write(to: &output) { json in
      json.object { json in
        json.members(ofRun: result, context)
        json.key("rules")
        json.lines(Statistics(result).rows) { json, row in
          json.object { json in
            json.member("rule", row.rule)
            if let severity = row.severity { json.member("severity", severity.name) }
            json.member("findings", row.count)
            json.member("places", row.places)
            json.member("files", row.fileCount)
            json.member("safe_fixes", row.safeFixCount)
            json.member("unsafe_fixes", row.unsafeFixCount)
          }
        }
        json.problems(of: result, context)
      }
      json.endLine()
    }
  }
}
