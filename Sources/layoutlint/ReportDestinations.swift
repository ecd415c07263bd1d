import LintEngine
import Platform
import Project
import Reporting

struct ReportDestinations {
  private struct Destination: Equatable {
    let format: ReportFormat
    let file: FilePath?
  }

  private let destinations: [Destination]
  private let addsAnnotations: Bool
  private let printsStatistics: Bool
  private let stream: StandardStream

  init(_ invocation: Invocation, _ configuration: Configuration) throws(UsageError) {
    let given = invocation.list(.reporter).compactMap {
      try? ReporterChoice($0, known: ReportFormat.names)
    }
    var destinations: [Destination] = []
    for choice in given.isEmpty ? configuration.reporters.value ?? [] : given {
      guard let format = ReportFormat(rawValue: choice.format) else { continue }
      let destination = Destination(format: format, file: choice.file)
      // A script and its caller may both ask for the same one.
      if given.isEmpty || !destinations.contains(destination) { destinations.append(destination) }
    }
    printsStatistics = invocation.has(.statistics)
    stream = invocation.printsFixedText ? .error : .output
    for (index, destination) in destinations.enumerated()
    where destinations[..<index].contains(where: { $0.file == destination.file }) {
      let place = destination.file.map { "`\($0.text)`" } ?? "the standard output"
      throw UsageError(
        "two reporters write to \(place)",
        "give all but one of them a file: `--reporter \(destination.format)=FILE`")
    }
    if printsStatistics,
      let index = destinations.firstIndex(where: { $0.file == nil && !$0.format.hasStatistics })
    {
      guard !invocation.has(.reporter) else {
        throw UsageError(
          "the reporter `\(destinations[index].format)` has no statistics",
          "leave it out for a table, or use `--reporter json`")
      }
      // A configuration names it for findings.
      destinations.remove(at: index)
    }
    // Naming only files suppresses the default report. Statistics are for the standard output.
    if destinations.isEmpty || (printsStatistics && !destinations.contains { $0.file == nil }) {
      let isTerminal = StandardStream.output.isTerminal
      destinations.append(Destination(format: isTerminal ? .pretty : .xcode, file: nil))
    }
    self.destinations = destinations
    let isOnGitHub = environmentVariable("GITHUB_ACTIONS") == "true"
    addsAnnotations = isOnGitHub && !destinations.contains { $0.format == .github }
  }

  private func prints(_ format: ReportFormat) -> Bool {
    !printsStatistics && destinations.contains(Destination(format: format, file: nil))
  }

  /// Whether one of the reports on the standard output is for people, so that sentences may follow it.
  var printsForPeople: Bool { stream == .output && prints(.pretty) }

  func saysWhatCanBeFixed(isQuiet: Bool) -> Bool {
    let isTerminal = StandardStream.output.terminalWidth != nil
    return printsStatistics || !isQuiet && (prints(.pretty) || isTerminal && prints(.concise))
  }

  var printsForXcode: Bool { prints(.xcode) }

  var wantsFixes: Bool { printsStatistics || destinations.contains { $0.format.wantsFixes } }

  /// Writes all reports.
  func write(
    _ result: LintResult, _ context: ReportContext, _ writer: () -> FileWriter
  ) -> ExitStatus {
    var status = ExitStatus.success
    for destination in destinations {
      let format = destination.format
      var context = context
      if let page = context.wireframes {
        let report = destination.file?.absolute(in: context.currentFolder).folder
        context.wireframes = page.seen(from: report ?? context.currentFolder)
      }
      if let file = destination.file {
        context.style = Style(isColored: false)
        context.width = nil
        let report = format.reporter(context).rendered(result)
        status = max(status, Console.write(report, format.logSpelling, to: file, writer()))
      } else {
        // People see them on the standard error.
        context.listsProblems = !format.isForReading
        let reporter =
          printsStatistics ? format.statisticsReporter(context) : format.reporter(context)
        let report = reporter.rendered(result)
        status = max(
          status,
          format.isForReading
            ? Console.show(report, on: stream)
            : Console.write(report, format.logSpelling, on: stream))
      }
    }
    return max(status, annotate(result, context, writer))
  }

  /// Writes for GitHub's runner: annotations to the log, and a summary to the file that it names.
  private func annotate(
    _ result: LintResult, _ context: ReportContext, _ writer: () -> FileWriter
  ) -> ExitStatus {
    var status = ExitStatus.success
    let usesGitHub = addsAnnotations || destinations.contains { $0.format == .github }
    if addsAnnotations {
      let report = ReportFormat.github.reporter(context).rendered(result)
      // The runner reads both streams. A document on the standard output must stay intact.
      let isText = destinations.contains { $0.file == nil && $0.format.isForReading }
      status = Console.write(
        report, ReportFormat.github.logSpelling, on: isText ? stream : .error)
    }
    guard usesGitHub, let file = environmentVariable("GITHUB_STEP_SUMMARY"), !file.isEmpty else {
      return status
    }
    var linkPrefix: String?
    if let server = environmentVariable("GITHUB_SERVER_URL"),
      let repository = environmentVariable("GITHUB_REPOSITORY"),
      let commit = environmentVariable("GITHUB_SHA")
    {
      linkPrefix = "\(server)/\(repository)/blob/\(commit)/"
    }
    let path = FilePath(file)
    let byteCount = (try? FileStatus(path: path.bytes))?.byteCount ?? 0
    let summary = GitHubSummary(context, after: byteCount, linkPrefix: linkPrefix)
    return max(status, Console.append(summary.rendered(result), to: path, writer()))
  }
}
