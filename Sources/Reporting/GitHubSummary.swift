import LintEngine

/// The report for the summary of a job in GitHub Actions, which is what gets appended to the file that the environment
/// variable `GITHUB_STEP_SUMMARY` names: the Markdown of `MarkdownReporter`, with more room and links that work there.
///
/// Limits: `CreateStepSummaryCommand` in actions/runner takes no file of more than 1 MiB for one step, and drops a larger
/// one as a whole. What does not fit is left out, and a sentence says so.
public struct GitHubSummary: Reporter {
  /// How many bytes the file of one step may have.
  public static let fileLimit = 1 << 20

  private let page: MarkdownPage
  private let isFirst: Bool

  /// - Parameters:
  ///   - byteCount: how many bytes the file has already, from earlier commands of the step.
  ///   - linkPrefix: the URL that a path of the repository follows in a link, with its slash, such as
  ///     `https://github.com/OWNER/NAME/blob/COMMIT/`: `GITHUB_SERVER_URL`, `GITHUB_REPOSITORY` and `GITHUB_SHA` make it. Nil
  ///     for links relative to the root.
  public init(_ context: ReportContext, after byteCount: Int = 0, linkPrefix: String? = nil) {
    let room = max(0, Self.fileLimit - byteCount - 2)
    isFirst = byteCount == 0
    page = MarkdownPage(context: context, limit: room, linkPrefix: linkPrefix ?? "")
  }

  /// Appends the report; nothing if the file has no room for it.
  public func render(_ result: LintResult, into output: inout [UInt8]) {
    guard page.limit >= MarkdownPage.leastLimit else { return }
    // What is there already may not end with a line break.
    if !isFirst { output.append("\n\n") }
    page.render(result, into: &output)
  }
}
