import LintEngine
import Platform
import Project
import RuleKit

/// A report as GitHub Flavored Markdown of a limited size: counts, a table of the rules, and for each file a table of
/// its findings, mistakes before conventions, folded if there are many. What does not fit is omitted, and a sentence says so.
struct MarkdownPage {
  /// The most findings that are shown unfolded.
  private static let foldingLimit = 10
  /// Bytes reserved for the sentence about omitted findings.
  private static let reserve = 200
  /// The smallest page: the counts and the sentence.
  static let leastLimit = 600

  let context: ReportContext
  /// The most bytes of the page.
  let limit: Int
  /// The prefix of a path relative to the root in a link.
  let linkPrefix: String

  func render(_ result: LintResult, into output: inout [UInt8]) {
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
      for (index, file) in section.files.enumerated() where fits {
        let heading = FileHeading(section, isFirst: index == 0, isFolded: isFolded)
        let shown = append(file, heading, end: end, to: &output)
        rest -= shown
        fits = shown == file.count
      }
    }
    guard rest > 0 else { return }
    output.append(
      "\n\(amount(rest, "more finding")) did not fit here: run layoutlint to see all of them.\n")
  }

  /// - Returns: whether all rows fit.
  private func appendRules(_ summary: Summary, end: Int, to output: inout [UInt8]) -> Bool {
    guard summary.rules.count > 1 else { return true }
    output.append("\n| rule | findings |\n| --- | ---: |\n")
    for rule in summary.rules {
      var row: [UInt8] = []
      row.append("| ")
      MarkdownText.append(code: rule.id, to: &row)
      row.append(" | \(rule.count) |\n")
      guard output.count + row.count <= end else { return false }
      output.append(contentsOf: row)
    }
    return true
  }

  /// Appends as many rows as fit.
  ///
  /// - Returns: how many entries of the file were appended.
  private func append(
    _ file: FileReport, _ heading: FileHeading, end: Int, to output: inout [UInt8]
  ) -> Int {
    let path = context.rootRelative(file.path)
    var head: [UInt8] = []
    heading.append(visible(path.bytes), count: file.count, to: &head)
    let foot = heading.isFolded ? "\n</details>\n" : ""
    let rows = file.problems.lazy.map(row) + file.diagnostics.lazy.map { row($0, link(path)) }
    let end = end - foot.utf8.count
    var shown = 0
    for row in rows {
      let needed = row.count + (shown == 0 ? head.count : 0)
      guard output.count + needed <= end else { break }
      if shown == 0 { output.append(contentsOf: head) }
      output.append(contentsOf: row)
      shown += 1
    }
    if shown > 0 { output.append(foot) }
    return shown
  }
}

extension MarkdownPage {
  /// The target of a link to the file; nil for a file outside of the root, which is not in the repository.
  private func link(_ path: FilePath) -> [UInt8]? {
    guard path.bytes.first != UInt8(ascii: "/") else { return nil }
    var link = Array(linkPrefix.utf8)
    link.append(contentsOf: path.percentEncoded)
    return link
  }

  private func row(_ problem: ReadProblem) -> [UInt8] {
    var row: [UInt8] = []
    row.append("| | error | | ")
    appendMessage(problem.message, problem.advice, to: &row)
    row.append(" |\n")
    return row
  }

  private func row(_ diagnostic: Diagnostic, _ link: [UInt8]?) -> [UInt8] {
    var row: [UInt8] = []
    row.append("| ")
    if link != nil { row.append("[") }
    row.append(decimal: diagnostic.start.line)
    row.append(":")
    row.append(decimal: diagnostic.utf16Columns.start)
    if let link {
      row.append("](")
      row.append(contentsOf: link)
      row.append("#L")
      row.append(decimal: diagnostic.start.line)
      if diagnostic.lastLine > diagnostic.start.line {
        row.append("-L")
        row.append(decimal: diagnostic.lastLine)
      }
      row.append(")")
    }
    row.append(" | ")
    row.append(diagnostic.severity.name)
    row.append(" | ")
    MarkdownText.append(code: diagnostic.rule, to: &row)
    row.append(" | ")
    appendMessage(diagnostic.message, diagnostic.advice, to: &row)
    row.append(" |\n")
    return row
  }

  private func appendMessage(_ message: String, _ advice: String, to row: inout [UInt8]) {
    MarkdownText.append(message: message, to: &row)
    guard !advice.isEmpty else { return }
    row.append("<br>")
    MarkdownText.append(message: advice, to: &row)
  }
}

/// What precedes the findings of a file: the title of their section, if they are the first, and the path.
private struct FileHeading {
  /// Nil if the section has none, or if another file precedes this one.
  private let title: String?
  private let level: String
  let isFolded: Bool

  init(_ section: ReportSection, isFirst: Bool, isFolded: Bool) {
    title = isFirst ? section.title : nil
    level = section.title == nil ? "###" : "####"
    self.isFolded = isFolded
  }

  func append(_ path: String, count: Int, to output: inout [UInt8]) {
    if let title { output.append("\n### \(title)\n") }
    if isFolded {
      output.append("\n<details>\n<summary>")
      MarkdownText.append(html: path, to: &output)
      output.append(": \(amount(count, "finding"))</summary>\n")
    } else {
      output.append("\n\(level) ")
      MarkdownText.append(html: path, to: &output)
      output.append("\n")
    }
    output.append("\n| place | severity | rule | message |\n| ---: | --- | --- | --- |\n")
  }
}
