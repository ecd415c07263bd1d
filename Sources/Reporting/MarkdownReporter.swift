import LintEngine
import Platform
import RuleKit

/// GitHub Flavored Markdown for a comment on a pull request: counts, a table of the rules, and a table for each file,
/// mistakes before conventions, folded if there are many findings. Lines and columns are 1-based, columns count UTF-16
/// code units. Links are relative to the root of the repository; a file outside of it has none. A file that could not be
/// read is an error without a position.
///
/// A comment on GitHub is limited to 65,536 characters. The report has at most as many bytes; what does not fit is
/// omitted, and a sentence says so.
public struct MarkdownReporter: Reporter {
  private static let foldingLimit = 10
  /// Bytes reserved for the sentence about omitted findings.
  private static let reserve = 200
  /// The smallest page: the counts and the sentence.
  fileprivate static let leastLimit = 600

  private let context: ReportContext
  fileprivate let limit: Int
  /// The prefix of a path relative to the root in a link.
  private let linkPrefix: String

  public init(_ context: ReportContext) { self.init(context, limit: 65_536, linkPrefix: "") }

  fileprivate init(_ context: ReportContext, limit: Int, linkPrefix: String) {
    (self.context, self.limit, self.linkPrefix) = (context, limit, linkPrefix)
  }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    var rest = result.diagnostics.count + result.problems.count
    let isFolded = rest > Self.foldingLimit
    // The limit of the page before the sentence.
    let end = output.count + max(0, limit - Self.reserve)

    let summary = Summary(result, microseconds: nil)
    output.append("## layoutlint\n\n")
    summary.appendSentence(Style(isColored: false), to: &output)
    output.append(".\n")
    var fits = appendRules(summary, end: end, to: &output)
    for section in result.sections {
      var title = section.title.map { "\n### \($0)\n" } ?? ""
      for file in section.files where fits {
        let level = section.title == nil ? "###" : "####"
        let head = title + heading(of: file, isFolded ? nil : level)
        let shown = append(file, head, isFolded ? "\n</details>\n" : "", end: end, to: &output)
        title = ""
        rest -= shown
        fits = shown == file.entries.count
      }
    }
    guard rest > 0 else { return }
    output.append(
      "\n\(amount(rest, "more finding")) did not fit here: run layoutlint to see all of them.\n")
  }

  private func appendRules(_ summary: Summary, end: Int, to output: inout [UInt8]) -> Bool {
    guard summary.rules.count > 1 else { return true }
    output.append("\n| rule | findings |\n| --- | ---: |\n")
    for rule in summary.rules {
      let row = "| \(MarkdownText.code(rule.id)) | \(rule.count) |\n"
      guard output.count + row.utf8.count <= end else { return false }
      output.append(row)
    }
    return true
  }

  /// What precedes the findings of a file.
  ///
  /// - Parameter level: of the heading; nil for a summary that unfolds them.
  private func heading(of file: FileReport, _ level: String?) -> String {
    let path = MarkdownText.html(visible(context.rootRelative(file.path).bytes))
    let count = amount(file.entries.count, "finding")
    let title =
      level.map { "\($0) \(path)" } ?? "<details>\n<summary>\(path): \(count)</summary>"
    return "\n\(title)\n\n| place | severity | rule | message |\n| ---: | --- | --- | --- |\n"
  }

  /// Appends as many rows as fit, between a head and a foot.
  ///
  /// - Returns: how many entries of the file were appended.
  private func append(
    _ file: FileReport, _ head: String, _ foot: String, end: Int, to output: inout [UInt8]
  ) -> Int {
    let link = link(context.rootRelative(file.path))
    let end = end - foot.utf8.count
    var shown = 0
    for entry in file.entries {
      let row = (shown == 0 ? head : "") + row(entry, link)
      guard output.count + row.utf8.count <= end else { break }
      output.append(row)
      shown += 1
    }
    if shown > 0 { output.append(foot) }
    return shown
  }

  /// The target of a link to the file; nil for a file outside of the root, which is not in the repository.
  private func link(_ path: FilePath) -> String? {
    guard path.bytes.first != UInt8(ascii: "/") else { return nil }
    return linkPrefix + String(decoding: path.percentEncoded, as: UTF8.self)
  }

  private func row(_ entry: ReportEntry, _ link: String?) -> String {
    let advice = entry.advice.isEmpty ? "" : "<br>" + MarkdownText.message(entry.advice)
    let message = MarkdownText.message(entry.message) + advice
    guard let diagnostic = entry.diagnostic else { return "| | error | | \(message) |\n" }
    let (line, last) = (diagnostic.start.line, diagnostic.lines.upperBound)
    let range = last > line ? "\(line)-L\(last)" : "\(line)"
    let position = "\(line):\(diagnostic.utf16Columns.start)"
    let place = link.map { "[\(position)](\($0)#L\(range))" } ?? position
    return "| \(place) | \(entry.severity.name) | \(MarkdownText.code(entry.rule)) | \(message) |\n"
  }
}

/// The report for the job summary of GitHub Actions, which is appended to the file named by the environment variable
/// `GITHUB_STEP_SUMMARY`: the Markdown of `MarkdownReporter`, with a larger limit and with links that work there.
///
/// Limits: `CreateStepSummaryCommand` in actions/runner accepts at most 1 MiB per step, and drops a larger file as a
/// whole. What does not fit is omitted, and a sentence says so.
public struct GitHubSummary: Reporter {
  public static let fileLimit = 1 << 20

  private let page: MarkdownReporter
  private let isFirst: Bool

  /// - Parameters:
  ///   - byteCount: the current size of the file, from earlier commands of the step.
  ///   - linkPrefix: the URL before a path of the repository in a link, with its trailing slash, such as
  ///     `https://github.com/OWNER/NAME/blob/COMMIT/`: made from `GITHUB_SERVER_URL`, `GITHUB_REPOSITORY` and
  ///     `GITHUB_SHA`. Nil for links relative to the root.
  public init(_ context: ReportContext, after byteCount: Int = 0, linkPrefix: String? = nil) {
    let room = max(0, Self.fileLimit - byteCount - 2)
    isFirst = byteCount == 0
    page = MarkdownReporter(context, limit: room, linkPrefix: linkPrefix ?? "")
  }

  /// Appends the report, or nothing if the file has no space for it.
  public func render(_ result: LintResult, into output: inout [UInt8]) {
    guard page.limit >= MarkdownReporter.leastLimit else { return }
    // The existing text may not end with a line break.
    if !isFirst { output.append("\n\n") }
    page.render(result, into: &output)
  }
}
