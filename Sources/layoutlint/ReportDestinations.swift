import LintEngine
import Platform
import Project
import Reporting

/// The reporters of a run, and the destination of each.
struct ReportDestinations {
  private let choices: [ReporterChoice]
  private let addsAnnotations: Bool
  private let printsStatistics: Bool
  /// The stream of the reports without a file.
  private let stream: StandardStream

  /// - Throws: `UsageError` if two reporters write to the same place.
  init(_ invocation: Invocation, _ configuration: Configuration) throws(UsageError) {
    let known = ReportFormat.allCases.map(\.rawValue)
    var choices: [ReporterChoice] = []
    for text in invocation.list(.reporter) {
      // A script and its caller may both ask for the same one.
      if let choice = try? ReporterChoice(text, known: known), !choices.contains(choice) {
        choices.append(choice)
      }
    }
    if choices.isEmpty { choices = configuration.reporters.value ?? [] }
    printsStatistics = invocation.has(.statistics)
    stream = invocation.printsFixedText ? .error : .output
    for (index, choice) in choices.enumerated() {
      guard choices[..<index].contains(where: { $0.file == choice.file }) else { continue }
      let place =
        choice.file.map { "`\(String(decoding: $0.bytes, as: UTF8.self))`" }
        ?? "the standard output"
      throw UsageError(
        "two reporters write to \(place)",
        "give all but one of them a file: `--reporter \(choice.format)=FILE`")
    }
    if printsStatistics, let choice = choices.first(where: { $0.file == nil }),
      let format = ReportFormat(rawValue: choice.format), !format.hasStatistics
    {
      let isAsked = invocation.has(.reporter)
      if isAsked {
        throw UsageError(
          "the reporter `\(choice.format)` has no statistics",
          "leave it out for a table, or use `--reporter json`")
      }
      // A configuration names it for findings.
      choices.removeAll { $0 == choice }
    }
    // Naming only files suppresses the default report. Statistics are for the standard output.
    if choices.isEmpty || (printsStatistics && !choices.contains { $0.file == nil }) {
      let isTerminal = StandardStream.output.isTerminal
      choices.append(ReporterChoice(format: isTerminal ? "pretty" : "xcode"))
    }
    self.choices = choices
    let isOnGitHub = environmentVariable("GITHUB_ACTIONS") == "true"
    addsAnnotations = isOnGitHub && !choices.contains { $0.format == ReportFormat.github.rawValue }
  }

  /// Whether one of the reports on the standard output is for people, so that sentences may follow it.
  var printsForPeople: Bool {
    stream == .output && !printsStatistics
      && choices.contains { $0.file == nil && $0.format == ReportFormat.pretty.rawValue }
  }

  /// Whether one of the reports on the standard output ends with what can be fixed.
  func saysWhatCanBeFixed(isQuiet: Bool) -> Bool {
    if printsStatistics { return true }
    return !isQuiet
      && choices.contains { choice in
        guard choice.file == nil else { return false }
        return choice.format == ReportFormat.pretty.rawValue
          || (choice.format == ReportFormat.concise.rawValue
            && StandardStream.output.terminalWidth != nil)
      }
  }

  /// Whether one of the reports on the standard output is for Xcode.
  var printsForXcode: Bool {
    !printsStatistics
      && choices.contains { $0.file == nil && $0.format == ReportFormat.xcode.rawValue }
  }

  /// Whether one of them needs the hash of each diagnostic's line.
  var wantsLineHashes: Bool {
    choices.contains { ReportFormat(rawValue: $0.format)?.wantsLineHashes ?? false }
  }

  /// Whether one of them shows what can be fixed.
  var wantsFixes: Bool {
    printsStatistics || choices.contains { ReportFormat(rawValue: $0.format)?.wantsFixes ?? true }
  }

  /// Writes all reports.
  ///
  /// - Parameter writer: writes those with a file.
  /// - Returns: `failure` if one of them could not be written.
  func write(
    _ result: LintResult, _ context: ReportContext, isQuiet: Bool, _ writer: () -> FileWriter
  ) -> ExitStatus {
    var status = ExitStatus.success
    for choice in choices {
      guard let format = ReportFormat(rawValue: choice.format) else { continue }
      var context = context
      context.isQuiet = isQuiet
      if let page = context.wireframes {
        let report = choice.file?.absolute(in: context.currentFolder).folder
        context.wireframes = page.seen(from: report ?? context.currentFolder)
      }
      if let file = choice.file {
        context.style = Style(isColored: false)
        context.width = nil
        status = max(
          status,
          Console.write(
            format.reporter(context).rendered(result), format.logSpelling, to: file, writer()))
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
    let usesGitHub =
      addsAnnotations || choices.contains { $0.format == ReportFormat.github.rawValue }
    if addsAnnotations {
      let report = ReportFormat.github.reporter(context).rendered(result)
      // The runner reads both streams. A document on the standard output must stay intact.
      let isText = choices.contains {
        $0.file == nil && ReportFormat(rawValue: $0.format)?.isForReading ?? false
      }
      status = Console.write(
        report, ReportFormat.github.logSpelling, on: isText ? stream : .error)
    }
    if usesGitHub, let file = environmentVariable("GITHUB_STEP_SUMMARY"), !file.isEmpty {
      status = max(status, summarize(result, context, in: FilePath(file), writer()))
    }
    return status
  }

  private func summarize(
    _ result: LintResult, _ context: ReportContext, in file: FilePath, _ writer: FileWriter
  ) -> ExitStatus {
    var linkPrefix: String?
    if let server = environmentVariable("GITHUB_SERVER_URL"),
      let repository = environmentVariable("GITHUB_REPOSITORY"),
      let commit = environmentVariable("GITHUB_SHA")
    {
      linkPrefix = "\(server)/\(repository)/blob/\(commit)/"
    }
    let byteCount = (try? FileStatus(path: file.bytes))?.byteCount ?? 0
    let summary = GitHubSummary(context, after: byteCount, linkPrefix: linkPrefix)
    return Console.append(summary.rendered(result), to: file, writer)
  }
}
