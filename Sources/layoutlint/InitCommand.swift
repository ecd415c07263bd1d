import LintEngine
import Platform
import Reporting
import Rules

/// `layoutlint init [PATH]`: learns the conventions of the code in a folder, and writes a configuration.
struct InitCommand {
  private let invocation: Invocation
  private let workspace: Workspace
  /// The folder as it was named; empty for the current one.
  private let folder: FilePath

  init(_ invocation: Invocation) throws(UsageError) {
    guard invocation.operands.count <= 1 else {
      throw UsageError("`init` takes one folder", "run it once for each")
    }
    if invocation.has(.dryRun),
      let option = [Option.Name.force, .baseline].first(where: invocation.has)
    {
      throw UsageError(
        "`--dry-run` and `--\(option.rawValue)` contradict each other", "remove one of them")
    }
    self.invocation = invocation
    workspace = try Workspace(invocation, searchesConfigurations: false)
    folder = invocation.operands.first?.tidied ?? FilePath(bytes: [])
  }

  func run(start: Instant) throws(UsageError) -> ExitStatus {
    do throws(SystemError) {
      guard try FileStatus(path: folder.systemBytes).kind == .folder else {
        Console.report("is no folder", "name the folder of a project", about: folder.systemBytes)
        return .failure
      }
    } catch {
      Console.report("\(error.text)", "name the folder of a project", about: folder.systemBytes)
      return .failure
    }
    if !invocation.has(.dryRun), !invocation.has(.force), let old = existingFile() {
      Console.report(
        "exists and is kept", "`--force` replaces it, `--dry-run` prints what would be written",
        about: old.bytes)
      return .failure
    }
    let discovery = FileDiscovery([FilePath(bytes: folder.systemBytes)], workspace.search)
    Console.report(discovery.skipped, isQuiet: invocation.has(.quiet))
    var lessons = ConventionLearner(
      rules: Catalog.rules, helperSearch: Catalog.helperSearch,
      threads: invocation.number(.threads) ?? processorCount()
    ).learn(discovery)
    for problem in lessons.problems {
      Console.report(problem.message, problem.advice, about: problem.path.bytes)
    }
    if lessons.fileCount == 0, lessons.problems.isEmpty {
      Console.report(
        "no Swift files", "the configuration only turns on what needs no convention",
        about: folder.systemBytes)
    }
    let status: ExitStatus = lessons.problems.isEmpty ? .success : .failure
    if !invocation.has(.dryRun), !invocation.has(.yes), Dialogue.isPossible {
      Dialogue().decide(&lessons)
    }
    let draft = ConfigurationDraft(
      lessons, in: folder, baseline: invocation.has(.baseline) ? Self.baselineName : nil)
    let text = Array(draft.text().utf8)
    if invocation.has(.dryRun) { return max(status, Console.show(text)) }
    let file = folder.appending(ConfigurationName.file)
    guard Console.write(text, to: file) == .success else { return .failure }
    if !invocation.has(.quiet) { _ = Console.show(summary(of: lessons, in: file)) }
    return max(status, try writeBaseline(start: start))
  }

  private func aligned(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }

  /// The configuration that the folder has already; nil if there is none.
  private func existingFile() -> FilePath? {
    let file = folder.appending(ConfigurationName.file)
    return (try? FileStatus(linkPath: file.bytes)) == nil ? nil : file
  }

  /// Accepts the findings that the new configuration has today.
  private func writeBaseline(start: Instant) throws(UsageError) -> ExitStatus {
    guard invocation.has(.baseline) else { return .success }
    let file = folder.appending(Self.baselineName)
    let arguments = [
      folder.systemBytes, Array("--quiet".utf8), Array("--write-baseline".utf8), file.bytes,
    ]
    return try LintCommand(Invocation(arguments: arguments)).run(start: start)
  }

  static let baselineName = ".layoutlint-baseline.txt"

  // MARK: - The summary

  private func summary(of lessons: Lessons, in file: FilePath) -> [UInt8] {
    let decided = lessons.conventions.filter { $0.decided != nil }
    let open = lessons.conventions.count(where: \.isOpen)
    var output: [UInt8] = []
    output.appendVisible(file.bytes)
    output.append(
      ": written after reading \(amount(lessons.fileCount, "file")); \(amount(decided.count, "convention is", "conventions are")) on, \(open) undecided\n"
    )
    let width = decided.map(\.rule.id.count).max() ?? 0
    for lesson in decided {
      guard let choice = lesson.decided.map({ lesson.choices[$0] }) else { continue }
      let gap = String(repeating: " ", count: width - lesson.rule.id.count)
      let share = aligned(choice.consistency.percent, 3)
      let options = choice.options.map { "  \($0.name): \($0.value.configurationText)" }.joined()
      let noun = choice.findingCount == 1 ? "finding " : "findings"
      output.append(
        "  \(lesson.rule.id)\(gap)  \(share) %  \(aligned(choice.findingCount, 4)) \(noun)\(options)\n"
      )
    }
    output.append("Next: `layoutlint` shows mistakes and departures from these conventions.\n")
    return output
  }
}
