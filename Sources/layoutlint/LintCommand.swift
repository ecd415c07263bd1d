import LintEngine
import Platform
import Reporting
import Rules

/// `layoutlint [PATH …]`: lints files and folders.
struct LintCommand {
  private let invocation: Invocation
  private let rules: RuleSet

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    guard !invocation.operands.contains(where: \.bytes.isEmpty) else {
      throw UsageError("a path is empty", "name a file or folder; `.` is the current folder")
    }
    let selection = RuleSelection(
      only: invocation.list(.only), enabled: invocation.list(.enable),
      disabled: invocation.list(.disable))
    do {
      rules = try selection.ruleSet(from: Catalog.rules)
    } catch {
      throw UsageError(error)
    }
  }

  /// - Parameter start: when the program began.
  func run(start: Instant) throws(UsageError) -> ExitStatus {
    let discovery = FileDiscovery(invocation.operands)
    let threads = invocation.value(.threads).flatMap { Int($0) } ?? processorCount()
    let result = Linter(rules: rules, threads: threads).run(discovery)
    guard !(discovery.files.isEmpty && result.problems.isEmpty) else {
      reportNoFiles()
      return .success
    }
    let reporter = try makeReporter(start: start)
    let status = Console.write(reporter.rendered(result), status: verdict(result))
    for problem in result.problems {
      let advice = commandMeant(by: problem) ?? problem.advice
      Console.report(problem.message, advice, about: problem.path.bytes)
    }
    return result.problems.isEmpty ? status : .failure
  }

  private func verdict(_ result: LintResult) -> ExitStatus {
    let least: Severity = invocation.has(.strict) ? .warning : .error
    return result.diagnostics.contains { $0.severity >= least } ? .found : .success
  }

  private func makeReporter(start: Instant) throws(UsageError) -> any Reporter {
    let output = StandardStream.output
    let name = invocation.value(.reporter) ?? (output.isTerminal ? "pretty" : "xcode")
    let folder: FilePath
    do throws(SystemError) {
      folder = FilePath(bytes: try currentFolder())
    } catch {
      throw UsageError(
        "the current folder has no path: \(error.text)", "change to one that exists")
    }
    let context = ReportContext(
      version: LayoutLint.version, rules: Catalog.rules.map { $0.description },
      currentFolder: folder, root: folder, style: invocation.style, width: output.terminalWidth,
      microseconds: start.microsecondsAgo)
    return (ReportFormat(rawValue: name) ?? .xcode).reporter(context)
  }

  private func reportNoFiles() {
    let places = invocation.operands.isEmpty ? "the current folder" : "the given paths"
    Console.report("no Swift files in \(places)", "nothing was checked")
  }

  /// What to say where a path that does not exist may have been meant as a command.
  private func commandMeant(by problem: ReadProblem) -> String? {
    guard problem.isMissing, invocation.operands.first?.tidied == problem.path else { return nil }
    let word = String(decoding: problem.path.bytes, as: UTF8.self)
    return suggestion(for: word, among: Command.allCases.map(\.rawValue)).map {
      "did you mean the command `\($0)`?"
    }
  }
}
