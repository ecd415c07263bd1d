import LintEngine
import RuleKit
import SwiftSource

/// The report for people at a terminal: mistakes by severity and effect, then conventions, grouped by file, with code
/// frames and a summary at the end. What there is much of, and matters little, is shortened if the context says so. Columns are 1-based and count Unicode code points.
public struct PrettyReporter: Reporter {
  private let context: ReportContext
  private let style: Style
  private let width: Int?
  /// More findings of a kind than these are shortened.
  private static let handful = 5

  /// - Parameter context: its width is 40 columns at least; text is unwrapped, and code cut at 120 columns, if it has
  ///   none.
  public init(_ context: ReportContext) {
    self.context = context
    style = context.style
    width = context.width.map { max(40, $0) }
  }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    var isShortened = false
    for section in result.sections(by: context.rules) {
      if let title = section.title {
        style.append(.bold, title, to: &output)
        output.append("\n\n")
      }
      isShortened = append(section, to: &output) || isShortened
    }
    guard !context.isQuiet else { return }
    Summary(
      result, microseconds: context.microseconds, listsFamilies: true,
      fixCommand: context.fixCommand
    ).render(style, into: &output)
    if isShortened { output.append("`--all` shows each place, with its code\n") }
  }

  /// - Returns: whether not all of it was shown.
  private func append(_ section: ReportSection, to output: inout [UInt8]) -> Bool {
    switch section.kind {
    case .mistakes: break
    case .leftovers:
      let lines = section.files.flatMap(\.diagnostics)
      guard context.isBrief, lines.count > Self.handful else { break }
      for diagnostic in lines { appendLine(diagnostic, to: &output) }
      output.append("\n")
      return true
    case .conventions:
      guard let habits = context.habits else { break }
      let all = section.files.flatMap(\.diagnostics)
      let byRule = Dictionary(grouping: all, by: \.rule).filter { $1.count > Self.handful }
      for file in section.files {
        var rest = file
        rest.diagnostics = file.diagnostics.filter { byRule[$0.rule] == nil }[...]
        if !rest.diagnostics.isEmpty { append(rest, to: &output) }
      }
      for (rule, places) in byRule.sorted(by: {
        ($1.value.count, $0.key) < ($0.value.count, $1.key)
      }) {
        appendParagraph(rule, places, habit: habits[rule], to: &output)
      }
      return !byRule.isEmpty
    }
    for file in section.files { append(file, to: &output) }
    return false
  }

  /// Appends a finding without its code, cut to the width.
  private func appendLine(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
    let place = place(diagnostic)
    let message = visible("\(diagnostic.message) [\(diagnostic.rule)]")
    let width = width ?? .max
    var lead = 2 + displayWidth(of: place) + 1
    output.append("  " + place)
    // A long path would leave nothing of the message.
    if width - lead < 30 {
      lead = 4
      output.append("\n   ")
    }
    output.append(" " + cut(message, to: width - lead) + "\n")
  }

  /// Appends how often the code departs from a convention, the first places, and what it does itself.
  private func appendParagraph(
    _ rule: String, _ places: [Diagnostic], habit: String?, to output: inout [UInt8]
  ) {
    let most = 3
    let fileCount = Set(places.map(\.path)).count
    output.append("  ")
    style.append(places[0].severity.look, rule, to: &output)
    output.append(": \(amount(places.count, "place")) in \(amount(fileCount, "file"))\n")
    if let habit {
      output.append("    ")
      appendWrapped(habit, look: nil, lead: 4, indent: 4, to: &output)
    }
    // Each file once, if there are enough of them.
    var shown: [Diagnostic] = []
    for place in places where shown.count < most && shown.last?.path != place.path {
      shown.append(place)
    }
    for diagnostic in shown {
      output.append("    ")
      style.append(.dim, place(diagnostic), to: &output)
      output.append("\n      ")
      appendWrapped(diagnostic.message, look: nil, lead: 6, indent: 6, to: &output)
    }
    output.append("\n")
  }

  private func place(_ diagnostic: Diagnostic) -> String {
    "\(visible(diagnostic.path.bytes)):\(diagnostic.start.line)"
  }

  private func append(_ file: FileReport, to output: inout [UInt8]) {
    style.append(.underlined, to: &output) { $0.appendVisible(file.path.bytes) }
    output.append("\n\n")
    for diagnostic in file.diagnostics {
      appendDiagnostic(diagnostic, to: &output)
      output.append("\n")
    }
  }

  private func appendDiagnostic(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
    let place = "\(diagnostic.start.line):\(diagnostic.visibleColumn)"
    let severity = diagnostic.severity.name
    output.append("  ")
    style.append(.bold, place, to: &output)
    output.append(" ")
    style.append(diagnostic.severity.look, severity, to: &output)
    output.append("[")
    output.appendVisible(diagnostic.rule)
    output.append("]: ")
    let lead = 2 + place.count + 1 + severity.count + 1 + diagnostic.rule.count + 3
    appendWrapped(diagnostic.message, look: .bold, lead: lead, indent: 6, to: &output)
    appendFrame(diagnostic, to: &output)
  }

  private func appendFrame(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
    let number = String(diagnostic.start.line)
    let margin = String(repeating: " ", count: max(4, number.count))
    let gutter = margin.count + 5
    let frame = CodeFrame(diagnostic, width: (width ?? 120) - gutter)
    let isLong = diagnostic.end.line > diagnostic.start.line

    output.append("  ")
    style.append(.dim, margin.dropFirst(number.count) + number + " |", to: &output)
    if !frame.text.isEmpty { output.append(" " + frame.text) }
    output.append("\n  ")
    style.append(.dim, margin + " |", to: &output)
    output.append(" " + String(repeating: " ", count: frame.indent))
    style.append(
      diagnostic.severity.look, String(repeating: "^", count: frame.length), to: &output)
    if isLong { style.append(.dim, " to line \(diagnostic.end.line)", to: &output) }
    output.append("\n")
    for other in diagnostic.related {
      let start = other.place.start
      let path = visible(diagnostic.path.bytes)
      appendNote(
        "also", "\(path):\(start.line):\(start.column): \(other.message)", margin, to: &output)
    }
    if !diagnostic.advice.isEmpty { appendNote("help", diagnostic.advice, margin, to: &output) }
    if let fix = diagnostic.fixSentence { appendNote("fix", fix, margin, to: &output) }
  }

  private func appendNote(
    _ name: String, _ text: String, _ margin: String, to output: inout [UInt8]
  ) {
    output.append("  " + margin)
    style.append(.dim, " = ", to: &output)
    style.append(.good, name, to: &output)
    output.append(": ")
    let indent = margin.count + 5 + name.count + 2
    appendWrapped(text, look: nil, lead: indent, indent: indent, to: &output)
  }

  /// Appends text whose first line begins at column `lead`, the others indented.
  private func appendWrapped(
    _ text: String, look: Style.Look?, lead: Int, indent: Int, to output: inout [UInt8]
  ) {
    let text = visible(text)
    let lines =
      width.map { wrapped(text, first: $0 - lead, others: $0 - indent) } ?? [text]
    for (index, line) in lines.enumerated() {
      if index > 0 { output.append(String(repeating: " ", count: indent)) }
      if let look { style.append(look, line, to: &output) } else { output.append(line) }
      output.append("\n")
    }
  }
}

extension Diagnostic {
  /// The column in Unicode code points, 1-based; a byte that is not UTF-8 may count as none. Far to the right it is the
  /// column in bytes: nobody reads it there, and many findings on one line would make counting quadratic.
  fileprivate var visibleColumn: Int {
    guard start.column <= 1 << 14 else { return start.column }
    let before = lineText.prefix(start.column - 1)
    return 1 + before.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
