import RuleKit

/// The rules as a table for a terminal: id, default severity, fix, family, summary. Those of the cookbook are in the order
/// of its chapters, which the family's column names.
public struct RuleTable: Sendable {
  private let rules: [RuleDescription]
  private let style: Style

  public init(_ rules: [RuleDescription], style: Style) {
    let cookbook = rules.filter { $0.family == .cookbook }
    let byChapter = CookbookChapter.allCases.flatMap { chapter in
      cookbook.filter { $0.chapter == chapter }
    }
    self.rules = byChapter + rules.filter { $0.family != .cookbook }
    self.style = style
  }

  /// Appends the table.
  public func render(into output: inout [UInt8]) {
    let rows = rules.map {
      [$0.id, $0.defaultSeverity.name, $0.fixSafety.name, $0.group, $0.summary]
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

extension RuleDescription {
  /// The family, with the chapter of a rule of the cookbook.
  fileprivate var group: String {
    family == .cookbook ? "\(family.id): \(chapter.rawValue)" : family.id
  }
}

extension FixSafety {
  /// The word in tables.
  var name: String { self == .none ? "-" : rawValue }
}
