import LintEngine

/// The report for the job summary of GitHub Actions, which is appended to the file named by the environment variable
/// `GITHUB_STEP_SUMMARY`: the Markdown of `MarkdownReporter`, with a larger limit and with links that work there.
///
/// Limits: `CreateStepSummaryCommand` in actions/runner accepts at most 1 MiB per step, and drops a larger file as a
/// whole. What does not fit is omitted, and a sentence says so.
public struct GitHubSummary: Reporter {
  /// The largest file of one step, in bytes.
  public static let fileLimit = 1 << 20

  private let page: MarkdownPage
  private let isFirst: Bool

  /// - Parameters:
  ///   - byteCount: the current size of the file, from earlier commands of the step.
  ///   - linkPrefix: the URL before a path of the repository in a link, with its trailing slash, such as
  ///     `https://github.com/OWNER/NAME/blob/COMMIT/`: made from `GITHUB_SERVER_URL`, `GITHUB_REPOSITORY` and
  ///     `GITHUB_SHA`. Nil for links relative to the root.
  public init(_ context: ReportContext, after byteCount: Int = 0, linkPrefix: String? = nil) {
    let room = max(0, Self.fileLimit - byteCount - 2)
    isFirst = byteCount == 0
    page = MarkdownPage(context: context, limit: room, linkPrefix: linkPrefix ?? "")
  }

  /// Appends the report, or nothing if the file has no space for it.
  public func render(_ result: LintResult, into output: inout [UInt8]) {
    guard page.limit >= MarkdownPage.leastLimit else { return }
    // The existing text may not end with a line break.
    if !isFirst { output.append("\n\n") }
    page.render(result, into: &output)
  }
}
