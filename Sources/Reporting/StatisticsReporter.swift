import LintEngine

/// A table of the violated rules: how often, in how many files, and with which severity. The most frequent one comes
/// first.
public struct StatisticsReporter: Reporter {
  private struct Row {
    var rule: String
    var severity: Severity
    var count = 0
    var fileCount = 0
    var lastPath: FilePath?
  }

  private let style: Style

  public init(style: Style) { self.style = style }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    var rows: [String: Row] = [:]
    for diagnostic in result.diagnostics {
      var row =
        rows[diagnostic.rule] ?? Row(rule: diagnostic.rule, severity: diagnostic.severity)
      row.count += 1
      row.severity = max(row.severity, diagnostic.severity)
      // The diagnostics of a file are adjacent.
      if row.lastPath != diagnostic.path { row.fileCount += 1 }
      row.lastPath = diagnostic.path
      rows[diagnostic.rule] = row
    }
    let sorted = rows.values.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.rule < $1.rule
    }
    append(sorted, to: &output)
    Summary(result, microseconds: nil, listsRules: false).render(style, into: &output)
  }

  private func append(_ rows: [Row], to output: inout [UInt8]) {
    guard !rows.isEmpty else { return }
    let titles = ["findings", "files", "severity", "rule"]
    let cells = rows.map {
      [String($0.count), String($0.fileCount), $0.severity.name, $0.rule]
    }
    let widths = titles.indices.map { column in
      ([titles] + cells).reduce(0) { max($0, $1[column].count) }
    }
    func appendRow(_ cells: [String], _ look: (Int) -> Style.Look?) {
      for (column, cell) in cells.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        // Numbers are right-aligned.
        if column < 2 { output.append(space) }
        if let look = look(column) {
          style.append(look, cell, to: &output)
        } else {
          output.appendVisible(cell)
        }
        if column < cells.count - 1 { output.append((column < 2 ? "" : space) + "  ") }
      }
      output.append("\n")
    }
    appendRow(titles) { _ in .dim }
    for (row, cells) in zip(rows, cells) {
      appendRow(cells) { $0 == 2 ? row.severity.look : nil }
    }
    output.append("\n")
  }
}
