import LintEngine
import Project
import RuleKit

extension HTMLReporter {
  /// The counts by severity, folder and rule. The script turns the lines into buttons that filter.
  func appendOverview(of page: Page, to output: inout [UInt8]) {
    output.append("<nav aria-label=\"Overview\">\n")
    appendList(
      "Severities", "severity",
      page.severities.map { (value: $0.severity.name, name: $0.severity.name, count: $0.count) },
      to: &output)
    appendList(
      "Rules", "rule",
      page.rules.enumerated().map { (value: String($0), name: $1.name, count: $1.count) },
      to: &output)
    appendList(
      "Folders", "folder",
      page.folders.enumerated().map { (value: String($0), name: $1.name, count: $1.count) },
      to: &output)
    output.append("</nav>\n")
  }

  private func appendList(
    _ title: String, _ kind: String, _ entries: [(value: String, name: String, count: Int)],
    to output: inout [UInt8]
  ) {
    output.append("<details open><summary>\(title)</summary>\n<ul data-kind=\"\(kind)\">\n")
    for entry in entries {
      output.append("<li data-value=\"\(entry.value)\"><span>")
      XMLText.escape.append(entry.name, to: &output)
      output.append("</span> <b>")
      output.append(decimal: entry.count)
      output.append("</b></li>\n")
    }
    output.append("</ul>\n</details>\n")
  }

  /// Appends the mistakes, or the other findings.
  func append(_ section: ReportSection, of page: Page, to output: inout [UInt8]) {
    if let title = section.title { output.append("<section class=\"part\"><h2>\(title)</h2>\n") }
    for file in section.files { append(file, of: page, to: &output) }
    if section.title != nil { output.append("</section>\n") }
  }

  private func append(_ file: FileReport, of page: Page, to output: inout [UInt8]) {
    let path = visible(context.rootRelative(file.path).bytes)
    output.append("<details class=\"file\" open data-folder=\"")
    output.append(decimal: page.folderIndices[Page.folder(of: path)] ?? 0)
    output.append("\"><summary><h2>")
    XMLText.escape.append(path, to: &output)
    output.append("</h2> <b>")
    output.append(decimal: file.count)
    output.append("</b></summary>\n<ol>\n")
    for problem in file.problems {
      appendOpening(.error, page.ruleIndices[ReadProblem.ruleID], to: &output)
      append(problem.message, rule: nil, advice: problem.advice, to: &output) { _ in }
    }
    for diagnostic in file.diagnostics {
      let rule = page.ruleIndices[diagnostic.rule]
      appendOpening(diagnostic.severity, rule, to: &output)
      output.append(" <i>")
      output.append(decimal: diagnostic.start.line)
      output.append(":")
      output.append(decimal: diagnostic.utf16Columns.start)
      output.append("</i>")
      append(
        diagnostic.message, rule: (diagnostic.rule, rule ?? 0), advice: diagnostic.advice,
        fix: diagnostic.fixSentence, to: &output
      ) { appendCode(of: diagnostic, to: &$0) }
    }
    output.append("</ol>\n</details>\n")
  }

  private func appendOpening(_ severity: Severity, _ rule: Int?, to output: inout [UInt8]) {
    output.append("<li class=\"")
    output.append(severity.name)
    output.append("\" data-rule=\"")
    output.append(decimal: rule ?? 0)
    output.append("\"><p><em>")
    output.append(severity.name)
    output.append("</em>")
  }

  private func append(
    _ message: String, rule: (id: String, index: Int)?, advice: String, fix: String? = nil,
    to output: inout [UInt8], code: (inout [UInt8]) -> Void
  ) {
    if let rule {
      output.append(" <a href=\"#rule-")
      output.append(decimal: rule.index)
      output.append("\">")
      XMLText.escape.append(rule.id, to: &output)
      output.append("</a>")
    }
    output.append("</p>\n<p>")
    append(message: message, to: &output)
    output.append("</p>\n")
    code(&output)
    if !advice.isEmpty {
      output.append("<p class=\"help\">")
      append(message: advice, to: &output)
      output.append("</p>")
    }
    if let fix {
      output.append("<p class=\"fix\">")
      append(message: fix, to: &output)
      output.append("</p>")
    }
    output.append("</li>\n")
  }

  private func appendCode(of diagnostic: Diagnostic, to output: inout [UInt8]) {
    let excerpt = CodeExcerpt(diagnostic)
    output.append("<pre>")
    if excerpt.isCutBefore { output.append("…") }
    Self.code.append(excerpt.before, to: &output)
    output.append("<mark>")
    Self.code.append(excerpt.place, to: &output)
    output.append("</mark>")
    Self.code.append(excerpt.after, to: &output)
    if excerpt.isCutAfter { output.append("…") }
    output.append("</pre>\n")
    guard diagnostic.lastLine > diagnostic.start.line else { return }
    output.append("<p class=\"more\">to line ")
    output.append(decimal: diagnostic.lastLine)
    output.append("</p>\n")
  }

  /// Appends the reasons for the rules that found something.
  func appendRules(of page: Page, to output: inout [UInt8]) {
    output.append("<section id=\"rules\">\n<h2>About these rules</h2>\n<dl>\n")
    let known = Dictionary(
      context.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, entry) in page.rules.enumerated() {
      output.append("<dt id=\"rule-\(index)\">")
      XMLText.escape.append(entry.name, to: &output)
      output.append("</dt>\n<dd>")
      if let rule = known[entry.name] {
        append(message: "\(rule.summary). \(rule.rationale)", to: &output)
      } else if entry.name == ReadProblem.ruleID {
        output.append("A file could not be read.")
      } else {
        output.append("Not a rule of the catalogue, but checked in every run.")
      }
      output.append("</dd>\n")
    }
    output.append("</dl>\n</section>\n")
  }

  private func append(message: String, to output: inout [UInt8]) {
    forEachPiece(ofMessage: message) { piece in
      switch piece {
      case .text(let text): XMLText.escape.append(text, to: &output)
      case .code(let code):
        output.append("<code>")
        XMLText.escape.append(code, to: &output)
        output.append("</code>")
      }
    }
  }

  /// Like other text, but with tabs.
  private static let code = TextEscape([
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\t": "\t",
  ])
}
