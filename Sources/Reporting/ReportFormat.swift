import LintEngine

/// The formats of output. The raw value is the name on the command line and in the configuration.
public enum ReportFormat: String, CaseIterable, Sendable {
  case pretty, xcode
  case concise
  case github, azure, teamcity
  case checkstyle, junit
  case markdown, html
  case json, jsonl, sarif, gitlab, rdjson, rdjsonl

  /// What the format is for, a few words.
  public var summary: String {
    switch self {
    case .pretty: "for people: grouped by file, with code"
    case .concise: "one line each, short"
    case .xcode: "one line each, as Xcode and editors read it"
    case .github: "annotations of GitHub Actions"
    case .azure: "issues of Azure Pipelines"
    case .teamcity: "inspections of TeamCity"
    case .checkstyle: "the XML of Checkstyle"
    case .markdown: "for a comment on a pull request"
    case .html: "one page for a browser, with a filter"
    case .json: "everything, for programs"
    case .jsonl: "the same, one finding a line"
    case .sarif: "SARIF 2.1.0, for code scanning and editors"
    case .gitlab: "Code Quality of GitLab"
    case .rdjson: "for reviewdog"
    case .rdjsonl: "for reviewdog, one finding a line"
    case .junit:
      "the XML of JUnit, a test for each finding: failed if the run fails with it, else skipped"
    }
  }

  /// Whether people read it as it is: lines that other lines may follow, not a document.
  public var isForReading: Bool { self == .pretty || self == .concise || self == .xcode }

  /// Whether the format wants the hash of each diagnostic's line.
  public var wantsLineHashes: Bool { self == .sarif }

  /// Whether the format says what can be fixed.
  public var wantsFixes: Bool {
    switch self {
    case .xcode, .github, .azure, .teamcity, .checkstyle, .junit, .gitlab, .markdown: false
    case .pretty, .concise, .html, .json, .jsonl, .sarif, .rdjson, .rdjsonl: true
    }
  }

  /// The reporter of the format.
  public func reporter(_ context: ReportContext) -> any Reporter {
    switch self {
    case .pretty:
      PrettyReporter(
        style: context.style, width: context.width, microseconds: context.microseconds,
        hasSummary: !context.isQuiet)
    case .concise: ConciseReporter(context)
    case .xcode: XcodeReporter(currentFolder: context.currentFolder)
    case .github: GitHubReporter(context)
    case .azure: AzureReporter(context)
    case .teamcity: TeamCityReporter(context)
    case .checkstyle: CheckstyleReporter(context)
    case .junit: JUnitReporter(context)
    case .markdown: MarkdownReporter(context)
    case .html: HTMLReporter(context)
    case .json: JSONReporter(context)
    case .jsonl: JSONLinesReporter(context)
    case .sarif: SARIFReporter(context)
    case .gitlab: GitLabReporter(context)
    case .rdjson: RDJSONReporter(context, form: .document)
    case .rdjsonl: RDJSONReporter(context, form: .lines)
    }
  }
}
