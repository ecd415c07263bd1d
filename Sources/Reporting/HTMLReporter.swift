import LintEngine
import Project
import RuleKit

/// A self-contained HTML page: the findings by rule, and each finding with its code, mistakes before conventions. It follows the
/// reader's color scheme, prints well, and has no scripts.
///
/// The policy of the page (Content Security Policy 3, https://www.w3.org/TR/CSP3/) allows only its own style: text from a file
/// could not run or load anything even if it became markup.
///
/// Paths are relative to the root of the repository. Lines and columns are 1-based, columns count UTF-16 code units. A
/// file that could not be read is an error without a position.
struct HTMLReporter: Reporter {
  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    let summary = Summary(result, microseconds: nil)
    let count = result.diagnostics.count + result.problems.count
    output.append(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(Self.mark)\(count == 0 ? "nothing found" : amount(count, "finding"))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>layoutlint</h1>
      <p>
      """)
    summary.appendSentence(Style(isColored: false), to: &output)
    output.append("</p>\n")
    if let wireframes = context.wireframes {
      output.write(
        "<p><a href=\"\(wireframes.percentEncoded)\">The views as wireframes</a></p>\n", in: .xml)
    }
    output.append("</header>\n")
    if count > 0 {
      appendRules(summary, problems: result.problems.count, to: &output)
      for section in result.sections {
        if let title = section.title { output.append("<h2>\(title)</h2>\n") }
        for file in section.files { append(file, to: &output) }
      }
    }
    output.write(
      "<footer>layoutlint \(context.version)</footer>\n</body>\n</html>\n", in: .xml)
  }

  static let mark = "<title>layoutlint: "

  private func appendRules(_ summary: Summary, problems: Int, to output: inout [UInt8]) {
    output.append("<nav>\n")
    if problems > 0 {
      output.append("<p><b>\(problems)</b> \(ReadProblem.ruleID): a file could not be read.</p>\n")
    }
    for (id, _, _, count) in summary.rules {
      let known = context.rules.first { $0.id == id }
      let text =
        known.map { "\($0.summary). \($0.rationale)" }
        ?? "Not a rule of the catalogue, but checked in every run."
      output.write(
        """
        <details id="rule-\(id)"><summary><b>\(count)</b> \(id)</summary>\
        <p>\(message(text))</p></details>

        """, in: .xml)
    }
    output.append("</nav>\n")
  }

  private func append(_ file: FileReport, to output: inout [UInt8]) {
    output.write(
      """
      <details class="file" open><summary><h3>\(context.rootRelative(file.path).bytes)</h3> \
      <b>\(file.entries.count)</b></summary>
      <ol>

      """, in: .xml)
    for entry in file.entries {
      let severity = entry.severity.name
      let place: Template? = entry.diagnostic.map {
        """
         <i>\($0.start.line):\($0.utf16Columns.start)</i> \
        <a href="#rule-\(entry.rule)">\(entry.rule)</a>
        """
      }
      output.write(
        """
        <li class="\(severity)"><p><em>\(severity)</em>\(place)</p>
        <p>\(message(entry.message))</p>

        """, in: .xml)
      if let diagnostic = entry.diagnostic { appendCode(of: diagnostic, to: &output) }
      let notes = [("help", entry.advice), ("fix", entry.diagnostic?.fixSentence ?? "")]
      for (kind, text) in notes where !text.isEmpty {
        output.write("<p class=\"\(kind)\">\(message(text))</p>", in: .xml)
      }
      output.append("</li>\n")
    }
    output.append("</ol>\n</details>\n")
  }

  private func appendCode(of diagnostic: Diagnostic, to output: inout [UInt8]) {
    let frame = CodeFrame(diagnostic, width: Self.codeWidth)
    let before = String(frame.before.drop { $0 == " " })
    output.write("<pre>\(before)<mark>\(frame.place)</mark>\(frame.after)</pre>\n", in: .xml)
    let last = diagnostic.lines.upperBound
    if last > diagnostic.start.line { output.append("<p class=\"more\">to line \(last)</p>\n") }
  }

  private func message(_ text: String) -> Template {
    Template(pieces(ofMessage: text).map { $1 ? "<code>\($0)</code>" : "\($0)" })
  }

  private static let codeWidth = 400

  /// Text and background have a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3) in light and dark.
  private static let style = """

    :root {
      --ground: #f6f7f9; --card: #ffffff; --line: #dde1e7; --text: #1c2129; --soft: #5a6372;
      --accent: #0b57c2; --error: #b3192b; --warning: #8a5300; --note: #0b6170; --good: #1a6b34;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --ground: #14171c; --card: #1c2026; --line: #333a45; --text: #e6e9ee; --soft: #a2abb9;
        --accent: #8ab8ff; --error: #ff98a2; --warning: #f2bf6b; --note: #7fd3e0; --good: #7ed69a;
      }
    }
    body {
      margin: 0 auto; padding: 1.5rem; max-width: 60rem; background: var(--ground);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1, h3, p, ol, pre { margin: 0; padding: 0; }
    h1, i, .more, footer { color: var(--soft); font-size: .875rem; }
    header p { font-size: 1.25rem; font-weight: 600; }
    a { color: var(--accent); }
    ol { list-style: none; }
    nav { margin: 1rem 0; }
    code, pre, h3 {
      font-family: ui-monospace, Menlo, Consolas, monospace; direction: ltr; unicode-bidi: isolate;
    }
    h3 { display: inline; font-size: .9375rem; }
    summary { cursor: pointer; }
    .file { margin-bottom: 1rem; background: var(--card); border: 1px solid var(--line); }
    .file > summary, li { padding: .5rem 1rem; }
    li { border-top: 1px solid var(--line); }
    i, em { font-style: normal; }
    em { font-weight: 600; }
    pre { padding: .25rem 0; font-size: .8125rem; white-space: pre-wrap; tab-size: 4; }
    mark { color: inherit; background: none; border-bottom: 2px solid; }
    .error em, .error mark { color: var(--error); }
    .warning em, .warning mark { color: var(--warning); }
    .note em, .note mark { color: var(--note); }
    .help::before { content: "Help: "; color: var(--good); }
    .fix::before { content: "Fix: "; color: var(--good); }
    @media print { :root { --ground: #ffffff; } li { break-inside: avoid-page; } }

    """
}
