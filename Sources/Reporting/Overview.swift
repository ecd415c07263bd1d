import LintEngine
import RuleKit
import SwiftSource

/// The report of a first run on a terminal, which fits in 120 lines whatever the code: mistakes by rule, the worst first,
/// with their code if there is room; then likely dead code; then a table of conventions; and the summary.
struct Overview {
  /// The most lines of the report, with what the command says behind it.
  private static let mostLines = 120
  private static let linesBehind = 4
  private static let mostPlaces = 3

  private let pretty: PrettyReporter
  private let habits: [String: String]
  private let end: [UInt8]
  private let conventions: [Diagnostic]
  private let sections: [(title: String, rules: [[Diagnostic]])]

  init(
    _ pretty: PrettyReporter, _ sections: [ReportSection], _ habits: [String: String],
    end: [UInt8]
  ) {
    (self.pretty, self.habits, self.end) = (pretty, habits, end)
    func findings(_ section: ReportSection) -> [Diagnostic] { section.files.flatMap(\.diagnostics) }
    conventions = sections.filter { $0.kind == .conventions }.flatMap(findings)
    self.sections = sections.filter { $0.kind != .conventions }.map { section in
      let all = findings(section)
      let rules = Dictionary(grouping: all, by: \.rule)
      var order: [String] = []
      for finding in all where !order.contains(finding.rule) { order.append(finding.rule) }
      return (section.kind.rawValue, order.compactMap { rules[$0] })
    }
  }

  func append(to output: inout [UInt8]) {
    var rest: [UInt8] = []
    if !conventions.isEmpty {
      rest.write("\("Conventions", .bold)\n\n", style: pretty.style)
      rest += table
      rest.append("\n")
    }
    rest += end
    if !(sections.isEmpty && conventions.isEmpty) { rest.append(PrettyReporter.rest) }
    let texts = mistakes(room: Self.mostLines - Self.linesBehind - rest.lineCount)
    for ((title, rules), texts) in zip(sections, texts) {
      output.write("\(title, .bold)\n\n", style: pretty.style)
      for text in texts { output += text }
      let hidden = zip(rules, texts).filter(\.1.isEmpty).map(\.0)
      if !hidden.isEmpty {
        let count = amount(hidden.reduce(0) { $0 + $1.count }, "finding")
        output.append("  and \(count) of \(amount(hidden.count, "more rule"))\n")
      }
      if !output.endsParagraph { output.append("\n") }
    }
    output += rest
  }

  /// What is shown of the mistakes of each rule, by section; nothing where there is no room.
  private func mistakes(room: Int) -> [[[UInt8]]] {
    // Each section has a title, and may end with what is left out and a blank line.
    var room = room - 4 * sections.count
    var texts = sections.map { $0.rules.map { _ in [UInt8]() } }
    // First a line for each rule, then the code of the worst mistakes.
    levels: for level in [0, 2, 1, 3, 4] {
      for (section, (_, rules)) in sections.enumerated() {
        for (rule, places) in rules.enumerated()
        where level < 2 || places[0].severity > .note && !texts[section][rule].isEmpty {
          let text = text(places, level: level)
          let growth = text.lineCount - texts[section][rule].lineCount
          if growth > room, level >= 2 { break levels }
          guard growth > 0, growth <= room else { continue }
          room -= growth
          texts[section][rule] = text
        }
      }
    }
    return texts
  }

  /// The findings of a rule.
  ///
  /// - Parameter level: 0 for one line about all of them. Otherwise there is one for each of the first places, of which the
  ///   first `level - 1` have their code.
  private func text(_ places: [Diagnostic], level: Int) -> [UInt8] {
    var text: [UInt8] = []
    let first = places[0]
    guard level > 0 else {
      pretty.appendLine(first, others: places.count - 1, to: &text)
      return text
    }
    for (index, place) in places.prefix(Self.mostPlaces).enumerated() {
      if index < level - 1, place.severity > .note {
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
    if level > 1, !text.endsParagraph { text.append("\n") }
    return text
  }

  /// The conventions, a line for each.
  private var table: [UInt8] {
    var table: [UInt8] = []
    let rules = Dictionary(grouping: conventions, by: \.rule).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    let width = rules.reduce(4) { max($0, $1.key.count) }
    let room = pretty.width.map { $0 - width - 21 } ?? .max
    let titles = ["findings", "files", "rule", "what the code does mostly"]
    appendTable(
      [titles.map { ($0, .dim) }]
        + rules.map { rule, places in
          [
            ("\(places.count)", nil), ("\(Set(places.map(\.path)).count)", nil),
            (rule, places[0].severity.look), (cut(habits[rule] ?? "", to: room), nil),
          ]
        }, rightAligned: 2, indent: "  ", pretty.style, to: &table)
    return table
  }
}

extension [UInt8] {
  fileprivate var lineCount: Int { count { $0 == UInt8(ascii: "\n") } }
  fileprivate var endsParagraph: Bool { suffix(2).elementsEqual("\n\n".utf8) }
}
