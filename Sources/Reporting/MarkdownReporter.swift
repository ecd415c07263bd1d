import LintEngine

/// GitHub Flavored Markdown for a comment on a pull request: counts, a table of the rules, and a table for each file,
/// mistakes before conventions, folded if it is long. Lines and columns are 1-based, columns count UTF-16 code units. Links are relative to the root
/// of the repository; a file outside of it has none. A file that could not be read is an error without a position.
///
/// A comment on GitHub is limited to 65,536 characters. The report has at most as many bytes; what does not fit is
/// omitted, and a sentence says so.
public struct MarkdownReporter: Reporter {
  private static let limit = 65_536

  private let page: MarkdownPage

  public init(_ context: ReportContext) {
    page = MarkdownPage(context: context, limit: Self.limit, linkPrefix: "")
  }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    page.render(result, into: &output)
  }
}
