import Foundation
import LintEngine
import Platform
import Project
import Reporting
import TestSupport
import Testing

@Suite("The html format")
struct HTMLReporterTests {
  private let reporter = HTMLReporter(sampleContext)

  @Test("a finding has its severity, position, rule, message, code and advice")
  func finding() {
    let text = reporter.text(sample("  let é = f(«<a & \t😀>», 1) ", endLine: 15))
    #expect(
      text.contains(
        """
        <details class="file" open><summary><h3>App/Sources/A.swift</h3> <b>1</b></summary>
        <ol>
        <li class="warning"><p><em>warning</em> <i>12:13</i> <a href="#rule-some_rule">some_rule</a></p>
        <p><code>a</code> is wrong</p>
        <pre>let é = f(<mark>&lt;a &amp; \t😀&gt;, 1)</mark></pre>
        <p class="more">to line 15</p>
        <p class="help">make it right</p></li>
        </ol>
        </details>

        """))
    #expect(text.contains("<title>layoutlint: 1 finding</title>"))
    #expect(
      text.contains(
        """
        <details id="rule-some_rule"><summary><b>1</b> some_rule</summary>\
        <p>Finds <code>a</code>. Because
        """))
  }

  @Test("mistakes come before conventions, among the rules and among the files")
  func mistakesFirst() throws {
    let problem = ReadProblem(path: FilePath("b.swift"), message: "gone", advice: "look")
    let text = reporter.text(
      LintResult(
        diagnostics: [
          sample("x", rule: "style", family: .cookbook), sample("x", line: 13, rule: "broken"),
          sample("x", line: 14, rule: "style", family: .cookbook),
        ], problems: [problem], fileCount: 2))
    let marks = text.matches(
      of: /<h[23]>[^<]+<\/h[23]>|<i>[\d:]+<\/i>|gone|<\/b> (?:broken|style|unreadable)/)
    #expect(
      marks.map { String($0.0) } == [
        "</b> unreadable", "</b> broken", "</b> style",
        "<h2>Mistakes</h2>", "<h3>App/Sources/A.swift</h3>", "<i>13:1</i>",
        "<h3>App/b.swift</h3>", "gone",
        "<h2>Conventions</h2>", "<h3>App/Sources/A.swift</h3>", "<i>12:1</i>", "<i>14:1</i>",
      ])
    let plain = reporter.text(sample("x", family: .cookbook))
    #expect(!plain.contains("<h2>Conventions</h2>"))
  }

  @Test("a run without findings says so and shows no rules")
  func clean() {
    let text = reporter.text(LintResult(fileCount: 2))
    #expect(text.contains("<p>Nothing found in 2 files</p>") && !text.contains("<nav"))
  }

  @Test("a long line is cut around the place, between characters")
  func longLines() {
    let filler = String(repeating: "é😀", count: 500)
    for shift in 0..<6 {
      let before = filler + String(repeating: "a", count: shift)
      let after = String(repeating: "a", count: shift) + filler
      for code in ["«x»" + after, before + "«x»", before + "«x»" + after] {
        let text = reporter.text(sample(code))
        #expect(text.contains("<mark>x</mark>") && text.utf8.count < 16_000)
        #expect(text.contains("…</pre>") == code.hasSuffix(filler))
        #expect(text.contains("<pre>…") == code.hasPrefix(filler))
        #expect(!text.contains("\\x"))
      }
    }
    let text = reporter.text(sample("a «" + filler + "» b"))
    #expect(text.contains("<pre>a <mark>é😀") && text.contains("</mark>…</pre>"))
  }

  @Test("untrusted text never becomes markup")
  func markup() {
    let text = reporter.text(HostileSamples.result)
    let body = text.split(separator: "<body>", maxSplits: 1)[1]
    let known: Set = [
      "header", "h1", "h2", "h3", "p", "nav", "details", "summary", "ol", "li", "b", "i", "em", "a",
      "pre", "mark", "code", "footer", "body", "html",
    ]
    for piece in body.split(separator: "<").dropFirst() {
      let name = piece.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      #expect(known.contains(String(name)), "\(piece)")
    }
    #expect(
      body.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || shown(String($0)) == String($0) }
    )
  }

  @Test(
    "an HTML parser reads what was written",
    .enabled(if: OutsideTool.python.isThere, "\(OutsideTool.python.hint)"))
  func roundTrip() throws {
    var result = HostileSamples.result
    // Truncation of the long line has its own test.
    result.diagnostics.removeLast()
    let run = try OutsideTool.run(
      ["python3", "-c", Self.reader], input: reporter.rendered(result))
    try #require(run.status == 0, "\(run.error)")
    let found = try JSONDecoder().decode([[String]].self, from: Data(run.output.utf8))
    let diagnostics = result.diagnostics.map { diagnostic in
      let code = diagnostic.lineText.split(separator: 0x09, omittingEmptySubsequences: false)
      return [
        shown(rootRelative(diagnostic.path)), shown(diagnostic.rule), shown(diagnostic.message),
        code.map { shown($0) }.joined(separator: "\t"), shown(diagnostic.advice),
      ]
    }
    let problems = result.problems.map {
      [shown(rootRelative($0.path)), "", shown($0.message), "", shown($0.advice)]
    }
    let expected = (diagnostics + problems).map(Self.comparable)
    #expect(
      found.map(Self.comparable).sorted { $0.joined() < $1.joined() }
        == expected.sorted { $0.joined() < $1.joined() })
  }

  /// Removes back quotes that mark code, and replaces two characters that XML and HTML show as numbers.
  private static func comparable(_ texts: [String]) -> [String] {
    texts.map {
      $0.replacingOccurrences(of: "`", with: "")
        .replacingOccurrences(of: "\u{FFFE}", with: "\\u{FFFE}", options: .literal)
        .replacingOccurrences(of: "\u{FFFF}", with: "\\u{FFFF}", options: .literal)
    }
  }

  private static let reader = """
    import html.parser, json, sys

    class Reader(html.parser.HTMLParser):
        def __init__(self):
            super().__init__(convert_charrefs=True)
            self.open, self.path, self.rows, self.paragraph = [], "", [], 0

        def handle_starttag(self, tag, attributes):
            if tag in ("meta", "input"): return
            self.open.append(tag)
            if "ol" not in self.open:
                if tag == "h3": self.path = ""
                return
            if tag == "li": self.rows.append([self.path, "", "", "", ""]); self.paragraph = 0
            if tag == "p":
                self.paragraph += 1
                if dict(attributes).get("class") == "help": self.paragraph = 4

        def handle_endtag(self, tag):
            assert self.open.pop() == tag, tag

        def handle_data(self, data):
            if "ol" not in self.open:
                if "h3" in self.open: self.path += data
            elif "a" in self.open: self.rows[-1][1] += data
            elif "pre" in self.open: self.rows[-1][3] += data
            elif "p" in self.open and self.paragraph in (2, 4): self.rows[-1][self.paragraph] += data

    reader = Reader()
    reader.feed(sys.stdin.buffer.read().decode())
    reader.close()
    assert reader.open == [], reader.open
    json.dump(reader.rows, sys.stdout)
    """
}

@Suite(
  "The page in a browser",
  .enabled(if: OutsideTool.chromium.isThere, "\(OutsideTool.chromium.hint)"),
  .enabled(if: Effort.isFull, "\(Effort.hint)"))
struct HTMLPageTests {
  @Test("hostile text is never executed, and every finding is there")
  func hostile() throws {
    let result = HostileSamples.result
    let bytes = HTMLReporter(sampleContext).rendered(result)
    try OutsideTool.withFile(named: "page.html", bytes) { path in
      let run = try OutsideTool.run([
        "timeout", "120", "chromium", "--headless", "--no-sandbox", "--disable-gpu",
        "--user-data-dir=\(path).profile", "--enable-logging=stderr", "--dump-dom",
        "file://\(path)",
      ])
      #expect(run.status == 0)
      #expect(!run.error.contains("CONSOLE"))
      let count = result.diagnostics.count + result.problems.count
      #expect(run.output.components(separatedBy: "<li class=\"").count == count + 1)
    }
  }
}
