import LintEngine

/// The formats of output. The raw value is the name on the command line and in the configuration.
public enum ReportFormat: String, CaseIterable, Sendable {
  case pretty, xcode

  /// What the format is for, a few words.
  public var summary: String {
    switch self {
    case .pretty: "for people: grouped by file, with code"
    case .xcode: "one line each, as Xcode and editors read it"
    }
  }

  /// The reporter of the format.
  public func reporter(_ context: ReportContext) -> any Reporter {
    switch self {
    case .pretty:
      PrettyReporter(
        style: context.style, width: context.width, microseconds: context.microseconds)
    case .xcode: XcodeReporter(currentFolder: context.currentFolder)
    }
  }
}
