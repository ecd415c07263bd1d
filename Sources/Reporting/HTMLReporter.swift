import LintEngine
import Project
import RuleKit

/// A self-contained HTML page: counts by severity, rule and folder, a filter, and each finding with its code, mistakes
/// before conventions. It
/// follows the reader's colour scheme, prints well, and works with the keyboard only and, except for the filter,
/// without scripts.
///
/// The policy of the page (Content Security Policy 3, https://www.w3.org/TR/CSP3/) allows only its own style and
/// script, identified by their hashes: text from a file could not run or load anything even if it became markup. The
/// script reads the page and contains no data.
///
/// Paths are relative to the root of the repository. Lines and columns are 1-based, columns count UTF-16 code units. A
/// file that could not be read is an error without a position.
public struct HTMLReporter: Reporter {
  let context: ReportContext

  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    let page = Page(result, context)
    appendHead(result, to: &output)
    output.append("<header>\n<h1>layoutlint</h1>\n<p>")
    page.summary.appendSentence(Style(isColored: false), to: &output)
    output.append("</p>\n")
    if let wireframes = context.wireframes {
      output.append("<p><a href=\"")
      output.append(contentsOf: wireframes.percentEncoded)
      output.append("\">The views as wireframes</a></p>\n")
    }
    output.append("</header>\n")
    if page.sections.isEmpty {
      output.append("<main class=\"clean\">\n<p>There is nothing to fix.</p>\n</main>\n")
    } else {
      output.append("<div class=\"columns\">\n")
      appendOverview(of: page, to: &output)
      output.append("<main>\n")
      appendFilter(count: page.count, to: &output)
      for section in page.sections { append(section, of: page, to: &output) }
      appendRules(of: page, to: &output)
      output.append("</main>\n</div>\n")
    }
    output.append("<footer>layoutlint ")
    XMLText.escape.append(context.version, to: &output)
    output.append("</footer>\n<script>\(Self.script)</script>\n</body>\n</html>\n")
  }

  /// Identifies a page as ours.
  static let mark = "<title>layoutlint: "

  private func appendHead(_ result: LintResult, to output: inout [UInt8]) {
    let count = result.diagnostics.count + result.problems.count
    output.append(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src '\(Self.styleHash)'; script-src '\(Self.scriptHash)'; base-uri 'none'; \
      form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(Self.mark)\(count == 0 ? "nothing found" : amount(count, "finding"))</title>
      <style>\(Self.style)</style>
      </head>
      <body>

      """)
  }

  /// The form is hidden unless a script shows it.
  private func appendFilter(count: Int, to output: inout [UInt8]) {
    output.append(
      """
      <form id="filter" role="search" hidden>
      <label for="text">Filter</label>
      <input id="text" type="search" autocomplete="off" spellcheck="false" \
      placeholder="Message, path, rule or code" aria-describedby="shown">
      <button type="reset">Show all</button>
      <output id="shown" for="text">\(amount(count, "finding"))</output>
      </form>
      <p id="none" hidden>Nothing matches the filter.</p>

      """)
  }
}

extension HTMLReporter {
  /// The data of the page, with counts.
  struct Page {
    /// A name and the number of its findings.
    struct Entry {
      var name: String
      var count: Int
    }

    let summary: Summary
    let sections: [ReportSection]
    /// The index of each rule in `rules`; unreadable files count under `unreadable`.
    let ruleIndices: [String: Int]
    let rules: [Entry]
    /// Sorted by path; the folder of a file is looked up by name.
    let folders: [Entry]
    let folderIndices: [String: Int]
    /// By severity, without empty ones.
    let severities: [(severity: Severity, count: Int)]
    let count: Int

    init(_ result: LintResult, _ context: ReportContext) {
      summary = Summary(result, microseconds: nil)
      sections = result.sections
      count = result.diagnostics.count + result.problems.count
      var rules = summary.rules.map { Entry(name: $0.id, count: $0.count) }
      if !result.problems.isEmpty {
        let behindMistakes = summary.rules.firstIndex { !$0.isMistake } ?? rules.count
        rules.insert(
          Entry(name: ReadProblem.ruleID, count: result.problems.count), at: behindMistakes)
      }
      self.rules = rules
      ruleIndices = Dictionary(
        rules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
      var counts: [String: Int] = [:]
      for file in result.files {
        let path = visible(context.rootRelative(file.path).bytes)
        counts[Self.folder(of: path), default: 0] += file.count
      }
      folders = counts.map { Entry(name: $0.key, count: $0.value) }.sorted { $0.name < $1.name }
      folderIndices = Dictionary(
        uniqueKeysWithValues: folders.enumerated().map { ($1.name, $0) })
      severities = [Severity.error, .warning, .note].map {
        ($0, result.count(of: $0) + ($0 == .error ? result.problems.count : 0))
      }.filter { $0.1 > 0 }
    }

    /// The path without its last component; a dot for the root.
    static func folder(of path: String) -> String {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      return slash == path.startIndex ? "/" : String(path[..<slash])
    }
  }
}
