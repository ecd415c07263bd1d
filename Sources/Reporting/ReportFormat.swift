import LintEngine

/// The output formats. The raw value is the name on the command line and in the configuration.
public enum ReportFormat: String, CaseIterable, Sendable {
  case pretty, xcode
  case concise
  case github, azure, teamcity
  case checkstyle, junit
  case markdown, html
  case json, jsonl, sarif, gitlab, rdjson, rdjsonl

  /// What the format is for, in a few words.
  public var summary: String {
    switch self {
    case .pretty: "for people: grouped by file, with code"
    case .concise: "one short line per finding"
    case .xcode: "one line per finding, as Xcode and editors read it"
    case .github: "GitHub Actions annotations"
    case .azure: "Azure Pipelines issues"
    case .teamcity: "TeamCity inspections"
    case .checkstyle: "Checkstyle XML"
    case .markdown: "for a comment on a pull request"
    case .html: "one page for a browser, with a filter"
    case .json: "everything, for programs"
    case .jsonl: "the same, one finding per line"
    case .sarif: "SARIF 2.1.0, for code scanning and editors"
    case .gitlab: "GitLab Code Quality"
    case .rdjson: "for reviewdog"
    case .rdjsonl: "for reviewdog, one finding per line"
    case .junit:
      "JUnit XML, with a test for each finding: failed if it fails the run, otherwise skipped"
    }
  }

  /// Whether it is for people: lines that other lines may follow, not a document.
  public var isForReading: Bool { self == .pretty || self == .concise || self == .xcode }

  /// Whether the format needs the hash of each diagnostic's line.
  public var wantsLineHashes: Bool { self == .sarif }

  /// Whether the format shows what can be fixed.
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
