import LintEngine

/// The report for people at a terminal: mistakes before conventions, grouped by file, with code frames and a summary at
/// the end. Columns are 1-based and count Unicode code points.
public struct PrettyReporter: Reporter {
  private let style: Style
  private let width: Int?
  private let microseconds: Int?
  private let hasSummary: Bool

  /// - Parameters:
  ///   - style: whether to use colours.
  ///   - width: columns of the terminal; nil to leave text unwrapped and cut code at 120 columns.
  ///   - microseconds: how long the run took; nil to leave it out.
  ///   - hasSummary: whether to end with the counts of findings and files.
  public init(style: Style, width: Int?, microseconds: Int?, hasSummary: Bool = true) {
    self.style = style
    self.width = width.map { max(40, $0) }
    self.microseconds = microseconds
    self.hasSummary = hasSummary
  }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    var shown = result
    shown.problems = []
    for section in shown.sections {
      if let title = section.title {
        style.append(.bold, title, to: &output)
        output.append("\n\n")
      }
      for file in section.files { append(file, to: &output) }
    }
    guard hasSummary else { return }
    Summary(result, microseconds: microseconds, listsFamilies: true).render(style, into: &output)
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
