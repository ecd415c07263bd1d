import LintEngine
import Platform
import Reporting

/// The reporters of a run, and the destination of each.
struct ReportDestinations {
  private let choices: [ReporterChoice]
  /// Whether annotations for GitHub go to the standard error, because the standard output is a document.
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
  /// - Returns: `failure` if one of them could not be written.
  func write(_ result: LintResult, _ context: ReportContext, isQuiet: Bool) -> ExitStatus {
    var status = ExitStatus.success
    for choice in choices {
      guard let format = ReportFormat(rawValue: choice.format) else { continue }
      var context = context
      context.isQuiet = isQuiet
      if let file = choice.file {
        context.style = Style(isColored: false)
        context.width = nil
        status = max(status, Console.write(rendered(format, result, context), to: file))
      } else if printsStatistics {
        let report = Console.logGuard.guarded(
          StatisticsReporter(style: context.style).rendered(result))
        status = max(status, Console.write(report, on: stream))
      } else {
        status = max(status, Console.write(rendered(format, result, context), on: stream))
      }
    }
    return max(status, annotate(result, context))
  }

  /// A report that is safe to be read by a CI system. Even a file may be what it reads: `/dev/stderr`.
  private func rendered(
    _ format: ReportFormat, _ result: LintResult, _ context: ReportContext
  ) -> [UInt8] {
    Console.logGuard.guarded(format.reporter(context).rendered(result), format.logSpelling)
  }

  /// Writes for GitHub's runner: annotations to the log, and a summary to the file that it names.
  private func annotate(_ result: LintResult, _ context: ReportContext) -> ExitStatus {
    var status = ExitStatus.success
    let usesGitHub =
      addsAnnotations || choices.contains { $0.format == ReportFormat.github.rawValue }
    if addsAnnotations {
      let report = rendered(.github, result, context)
      // The runner reads both streams. A document on the standard output must stay intact.
      let isText = choices.contains {
        $0.file == nil && ReportFormat(rawValue: $0.format)?.isForReading ?? false
      }
      status =
        isText ? Console.write(report, on: stream) : Console.write(report, on: StandardStream.error)
    }
    if usesGitHub, let file = environmentVariable("GITHUB_STEP_SUMMARY"), !file.isEmpty {
      status = max(status, summarize(result, context, in: FilePath(file)))
    }
    return status
  }

  private func summarize(
    _ result: LintResult, _ context: ReportContext, in file: FilePath
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
    return Console.append(summary.rendered(result), to: file)
  }
}
