import LintEngine
import Platform
import Reporting

/// The reporters of a run, and where each writes to.
struct ReportDestinations {
  private let choices: [ReporterChoice]
  /// Whether annotations for GitHub go to the standard error, because the standard output holds a document.
  private let addsAnnotations: Bool
  private let printsStatistics: Bool
  /// Where the reports without a file go.
  private let stream: StandardStream

  /// - Throws: `UsageError` for two reporters that write to the same place.
  init(_ invocation: Invocation, _ configuration: Configuration) throws(UsageError) {
    let known = ReportFormat.allCases.map(\.rawValue)
    var choices: [ReporterChoice] = []
    for text in invocation.list(.reporter) {
      // The same one again is what a script and its caller say together.
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
        "give all but one a file of its own: `--reporter \(choice.format)=FILE`")
    }
    // Who names only files gets nothing else. Statistics are about the standard output.
    if choices.isEmpty || (printsStatistics && !choices.contains { $0.file == nil }) {
      let isTerminal = StandardStream.output.isTerminal
      choices.append(ReporterChoice(format: isTerminal ? "pretty" : "xcode"))
    }
    self.choices = choices
    let isOnGitHub = environmentVariable("GITHUB_ACTIONS") == "true"
    addsAnnotations = isOnGitHub && !choices.contains { $0.format == ReportFormat.github.rawValue }
  }

  /// Whether a person reads one of them on the standard output, so that sentences may follow it there.
  var printsForPeople: Bool {
    stream == .output && !printsStatistics
      && choices.contains { $0.file == nil && $0.format == ReportFormat.pretty.rawValue }
  }

  /// Whether one of them wants the hash of each diagnostic's line.
  var wantsLineHashes: Bool {
    choices.contains { ReportFormat(rawValue: $0.format)?.wantsLineHashes ?? false }
  }

  /// Whether one of them says what can be fixed.
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

  /// A report that a CI system may read without obeying what files say. A file may be what it reads, too: `/dev/stderr`.
  private func rendered(
    _ format: ReportFormat, _ result: LintResult, _ context: ReportContext
  ) -> [UInt8] {
    Console.logGuard.guarded(format.reporter(context).rendered(result), format.logSpelling)
  }

  /// What GitHub's runner reads: annotations in the log, and a summary in the file that it names.
  private func annotate(_ result: LintResult, _ context: ReportContext) -> ExitStatus {
    var status = ExitStatus.success
    let usesGitHub =
      addsAnnotations || choices.contains { $0.format == ReportFormat.github.rawValue }
    if addsAnnotations {
      let report = rendered(.github, result, context)
      // The runner reads both streams. A document on the standard output stays whole.
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
