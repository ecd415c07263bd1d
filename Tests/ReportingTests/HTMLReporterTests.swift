import Foundation
import LintEngine
import Platform
import Project
import TestSupport
import Testing

@testable import Reporting

@Suite("The html format")
struct HTMLReporterTests {
  private let reporter = HTMLReporter(context: sampleContext)

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
      ["python3", Repository.fixture("Scripts/html_report.py")], input: reporter.rendered(result))
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

  /// Removes back quotes that mark code, replaces two characters that XML and HTML show as numbers, and has one space for white
  /// space, of which code on the page has less.
  private static func comparable(_ texts: [String]) -> [String] {
    texts.map {
      $0.replacingOccurrences(of: "`", with: "")
        .replacingOccurrences(of: "\u{FFFE}", with: "\\u{FFFE}", options: .literal)
        .replacingOccurrences(of: "\u{FFFF}", with: "\\u{FFFF}", options: .literal)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}

@Suite(
  "The page in a browser",
  .enabled(if: OutsideTool.chromium.isThere, "\(OutsideTool.chromium.hint)"),
  .enabled(if: Effort.isFull, "\(Effort.hint)"))
struct HTMLPageTests {
  @Test("hostile text is never executed, and every finding is there")
  func hostile() throws {
    let result = HostileSamples.result
    let bytes = HTMLReporter(context: sampleContext).rendered(result)
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
