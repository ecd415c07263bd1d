import LintEngine
import RuleKit
import SwiftSource

/// The report for people at a terminal: mistakes by severity and effect, then conventions, grouped by file, with code
/// frames and a summary at the end. What there is much of, and matters little, is shortened if the context says so. Columns are 1-based and count Unicode code points.
public struct PrettyReporter: Reporter {
  private let context: ReportContext
  private let style: Style
  private let width: Int?
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
      if let title = section.title { output.write("\(title, .bold)\n\n", style: style) }
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
    let all = section.files.flatMap(\.diagnostics)
    switch section.kind {
    case .leftovers where context.isBrief && all.count > Self.handful:
      for diagnostic in all { appendLine(diagnostic, to: &output) }
      output.append("\n")
      return true
    case .conventions where context.habits != nil:
      let byRule = Dictionary(grouping: all, by: \.rule).filter { $1.count > Self.handful }
      for file in section.files {
        append(file.diagnostics.filter { byRule[$0.rule] == nil }, to: &output)
      }
      for (rule, places) in byRule.sorted(by: {
        ($1.value.count, $0.key) < ($0.value.count, $1.key)
      }) {
        appendParagraph(rule, places, habit: context.habits?[rule], to: &output)
      }
      return !byRule.isEmpty
    case .mistakes, .leftovers, .conventions:
      for file in section.files { append(file.diagnostics, to: &output) }
      return false
    }
  }

  /// Appends a finding without its code, cut to the width.
  private func appendLine(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
    let place = place(diagnostic)
    let message = visible("\(diagnostic.message) [\(diagnostic.rule)]")
    let width = width ?? .max
    let lead = 2 + displayWidth(of: place) + 1
    // A long path would leave nothing of the message.
    let isLong = width - lead < 30
    output.append(
      "  \(place)\(isLong ? "\n   " : "") \(cut(message, to: width - (isLong ? 4 : lead)))\n")
  }

  /// Appends how often the code departs from a convention, the first places, and what it does itself.
  private func appendParagraph(
    _ rule: String, _ places: [Diagnostic], habit: String?, to output: inout [UInt8]
  ) {
    let count = amount(places.count, "place")
    let files = amount(Set(places.map(\.path)).count, "file")
    output.write("  \(rule, places[0].severity.look): \(count) in \(files)\n", style: style)
    if let habit { appendWrapped(habit, behind: "    ", lead: 4, indent: 4, to: &output) }
    // Each file once, if there are enough of them.
    var shown: [Diagnostic] = []
    for place in places where shown.count < 3 && shown.last?.path != place.path {
      shown.append(place)
    }
    for diagnostic in shown {
      output.write("    \(place(diagnostic), .dim)\n", style: style)
      appendWrapped(diagnostic.message, behind: "      ", lead: 6, indent: 6, to: &output)
    }
    output.append("\n")
  }

  private func place(_ diagnostic: Diagnostic) -> String {
    "\(visible(diagnostic.path.bytes)):\(diagnostic.start.line)"
  }

  private func append(_ diagnostics: [Diagnostic], to output: inout [UInt8]) {
    guard let path = diagnostics.first?.path else { return }
    output.write("\(path.bytes, .underlined)\n\n", style: style)
    for diagnostic in diagnostics {
      let place = "\(diagnostic.start.line):\(diagnostic.visibleColumn)"
      let (severity, rule) = (diagnostic.severity, diagnostic.rule)
      let lead = 2 + place.count + 1 + severity.name.count + 1 + rule.count + 3
      appendWrapped(
        diagnostic.message, look: .bold,
        behind: "  \(place, .bold) \(severity.name, severity.look)[\(rule)]: ", lead: lead,
        indent: 6, to: &output)
      appendFrame(diagnostic, to: &output)
      output.append("\n")
    }
  }

  private func appendFrame(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
    let number = String(diagnostic.start.line)
    let margin = String(repeating: " ", count: max(4, number.count))
    let gutter: String = margin.dropFirst(number.count) + number + " |"
    let frame = CodeFrame(diagnostic, width: (width ?? 120) - margin.count - 5)
    let (text, last) = (frame.text, diagnostic.end.line)
    let indent = String(repeating: " ", count: frame.indent)
    let mark = String(repeating: "^", count: frame.length)
    let end: Template? = last > diagnostic.start.line ? "\(" to line \(last)", .dim)" : nil
    output.write(
      """
        \(gutter, .dim)\(text.isEmpty ? "" : " " + text)
        \(margin + " |", .dim) \(indent)\(mark, diagnostic.severity.look)\(end)

      """, style: style)
    var notes = diagnostic.related.map { other in
      let start = other.place.start
      let path = visible(diagnostic.path.bytes)
      return ("also", "\(path):\(start.line):\(start.column): \(other.message)")
    }
    notes += [("help", diagnostic.advice), ("fix", diagnostic.fixSentence ?? "")]
    for (name, text) in notes where !text.isEmpty {
      let indent = margin.count + 5 + name.count + 2
      appendWrapped(
        text, behind: "  \(margin)\(" = ", .dim)\(name, .good): ", lead: indent, indent: indent,
        to: &output)
    }
  }

  /// Appends text that begins at column `lead`, behind what stands there; its other lines are indented.
  private func appendWrapped(
    _ text: String, look: Style.Look? = nil, behind head: Template, lead: Int, indent: Int,
    to output: inout [UInt8]
  ) {
    let text = visible(text)
    let lines = width.map { wrapped(text, first: $0 - lead, others: $0 - indent) } ?? [text]
    let margin = String(repeating: " ", count: indent)
    for (index, line) in lines.enumerated() {
      output.write("\(index == 0 ? head : "\(margin)")\(line, look)\n", style: style)
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
