import LintEngine
import RuleKit
import SwiftSource

/// The report for people at a terminal: mistakes by severity and effect, then conventions, grouped by file, with code
/// frames and a summary at the end. A first run gets an `Overview`. If the context asks for it, many leftovers get one line
/// each. Columns are 1-based and count Unicode code points.
public struct PrettyReporter: Reporter {
  private let context: ReportContext
  let style: Style
  let width: Int?
  private static let handful = 5
  private static let fewColumns = 16

  public init(_ context: ReportContext) {
    self.context = context
    style = context.style
    width = context.width.map { max(40, $0) }
  }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    let sections = result.sections(by: context.rules)
    if let habits = context.habits {
      Overview(self, sections, habits, end: summary(result, listsRules: false)).append(to: &output)
      return
    }
    var isShortened = false
    for section in sections {
      if let title = section.title { output.write("\(title, .bold)\n\n", style: style) }
      let all = section.files.flatMap(\.diagnostics)
      if section.kind == .leftovers, context.isBrief, all.count > Self.handful {
        for diagnostic in all { appendLine(diagnostic, to: &output) }
        output.append("\n")
        isShortened = true
      } else {
        for file in section.files { append(file.diagnostics, to: &output) }
      }
    }
    guard !context.isQuiet else { return }
    output += summary(result, listsRules: true)
    if isShortened { output.append(Self.rest) }
  }

  /// Where to find what is left out.
  static let rest = "`--all` shows each place, with its code\n"

  private func summary(_ result: LintResult, listsRules: Bool) -> [UInt8] {
    var output: [UInt8] = []
    Summary(
      result, microseconds: context.microseconds, listsRules: listsRules, listsFamilies: true,
      fixCommand: context.fixCommand
    ).render(style, into: &output)
    return output
  }

  /// Appends the rule and the place of a finding, or of the first of several, and its message without its code, cut to the
  /// width.
  func appendLine(_ diagnostic: Diagnostic, others: Int = 0, to output: inout [UInt8]) {
    let place = place(diagnostic) + (others > 0 ? " and \(others) more" : "")
    let width = width ?? .max
    let lead = 2 + diagnostic.rule.count + 1 + displayWidth(of: place) + 1
    // A long path would leave nothing of the message.
    let isLong = width - lead < 30
    let message = cut(visible(diagnostic.message), to: width - (isLong ? 4 : lead))
    output.write("  \(diagnostic.rule, diagnostic.severity.look) \(place)", style: style)
    output.append((isLong ? "\n    " : " ") + message + "\n")
  }

  private func place(_ diagnostic: Diagnostic) -> String {
    "\(visible(diagnostic.path.bytes)):\(diagnostic.start.line)"
  }

  private func append(_ diagnostics: [Diagnostic], to output: inout [UInt8]) {
    guard let path = diagnostics.first?.path else { return }
    output.write("\(path.bytes, .underlined)\n\n", style: style)
    for diagnostic in diagnostics {
      append(diagnostic, at: "", to: &output)
      output.append("\n")
    }
  }

  /// Appends a finding with its code.
  func append(
    _ diagnostic: Diagnostic, at path: String, notes: [(String, String)] = [],
    to output: inout [UInt8]
  ) {
    let place = "\(path)\(diagnostic.start.line):\(diagnostic.visibleColumn)"
    let (severity, rule) = (diagnostic.severity, diagnostic.rule)
    let lead = 2 + displayWidth(of: place) + 1 + severity.name.count + 1 + rule.count + 3
    appendWrapped(
      diagnostic.message, look: .bold,
      behind: "  \(place, .bold) \(severity.name, severity.look)[\(rule)]: ", lead: lead,
      indent: 6, to: &output)
    appendFrame(diagnostic, notes, to: &output)
  }

  private func appendFrame(
    _ diagnostic: Diagnostic, _ others: [(String, String)], to output: inout [UInt8]
  ) {
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
    for (name, text) in notes + others where !text.isEmpty {
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
    let lines =
      width.map { width in
        // Where there is no room for a few words, they begin on the next line.
        width - lead < Self.fewColumns
          ? [""] + wrapped(text, first: width - indent, others: width - indent)
          : wrapped(text, first: width - lead, others: width - indent)
      } ?? [text]
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
