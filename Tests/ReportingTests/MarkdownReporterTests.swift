import Foundation
import LintEngine
import Platform
import Project
import Reporting
import TestSupport
import Testing

@Suite("The markdown format")
struct MarkdownReporterTests {
  private let reporter = MarkdownReporter(sampleContext)

  @Test("counts, rules, and a table for each file with links relative to the root")
  func whole() {
    let problem = ReadProblem(path: FilePath("B.swift"), message: "gone", advice: "look")
    let result = LintResult(
      diagnostics: [
        sample("é😀«x»", path: "../a (1).swift", severity: .error, rule: "syntax", advice: ""),
        sample("f(«{»", path: "../a (1).swift", endLine: 15),
        sample("x", path: "/c.swift"),
      ], problems: [problem], fileCount: 3)
    #expect(
      reporter.text(result) == """
        ## layoutlint

        Found 1 error and 2 warnings in 2 of 3 files, 1 could not be read.

        | rule | findings |
        | --- | ---: |
        | `some_rule` | 2 |
        | `syntax` | 1 |

        ### <code>a (1).swift</code>

        | place | severity | rule | message |
        | ---: | --- | --- | --- |
        | [12:4](a%20%281%29.swift#L12) | error | `syntax` | `a` is wrong |
        | [12:3](a%20%281%29.swift#L12-L15) | warning | `some_rule` | `a` is wrong<br>make it right |

        ### <code>/c.swift</code>

        | place | severity | rule | message |
        | ---: | --- | --- | --- |
        | 12:1 | warning | `some_rule` | `a` is wrong<br>make it right |

        ### <code>App/B.swift</code>

        | place | severity | rule | message |
        | ---: | --- | --- | --- |
        | | error | | gone<br>look |

        """)
  }

  @Test("mistakes come before conventions, in the table of rules and among the files")
  func mistakesFirst() {
    let problem = ReadProblem(path: FilePath("z.swift"), message: "gone", advice: "")
    let text = MarkdownReporter(sampleContext).text(
      LintResult(
        diagnostics: [
          sample("x", line: 1, rule: "style", family: .cookbook),
          sample("x", line: 2, rule: "style", family: .cookbook),
          sample("x", line: 3, rule: "broken"),
        ], problems: [problem], fileCount: 1))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("#") || $0.hasPrefix("| `") }
    #expect(
      lines == [
        "## layoutlint", "| `broken` | 1 |", "| `style` | 2 |",
        "### Mistakes", "#### <code>App/Sources/A.swift</code>", "#### <code>App/z.swift</code>",
        "### Conventions", "#### <code>App/Sources/A.swift</code>",
      ])
    #expect(text.matches(of: /\[(\d):1\]/).map { String($0.1) } == ["3", "1", "2"])
  }

  @Test("many findings are folded, separately for each file")
  func folding() {
    let text = reporter.text(
      LintResult(diagnostics: (1...11).map { sample("x", line: $0) }, fileCount: 1))
    #expect(
      text.contains(
        "\n<details>\n<summary><code>App/Sources/A.swift</code>: 11 findings</summary>\n\n|"))
    #expect(text.hasSuffix("|\n\n</details>\n"))
    #expect(!text.contains("###"))
  }

  @Test("a run without findings says so")
  func clean() {
    #expect(
      reporter.text(LintResult(fileCount: 2)) == "## layoutlint\n\nNothing found in 2 files.\n")
  }

  @Test("findings that do not fit into a comment are omitted and counted")
  func limit() throws {
    let bytes = reporter.rendered(HostileSamples.many())
    #expect(bytes.count <= 65_536 && bytes.count > 60_000)
    let text = String(decoding: bytes, as: UTF8.self)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("| [") }
    #expect(
      text.hasSuffix(
        "</details>\n\n\(HostileSamples.manyCount - shown) more findings did not fit here: run layoutlint to see all of them.\n"
      ))
  }

  @Test("a finding that is too long for a comment is counted too")
  func longMessage() {
    let words = String(repeating: "`word|` ", count: 20_000)
    let diagnostic = sample("x", message: words)
    #expect(
      reporter.text(LintResult(diagnostics: [diagnostic], fileCount: 1)) == """
        ## layoutlint

        Found 1 warning in 1 file.

        1 more finding did not fit here: run layoutlint to see all of them.

        """)
  }

  @Test("the summary of a job has a larger limit, other links, and respects the existing text")
  func summary() {
    let result = HostileSamples.many(Effort.full(100_000, byDefault: 20_000))
    let prefix = "https://host/o/n/blob/0123/"
    let bytes = GitHubSummary(sampleContext, linkPrefix: prefix).rendered(result)
    #expect(bytes.count <= GitHubSummary.fileLimit && bytes.count > 1_000_000)
    #expect(
      String(decoding: bytes, as: UTF8.self).contains("](\(prefix)App/Sources/Screens/File00"))
    let second = GitHubSummary(sampleContext, after: 1_000_000).rendered(result)
    #expect(second.count <= GitHubSummary.fileLimit - 1_000_000 && second.count > 40_000)
    #expect(second.starts(with: "\n\n## layoutlint\n".utf8))
    #expect(
      GitHubSummary(sampleContext, after: GitHubSummary.fileLimit - 9).rendered(result).isEmpty)
  }

  @Test("text causes no mentions and no links")
  func links() {
    let message = "@team see #12, http://a/b, :tada: and $x$, but `@team #12` is code"
    let text = reporter.text(sample("x", message: message, advice: "`a|b` and `a\\b`"))
    #expect(
      text.contains(
        """
        @&#8203;team see #&#8203;12, http:&#8203;//a/b, :&#8203;tada: and &#36;x&#36;, but \
        `@team #12` is code<br><code>a&#124;b</code> and `a\\b` |
        """))
  }

  /// Messages with names from the code, as they are in a comment.
  private static let messages =
    HostileSamples.texts
    + [
      "``@octocat ![x](http://e.example/p.png) <b>`` is wrong", "no rule `@octocat```",
      "`a``@b`", "``` @c ```", "`a`` @d `", "see www.e.example, WWW.e.example and a@e.example",
      "`](x)@me`", "1. a", "12) b", "- c", "    d", "> e", "=", "`a`: b", "https://e.example",
      "`x`www.e.example`", "a `", "`", "``", "~~a~~ **b** __c__ $d$ <!-- e --> &amp; &lt;b>",
    ]

  @Test(
    "in a comment, no text causes mentions, links, images or HTML",
    .enabled(if: OutsideTool.cmarkgfm.isThere, "\(OutsideTool.cmarkgfm.hint)"))
  func comments() throws {
    let messages = Self.messages.filter { !shown($0).allSatisfy(\.isWhitespace) }
    let result = LintResult(
      diagnostics: messages.map { sample("x", message: $0, advice: $0) }, fileCount: 1)
    let read = try JSONValue(JSONReporter(sampleContext).rendered(result))["diagnostics"].elements
    // As paragraphs of their own.
    let texts = read.compactMap { $0["markdown"].text }
    let run = try OutsideTool.run(
      ["python3", "-c", Self.script], input: Array(texts.joined(separator: "\n\n").utf8))
    try #require(run.status == 0, "\(run.error)")
    let page = try JSONDecoder().decode(Page.self, from: Data(run.output.utf8))
    #expect(Set(page.tags) == ["p", "code"])
    #expect(page.links == [])
    #expect(page.loose == [])
    let expected = messages.map { Self.comparable("\(shown($0)); \(shown($0))") }
    #expect(page.paragraphs.map(Self.comparable) == expected)
  }

  @Test("ordinary messages look the same in Markdown")
  func ordinary() throws {
    let message = "`label`: `top` comes after `trailing`; 2 of 3 views (e.g. `a.b`), see setup_x"
    let json = JSONReporter(sampleContext).text(sample("x", message: message, advice: ""))
    let text = message.replacing("_", with: #"\\_"#)
    #expect(json.contains("\"markdown\":\"\(text)\""))
  }

  @Test("no page exceeds its limit, whatever the limit")
  func everyLimit() {
    let result = HostileSamples.many(200)
    for room in stride(from: 0, through: 5000, by: Effort.full(11, byDefault: 37)) {
      let summary = GitHubSummary(sampleContext, after: GitHubSummary.fileLimit - room)
      let bytes = summary.rendered(result)
      #expect(bytes.count <= room)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.isEmpty || text.contains("more findings did not fit here"))
    }
  }

  @Test(
    "GitHub's own renderer shows every text unchanged, and nothing else",
    .enabled(if: OutsideTool.cmarkgfm.isThere, "\(OutsideTool.cmarkgfm.hint)"))
  func roundTrip() throws {
    let result = HostileSamples.result
    let bytes = GitHubSummary(sampleContext).rendered(result)
    let run = try OutsideTool.run(["python3", "-c", Self.script], input: bytes)
    try #require(run.status == 0, "\(run.error)")
    let page = try JSONDecoder().decode(Page.self, from: Data(run.output.utf8))

    let diagnostics = result.diagnostics.map { ($0.path, $0.message, $0.advice) }
    let problems = result.problems.map { ($0.path, $0.message, $0.advice) }
    let expected = (diagnostics + problems).map { path, message, advice in
      let text = advice.isEmpty ? shown(message) : shown(message) + "\n" + shown(advice)
      return [shown(rootRelative(path)), text].map(Self.comparable)
    }
    let found = page.rows.map { $0.map(Self.comparable) }
    #expect(
      found.sorted { $0.joined() < $1.joined() } == expected.sorted { $0.joined() < $1.joined() })
    #expect(Set(page.tags).isSubset(of: Self.tags))
    #expect(page.loose == [])
    #expect(page.links.allSatisfy { !$0.contains(":") && !$0.hasPrefix("/") })
  }

  /// What the script below found on the page.
  private struct Page: Decodable {
    /// The path and the message of each finding.
    var rows: [[String]]
    var tags: [String]
    var links: [String]
    /// Text that GitHub would turn into links, mentions or emoji.
    var loose: [String]
    /// The texts of paragraphs.
    var paragraphs: [String]
  }

  private static let tags: Set = [
    "h2", "p", "table", "thead", "tbody", "tr", "th", "td", "code", "details", "summary", "br",
    "a",
  ]

  /// Removes back quotes that mark code, white space at the ends of cells, and zero-width spaces that prevent links.
  private static func comparable(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let kept = line.unicodeScalars.filter { $0 != "`" && $0 != "\u{200B}" }
        return String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespaces)
      }
      .joined(separator: "\n")
  }

  /// Renders with cmark-gfm, which GitHub uses, and parses the resulting page.
  private static let script = #"""
    import html.parser, json, re, sys
    import cmarkgfm
    from cmarkgfm.cmark import Options

    class Reader(html.parser.HTMLParser):
        def __init__(self):
            super().__init__(convert_charrefs=True)
            self.tags, self.links, self.loose, self.rows = [], [], [], []
            self.open, self.path, self.cells, self.paragraphs = [], "", [], []

        def handle_starttag(self, tag, attributes):
            self.tags.append(tag)
            if tag == "br":
                self.cells[-1] += "\n"
                return
            self.open.append(tag)
            if tag == "p": self.paragraphs.append("")
            self.links += [value for name, value in attributes if name == "href"]
            if tag == "summary": self.path = ""
            if tag == "tr": self.cells = []
            if tag in ("td", "th"): self.cells.append("")

        def handle_endtag(self, tag):
            assert self.open.pop() == tag, tag
            if tag == "tr" and len(self.cells) == 4 and self.cells[0] != "place":
                self.rows.append([self.path, self.cells[3]])

        def handle_data(self, data):
            if "summary" in self.open and "code" in self.open: self.path += data
            if "p" in self.open: self.paragraphs[-1] += data
            if "td" in self.open or "th" in self.open: self.cells[-1] += data
            if "code" not in self.open and "a" not in self.open:
                self.loose += re.findall(r"[@#]\w+|:\w+:|://", data)

        def handle_comment(self, data): self.tags.append("comment")
        def handle_decl(self, data): self.tags.append("declaration")

    text = sys.stdin.buffer.read().decode()
    reader = Reader()
    reader.feed(cmarkgfm.github_flavored_markdown_to_html(text, Options.CMARK_OPT_UNSAFE))
    reader.close()
    json.dump(vars(reader) | {"rawdata": None}, sys.stdout, default=str)
    """#
}
