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
        <details class="file" open data-folder="0"><summary><h2>App/Sources/A.swift</h2> <b>1</b>\
        </summary>
        <ol>
        <li class="warning" data-rule="0"><p><em>warning</em> <i>12:13</i> \
        <a href="#rule-0">some_rule</a></p>
        <p><code>a</code> is wrong</p>
        <pre>let é = f(<mark>&lt;a &amp; \t😀&gt;, 1)</mark></pre>
        <p class="more">to line 15</p>
        <p class="help">make it right</p></li>
        </ol>
        </details>

        """))
    #expect(text.contains("<title>layoutlint: 1 finding</title>"))
    #expect(text.contains("<dt id=\"rule-0\">some_rule</dt>\n<dd>Finds <code>a</code>. Because"))
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
      of: /<h2>[^<]+<\/h2>|<i>[\d:]+<\/i>|gone|<span>(?:broken|style|unreadable)<\/span>/)
    #expect(
      marks.map { String($0.0) } == [
        "<span>broken</span>", "<span>unreadable</span>", "<span>style</span>",
        "<h2>Mistakes</h2>", "<h2>App/Sources/A.swift</h2>", "<i>13:1</i>",
        "<h2>App/b.swift</h2>", "gone",
        "<h2>Conventions</h2>", "<h2>App/Sources/A.swift</h2>", "<i>12:1</i>", "<i>14:1</i>",
        "<h2>About these rules</h2>",
      ])
    let plain = reporter.text(sample("x", family: .cookbook))
    #expect(!plain.contains("<h2>Conventions</h2>"))
  }

  @Test("counts by severity, rule and folder")
  func overview() {
    let problem = ReadProblem(path: FilePath("../b.swift"), message: "gone", advice: "look")
    let text = reporter.text(
      LintResult(
        diagnostics: [sample("x"), sample("x", line: 13, severity: .note, rule: "b")],
        problems: [problem], fileCount: 2))
    #expect(
      text.contains(
        """
        <ul data-kind="severity">
        <li data-value="error"><span>error</span> <b>1</b></li>
        <li data-value="warning"><span>warning</span> <b>1</b></li>
        <li data-value="note"><span>note</span> <b>1</b></li>
        </ul>
        """))
    #expect(
      text.contains(
        """
        <li data-value="0"><span>b</span> <b>1</b></li>
        <li data-value="1"><span>some_rule</span> <b>1</b></li>
        <li data-value="2"><span>unreadable</span> <b>1</b></li>
        """))
    #expect(
      text.contains(
        """
        <ul data-kind="folder">
        <li data-value="0"><span>.</span> <b>1</b></li>
        <li data-value="1"><span>App/Sources</span> <b>2</b></li>
        """))
    #expect(text.contains("<p>Found 1 warning and 1 note in 1 of 2 files, 1 could not be read</p>"))
  }

  @Test("a run without findings says so and has no filter")
  func clean() {
    let text = reporter.text(LintResult(fileCount: 2))
    #expect(text.contains("<p>Nothing found in 2 files</p>") && !text.contains("<form"))
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
      "header", "h1", "h2", "p", "div", "nav", "details", "summary", "ul", "ol", "li", "span", "b",
      "i", "em", "a", "pre", "mark", "code", "main", "form", "label", "input", "button", "output",
      "section", "dl", "dt", "dd", "footer", "script", "body", "html",
    ]
    let script = body.range(of: "<script>")!
    for piece in body[..<script.lowerBound].split(separator: "<").dropFirst() {
      let name = piece.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      #expect(known.contains(String(name)) && name != "script", "\(piece)")
    }
    #expect(text.components(separatedBy: "</script").count == 2)
    #expect(
      body.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || shown(String($0)) == String($0) }
    )
  }

  @Test(
    "the policy has the hashes of the page's style and script",
    .enabled(if: OutsideTool.python.isThere, "\(OutsideTool.python.hint)"))
  func hashes() throws {
    let script = """
      import base64, hashlib, re, sys
      page = sys.stdin.buffer.read()
      for tag in (b"style", b"script"):
          text = re.search(b"<%s>(.*?)</%s>" % (tag, tag), page, re.S).group(1)
          digest = base64.b64encode(hashlib.sha256(text).digest()).decode()
          print(f"{tag.decode()}-src 'sha256-{digest}'")
      """
    let page = reporter.rendered(LintResult())
    let run = try OutsideTool.run(["python3", "-c", script], input: page)
    let sources = run.output.split(separator: "\n")
    #expect(sources.count == 2)
    #expect(
      String(decoding: page, as: UTF8.self).contains(
        "default-src 'none'; \(sources.joined(separator: "; ")); base-uri 'none'; form-action 'none'"
      ))
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
                if tag == "h2": self.path = ""
                return
            if tag == "li": self.rows.append([self.path, "", "", "", ""]); self.paragraph = 0
            if tag == "p":
                self.paragraph += 1
                if dict(attributes).get("class") == "help": self.paragraph = 4

        def handle_endtag(self, tag):
            assert self.open.pop() == tag, tag

        def handle_data(self, data):
            if "ol" not in self.open:
                if "h2" in self.open: self.path += data
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
  "The page in a browser", .serialized,
  .enabled(if: OutsideTool.chromium.isThere, "\(OutsideTool.chromium.hint)"),
  .enabled(if: Effort.isFull, "\(Effort.hint)"))
struct HTMLPageTests {
  /// The page after its script has run, and the complaints of the browser.
  private func load(_ result: LintResult, filter: String) throws -> (page: String, errors: String) {
    let bytes = HTMLReporter(sampleContext).rendered(result)
    return try OutsideTool.withFile(named: "page.html", bytes) { path in
      let run = try OutsideTool.run([
        "timeout", "120", "chromium", "--headless", "--no-sandbox", "--disable-gpu",
        "--user-data-dir=\(path).profile", "--enable-logging=stderr", "--dump-dom",
        "file://\(path)#\(filter)",
      ])
      #expect(run.status == 0)
      let errors = run.error.split(separator: "\n").filter { $0.contains("CONSOLE") }
      return (run.output, errors.joined(separator: "\n"))
    }
  }

  @Test("hostile text is never executed, and the filter shows what matches")
  func hostile() throws {
    let result = HostileSamples.result
    let (page, errors) = try load(result, filter: "text=ALERT(1)+script&severity=error")
    let count = result.diagnostics.count + result.problems.count
    #expect(errors == "")
    #expect(page.contains("<title>layoutlint: \(count) findings</title>"))
    #expect(page.contains(">2 of \(count) findings</output>"))
    #expect(page.contains("<form id=\"filter\" role=\"search\">"))
    let findings = page.components(separatedBy: "<li class=\"").dropFirst()
    #expect(findings.count == count)
    #expect(findings.count { !$0.prefix { $0 != ">" }.contains("hidden") } == 2)
    #expect(page.components(separatedBy: "aria-pressed=\"true\"").count == 2)
  }

  @Test(
    "very many findings are shown and filtered by a rule",
    .enabled(if: Effort.isFull, "\(Effort.hint)"))
  func many() throws {
    let (page, errors) = try load(HostileSamples.many(), filter: "rule=second_rule")
    #expect(errors == "")
    #expect(
      page.contains(
        ">\(HostileSamples.manyCount / 2) of \(HostileSamples.manyCount) findings</output>"))
  }
}
