import LintEngine
import RuleKit
import SwiftSource

/// The report of a first run on a terminal, which fits in 120 lines whatever the code: mistakes by rule, the worst first
/// and with their code as far as there is room; then likely dead code, a line for each place; then a table of conventions;
/// and the summary.
struct Overview {
  /// The findings of a rule in a section, and how much of them is shown.
  private struct Entry {
    var places: [Diagnostic]
    /// 0: one line, about all of them. Otherwise a line for each of the first places, of which the first `level - 1` have
    /// their code.
    var level = 0
    /// What that is.
    var text: [UInt8] = []
  }

  /// The most lines of the report, with what the command says behind it.
  private static let mostLines = 120
  private static let linesBehind = 4
  private static let mostPlaces = 3

  private let pretty: PrettyReporter
  private let habits: [String: String]
  private let end: [UInt8]
  private let conventions: [Diagnostic]
  /// The sections about mistakes, by rule.
  private var sections: [(title: String, entries: [Entry])]

  /// - Parameters:
  ///   - habits: what the code does mostly, by rule.
  ///   - end: the summary.
  init(
    _ pretty: PrettyReporter, _ sections: [ReportSection], _ habits: [String: String],
    end: [UInt8]
  ) {
    self.pretty = pretty
    self.habits = habits
    self.end = end
    func findings(_ section: ReportSection) -> [Diagnostic] { section.files.flatMap(\.diagnostics) }
    conventions = sections.filter { $0.kind == .conventions }.flatMap(findings)
    self.sections = sections.filter { $0.kind != .conventions }.map { section in
      (section.kind.rawValue, Self.entries(findings(section)))
    }
    fill()
  }

  /// The findings of each rule, the rules in the order of their first finding.
  private static func entries(_ findings: [Diagnostic]) -> [Entry] {
    var entries: [Entry] = []
    var indices: [String: Int] = [:]
    for finding in findings {
      if let index = indices[finding.rule] {
        entries[index].places.append(finding)
      } else {
        indices[finding.rule] = entries.count
        entries.append(Entry(places: [finding]))
      }
    }
    return entries
  }

  /// Shows more and more of the rules until there is no room: a line for each, then the code of the worst mistakes.
  private mutating func fill() {
    // Each with a blank line below, another one at the end, and what is left out of it.
    let titles = 4 * sections.count + (conventions.isEmpty ? 0 : 3)
    var room = Self.mostLines - Self.linesBehind - titles - (table + end).lineCount
    var hasRoomForCode = true
    for level in [0, 2, 1, 3, 4] {
      for section in sections.indices {
        for index in sections[section].entries.indices {
          var entry = sections[section].entries[index]
          let isNote = entry.places[0].severity <= .note
          guard level == 0 || entry.level < level && !entry.text.isEmpty,
            level < 2 || hasRoomForCode && !isNote
          else { continue }
          let lines = entry.text.lineCount
          entry.level = level
          entry.text = text(of: entry)
          guard entry.text.lineCount - lines <= room else {
            // Code is shown of the first ones.
            hasRoomForCode = hasRoomForCode && level < 2
            continue
          }
          room -= entry.text.lineCount - lines
          sections[section].entries[index] = entry
        }
      }
    }
  }

  private func text(of entry: Entry) -> [UInt8] {
    var text: [UInt8] = []
    let (places, first) = (entry.places, entry.places[0])
    guard entry.level > 0 else {
      pretty.appendLine(first, others: places.count - 1, to: &text)
      return text
    }
    for (index, place) in places.prefix(Self.mostPlaces).enumerated() {
      if index < entry.level - 1, place.severity > .note {
        pretty.append(place, at: visible(place.path.bytes) + ":", to: &text)
        text.append("\n")
      } else {
        pretty.appendLine(place, to: &text)
      }
    }
    let others = places.dropFirst(Self.mostPlaces)
    if !others.isEmpty {
      let files = amount(Set(others.map(\.path)).count, "file")
      text.write(
        "  \(first.rule, first.severity.look) and \(others.count) more in \(files)\n",
        style: pretty.style)
    }
    if entry.level > 1, !text.endsParagraph { text.append("\n") }
    return text
  }

  /// The conventions, a line for each.
  private var table: [UInt8] {
    var table: [UInt8] = []
    let rules = Dictionary(grouping: conventions, by: \.rule).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    let rows = rules.map { rule, places in
      (
        places.count, Set(places.map(\.path)).count, rule, places[0].severity.look,
        habits[rule] ?? ""
      )
    }
    let width = rows.reduce(4) { max($0, $1.2.count) }
    let room = pretty.width.map { $0 - width - 21 } ?? .max
    let titles = ["findings", "files", "rule", "what the code does mostly"]
    appendTable(
      [titles.map { ($0, .dim) }]
        + rows.map { count, files, rule, look, habit in
          [("\(count)", nil), ("\(files)", nil), (rule, look), (cut(habit, to: room), nil)]
        }, rightAligned: 2, indent: "  ", pretty.style, to: &table)
    return table
  }

  func append(to output: inout [UInt8]) {
    for (title, entries) in sections {
      output.write("\(title, .bold)\n\n", style: pretty.style)
      for entry in entries { output += entry.text }
      let hidden = entries.filter(\.text.isEmpty)
      if !hidden.isEmpty {
        let count = hidden.reduce(0) { $0 + $1.places.count }
        output.append("  and \(amount(count, "finding")) of \(amount(hidden.count, "more rule"))\n")
      }
      if !output.endsParagraph { output.append("\n") }
    }
    if !conventions.isEmpty {
      output.write("\("Conventions", .bold)\n\n", style: pretty.style)
      output += table
      output.append("\n")
    }
    output += end
    if !(sections.isEmpty && conventions.isEmpty) { output.append(PrettyReporter.rest) }
  }
}

extension [UInt8] {
  fileprivate var lineCount: Int { count { $0 == UInt8(ascii: "\n") } }
  fileprivate var endsParagraph: Bool { suffix(2).elementsEqual("\n\n".utf8) }
}
