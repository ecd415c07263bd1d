/// The output formats. The raw value is the name on the command line and in the configuration.
public enum ReportFormat: String, CaseIterable, Sendable {
  case pretty, xcode
  case concise
  case github, azure, teamcity
  case checkstyle, junit
  case markdown, html
  case json, sarif, gitlab, rdjson

  public static let names = allCases.map(\.rawValue)

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
    case .html: "one page for a browser"
    case .json: "everything, for programs"
    case .sarif: "SARIF 2.1.0, for code scanning and editors"
    case .gitlab: "GitLab Code Quality"
    case .rdjson: "for reviewdog"
    case .junit:
      "JUnit XML, with a test for each finding: failed if it fails the run, otherwise skipped"
    }
  }

  /// Whether it is for people: lines that other lines may follow, not a document.
  public var isForReading: Bool { self == .pretty || self == .concise || self == .xcode }

  public var hasStatistics: Bool { isForReading || self == .json }

  public var wantsFixes: Bool {
    switch self {
    case .xcode, .github, .azure, .teamcity, .checkstyle, .junit, .gitlab, .markdown: false
    case .pretty, .concise, .html, .json, .sarif, .rdjson: true
    }
  }

  /// The reporter of statistics: a table, or the document of `json`.
  public func statisticsReporter(_ context: ReportContext) -> any Reporter {
    self == .json ? StatisticsJSONReporter(context: context) : StatisticsReporter(context: context)
  }

  public func reporter(_ context: ReportContext) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(context)
    case .concise: ConciseReporter(context: context)
    case .xcode: XcodeReporter(context: context)
    case .github: GitHubReporter(context: context)
    case .azure: AzureReporter(context: context)
    case .teamcity: TeamCityReporter(context: context)
    case .checkstyle: CheckstyleReporter(context: context)
    case .junit: JUnitReporter(context: context)
    case .markdown: MarkdownReporter(context)
    case .html: HTMLReporter(context: context)
    case .json: JSONReporter(context: context)
    case .sarif: SARIFReporter(context: context)
    case .gitlab: GitLabReporter(context: context)
    case .rdjson: RDJSONReporter(context)
    }
  }
}
