import Foundation
import LintEngine
import Platform
import Project
import TestSupport
import Testing

@testable import Reporting

@Suite("The markdown format")
struct MarkdownReporterTests {
  private let reporter = MarkdownReporter(sampleContext)

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
    let read = try JSONValue(JSONReporter(context: sampleContext).rendered(result))["diagnostics"]
      .elements
    // As paragraphs of their own.
    let texts = read.compactMap { $0["markdown"].text }
    let run = try OutsideTool.run(
      ["python3", Repository.fixture("Scripts/markdown_report.py")],
      input: Array(texts.joined(separator: "\n\n").utf8))
    try #require(run.status == 0, "\(run.error)")
    let page = try JSONDecoder().decode(Page.self, from: Data(run.output.utf8))
    #expect(Set(page.tags) == ["p", "code"])
    #expect(page.links == [])
    #expect(page.loose == [])
    let expected = messages.map { Self.comparable("\(shown($0)); \(shown($0))") }
    #expect(page.paragraphs.map(Self.comparable) == expected)
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
    let run = try OutsideTool.run(
      ["python3", Repository.fixture("Scripts/markdown_report.py")], input: bytes)
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

  /// What the script found on the page that cmark-gfm, which GitHub uses, makes.
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
}
