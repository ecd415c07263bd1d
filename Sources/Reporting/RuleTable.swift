import LintEngine

/// The rules as a table for a terminal: id, default severity, fix, family, summary.
public struct RuleTable: Sendable {
  private let rules: [RuleDescription]
  private let style: Style

  public init(_ rules: [RuleDescription], style: Style) {
    self.rules = rules
    self.style = style
  }

  /// Appends the table.
  public func render(into output: inout [UInt8]) {
    let rows = rules.map {
      [$0.id, $0.defaultSeverity.name, $0.fixSafety.name, $0.family.id, $0.summary]
    }
    let titles = ["rule", "default", "fix", "family", "what it finds"]
    let widths = titles.indices.dropLast().map { column in
      ([titles] + rows).reduce(0) { max($0, $1[column].count) }
    }
    func appendRow(_ cells: [String], _ look: (Int) -> Style.Look?) {
      for (column, cell) in cells.enumerated() {
        if let look = look(column) {
          style.append(look, cell, to: &output)
        } else {
          output.appendVisible(cell)
        }
        guard column < widths.count else { break }
        output.append(String(repeating: " ", count: widths[column] - cell.count + 2))
      }
      output.append("\n")
    }
    appendRow(titles) { _ in .dim }
    for (row, rule) in zip(rows, rules) {
      appendRow(row) { $0 == 0 ? .bold : $0 == 1 ? rule.defaultSeverity.look : nil }
    }
  }
}

extension FixSafety {
  /// The word in tables.
  var name: String { self == .none ? "-" : rawValue }
}
